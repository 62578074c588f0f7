"""Positions for tests: drawn, or random.

A drawing has one row of tiles a line, one tile every two characters. ``c`` is a clover, ``R O Y G B I V`` a colour tile, ``0``
to ``3`` a player tile, ``.`` and space nothing; any other letter gives an empty cell a name. With hexagons each line stands
half a tile to the right or left of the one above, so that a tile's neighbours are those it would touch.
"""

from __future__ import annotations

from random import Random
from typing import Any

from companion.games.flip_and_slide.pieces import ACT, ACTIONS, Options, Patch, State
from companion.kit.grid import GIRTH, SHAPES, ref

LETTERS = "ROYGBIV"


class Drawn:
    """The cells of a drawing by their letter: ``drawn["a"]``, ``drawn["R"]`` (the first one), ``drawn.all("c")``."""

    def __init__(self, drawing: str, shape: str) -> None:
        self.letters: dict[str, list[int]] = {}
        for row, line in enumerate(drawing.split("\n")):
            for place, letter in enumerate(line):
                if letter not in " .":
                    self.letters.setdefault(letter, []).append(_column(place, row, shape) + GIRTH * row)

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


def meadow(drawing: str, shape: str = "hexagons", under: str = "", red: bool = False, short: bool = False, **given: Any) -> tuple[State, Drawn]:
    """A drawn position with player 0 to act, first action; ``under``: the colours under the clovers, line by line."""
    drawn = Drawn(drawing, shape)
    number = max(int(letter) for letter in drawn.letters if letter.isdecimal()) + 1
    patch = Patch(
        shape,
        drawn.all("c"),
        tuple(drawn.all(letter) for letter in LETTERS),
        tuple(drawn.cell(str(player)) if str(player) in drawn.letters else None for player in range(number)),
    )
    hidden = tuple(LETTERS.index(letter) for letter in under.ljust(len(patch.clovers), "R"))
    about: dict[str, Any] = {"turn": 0, "asked": ACT, "actions": ACTIONS[number], "turns": 1, "seen": (patch,), **given}
    return State(Options(shape, "compact", red, short), LETTERS_OF_PLAYERS[:number], patch, hidden, **about), drawn


LETTERS_OF_PLAYERS = ("red", "orange", "yellow", "green")


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
    colours = LETTERS_OF_PLAYERS[:players]
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
