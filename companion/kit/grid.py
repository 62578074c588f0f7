"""Cells, hexagons and squares: which cells are neighbours, which lie in a line, which step fits through a gap.

A cell is a whole number, ``q + GIRTH * r`` for column q and row r, so a step is an addition and a set of cells is the bits of
one number that a shift moves all at once. The plane is rolled up into a tube, (q, r) is the same cell as (q + GIRTH, r - 1):
it has no edge to run into, and it is too wide for a patch of ``WIDEST`` tiles to meet itself round the back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

GIRTH = 40
WIDEST = GIRTH - 6  # tiles of a patch: whatever way they lie, three columns on each side of it stay empty
REACH = GIRTH + 1  # no neighbour of a cell is further from it in number
MARGIN = 2 * REACH  # room for the neighbours' neighbours, before the first tile on a board and after its last

Board = int  # a set of cells: bit ``cell - base``; the base is a whole number of rows

_HALF = GIRTH // 2
_REF = re.compile(r"cell:(-?[0-9]{1,2}),(-?[0-9]{1,5})")


def board(cells: Iterable[int], base: int) -> Board:
    some = 0
    for cell in cells:
        some |= 1 << cell - base
    return some


def cells(some: Board, base: int) -> list[int]:
    """The cells of a board, in order."""
    found: list[int] = []
    while some:
        first = some & -some
        found.append(base + first.bit_length() - 1)
        some ^= first
    return found


class Shape:
    """One shape of tile. ``around`` are the steps to the cells round a cell, in order, the second half opposite to the first; every
    ``stride``-th shares an edge with it (with squares the others share a corner). ``tight``: a step squeezes between the two
    cells next to both its ends, and needs one of them empty."""

    def __init__(self, name: str, around: tuple[int, ...], stride: int, tight: bool) -> None:
        self.name, self.around, self.stride, self.tight = name, around, stride, tight
        self.steps = around[::stride]  # to the neighbours, edge to edge; straight lines go on in the same step
        self.touch = frozenset(self.steps)
        self.forward = around[: len(around) // 2]
        self._around = board(around, -REACH)
        self._next_to = board(self.steps, -REACH)
        self._exits: dict[Board, Board] = {}  # by the tiles around a cell, looked up for speed
        self._gaps: dict[Board, int] = {}

    def neighbours(self, cell: int) -> tuple[int, ...]:
        return tuple(cell + step for step in self.steps)

    def touching(self, cell: int, other: int) -> bool:
        return other - cell in self.touch

    def shoulders(self, step: int) -> tuple[int, ...]:
        """The cells beside a step: a tile must squeeze between them, so at least one has to be empty. None: it just fits."""
        if not self.tight:
            return ()
        place = self.around.index(step)
        return tuple(self.around[(place + turn) % len(self.around)] for turn in (-1, 1))

    def near(self, some: Board) -> list[Board]:
        """For each cell around, the cells that have one of ``some`` there."""
        return [some >> step for step in self.forward] + [some << step for step in self.forward]

    def next_to(self, place: int) -> Board:
        """The neighbours of the cell at that bit of a board."""
        return self._next_to << place - REACH

    def exits(self, tiles: Board, place: int) -> Board:
        """The neighbours that a tile at that bit can step to."""
        around = tiles >> place - REACH & self._around
        exits = self._exits.get(around)
        if exits is None:
            exits = self._exits[around] = board([step for step in self.steps if self._fits(step, around)], -REACH)
        return exits << place - REACH

    def _fits(self, step: int, around: Board) -> bool:
        taken = [around >> beside + REACH & 1 for beside in self.shoulders(step)]
        return not around >> step + REACH & 1 and not (taken and all(taken))

    def gaps(self, tiles: Board, place: int) -> int:
        """How often on the way round the cell at that bit a neighbour does not hang together with the next one."""
        around = tiles >> place - REACH & self._around
        gaps = self._gaps.get(around)
        if gaps is None:
            gaps = self._gaps[around] = self._count_gaps([bool(around >> step + REACH & 1) for step in self.around])
        return gaps

    def _count_gaps(self, tiles: list[bool]) -> int:
        rounds = [(tiles + tiles)[at : at + self.stride + 1] for at in range(0, len(tiles), self.stride)]
        return sum(first and not all(others) for first, *others in rounds)

    def ring(self, distance: int) -> tuple[int, ...]:
        """The cells at that distance round cell 0, walking round it."""
        if not distance:
            return (0,)
        corners = self.around[self.stride - 1 :: self.stride]
        walk: list[int] = []
        for corner, following in zip(corners, (*corners[1:], corners[0]), strict=True):
            step = (following - corner) // self.stride
            walk += (distance * corner + length * step for length in range(distance * self.stride))
        return tuple(walk)


HEXAGONS = Shape("hexagons", (1, GIRTH, GIRTH - 1, -1, -GIRTH, 1 - GIRTH), stride=1, tight=True)
SQUARES = Shape("squares", (1, GIRTH + 1, GIRTH, GIRTH - 1, -1, -GIRTH - 1, -GIRTH, 1 - GIRTH), stride=2, tight=False)
SHAPES = {shape.name: shape for shape in (HEXAGONS, SQUARES)}


def coordinates(cell: int, seam: int = -_HALF) -> tuple[int, int]:
    """Column and row of a cell, when the tube is cut open before the column of ``seam``."""
    row, column = divmod(cell - seam, GIRTH)
    home_row, home_column = divmod(seam, GIRTH)
    return column + home_column - GIRTH, row + home_row + 1


def seam(patch: Iterable[int]) -> int:
    """Where to cut the tube so that a patch is not torn: in a column it leaves empty, far from the middle if it can be."""
    columns = {cell % GIRTH for cell in patch}
    free: Iterable[int] = (column for column in (_HALF, *range(GIRTH)) if column not in columns)
    return next(iter(free)) - GIRTH


@lru_cache(maxsize=1 << 14)
def ref(cell: int) -> str:
    """The name of a cell, ``cell:2,-1``."""
    return "cell:{},{}".format(*coordinates(cell))


@lru_cache(maxsize=1 << 14)
def cell_named(name: str) -> int | None:
    """The cell of that name, or None when no cell is called so."""
    match = _REF.fullmatch(name)
    if match is None:
        return None
    cell = int(match[1]) + GIRTH * int(match[2])
    return cell if ref(cell) == name else None


def beside(some: Board, steps: Iterable[int]) -> Board:
    """The cells one step away from those of a board."""
    there = 0
    for step in steps:
        there |= some << step if step > 0 else some >> -step
    return there


def flood(wet: Board, ways: Iterable[tuple[int, Board, Board]]) -> Board:
    """All cells that can be reached from those of a board. A way is a step up, the cells that can be left by it, and the cells
    that can be left by the same step down."""
    before = 0
    while wet != before:
        before = wet
        for step, up, down in ways:
            wet |= (wet & up) << step
            wet |= (wet & down) >> step
    return wet


def connected(shape: Shape, patch: Iterable[int]) -> bool:
    """Whether the cells are one group, edge to edge."""
    cells = list(patch)
    whole = board(cells, min(cells, default=0))
    group, before = whole & -whole, 0
    while group != before:
        before = group
        for step in shape.steps[: len(shape.steps) // 2]:
            group |= (group << step | group >> step) & whole
    return group == whole
