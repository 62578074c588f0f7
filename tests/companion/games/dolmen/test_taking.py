"""Announcing a slab, rolling for it, paying the difference or losing it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.dolmen import GAME
from companion.games.dolmen.pieces import Announce, Look, State
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
    go,
    heath,
    keys,
    lay,
    look,
    offered,
    played,
    refusal,
    slab,
    stand,
    with_crystals,
)


def try_for(words: str, crystals: int = 3) -> State:
    """The first korrigan before that slab on place 2."""
    return with_crystals(before(lay(heath(), 2, words), 0, 2), crystals, 3)


@clause("D24")
def test_the_korrigan_stands_before_the_slab() -> None:
    state = lay(lay(heath(), 2, "1 3 4"), 3, "1 2 5")
    assert not offered(state, Announce)
    assert refusal(state, announce(2, "left")) == ("D24", "stand-before-it")
    there = before(state, 0, 2)
    assert {move.place for move in offered(there, Announce)} == {"place:2"}
    assert refusal(there, announce(3, "left")) == ("D24", "stand-before-it")


@clause("D24")
def test_a_slab_without_a_fitting_spot_can_not_be_announced() -> None:
    state = try_for("2 4 5")
    assert not offered(state, Announce)
    assert refusal(state, announce(2, "left")) == ("D24", "fits-nowhere")


@clause("D24")
def test_announcing_turns_the_slab_over_for_everyone() -> None:
    state = try_for("1 3 4")
    assert GAME.view(state, 1).circle[1].points is None
    done = played(state, announce(2, "left"))
    assert done.reveals
    for reader in (None, 0, 1):
        assert GAME.view(done.state, reader).circle[1].points == 4
    assert done.facts[0].args == {"player": "player:0", "place": "place:2", "one": "colour:violet", "other": "colour:blue", "points": 4}


@clause("D24")
@pytest.mark.parametrize("instead", [STAY, go(4), END, announce(2, "right")])
def test_there_is_no_withdrawing_once_announced(instead: object) -> None:
    state = try_for("1 3 4")
    assert refusal(state, announce(2, "left"), instead) == ("D24", "roll-first")


@clause("D24")
def test_the_die_is_rolled_only_for_an_announced_slab() -> None:
    assert refusal(try_for("1 3 4"), ROLL) == ("D24", "announce-first")
    announced = after(try_for("1 3 4"), announce(2, "left"))
    assert [move for move in offered(announced) if not isinstance(move, Look)] == [ROLL]


@clause("D25")
@pytest.mark.parametrize(("words", "roll"), [("1 3 4", 4), ("1 3 4", 6), ("1 3 2", 2), ("1 2 6", 6)])
def test_a_roll_of_at_least_the_points_takes_the_slab_for_nothing(words: str, roll: int) -> None:
    done = played(try_for(words), announce(2, "left"), ROLL, luck=Luck(roll))
    assert done.state.dolmens[0].course == (slab(words), 38)
    assert done.state.crystals == (3, 3)
    assert keys(done) == ["rolled", "joined"]
    assert GAME.view(done.state, None).die == roll


@clause("D26")
@pytest.mark.parametrize(("words", "roll", "had", "left"), [("1 3 4", 3, 3, 2), ("1 3 4", 3, 1, 0), ("1 2 6", 3, 3, 0), ("1 3 5", 4, 2, 1)])
def test_crystals_make_up_the_difference_by_themselves(words: str, roll: int, had: int, left: int) -> None:
    done = played(try_for(words, had), announce(2, "left"), ROLL, luck=Luck(roll))
    assert slab(words) in done.state.dolmens[0].course
    assert done.state.crystals == (left, 3)
    assert keys(done) == ["rolled", "paid", "joined"]
    assert done.facts[1].args["number"] == had - left


@clause("D27")
@pytest.mark.parametrize(("words", "roll", "had"), [("1 3 4", 3, 0), ("1 2 6", 2, 3), ("1 3 5", 1, 3), ("1 3 3", 1, 1)])
def test_when_crystals_are_not_enough_slab_and_crystals_are_lost(words: str, roll: int, had: int) -> None:
    done = played(try_for(words, had), announce(2, "left"), ROLL, luck=Luck(roll))
    assert done.state.dolmens[0].course == (38,)
    assert done.state.failed == (slab(words),)
    assert done.state.circle[1] == -1
    assert done.state.crystals == (0, 3)
    assert keys(done) == ["rolled", "slab-lost"]
    assert done.facts[1].args["number"] == had


@clause("D28")
@pytest.mark.parametrize(
    ("roll", "had", "left", "joins"), [(3, 0, 0, True), (2, 1, 0, True), (1, 2, 0, True), (2, 0, 0, False), (1, 1, 0, False)]
)
def test_a_mystery_slab_takes_three(roll: int, had: int, left: int, joins: bool) -> None:
    done = played(try_for("1 3 ?", had), announce(2, "right"), ROLL, luck=Luck(roll))
    assert (slab("1 3 ?") in done.state.dolmens[0].course) == joins
    assert done.state.crystals[0] == left


@clause("D42")
def test_the_spot_is_chosen_before_the_roll_and_kept() -> None:
    state = before(lay(build(heath(), 0, "1 1 4 right"), 2, "1 3 4"), 0, 2)
    spots = [move.spot for move in offered(state, Announce)]
    assert spots == ["spot:left", "spot:right", "spot:above-1", "spot:below-1"]
    for spot in spots:
        announced = after(state, Announce("place:2", spot))
        assert GAME.view(announced, None).spot == spot
        dolmen = after(announced, ROLL, luck=Luck(6)).dolmens[0]
        found = {
            "spot:left": dolmen.course[0],
            "spot:right": dolmen.course[-1],
            "spot:above-1": dolmen.above[0],
            "spot:below-1": dolmen.below[0],
        }
        assert [name for name, there in found.items() if there == slab("1 3 4")] == [spot]


@clause("D42", "D41")
def test_a_spot_that_does_not_fit_is_refused() -> None:
    state = before(lay(build(heath(), 0, "1 2 5 right"), 2, "1 3 4"), 0, 2)
    assert [move.spot for move in offered(state, Announce)] == ["spot:left", "spot:above-1", "spot:below-1"]
    for spot in ("right", "above-2", "nowhere", ""):
        assert refusal(state, announce(2, spot)) == ("D41", "fits-not-there")


@clause("D24", "D29")
def test_a_taken_slab_leaves_its_place_and_nobodys_memory_keeps_it() -> None:
    state = replace(try_for("1 3 4"), memory=True)
    seen = after(stand(state, 1, 9), look(2), STAY, look(2), STAY)
    done = after(seen, announce(2, "left"), ROLL, luck=Luck(6))
    assert done.circle[1] == -1
    assert done.seen == (0, 0)
