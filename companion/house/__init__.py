"""The table's own moves: who sits where, what is played, pause; pure, with the house clauses H1, H2 ... of HOUSE.md."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from msgspec.structs import replace

from companion.contract import Refused
from companion.house.moves import (
    Agree,
    Bank,
    Begins,
    Call,
    Choose,
    Clock,
    Decline,
    Free,
    Host,
    HouseMove,
    Leave,
    MoveIn,
    Open,
    Override,
    Pause,
    PutAside,
    Reset,
    Resume,
    Salt,
    Sit,
    Speak,
    Start,
    TableTime,
    TakeUp,
    Undo,
)
from companion.house.state import SEATS, House, Proposal, Seat
from companion.kit.colours import NAMES
from companion.turns import Rule

NAME_LENGTH = 20
LONGEST_BANK = 24 * 3600

__all__ = [
    "SEATS",
    "Agree",
    "Bank",
    "Begins",
    "Call",
    "Choose",
    "Clock",
    "Decline",
    "Free",
    "Host",
    "House",
    "HouseMove",
    "Leave",
    "MoveIn",
    "Open",
    "Override",
    "Pause",
    "Proposal",
    "PutAside",
    "Reset",
    "Resume",
    "Salt",
    "Seat",
    "Sit",
    "Speak",
    "Start",
    "TableTime",
    "TakeUp",
    "Undo",
]


def at(house: House, seat: int) -> Seat:
    """The one who sits there."""
    if seat not in SEATS:
        raise Refused("H4", "sit-first")
    sitter = house.seats[seat - 1]
    if sitter is None:
        raise Refused("H4", "sit-first")
    return sitter


def taken(house: House) -> tuple[int, ...]:
    return tuple(seat for seat in SEATS if house.seats[seat - 1] is not None)


def seats_of(house: House, phone: str) -> tuple[int, ...]:
    """The seats that a phone holds."""
    return tuple(seat for seat in taken(house) if phone and at(house, seat).phone == phone)


def may_speak(house: House, seat: int, phone: str) -> None:
    """One seat can't act for another (H4); a seat without a phone listens to every phone that sits."""
    holder = at(house, seat).phone
    if holder != phone and (holder or not seats_of(house, phone)):
        raise Refused("H4", "not-your-seat")


def playing(house: House) -> bool:
    return bool(house.players)


def in_lobby(house: House) -> None:
    if playing(house):
        raise Refused("H7", "game-is-on")


def sit(house: House, _seat: int, move: Sit) -> House:
    if move.seat not in SEATS:
        raise Refused("H3", "no-such-seat")
    here = house.seats[move.seat - 1]
    if here is not None and not here.away and (here.phone or not move.phone):
        raise Refused("H3", "seat-taken", seat=move.seat)
    colour = move.colour or (here.colour if here else _free_colour(house))
    name = _name(move.name) or (here.name if here else "")
    sitter = Seat(name, _own_colour(house, move.seat, colour), move.phone, bank=here.bank if here else 0)
    return _hosted(_with_seat(house, move.seat, sitter))


def move_in(house: House, seat: int, move: MoveIn) -> House:
    return _with_seat(house, seat, replace(at(house, seat), phone=move.phone))


def leave(house: House, seat: int, away: bool) -> House:
    """The seat is free; once a game is on it stays in the game, played by its button or, if the game allows it, by nobody."""
    gone = replace(at(house, seat), phone="", salt="", away=away)
    return _hosted(_with_seat(house, seat, gone if playing(house) else None))


def free(house: House, seat: int, move: Free) -> House:
    _as_host(house, seat)
    return _with_seat(house, move.seat, replace(at(house, move.seat), phone="", salt=""))


def make_host(house: House, seat: int, move: Host) -> House:
    _as_host(house, seat)
    at(house, move.seat)
    return replace(house, host=move.seat)


def clock(house: House, seat: int, move: Clock) -> House:
    at(house, seat)
    if not 5 <= move.seconds <= LONGEST_BANK or not 0 <= move.plus <= LONGEST_BANK:
        raise Refused("H14", "odd-time")
    return replace(house, clock=Rule(move.kind, move.seconds, move.plus))


def bank(house: House, seat: int, move: Bank) -> House:
    at(house, seat)
    if move.seconds and not 5 <= move.seconds <= LONGEST_BANK:
        raise Refused("H14", "odd-time")
    return _with_seat(house, move.seat, replace(at(house, move.seat), bank=move.seconds))


