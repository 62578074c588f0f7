"""A bystander who hears only the public facts keeps the same sheet, the same rounds and the same order of those who pass."""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from typing import Any

import pytest

from companion import games
from companion.chance import Chance
from companion.contract import Fact, Result, decide, pick_number
from companion.options import choices
from companion.simulate import some_players
from tests.clauses import clause

GAME: Any = games.find().games["any_game", games.ASSIST]
NAMES = [choice.name for choice in choices(GAME.Options)]
VARIANTS = [GAME.Options(**dict(zip(NAMES, values, strict=True))) for values in product(*(c.values for c in choices(GAME.Options)))]
CASES = [(VARIANTS[seed % len(VARIANTS)], 1 + seed % 5, seed) for seed in range(2 * len(VARIANTS))]


def evening(options: Any, number: int, seed: int) -> tuple[list[Fact], Result, Any]:
    """A long random game with people coming and going; the last move ends it."""
    wish = Chance(f"recount {seed}".encode())
    state = GAME.setup(some_players(number, wish), wish.below("first", number), options, wish)
    facts: list[Fact] = []
    for _ in range(120):
        played = _something(state, wish)
        facts += played.facts
        state = played.state
        GAME.check(state)
    if not state.order:
        state = GAME.join(state, 0).state
        facts.append(Fact("came-back", {"player": "player:0"}))
    end = next(offer.move for offer in GAME.moves(state, state.order[0]) if type(offer.move).__name__ == "Finish")
    played = decide(GAME, state, state.order[0], end, wish)
    result = GAME.result(played.state)
    assert result is not None
    return [*facts, *played.facts], result, played.state


def _something(state: Any, wish: Chance) -> Any:
    """Mostly a move of somebody; now and then somebody comes or goes."""
    away = [player for player in range(min(5, len(state.colours) + 1)) if player not in state.order]
    fate = wish.below("fate", 12)
    if away and (fate == 0 or not state.order):
        return GAME.join(state, wish.pick("comes", away))
    player = wish.pick("player", state.order)
    if fate == 1:
        return GAME.part(state, player)
    kinds = defaultdict(list)
    for offer in GAME.moves(state, player):
        kinds[type(offer.move).__name__].append(offer)
    kinds.pop("Finish")
    return decide(GAME, state, player, pick_number(wish.pick("offer", kinds[wish.pick("kind", sorted(kinds))]), wish), wish)


class Bystander:
    """Writes down what is said."""

    def __init__(self, number: int) -> None:
        self.sheet: dict[tuple[str, int], int] = {}
        self.here = {f"player:{player}" for player in range(number)}
        self.ever = set(self.here)
        self.round = 1

    def hear(self, fact: Fact) -> None:
        words: dict[str, Any] = fact.args
        if fact.key in ("wrote", "corrected"):
            cell = (words["player"], words["round"])
            assert self.sheet.get(cell, 0) == words["was"]
            self.sheet[cell] = words["number"]
            assert self.total(words["player"]) == words["total"]
            assert (words["round"] == self.round) == (fact.key == "wrote")
        elif fact.key in ("joined", "came-back"):
            self.here.add(words["player"])
            self.ever.add(words["player"])
        elif fact.key == "left":
            self.here.remove(words["player"])
        elif fact.key == "round-began":
            self.round += 1
            assert words["round"] == self.round
        elif fact.key in ("turn", "done", "ready", "passed"):
            assert words["player"] in self.here

    def total(self, player: str) -> int:
        return sum(number for (whose, _round), number in self.sheet.items() if whose == player)


@clause("A13", "A14", "A19", "A20")
@pytest.mark.parametrize(("options", "number", "seed"), CASES)
def test_the_result_follows_from_what_everybody_heard(options: Any, number: int, seed: int) -> None:
    facts, result, state = evening(options, number, seed)
    listener = Bystander(number)
    for fact in facts:
        assert fact.who is None
        listener.hear(fact)
    assert listener.ever == {f"player:{player}" for player in range(len(result.totals))}
    assert [listener.total(f"player:{player}") for player in range(len(result.totals))] == list(result.totals)
    assert listener.round == state.round
    if options.winner == "none":
        assert len(result.ranking) == 1
        return
    best = (max if options.winner == "most" else min)(listener.total(player) for player in listener.here)
    winners = {player for player in listener.here if listener.total(player) == best}
    assert {f"player:{player}" for player in result.ranking[0]} == winners
    assert {fact.args["player"] for fact in facts if fact.key == "won"} == winners


@clause("A12")
@pytest.mark.parametrize("seed", range(20))
def test_the_order_of_passing_is_the_next_order(seed: int) -> None:
    wish = Chance(f"passing {seed}".encode())
    number = 2 + seed % 4
    state = GAME.setup(some_players(number, wish), wish.below("first", number), GAME.Options(order="passing", upkeep=False), wish)
    turns: list[str] = []
    passes: list[str] = []
    for _ in range(200):
        offers = {type(offer.move).__name__: offer.move for offer in GAME.moves(state, state.turn)}
        played = decide(GAME, state, state.turn, offers["Pass" if wish.below("pass", 3) == 0 else "Done"], wish)
        passes += [str(fact.args["player"]) for fact in played.facts if fact.key == "passed"]
        turns += [str(fact.args["player"]) for fact in played.facts if fact.key == "turn"]
        state = played.state
        if any(fact.key == "round-ended" for fact in played.facts):
            assert [f"player:{player}" for player in state.order] == passes
            assert turns[-1] == passes[0]
            passes.clear()
    assert state.round > 1
