"""Whose turn it is, who is out, and who may change that."""

from __future__ import annotations

import pytest

from companion.contract import TABLE, Light
from companion.games.any_game import ASSIST
from companion.games.any_game.pieces import Begin, Earlier
from tests.clauses import clause
from tests.companion.games.any_game.stage import (
    DONE,
    END,
    FINISH,
    NEXT,
    PASS,
    begin,
    earlier,
    facts,
    play,
    refusal,
    rounded,
    score,
    table,
)


@clause("A1")
@pytest.mark.parametrize(("players", "first", "order"), [(1, 0, (0,)), (3, 0, (0, 1, 2)), (3, 2, (2, 0, 1)), (5, 3, (3, 4, 0, 1, 2))])
def test_the_order_goes_clockwise_from_whom_the_table_chose(players: int, first: int, order: tuple[int, ...]) -> None:
    state = table(players, first)
    assert state.order == order
    assert ASSIST.waits(state) == {first}
    assert state.round == 1
    assert list(ASSIST.players) == [1, 2, 3, 4, 5]


@clause("A2")
def test_everybody_may_write_reorder_and_end_the_round_whoever_has_the_turn() -> None:
    state = table(first=0)
    assert ASSIST.actors(state) == {0, 1, 2}
    for player in range(3):
        after = play(state, (player, score(0, 5)), (player, earlier(2)), (player, END))
        assert (after.scores, after.order, after.phase) == (((5, 0, 0),), (0, 2, 1), "upkeep")
    assert refusal(state, 1, Begin("player:3")) == ("A2", "no-such-player")
    assert refusal(state, 1, Earlier("nonsense")) == ("A2", "no-such-player")
    assert refusal(state, TABLE, END) == ("H1", "not-your-turn")


@clause("A3")
def test_nobody_ends_another_ones_turn() -> None:
    state = table(first=1)
    for player in (0, 2):
        assert refusal(state, player, DONE) == ("A3", "others-turn")
        assert refusal(state, player, PASS) == ("A3", "others-turn")
    assert ASSIST.waits(play(state, (1, DONE))) == {2}


@clause("A4")
def test_the_turn_goes_round_and_round() -> None:
    state, seen = table(3, first=1), []
    for _ in range(7):
        seen.append(state.turn)
        state = rounded(state, DONE)
    assert seen == [1, 2, 0, 1, 2, 0, 1]
    assert state.round == 1


@clause("A4")
def test_the_turn_is_told_by_a_sound_and_a_light_that_runs_to_the_seat() -> None:
    told = facts(table(), 0, DONE)
    assert [fact.key for fact in told] == ["done", "turn"]
    assert told[1].args == {"player": "player:1"}
    assert (told[1].sound, told[1].light) == ("turn", Light("player:1", "orange", "sweep"))


@clause("A4", "A5")
def test_who_has_passed_is_skipped_and_the_last_one_in_goes_on_alone() -> None:
    state = rounded(table(3), PASS, DONE)
    assert state.turn == 2
    state = rounded(state, DONE)
    assert state.turn == 1
    state = rounded(state, PASS)
    assert [rounded(state, *[DONE] * turns).turn for turns in range(3)] == [2, 2, 2]
    assert state.out == (0, 1)


@clause("A5")
def test_the_round_is_over_when_the_last_one_has_passed() -> None:
    state = rounded(table(3), PASS, PASS)
    assert state.phase == "turns"
    state = rounded(state, PASS)
    assert (state.phase, state.round, state.out) == ("upkeep", 1, ())
    assert ASSIST.waits(state) == frozenset()


@clause("A5")
def test_who_has_passed_is_told_so() -> None:
    state = rounded(table(3), PASS)
    assert refusal(state, 0, DONE) == ("A5", "out-turns")
    assert refusal(state, 0, PASS) == ("A5", "out-turns")
    assert facts(state, 1, PASS)[0].args == {"player": "player:1", "place": 2}


@clause("A6")
def test_with_one_turn_each_the_last_turn_ends_the_round() -> None:
    state = table(3, first=1, turns="once")
    state = rounded(state, DONE, DONE)
    assert (state.turn, state.phase) == (0, "turns")
    assert refusal(state, 1, DONE) == ("A6", "out-once")
    assert rounded(state, DONE).phase == "upkeep"


