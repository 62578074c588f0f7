"""One turn: moving or adding, and a look at any moment of it."""

from __future__ import annotations

import pytest

from companion.contract import Refused
from companion.games.dolmen import GAME
from companion.games.dolmen.pieces import Announce, EndTurn, Go, Look
from tests.clauses import clause
from tests.companion.games.dolmen.stage import (
    END,
    ROLL,
    STAY,
    Luck,
    after,
    announce,
    before,
    build,
    empty,
    go,
    heath,
    keys,
    lay,
    lay_new,
    look,
    offered,
    played,
    refusal,
    stand,
)


@clause("D20")
def test_after_moving_one_can_neither_move_again_nor_try_a_slab() -> None:
    state = lay(heath(), 2, "1 3 4")
    assert refusal(state, go(3), go(4)) == ("D20", "acted-already")
    assert refusal(state, go(3), STAY) == ("D20", "acted-already")
    assert refusal(state, go(3), announce(2, "left")) == ("D20", "acted-already")


@clause("D20")
def test_after_trying_a_slab_one_can_not_move() -> None:
    state = before(lay(heath(), 2, "1 3 4"), 0, 2)
    assert refusal(state, announce(2, "left"), ROLL, go(4), luck=Luck(6)) == ("D20", "acted-already")
    assert refusal(state, announce(2, "left"), ROLL, announce(2, "left"), luck=Luck(6)) == ("D20", "acted-already")


@clause("D20")
def test_a_turn_is_not_over_before_moving_or_trying() -> None:
    assert END not in offered(heath())
    assert refusal(heath(), END) == ("D20", "act-first")
    assert refusal(heath(), look(1), END) == ("D20", "act-first")


@clause("D20", "D22")
@pytest.mark.parametrize("adds", [False, True])
def test_a_look_goes_with_moving_as_well_as_with_adding(adds: bool) -> None:
    state = before(lay(heath(), 2, "1 3 4"), 0, 2)
    done = after(state, *((announce(2, "left"), ROLL) if adds else (go(4),)), luck=Luck(6))
    assert (done.turn, done.asking) == (0, "rest")
    assert after(done, look(7)).looked


@clause("D21")
def test_a_korrigan_goes_up_to_three_points_either_way_or_stays() -> None:
    state = stand(heath(), 0, 7)
    assert {move.to for move in offered(state, Go)} == {f"point:{point}" for point in (4, 5, 6, 8, 10)}
    assert STAY in offered(state)
    wide = stand(stand(heath(), 0, 15), 1, 8)
    assert {move.to for move in offered(wide, Go)} == {f"point:{point}" for point in (12, 13, 14, 16, 1, 2)}


@clause("D21")
@pytest.mark.parametrize("point", [5, 13, 6, 12, 8])
def test_four_points_are_too_far(point: int) -> None:
    assert refusal(stand(heath(), 1, 10), go(point)) == ("D21", "too-far")


@clause("D21")
def test_nobody_goes_onto_an_occupied_point() -> None:
    state = stand(heath(), 1, 3)
    assert refusal(state, go(3)) == ("D21", "point-taken")
    assert go(3) not in offered(state)


@clause("D21")
def test_jumping_over_a_korrigan_is_allowed_and_its_point_counts() -> None:
    state = stand(heath(), 1, 3)
    assert after(state, go(4)).korrigans == (3, 2)
    assert refusal(state, go(5)) == ("D21", "too-far")


@clause("D21")
def test_moving_takes_no_die() -> None:
    luck = Luck()
    after(heath(), go(4), luck=luck)
    assert not luck.draws


@clause("D21", "D30")
def test_passing_a_glow_does_nothing() -> None:
    state = stand(heath(), 0, 4)
    done = played(state, go(6))
    assert keys(done) == ["went"]
    assert done.state.fairy == state.fairy


@clause("D21")
def test_staying_is_not_going_to_ones_own_point() -> None:
    assert refusal(heath(), go(1)) == ("D21", "there-already")
    assert after(heath(), STAY).korrigans == (0, 8)
    assert after(heath(), STAY).asking == "rest"


@clause("D21")
@pytest.mark.parametrize("point", [0, 17])
def test_the_path_has_sixteen_points(point: int) -> None:
    assert refusal(heath(), go(point)) == ("D21", "no-such-point")


