"""The order of play: who is first, who has the turn, who moves one place forward."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract import Fact, Light, Played, Refused
from companion.games.any_game.pieces import NOBODY, PLAYERS, TURNS, Begin, Earlier, State, present
from companion.games.any_game.rounds import gives_turn


def begin(state: State, _player: int, move: Begin) -> Played[State]:
    """Before the first turn of a round is over it makes a first player, later it only gives the turn (A8)."""
    chosen = present(state, move.player)
    if names_first(state):
        if chosen == state.order[0]:
            raise Refused("A8", "first-already", player=move.player)
        at = state.order.index(chosen)
        return _first_is_on(replace(state, order=state.order[at:] + state.order[:at]), Fact("first", {"player": move.player}))
    if chosen == state.turn:
        raise Refused("A8", "has-turn", player=move.player)
    after, facts = gives_turn(replace(state, out=tuple(player for player in state.out if player != chosen)), chosen)
    return Played(after, facts)


def earlier(state: State, _player: int, move: Earlier) -> Played[State]:
    """The turn stays where it is, unless the round has not begun: then the first of the new order has it (A9)."""
    chosen = present(state, move.player)
    at = state.order.index(chosen)
    if at == 0:
        raise Refused("A9", "first-already", player=move.player)
    order = (*state.order[: at - 1], chosen, state.order[at - 1], *state.order[at + 1 :])
    return _first_is_on(replace(state, order=order), Fact("earlier", {"player": move.player, "place": at}))


def names_first(state: State) -> bool:
    """Whether Begin makes a first player: nobody has ended a turn in this round yet, or all play together."""
    return state.together or not state.begun


def _first_is_on(state: State, fact: Fact) -> Played[State]:
    """As long as nobody has ended a turn, the first player has it."""
    if state.phase != TURNS or state.begun or state.together or state.turn in (NOBODY, state.order[0]):
        return Played(state, (replace(fact, light=_ring(state, str(fact.args["player"]))),))
    after, facts = gives_turn(state, state.order[0])
    return Played(after, (fact, *facts))


def _ring(state: State, ref: str) -> Light:
    """A player's place in the order, on the ring."""
    player = PLAYERS.index(ref)
    return Light(f"ring:{state.order.index(player)}/{len(state.order)}", state.colours[player], "sweep")
