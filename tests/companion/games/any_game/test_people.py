"""People come late, go, and come back."""

from __future__ import annotations

import pytest

from companion.contract import Player, Refused
from companion.games.any_game import ASSIST
from companion.games.any_game.people import join, part
from tests.clauses import clause
from tests.companion.games.any_game.stage import (
    DONE,
    END,
    FINISH,
    NEXT,
    PASS,
    begin,
    come,
    earlier,
    gone,
    play,
    refusal,
    rounded,
    score,
    table,
)


@clause("A16")
def test_a_late_comer_is_last_in_the_order_and_has_nothing_in_the_rounds_before() -> None:
    state = play(rounded(table(2, first=1), END, NEXT), (0, score(0, 6)))
    state = come(state, 2)
    assert state.order == (1, 0, 2)
    assert state.scores == ((0, 0, 0), (6, 0, 0))
    assert ASSIST.actors(state) == {0, 1, 2}
    assert rounded(state, DONE, DONE).turn == 2
    assert play(state, (2, score(2, 4))).scores[-1] == (6, 0, 4)


@clause("A16")
def test_a_late_comer_brings_a_colour_for_the_lights() -> None:
    after = join(table(2), 2, Player("Vi", "violet"))
    assert after.state.colours == ("red", "orange", "violet")
    assert [(fact.key, fact.sound) for fact in after.facts] == [("joined", "join")]
    assert join(table(2), 2).state.colours[2] == "moon"
    assert join(gone(table(3), 0), 0, Player("Vi", "violet")).state.colours == ("violet", "orange", "yellow")


@clause("A16")
def test_who_comes_back_finds_the_old_points() -> None:
    state = come(gone(play(table(3), (0, score(1, 9))), 1), 1)
    assert state.order == (0, 2, 1)
    assert state.scores == ((0, 9, 0),)
    assert [fact.key for fact in join(gone(table(3), 1), 1).facts] == ["came-back"]


@clause("A16")
def test_together_a_late_comer_is_waited_for() -> None:
    assert ASSIST.waits(come(play(table(2, turns="together"), (0, DONE)), 2)) == {1, 2}


@clause("A16")
@pytest.mark.parametrize(
    ("players", "comer", "key"), [(3, 1, "is-here"), (3, 4, "table-full"), (5, 5, "table-full"), (3, -1, "table-full")]
)
def test_nobody_comes_twice_or_where_there_is_no_room(players: int, comer: int, key: str) -> None:
    with pytest.raises(Refused) as no:
        join(table(players), comer)
    assert (no.value.clause, no.value.text.key) == ("A16", key)


@clause("A17")
def test_who_leaves_is_skipped_and_keeps_the_points() -> None:
    state = gone(play(table(3), (0, score(1, 9))), 1)
    assert rounded(state, DONE).turn == 2
    assert ASSIST.view(state, None).totals == (0, 9, 0)
    assert ASSIST.view(state, None).gone == (1,)
    assert refusal(state, 0, begin(1)) == refusal(state, 0, earlier(1)) == ("A17", "has-left")
    assert refusal(state, 1, DONE) == ("H1", "not-your-turn")


@clause("A17")
@pytest.mark.parametrize("turns", ["turns", "once"])
def test_when_the_one_on_turn_leaves_the_next_one_is_on(turns: str) -> None:
    state = rounded(table(4, turns=turns), DONE)
    assert gone(state, 1).turn == 2
    assert gone(state, 1, 2, 3).turn == (0 if turns == "turns" else -1)
    assert gone(table(3, first=2), 2).turn == 0
    assert [fact.key for fact in part(state, 1).facts] == ["left", "turn"]
    assert [fact.key for fact in part(state, 2).facts] == ["left"]


@clause("A17")
@pytest.mark.parametrize("turns", ["turns", "once", "together"])
def test_the_round_is_over_when_all_who_are_left_are_out(turns: str) -> None:
    state = rounded(table(3, turns=turns), *[PASS if turns == "turns" else DONE] * 2)
    state = gone(state, 2)
    assert (state.phase, state.order) == ("upkeep", (0, 1))


@clause("A16", "A17")
@pytest.mark.parametrize("turns", ["turns", "once", "together"])
@pytest.mark.parametrize("moves", [(), (DONE,), (END,)])
def test_an_empty_table_waits_and_whoever_comes_goes_on(turns: str, moves: tuple[object, ...]) -> None:
    state = gone(rounded(table(3, turns=turns), *moves), 0, 1)
    state = gone(state, 2) if 2 in state.order else state
    assert ASSIST.actors(state) == ASSIST.waits(state) == frozenset()
    assert ASSIST.view(state, None).prompt.key == "prompt-nobody"
    assert ASSIST.scene(ASSIST.view(state, None), None) is not None
    state = come(state, 1)
    assert ASSIST.waits(state) == (frozenset() if state.phase == "upkeep" else {1})


@clause("A17")
def test_who_is_not_here_cannot_leave() -> None:
    for player in (1, 7, -1):
        with pytest.raises(Refused) as no:
            part(gone(table(3), 1), player)
        assert (no.value.clause, no.value.text.key) == ("A17", "not-here")


@clause("A18")
def test_after_the_end_nobody_comes_or_goes() -> None:
    state = rounded(table(3), FINISH)
    for change in (lambda: join(state, 3), lambda: part(state, 0)):
        with pytest.raises(Refused) as no:
            change()
        assert (no.value.clause, no.value.text.key) == ("A18", "game-is-over")
