"""What people can ask of the table itself, whatever is played."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from companion.house.state import House
from companion.turns import Kind


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
    """Free the own seat; once a game is on that needs all its players, only the phone goes and the button stays."""


class Free(Struct, frozen=True, tag=_tag):
    """The host lets another phone take over a seat whose own is gone."""

    seat: int


class Host(Struct, frozen=True, tag=_tag):
    """Make somebody else the host."""

    seat: int


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


class Clock(Struct, frozen=True, tag=_tag):
    """How time is kept, in every game."""

    kind: Kind
    seconds: int = 60
    plus: int = 10


class Bank(Struct, frozen=True, tag=_tag):
    """A bank or a limit of one's own, for children and champions; 0: like everybody."""

    seat: int
    seconds: int


class TableTime(Struct, frozen=True, tag=_tag):
    """A rules question, something to set up: the time is nobody's until somebody moves."""

    on: bool


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


class Override(Struct, frozen=True, tag=_tag):
    """The host takes it back without waiting for the others; the log says so."""


class Speak(Struct, frozen=True, tag=_tag):
    """The language of the table: TV and terminal follow it."""

    language: Literal["en", "fr"]


class Open(Struct, frozen=True, tag=_tag):
    """A new chapter: the lobby with the same people, and a fresh seed of which only the commitment is shown.

    Seed and house are filled in by the table, whatever a phone sends. ``aside``: a game that is on is kept for another evening."""

    seed: str = ""
    house: House = House()
    aside: bool = False


class PutAside(Struct, frozen=True, tag=_tag):
    """Keep this game for another evening; the table makes an ``Open`` of it."""


class Reset(Struct, frozen=True, tag=_tag):
    """The next guests: every seat is free again, a game that is on is kept; only the menu button can say it."""


class TakeUp(Struct, frozen=True, tag=_tag):
    """Go on with a game that was put aside, as it was; the table adds the number of the new chapter, which phones sit
    in the lobby, and the language it speaks."""

    chapter: int
    next: int = 0
    phones: tuple[str, ...] = ()
    language: str = "en"


HouseMove = (
    Sit | MoveIn | Leave | Free | Host | Call | Choose | Begins | Clock | Bank | TableTime | Salt | Start | Pause | Resume
    | Undo | Agree | Decline | Override | Speak | Open | PutAside | Reset | TakeUp
)  # fmt: skip
