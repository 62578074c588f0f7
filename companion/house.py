"""The table's own moves: who sits where, what is played, pause; pure, with the house clauses H1, H2 ... of HOUSE.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.contract import Refused
from companion.kit.colours import NAMES

SEATS = (1, 2, 3, 4, 5)
NAME_LENGTH = 20


class Seat(Struct, frozen=True):
    """Somebody's place. Without a phone it is played by its button, and by any phone that sits at the table."""

    name: str
    colour: str
    phone: str = ""
    salt: str = ""


class Proposal(Struct, frozen=True):
    """Taking back a move that showed or drew something needs the others' word."""

    seat: int
    agreed: tuple[int, ...] = ()


class House(Struct, frozen=True):
    """All of the table that is not the game itself. ``players`` are the seats in player order while a game is on."""

    chapter: int = 0
    commit: str = ""
    seats: tuple[Seat | None, ...] = (None,) * len(SEATS)
    game: str = ""
    mode: str = ""
    options: dict[str, Any] = {}
    first: int = 0
    players: tuple[int, ...] = ()
    paused: bool = False
    proposal: Proposal | None = None
    language: str = "en"


def _tag(name: str) -> str:
    return f"house.{name}"


class Sit(Struct, frozen=True, tag=_tag):
    """Take a free seat, or one that has no phone yet. Nothing given: the first free colour, and its name."""

    seat: int
    name: str = ""
    colour: str = ""
    phone: str = ""


class MoveIn(Struct, frozen=True, tag=_tag):
    """Bring a seat to another phone, by its recovery QR."""

    phone: str


class Leave(Struct, frozen=True, tag=_tag):
    """Free the own seat; once a game is on, only the phone goes and the button stays."""


class Call(Struct, frozen=True, tag=_tag):
    """Change the own name or colour."""

    name: str
    colour: str


class Choose(Struct, frozen=True, tag=_tag):
    """What shall be played, with the box (assist) or without (play)."""

    game: str
    mode: str
    options: dict[str, str | int | bool] = {}


class Begins(Struct, frozen=True, tag=_tag):
    """Who is first player; seat 0 leaves it to luck."""

    seat: int


class Salt(Struct, frozen=True, tag=_tag):
    """What a phone adds to the luck, after it has seen the table's commitment."""

    salt: str


class Start(Struct, frozen=True, tag=_tag):
    """Begin the game; the table adds the version of the rules, so that an old journal is not replayed by new ones."""

    version: int = 0


class Pause(Struct, frozen=True, tag=_tag):
    """Stand still: no move, no clock."""


class Resume(Struct, frozen=True, tag=_tag):
    """Go on."""


class Undo(Struct, frozen=True, tag=_tag):
    """Take back the own last move, at once or with the others' word."""


class Agree(Struct, frozen=True, tag=_tag):
    """Let the other one take a move back."""


class Decline(Struct, frozen=True, tag=_tag):
    """Or not; the table says it too when nobody answered in time."""


class Speak(Struct, frozen=True, tag=_tag):
    """The language of the table: TV and terminal follow it."""

    language: Literal["en", "fr"]


class Open(Struct, frozen=True, tag=_tag):
    """A new chapter: the lobby with the same people, and a fresh seed of which only the commitment is shown.

    Seed and house are filled in by the table, whatever a phone sends."""

    seed: str = ""
    house: House = House()


HouseMove = Sit | MoveIn | Leave | Call | Choose | Begins | Salt | Start | Pause | Resume | Undo | Agree | Decline | Speak | Open


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
    if here is not None and (here.phone or not move.phone):
        raise Refused("H3", "seat-taken", seat=move.seat)
    if here is None:
        in_lobby(house)
    colour = move.colour or (here.colour if here else _free_colour(house))
    name = _name(move.name) or (here.name if here else "")
    return _with_seat(house, move.seat, Seat(name, _own_colour(house, move.seat, colour), move.phone))


def move_in(house: House, seat: int, move: MoveIn) -> House:
    return _with_seat(house, seat, replace(at(house, seat), phone=move.phone))


def leave(house: House, seat: int, _move: Leave) -> House:
    sitter = at(house, seat)
    return _with_seat(house, seat, replace(sitter, phone="", salt="") if playing(house) else None)


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


def pause(house: House, _seat: int, _move: Pause) -> House:
    if house.paused or not playing(house):
        raise Refused("H2", "nothing-to-pause")
    return replace(house, paused=True)


def resume(house: House, _seat: int, _move: Resume) -> House:
    if not house.paused:
        raise Refused("H2", "not-paused")
    return replace(house, paused=False)


def speak(house: House, _seat: int, move: Speak) -> House:
    return replace(house, language=move.language)


ALONE: Mapping[type, Callable[[House, int, Any], House]] = {  # the moves that need to know nothing but the house
    Sit: sit,
    MoveIn: move_in,
    Leave: leave,
    Call: call,
    Salt: salt,
    Begins: begins,
    Pause: pause,
    Resume: resume,
    Speak: speak,
}


def reopened(house: House, commit: str) -> House:
    """The lobby of the next chapter: people, game and options stay; salts are asked anew."""
    seats = tuple(replace(seat, salt="") if seat else None for seat in house.seats)
    return replace(house, chapter=house.chapter + 1, commit=commit, seats=seats, players=(), paused=False, proposal=None)


def salts(house: House) -> tuple[str, ...]:
    """What the phones added, in seat order."""
    return tuple(seat.salt if seat else "" for seat in house.seats)


def _with_seat(house: House, number: int, seat: Seat | None) -> House:
    return replace(house, seats=(*house.seats[: number - 1], seat, *house.seats[number:]))


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
