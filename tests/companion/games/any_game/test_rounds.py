"""Rounds end and begin, and the next one has its order."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.any_game import ASSIST
from tests.clauses import clause
from tests.companion.games.any_game.stage import DONE, END, NEXT, PASS, begin, facts, gone, play, refusal, rounded, score, table


@clause("A10")
@pytest.mark.parametrize("turns", ["turns", "once", "together"])
@pytest.mark.parametrize("player", [0, 1, 2])
def test_anybody_may_end_the_round_at_any_moment(turns: str, player: int) -> None:
    for state in (table(turns=turns), rounded(table(turns=turns), DONE)):
        after = play(state, (player, END))
        assert (after.phase, after.round, after.out, after.begun, after.turn) == ("upkeep", 1, (), False, -1)
        assert [fact.key for fact in facts(state, player, END)] == ["called-end", "round-ended"]


@clause("A10")
def test_while_a_round_is_on_the_next_one_cannot_start() -> None:
    assert refusal(table(), 0, NEXT) == ("A10", "round-is-on")


@clause("A11")
@pytest.mark.parametrize("move", [DONE, PASS, END])
def test_in_the_upkeep_nobody_has_a_turn(move: Any) -> None:
    state = rounded(table(), END)
    assert ASSIST.waits(state) == frozenset()
    assert refusal(state, 0, move) == ("A11", "round-is-over")


@clause("A11")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_anybody_starts_the_next_round(player: int) -> None:
    state = play(rounded(table(), END), (player, NEXT))
    assert (state.phase, state.round, state.turn) == ("turns", 2, 0)


@clause("A11", "A13")
def test_points_written_in_the_upkeep_are_those_of_the_round_that_ended() -> None:
    state = play(rounded(table(2), END), (0, score(1, 8)), (0, NEXT), (0, score(1, 3)))
    assert state.scores == ((0, 8), (0, 3))


@clause("A11")
def test_without_upkeep_the_next_round_begins_by_itself() -> None:
    state = rounded(table(2, upkeep=False), PASS)
    told = [fact.key for fact in facts(state, 1, PASS)]
    assert told == ["passed", "round-ended", "round-began", "turn"]
    state = rounded(state, PASS)
    assert (state.phase, state.round, state.turn) == ("turns", 2, 0)


@clause("A11")
def test_together_a_new_round_waits_for_everybody_again() -> None:
    state = rounded(table(3, turns="together", upkeep=False), DONE, DONE, DONE)
    assert (state.round, ASSIST.waits(state), state.turn) == (2, {0, 1, 2}, -1)


@clause("A12")
@pytest.mark.parametrize(
    ("order", "after"),
    [("clockwise", (0, 1, 2, 3)), ("rotating", (1, 2, 3, 0)), ("passing", (2, 0, 3, 1))],
)
def test_the_next_rounds_order_is_settled_when_the_round_ends(order: str, after: tuple[int, ...]) -> None:
    state = rounded(table(4, order=order), DONE, DONE, PASS, DONE, PASS, DONE, PASS, PASS)
    assert state.phase == "upkeep"
    assert state.order == after
    assert rounded(state, NEXT).turn == after[0]


@clause("A12")
def test_who_had_not_passed_comes_after_those_who_had() -> None:
    state = rounded(table(4, first=1, order="passing"), DONE, PASS, DONE, PASS, END)
    assert state.order == (2, 0, 1, 3)


@clause("A12")
@pytest.mark.parametrize("turns", ["once", "together"])
def test_where_nobody_passes_the_passing_order_is_the_same_order(turns: str) -> None:
    state = table(3, turns=turns, order="passing")
    state = play(state, (2, DONE), (0, DONE), (1, DONE)) if turns == "together" else rounded(state, DONE, DONE, DONE)
    assert state.order == (0, 1, 2)


@clause("A12")
def test_the_order_of_the_next_round_can_be_changed_before_it_begins() -> None:
    state = rounded(table(3, order="rotating"), END)
    assert state.order == (1, 2, 0)
    assert rounded(play(state, (0, begin(0))), NEXT).turn == 0


@clause("A12", "A17")
def test_who_passed_and_left_is_not_in_the_next_order() -> None:
    state = gone(rounded(table(3, order="passing"), DONE, PASS, PASS), 1)
    assert rounded(state, PASS).order == (2, 0)


@clause("A5", "A10")
def test_one_player_alone_plays_rounds_too() -> None:
    state = rounded(table(1), DONE, DONE, PASS, NEXT, DONE, END, NEXT)
    assert (state.round, state.turn) == (3, 0)
    assert rounded(table(1, turns="once", upkeep=False), DONE, DONE).round == 3
