"""The meadow as the rules and the page need it: who is whose neighbour, who can go where, which grid cells a field covers."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from itertools import product
from typing import NamedTuple

from companion.games.korrigans.pieces import BIRD, COMPANIONS, FROG, HARE, MOLE, MOUSE, SQUIRREL
from companion.games.korrigans.rainbow import SIZE

LATTICE = 2 * SIZE  # letters in a row: two for each grid cell
OPEN, DOOR, BRIDGE, RIVER = KINDS = ("open", "door", "bridge", "river")
ON_FOOT = {HARE: OPEN, SQUIRREL: DOOR, MOUSE: BRIDGE}
NO_BORDER = -2  # for leaps that cross none: no troll ever sits there

Step = tuple[int, int]  # the field reached and the border crossed
Edge = tuple[tuple[int, int], tuple[int, int]]  # one unit of a border, between two corners of the lattice


class Field(NamedTuple):
    letter: str
    colour: str  # empty: none
    clovers: int
    start: int  # 0: none
    pontoon: bool
    molehill: bool
    village: bool


class Border(NamedTuple):
    one: int
    other: int
    kind: str


class Meadow:
    """A map that was read and found right; everything else derives from it, once."""

    def __init__(
        self,
        rows: tuple[str, ...],
        fields: tuple[Field, ...],
        borders: tuple[Border, ...],
        clovers: tuple[int, ...],
        extra: tuple[int, ...],
        menhirs: tuple[int, ...],
    ) -> None:
        self.rows, self.fields, self.borders = rows, fields, borders
        self.clovers, self.extra, self.menhirs = clovers, extra, menhirs  # kind by kind, one entry a token
        self.village = next(place for place, field in enumerate(fields) if field.village)
        self.refs = tuple(f"field:{field.letter}" for field in fields)
        self.index = {ref: place for place, ref in enumerate(self.refs)}
        self.border_refs = tuple(f"border:{fields[b.one].letter}-{fields[b.other].letter}" for b in borders)
        self.border_index = {ref: place for place, ref in enumerate(self.border_refs)}

    @cached_property
    def reach(self) -> tuple[tuple[tuple[Step, ...], ...], ...]:
        """By companion and field: the fields one step away and the border crossed (K32 to K37)."""
        return tuple(tuple(self._steps(companion, place) for place in range(len(self.fields))) for companion in COMPANIONS)

    def _steps(self, companion: int, place: int) -> tuple[Step, ...]:
        if companion in ON_FOOT:
            return tuple(sorted(self._over(place, ON_FOOT[companion])))
        return tuple((other, NO_BORDER) for other in range(len(self.fields)) if other != place and self._leap(companion, place, other))

    def _over(self, place: int, kind: str) -> list[Step]:
        pairs = [(number, border) for number, border in enumerate(self.borders) if border.kind == kind]
        return [(b.other if b.one == place else b.one, number) for number, b in pairs if place in (b.one, b.other)]

    def _leap(self, companion: int, here: int, there: int) -> bool:
        one, other = self.fields[here], self.fields[there]
        return {
            BIRD: one.colour == other.colour,  # only the village may have none, and is then alone with that
            FROG: one.pontoon and other.pontoon,
            MOLE: one.molehill and other.molehill,
        }[companion]

    @cached_property
    def walkable(self) -> tuple[int, ...]:
        """The borders where the troll can sit: all but the river without a bridge (K55)."""
        return tuple(number for number, border in enumerate(self.borders) if border.kind != RIVER)

    @cached_property
    def in_cell(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By row and column of the grid: the fields that have a part there."""
        return tuple(tuple(self._fields_in(row, column) for column in range(SIZE)) for row in range(SIZE))

    def _fields_in(self, row: int, column: int) -> tuple[int, ...]:
        letters = {self.rows[2 * row + down][2 * column + right] for down, right in product((0, 1), repeat=2)}
        return tuple(place for place, field in enumerate(self.fields) if field.letter in letters)

    def open_to_gold(self, rows: tuple[int, ...], columns: tuple[int, ...]) -> tuple[int, ...]:
        """The fields with a part in a cell where one of the rows crosses one of the columns (K60)."""
        return tuple(sorted({place for row in rows for column in columns for place in self.in_cell[row][column]}))

    @cached_property
    def edges(self) -> dict[tuple[str, str], tuple[Edge, ...]]:
        """By pair of letters in order: the unit lines where the two touch. Pairs with a dot or the rim are there too."""
        return edges(self.rows)

    @cached_property
    def centres(self) -> tuple[tuple[float, float], ...]:
        """For drawing: in each field the middle of the letter that is nearest to the field's middle."""
        return tuple(_centre(self.rows, field.letter) for field in self.fields)

    @cached_property
    def outlines(self) -> tuple[tuple[Edge, ...], ...]:
        """For drawing: the unit lines round each field."""
        return tuple(tuple(edge for pair, lines in self.edges.items() if field.letter in pair for edge in lines) for field in self.fields)


def edges(rows: tuple[str, ...]) -> dict[tuple[str, str], tuple[Edge, ...]]:
    found: dict[tuple[str, str], list[Edge]] = defaultdict(list)

    def letter(x: int, y: int) -> str:
        return rows[y][x] if 0 <= x < LATTICE and 0 <= y < LATTICE else "."

    for x, y in product(range(LATTICE + 1), repeat=2):
        for one, edge in ((letter(x - 1, y), ((x, y), (x, y + 1))), (letter(x, y - 1), ((x, y), (x + 1, y)))):
            other = letter(x, y)
            if one != other:
                found[min(one, other), max(one, other)].append(edge)
    return {pair: tuple(lines) for pair, lines in found.items()}


def _centre(rows: tuple[str, ...], letter: str) -> tuple[float, float]:
    spots = [(x + 0.5, y + 0.5) for x, y in product(range(LATTICE), repeat=2) if rows[y][x] == letter]
    middle_x = sum(x for x, _ in spots) / len(spots)
    middle_y = sum(y for _, y in spots) / len(spots)
    return min(spots, key=lambda spot: (spot[0] - middle_x) ** 2 + (spot[1] - middle_y) ** 2)
