"""Beside the boxed game: what people tell the table, and what it keeps in mind."""

from __future__ import annotations

from msgspec import Struct

from companion.games.roygbiv.pieces import NOBODY, EndTurn
from companion.kit.colours import NAMES

DRAW, PLAY, COUNT, OVER = "draw", "play", "count", "over"
COLOURS = {name: f"colour:{name}" for name in NAMES}
MOST = 31  # rainbows of two cards, from a box of 63
RAINBOWS = {f"rainbow:{number}": number - 1 for number in range(1, MOST + 1)}
OWN = {f"own:{number}": number - 1 for number in range(1, MOST + 1)}


class DrawDefault(Struct, frozen=True, tag=True):
    """One of the leprechauns that nobody has is drawn: the default colour."""


class Claim(Struct, frozen=True, tag=True):
    """Fast mode: I was first."""


class LetGo(Struct, frozen=True, tag=True):
    """Fast mode: the card lies, everybody may be first again; the number of the claim it is about."""

    claim: int


class Finish(Struct, frozen=True, tag=True):
    """I have no card left, in hand or deck."""


class Stop(Struct, frozen=True, tag=True):
    """Nobody can play any more."""


class AddRainbow(Struct, frozen=True, tag=True):
    """One more rainbow on somebody's sheet, of so many cards."""

    player: str
    number: int


class Cards(Struct, frozen=True, tag=True):
    """A rainbow on somebody's sheet has so many cards; with fewer than two it is none."""

    player: str
    rainbow: str
    number: int


class Own(Struct, frozen=True, tag=True):
    """So many of its cards are in the colour of the player's leprechaun."""

    player: str
    own: str
    number: int


class Done(Struct, frozen=True, tag=True):
    """The own sheet is right."""


Move = DrawDefault | EndTurn | Claim | LetGo | Finish | Stop | AddRainbow | Cards | Own | Done


class Rainbow(Struct, frozen=True):
    """A collected rainbow as somebody counted it; specials are cards like any other (R61)."""

    cards: int
    own: int = 0


Sheet = tuple[Rainbow, ...]


class State(Struct, frozen=True):
    fast: bool
    colours: tuple[str, ...]  # of the players' leprechauns
    order: tuple[int, ...]  # the players, nearest to red first (R50)
    sheets: tuple[Sheet, ...]
    done: tuple[bool, ...]
    phase: str = DRAW
    default: str = ""  # the colour that was drawn
    turn: int = NOBODY  # turn mode: whose turn
    round: int = 1  # turn mode
    claimer: int = NOBODY  # fast mode: who was first and has not let go
    claims: int = 0  # fast mode: how many there were
    ending: str = ""  # the clause that ended the play of cards
    finisher: int = NOBODY
