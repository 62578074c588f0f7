"""Luck as it arrives over HTTP: it has the exact distribution, it can't be rolled again, and a receipt proves it to anybody."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.kit.colours import NAMES
from tests.serving import ROOT
from tests.web.served import Phone, Served, begin, seated, served

GAMES = int(os.environ.get("CAULDRON_DRAWN_GAMES", "60"))
MEMORY = "/dev/shm" if os.path.isdir("/dev/shm") else None  # many moves, and no test of the disk
EXACT = {7: (16, 429), 8: (16, 143), 9: (80, 429), 10: (32, 143), 11: (30, 143), 12: (2, 13), 13: (1, 13)}  # facts/players.md
ONE_IN_A_MILLION = {3: 30.7, 6: 38.3, 9: 45.1}  # chi-square by degrees of freedom


def act(table: Served, kind: str = "") -> Any:
    """Somebody's first offer, or the first one of a kind, by tap."""
    now = table.table.now
    for seat in now.actors():
        for offer in now.offers(seat):
            move = msgspec.to_builtins(offer.move)
            if kind in ("", move["type"]):
                reply = table.phones[seat - 1].tap(seat, move)
                assert reply.json["ok"], reply.text
                return move
    raise AssertionError(f"nobody is offered {kind}")


def draw(table: Served) -> str:
    """Draw a pawn; its colour, as the table says it when asked to draw again ("" for the pawn that completes the rainbow)."""
    (seat,) = table.table.now.actors()
    act(table, "Draw")
    again = table.phones[seat - 1].tap(seat, {"type": "Draw"}).json
    assert again["clause"] in ("K20", "K23"), again
    return next((colour for colour in NAMES if colour in again["say"].lower().split()), "")


def drawn_until_the_seventh(table: Served) -> list[str]:
    begin(table.phones[0])
    colours: list[str] = []
    while len(set(colours)) < 7:
        colours.append(draw(table) or next(colour for colour in NAMES if colour not in colours))
        while len(set(colours)) < 7 and not any(type(offer.move).__name__ == "Draw" for offer in _offers(table)):
            act(table)
    table.phones[0].do(1, "house.PutAside")
    return colours


def _offers(table: Served) -> Iterator[Any]:
    now = table.table.now
    return (offer for seat in now.actors() for offer in now.offers(seat))


@pytest.fixture(scope="module")
def evenings() -> list[list[str]]:
    """The pawns of many games, each with a seed of its own."""
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder, served(Path(folder)) as table:
        seated(table, 1, 2)
        return [drawn_until_the_seventh(table) for _ in range(GAMES)]


def chi_square(seen: Counter[int], expected: dict[int, float]) -> float:
    return sum((seen[value] - share) ** 2 / share for value, share in expected.items())


def test_the_exact_distribution_is_one() -> None:
    assert sum(Fraction(*share) for share in EXACT.values()) == 1
    assert round(float(sum(number * Fraction(*share) for number, share in EXACT.items())), 3) == 10.226


def test_the_number_of_draws_follows_the_exact_distribution(evenings: list[list[str]]) -> None:
    seen = Counter(len(colours) for colours in evenings)
    assert set(seen) <= set(EXACT)
    grouped = Counter({0: seen[7] + seen[8], 1: seen[9], 2: seen[10], 3: seen[11] + seen[12] + seen[13]})
    parts = {0: (7, 8), 1: (9,), 2: (10,), 3: (11, 12, 13)}
    expected = {group: float(sum(Fraction(*EXACT[number]) for number in numbers)) * len(evenings) for group, numbers in parts.items()}
    assert chi_square(grouped, expected) < ONE_IN_A_MILLION[3], seen


