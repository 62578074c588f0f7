"""What a game promises: one frozen value of pure functions, and the small words they speak.

A ref names a place or a kind of thing, never a hidden thing: ``field:G``, ``hand:3``, ``colour:indigo``,
``player:2``. Moves carry refs and small numbers; texts carry refs and numbers too and are put into words by
``companion.messages``. Players are numbered 0..n-1 clockwise; the table knows which seat each of them has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from companion.chance import Chance

Args = Mapping[str, str | int]


class Text(Struct, frozen=True):
    """A sentence to be said in the reader's language: a message key and its arguments (refs and numbers)."""

    key: str
    args: dict[str, str | int] = {}


class Refused(Exception):
    """No, and why: the clause that forbids it and one kind sentence."""

    def __init__(self, clause: str, key: str, /, **args: str | int) -> None:
        super().__init__(clause, key, args)
        self.clause = clause
        self.text = Text(key, args)


class TooLate(Refused):
    """No, because somebody else was first."""


class Player(Struct, frozen=True):
    """One who plays: the name typed at the seat and one of the seven colours, each taken once."""

    name: str
    colour: str


class Offer(Struct, frozen=True):
    """A legal move; with low and high, the move's field ``number`` may be anything between them.

    ``final`` says that it can't be freely taken back (it draws, reveals or borrows): the page asks for a second tap.
    The label is the message ``move-<tag of the move>`` with the move's fields as arguments.
    """

    move: Any
    low: int | None = None
    high: int | None = None
    final: bool = False


class Light(Struct, frozen=True):
    """One light by meaning. Places: ``arch``, ``arch:indigo``, ``ring``, ``ring:2/7`` (third part of seven), ``pot``,
    ``player:0``. Effects are the names of functions in firmware/lights/effects.py. Colours: the seven, gold, moon, off."""

    place: str
    colour: str
    effect: str = "steady"


Scene = tuple[Light, ...]


class Fact(Struct, frozen=True):
    """Something that happened. ``who`` None: everybody may know, else only those players.

    A fleeting fact is gone when the view no longer shows it, and never enters log or recap.
    ``light`` is a cue played once (spin, sweep, rainbow ...), ``sound`` a colour's pitch or a cue word.
    """

    key: str
    args: dict[str, str | int] = {}
    who: tuple[int, ...] | None = None
    fleeting: bool = False
    light: Light | None = None
    sound: str = ""


S = TypeVar("S")


class Played(Struct, Generic[S], frozen=True):
    """The new state, what happened, and whether somebody learned something that was hidden (an undo barrier)."""

    state: S
    facts: tuple[Fact, ...] = ()
    reveals: bool = False


class View(Struct, frozen=True, kw_only=True):
    """What one player, or the public (TV, guests, lights), may know. Games add their own fields.

    ``prompt`` is never empty: what to do now, or whom we wait for and why. ``caption`` says where we are: round 4.
    """

    prompt: Text
    caption: Text


class Due(Struct, frozen=True):
    """What happens by itself: ``seconds`` after ``key`` first appears the table plays ``move`` (as player -1)."""

    key: str
    seconds: float
    move: Any


class Line(Struct, frozen=True):
    """One line of a score sheet, with the clause that gives the points."""

    player: int
    text: Text
    points: int
    clause: str


class Result(Struct, frozen=True):
    """The end: players best first (equals share a place), totals by player, the lines, the clause that ended it."""

    ranking: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    lines: tuple[Line, ...]
    ending: str


TABLE = -1  # the player number under which due moves are played


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game, whole: every function is pure; time comes in as ``due``, luck as ``chance``."""

    id: str
    version: int  # rises when an old journal would replay differently
    players: range
    Options: type[Struct]  # typed, with defaults; the lobby draws its form from it
    Move: Any  # tagged union of small frozen structs
    setup: Callable[[Sequence[Player], int, Any, Chance], S]  # players clockwise, who begins, options, luck
    actors: Callable[[S], frozenset[int]]  # who may act now; empty only when the game is over
    moves: Callable[[S, int], Sequence[Offer]]  # every legal move of that player, none twice
    play: Callable[[S, int, Any, Chance], Played[S]]  # or raises Refused
    view: Callable[[S, int | None], View]  # by allow-list; None: TV, guests, lights
    imagine: Callable[[Any, int | None, Chance], S]  # some state that fits the view
    scene: Callable[[Any, Offer | None], Scene]  # from the public view and what the buttons point at
    result: Callable[[S], Result | None]
    check: Callable[[S], None]  # raises AssertionError when pieces got lost or the position is impossible
    due: Callable[[S], Due | None] = lambda _state: None
    undo: Callable[[S], bool] = lambda _state: True  # False: nothing can be taken back (fast ROYGBIV)
    awaited: Callable[[S], frozenset[int]] | None = None  # whose time runs, where more may act than we wait for
    join: Callable[[S, int, Player], Played[S]] | None = None  # somebody comes late: player n is new, a lower number comes back
    part: Callable[[S, int], Played[S]] | None = None  # somebody goes while the game is on
    picture: Callable[[Any], Any] | None = None  # what the page needs to draw a view: shapes and places, nothing else
    press: Callable[[S, int], Any | None] = lambda _state, _player: None  # what a button does as it comes down; None: it points
    meant: Callable[[S, str], Any | None] = lambda _state, _ref: None  # the move a tap on this means, where more than refs make it
    general: bool = False  # helps with whatever lies on the table: offered after those that have a name

    def waits(self, state: S) -> frozenset[int]:
        """Whom the table waits for: their clock runs, their light calls."""
        return self.actors(state) if self.awaited is None else self.awaited(state)


def decide(game: Game[S], state: S, player: int, move: Any, chance: Chance) -> Played[S]:
    """Play a move after the one check all games share: it is this player's turn to act (H1)."""
    if player != TABLE and player not in game.actors(state):
        raise Refused("H1", "not-your-turn")
    return game.play(state, player, move, chance)


def pick_number(offer: Offer, chance: Chance) -> Any:
    """The offer's move, with some number chosen when it has one to choose."""
    if offer.low is None or offer.high is None:
        return offer.move
    return with_number(offer, offer.low + chance.below("number", offer.high - offer.low + 1))


def with_number(offer: Offer, number: int) -> Any:
    """The offer's move with its number filled in."""
    from msgspec.structs import replace

    return replace(offer.move, number=number)
