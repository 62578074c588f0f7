"""Taking a card: every way to use one, and what each of them does.

Taking and using is one move, a card and where it goes: a player changes the mind freely until both are tapped,
nothing lies half taken, and a card with only one way left (M25a) is used with one tap.
"""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Fact, Light, Offer, Played
from companion.games.rainbows import umpire
from companion.games.rainbows.day import after_a_card
from companion.games.rainbows.pieces import (
    CARD_REFS,
    CARDS,
    FREE,
    LANE,
    LANES,
    NUMBER,
    PLACE_REFS,
    PLAYER_REFS,
    SPACE_REFS,
    Borrow,
    Buy,
    Discard,
    Entry,
    Keep,
    Space,
    State,
)
from companion.kit.row import changed


def ways(state: State, player: int) -> list[Offer]:
    """Every card that may be taken, with every way to use it; or to discard it, when none is of use (M25)."""
    last = len(state.offer) == 1  # then the round ends and new cards are turned up: that can't be taken back
    return _uses(state, player, last) or [_DISCARDS[last][card] for card in state.offer]


def buy(state: State, player: int, move: Buy, _chance: Chance) -> Played[State]:
    card = umpire.card_to_use(state, player, move.card)
    lane, row = umpire.space_for(state, player, card, move.space)
    umpire.without_loan(state, player, card)
    args: dict[str, str | int] = {"player": PLAYER_REFS[player], "card": move.card, "space": move.space, "gold": NUMBER[card]}
    return _bought(state, player, card, (lane, row), Fact("bought", args, light=_glow(card), sound=LANES[lane]))


def borrow(state: State, player: int, move: Borrow, _chance: Chance) -> Played[State]:
    card = umpire.card_to_use(state, player, move.card)
    lane, row = umpire.space_for(state, player, card, move.space)
    umpire.with_loan(state, player, card, move.loan)
    purse, loan = state.purses[player], move.loan
    state = replace(
        state,
        purses=changed(state.purses, player, replace(purse, account=purse.account - 2 * loan)),
        book=(*state.book, Entry(player, state.day, "loan", loan, -2 * loan)),
    )
    args: dict[str, str | int] = {"player": PLAYER_REFS[player], "card": move.card, "space": move.space, "gold": purse.gold}
    args |= {"loan": loan, "paid": 2 * loan}
    return _bought(state, player, card, (lane, row), Fact("borrowed", args, light=_glow(card), sound=LANES[lane]))


def _bought(state: State, player: int, card: int, space: Space, fact: Fact) -> Played[State]:
    """Gold is paid, the marker stands, the card is discarded (M23); what a loan gave never was in hand."""
    lane, row = space
    purse = state.purses[player]
    price = min(NUMBER[card], purse.gold)
    paid = replace(purse, gold=purse.gold - price, spent=purse.spent + price, markers=purse.markers - 1)
    after = replace(
        state,
        offer=_without(state.offer, card),
        discards=(*state.discards, card),
        board=changed(state.board, lane, changed(state.board[lane], row, player)),
        purses=changed(state.purses, player, paid),
    )
    return after_a_card(after, (fact,))


def keep(state: State, player: int, move: Keep, _chance: Chance) -> Played[State]:
    card = umpire.card_to_use(state, player, move.card)
    umpire.to_keep(state, player, card, move.place)
    purse, number = state.purses[player], NUMBER[card]
    after = replace(
        state,
        offer=_without(state.offer, card),
        kept=changed(state.kept, player, changed(state.kept[player], number - 1, card)),
        purses=changed(state.purses, player, replace(purse, gold=purse.gold + number, earned=purse.earned + number)),
    )
    args: dict[str, str | int] = {"player": PLAYER_REFS[player], "card": move.card, "gold": number}
    return after_a_card(after, (Fact("kept", args, light=_glow(card), sound="gold"),))


def discard(state: State, player: int, move: Discard, _chance: Chance) -> Played[State]:
    card = umpire.card_on_offer(state, move.card)
    umpire.to_discard(state, player, card)
    after = replace(state, offer=_without(state.offer, card), discards=(*state.discards, card))
    return after_a_card(after, (Fact("discarded", {"player": PLAYER_REFS[player], "card": move.card}, sound="no"),))


def _uses(state: State, player: int, last: bool) -> list[Offer]:
    """Every way to use a card on offer, card by card: the spaces from the top, then the keeping place (M23, M24, M40)."""
    board, kept, gold = state.board, state.kept[player], state.purses[player].gold
    highest = umpire.highest_price(state, player) if state.purses[player].markers else 0
    buys, keeps = _BUYS[last], _KEEPS[last]
    offers: list[Offer] = []
    for card in state.offer:
        number = NUMBER[card]
        if number <= highest:
            rows = buys[card] if number <= gold else _borrows(card, number - gold)
            offers += [rows[row] for row in _free_rows(board[LANE[card]])]
        if kept[number - 1] == FREE:
            offers.append(keeps[card])
    return offers


@lru_cache(maxsize=4096)
def _free_rows(lane: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(row for row, owner in enumerate(lane) if owner == FREE)


@cache
def _borrows(card: int, loan: int) -> tuple[Offer, ...]:
    """Buying the card with a loan, row by row; that is never free to take back."""
    return tuple(Offer(Borrow(CARD_REFS[card], space, loan), final=True) for space in SPACE_REFS[LANE[card]])


@cache
def _glow(card: int) -> Light:
    return Light(f"arch:{LANES[LANE[card]]}", LANES[LANE[card]], "pulse")


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


# Offers by whether the card is the round's last, then by card; of buying one for each row.
_BUYS = tuple(
    tuple(tuple(Offer(Buy(CARD_REFS[card], space), final=last) for space in SPACE_REFS[LANE[card]]) for card in CARDS)
    for last in (False, True)
)
_KEEPS = tuple(tuple(Offer(Keep(CARD_REFS[card], PLACE_REFS[NUMBER[card] - 1]), final=last) for card in CARDS) for last in (False, True))
_DISCARDS = tuple(tuple(Offer(Discard(CARD_REFS[card]), final=last) for card in CARDS) for last in (False, True))
