"""What can move in a patch, for all its tiles at once: open edges, loose tiles, and the regions tiles slide through.

A set of cells is a number (companion.kit.grid), so one shift looks at the same neighbour of every cell. What this rests on:

- A tile is loose, the rest stays one group without it, when its neighbours hang together round it. Otherwise they hang together
  only round holes: when each gap between them opens on another hole or on the outside.
- A tile that has two open edges and can step out has somewhere to go: the way leads past a neighbour it leaves behind.
- Sliding empties a tile's own cell, and that opens steps only out of that cell: two of its neighbours that it kept apart can both
  be entered from it. So the regions that empty cells fall into are found once, and serve every tile.
- A tile that comes to the patch or leaves it makes or closes holes by how many gaps there are between its neighbours.
- The patch is one group, so each hole and each gate (a gap too narrow for a step) parts off exactly one more region.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from operator import and_, or_
from typing import Any, Generic, TypeVar

from companion.games.flip_and_slide.around import AROUND
from companion.games.flip_and_slide.pieces import SHORT, Patch
from companion.kit.grid import GIRTH, MARGIN, Board, Shape, beside, board, cells, flood

T = TypeVar("T")

_SPARE = 2  # empty rows above a new board, so that tiles can slide there and stay on it
_TOO_LOW = 32 * GIRTH  # tiles have slid so far down that the upper rows of the board may be empty


class once(Generic[T]):  # noqa: N801
    """An answer that is found when it is first asked for, and kept; functools' own locks at every first asking."""

    def __init__(self, answer: Callable[[Any], T]) -> None:
        self.answer, self.name = answer, answer.__name__

    def __get__(self, asked: Any, _kind: type) -> T:
        found = self.answer(asked)
        setattr(asked, self.name, found)
        return found