def test_each_pawn_in_the_bag_is_as_likely_as_any_other(evenings: list[list[str]]) -> None:
    """Where each draw falls among the pawns that were left is uniform, whatever was drawn before."""
    luck, places = random.Random(1), Counter[int]()
    for colours in evenings:
        bag = [colour for colour in NAMES for _ in range(2)]
        for colour in colours:
            place = bag.index(colour) + luck.random() * bag.count(colour)
            places[int(10 * place / len(bag))] += 1
            bag.remove(colour)
    draws = sum(map(len, evenings))
    assert chi_square(places, dict.fromkeys(range(10), draws / 10)) < ONE_IN_A_MILLION[9], places
    first = Counter(NAMES.index(colours[0]) for colours in evenings)
    assert chi_square(first, dict.fromkeys(range(7), len(evenings) / 7)) < ONE_IN_A_MILLION[6], first


# --- undo and redo


def test_a_draw_that_is_taken_back_and_made_again_is_the_same(table: Served) -> None:
    phones = seated(table, 1, 2)
    for seat, phone in enumerate(phones, 1):
        phone.do(seat, "house.Salt", salt=f"salt{seat}")
    begin(phones[0])
    for _turn in range(3):
        (seat,) = table.table.now.actors()
        colour = draw(table)
        assert colour
        for _again in range(2):
            take_back(table, seat)
            assert draw(table) == colour
        while not any(type(offer.move).__name__ == "Draw" for offer in _offers(table)):
            act(table)


def take_back(table: Served, seat: int) -> None:
    other = 3 - seat
    assert table.phones[seat - 1].tap(seat, {"type": "house.Undo"}).json["ok"]
    assert table.phones[other - 1].tap(other, {"type": "house.Agree"}).json["ok"]


def test_nobody_rolls_again_by_leaving_coming_back_or_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as table:
        phones = seated(table, 1, 2)
        for seat, phone in enumerate(phones, 1):
            phone.do(seat, "house.Salt", salt=f"salt{seat}")
        begin(phones[0])
        (seat,) = table.table.now.actors()
        colour = draw(table)
        assert colour
        take_back(table, seat)
        other = 3 - seat
        phones[other - 1].do(other, "house.Leave")
        phones[other - 1].do(0, "house.Sit", seat=other)
        assert draw(table) == colour
        take_back(table, seat)
        cookies = [phone.cookies for phone in phones]
    with served(tmp_path) as table:
        for kept in cookies:
            Phone(table, arrives=False).cookies = kept
        table.phones[0].do(1, "house.Resume")
        assert draw(table) == colour


# --- receipts


def whole_game(table: Served, between: Callable[[], None] = lambda: None) -> None:
    """Korrigans with the box, from the salts to the winner."""
    for seat, phone in enumerate(table.phones[:2], 1):
        phone.do(seat, "house.Salt", salt=f"{seat}{'ab' * 10}")
    begin(table.phones[0])
    between()
    for _ in range(200):
        if table.table.now.sitting.over:
            return
        kinds = {type(offer.move).__name__ for offer in _offers(table)}
        act(table, next((kind for kind in ("Done",) if kind in kinds), ""))
    raise AssertionError("the game does not end")


def receipt(phone: Phone, query: str = "") -> dict[str, Any]:
    reply = phone.get(f"/receipt.json{query}")
    assert reply.status == 200
    assert "attachment" in reply.headers["Content-Disposition"]
    told: dict[str, Any] = reply.json
    return told


