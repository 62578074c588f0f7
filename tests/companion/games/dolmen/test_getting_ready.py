"""The heath before the first turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.dolmen import GAME
from companion.games.dolmen.pieces import PLACE_AT, PLACES_BEFORE, POINT_BEFORE
from tests.clauses import clause
from tests.companion.games.dolmen.stage import END, STAY, after, go, heath


@clause("D1")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_each_player_has_a_korrigan_a_start_slab_and_three_crystals(number: int) -> None:
    state = heath(number)
    assert state.crystals == (3,) * number
    assert len(set(state.korrigans)) == number
    assert [len(dolmen.course) for dolmen in state.dolmens] == [1] * number
    assert GAME.players == range(2, 5)


@clause("D2")
def test_between_two_glows_lie_three_points_that_each_face_a_place() -> None:
    assert [place + 1 for place in PLACE_AT] == [0, 1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0, 10, 11, 12]
    assert [PLACE_AT[point] for point in POINT_BEFORE] == list(range(12))


@clause("D2")
def test_each_pillar_faces_the_three_places_of_its_quarter() -> None:
    assert PLACES_BEFORE == ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11))


@clause("D3a")
@pytest.mark.parametrize(
    ("number", "colours"),
    [
        (2, ("violet", "red", "blue", "orange")),
        (3, ("violet", "blue", "yellow", "red")),
        (4, ("violet", "blue", "yellow", "red")),
    ],
)
def test_tribes_without_a_player_take_the_first_free_colours_of_the_rainbow(number: int, colours: tuple[str, ...]) -> None:
    state = heath(number)
    assert state.colours == colours
    assert [state.colours[home] for home in state.homes] == ["violet", "blue", "yellow", "red"][:number]


@clause("D3a")
def test_start_slabs_that_nobody_owns_leave_the_game() -> None:
    state = heath(3)
    slabs = [*state.circle, *state.pile, *(slab for dolmen in state.dolmens for slab in dolmen.course)]
    assert sorted(slabs) == list(range(41))


@clause("D3a", "D30")
@pytest.mark.parametrize("glow", [1, 5, 9, 13])
def test_all_four_glows_work_for_everyone(glow: int) -> None:
    state = heath(3)
    elsewhere = replace(state, korrigans=((glow - 2) % 16, 2, 10), crystals=(0, 3, 3))
    assert after(elsewhere, go(glow)).crystals == (3, 3, 3)


@clause("D10")
def test_twelve_slabs_lie_on_the_circle_and_the_rest_is_the_pile() -> None:
    state = heath(4)
    assert len(state.circle) == 12
    assert len(state.pile) == 26
    assert sorted(state.circle + state.pile) == list(range(38))
    assert heath(4, key=b"other").circle != state.circle
    seen = GAME.view(state, None)
    assert (seen.pile, seen.die, seen.fate) == (26, 0, 0)


@clause("D10")
def test_the_circle_shows_edges_and_hides_points_and_mysteries() -> None:
    state = heath()
    for reader in (None, 0, 1):
        faces = GAME.view(state, reader).circle
        assert all(face.points is None and not face.mystery for face in faces)
        assert all(len(face.edges) == 2 for face in faces)


@clause("D10")
@pytest.mark.parametrize(("number", "glows"), [(2, [1, 9]), (3, [1, 5, 9]), (4, [1, 5, 9, 13])])
def test_each_korrigan_stands_on_the_glow_before_its_dolmen(number: int, glows: list[int]) -> None:
    assert [point + 1 for point in heath(number).korrigans] == glows


@clause("D10")
def test_the_one_named_first_begins_and_turns_go_clockwise() -> None:
    state = heath(3, first=1)
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        state = after(state, STAY, END)
    assert turns == [1, 2, 0, 1]


@clause("D11")
@pytest.mark.parametrize(("number", "first", "pillar"), [(2, 0, 0), (2, 1, 2), (4, 3, 3)])
def test_the_fairy_starts_at_the_pillar_of_the_first_players_quarter(number: int, first: int, pillar: int) -> None:
    assert heath(number, first).fairy == pillar


@clause("D11", "D31")
def test_her_first_step_is_to_the_next_pillar() -> None:
    state = heath(4, first=3)
    assert after(replace(state, korrigans=(2, 4, 8, 15)), go(13)).fairy == 0
