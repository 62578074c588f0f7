"""What phones and lights show: all of it, for nothing is secret here."""

from __future__ import annotations

from msgspec.structs import replace

from companion import contract
from companion.chance import Chance
from companion.games.any_game import prompt, score
from companion.games.any_game.pieces import NOBODY, TURNS, Options, State
from companion.games.any_game.rounds import following
from companion.games.any_game.rules import awaited
from companion.kit.shared import shared


class View(contract.View, frozen=True, kw_only=True):
    options: Options
    colours: tuple[str, ...]  # by player
    phase: str  # turns, upkeep, over
    round: int
    order: tuple[int, ...]  # of those present; the first player first
    gone: tuple[int, ...]
    turn: int  # -1: nobody alone
    next: int  # who is on after that; -1: nobody alone
    awaited: tuple[int, ...]
    begun: bool
    passed: tuple[int, ...]  # in that order
    done: tuple[int, ...]  # had their one turn, or are ready
    scores: tuple[tuple[int, ...], ...]  # a row for each round, the present one last
    totals: tuple[int, ...]
    leaders: tuple[int, ...]  # none while all are equal


def view(state: State, reader: int | None) -> View:
    return replace(_table(state), prompt=prompt.prompt(state, reader))


@shared
def _table(state: State) -> View:
    passing = state.options.turns == "turns"
    return View(
        prompt=prompt.prompt(state, None),
        caption=prompt.caption(state),
        options=state.options,
        colours=state.colours,
        phase=state.phase,
        round=state.round,
        order=state.order,
        gone=tuple(player for player in range(len(state.colours)) if player not in state.order),
        turn=state.turn,
        next=_next(state),
        awaited=tuple(sorted(awaited(state))),
        begun=state.begun,
        passed=state.out if passing else (),
        done=() if passing else state.out,
        scores=state.scores,
        totals=score.totals(state),
        leaders=score.leaders(state),
    )


def imagine(seen: View, _player: int | None, _chance: Chance) -> State:
    """Everything is open: the only state that fits."""
    out = seen.passed + seen.done
    return State(seen.options, seen.colours, seen.order, seen.turn, seen.begun, out, seen.phase, seen.scores)


def _next(state: State) -> int:
    """Nobody when this is the last one in the round."""
    if state.phase != TURNS or state.turn == NOBODY:
        return NOBODY
    heir = following(state, state.turn)
    return NOBODY if heir == state.turn else heir
