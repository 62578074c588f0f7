"""The rules: set-up, who may act, every legal move, and what a move does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import TABLE, Fact, Light, Offer, Played, Player, Refused
from companion.games.rainbows import cards, umpire
from companion.games.rainbows.day import deposited, new_cards, new_day
from companion.games.rainbows.pieces import (
    FREE,
    GOLD,
    OPENING,
    PLAYER_REFS,
    Borrow,
    Buy,
    Deposit,
    Discard,
    Entry,
    Keep,
    Move,
    NewDay,
    Options,
    Purse,
    State,
    turn,
)

_ALONE = tuple(frozenset({player}) for player in range(5))
_NOBODY = frozenset[int]()


def setup(players: Sequence[Player], _first: int, options: Options, chance: Chance) -> State:
    """15 gold each, 50 in each account if there are accounts, and a priority player drawn by lot (M10, M40)."""
    number = len(players)
    opening = OPENING if options.accounts else 0
    before = State(
        options=options,
        colours=tuple(player.colour for player in players),
        day=0,
        round=0,
        asks="card",
        ending="",
        priority=chance.below("priority", number),
        deck=(),
        clover=False,
        offer=(),
        discards=(),
        board=(),
        kept=(),
        purses=(Purse(GOLD, opening),) * number,
        deposits=(FREE,) * number,
        book=tuple(Entry(player, 1, "opening", opening, opening) for player in range(number) if opening),
    )
    return new_day(before, chance)


def actors(state: State) -> frozenset[int]:
    if state.asks == "card":
        return _ALONE[turn(state)]
    if state.asks == "day":
        return _ALONE[state.priority]
    if state.asks == "deposits":
        return frozenset(player for player, number in enumerate(state.deposits) if number == FREE)
    return _NOBODY


def moves(state: State, player: int) -> Sequence[Offer]:
    if player not in actors(state):
        return ()
    if state.asks == "day":
        return (_NEW_DAY,)
    if state.asks == "deposits":
        return (Offer(Deposit(0), 0, state.purses[player].gold, final=True),)
    return cards.ways(state, player)


def play(state: State, player: int, move: Move, chance: Chance) -> Played[State]:
    if player == TABLE:
        raise Refused("H1", "not-your-turn")
    return _PLAYS[type(move)](state, player, move, chance)


def _deposit(state: State, player: int, move: Deposit, _chance: Chance) -> Played[State]:
    """Secret until all have given theirs (M42)."""
    umpire.to_deposit(state, player, move.number)
    after = replace(state, deposits=(*state.deposits[:player], move.number, *state.deposits[player + 1 :]))
    given = Fact("deposit-given", {"player": PLAYER_REFS[player]}, sound="tick")
    if FREE in after.deposits:
        return Played(after, (given,))
    opened = deposited(after)
    return replace(opened, facts=(given, *opened.facts))


def _new_day(state: State, _player: int, _move: NewDay, chance: Chance) -> Played[State]:
    umpire.day_is_over(state)
    after = new_day(state, chance)
    began = Fact("new-day", {"day": after.day, "player": PLAYER_REFS[after.priority]}, light=Light("arch", "gold", "sweep"), sound="turn")
    return Played(after, (began, *new_cards(after)), reveals=True)


_NEW_DAY = Offer(NewDay(), final=True)
_PLAYS: dict[Any, Callable[[State, int, Any, Chance], Played[State]]] = {
    Buy: cards.buy,
    Borrow: cards.borrow,
    Keep: cards.keep,
    Discard: cards.discard,
    Deposit: _deposit,
    NewDay: _new_day,
}
