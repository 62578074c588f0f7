"""A bystander who hears only the public facts lays the tiles along and finds the same winner, or the same draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from companion import games, simulate
from companion.chance import Chance
from companion.contract import Fact, Result, decide
from tests.clauses import clause

GAME = games.find().games["flip_and_slide", games.PLAY]
RAINBOW = ("red", "orange", "yellow", "green", "blue", "indigo", "violet")
STEPS = {"hexagons": ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)), "squares": ((1, 0), (0, 1), (-1, 0), (0, -1))}
CASES = [(number, shape, red, seed) for number in GAME.players for shape, red in product(STEPS, (False, True)) for seed in range(4)]


def told(number: int, options: Any, seed: int) -> tuple[Any, list[tuple[Fact, ...]], Result]:
    """One random game, played along with the same luck: how it began, what everybody heard move by move, and the result."""
    wish, luck = Chance(f"wish recount {seed}".encode()), Chance(f"luck recount {seed}".encode())
    state = first = GAME.setup(simulate.some_players(number, wish), wish.below("first", number), options, luck)
    heard: list[tuple[Fact, ...]] = []
    for step in simulate.walk(GAME, number, options, f"recount {seed}"):
        played = decide(GAME, state, step.player, step.move, luck)
        heard.append(tuple(fact for fact in played.facts if fact.who is None))
        state = played.state
    result = GAME.result(state)
    assert result is not None
    return GAME.view(first, None), heard, result


class Bystander:
    """Lays the tiles as they are told and never looks at the table again."""

    def __init__(self, view: Any, shape: str, red: bool) -> None:
        self.tiles = {place.cell: place.tile for place in view.tiles}
        self.shape, self.red, self.actions = shape, red, Counter[str]()

    def hear(self, fact: Fact) -> None:
        args = {name: str(value) for name, value in fact.args.items()}
        if fact.key == "put":
            self.tiles[args["cell"]] = args["player"]
        elif fact.key == "flipped":
            assert self.tiles[args["cell"]] == "clover"
            self.tiles[args["cell"]] = args["colour"]
        elif fact.key in ("slid", "slid-own"):
            assert self.tiles.pop(args["start"]) == args["tile"]
            assert args["end"] not in self.tiles
            self.tiles[args["end"]] = args["tile"]
        elif fact.key == "jumped":
            own = next(cell for cell, tile in self.tiles.items() if tile == args["player"])
            self.tiles[args["end"]] = self.tiles.pop(own)

    def beside(self, cell: str) -> Iterator[str]:
        """The tiles that touch a cell; columns are told rolled up, so they are compared as they come round again."""
        column, row = map(int, cell.removeprefix("cell:").split(","))
        for across, down in STEPS[self.shape]:
            place = column + across + 40 * (row + down)
            yield f"cell:{(place + 20) % 40 - 20},{(place + 20) // 40}"

    def has_rainbow(self, player: str) -> bool:
        own = next((cell for cell, tile in self.tiles.items() if tile == player), None)
        chains = [[cell] for cell, tile in self.tiles.items() if tile == "colour:red"]
        for colour in RAINBOW[1:]:
            chains = [[*chain, cell] for chain in chains for cell in self.beside(chain[-1]) if self.tiles.get(cell) == f"colour:{colour}"]
        touched = set(self.beside(own)) if own else set()
        return any(touched.intersection(chain[:1] if self.red else chain) for chain in chains)

    def clovers(self) -> int:
        return list(self.tiles.values()).count("clover")


@clause("F30", "F31", "F40", "F53")
@pytest.mark.parametrize(("number", "shape", "red", "seed"), CASES)
def test_the_winner_follows_from_what_everybody_heard(number: int, shape: str, red: bool, seed: int) -> None:
    view, heard, result = told(number, GAME.Options(shape=shape, red=red, patch="wild"), seed)
    bystander = Bystander(view, shape, red)
    actor, winners = "", []
    for facts in heard:
        for fact in facts:
            bystander.hear(fact)
        actor = str(facts[0].args["player"])
        acted = facts[0].key in ("flipped", "slid", "slid-own", "jumped")
        late = number == 1 and not bystander.clovers()
        if acted and not late and bystander.has_rainbow(actor):
            winners.append(actor)
    assert winners == [f"player:{player}" for player in range(number) if result.totals[player]]
    assert [fact.args["player"] for fact in heard[-1] if fact.key == "rainbow"] == winners


@clause("F20", "F33", "F51")
@pytest.mark.parametrize(("number", "shape", "red", "seed"), CASES)
def test_turns_and_quiet_rounds_are_as_everybody_heard(number: int, shape: str, red: bool, seed: int) -> None:
    _view, heard, result = told(number, GAME.Options(shape=shape, red=red), seed)
    quiet = acts = 0
    flipped = False
    for facts in heard:
        keys = [fact.key for fact in facts]
        acts += keys[0] in ("flipped", "slid", "slid-own")
        flipped |= keys[0] == "flipped"
        if keys[0] != "put" and ("turn-of" in keys or keys[0] == "jumped" or {"ended-quiet", "ended-quiet-alone"} & set(keys)):
            assert acts == 1 if number == 1 else acts in (1, 2)
            quiet = 0 if flipped else quiet + 1
            acts, flipped = 0, False
            assert (quiet >= 20 * number) == (("ended-quiet-alone" if number == 1 else "ended-quiet") in keys)
    endings = {"ended-quiet": "F33", "ended-quiet-alone": "F33"}
    endings |= {"ended-repeated": "F33", "ended-no-jump": "F52", "ended-all-flipped": "F53"}
    last = heard[-1][-1].key
    assert result.ending == endings.get(last, "F53" if number == 1 else "F30")
