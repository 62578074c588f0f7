"""A dolmen and how it grows: a middle course with two free ends, and slabs above and below across its joints (D40, D41)."""

from __future__ import annotations

from msgspec import Struct

from companion.games.dolmen.slabs import EDGES, start_slab

NONE = -1  # no slab here
WHOLE = 7  # slabs of a finished dolmen, the start slab included
LEFT, RIGHT = 0, 1  # spots at the ends; then above and below the first joint, the second ...
MOST_JOINTS = WHOLE - 2  # of a dolmen that still grows
SPOTS = ("spot:left", "spot:right", *(f"spot:{side}-{joint}" for joint in range(1, MOST_JOINTS + 1) for side in ("above", "below")))
SPOT_NAMED = {ref: spot for spot, ref in enumerate(SPOTS)}


class Dolmen(Struct, frozen=True):
    """The middle course from left to right; its colours: free edge, joint, joint ..., free edge; what lies at each joint."""

    course: tuple[int, ...]
    colours: tuple[int, ...]
    above: tuple[int, ...] = ()
    below: tuple[int, ...] = ()


def founded(tribe: int) -> Dolmen:
    """A dolmen that is just its start slab (D40)."""
    return Dolmen((start_slab(tribe),), (tribe, tribe))


def slabs_in(dolmen: Dolmen) -> tuple[int, ...]:
    return (*dolmen.course, *(slab for slab in dolmen.above + dolmen.below if slab != NONE))


def whole(dolmen: Dolmen) -> bool:
    return len(slabs_in(dolmen)) >= WHOLE


def spots(dolmen: Dolmen, slab: int) -> list[int]:
    """Every spot where the slab fits (D41)."""
    edges, colours = EDGES[slab], dolmen.colours
    fitting = [spot for spot, colour in ((LEFT, colours[0]), (RIGHT, colours[-1])) if colour in edges]
    for joint, above in enumerate(dolmen.above):
        if colours[joint + 1] in edges:
            if above == NONE:
                fitting.append(2 + 2 * joint)
            if dolmen.below[joint] == NONE:
                fitting.append(3 + 2 * joint)
    return fitting


def grown(dolmen: Dolmen, slab: int, spot: int) -> Dolmen:
    """The dolmen with the slab at a spot that fits; at an end it is turned so that equal edges touch."""
    course, colours, above, below = dolmen.course, dolmen.colours, dolmen.above, dolmen.below
    if spot == LEFT:
        return Dolmen((slab, *course), (_other(slab, colours[0]), *colours), (NONE, *above), (NONE, *below))
    if spot == RIGHT:
        return Dolmen((*course, slab), (*colours, _other(slab, colours[-1])), (*above, NONE), (*below, NONE))
    joint, under = divmod(spot - 2, 2)
    if under:
        return Dolmen(course, colours, above, (*below[:joint], slab, *below[joint + 1 :]))
    return Dolmen(course, colours, (*above[:joint], slab, *above[joint + 1 :]), below)


def _other(slab: int, touching: int) -> int:
    """The edge that stays free when the edge of that colour touches."""
    one, other = EDGES[slab]
    return other if one == touching else one
