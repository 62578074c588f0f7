"""The heath as one reader sees it, and some game that would look the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import View
from companion.games.dolmen.building import NONE, SPOT_NAMED, SPOTS, Dolmen
from companion.games.dolmen.pieces import PLACES, Asking, State
from companion.games.dolmen.prompt import caption, prompt
from companion.games.dolmen.slabs import DRAWN, SLABS, Edges
from companion.kit.shared import shared


class Face(Struct, frozen=True):
    """A slab as it lies there: its edges (tribes 0 to 3) always, its points only when the reader may know them."""

    edges: Edges
    points: int | None = None
    mystery: bool = False


class Stones(Struct, frozen=True):
    """A dolmen: the middle course from left to right with its edge colours, and what lies at each joint."""

    course: tuple[Face, ...]
    colours: tuple[int, ...]
    above: tuple[Face | None, ...]
    below: tuple[Face | None, ...]


class Heath(View, frozen=True, kw_only=True):
    """Everything on the table that this reader may know."""

    memory: bool
    colours: tuple[str, ...]
    homes: tuple[int, ...]
    first: int
    turn: int
    round: int
    asking: Asking
    looked: bool
    announced: str | None  # the place whose slab lies open, and the spot it would go to
    spot: str | None
    korrigans: tuple[int, ...]
    crystals: tuple[int, ...]
    dolmens: tuple[Stones, ...]
    circle: tuple[Face | None, ...]
    fairy: int
    drawn: tuple[Face, ...]
    failed: tuple[Face, ...]
    swept: tuple[Face, ...]
    pile: int
    die: int
    fate: int


_OPEN = tuple(Face(slab.edges, slab.points, slab.mystery) for slab in SLABS)
_HIDDEN = tuple(Face(slab.edges) for slab in SLABS)
_SLAB = {face: slab for slab, face in enumerate(_OPEN)}


def view(state: State, player: int | None) -> Heath:
    """What everybody may know, and what this reader has looked at."""
    heath = _open_heath(state)
    known = 0 if player is None else state.seen[player]
    return replace(heath, prompt=prompt(state, player), circle=_circle(state, known) if known else heath.circle)


@shared
def _open_heath(state: State) -> Heath:
    announced = state.announced
    return Heath(
        prompt=prompt(state, None),
        caption=caption(state),
        memory=state.memory,
        colours=state.colours,
        homes=state.homes,
        first=state.first,
        turn=state.turn,
        round=state.round,
        asking=state.asking,
        looked=state.looked,
        announced=None if announced == NONE else PLACES[announced],
        spot=None if state.spot == NONE else SPOTS[state.spot],
        korrigans=state.korrigans,
        crystals=state.crystals,
        dolmens=tuple(_stones(dolmen) for dolmen in state.dolmens),
        circle=_circle(state, known=0),
        fairy=state.fairy,
        drawn=tuple(_HIDDEN[slab] for slab in state.drawn),
        failed=tuple(_OPEN[slab] for slab in state.failed),
        swept=tuple(_HIDDEN[slab] for slab in state.swept),
        pile=len(state.pile),
        die=state.die,
        fate=state.fate,
    )


def _circle(state: State, known: int) -> tuple[Face | None, ...]:
    """The slabs of the circle, open those whose places are known (bit by bit) and the one that was announced."""
    if state.announced != NONE:
        known |= 1 << state.announced
    return tuple(None if slab == NONE else (_OPEN if known >> place & 1 else _HIDDEN)[slab] for place, slab in enumerate(state.circle))


def imagine(seen: Heath, player: int | None, chance: Chance) -> State:
    """A state that fits the view: slabs whose points are hidden get some slab with the same edges, the rest is the pile."""
    unseen = _Unseen(seen, chance)
    known = sum(
        1 << place for place, face in enumerate(seen.circle) if face and face.points is not None and PLACES[place] != seen.announced
    )
    return State(
        memory=seen.memory,
        colours=seen.colours,
        homes=seen.homes,
        first=seen.first,
        turn=seen.turn,
        round=seen.round,
        asking=seen.asking,
        korrigans=seen.korrigans,
        crystals=seen.crystals,
        dolmens=tuple(_dolmen(stones) for stones in seen.dolmens),
        circle=tuple(NONE if face is None else unseen.some(face) for face in seen.circle),
        fairy=seen.fairy,
        drawn=tuple(unseen.some(face) for face in seen.drawn),
        failed=tuple(_SLAB[face] for face in seen.failed),
        swept=tuple(unseen.some(face) for face in seen.swept),
        pile=unseen.rest(chance),
        seen=tuple(known if one == player else 0 for one in range(len(seen.homes))),
        looked=seen.looked,
        spot=NONE if seen.spot is None else SPOT_NAMED[seen.spot],
        die=seen.die,
        fate=seen.fate,
    )


class _Unseen:
    """The slabs that the reader can't tell apart, in some order, by their edges."""

    def __init__(self, seen: Heath, chance: Chance) -> None:
        known = {_SLAB[face] for face in _faces(seen) if face.points is not None}
        self.by_edges: dict[Edges, list[int]] = defaultdict(list)
        for slab in chance.shuffled("imagine", [slab for slab in DRAWN if slab not in known]):
            self.by_edges[SLABS[slab].edges].append(slab)

    def some(self, face: Face) -> int:
        return self.by_edges[face.edges].pop() if face.points is None else _SLAB[face]

    def rest(self, chance: Chance) -> tuple[int, ...]:
        return chance.shuffled("imagine", [slab for slabs in self.by_edges.values() for slab in slabs])


def _faces(seen: Heath) -> Iterable[Face]:
    yield from (face for face in seen.circle if face)
    yield from seen.failed
    for stones in seen.dolmens:
        yield from (face for face in (*stones.course, *stones.above, *stones.below) if face)


def _stones(dolmen: Dolmen) -> Stones:
    return Stones(tuple(_OPEN[slab] for slab in dolmen.course), dolmen.colours, _lying(dolmen.above), _lying(dolmen.below))


def _lying(slabs: tuple[int, ...]) -> tuple[Face | None, ...]:
    return tuple(None if slab == NONE else _OPEN[slab] for slab in slabs)


def _dolmen(stones: Stones) -> Dolmen:
    above, below = (tuple(_SLAB[face] if face else NONE for face in row) for row in (stones.above, stones.below))
    return Dolmen(tuple(_SLAB[face] for face in stones.course), stones.colours, above, below)
