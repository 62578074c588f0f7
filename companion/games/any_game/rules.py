"""The road of every move: who may act, whom we wait for, and which page of the rules answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.chance import Chance
from companion.contract import Played, Player, Refused
from companion.games.any_game import order, rounds, sheet
from companion.games.any_game.pieces import (
    NOBODY,
    OVER,
    TURNS,
    Begin,
    Correct,
    Done,
    Earlier,
    EndRound,
    Finish,
    NextRound,
    Options,
    Pass,
    Score,
    State,
)

_PAGES: dict[type, Callable[[State, int, Any], Played[State]]] = {
    Done: rounds.done,
    Pass: rounds.passes,
    EndRound: rounds.end_round,
    NextRound: rounds.next_round,
    Begin: order.begin,
    Earlier: order.earlier,
    Score: sheet.score,
    Correct: sheet.correct,
    Finish: sheet.finish,
}


def setup(players: Sequence[Player], first: int, options: Options, _chance: Chance) -> State:
    """Clockwise from whom the table has chosen (A1)."""
    count = len(players)
    clockwise = (*range(first, count), *range(first))
    turn = NOBODY if options.turns == "together" else first
    return State(options, tuple(player.colour for player in players), clockwise, turn, False, (), TURNS, ((0,) * count,))


def actors(state: State) -> frozenset[int]:
    """Everybody at the table has a hand in it: scores, order, rounds (A2)."""
    return frozenset() if state.phase == OVER else frozenset(state.order)


def awaited(state: State) -> frozenset[int]:
    """Whose turn it is; together, who is not ready; in the upkeep nobody."""
    if state.phase == TURNS and state.together:
        return frozenset(state.order) - frozenset(state.out)
    return frozenset() if state.turn == NOBODY else frozenset({state.turn})


def play(state: State, player: int, move: Any, _chance: Chance) -> Played[State]:
    if player not in actors(state):
        raise Refused("H1", "not-your-turn")
    return _PAGES[type(move)](state, player, move)
