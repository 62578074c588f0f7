"""Why a move is not allowed: the clause and one kind sentence; and the plain questions the rules ask about a card."""

from __future__ import annotations

from companion.contract import Refused
from companion.games.rainbows.pieces import (
    CARD_BY_REF,
    CARD_REFS,
    CLOVER_REF,
    FREE,
    LANE,
    LANES,
    NUMBER,
    PLACE_REFS,
    SPACE_BY_REF,
    Purse,
    Space,
    State,
)


def missing(purse: Purse, card: int) -> int:
    """The gold that is missing in hand to buy the card."""
    return max(0, NUMBER[card] - purse.gold)


def highest_price(state: State, player: int) -> int:
    """What the gold in hand can pay (M24), and when there are accounts a loan too, which takes twice as much from them (M40)."""
    purse = state.purses[player]
    return purse.gold + max(0, purse.account // 2) if state.options.accounts else purse.gold


def can_pay(state: State, player: int, card: int) -> bool:
    return NUMBER[card] <= highest_price(state, player)


def can_buy(state: State, player: int, card: int) -> bool:
    """Gold, a marker and a free space are there (M24)."""
    return FREE in state.board[LANE[card]] and can_pay(state, player, card) and state.purses[player].markers > 0


def can_keep(state: State, player: int, card: int) -> bool:
    """No card of that number lies before the player (M23)."""
    return state.kept[player][NUMBER[card] - 1] == FREE


def usable(state: State, player: int, card: int) -> bool:
    return can_keep(state, player, card) or can_buy(state, player, card)


def card_on_offer(state: State, ref: str) -> int:
    """The card that is meant, if it can be taken now; else what is asked instead."""
    if state.asks == "deposits":
        raise Refused("M42", "no-deposit-first")
    if state.asks == "day":
        raise Refused("M41", "no-day-first")
    if ref == CLOVER_REF:
        raise Refused("M20", "no-clover-stays")
    card = CARD_BY_REF.get(ref, FREE)
    if card not in state.offer:
        raise Refused("M21", "no-such-card")
    return card


def card_to_use(state: State, player: int, ref: str) -> int:
    """The card that is meant; where none on offer is of any use, no advice but that one would help (M25)."""
    card = card_on_offer(state, ref)
    if not any(usable(state, player, other) for other in state.offer):
        raise Refused("M25", "no-use-at-all")
    return card


def space_for(state: State, player: int, card: int, ref: str) -> Space:
    """The space that is meant, if that player's marker may go there with that card."""
    space = SPACE_BY_REF.get(ref)
    if space is None or space[1] >= len(state.board[0]):
        raise Refused("M2", "no-such-space")
    lane, row = space
    colour = f"colour:{LANES[LANE[card]]}"
    if lane != LANE[card]:
        raise Refused("M23", "no-other-colour", card=CARD_REFS[card], colour=colour)
    if FREE not in state.board[lane]:
        raise Refused("M24", "no-free-space", colour=colour)
    if state.board[lane][row] != FREE:
        raise Refused("M23", "no-taken-space", space=ref)
    if not state.purses[player].markers:
        raise Refused("M24", "no-marker")
    return space


def without_loan(state: State, player: int, card: int) -> None:
    """The gold in hand must be enough; where a loan would do, say so."""
    purse = state.purses[player]
    loan = missing(purse, card)
    if not loan:
        return
    if not state.options.accounts:
        raise Refused("M24", "no-gold", card=CARD_REFS[card], gold=purse.gold)
    if can_pay(state, player, card):
        raise Refused("M40", "no-needs-loan", loan=loan, paid=2 * loan)
    raise Refused("M40", "no-account", loan=loan, paid=2 * loan, account=purse.account)


def with_loan(state: State, player: int, card: int, loan: int) -> None:
    """A loan is for exactly what is missing, and twice that must be in the account (M40)."""
    purse = state.purses[player]
    needed = missing(purse, card)
    if not state.options.accounts:
        raise Refused("M24", "no-loans")
    if not needed:
        raise Refused("M40", "no-loan-needed", card=CARD_REFS[card])
    if not can_pay(state, player, card):
        raise Refused("M40", "no-account", loan=needed, paid=2 * needed, account=purse.account)
    if loan != needed:
        raise Refused("M40", "no-other-loan", loan=needed)


def to_keep(state: State, player: int, card: int, place: str) -> None:
    if not can_keep(state, player, card):
        raise Refused("M23", "no-number-twice", number=NUMBER[card])
    if place != PLACE_REFS[NUMBER[card] - 1]:
        raise Refused("M23", "no-other-place", number=NUMBER[card])


def to_discard(state: State, player: int, card: int) -> None:
    """Only a card of no use, and only when none on offer is of use."""
    if usable(state, player, card):
        raise Refused("M25a", "no-must-use", card=CARD_REFS[card])
    for other in state.offer:
        if usable(state, player, other):
            raise Refused("M25", "no-useless-card", card=CARD_REFS[other])


def to_deposit(state: State, player: int, number: int) -> None:
    gold = state.purses[player].gold
    if state.asks != "deposits":
        raise Refused("M42", "no-bank-closed")
    if not 0 <= number <= gold:
        raise Refused("M42", "no-deposit", gold=gold)


def day_is_over(state: State) -> None:
    if state.asks == "deposits":
        raise Refused("M42", "no-deposit-first")
    if state.asks != "day":
        raise Refused("M41", "no-day-yet")
