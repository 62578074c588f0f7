"""Positions for tests: drawn, or random.

A drawing has one row of tiles a line, one tile every two characters. ``c`` is a clover (``C`` one to be named), ``R O Y G B I V``
a colour tile, ``0`` to ``3`` a player tile, ``.`` nothing; any other small letter names an empty cell. With hexagons a line stands
half a tile to the right or left of the one above, so that a tile's neighbours are those it would touch.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.chance import Chance
from companion.contract import Played, Refused, decide
from companion.games.flip_and_slide import GAME
from companion.games.flip_and_slide.pieces import ACT, ACTIONS, Flip, Jump, Options, Patch, PutTile, Slide, SlideTo, State
from companion.kit.grid import GIRTH, SHAPES, ref

LETTERS = "ROYGBIV"
SEATS = ("red", "orange", "yellow", "green")


class Drawn:
    """The cells of a drawing by their letter: ``drawn["a"]``, ``drawn["R"]`` (the first one), ``drawn.all("c")``."""

    def __init__(self, drawing: str, shape: str) -> None:
        lines = drawing.strip("\n").split("\n")
        odd = next(place for place, letter in enumerate(lines[0]) if letter != " ") % 2
        self.letters: dict[str, list[int]] = {}
        for row, line in enumerate(lines):
            for place, letter in enumerate(line):
                if letter not in " .":
                    self.letters.setdefault(letter, []).append(_column(place - odd, row, shape) + GIRTH * row)

    def __getitem__(self, letter: str) -> str:
        return ref(self.letters[letter][0])

    def all(self, letter: str) -> tuple[int, ...]:
        return tuple(sorted(self.letters.get(letter, ())))

    def cell(self, letter: str) -> int:
        return self.letters[letter][0]


def _column(place: int, row: int, shape: str) -> int:
    column, odd = divmod(place - row if shape == "hexagons" else place, 2)
    assert not odd, f"line {row} of the drawing stands half a tile off"
    return column


def meadow(
    drawing: str, shape: str = "hexagons", under: str = "", red: bool = False, short: bool = False, seats: int = 0, **given: Any
) -> tuple[State, Drawn]:
    """A drawn position with player 0 to act, first action; ``under``: the colours under the clovers, line by line."""
    drawn = Drawn(drawing, shape)
    number = seats or max(int(letter) for letter in drawn.letters if letter.isdecimal()) + 1
    patch = Patch(
        shape,
        tuple(sorted(drawn.all("c") + drawn.all("C"))),
        tuple(drawn.all(letter) for letter in LETTERS),
        tuple(drawn.cell(str(player)) if str(player) in drawn.letters else None for player in range(number)),
    )
    hidden = tuple(LETTERS.index(letter) for letter in under.ljust(len(patch.clovers), "R"))
    about: dict[str, Any] = {"turn": 0, "asked": ACT, "actions": ACTIONS[number], "turns": 1, "seen": (patch,), **given}
    return State(Options(shape, "compact", red, short), SEATS[:number], patch, hidden, **about), drawn


def some_meadow(luck: Random, shape: str, tiles: int, players: int = 4) -> State:
    """A random position: grown compact or straggly, anywhere on the plane, any tiles turned to colour, some tile barred."""
    cells = _grown(luck, shape, tiles + players)
    luck.shuffle(cells)
    clovers = luck.choice([0, 0, tiles // 4, tiles // 2])
    shown = cells[clovers:tiles]
    patch = Patch(
        shape,
        tuple(sorted(cells[:clovers])),
        tuple(tuple(sorted(shown[colour::7])) for colour in range(7)),
        tuple(cells[tiles:]),
    )
    barred = tuple(luck.sample(shown, 2)) if luck.random() < 0.5 else ()
    options = Options(shape, short_slides=luck.random() < 0.5)
    colours = SEATS[:players]
    return State(options, colours, patch, (0,) * clovers, luck.randrange(players), ACT, ACTIONS[players], 1, barred=barred)


def _grown(luck: Random, shape: str, number: int) -> list[int]:
    straggly = luck.choice([0.0, 0.5, 0.8, 0.95])
    cells = [luck.randrange(-5000, 5000)]
    steps = SHAPES[shape].steps
    while len(cells) < number:
        cell = luck.choice(cells[-3:] if luck.random() < straggly else cells) + luck.choice(steps)
        if cell in cells or (luck.random() < straggly and sum(cell + step in cells for step in steps) > 1 and luck.random() < 0.7):
            continue
        cells.append(cell)
    return cells


def do(state: State, *moves: Any) -> State:
    """The state after these moves, each by the player whose turn it is."""
    for move in moves:
        state = played(state, move).state
    return state


def slid(state: State, start: str, end: str) -> State:
    """The state after a slide, both its questions answered."""
    return do(state, Slide(start), SlideTo(end))


def played(state: State, move: Any) -> Played[State]:
    return decide(GAME, state, state.turn, move, Chance(b"no luck needed"))


def facts(state: State, *moves: Any) -> list[str]:
    """The keys of what the last of these moves tells."""
    return [fact.key for fact in played(do(state, *moves[:-1]), moves[-1]).facts]


def listed(state: State) -> list[Any]:
    return [offer.move for offer in GAME.moves(state, state.turn)]


def flippable(state: State) -> set[str]:
    return {move.cell for move in listed(state) if isinstance(move, Flip)}


def slidable(state: State) -> set[str]:
    return {move.cell for move in listed(state) if isinstance(move, Slide)}


def ends(state: State, start: str) -> set[str]:
    """Where the tile there can slide to."""
    return {move.cell for move in listed(do(state, Slide(start)))}


def offered(state: State, move: Any) -> bool:
    return move in listed(state)


def no(state: State, move: Any) -> tuple[str, str]:
    """The clause and the sentence that refuse a move, which is not offered either."""
    assert not offered(state, move)
    with pytest.raises(Refused) as refused:
        played(state, move)
    return refused.value.clause, refused.value.text.key


def no_end(state: State, start: str, end: str) -> tuple[str, str]:
    """The clause and the sentence that refuse where a tile should slide to."""
    return no(do(state, Slide(start)), SlideTo(end))


NONSENSE = ("", "nonsense", "hand:9", "cell:", "cell:1", "cell:99,0", "cell:0,0,0", "cell:00,1", "clover")
EVERY_KIND = (PutTile, Flip, Slide, SlideTo, Jump)
