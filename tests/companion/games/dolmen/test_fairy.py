"""What a glow brings: crystals, the fairy's step, and three new slabs to lay out."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace

from companion.games.dolmen import GAME
from companion.games.dolmen.building import grown, slabs_in, spots
from companion.games.dolmen.pieces import Go, Look, Place, State
from tests.clauses import clause
from tests.companion.games.dolmen.stage import (
    END,
    ROLL,
    STAY,
    Luck,
    after,
    before,
    build,
    checked,
    empty,
    go,
    heath,
    keys,
    lay_new,
    look,
    offered,
    played,
    refusal,
    stand,
    with_crystals,
)


def as_much_built_as_can_be() -> State:
    """Every dolmen has six slabs, taken from the pile wherever they fit."""
    state = heath(4)
    for number in state.pile:
        for player, dolmen in enumerate(state.dolmens):
            fitting = spots(dolmen, number)
            if fitting and len(slabs_in(dolmen)) < 6:
                dolmens = (*state.dolmens[:player], grown(dolmen, number, fitting[-1]), *state.dolmens[player + 1 :])
                state = replace(state, dolmens=dolmens, pile=tuple(one for one in state.pile if one != number))
                break
    return checked(state)


@clause("D30")
@pytest.mark.parametrize("had", [0, 1, 2, 3])
def test_arriving_on_a_glow_gives_all_crystals_back_and_wakes_the_fairy(had: int) -> None:
    done = played(with_crystals(stand(heath(), 0, 3), had, 1), go(5))
    assert done.state.crystals == (3, 1)
    assert done.state.fairy == 1
    assert done.state.asking == "place"
    assert keys(done) == ["went", "crystals-back", "fairy-steps", "slabs-drawn"]


@clause("D30")
def test_standing_on_a_glow_or_staying_there_is_not_arriving() -> None:
    state = with_crystals(heath(), 0, 0)
    done = after(state, STAY, END)
    assert (done.crystals, done.fairy, done.turn) == ((0, 0), state.fairy, 1)


@clause("D30")
def test_a_plain_point_gives_nothing() -> None:
    done = after(with_crystals(heath(), 0, 0), go(2))
    assert (done.crystals, done.fairy) == ((0, 0), 0)


@clause("D30", "D31")
@pytest.mark.parametrize("instead", [END, STAY, go(6), ROLL])
def test_the_refill_is_compulsory(instead: object) -> None:
    assert refusal(stand(heath(), 0, 3), go(5), instead) == ("D31", "place-first")


@clause("D31")
def test_the_fairy_goes_clockwise_all_the_way_round() -> None:
    state = stand(heath(), 0, 2)
    fairies = []
    for _ in range(5):
        state = after(state, go(1))
        fairies.append(state.fairy)
        first = 3 * state.fairy
        state = after(state, *map(lay_new, (first + 1, first + 2, first + 3)), END, STAY, END, go(2), END, STAY, END)
    assert fairies == [1, 2, 3, 0, 1]


@clause("D31")
def test_slabs_before_the_fairy_are_discarded_face_down() -> None:
    state = empty(stand(heath(), 0, 3), 5)
    done = played(state, go(5))
    assert done.state.swept == (state.circle[3], state.circle[5])
    assert done.state.circle == (*state.circle[:3], -1, -1, -1, *state.circle[6:])
    assert done.facts[2].args == {"pillar": "pillar:2", "number": 2}
    assert all(face.points is None for face in GAME.view(done.state, 0).swept)


@clause("D31")
@pytest.mark.parametrize("order", list(permutations((4, 5, 6))))
def test_three_new_slabs_are_laid_out_as_liked(order: tuple[int, ...]) -> None:
    state = stand(heath(), 0, 3)
    done = after(state, go(5), *map(lay_new, order))
    assert [done.circle[place - 1] for place in order] == list(state.pile[:3])
    assert done.pile == state.pile[3:]
    assert (done.asking, done.turn) == ("rest", 0)


@clause("D31")
def test_new_slabs_go_only_to_free_places_before_the_fairy() -> None:
    state = after(empty(stand(heath(), 0, 3), 8), go(5))
    assert offered(state, Place) == [lay_new(4), lay_new(5), lay_new(6)]
    assert refusal(state, lay_new(8)) == ("D31", "not-before-fairy")
    assert refusal(state, lay_new(5), lay_new(5)) == ("D31", "place-taken")
    assert offered(after(state, lay_new(5)), Place) == [lay_new(4), lay_new(6)]
    assert refusal(heath(), lay_new(1)) == ("D31", "nothing-to-place")


@clause("D31")
def test_new_slabs_show_edges_and_hide_points() -> None:
    drawn = after(stand(heath(), 0, 3), go(5))
    for reader in (None, 0, 1):
        assert [face.points for face in GAME.view(drawn, reader).drawn] == [None] * 3
    laid = after(drawn, lay_new(4), lay_new(5), lay_new(6))
    assert all(face.points is None for face in GAME.view(laid, 0).circle)


@clause("D31")
def test_a_pile_that_is_too_short_takes_all_the_discards_in() -> None:
    state = empty(stand(heath(), 0, 3), 1, 2, 3)
    short = checked(replace(state, pile=state.pile[:2], swept=state.pile[2:]))
    luck = Luck()
    done = played(short, go(5), luck=luck)
    assert "pile-shuffled" in keys(done)
    assert luck.draws
    assert done.state.failed == done.state.swept == ()
    assert sorted((*done.state.pile, *done.state.drawn)) == sorted((*state.pile, *state.failed, *state.circle[3:6]))


@clause("D31")
def test_a_pile_of_three_is_long_enough() -> None:
    state = stand(heath(), 0, 3)
    enough = checked(replace(state, pile=state.pile[:3], swept=state.pile[3:]))
    luck = Luck()
    done = played(enough, go(5), luck=luck)
    assert not luck.draws
    assert done.state.drawn == state.pile[:3]
    assert done.state.pile == ()


@clause("D31")
def test_there_are_always_enough_slabs() -> None:
    """Four dolmens one slab short of the end, all twelve places full: still six slabs to shuffle and draw from."""
    state = stand(as_much_built_as_can_be(), 0, 3)
    assert len(state.pile) == 6
    spare = checked(replace(state, pile=state.pile[:2], swept=state.pile[2:]))
    done = after(spare, go(1))
    assert (len(done.drawn), len(done.pile)) == (3, 6)


@clause("D31", "D23")
def test_what_was_seen_goes_with_the_slabs_swept_away() -> None:
    state = after(stand(heath(memory=True), 0, 3), look(4), go(2), look(4), STAY)
    assert state.seen == (8, 8)
    assert after(state, go(5)).seen == (0, 0)


@clause("D32")
def test_a_look_not_used_yet_is_still_allowed_after_the_refill() -> None:
    state = after(stand(heath(), 0, 3), go(5), lay_new(4), lay_new(5), lay_new(6))
    assert (state.turn, state.asking, state.looked) == (0, "rest", False)
    assert look(4) in offered(state, Look)
    assert after(state, look(4)).looked


@clause("D32")
def test_a_look_used_before_the_glow_is_used() -> None:
    state = after(stand(heath(), 0, 3), look(1), go(5))
    assert not offered(state, Look)
    assert after(state, lay_new(4), lay_new(5), lay_new(6)).turn == 1


@clause("D30", "D31")
def test_going_onto_a_glow_asks_for_a_second_tap_because_it_shows_new_slabs() -> None:
    offers = {offer.move.to: offer.final for offer in GAME.moves(stand(heath(), 0, 3), 0) if isinstance(offer.move, Go)}
    assert [point for point, final in offers.items() if final] == ["point:1", "point:5"]
    assert played(stand(heath(), 0, 3), go(5)).reveals
    assert not played(stand(heath(), 0, 3), go(4)).reveals


def test_a_slab_of_a_dolmen_is_never_swept() -> None:
    state = before(build(heath(), 0, "1 2 5 left"), 0, 3)
    assert after(state, go(5)).dolmens == state.dolmens
