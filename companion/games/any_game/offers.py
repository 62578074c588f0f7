"""Everything a player may do now, the likely first: buttons walk through what needs no number in this order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from companion.contract import Offer
from companion.games.any_game.order import names_first
from companion.games.any_game.pieces import (
    HIGHEST,
    LOWEST,
    OVER,
    PLAYERS,
    UPKEEP,
    Begin,
    Correct,
    Done,
    Earlier,
    EndRound,
    Finish,
    NextRound,
    Pass,
    Score,
    State,
    round_rows,
)
from companion.games.any_game.rules import awaited

DONE, PASS, END, NEXT = Offer(Done()), Offer(Pass()), Offer(EndRound()), Offer(NextRound())
FINISH = Offer(Finish(), final=True)
BEGIN = tuple(Offer(Begin(ref)) for ref in PLAYERS)
EARLIER = tuple(Offer(Earlier(ref)) for ref in PLAYERS)
SCORE = tuple(Offer(Score(ref, 0), LOWEST, HIGHEST) for ref in PLAYERS)


def moves(state: State, player: int) -> Sequence[Offer]:
    if state.phase == OVER or player not in state.order:
        return ()
    return (*_by_hand(state, player), *_on_the_sheet(state))


def _by_hand(state: State, player: int) -> tuple[Offer, ...]:
    """What buttons can do. The upkeep is where games end; in a round, ending the game comes last of all."""
    begins = _begins(state.order, player, state.order[0] if names_first(state) else state.turn)
    forward = _forward(state.order)
    if state.phase == UPKEEP:
        return (NEXT, FINISH, *begins, *forward)
    return (*_in_round(state, player, begins), *forward, FINISH)


def _in_round(state: State, player: int, begins: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """The own turn first; who is not on can say "my turn" before anything else."""
    if player in awaited(state):
        return (DONE, *((PASS,) if state.options.turns == "turns" else ()), END, *begins)
    return (END, *begins) if state.together else (begins[0], END, *begins[1:])


@cache
def _begins(order: tuple[int, ...], player: int, already: int) -> tuple[Offer, ...]:
    """Those present in their order, a player first, but for who is on already."""
    at = order.index(player)
    return tuple(BEGIN[other] for other in order[at:] + order[:at] if other != already)


@cache
def _forward(order: tuple[int, ...]) -> tuple[Offer, ...]:
    return tuple(EARLIER[other] for other in order[1:])


def _on_the_sheet(state: State) -> Sequence[Offer]:
    if not state.scored:
        return ()
    return _sheet(state.round - 1, len(state.colours))


@cache
def _sheet(rounds: int, players: int) -> tuple[Offer, ...]:
    return SCORE[:players] + tuple(
        Offer(Correct(ref, player, 0), LOWEST, HIGHEST) for ref in round_rows(rounds) for player in PLAYERS[:players]
    )
