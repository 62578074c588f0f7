"""A turn has two actions, flip or slide; and which clovers can be flipped."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import TABLE, Light, Refused
from companion.games.flip_and_slide import GAME
from companion.games.flip_and_slide.pieces import Flip, Jump, PutTile, Slide, SlideTo
from tests.clauses import clause
from tests.companion.games.flip_and_slide.meadows import NONSENSE, do, facts, flippable, listed, meadow, no, offered, played, slid, slidable

CLEARING = """
 C c c x
R c c O
 0 c 1 y
"""


@clause("F20")
def test_two_flips_two_slides_or_one_of_each_make_a_turn() -> None:
    state, at = meadow(CLEARING)
    flip, other = Flip(at["C"]), Flip(sorted(flippable(state) - {at["C"]})[0])
    for turn in (
        do(state, flip, other),
        slid(do(state, flip), at["O"], at["x"]),
        do(slid(state, at["O"], at["x"]), flip),
        slid(slid(state, at["O"], at["x"]), at["x"], at["y"]),
    ):
        assert (turn.turn, turn.actions, turn.turns) == (1, 2, 2)


@clause("F20")
def test_after_one_action_it_is_still_the_same_turn() -> None:
    state, at = meadow(CLEARING)
    for one in (do(state, Flip(at["C"])), slid(state, at["O"], at["x"])):
        assert (one.turn, one.actions, one.turns) == (0, 1, 1)


@clause("F20")
def test_choosing_a_tile_is_no_action_yet() -> None:
    state, at = meadow(CLEARING)
    chosen = do(state, Slide(at["O"]))
    assert (chosen.turn, chosen.actions, chosen.slid) == (0, 2, ())
    assert {type(move) for move in listed(chosen)} == {SlideTo}
    assert facts(state, Slide(at["O"])) == ["sliding"]
    assert played(state, Slide(at["O"])).facts[0].fleeting


@clause("F20")
def test_an_action_that_is_possible_must_be_taken() -> None:
    state, _at = meadow(CLEARING)
    assert {type(move) for move in listed(state)} == {Flip, Slide}


@clause("F20")
def test_a_turn_without_a_possible_action_is_passed_over() -> None:
    state, at = meadow("       2\n1 R 0 O x", turn=2, actions=1, turns=3)
    passed = slid(state, at["2"], at["x"])
    assert (passed.turn, passed.turns, passed.actions, passed.quiet) == (1, 5, 2, 2)
    assert facts(state, Slide(at["2"]), SlideTo(at["x"])) == ["slid-own", "no-action", "turn-of"]


@clause("F20")
def test_a_turn_ends_early_when_the_second_action_is_not_possible() -> None:
    state, at = meadow("1 R 0 C 2", under="O")
    assert listed(state) == [Flip(at["C"])]
    done = do(state, Flip(at["C"]))
    assert (done.turn, done.turns) == (1, 2)
    assert facts(state, Flip(at["C"])) == ["flipped", "turn-of"]


@clause("F20")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_turns_go_clockwise(number: int) -> None:
    seats = "0123"[:number].ljust(4, "c")
    state, _at = meadow("{} c c {}\n c c c\n{} c c {}".format(*seats), turn=number - 1)
    clovers = sorted(flippable(state))
    turns = [do(state, *map(Flip, clovers[:flips])).turn for flips in range(5)]
    assert turns == [number - 1, number - 1, 0, 0, 1]


SURROUNDED = """
  c c
 ? C c
  c 0
"""


@clause("F21")
@pytest.mark.parametrize(("beside", "can"), [("c", False), ("R", False), ("1", False), (".", True)])
def test_a_clover_is_flipped_only_at_an_open_edge_and_player_tiles_close_edges(beside: str, can: bool) -> None:
    state, at = meadow(SURROUNDED.replace("?", beside), seats=2)
    assert offered(state, Flip(at["C"])) == can
    if not can:
        assert no(state, Flip(at["C"])) == ("F21", "no-open-edge")


@clause("F2", "F21")
@pytest.mark.parametrize(("corner", "edge", "can"), [(".", "c", False), ("c", ".", True), (".", ".", True)])
def test_with_squares_an_open_corner_is_no_open_edge(corner: str, edge: str, can: bool) -> None:
    state, at = meadow(f"c c {corner}\nc C {edge}\nc 0 c", shape="squares", seats=2)
    assert offered(state, Flip(at["C"])) == can


@clause("F21")
def test_a_hole_in_the_patch_makes_an_open_edge() -> None:
    ring = "    c c c\n   c C c c\n  c c a c c\n   c c c c\n    c c 0"
    state, at = meadow(ring, seats=2)
    assert offered(state, Flip(at["C"]))
    filled, at = meadow(ring.replace("a", "1"), seats=2)
    assert no(filled, Flip(at["C"])) == ("F21", "no-open-edge")


@clause("F21")
def test_a_flip_shows_the_colour_and_never_goes_back() -> None:
    state, at = meadow("0 C c\n 1 c c", under="GRRR")
    shown = do(state, Flip(at["C"]))
    assert shown.patch.colours[3] == (at.cell("C"),)
    assert shown.hidden == (0, 0, 0)
    assert at.cell("C") not in shown.patch.clovers
    assert no(shown, Flip(at["C"])) == ("F21", "never-flipped-back")
    done = played(state, Flip(at["C"]))
    assert done.reveals
    assert (done.facts[0].args["colour"], done.facts[0].sound) == ("colour:green", "green")
    assert done.facts[0].light == Light("arch:green", "green", "pulse")


@clause("F21")
def test_only_clovers_are_flipped() -> None:
    state, at = meadow("0 C c\n 1 c a")
    assert no(state, Flip(at["0"])) == no(state, Flip(at["1"])) == ("F21", "player-tiles-stay")
    assert no(state, Flip(at["a"])) == ("F21", "no-tile-there")
    assert {no(state, Flip(name)) for name in NONSENSE} == {("F21", "no-tile-there")}
    assert all(offer.final == isinstance(offer.move, Flip) for offer in GAME.moves(state, 0)), "what was seen can't be unseen"


@clause("F12", "F22", "F51")
def test_one_question_at_a_time() -> None:
    state, at = meadow(CLEARING)
    assert no(state, PutTile(at["x"])) == ("F12", "your-tile-lies-already")
    assert no(state, SlideTo(at["x"])) == ("F22", "choose-a-tile-first")
    assert no(state, Jump(at["x"])) == ("F51", "jumping-is-for-solo")
    chosen = do(state, Slide(at["O"]))
    assert no(chosen, Flip(at["C"])) == no(chosen, Slide(at["R"])) == ("F22", "say-where-it-slides")
    assert no(chosen, PutTile(at["x"])) == ("F12", "your-tile-lies-already")


@clause("F20")
def test_nobody_else_is_offered_anything() -> None:
    state, _at = meadow(CLEARING)
    assert GAME.actors(state) == {0}
    assert list(GAME.moves(state, 1)) == []
    assert slidable(state)


@clause("F20")
@pytest.mark.parametrize("player", [1, TABLE])
def test_nobody_plays_for_another_and_the_table_plays_nothing(player: int) -> None:
    state, at = meadow(CLEARING)
    for now in (state, replace(state, ending="quiet"), replace(state, ending="quiet", turn=player)):
        with pytest.raises(Refused) as refused:
            GAME.play(now, player, Flip(at["C"]), Chance(b"no luck needed"))
        assert (refused.value.clause, refused.value.text.key) == ("H1", "not-your-turn")
