"""What can move in a patch, for all its tiles at once: open edges, loose tiles, and the regions tiles slide through.

A set of cells is a number (companion.kit.grid), so one shift looks at the same neighbour of every cell. What this rests on:

- A tile is loose, the rest stays one group without it, when its neighbours hang together round it. Otherwise they hang together
  only round holes: when each gap between them opens on another hole or on the outside.
- Sliding empties a tile's own cell, and that opens steps only out of that cell: two of its neighbours that it kept apart can both
  be entered from it. So the regions that empty cells fall into are found once, and serve every tile.
- The patch is one group, so each hole and each gate (a gap too narrow for a step) parts off exactly one more region.
"""

from __future__ import annotations

from functools import cached_property, reduce
from operator import or_

from companion.games.flip_and_slide.pieces import SHORT, Patch
from companion.kit.grid import GIRTH, MARGIN, SHAPES, Board, beside, board, cells, flood

_COLUMN = sum(1 << GIRTH * row for row in range(GIRTH))
_ONE_ROW = (1 << GIRTH) - 1
_NEXT_TO = {shape.name: board(shape.steps, -MARGIN) for shape in SHAPES.values()}


class Ways:
    """The ways of one patch, as boards: bit ``cell - base``. ``near`` and ``free`` hold, for each step, the cells with a tile or
    with none on the other side of it; ``go`` the cells that a tile can leave by it."""

    def __init__(self, patch: Patch) -> None:
        clovers, colours, players = patch.clovers, sum(patch.colours, ()), [cell for cell in patch.players if cell is not None]
        shape = self.shape = patch.geometry
        base = self.base = min((*clovers, *colours, *players)) - MARGIN
        self.clovers, self.colours = board(clovers, base), board(colours, base)
        whole = self.whole = self.clovers | self.colours | board(players, base)
        frame = self.frame = (1 << whole.bit_length() + MARGIN) - 1
        self.near = [whole >> step if step > 0 else whole << -step for step in shape.around]
        self.free = [frame ^ tiles for tiles in self.near]
        self.go = self._steps()
        self._count_edges()
        self._count_breaks()
        self.holes = self._holes()
        self.loose = self._loose()
        self._count_regions()

    def _steps(self) -> list[Board]:
        free = self.free[:: self.shape.stride]
        if not self.shape.tight:
            return free
        return [ahead & (left | right) for left, ahead, right in zip(free[-1:] + free, free, free[1:] + free[:1], strict=False)]

    def _count_edges(self) -> None:
        """One count for two questions: how many open edges has a tile, and how many tiles does an empty cell touch?"""
        whole = self.whole
        once = twice = 0
        for tiles in self.near[:: self.shape.stride]:
            other = tiles ^ whole
            twice |= once & other
            once |= other
        self.rim = once & whole  # tiles with an open edge
        self.roomy = twice & whole  # tiles with two of them
        self.halo = once ^ self.rim  # empty cells that touch a tile
        self.private = self.halo & (once ^ twice)  # empty cells that touch only one

    def _count_breaks(self) -> None:
        """On the way round a cell, how often is a tile followed by a gap? At most once: the tiles there hang together."""
        near, free = self.near, self.free
        if self.shape.stride == 1:
            self.breaks = [tile & gap for tile, gap in zip(near, free[1:] + free[:1], strict=True)]
        else:
            self.breaks = [near[place] & (free[place + 1] | free[(place + 2) % 8]) for place in (0, 2, 4, 6)]
        once = twice = 0
        for gap in self.breaks:
            twice |= once & gap
            once |= gap
        self.held = self.whole & twice  # tiles whose neighbours hang together at most round holes

    def _holes(self) -> int:
        """How many holes the patch has: Euler's count of tiles, touching pairs, and the least blocks that pairs close up to."""
        near, whole = self.near, self.whole
        east, south_east, south = whole & near[0], near[1], near[2]
        if self.shape.stride == 2:
            pairs = east.bit_count() + (whole & south).bit_count()
            return 1 - whole.bit_count() + pairs - (east & south_east & south).bit_count()
        west = whole & south_east
        pairs = east.bit_count() + west.bit_count() + (whole & south).bit_count()
        return 1 - whole.bit_count() + pairs - (east & south_east).bit_count() - (west & south).bit_count()

    def _loose(self) -> Board:
        """The tiles without which the rest is still one group (F24)."""
        loose = self.whole ^ self.held
        if self.holes:
            shores = [beside(water, self.shape.around) for water in self.waters]
            inner = reduce(or_, shores[1:])
            for place in cells(self.held & inner, 0):
                gaps = sum([gap >> place & 1 for gap in self.breaks])
                if gaps == sum([shore >> place & 1 for shore in shores]):
                    loose |= 1 << place
        return loose

    def _count_regions(self) -> None:
        """The empty cells beside tiles, by the regions a tile can't leave: the outside, nooks (cells without any way out), and
        pools. Mostly there are no pools, and counting shows it."""
        ways_out = 0
        for go in self.go:
            ways_out |= go
        self.nooks = self.halo ^ self.halo & ways_out
        self.outside, self.pools = self.halo ^ self.nooks, []
        if self.nooks.bit_count() < self.holes + self._gates():
            self.outside, *self.pools = (self.halo & part for part in self._parted(self.shape.steps, self.go, self.outside))

    def _gates(self) -> int:
        """How often two empty cells meet between two tiles, too close for a step (with squares: at a corner)."""
        near, free, stride = self.near, self.free, self.shape.stride
        empty = self.frame ^ self.whole
        return sum((empty & free[at] & near[at - 1] & near[at + 1]).bit_count() for at in range(stride - 1, len(near) // 2, stride))

    @cached_property
    def waters(self) -> list[Board]:
        """The outside and each hole, as one sees them: empty cells that meet, however narrow the gap, belong together."""
        return self._parted(self.shape.around, self.free, self.halo)

    def _parted(self, steps: tuple[int, ...], go: list[Board], some: Board) -> list[Board]:
        """The parts empty cells fall into: the outside, then each other one that has a cell of ``some``."""
        half = len(steps) // 2
        ways = list(zip(steps[:half], go[:half], go[half:], strict=True))
        parts = [flood(self._surely_outside(), ways)]
        left = some & ~parts[0]
        while left:
            parts.append(flood(left & -left, ways))
            left &= ~parts[-1]
        return parts

    def _surely_outside(self) -> Board:
        """Empty cells before the first tile, after the last, and in columns without a tile."""
        columns, height, last = self.whole, GIRTH, self.whole.bit_length()
        while height < last:
            columns |= columns >> height
            height *= 2
        empty = (_ONE_ROW ^ columns & _ONE_ROW) * _COLUMN & self.frame
        return empty | (self.whole & -self.whole) - 1 | self.frame >> last << last

    def has(self, some: Board, cell: int) -> bool:
        """Whether a cell, which may be anywhere, belongs to a board."""
        place = cell - self.base
        return place >= 0 and bool(some >> place & 1)

    def ends(self, cell: int, short: bool) -> Board:
        """Where a loose tile with two open edges can come to rest (F23, F24); ``short``: within three cells (F41)."""
        reach = self._near(cell) if short else self._far(cell)
        return reach ^ reach & self.alone(cell)

    def alone(self, cell: int) -> Board:
        """The empty cells that touch this tile and no other: nothing holds it there once it has left."""
        return self.private & _NEXT_TO[self.shape.name] << cell - self.base - MARGIN

    def _far(self, cell: int) -> Board:
        entered = self.stepped(1 << cell - self.base)
        reach = entered & self.nooks
        for region in (self.outside, *self.pools):
            if entered & region:
                reach |= region
        return reach

    def _near(self, cell: int) -> Board:
        reach = edge = self.stepped(1 << cell - self.base)
        for _ in range(SHORT - 1):
            edge = self.stepped(edge)
            reach |= edge
        return reach & self.halo

    def stepped(self, some: Board) -> Board:
        """The cells that a tile can step to from some cells."""
        there = 0
        for step, go in zip(self.shape.steps, self.go, strict=True):
            there |= (some & go) << step if step > 0 else (some & go) >> -step
        return there

    def doors(self, room: Board) -> Board:
        """The cells from which a tile can step into some room."""
        there = 0
        for step, go in zip(self.shape.steps, self.go, strict=True):
            there |= go & (room >> step if step > 0 else room << -step)
        return there


_last: tuple[Patch | None, Ways | None] = (None, None)


def ways_of(patch: Patch) -> Ways:
    """The ways of a patch. Those of the last patch are kept: offers, checks and views of one position share them."""
    global _last
    known, ways = _last
    if known is not patch or ways is None:
        ways = Ways(patch)
        _last = (patch, ways)
    return ways
