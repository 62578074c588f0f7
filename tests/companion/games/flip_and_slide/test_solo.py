"""Alone: a step, then a jump; won before the last clover turns, or lost."""

from __future__ import annotations

import pytest

from companion.games.flip_and_slide import GAME, turns
from companion.games.flip_and_slide.pieces import Flip, Jump, PutTile, Slide, SlideTo, State
from companion.kit.grid import ref
from tests.clauses import clause
from tests.companion.games.flip_and_slide.meadows import NONSENSE, do, facts, listed, meadow, no, offered, slid


def landings(state: State) -> set[str]:
    assert {type(move) for move in listed(state)} <= {Jump}
    return {move.cell for move in listed(state)}


STAR = """
    a . b
   . c c .
  d c 0 c c e
   . c c .
    f . g
"""


@clause("F51")
def test_hexagons_jump_along_three_lines_to_the_first_empty_place() -> None:
    state, at = meadow(STAR, asked="jump")
    assert landings(state) == {at[place] for place in "abdefg"}


@clause("F51")
@pytest.mark.parametrize(
    ("drawing", "where"),
    [
        ("0 c c c x", "x"),
        ("x c c c 0", "x"),
        ("0 c x c", "x"),  # the first empty place, not the next one
        ("0\n c\n  c\n   x", "x"),
        ("   0\n  c\n c\nx", "x"),
        ("   x\n  c\n c\n0", "x"),
        ("x\n c\n  c\n   0", "x"),
        ("0 R c I x", "x"),  # whatever the tiles show
    ],
)
def test_a_jump_goes_straight_over_one_or_more_tiles(drawing: str, where: str) -> None:
    state, at = meadow(drawing, seats=1, asked="jump")
    assert landings(state) == {at[where]}


@clause("F2", "F51")
def test_squares_jump_along_two_lines() -> None:
    state, at = meadow("c . a .\nc c c .\nb c 0 c d\nc c c c\n. . e .", shape="squares", asked="jump")
    assert landings(state) == {at[place] for place in "abde"}


@clause("F51")
def test_a_jump_needs_a_tile_to_jump_over() -> None:
    state, at = meadow("0 c c x\n y . z", asked="jump")
    assert landings(state) == {at["x"]}
    assert no(state, Jump(at["y"])) == no(state, Jump(at["z"])) == no(state, Jump(at["c"])) == ("F51", "jump-straight-over-tiles")
    assert {no(state, Jump(name)) for name in NONSENSE} == {("F51", "jump-straight-over-tiles")}


@clause("F51")
def test_one_step_then_the_jump_and_no_way_round_it() -> None:
    state, at = meadow("0 c c x\n R C y", under="OOO")
    assert no(state, Jump(at["x"])) == ("F51", "flip-or-slide-first")
    for stepped in (do(state, Flip(at["C"])), slid(state, at["R"], at["y"])):
        assert (stepped.asked, stepped.turns) == ("jump", 1)
        assert landings(stepped)
        assert {no(stepped, kind(at["C"])) for kind in (Flip, Slide, SlideTo)} == {("F51", "jump-now")}
        assert no(stepped, PutTile(at["x"])) == ("F12", "your-tile-lies-already")
    jumped = do(do(state, Flip(at["C"])), Jump(at["x"]))
    assert (jumped.asked, jumped.actions, jumped.turns, jumped.turn) == ("act", 1, 2, 0)
    assert jumped.patch.players == (at.cell("x"),)
    assert facts(state, Flip(at["C"]), Jump(at["x"])) == ["jumped"]


@clause("F52")
def test_the_tile_does_not_jump_back_where_it_came_from() -> None:
    state, at = meadow("x c c 0\n c c c\n  c")
    stepped = do(state, Flip(ref(at.all("c")[0])))
    jumped = do(stepped, Jump(at["x"]))
    assert jumped.came_from == at.cell("0")
    again = do(jumped, Flip(ref(at.all("c")[1])))
    assert again.asked == "jump"
    assert no(again, Jump(at["0"])) == ("F52", "not-back-where-you-came-from")
    assert landings(again)


@clause("F52")
def test_a_place_left_by_a_slide_is_barred_for_the_jump_as_well() -> None:
    state, at = meadow("0 c c x\n y c c")
    moved = slid(state, at["0"], at["x"])
    assert moved.came_from == at.cell("0")
    assert (moved.asked, moved.ending) == ("jump", "")
    assert no(moved, Jump(at["0"])) == ("F52", "not-back-where-you-came-from")


@clause("F52")
def test_sliding_another_tile_does_not_change_where_it_came_from() -> None:
    state, at = meadow("x c c 0\n a c R b", came_from=7)
    assert slid(state, at["R"], at["a"]).came_from == 7


@clause("F52")
def test_without_a_jump_the_game_is_lost() -> None:
    drawing = "0 C c x"
    _state, at = meadow(drawing)
    state, at = meadow(drawing, came_from=at.cell("x"))
    lost = do(state, Flip(at["C"]))
    assert (lost.ending, lost.winner) == ("no-jump", None)
    assert facts(state, Flip(at["C"])) == ["flipped", "ended-no-jump"]
    result = GAME.result(lost)
    assert result is not None
    assert (result.ranking, result.totals, result.ending) == (((0,),), (0,), "F52")
    assert [line.text.key for line in result.lines] == ["ended-no-jump"]


