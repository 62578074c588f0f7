"""Every legal move, listed: offers are made once for each cell and kept, so that listing hundreds of slides only picks them up."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter

from companion.contract import Offer
from companion.games.flip_and_slide.pieces import JUMP, PUT, Flip, Jump, PutTile, Slide, State
from companion.games.flip_and_slide.ways import Ways, ways_of
from companion.kit.grid import Board, cells, ref


def moves(state: State, player: int) -> list[Offer]:
    """Every legal move of that player, none twice."""
    if player != state.turn or state.ending:
        return []
    if state.asked == PUT:
        return [_put(cell) for cell in places_to_put(state)]
    if state.asked == JUMP:
        return [_jump(cell) for cell in jumps(state)]
    ways = ways_of(state.patch)
    flips = [_flip(cell) for cell in cells(ways.clovers & ways.rim, ways.base)]
    return flips + _slides(ways, slidable(state, ways), state.options.short_slides)


def places_to_put(state: State) -> list[int]:
    """Where the own player tile may go: beside a clover or colour tile (F12), alone only round the outside (F50)."""
    ways = ways_of(state.patch)
    places = 0
    for step in ways.shape.steps:
        tiles = ways.clovers | ways.colours
        places |= tiles << step if step > 0 else tiles >> -step
    places &= ways.halo
    return cells(places & ways.waters[0] if len(state.colours) == 1 else places, ways.base)


def slidable(state: State, ways: Ways) -> Board:
    """The tiles the player may slide, if they have a way: colour tiles and the own one (F22), but for the barred (F25)."""
    own = state.patch.players[state.turn]
    assert own is not None
    tiles = ways.colours | 1 << own - ways.base
    for cell in state.barred:
        tiles &= ~(1 << cell - ways.base)
    return tiles & ways.loose & ways.roomy


def can_act(state: State) -> bool:
    """Whether a flip or a slide is possible."""
    ways = ways_of(state.patch)
    if ways.clovers & ways.rim:
        return True
    tiles = cells(slidable(state, ways), ways.base)
    return any(ways.ends(cell, state.options.short_slides) for cell in tiles)


def jumps(state: State) -> list[int]:
    """Where the own tile can jump to (F51), but for where it came from (F52)."""
    ways, own = ways_of(state.patch), state.patch.players[state.turn]
    assert own is not None
    if not ways.has(ways.loose, own):
        return []
    landings = (landing(ways, own, step) for step in ways.shape.steps)
    return [cell for cell in landings if cell is not None and cell != state.came_from]


def landing(ways: Ways, own: int, step: int) -> int | None:
    """The first empty cell behind one or more tiles in a straight line."""
    cell = own + step
    while ways.has(ways.whole, cell):
        cell += step
    return cell if cell != own + step else None


class _SlidesFrom(dict[int, Offer]):
    """The slides that start at one cell, by their end."""

    def __init__(self, start: int) -> None:
        super().__init__()
        self.start = ref(start)

    def __missing__(self, end: int) -> Offer:
        self[end] = offer = Offer(Slide(self.start, ref(end)))
        return offer


_slides_from = lru_cache(maxsize=1 << 10)(_SlidesFrom)


def _slides(ways: Ways, tiles: Board, short: bool) -> list[Offer]:
    """All slides of these tiles."""
    if short:
        return [offer for start in cells(tiles, ways.base) for offer in _slides_to(ways.ends(start, short), start, ways)]
    offers = _slides_outside(ways, cells(tiles & ways.doors(ways.outside), ways.base))
    inside = ways.halo ^ ways.outside
    if inside:
        for start in cells(tiles & ways.doors(inside), ways.base):
            offers += _slides_to(ways.ends(start, short) & inside, start, ways)
    return offers


def _slides_to(ends: Board, start: int, ways: Ways) -> list[Offer]:
    slides = _slides_from(start)
    return [slides[end] for end in cells(ends, ways.base)]


def _slides_outside(ways: Ways, starts: list[int]) -> list[Offer]:
    """Most slides: every one of these tiles reaches all the places outside, and must leave out only those it alone touches."""
    lonely = cells(ways.outside & ways.private, ways.base)
    ends = lonely + cells(ways.outside & ~ways.private, ways.base)
    places = {end: place for place, end in enumerate(lonely)}
    pick, steps = itemgetter(*ends), ways.shape.steps
    offers: list[Offer] = []
    for start in starts:
        slides = list(pick(_slides_from(start)))
        for place in sorted([places[start + step] for step in steps if start + step in places], reverse=True):
            del slides[place]
        offers += slides
    return offers


@lru_cache(maxsize=1 << 12)
def _put(cell: int) -> Offer:
    return Offer(PutTile(ref(cell)))


@lru_cache(maxsize=1 << 12)
def _flip(cell: int) -> Offer:
    return Offer(Flip(ref(cell)), final=True)


@lru_cache(maxsize=1 << 12)
def _jump(cell: int) -> Offer:
    return Offer(Jump(ref(cell)))
