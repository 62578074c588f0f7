"""The rainbow: the bag of pawns, the suns that close rows, the clouds that close columns, and where gold may still appear.

One small value for both ways to play: the full game and the companion of the boxed game draw from it and put pawns on it.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Refused
from companion.kit import bag
from companion.kit.colours import NAMES
from companion.kit.row import changed

SIZE = 7
STORM = 5  # so many pawns on clouds: nobody moves any more (K24)
FREE = -1
TO_SUN, TO_CLOUD, TO_CAULDRON = "sun", "cloud", "cauldron"

COLOURS = tuple(f"colour:{name}" for name in NAMES)
SUNS = tuple(f"sun:{row}" for row in range(1, SIZE + 1))
CLOUDS = tuple(f"cloud:{column}" for column in range(1, SIZE + 1))
CELLS = tuple(tuple(f"cell:{row},{column}" for column in range(1, SIZE + 1)) for row in range(1, SIZE + 1))
_COLOUR = {ref: colour for colour, ref in enumerate(COLOURS)}
_ROW = {ref: row for row, ref in enumerate(SUNS)}
_COLUMN = {ref: column for column, ref in enumerate(CLOUDS)}


class Draw(Struct, frozen=True, tag=True):
    """The bag holder lets the table draw the pawn."""


class PutSun(Struct, frozen=True, tag=True):
    """The pawn of a new colour goes on a free sun."""

    sun: str


class PutCloud(Struct, frozen=True, tag=True):
    """The pawn of a colour seen before goes on a free cloud."""

    cloud: str


class EndTurn(Struct, frozen=True, tag=True):
    """The turn is over."""


class Rainbow(Struct, frozen=True):
    """What is left in the bag, which pawn lies on each sun and cloud, and the pawn drawn last, placed or still in hand."""

    bag: bag.Bag = (2,) * SIZE
    suns: tuple[int, ...] = (FREE,) * SIZE
    clouds: tuple[int, ...] = (FREE,) * SIZE
    latest: int = -1
    placed: bool = True


def drawn(rainbow: Rainbow, chance: Chance) -> Rainbow:
    """The rainbow after a pawn was drawn blindly (K20)."""
    colour, left = bag.draw(rainbow.bag, chance)
    return replace(rainbow, bag=left, latest=colour, placed=False)


def drawn_by_hand(rainbow: Rainbow, ref: str) -> Rainbow:
    """The rainbow after somebody's hand drew that colour from a bag of cloth, if the bag can still hold it (K3)."""
    colour = _COLOUR.get(ref)
    if colour is None:
        raise Refused("K3", "no-such-colour")
    if not rainbow.bag[colour]:
        raise Refused("K3", "both-pawns-out", colour=ref)
    return replace(rainbow, bag=bag.without(rainbow.bag, colour), latest=colour, placed=False)


def destination(rainbow: Rainbow) -> str:
    """Where the pawn in hand goes: a sun, a cloud, or nowhere, because the cauldron appears (K21, K22, K23)."""
    if rainbow.latest in rainbow.suns:
        return TO_CLOUD
    return TO_SUN if rainbow.suns.count(FREE) > 1 else TO_CAULDRON


def put_on_sun(rainbow: Rainbow, ref: str) -> Rainbow:
    if destination(rainbow) != TO_SUN:
        raise Refused("K22", "needs-a-cloud", colour=COLOURS[rainbow.latest])
    row = _ROW.get(ref)
    if row is None or rainbow.suns[row] != FREE:
        raise Refused("K21", "choose-a-free-sun")
    return replace(rainbow, suns=changed(rainbow.suns, row, rainbow.latest), placed=True)


def put_on_cloud(rainbow: Rainbow, ref: str) -> Rainbow:
    if destination(rainbow) != TO_CLOUD:
        raise Refused("K21", "needs-a-sun", colour=COLOURS[rainbow.latest])
    column = _COLUMN.get(ref)
    if column is None or rainbow.clouds[column] != FREE:
        raise Refused("K22", "choose-a-free-cloud")
    return replace(rainbow, clouds=changed(rainbow.clouds, column, rainbow.latest), placed=True)


def stormy(rainbow: Rainbow) -> bool:
    """Five pawns on clouds: from here on there are only draws (K24)."""
    return SIZE - rainbow.clouds.count(FREE) >= STORM


def free(places: tuple[int, ...]) -> tuple[int, ...]:
    """The places without a pawn, counted from 0: free rows of the suns, free columns of the clouds."""
    return tuple(place for place, pawn in enumerate(places) if pawn == FREE)


def free_cells(rainbow: Rainbow) -> tuple[str, ...]:
    """The grid cells where a free row and a free column cross: there the cauldron can still appear (K60)."""
    return tuple(CELLS[row][column] for row in free(rainbow.suns) for column in free(rainbow.clouds))


def ending_chance(rainbow: Rainbow) -> tuple[int, int]:
    """The exact chance, as a fraction, that the next pawn drawn is the seventh colour."""
    never_drawn = rainbow.bag.count(2)
    return (2 if never_drawn == 1 else 0), sum(rainbow.bag)


def check(rainbow: Rainbow) -> None:
    """Two pawns of each colour (K3), first ones on suns, second ones on clouds, and a free row and column always (K6)."""
    assert rainbow.suns.count(FREE), "a row stays free"
    assert rainbow.clouds.count(FREE), "a column stays free"
    for colour, left in enumerate(rainbow.bag):
        in_hand = colour == rainbow.latest and not rainbow.placed
        assert left + rainbow.suns.count(colour) + rainbow.clouds.count(colour) + in_hand == 2, "two pawns of each colour"
        assert rainbow.suns.count(colour) <= 1, "a colour takes one sun"
        assert rainbow.clouds.count(colour) <= rainbow.suns.count(colour), "a sun comes before a cloud"
