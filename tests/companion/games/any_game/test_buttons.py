"""No phone out: what the buttons walk through, the likely first."""

from __future__ import annotations

import pytest

from companion.games.any_game import ASSIST
from tests.clauses import clause
from tests.companion.games.any_game.stage import DONE, END, FINISH, NEXT, PASS, begin, earlier, hand, play, rounded, table


@clause("A4", "A5")
def test_the_one_on_turn_finds_done_then_pass() -> None:
    assert hand(table(3), 0) == [DONE, PASS, END, begin(1), begin(2), earlier(1), earlier(2), FINISH]


@clause("A6", "A7")
@pytest.mark.parametrize("turns", ["once", "together"])
def test_where_nobody_passes_done_is_followed_by_the_end_of_the_round(turns: str) -> None:
    assert hand(table(3, turns=turns), 0)[:2] == [DONE, END]


@clause("A8")
def test_who_is_not_on_finds_my_turn_first() -> None:
    assert hand(table(3), 1) == [begin(1), END, begin(2), earlier(1), earlier(2), FINISH]
    assert hand(rounded(table(3), DONE), 2) == [begin(2), END, begin(0), earlier(1), earlier(2), FINISH]
    assert hand(rounded(table(3), PASS), 0)[0] == begin(0)


@clause("A7")
def test_who_is_ready_finds_the_end_of_the_round_first() -> None:
    state = play(table(3, turns="together"), (0, DONE), (1, DONE))
    assert hand(state, 0) == [END, begin(1), begin(2), earlier(1), earlier(2), FINISH]
    assert hand(state, 2) == [DONE, END, begin(2), begin(1), earlier(1), earlier(2), FINISH]


@clause("A11")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_in_the_upkeep_everybody_finds_the_next_round_first_and_then_the_end(player: int) -> None:
    moves = hand(rounded(table(3), END), player)
    assert moves[:2] == [NEXT, FINISH]
    assert sorted(map(repr, moves[2:])) == sorted(map(repr, [begin(1), begin(2), earlier(1), earlier(2)]))


@clause("A2")
@pytest.mark.parametrize("players", range(1, 6))
def test_the_walk_is_short(players: int) -> None:
    for state in (table(players), rounded(table(players), END)):
        assert all(len(hand(state, player)) <= 2 * players + 2 for player in ASSIST.actors(state))
    assert hand(table(1), 0) == [DONE, PASS, END, FINISH]
