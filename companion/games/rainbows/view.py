"""What one player, or the public, may know. Hidden are only the order of the deck and the deposits while they are given."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from companion import contract
from companion.chance import Chance
from companion.games.rainbows.pieces import (
    CARD_BY_REF,
    CARD_REFS,
    CARDS,
    FREE,
    LANES,
    SPACE_REFS,
    THIRD,
    Board,
    Entry,
    Options,
    Purse,
    State,
    with_clover,
)
from companion.games.rainbows.prompts import caption, prompt
from companion.games.rainbows.rules import actors
from companion.games.rainbows.split import best_split, points_of
from companion.kit.shared import shared


class Space(Struct, frozen=True):
    """A space of the board and whose marker stands there (-1: nobody's)."""

    ref: str
    colour: str
    owner: int


class Rainbow(Struct, frozen=True):
    """Markers that count together as the board stands: from two on they are a rainbow, one alone is a single."""

    player: int
    spaces: tuple[str, ...]
    points: int


class View(contract.View, frozen=True, kw_only=True):
    options: Options
    colours: tuple[str, ...]
    day: int
    round: int
    asks: str  # card, deposits, day, or nothing at the end
    ending: str  # full, clover, last, or nothing while the day lasts
    actors: tuple[int, ...]
    priority: int
    deck: int  # how many cards are left in it
    clover: bool
    offer: tuple[str, ...]
    discards: tuple[str, ...]
    board: tuple[tuple[Space, ...], ...]  # row by row from the top
    rainbows: tuple[Rainbow, ...]
    kept: tuple[tuple[str, ...], ...]  # player by player, number by number: the card, or nothing
    markers: tuple[int, ...]  # how many each player has left
    purses: tuple[Purse, ...]
    given: tuple[bool, ...]  # who has given a deposit
    deposit: int | None  # my own
    book: tuple[Entry, ...]


def view(state: State, player: int | None) -> View:
    return replace(_open_state(state), prompt=prompt(state, player), deposit=_own_deposit(state, player))


@shared
def _open_state(state: State) -> View:
    board, rainbows = _open_table(state.board, len(state.purses))
    return View(
        prompt=prompt(state, None),
        caption=caption(state),
        options=state.options,
        colours=state.colours,
        day=state.day,
        round=state.round,
        asks=state.asks,
        ending=state.ending,
        actors=tuple(sorted(actors(state))),
        priority=state.priority,
        deck=len(state.deck),
        clover=state.clover,
        offer=tuple([CARD_REFS[card] for card in state.offer]),
        discards=tuple([CARD_REFS[card] for card in state.discards]),
        board=board,
        rainbows=rainbows,
        kept=tuple([tuple([CARD_REFS[card] if card != FREE else "" for card in places]) for places in state.kept]),
        markers=tuple([purse.markers for purse in state.purses]),
        purses=state.purses,
        given=tuple([number != FREE for number in state.deposits]),
        deposit=None,
        book=state.book,
    )


def imagine(view: View, player: int | None, chance: Chance) -> State:
    """A state that fits the view: unseen cards in any order, deposits of any size."""
    offer, discards = _cards(view.offer), _cards(view.discards)
    kept = tuple(tuple(CARD_BY_REF.get(ref, FREE) for ref in places) for places in view.kept)
    seen = {*offer, *discards, *(card for places in kept for card in places)}
    return State(
        options=view.options,
        colours=view.colours,
        day=view.day,
        round=view.round,
        asks=view.asks,
        ending=view.ending,
        priority=view.priority,
        deck=_some_deck([card for card in CARDS if card not in seen], view.clover, chance),
        clover=view.clover,
        offer=offer,
        discards=discards,
        board=tuple(tuple(row[lane].owner for row in view.board) for lane in range(len(LANES))),
        kept=kept,
        purses=view.purses,
        deposits=_some_deposits(view, player, chance),
        book=view.book,
    )


@lru_cache(maxsize=64)
def _open_table(board: Board, players: int) -> tuple[tuple[tuple[Space, ...], ...], tuple[Rainbow, ...]]:
    """The board row by row, and the rainbows on it as they would count now."""
    rows = tuple(
        tuple(Space(SPACE_REFS[lane][row], LANES[lane], column[row]) for lane, column in enumerate(board)) for row in range(len(board[0]))
    )
    rainbows = tuple(rainbow for player in range(players) for rainbow in _rainbows(board, player))
    return rows, rainbows


def _rainbows(board: Board, player: int) -> list[Rainbow]:
    split = best_split(board, player)
    return [
        Rainbow(player, tuple(SPACE_REFS[lane][row] for lane, row in group), points_of(len(group)))
        for group in (*split.rainbows, *((single,) for single in split.singles))
    ]


def _own_deposit(state: State, player: int | None) -> int | None:
    if player is None or state.asks != "deposits" or state.deposits[player] == FREE:
        return None
    return state.deposits[player]


def _cards(refs: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(CARD_BY_REF[ref] for ref in refs)


def _some_deck(unseen: list[int], clover_out: bool, chance: Chance) -> tuple[int, ...]:
    """The unseen cards in some order; the clover, if it is still in, somewhere in the last third (M11)."""
    deck = chance.shuffled("imagine deck", unseen)
    if clover_out:
        return deck
    below = chance.below("imagine clover", min(len(deck), THIRD) + 1)  # how many cards lie under it
    return with_clover(deck, below)


def _some_deposits(view: View, player: int | None, chance: Chance) -> tuple[int, ...]:
    """What the reader gave, any number for the others who have given theirs."""
    deposits = [
        chance.below("imagine deposit", purse.gold + 1) if given else FREE for given, purse in zip(view.given, view.purses, strict=True)
    ]
    if player is not None and view.deposit is not None:
        deposits[player] = view.deposit
    return tuple(deposits)