@clause("D22")
@pytest.mark.parametrize(
    "moves",
    [(), (STAY,), (go(4),), (go(16),), (announce(2, "left"),), (announce(2, "left"), ROLL), (go(1),), (go(1), lay_new(4))],
    ids=["before", "stayed", "moved", "moved back", "announced", "rolled", "onto a glow", "between new slabs"],
)
def test_a_look_is_offered_at_any_moment_of_the_turn(moves: tuple[object, ...]) -> None:
    state = after(before(lay(heath(), 2, "1 3 4"), 0, 2), *moves, luck=Luck(6))
    hidden = [place + 1 for place, slab in enumerate(state.circle) if slab != -1 and place != state.announced]
    assert [move.place for move in offered(state, Look)] == [f"place:{place}" for place in hidden]
    seen = after(state, look(12))
    assert (seen.asking, seen.turn, seen.looked) == (state.asking, 0, True)


@clause("D22")
def test_one_look_a_turn() -> None:
    state = after(heath(), look(1))
    assert not offered(state, Look)
    assert refusal(state, look(2)) == ("D22", "looked-already")


@clause("D22")
def test_a_look_is_optional_and_lost_when_not_used() -> None:
    state = after(heath(), STAY, END, STAY, END)
    assert refusal(state, look(1), look(2)) == ("D22", "looked-already")


@clause("D22")
def test_a_look_of_last_turn_does_not_use_up_this_one() -> None:
    state = after(heath(), look(1), STAY, STAY, END)
    assert after(state, look(2)).looked


@clause("D22")
def test_only_the_player_whose_turn_it_is_looks() -> None:
    assert not GAME.moves(heath(), 1)
    for player in (1, -1):
        with pytest.raises(Refused) as no:
            GAME.play(heath(), player, look(1), Luck())
        assert no.value.clause == "H1"


@clause("D22")
def test_a_slab_that_lies_open_needs_no_look() -> None:
    state = before(lay(heath(), 2, "1 3 4"), 0, 2)
    assert refusal(state, announce(2, "left"), look(2)) == ("D22", "lies-open")


@clause("D22", "D29")
def test_there_is_nothing_to_see_on_an_empty_place() -> None:
    state = empty(heath(), 5)
    assert look(5) not in offered(state)
    assert refusal(state, look(5)) == ("D29", "place-empty")
    assert refusal(state, look(13)) == ("D22", "no-such-place")


@clause("D22", "D23")
def test_a_turn_with_its_look_used_ends_by_itself() -> None:
    assert after(heath(), look(1), go(3)).turn == 1
    state = before(lay(heath(), 2, "1 3 4"), 0, 2)
    assert after(state, look(1), announce(2, "left"), ROLL, luck=Luck(6)).turn == 1


@clause("D22")
def test_with_no_slab_left_on_the_circle_there_is_nothing_to_wait_for() -> None:
    assert after(empty(heath(), *range(1, 13)), go(3)).turn == 1


@clause("D23")
def test_a_look_that_comes_last_can_be_read_until_the_turn_is_ended() -> None:
    state = after(heath(), STAY, look(1))
    assert state.turn == 0
    assert offered(state) == [EndTurn()]
    assert after(state, END).turn == 1


@clause("D29")
@pytest.mark.parametrize("roll", [1, 6])
def test_an_emptied_place_stays_empty_while_the_fairy_is_elsewhere(roll: int) -> None:
    state = before(lay(heath(), 2, "1 2 6"), 0, 2)
    done = after(state, announce(2, "left"), ROLL, END, STAY, END, STAY, luck=Luck(roll))
    assert done.circle[1] == -1
    assert sum(slab != -1 for slab in done.circle) == 11


@clause("D29")
def test_an_empty_place_can_not_be_announced() -> None:
    state = before(empty(lay(heath(), 2, "1 2 6"), 2), 0, 2)
    assert not offered(state, Announce)
    assert refusal(state, announce(2, "left")) == ("D29", "nothing-to-take")


def test_a_finished_turn_names_the_next_player() -> None:
    done = played(build(heath(), 0, "1 2 2 left"), STAY, END)
    assert keys(done) == ["turn"]
    assert done.facts[0].args == {"player": "player:1"}
