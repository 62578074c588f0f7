"""A bystander who hears only the public facts counts the same final scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from companion import games, simulate
from companion.chance import Chance
from companion.contract import Fact, Result, decide
from companion.options import variants
from tests.clauses import clause

GAME = games.find().games["dolmen", games.PLAY]
CASES = [(number, options.memory, seed) for number in GAME.players for options in variants(GAME.Options) for seed in range(12)]


def told(number: int, memory: bool, seed: int) -> tuple[list[Fact], Result]:
    """One random game, played along with the same luck: what everybody heard, and the result."""
    wish, luck = Chance(f"wish recount {seed}".encode()), Chance(f"luck recount {seed}".encode())
    options = GAME.Options(memory=memory)
    state = GAME.setup(simulate.some_players(number, wish), wish.below("first", number), options, luck)
    facts: list[Fact] = []
    for step in simulate.walk(GAME, number, options, f"recount {seed}"):
        played = decide(GAME, state, step.player, step.move, luck)
        facts += [fact for fact in played.facts if fact.who is None]
        state = played.state
    result = GAME.result(state)
    assert result is not None
    return facts, result


def numbers(fact: Fact) -> Iterator[tuple[str, int]]:
    yield from ((name, value) for name, value in fact.args.items() if isinstance(value, int))


def recounted(facts: list[Fact], number: int) -> dict[str, int]:
    """Listen: three crystals each at first, then what joins, what is paid, lost and taken back, and the last roll."""
    slabs: Counter[str] = Counter()
    mysteries: Counter[str] = Counter()
    crystals = {f"player:{player}": 3 for player in range(number)}
    roll = 0
    for fact in facts:
        who, heard = str(fact.args.get("player", "")), dict(numbers(fact))
        if fact.key == "joined":
            slabs[who] += heard["points"]
        elif fact.key == "joined-mystery":
            mysteries[who] += 1
        elif fact.key == "paid":
            crystals[who] -= heard["number"]
        elif fact.key == "slab-lost":
            assert crystals[who] == heard["number"]
            crystals[who] = 0
        elif fact.key == "crystals-back":
            crystals[who] = 3
        elif fact.key == "mystery-roll":
            roll = heard["number"]
    return {who: slabs[who] + mysteries[who] * (3 + roll) + left for who, left in crystals.items()}


@clause("D50", "D51")
@pytest.mark.parametrize(("number", "memory", "seed"), CASES)
def test_the_scores_follow_from_what_everybody_heard(number: int, memory: bool, seed: int) -> None:
    facts, result = told(number, memory, seed)
    counted = recounted(facts, number)
    assert tuple(counted.values()) == result.totals
    best = max(counted.values())
    assert [fact.args["player"] for fact in facts if fact.key == "won"] == [who for who, points in counted.items() if points == best]
    assert {fact.args["player"]: fact.args["points"] for fact in facts if fact.key == "score"} == counted
    assert tuple(f"player:{player}" for player in result.ranking[0]) == tuple(who for who, points in counted.items() if points == best)


@clause("D25", "D26", "D27", "D28")
@pytest.mark.parametrize("seed", range(12))
def test_every_try_is_settled_as_the_table_heard_it(seed: int) -> None:
    facts, _result = told(3, False, seed)
    crystals = {f"player:{player}": 3 for player in range(3)}
    for at, fact in enumerate(facts):
        who = str(fact.args.get("player", ""))
        if fact.key == "crystals-back":
            crystals[who] = 3
        if not fact.key.startswith("announced"):
            continue
        rest = [other for other in facts[at:] if other.key != "looked"]
        missing = max(0, int(fact.args["points"]) - int(rest[1].args["number"]))
        after = [other.key for other in rest[2:4]]
        if missing > crystals[who]:
            assert after[0] == "slab-lost"
            crystals[who] = 0
        else:
            assert after[: 1 + bool(missing)] == ["paid"] * bool(missing) + ["joined" + fact.key.removeprefix("announced")]
            crystals[who] -= missing


@clause("D50", "D52")
@pytest.mark.parametrize("seed", range(12))
def test_seven_slabs_or_sixty_rounds_end_it(seed: int) -> None:
    facts, result = told(2, False, seed)
    built = Counter(str(fact.args["player"]) for fact in facts if fact.key.startswith("joined"))
    turns = 1 + sum(fact.key == "turn" for fact in facts)
    ending = "D50" if 6 in built.values() else "D52"
    assert result.ending == ending
    assert all(slabs <= 6 for slabs in built.values())
    assert turns <= 120
    assert ending == "D50" or turns == 120
