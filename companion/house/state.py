"""All of the table that is not the game itself: who sits where, what is played, how time is kept."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from companion.turns import Rule

SEATS = (1, 2, 3, 4, 5)


class Seat(Struct, frozen=True):
    """Somebody's place. Without a phone it is played by its button, and by any phone that sits at the table."""

    name: str
    colour: str
    phone: str = ""
    salt: str = ""
    bank: int = 0
    away: bool = False


class Proposal(Struct, frozen=True):
    """Taking back a move that showed or drew something needs the others' word."""

    seat: int
    agreed: tuple[int, ...] = ()


class House(Struct, frozen=True):
    """All of the table that is not the game itself. ``players`` are the seats in player order while a game is on,
    ``salts`` what the phones had added to the luck when it began."""

    chapter: int = 0
    commit: str = ""
    seats: tuple[Seat | None, ...] = (None,) * len(SEATS)
    game: str = ""
    mode: str = ""
    options: dict[str, Any] = {}
    first: int = 0
    players: tuple[int, ...] = ()
    salts: tuple[str, ...] = ()
    paused: bool = False
    paused_by: int = 0  # the seat that asked for it; 0: the table, its button, a power cut
    proposal: Proposal | None = None
    language: str = "en"
    host: int = 0
    clock: Rule = Rule()
    table_time: bool = False
