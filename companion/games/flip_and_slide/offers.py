"""Every legal move, listed: offers are made once for each cell and kept, so that listing many of them only picks them up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.contract import Offer
from companion.games.flip_and_slide.pieces import ACT, JUMP, PUT, Flip, Jump, Move, PutTile, Slide, SlideTo, State
from companion.games.flip_and_slide.ways import Ways, ways_of
from companion.kit.grid import GIRTH, Board, beside, ref
from companion.kit.shared import shared


def moves(state: State, player: int) -> Sequence[Offer]:
    """Every legal move of that player, none twice."""
    if player != state.turn or state.ending:
        return ()
    return _listed(state)


@shared
def _listed(state: State) -> tuple[Offer, ...]:
    if state.asked == ACT:
        return (*_flips(state), *_slides(state))
    if state.asked == JUMP:
        return tuple([_JUMPS[cell] for cell in jumps(state)])
    ways = ways_of(state.patch)
    if state.asked == PUT:
        return _PUTS.at(places_to_put(state), ways.base)
    assert state.sliding is not None
    return _ENDS.at(ways.ends(state.sliding, state.options.short_slides), ways.base)


def places_to_put(state: State) -> Board:
    """Where the own player tile may go: beside a clover or colour tile (F12), alone only round the outside (F50)."""
    patch, ways = state.patch, ways_of(state.patch)
    if len(state.colours) == 1:
        return ways.halo & ways.waters[0]
    players = sum(1 << cell - ways.base for cell in patch.players if cell is not None)
    return ways.halo & beside(ways.whole ^ players, ways.shape.steps)


def _flips(state: State) -> list[Offer]:
    """To flip the clovers that have an open edge (F21)."""
    ways = ways_of(state.patch)
    rim, base = ways.rim, ways.base
    return [_FLIPS[cell] for cell in state.patch.clovers if rim >> cell - base & 1]


def _slides(state: State) -> list[Offer]:
    """To slide colour tiles and the own one (F22), if they are free and not barred (F25)."""
    ways, patch = ways_of(state.patch), state.patch
    free, base, own = ways.free, ways.base, patch.players[state.turn]
    assert own is not None
    for cell in state.barred:
        free &= ~(1 << cell - base)
    return [_SLIDES[cell] for cells in (*patch.colours, (own,)) for cell in cells if free >> cell - base & 1]


def can_slide(state: State, cell: int) -> bool:
    """Whether the player may slide the tile on that cell."""
    ways = ways_of(state.patch)
    if cell in state.barred or not ways.has(ways.free, cell) or cell in state.patch.clovers:
        return False
    return cell == state.patch.players[state.turn] or cell not in state.patch.players


def can_act(state: State) -> bool:
    """Whether a flip or a slide is possible."""
    return bool(moves(state, state.turn))


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


class _Offers(dict[int, Offer]):
    """The offers of one kind, by cell."""

    def __init__(self, move: Callable[[str], Move], final: bool = False) -> None:
        super().__init__()
        self.move, self.final = move, final
        self.eights: dict[int, list[tuple[Offer, ...]]] = {}  # by the base of a board, all its cells

    def __missing__(self, cell: int) -> Offer:
        self[cell] = offer = Offer(self.move(ref(cell)), final=self.final)
        return offer

    def at(self, places: Board, base: int) -> tuple[Offer, ...]:
        """The offers at all cells of a board, eight cells at a glance."""
        empty = (places & -places).bit_length() - 1 >> 3
        eights = (self.eights.get(base) or self._eights(base))[empty:]
        rest = places >> 8 * empty
        glances = zip(eights, rest.to_bytes(rest.bit_length() + 7 >> 3, "little"), strict=False)
        return tuple([eight[bit] for eight, byte in glances if byte for bit in _BITS[byte]])

    def _eights(self, base: int) -> list[tuple[Offer, ...]]:
        firsts = range(base, base + GIRTH * GIRTH, 8)  # a patch is lower than the tube is wide
        self.eights[base] = eights = [tuple(self[cell] for cell in range(first, first + 8)) for first in firsts]
        return eights


_BITS = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
_PUTS, _FLIPS, _SLIDES, _ENDS, _JUMPS = _Offers(PutTile), _Offers(Flip, final=True), _Offers(Slide), _Offers(SlideTo), _Offers(Jump)
