"""Turns and rounds: who is on, who is out, when a round ends and what order the next one has."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract import Fact, Light, Played, Refused
from companion.games.any_game.pieces import NOBODY, PLAYERS, TURNS, UPKEEP, Done, EndRound, NextRound, Pass, State

Told = tuple[State, tuple[Fact, ...]]


def done(state: State, player: int, _move: Done) -> Played[State]:
    """The turn is over; one turn a round, and ready among all, also mean out of the round (A4, A6, A7)."""
    _own_turn(state, player)
    fact = Fact("ready" if state.together else "done", {"player": PLAYERS[player]})
    out = state.out if state.options.turns == "turns" else (*state.out, player)
    return _played(goes_on(replace(state, begun=True, out=out), player), fact)


def passes(state: State, player: int, _move: Pass) -> Played[State]:
    """Out until the next round (A5)."""
    if state.options.turns != "turns":
        raise Refused("A7" if state.together else "A6", f"no-passing-{state.options.turns}")
    _own_turn(state, player)
    fact = Fact("passed", {"player": PLAYERS[player], "place": len(state.out) + 1})
    return _played(goes_on(replace(state, begun=True, out=(*state.out, player)), player), fact)


def end_round(state: State, player: int, _move: EndRound) -> Played[State]:
    """Anybody may say so (A10)."""
    _round_is_on(state)
    return _played(ended(state), Fact("called-end", {"player": PLAYERS[player]}))


def next_round(state: State, _player: int, _move: NextRound) -> Played[State]:
    if state.phase != UPKEEP:
        raise Refused("A10", "round-is-on")
    return _played(began(state))


def goes_on(state: State, player: int) -> Told:
    """After a player: the next one who is still in the round, or the end of the round (A4, A5)."""
    if len(state.out) == len(state.order):
        return ended(state)
    return (state, ()) if state.together else gives_turn(state, following(state, player))


def following(state: State, player: int) -> int:
    """Who comes after a player and is still in the round: at last that player again, or nobody."""
    at = state.order.index(player) + 1
    return next((other for other in (*state.order[at:], *state.order[:at]) if other not in state.out), NOBODY)


def gives_turn(state: State, player: int) -> Told:
    light = Light(PLAYERS[player], state.colours[player], "sweep")
    return replace(state, turn=player), (Fact("turn", {"player": PLAYERS[player]}, light=light, sound="turn"),)


def ended(state: State) -> Told:
    """The order of the next round is settled at once; then the upkeep, or straight on (A11)."""
    fact = Fact("round-ended", {"round": state.round}, light=Light("ring", "moon", "sweep"), sound="reveal")
    rest = replace(state, order=_next_order(state), turn=NOBODY, begun=False, out=(), phase=UPKEEP)
    if state.options.upkeep:
        return rest, (fact,)
    after, facts = began(rest)
    return after, (fact, *facts)


def began(state: State) -> Told:
    """A new row on the sheet, and the first player is on."""
    after = replace(state, phase=TURNS, scores=(*state.scores, (0,) * len(state.colours)))
    fact = Fact("round-began", {"round": after.round})
    if state.together:
        return after, (replace(fact, sound="turn"),)
    after, facts = gives_turn(after, state.order[0])
    return after, (fact, *facts)


def _next_order(state: State) -> tuple[int, ...]:
    """A12."""
    order = state.order
    if state.options.order == "rotating":
        return order[1:] + order[:1]
    if state.options.order == "passing" and state.options.turns == "turns":
        return (*state.out, *(player for player in order if player not in state.out))
    return order


def _round_is_on(state: State) -> None:
    if state.phase == UPKEEP:
        raise Refused("A11", "round-is-over")


def _own_turn(state: State, player: int) -> None:
    """Nobody ends another one's turn (A3)."""
    _round_is_on(state)
    if state.together:
        if player in state.out:
            raise Refused("A7", "ready-already")
        return
    if player == state.turn:
        return
    if player in state.out:
        raise Refused("A5" if state.options.turns == "turns" else "A6", f"out-{state.options.turns}", player=PLAYERS[state.turn])
    raise Refused("A3", "others-turn", player=PLAYERS[state.turn])


def _played(told: Told, *before: Fact) -> Played[State]:
    after, facts = told
    return Played(after, (*before, *facts))