class Ways:
    """The ways of one patch, as boards: bit ``cell - base``. It knows where tiles lie, not what they show."""

    def __init__(self, shape: Shape, whole: Board, base: int, holes: int) -> None:
        self.shape, self.whole, self.base, self.holes = shape, whole, base, holes
        rim, twice, parted, self.stuck, self.gates = AROUND[shape.name](whole)
        self.rim = rim & whole  # tiles with an open edge
        self.roomy = twice & whole  # tiles with two of them
        self.halo = rim ^ self.rim  # empty cells that touch a tile
        self.private = self.halo ^ self.halo & twice  # empty cells that touch only one
        self.loose = self._loose_at_holes() if holes else whole ^ whole & parted  # tiles without which the rest is one group (F24)
        self.free = self.roomy & self.loose & ~self.stuck  # tiles that can slide, whoever may slide them (F23, F24)
        self._ends: dict[tuple[int, bool], Board] = {}  # as far as they were asked for

    def _loose_at_holes(self) -> Board:
        """Tiles with no more gaps between their neighbours than different waters they lie at."""
        near = self._near
        following = near[1:] + near[:1]
        if not self.shape.tight:
            near, following = near[::2], list(map(and_, following[::2], following[1::2]))
        gaps = _counted([tiles & ~more for tiles, more in zip(near, following, strict=True)])
        shores = _counted([beside(water, self.shape.around) for water in self.waters])
        return self.whole & ~reduce(or_, [some & ~shore for some, shore in zip(gaps[1:], shores[1:], strict=True)])

    @once
    def outside(self) -> Board:
        """The empty cells beside tiles that can be reached from afar. All but the nooks, cells without any way out, unless there
        are more regions than these: counting shows it."""
        nooks = self.halo & self.stuck
        if nooks.bit_count() == self.holes + self.gates:
            return self.halo ^ nooks
        return self.halo & flood(self._surely_outside(), self._steps)

    @once
    def _near(self) -> list[Board]:
        """For each cell around, the cells that have a tile there."""
        return self.shape.near(self.whole)

    @once
    def _frame(self) -> Board:
        return (1 << self.whole.bit_length() + MARGIN) - 1

    @once
    def _steps(self) -> list[tuple[int, Board, Board]]:
        """Where a tile can step: for each step, the cells that can be left by it, and those that can be left by its opposite."""
        near, half = self._near[:: self.shape.stride], len(self.shape.steps) // 2
        barred = near
        if self.shape.tight:
            barred = [ahead | left & right for left, ahead, right in zip(near[-1:] + near, near, near[1:] + near[:1], strict=False)]
        go = [self._frame ^ some for some in barred]
        return list(zip(self.shape.steps[:half], go[:half], go[half:], strict=True))

    @once
    def waters(self) -> list[Board]:
        """The outside and each hole, as one sees them: empty cells that meet, however narrow the gap, belong together."""
        lone = self.halo & reduce(and_, self._near)
        if lone.bit_count() == self.holes:
            return [self._frame ^ self.whole ^ lone, *[1 << place for place in cells(lone, 0)]]
        empty = [self._frame ^ some for some in self._near]
        half = len(empty) // 2
        steps = list(zip(self.shape.forward, empty[:half], empty[half:], strict=True))
        waters = [flood(self._surely_outside(), steps)]
        left = self.halo & ~waters[0]
        while left:
            waters.append(flood(left & -left, steps))
            left &= ~waters[-1]
        return waters

    def _surely_outside(self) -> Board:
        """The cells before the first tile; the tube is wider than the patch, so from there one comes all round it."""
        return (self.whole & -self.whole) - 1

    def has(self, some: Board, cell: int) -> bool:
        """Whether a cell, which may be anywhere, belongs to a board."""
        place = cell - self.base
        return place >= 0 and bool(some >> place & 1)

    def ends(self, cell: int, short: bool) -> Board:
        """Where a free tile can come to rest (F23, F24); ``short``: within three cells (F41)."""
        ends = self._ends.get((cell, short))
        if ends is None:
            first = self.shape.exits(self.whole, cell - self.base)
            reach = self._within_three(first) if short else self._far(first)
            self._ends[cell, short] = ends = reach ^ reach & self.alone(cell)
        return ends

    def alone(self, cell: int) -> Board:
        """The empty cells that touch this tile and no other: nothing holds it there once it has left."""
        return self.private & self.shape.next_to(cell - self.base)

    def _far(self, first: Board) -> Board:
        outside = self.outside
        inside = first & ~outside
        if not inside:
            return outside
        if inside & ~self.stuck:
            inside = self.halo & flood(inside, self._steps)
        return inside | outside if first & outside else inside

    def _within_three(self, first: Board) -> Board:
        reach = first
        for _ in range(SHORT - 1):
            for step, up, down in self._steps:
                first |= (reach & up) << step | (reach & down) >> step
            reach = first
        return reach & self.halo

    def after(self, start: int | None, end: int) -> Ways:
        """The ways once a tile has moved, or has come to the patch."""
        whole, base, holes, place = self.whole, self.base, self.holes, end - self.base
        if start is not None:
            whole ^= 1 << start - base
            holes += 1 - self.shape.gaps(whole, start - base)
        if place < MARGIN or whole.bit_length() > _TOO_LOW:
            return _anew(self.shape, [end, *cells(whole, base)])
        holes -= 1 - self.shape.gaps(whole, place)
        return Ways(self.shape, whole | 1 << place, base, holes)


def _counted(boards: Iterable[Board]) -> list[Board]:
    """The cells that are on one of the boards at least, on two, on three, on four."""
    one = two = three = four = 0
    for some in boards:
        four |= three & some
        three |= two & some
        two |= one & some
        one |= some
    return [one, two, three, four]


def _anew(shape: Shape, patch: Iterable[int]) -> Ways:
    tiles = list(patch)
    base = ((min(tiles) - MARGIN) // GIRTH - _SPARE) * GIRTH
    whole = board(tiles, base)
    return Ways(shape, whole, base, _holes(shape, whole))


def _holes(shape: Shape, whole: Board) -> int:
    """How many holes the patch has: Euler's count of tiles, touching pairs, and the least blocks that pairs close up to."""
    near, stride = shape.near(whole), shape.stride
    pairs = [whole & tiles for tiles in near[: len(near) // 2 : stride]]
    blocks = [pair & tiles for pair, tiles in zip(pairs, near[stride::stride], strict=False)][:-1]
    if stride == 2:
        blocks = [block & near[1] for block in blocks]
    return 1 - whole.bit_count() + sum(map(int.bit_count, pairs)) - sum(map(int.bit_count, blocks))


_last: tuple[Patch, Ways] | None = None


def ways_of(patch: Patch) -> Ways:
    """The ways of a patch. Those of the last patch are kept: offers, checks and views of one position share them."""
    last = _last
    if last is not None and last[0] is patch:
        return last[1]
    return keep(patch, _anew(patch.geometry, patch.cells))


def keep(patch: Patch, ways: Ways) -> Ways:
    """Remember the ways of a patch for those who ask next."""
    global _last
    _last = (patch, ways)
    return ways
