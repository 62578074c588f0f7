"""What lies on the table: lanes and spaces, cards, markers, purses and the bank's book; and the moves players make.

A card is a small number, ``10 * lane + number - 1``, and the clover in the deck is the one after the last. All cards
are different and lie open when they can be taken, so a move names the card itself: a tap that comes too late can't
take another card by mistake. Spaces are named like those of a chess board, the lane's letter and the row: ``space:B3``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

LANES = ("red", "orange", "yellow", "green", "blue", "violet")
LETTERS = "ROYGBV"
NUMBERS = range(1, 11)
ROWS = {3: 4, 4: 6, 5: 8}  # by the number of players
MOST_ROWS = max(ROWS.values())
MARKERS = 10
GOLD = 15
OPENING = 50

CARDS = tuple(range(len(LANES) * len(NUMBERS)))
CLOVER = len(CARDS)
THIRD = len(CARDS) // 3
LANE = tuple(card // 10 for card in CARDS)
NUMBER = tuple(card % 10 + 1 for card in CARDS)
FREE = -1  # nobody's marker, no card in a keeping place, no deposit yet

Space = tuple[int, int]  # lane and row, both from 0
Board = tuple[tuple[int, ...], ...]  # lane by lane, row by row: whose marker, or FREE

CARD_REFS = tuple(f"card:{LANES[LANE[card]]}-{NUMBER[card]}" for card in CARDS)
CARD_BY_REF = {ref: card for card, ref in enumerate(CARD_REFS)}
CLOVER_REF = "clover"
SPACE_REFS = tuple(tuple(f"space:{letter}{row + 1}" for row in range(MOST_ROWS)) for letter in LETTERS)
SPACE_BY_REF: dict[str, Space] = {ref: (lane, row) for lane, refs in enumerate(SPACE_REFS) for row, ref in enumerate(refs)}
PLACE_REFS = tuple(f"place:{number}" for number in NUMBERS)
PLAYER_REFS = tuple(f"player:{player}" for player in range(5))


class Options(Struct, frozen=True):
    """Bank accounts that lend (M40) and the length of the game in days (M41)."""

    accounts: bool = False
    days: Literal[1, 2, 3] = 1


class Buy(Struct, frozen=True, tag=True):
    """Take a card, pay its number, put a marker on a space of its colour."""

    card: str
    space: str


class Borrow(Struct, frozen=True, tag=True):
    """Buy with all the gold in hand and a loan for what is missing; twice the loan leaves the account."""

    card: str
    space: str
    loan: int


class Keep(Struct, frozen=True, tag=True):
    """Take a card, lay it open in the place of its number, gain that much gold."""

    card: str
    place: str


class Discard(Struct, frozen=True, tag=True):
    """Take a card that is of no use, when none is."""

    card: str


class Deposit(Struct, frozen=True, tag=True):
    """Say in secret how much of the gold in hand goes into the account."""

    number: int


class NewDay(Struct, frozen=True, tag=True):
    """Take the markers back, shuffle all cards and turn up the first ones of the new day."""


Move = Buy | Borrow | Keep | Discard | Deposit | NewDay


class Purse(Struct, frozen=True):
    """A player's gold in hand, account and markers not yet on the board; and all the gold ever earned with kept cards
    and spent on bought ones."""

    gold: int
    account: int
    markers: int = MARKERS
    earned: int = 0
    spent: int = 0


class Entry(Struct, frozen=True):
    """A line in the bank's book. Kinds: opening, loan, rainbow, single, money, deposit; size: markers, cards or gold."""

    player: int
    day: int
    kind: str
    size: int
    points: int


class State(Struct, frozen=True):
    options: Options
    colours: tuple[str, ...]  # of the players
    day: int
    round: int
    asks: str  # what is asked now: card, deposits, day; nothing when the game is over
    ending: str  # how the day ended: full, clover, last; nothing while it lasts
    priority: int
    deck: tuple[int, ...]  # the first one is turned up next
    clover: bool  # it lies open
    offer: tuple[int, ...]
    discards: tuple[int, ...]
    board: Board
    kept: tuple[tuple[int, ...], ...]  # player by player, number by number: the card that lies there, or FREE
    purses: tuple[Purse, ...]
    deposits: tuple[int, ...]  # player by player while the bank takes them, FREE: not given yet
    book: tuple[Entry, ...]


def turn(state: State) -> int:
    """Whose turn it is to take a card: from the priority player clockwise, and at last that player again."""
    return (state.priority + 1 - len(state.offer)) % len(state.purses)


def with_clover(cards: tuple[int, ...], below: int) -> tuple[int, ...]:
    """The cards with the clover among them: that many lie below it."""
    place = len(cards) - below
    return (*cards[:place], CLOVER, *cards[place:])


def is_full(board: Board) -> bool:
    return not any(FREE in lane for lane in board)


def markers_out(board: Board, player: int) -> int:
    """How many of a player's markers are on the board."""
    return sum(lane.count(player) for lane in board)
