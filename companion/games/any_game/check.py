"""Nothing is lost: the order is of those present, the turn is with one who can take it, the sheet has no holes."""

from __future__ import annotations

from companion.games.any_game.pieces import HIGHEST, LOWEST, MOST, NOBODY, OVER, TURNS, UPKEEP, State


def check(state: State) -> None:
    _people(state)
    _phase(state)
    _turn(state)
    _sheet(state)


def _people(state: State) -> None:
    assert 1 <= len(state.colours) <= MOST, "as many as there are seats"
    assert len(set(state.order)) == len(state.order), "nobody is twice in the order"
    assert set(state.order) <= set(range(len(state.colours))), "only those who ever played"
    assert len(set(state.out)) == len(state.out), "nobody is out twice"
    assert set(state.out) <= set(state.order), "who left is neither in nor out"


def _phase(state: State) -> None:
    assert state.phase in (TURNS, UPKEEP, OVER)
    assert state.phase != UPKEEP or state.options.upkeep, "an upkeep only where there is one"
    assert state.begun or not state.out, "who is out has ended a turn"
    assert not state.begun or state.phase == TURNS, "between rounds nothing has begun"
    assert not state.order or len(state.out) < len(state.order), "a round ends when all are out"


def _turn(state: State) -> None:
    if state.phase != TURNS or state.together or not state.order:
        assert state.turn == NOBODY, "nobody alone is waited for"
        return
    assert state.turn in state.order, "the turn is with somebody here"
    assert state.turn not in state.out, "who is out has no turn"
    assert state.begun or state.turn == state.order[0], "the first player begins"


def _sheet(state: State) -> None:
    assert state.scores, "there is always a round"
    assert all(len(line) == len(state.colours) for line in state.scores), "a number for each player"
    assert all(LOWEST <= number <= HIGHEST for line in state.scores for number in line)
    assert state.scored or not any(any(line) for line in state.scores), "without scores nothing is written"