def verified(folder: Path, paper: dict[str, Any]) -> tuple[int, str]:
    """What the verifier says, run with nothing but Python."""
    file = folder / "receipt.json"
    file.write_text(json.dumps(paper))
    done = subprocess.run([sys.executable, "-I", "-S", str(ROOT / "verify.py"), str(file)], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout.strip()


def test_the_verifier_believes_a_true_receipt_and_names_the_first_false_line(table: Served, tmp_path: Path) -> None:
    phones = seated(table, 1, 2)
    promised = receipt(phones[0])["commitment"]

    def undone() -> None:
        (seat,) = table.table.now.actors()
        draw(table)
        take_back(table, seat)
        phones[2 - seat].do(3 - seat, "house.Leave")
        phones[2 - seat].do(0, "house.Sit", seat=3 - seat)

    whole_game(table, undone)
    paper = receipt(phones[0])
    assert paper["finished"]
    assert paper["commitment"] == promised, "what was promised before the game"
    assert paper["salts"][:2] == ["1" + "ab" * 10, "2" + "ab" * 10], "what the phones added"
    assert len(paper["draws"]) >= 7
    assert verified(tmp_path, paper) == (0, f"TRUE: the promise was kept, all {len(paper['draws'])} draws are right")
    for forged, why in _forged(paper):
        code, said = verified(tmp_path, forged)
        assert (code, said.startswith(f"FALSE: {why}")) == (1, True), said
    assert paper["seed"] in phones[1].get("/receipt").text


def _forged(paper: dict[str, Any]) -> Iterator[tuple[dict[str, Any], str]]:
    def changed(line: int, **fields: Any) -> dict[str, Any]:
        draws = [dict(one) for one in paper["draws"]]
        draws[line - 1] |= fields
        return paper | {"draws": draws}

    for line in (1, 4, len(paper["draws"])):
        value, bound = paper["draws"][line - 1]["value"], paper["draws"][line - 1]["bound"]
        yield changed(line, value=(value + 1) % bound), f"line {line}:"
        yield changed(line, bound=10**9), f"line {line}:"
        yield changed(line, n=99), f"line {line}:"
    yield changed(3, label="other"), "line 3:"
    yield paper | {"draws": paper["draws"][:2] + paper["draws"][3:]}, "line 3:"
    yield paper | {"salts": ["x", *paper["salts"][1:]]}, "line "
    yield paper | {"seed": "00" * 32}, "the seed is not the one that was promised"
    yield paper | {"commitment": "00" * 32}, "the seed is not the one that was promised"
    yield paper | {"finished": False}, "the game is not finished"
    yield {}, "the game is not finished"
    yield paper | {"seed": "nothing"}, "it can't be read"


def test_a_receipt_stays_when_the_next_game_has_begun_and_that_one_keeps_its_secret(table: Served, tmp_path: Path) -> None:
    phones = seated(table, 1, 2)
    whole_game(table)
    before = receipt(phones[0])
    phones[0].do(1, "house.Open")
    begin(phones[0])
    assert receipt(phones[1], f"?chapter={before['chapter']}") == before
    assert verified(tmp_path, before)[0] == 0
    now = receipt(phones[1])
    assert now["chapter"] != before["chapter"]
    assert now["commitment"] != before["commitment"]
    assert "seed" not in now


def test_a_game_that_was_put_aside_and_finished_has_a_whole_receipt(table: Served, tmp_path: Path) -> None:
    phones = seated(table, 1, 2)

    def another_evening() -> None:
        act(table, "Draw")
        chapter = table.table.now.house.chapter
        phones[0].do(1, "house.PutAside")
        phones[0].do(1, "house.TakeUp", chapter=chapter)
        phones[0].do(1, "house.Resume")

    whole_game(table, another_evening)
    paper = receipt(phones[0])
    assert paper["finished"]
    code, said = verified(tmp_path, paper)
    assert code == 0, said


def test_what_a_phone_adds_changes_the_luck_and_comes_after_the_promise(table: Served) -> None:
    (phone, _other) = seated(table, 1, 2)
    promise = receipt(phone)["commitment"]
    page = phone.get("/").text
    assert f'data-salt="{promise}"' in page, "the page adds its salt only when it has seen the promise"
    key = table.table.now.sitting.key
    phone.do(1, "house.Salt", salt="abc")
    assert receipt(phone)["commitment"] == promise
    assert table.table.now.sitting.key != key
    assert 'data-salt="' not in phone.get("/").text


def test_a_secret_that_was_shown_serves_no_move_any_more(table: Served) -> None:
    """Once the seed is out, going back into the game would be playing with open luck."""
    phones = seated(table, 1, 2)
    whole_game(table)
    assert "seed" in receipt(phones[0])
    for seat, phone in enumerate(phones, 1):
        phone.tap(seat, {"type": "house.Undo"})
        phones[2 - seat].tap(3 - seat, {"type": "house.Agree"})
        phone.tap(seat, {"type": "house.Override"})
    assert table.table.now.sitting.over
