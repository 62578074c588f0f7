"""Luck: fair, fixed by its key, checkable by a stranger."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

import verify
from companion.chance import Chance, commitment, drawn, key_from
from companion.kit import bag, die

ROOT = Path(__file__).parents[2]
UNTIL_SEVENTH = {
    7: Fraction(16, 429),
    8: Fraction(16, 143),
    9: Fraction(80, 429),
    10: Fraction(32, 143),
    11: Fraction(30, 143),
    12: Fraction(2, 13),
    13: Fraction(1, 13),
}


def test_the_nth_draw_of_a_label_is_fixed_whatever_else_is_drawn() -> None:
    alone, mixed = Chance(b"key"), Chance(b"key")
    expected = [alone.below("bag", 14) for _ in range(20)]
    got = []
    for _ in range(20):
        mixed.below("die", 6)
        got.append(mixed.below("bag", 14))
    assert got == expected


def test_every_value_is_as_likely_as_the_others() -> None:
    chance = Chance(b"fair")
    seen = Counter(chance.below("x", 7) for _ in range(70_000))
    chi = sum((often - 10_000) ** 2 / 10_000 for often in seen.values())
    assert len(seen) == 7
    assert chi < 22.5  # 6 degrees of freedom, one in a thousand


def test_words_past_the_last_whole_multiple_are_thrown_away() -> None:
    bound = (1 << 63) + 1  # almost every second word is too large
    values = [drawn(b"k", "x", n, bound) for n in range(400)]
    assert max(values) < bound
    assert sum(value < bound // 2 for value in values) == pytest.approx(200, abs=45)


def test_a_shuffle_keeps_every_thing_and_reaches_every_order() -> None:
    chance = Chance(b"s")
    orders = Counter(chance.shuffled("s", "abc") for _ in range(6_000))
    assert len(orders) == 6
    assert min(orders.values()) > 850


def test_draws_until_the_seventh_colour_follow_the_exact_distribution() -> None:
    chance, games = Chance(b"korrigans"), 6_000
    lengths = Counter(_until_seventh(chance) for _ in range(games))
    chi = sum((lengths[n] - float(p) * games) ** 2 / (float(p) * games) for n, p in UNTIL_SEVENTH.items())
    assert set(lengths) <= set(UNTIL_SEVENTH)
    assert chi < 22.5


def _until_seventh(chance: Chance) -> int:
    left: bag.Bag = (2,) * 7
    seen: set[int] = set()
    for number in range(1, 15):
        kind, left = bag.draw(left, chance)
        seen.add(kind)
        if len(seen) == 7:
            return number
    raise AssertionError


def test_an_empty_bag_gives_nothing() -> None:
    with pytest.raises(ValueError, match="no piece"):
        bag.without((0, 1), 0)


def test_a_die_has_six_sides() -> None:
    chance = Chance(b"die")
    assert {die.roll(chance) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def a_receipt() -> dict[str, object]:
    seed, salts = bytes(range(32)), ["abc", "", "xyz", "", ""]
    chance = Chance(key_from(seed, salts))
    chance.shuffled("deck", range(9))
    for _ in range(5):
        chance.below("die", 6)
    draws = [draw._asdict() for draw in chance.draws]
    return {"finished": True, "commitment": commitment(seed), "seed": seed.hex(), "salts": salts, "draws": draws}


def test_the_verifier_accepts_a_true_receipt_with_nothing_installed(tmp_path: Path) -> None:
    page = tmp_path / "receipt.json"
    page.write_text(json.dumps(a_receipt()))
    told = subprocess.run([sys.executable, "-I", "-S", ROOT / "verify.py", page], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.startswith("TRUE")


@pytest.mark.parametrize(
    ("forge", "wrong"),
    [
        (lambda receipt: receipt["draws"][10].update(value=(receipt["draws"][10]["value"] + 1) % 6), "line 11"),
        (lambda receipt: receipt["draws"].pop(3), "line 4"),
        (lambda receipt: receipt["draws"][0].update(bound=10**12), "line 1"),
        (lambda receipt: receipt.update(seed="11" * 32), "promised"),
        (lambda receipt: receipt["salts"].reverse(), "line "),
        (lambda receipt: receipt.update(finished=False), "not finished"),
    ],
)
def test_the_verifier_names_the_first_false_line(forge, wrong: str) -> None:  # type: ignore[no-untyped-def]
    receipt = a_receipt()
    forge(receipt)
    assert wrong in (verify.first_false_line(receipt) or "")