@clause("A6", "A7")
def test_passing_is_for_turns_that_go_round() -> None:
    assert refusal(table(turns="once"), 0, PASS) == ("A6", "no-passing-once")
    assert refusal(table(turns="together"), 0, PASS) == ("A7", "no-passing-together")


@clause("A7")
def test_together_all_are_waited_for_until_they_are_ready_in_whatever_order() -> None:
    state = table(3, turns="together")
    assert (ASSIST.waits(state), state.turn) == ({0, 1, 2}, -1)
    state = play(state, (2, DONE))
    assert ASSIST.waits(state) == {0, 1}
    assert refusal(state, 2, DONE) == ("A7", "ready-already")
    assert play(state, (0, DONE), (1, DONE)).phase == "upkeep"
    assert [fact.key for fact in facts(state, 0, DONE)] == ["ready"]


@clause("A8")
def test_the_turn_can_be_given_and_play_goes_on_from_there() -> None:
    state = rounded(table(4), DONE)
    state = play(state, (0, begin(3)))
    assert (state.turn, state.order) == (3, (0, 1, 2, 3))
    assert rounded(state, DONE).turn == 0
    assert refusal(state, 1, begin(3)) == ("A8", "has-turn")


@clause("A8")
@pytest.mark.parametrize(("turns", "move"), [("turns", PASS), ("once", DONE)])
def test_who_was_out_is_in_again_with_the_turn(turns: str, move: object) -> None:
    state = play(rounded(table(3, turns=turns), move), (0, begin(0)))
    assert (state.turn, state.out) == (0, ())


@clause("A8")
def test_before_the_first_turn_is_over_it_names_the_first_player() -> None:
    state = play(table(4), (3, begin(2)))
    assert (state.order, state.turn) == ((2, 3, 0, 1), 2)
    assert refusal(state, 0, begin(2)) == ("A8", "first-already")
    assert [fact.key for fact in facts(table(4), 3, begin(2))] == ["first", "turn"]


@clause("A8")
def test_between_rounds_and_together_it_names_the_first_player() -> None:
    state = play(rounded(table(4), DONE, END), (0, begin(3)))
    assert (state.order, state.turn) == ((3, 0, 1, 2), -1)
    assert rounded(state, NEXT).turn == 3
    state = play(table(3, turns="together"), (1, DONE), (1, begin(2)))
    assert (state.order, state.turn, state.out) == ((2, 0, 1), -1, (1,))


@clause("A9")
def test_somebody_moves_one_place_forward_and_the_turn_stays() -> None:
    state = rounded(table(4), DONE)
    state = play(state, (0, earlier(3)))
    assert (state.order, state.turn) == ((0, 1, 3, 2), 1)
    assert rounded(state, DONE).turn == 3
    assert refusal(state, 0, earlier(0)) == ("A9", "first-already")
    assert facts(state, 0, earlier(3))[0].args == {"player": "player:3", "place": 2}


@clause("A9")
def test_with_one_turn_each_nobody_loses_it_by_a_new_order() -> None:
    state = play(rounded(table(3, turns="once"), DONE), (0, earlier(2)), (0, earlier(2)))
    assert (state.order, state.turn) == ((2, 0, 1), 1)
    state = rounded(state, DONE)
    assert state.turn == 2
    assert rounded(state, DONE).phase == "upkeep"


@clause("A9")
def test_before_the_first_turn_is_over_the_new_first_player_begins() -> None:
    state = play(table(3), (2, earlier(1)))
    assert (state.order, state.turn) == ((1, 0, 2), 1)
    assert play(table(3), (2, earlier(2))).turn == 0
    assert play(rounded(table(3), END), (0, earlier(1))).turn == -1


@clause("A18")
def test_after_the_end_nobody_has_a_turn() -> None:
    state = rounded(table(), FINISH)
    assert ASSIST.actors(state) == ASSIST.waits(state) == frozenset()
    assert all(not ASSIST.moves(state, player) for player in range(3))
    assert refusal(state, 0, DONE) == ("H1", "not-your-turn")