def table_time(house: House, _seat: int, move: TableTime) -> House:
    if not playing(house) or move.on == house.table_time:
        raise Refused("H14", "no-table-time")
    return replace(house, table_time=move.on)


def call(house: House, seat: int, move: Call) -> House:
    sitter = at(house, seat)
    colour = move.colour or sitter.colour
    if playing(house) and colour != sitter.colour:
        raise Refused("H7", "colour-stays")
    return _with_seat(house, seat, replace(sitter, name=_name(move.name), colour=_own_colour(house, seat, colour)))


def salt(house: House, seat: int, move: Salt) -> House:
    in_lobby(house)
    if not move.salt.isalnum() or len(move.salt) > 64:
        raise Refused("H10", "not-understood")
    return _with_seat(house, seat, replace(at(house, seat), salt=move.salt))


def begins(house: House, seat: int, move: Begins) -> House:
    in_lobby(house)
    at(house, seat)
    if move.seat:
        at(house, move.seat)
    return replace(house, first=move.seat)


def pause(house: House, seat: int, _move: Pause) -> House:
    if house.paused or not playing(house):
        raise Refused("H2", "nothing-to-pause")
    return replace(house, paused=True, paused_by=seat)


def resume(house: House, _seat: int, _move: Resume) -> House:
    if not house.paused:
        raise Refused("H2", "not-paused")
    return replace(house, paused=False)


def speak(house: House, _seat: int, move: Speak) -> House:
    return replace(house, language=move.language)


ALONE: Mapping[type, Callable[[House, int, Any], House]] = {  # the moves that need to know nothing but the house
    MoveIn: move_in,
    Free: free,
    Host: make_host,
    Clock: clock,
    Bank: bank,
    TableTime: table_time,
    Call: call,
    Salt: salt,
    Begins: begins,
    Pause: pause,
    Resume: resume,
    Speak: speak,
}


def reopened(house: House, commit: str) -> House:
    """The lobby of the next chapter: people, game and options stay; salts are asked anew."""
    seats = tuple(replace(seat, salt="") if seat and not seat.away else None for seat in house.seats)
    return replace(
        house, chapter=house.chapter + 1, commit=commit, seats=seats, players=(), salts=(), paused=False, proposal=None, table_time=False
    )


def phones(house: House) -> tuple[str, ...]:
    """The phones that sit."""
    return tuple(dict.fromkeys(seat.phone for seat in house.seats if seat and seat.phone))


def met_again(house: House, here: Collection[str]) -> House:
    """A game taken up: the phones that are here have their old seats again, the other seats are there to be taken."""
    seats = tuple(seat if seat is None or seat.phone in here else replace(seat, phone="") for seat in house.seats)
    return _hosted(replace(house, seats=seats, proposal=None))


def emptied(house: House) -> House:
    """For the next guests: nobody sits, nothing is chosen, the language stays."""
    return House(house.chapter, language=house.language)


def salts(house: House) -> tuple[str, ...]:
    """What the phones added, in seat order; it stays what it was when the game began, whoever comes and goes."""
    return house.salts if playing(house) else tuple(seat.salt if seat else "" for seat in house.seats)


def _with_seat(house: House, number: int, seat: Seat | None) -> House:
    return replace(house, seats=(*house.seats[: number - 1], seat, *house.seats[number:]))


def _hosted(house: House) -> House:
    """The first who sits is the host; when the host goes, it is the next one, those with a phone first."""
    here = taken(house)
    if house.host in here and (at(house, house.host).phone or not any(at(house, seat).phone for seat in here)):
        return house
    return replace(house, host=next((seat for seat in here if at(house, seat).phone), here[0] if here else 0))


def _as_host(house: House, seat: int) -> None:
    if seat != house.host:
        raise Refused("H15", "only-the-host")


def _name(name: str) -> str:
    """A name as people see it: one line, no control signs, not too long."""
    name = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    if len(name) > NAME_LENGTH:
        raise Refused("H12", "name-too-long", most=NAME_LENGTH)
    return name


def _colours(house: House) -> Mapping[str, int]:
    return {at(house, seat).colour: seat for seat in taken(house)}


def _free_colour(house: House) -> str:
    return next(name for name in _WELCOME if name not in _colours(house))


def _own_colour(house: House, seat: int, colour: str) -> str:
    if colour not in NAMES:
        raise Refused("H12", "no-such-colour")
    if _colours(house).get(colour, seat) != seat:
        raise Refused("H12", "colour-taken", colour=f"colour:{colour}")
    return colour


_WELCOME = ("orange", "blue", "violet", "green", "yellow", "red", "indigo")  # far apart from each other first
