"""A bystander who sees only the public facts counts the same scores."""

from __future__ import annotations

from typing import Any

import pytest

from companion.chance import Chance
from companion.contract import TABLE, Fact, decide
from companion.games import PLAY, find
from companion.options import variants
from companion.simulate import some_players
from tests.clauses import clause

GAME = find().games["roygbiv", PLAY]


def watched(number: int, options: Any, seed: str) -> tuple[tuple[str, ...], list[Fact], Any]:
    """A random game as a bystander sees it: the colours, the public facts, and the result."""
    wish, chance = Chance(f"wish {seed}".encode()), Chance(f"luck {seed}".encode())
    players = some_players(number, wish)
    state, facts = GAME.setup(players, 0, options, chance), []
    while (result := GAME.result(state)) is None:
        due = GAME.due(state)
        player, move = TABLE, due.move if due else None
        if due is None or wish.below("due", 4):
            player = wish.pick("player", sorted(GAME.actors(state)))
            offers = GAME.moves(state, player)
            cards = [offer for offer in offers if hasattr(offer.move, "card")]
            move = wish.pick("offer", cards if cards and wish.below("eager", 6) else offers).move
        played = decide(GAME, state, player, move, chance)
        facts += [fact for fact in played.facts if fact.who is None]
        state = played.state
    return tuple(player.colour for player in players), facts, result


def recounted(colours: tuple[str, ...], facts: list[Fact]) -> tuple[int, ...]:
    totals = [0] * len(colours)
    for fact in facts:
        if fact.key in ("collected", "collected-part"):
            player, count = int(str(fact.args["player"])[7:]), int(fact.args["count"])
            cards = [fact.args[f"card{place}"] for place in range(1, count + 1)]
            points = sum(2 if card == f"card:{colours[player]}" else 1 for card in cards)
            totals[player] += points * (2 if count > 6 else 1)
        if fact.key == "ended-finished":
            totals[int(str(fact.args["player"])[7:])] += 7
    return tuple(totals)


@clause("R61", "R62", "R63")
@pytest.mark.parametrize("number", GAME.players)
def test_public_facts_add_up_to_the_result(number: int) -> None:
    endings = set()
    for options in variants(GAME.Options):
        for turn in range(25):
            colours, facts, result = watched(number, options, f"{number} {turn}")
            assert recounted(colours, facts) == result.totals
            told = {fact.args["player"]: fact.args["points"] for fact in facts if fact.key == "scored"}
            assert told == {f"player:{player}": total for player, total in enumerate(result.totals)}
            best = max(result.totals)
            assert result.ranking[0] == tuple(player for player, total in enumerate(result.totals) if total == best)
            endings.add(result.ending)
    assert "R60" in endings


@clause("R30")
def test_no_whole_rainbow_is_shorter_than_three_and_no_part_shorter_than_two() -> None:
    lengths: dict[str, set[int]] = {"collected": set(), "collected-part": set()}
    for options in variants(GAME.Options):
        for turn in range(60):
            for fact in watched(3, options, f"short {turn}")[1]:
                if fact.key in lengths:
                    lengths[fact.key].add(int(fact.args["count"]))
    assert min(lengths["collected"]) == 3
    assert min(lengths["collected-part"]) == 2
