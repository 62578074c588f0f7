"""What can move in a patch, for all its tiles at once: open edges, loose tiles, and the empty regions tiles slide through.

A set of cells is a number (companion.kit.grid), so one shift looks at the same neighbour of every cell. What this rests on:

- A tile is loose, the rest stays one group without it, when its neighbours hang together round it. Otherwise they hang together
  only round holes: when each gap between them opens on another hole or on the outside.
- Sliding makes a tile's own cell empty, and that opens steps only out of that cell: two of its neighbours that it kept apart can
  both be entered from it. So the regions empty cells fall into are found once, and serve every tile.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from companion.games.flip_and_slide.pieces import SHORT, Patch
from companion.kit.grid import GIRTH, MARGIN, SHAPES, Board, board, cells, shifted

_COLUMN = sum(1 << GIRTH * row for row in range(2 * GIRTH))
_ONE_ROW = (1 << GIRTH) - 1


class Region(NamedTuple):
    """Empty cells a tile can slide between, and the tiles that can step into one of them."""

    room: Board
    doors: Board


class Ways:
    """The ways of one patch. Boards hold bit ``cell - base``; what only some patches need is worked out when asked for."""

    def __init__(self, patch: Patch) -> None:
        clovers, colours, players = patch.clovers, sum(patch.colours, ()), [cell for cell in patch.players if cell is not None]
        shape = self.shape = patch.geometry
        base = self.base = min((*clovers, *colours, *players)) - MARGIN
        self.clovers, self.colours = board(clovers, base), board(colours, base)
        whole = self.whole = self.clovers | self.colours | board(players, base)
        self.frame = (1 << whole.bit_length() + MARGIN) - 1
        self.near = [whole >> step if step > 0 else whole << -step for step in shape.around]
        self.free = [self.frame ^ tiles_there for tiles_there in self.near]
        self._count_edges()
        self._count_breaks()

    def _count_edges(self) -> None:
        """One count for two questions: how many open edges has a tile, how many tiles does an empty cell touch?"""
        once = twice = 0
        for tiles_there in self.near[:: self.shape.stride]:
            other = tiles_there ^ self.whole
            twice |= once & other
            once |= other
        self.rim = once & self.whole  # tiles with an open edge
        self.roomy = twice & self.whole  # tiles with two of them
        self.halo = once ^ self.rim  # empty cells that touch a tile
        self.private = self.halo & (once ^ twice)  # empty cells that touch only one

    def _count_breaks(self) -> None:
        """How often a tile is followed by a gap on the way round each cell; no break or one: what lies round it hangs together."""
        stride, near, free = self.shape.stride, self.near, self.free
        self.breaks = [near[place] & _either(free, place + 1, stride) for place in range(0, len(near), stride)]
        once = twice = 0
        for gap in self.breaks:
            twice |= once & gap
            once |= gap
        self.held = self.whole & twice  # tiles whose neighbours hang together at most round holes

    @cached_property
    def go(self) -> list[Board]:
        """For each step, the cells (of tiles or empty) a tile can leave by it."""
        free = self.free[:: self.shape.stride]
        if not self.shape.tight:
            return free
        return [free[place] & (free[place - 1] | free[(place + 1) % len(free)]) for place in range(len(free))]

    @cached_property
    def loose(self) -> Board:
        """The tiles without which the rest is still one group (F24)."""
        loose = self.whole ^ self.held
        if not self.held or not self.holes:
            return loose
        for place in cells(self.held, 0):
            gaps = sum(gap >> place & 1 for gap in self.breaks)
            if gaps == sum(edge >> place & 1 for edge in self.shores):
                loose |= 1 << place
        return loose

    @cached_property
    def holes(self) -> int:
        """How many holes the patch has: Euler's count of tiles, touching pairs and the blocks where pairs close up."""
        whole, near, stride, half = self.whole, self.near, self.shape.stride, len(self.near) // 2
        pairs = sum((whole & near[place]).bit_count() for place in range(0, half, stride))
        if stride == 1:
            blocks = sum((whole & near[place] & near[place + 1]).bit_count() for place in range(half - 1))
        else:
            blocks = (whole & near[0] & near[1] & near[2]).bit_count()
        return 1 - whole.bit_count() + pairs - blocks

    @cached_property
    def waters(self) -> list[Board]:
        """The outside and each hole, as one sees them: cells that meet belong together, however narrow the gap (or at a corner)."""
        return _parts(self.halo, self.outside, list(zip(self.shape.around, self.free, strict=True)))

    @cached_property
    def shores(self) -> list[Board]:
        """The cells round the outside and round each hole."""
        return [_beside(water, self.shape.around) for water in self.waters]

    @cached_property
    def regions(self) -> tuple[Region, ...]:
        """The regions a tile can't leave, the outside first; a gap too narrow for a step parts them like a wall."""
        if not self.gates and not self.holes:
            return (Region(self.frame ^ self.whole, self.frame),)
        steps = list(zip(self.shape.steps, self.go, strict=True))
        return tuple(Region(room, self._doors(room)) for room in _parts(self.halo, self.outside, steps))

    @cached_property
    def gates(self) -> bool:
        """Whether somewhere two empty cells meet between two tiles, too close for a step (or, with squares, at a corner)."""
        empty, free, near, around = self.frame ^ self.whole, self.free, self.near, len(self.near)
        if self.shape.tight:
            return any(empty & free[place] & near[place - 1] & near[place + 1] for place in range(around // 2))
        return any(empty & free[place] & near[place - 1] & near[place + 1] for place in range(1, around // 2, 2))

    @cached_property
    def outside(self) -> Board:
        """Empty cells that surely lie outside: below the first tile, above the last, and in columns without a tile."""
        first, last = self.whole & -self.whole, self.whole.bit_length()
        columns, height = self.whole, GIRTH
        while height < last:
            columns |= columns >> height
            height *= 2
        empty = (_ONE_ROW ^ columns & _ONE_ROW) * _COLUMN & self.frame
        return empty | first - 1 | (self.frame >> last << last)

    def _doors(self, room: Board) -> Board:
        doors = 0
        for step, go in zip(self.shape.steps, self.go, strict=True):
            doors |= go & shifted(room, -step)
        return doors

    def has(self, some: Board, cell: int) -> bool:
        """Whether a cell, which may be anywhere, belongs to a board."""
        place = cell - self.base
        return place >= 0 and bool(some >> place & 1)

    def ends(self, cell: int, short: bool) -> Board:
        """Where a loose tile with two open edges can come to rest (F23, F24); ``short``: within three cells (F41)."""
        reach = self.reach(cell, short)
        return reach ^ reach & self.alone(cell)

    def reach(self, cell: int, short: bool) -> Board:
        """The cells beside tiles, this one included, that a tile can slide to."""
        tile = 1 << cell - self.base
        return self.halo & (self._near(tile) if short else self._far(tile))

    def alone(self, cell: int) -> Board:
        """The empty cells that touch this tile and no other: nothing holds it there once it has left."""
        return self.private & self._touching(cell)

    def _touching(self, cell: int) -> Board:
        return _NEXT_TO[self.shape.name] << cell - self.base - MARGIN

    def _far(self, tile: Board) -> Board:
        reach = 0
        for region in self.regions:
            if region.doors & tile:
                reach |= region.room
        return reach

    def _near(self, tile: Board) -> Board:
        reach = edge = tile
        for _ in range(SHORT):
            edge = self._one_step(edge)
            reach |= edge
        return reach

    def _one_step(self, edge: Board) -> Board:
        there = 0
        for step, go in zip(self.shape.steps, self.go, strict=True):
            there |= shifted(edge & go, step)
        return there


_ways: tuple[Patch | None, Ways | None] = (None, None)


def ways_of(patch: Patch) -> Ways:
    """The ways of a patch. Those of the last patch are kept: offers, checks and views of one position share them."""
    global _ways
    known, ways = _ways
    if known is not patch or ways is None:
        ways = Ways(patch)
        _ways = (patch, ways)
    return ways


Steps = list[tuple[int, Board]]  # a step, and the cells one can leave by it

_NEXT_TO = {shape.name: board(shape.steps, -MARGIN) for shape in SHAPES.values()}


def _either(boards: list[Board], first: int, number: int) -> Board:
    some = boards[first % len(boards)]
    return some if number == 1 else some | boards[(first + 1) % len(boards)]


def _beside(some: Board, steps: tuple[int, ...]) -> Board:
    beside = 0
    for step in steps:
        beside |= shifted(some, step)
    return beside


def _parts(halo: Board, outside: Board, steps: Steps) -> list[Board]:
    """The parts empty cells fall into: the outside, then each other one that has a cell beside a tile."""
    parts = [_flood(outside, steps)]
    left = halo & ~parts[0]
    while left:
        parts.append(_flood(left & -left, steps))
        left &= ~parts[-1]
    return parts


def _flood(wet: Board, steps: Steps) -> Board:
    """All cells that can be reached from some cells."""
    before = 0
    while wet != before:
        before = wet
        for step, go in steps:
            wet |= (wet & go) << step if step > 0 else (wet & go) >> -step
    return wet
