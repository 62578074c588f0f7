"""What lies on the heath: options, places, moves and the state of a game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from companion.games.dolmen.building import NONE, Dolmen

CRYSTALS = 3
FARTHEST = 3
ROUNDS = 60
REFILL = 3

POINTS = tuple(f"point:{number}" for number in range(1, 17))  # clockwise; the first of each four is a glow (D2)
PLACES = tuple(f"place:{number}" for number in range(1, 13))
PILLARS = tuple(f"pillar:{number}" for number in range(1, 5))
PLAYERS = tuple(f"player:{number}" for number in range(4))
POINT_NAMED = {ref: point for point, ref in enumerate(POINTS)}
PLACE_NAMED = {ref: place for place, ref in enumerate(PLACES)}
IS_GLOW = tuple(point % 4 == 0 for point in range(16))
PLACE_AT = tuple(NONE if point % 4 == 0 else point // 4 * 3 + point % 4 - 1 for point in range(16))
POINT_BEFORE = tuple(PLACE_AT.index(place) for place in range(12))
PLACES_BEFORE = tuple((3 * pillar, 3 * pillar + 1, 3 * pillar + 2) for pillar in range(4))
HOMES = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # the quarter, and so the tribe, of each player

Asking = Literal["act", "roll", "place", "rest", "final", "over"]


class Options(Struct, frozen=True):
    memory: bool = False  # what a look showed stays on that player's page (D23)


class Go(Struct, frozen=True, tag=True):
    to: str


class Stay(Struct, frozen=True, tag=True):
    """Move by no point at all."""


class Look(Struct, frozen=True, tag=True):
    place: str


class Announce(Struct, frozen=True, tag=True):
    place: str
    spot: str


class Roll(Struct, frozen=True, tag=True):
    pass


class Place(Struct, frozen=True, tag=True):
    """Put the next of the new slabs on a place before the fairy."""

    place: str


class EndTurn(Struct, frozen=True, tag=True):
    pass


Move = Go | Stay | Look | Announce | Roll | Place | EndTurn


class State(Struct, frozen=True):
    """The whole game. Slabs, points, places, pillars and tribes are small numbers; NONE is an empty place."""

    memory: bool
    colours: tuple[str, ...]  # of the four tribes
    homes: tuple[int, ...]  # the tribe and quarter of each player
    first: int
    turn: int
    round: int
    asking: Asking
    korrigans: tuple[int, ...]  # the point of each
    crystals: tuple[int, ...]
    dolmens: tuple[Dolmen, ...]
    circle: tuple[int, ...]  # the slab on each of the 12 places
    fairy: int
    pile: tuple[int, ...]  # the top first
    seen: tuple[int, ...]  # for each player a bit for each place whose slab that player knows
    looked: bool = False
    spot: int = NONE  # where the announced slab would go
    drawn: tuple[int, ...] = ()  # new slabs not yet placed, the next one first
    failed: tuple[int, ...] = ()  # discards that were turned over
    swept: tuple[int, ...] = ()  # discards whose points nobody turned over
    die: int = 0  # the last roll
    fate: int = 0  # the roll that was added to the mystery slabs

    @property
    def announced(self) -> int:
        """The place whose slab lies open, while the die is asked for."""
        return PLACE_AT[self.korrigans[self.turn]] if self.asking == "roll" else NONE


def colour_of(state: State, player: int) -> str:
    return state.colours[state.homes[player]]


def put(row: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The row with one value changed."""
    return (*row[:index], value, *row[index + 1 :])
