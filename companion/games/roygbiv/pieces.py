"""What lies in the box and on the table: cards, options, moves, and the state of a game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from companion.games.roygbiv.line import LAID, RAINBOW, SEVEN, Laid, Line
from companion.kit.colours import NAMES

KINDS = (*NAMES, "rainbow", "pot", "unicorn")
COPIES = (7, 7, 7, 7, 7, 7, 7, 7, 3, 4)  # how many of each kind (R1)
BOX = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
KIND = {name: kind for kind, name in enumerate(KINDS)}
BEGINNERS = frozenset((*SEVEN, RAINBOW))  # cards that may begin a rainbow (R32)
HAND_LIMIT = 7
CENTRE_CARDS = 3
NOBODY = -1

HAND = tuple(f"hand:{place}" for place in range(HAND_LIMIT))
HAND_PLACE = {ref: place for place, ref in enumerate(HAND)}
COLOUR = tuple(f"colour:{name}" for name in NAMES)
COLOUR_NUMBER = {ref: colour for colour, ref in enumerate(COLOUR)}
CARD = tuple(f"card:{name}" for name in KINDS)
PLAYER = tuple(f"player:{player}" for player in range(4))


class Options(Struct, frozen=True):
    """How the game is played: one after the other, or everybody at once."""

    mode: Literal["turns", "fast"] = "turns"


class Play(Struct, frozen=True, tag=True):
    """Lay a colour card, a pot or a unicorn on the line with this serial number."""

    card: str
    line: int


class PlayRainbow(Struct, frozen=True, tag=True):
    """Lay a rainbow card, declared as a colour."""

    card: str
    colour: str
    line: int


class EndTurn(Struct, frozen=True, tag=True):
    """Turn mode: fill the hand up and let the next player go on; with nothing played it is a pass."""


class DrawCard(Struct, frozen=True, tag=True):
    """Fast mode: take the top card of the own deck."""


class WontPlay(Struct, frozen=True, tag=True):
    """Fast mode: say "I won't play"."""


class HandOn(Struct, frozen=True, tag=True):
    """Fast mode, played by the table: who should begin has waited too long."""

    line: int


class TurnCentre(Struct, frozen=True, tag=True):
    """Fast mode, played by the table: nobody could play, and everybody has seen it."""

    line: int


Move = Play | PlayRainbow | EndTurn | DrawCard | WontPlay | HandOn | TurnCentre


class State(Struct, frozen=True):
    """A whole game. Cards are kinds 0..9; the top of a pile is its last card; players are numbered as they sit."""

    fast: bool
    leprechauns: tuple[int, ...]  # each player's colour
    order: tuple[int, ...]  # the players, nearest to red first
    default: int  # the colour of specials turned from the centre
    hands: tuple[tuple[int, ...], ...]
    decks: tuple[tuple[int, ...], ...]
    centre: tuple[int, ...]
    line: Line
    serial: int  # rises whenever what can be played upon changes (R25)
    last: Laid  # the newest card and who played it, NOBODY when the centre pile did
    last_player: int
    turn: int  # turn mode: whose turn; fast mode: who is to begin, NOBODY while everybody may play
    completer: int = NOBODY  # fast mode: with whom the lap of those who may begin started (R33)
    unwilling: int = 0  # fast mode: bit by bit, who said "I won't play" (R26)
    stuck: bool = False  # fast mode: nobody can play, and the next centre card is counted down (R22)
    played: bool = False  # turn mode: whether the player in turn has played a card
    passes: int = 0  # turn mode: passes in a row since the last card (R53)
    collected: tuple[tuple[tuple[int, ...], ...], ...] = ()  # by player: rainbows, kept apart (R31)
    ending: str = ""  # the clause that ended the game
    finisher: int = NOBODY


def shown(card: int, default: int) -> Laid:
    """A card turned from the centre: a special counts as the default colour (R23)."""
    return LAID[card][card if card < RAINBOW else default]
