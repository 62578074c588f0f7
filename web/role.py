"""For whom a page is rendered: which page, which seat's eyes (0: a guest's), which language."""

from __future__ import annotations

from typing import NamedTuple

from companion import house as home
from companion.house import House
from companion.table import Now

PHONE, TABLE, DEVICE = "phone", "table", "device"
PAGES = (PHONE, TABLE, DEVICE)


class Role(NamedTuple):
    page: str
    seat: int
    language: str


def role(now: Now, page: str, phone: str, wanted: int, language: str) -> Role:
    """TV and device look as guests, and speak the table's language."""
    if page != PHONE:
        return Role(page, 0, now.house.language if page == TABLE else language)
    return Role(page, seat_for(now, phone, wanted), language)


def seat_for(now: Now, phone: str, wanted: int = 0) -> int:
    """The seat a phone plays now: the one it asked for, else the one we wait for, else its own.

    A seat without a phone is played by any phone that sits; the only phone at the table follows their turns by itself."""
    own = home.seats_of(now.house, phone)
    if not own:
        return 0
    waiting = now.actors()
    speechless = without_phone(now.house)
    if wanted in own or (wanted in speechless and wanted in waiting):
        return wanted
    follows = (*own, *speechless) if alone(now.house) else own
    return next((seat for seat in follows if seat in waiting), own[0])


def without_phone(house: House) -> tuple[int, ...]:
    return tuple(seat for seat in home.taken(house) if not home.at(house, seat).phone)


def alone(house: House) -> bool:
    """One phone for the whole table."""
    return len({seat.phone for seat in house.seats if seat and seat.phone}) == 1
