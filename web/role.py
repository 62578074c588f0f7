"""For whom a page is rendered: which page, which seat's eyes (0: a guest's), which language."""

from __future__ import annotations

from typing import NamedTuple

from companion import house as home
from companion.games import ASSIST
from companion.house import House
from companion.table import Now

PHONE, TABLE, DEVICE = "phone", "table", "device"
PAGES = (PHONE, TABLE, DEVICE)


class Role(NamedTuple):
    """``curtain``: the seat for which everything is hidden until it looks; ``seat`` is 0 then, so nobody's secrets are at hand."""

    page: str
    seat: int
    language: str
    curtain: int = 0


class Wish(NamedTuple):
    """What a page asks for: a seat; the serial at which it was looked up by hand; a seat to hand the phone over to."""

    seat: int = 0
    look: int = -1
    hand: int = 0


def role(now: Now, page: str, phone: str, wish: Wish, language: str) -> Role:
    """TV and device look as guests, and speak the table's language."""
    if page != PHONE:
        return Role(page, 0, now.house.language if page == TABLE else language)
    own = home.seats_of(now.house, phone)
    if len(own) < 2:
        return Role(page, seat_for(now, phone, wish.seat), language)
    hand = _hand_over(now, own, wish)
    shown = wish.seat if wish.seat in (*own, *_helped(now)) else own[0]
    return Role(page, 0 if hand else shown, language, hand)


def seat_for(now: Now, phone: str, wanted: int = 0) -> int:
    """The seat that a phone with one seat plays now: the one it asked for, else the one we wait for, else its own.

    A seat without a phone is played by any phone that sits; beside the box, the only phone follows their turns by itself."""
    own = home.seats_of(now.house, phone)
    if not own:
        return 0
    if wanted in (*own, *_helped(now)):
        return wanted
    follows = (*own, *without_phone(now.house)) if _follows(now.house) else own
    return next((seat for seat in follows if seat in now.waited()), own[0])


def _helped(now: Now) -> tuple[int, ...]:
    """The seats that any phone at the table may act for."""
    return tuple(seat for seat in without_phone(now.house) if seat in now.waited())


def _hand_over(now: Now, own: tuple[int, ...], wish: Wish) -> int:
    """The seat to hand a phone with several seats over to, behind the curtain; 0: what it shows may stay.

    The seat it asked for stays while that one is waited for or no other one of its own is; a look by hand, until something happens."""
    if not now.playing:
        return 0
    if wish.hand in own:
        return wish.hand
    waiting = [seat for seat in own if seat in now.waited()]
    stays = wish.seat in waiting or not waiting or wish.look == now.serial
    if stays and wish.seat in (*own, *_helped(now)):
        return 0
    return next((seat for seat in waiting if seat > wish.seat), waiting[0] if waiting else own[0])


def without_phone(house: House) -> tuple[int, ...]:
    """Who is played by a button."""
    return tuple(seat for seat in home.taken(house) if not home.at(house, seat).phone)


def _follows(house: House) -> bool:
    """One phone for the whole table, and nothing that an absent player would hide from it."""
    phones = {seat.phone for seat in house.seats if seat and seat.phone}
    return len(phones) == 1 and house.mode == ASSIST and not house.paused
