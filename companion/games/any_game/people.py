"""People come late, go, and come back: the game goes on with those who are there."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract import Fact, Played, Player, Refused
from companion.games.any_game.pieces import MOST, NOBODY, OVER, PLAYERS, TURNS, State
from companion.games.any_game.rounds import ended, following, gives_turn


def join(state: State, player: int, who: Player | None = None) -> Played[State]:
    """At the end of the order; a new one has nothing in the rounds before (A16)."""
    _still_on(state)
    if player in state.order:
        raise Refused("A16", "is-here")
    if not 0 <= player <= min(len(state.colours), MOST - 1):
        raise Refused("A16", "table-full")
    new = player == len(state.colours)
    after = replace(_with_column(state) if new else state, order=(*state.order, player))
    if who is not None:
        after = replace(after, colours=(*after.colours[:player], who.colour, *after.colours[player + 1 :]))
    fact = Fact("joined" if new else "came-back", {"player": PLAYERS[player]}, sound="join")
    return _somebody_is_on(after, fact)


def part(state: State, player: int) -> Played[State]:
    """The scores stay; the turn goes on, and the round ends if all the others are out of it (A17)."""
    _still_on(state)
    if player not in state.order:
        raise Refused("A17", "not-here")
    fact = Fact("left", {"player": PLAYERS[player]})
    after = replace(
        state,
        order=tuple(other for other in state.order if other != player),
        out=tuple(other for other in state.out if other != player),
        turn=_turn_without(state, player),
    )
    if after.order and len(after.out) == len(after.order):
        after, facts = ended(after)
        return Played(after, (fact, *facts))
    if after.turn in (state.turn, NOBODY):
        return Played(after, (fact,))
    after, facts = gives_turn(after, after.turn)
    return Played(after, (fact, *facts))


def _turn_without(state: State, player: int) -> int:
    """Whose turn it is when that player is gone."""
    if state.turn != player:
        return state.turn
    heir = following(state, player)
    return NOBODY if heir == player else heir


def _somebody_is_on(state: State, fact: Fact) -> Played[State]:
    """At a table that was empty, the one who comes has the turn."""
    if state.phase != TURNS or state.together or state.turn != NOBODY:
        return Played(state, (fact,))
    after, facts = gives_turn(state, state.order[0])
    return Played(after, (fact, *facts))


def _with_column(state: State) -> State:
    return replace(state, colours=(*state.colours, "moon"), scores=tuple((*line, 0) for line in state.scores))


def _still_on(state: State) -> None:
    if state.phase == OVER:
        raise Refused("A18", "game-is-over")