@clause("F52")
@pytest.mark.parametrize("shape", ["hexagons", "squares"])
def test_a_jump_that_would_split_the_patch_is_not_possible(shape: str) -> None:
    state, at = meadow("x c 0 C y", shape=shape, under="RR")
    assert do(state, Flip(at["C"])).ending == "no-jump"


@clause("F2", "F52")
@pytest.mark.parametrize(
    ("shape", "drawing", "can"),
    [
        ("hexagons", "   c c\n  c . c\n   0 c\n  C . c\n   c c", True),
        ("hexagons", "   c c\n  c . c\n   0 c\n  C", False),
        ("squares", "c c c c c\nc . c . c\nc c 0 c c\nc . C\nc c c", True),
        ("squares", "c c c c c\nc . c . c\nc c 0 c c\n. . C", False),
    ],
)
def test_a_tile_in_the_midst_of_others_jumps_only_if_they_all_hang_together_round_holes(shape: str, drawing: str, can: bool) -> None:
    state, at = meadow(drawing, shape=shape)
    assert do(state, Flip(at["C"])).ending == ("" if can else "no-jump")


SOON = """
R O Y G B I x
 V c . . 0 c
"""


@clause("F53")
def test_a_rainbow_after_the_step_wins() -> None:
    state, at = meadow(SOON)
    won = slid(state, at["V"], at["x"])
    assert (won.winner, won.ending) == (0, "rainbow")
    result = GAME.result(won)
    assert result is not None
    assert (result.ranking, result.totals, result.ending) == (((0,),), (1,), "F53")


@clause("F53")
def test_a_rainbow_after_the_jump_wins() -> None:
    state, at = meadow("R O Y G B I V\n C\n  c\n   0", under="RR")
    stepped = do(state, Flip(at["C"]))
    assert (stepped.ending, stepped.asked, len(landings(stepped))) == ("", "jump", 1)
    won = do(stepped, *listed(stepped))
    assert (won.winner, won.ending) == (0, "rainbow")


@clause("F51", "F53")
def test_a_slide_of_the_own_tile_and_a_jump_to_the_rainbow_win_and_leave_nothing_behind() -> None:
    state, at = meadow("R O Y G B I V\n c . y . . c\n  c c c c c\n   0 . x", under="ROYGBIV")
    stepped = slid(state, at["0"], at["x"])
    assert stepped.slid == (at.cell("x"),)
    won = do(stepped, Jump(at["y"]))
    assert (won.winner, won.slid) == (0, ())
    GAME.check(won)


@clause("F40", "F53")
def test_after_the_jump_too_the_own_tile_must_touch_the_red_one() -> None:
    state, at = meadow("V I B G Y O R\n C\n  c\n   0", under="RR", red=True)
    stepped = do(state, Flip(at["C"]))
    assert [do(stepped, jump).winner for jump in listed(stepped)] == [None]


@clause("F33", "F53")
def test_a_rainbow_by_the_jump_of_the_last_quiet_turn_still_wins() -> None:
    state, _at = meadow("R O Y G B I V\n C\n  c\n   0", under="RR", asked="jump", quiet=19)
    assert [do(state, jump).winner for jump in listed(state)] == [0]


@clause("F53")
def test_the_last_flip_comes_too_late_even_for_a_rainbow() -> None:
    state, at = meadow("R O Y G B I C\n . . . . 0", under="V")
    late = do(state, Flip(at["C"]))
    assert (late.ending, late.winner) == ("all-flipped", None)
    result = GAME.result(late)
    assert result is not None
    assert result.ending == "F53"
    early, at = meadow("R O Y G B I C\n c . . . 0", under="VR")
    assert do(early, Flip(at["C"])).winner == 0, "a clover is left"


@clause("F53")
def test_neither_flip_nor_slide_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    state, at = meadow("x c c 0\n a c c\n  c", asked="jump")
    monkeypatch.setattr(turns, "can_act", lambda _state: False)
    lost = do(state, Jump(at["x"]))
    assert (lost.ending, lost.winner) == ("no-action", None)
    assert facts(state, Jump(at["x"])) == ["jumped", "ended-no-action"]
    result = GAME.result(lost)
    assert result is not None
    assert result.ending == "F53"


@clause("F33")
@pytest.mark.parametrize(("quiet", "flipped", "lost"), [(19, False, True), (18, False, False), (19, True, False)])
def test_alone_twenty_turns_without_a_flip_lose(quiet: int, flipped: bool, lost: bool) -> None:
    state, at = meadow("x c c 0\n a c c\n  c", asked="jump", quiet=quiet, flipped=flipped)
    after = do(state, Jump(at["x"]))
    assert after.ending == ("quiet-alone" if lost else "")
    assert after.quiet == (0 if flipped else quiet + 1)


@clause("F25")
def test_alone_nothing_is_barred() -> None:
    state, at = meadow("x c c 0\n a c R b\n  c")
    after = do(slid(state, at["R"], at["a"]), Jump(at["x"]))
    assert after.barred == ()
    assert offered(after, Slide(at["a"]))


@clause("F33")
def test_alone_a_position_may_come_again() -> None:
    state, at = meadow("x c c 0\n a c R b\n  c", asked="jump")
    patch = do(state, Jump(at["x"])).patch
    often, at = meadow("x c c 0\n a c R b\n  c", asked="jump", seen=(patch,) * 4)
    assert do(often, Jump(at["x"])).ending == ""
