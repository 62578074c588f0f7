"""What slides, how far, through which gaps, and how the patch stays in one piece."""

from __future__ import annotations

import pytest

from companion.games.flip_and_slide.pieces import Flip, Slide, SlideTo
from companion.kit.grid import ref
from tests.clauses import clause
from tests.companion.games.flip_and_slide.meadows import (
    NONSENSE,
    do,
    ends,
    meadow,
    no,
    no_end,
    offered,
    played,
    slid,
    slidable,
)

MEADOW = """
 R c c p
0 c c 1
 q c O
"""


@clause("F22")
def test_colour_tiles_and_the_own_player_tile_slide_and_nothing_else() -> None:
    state, at = meadow(MEADOW)
    assert slidable(state) == {at["R"], at["O"], at["0"]}
    assert no(state, Slide(at["1"])) == ("F22", "not-your-player-tile")
    assert {no(state, Slide(ref(cell))) for cell in at.all("c")} == {("F22", "clovers-do-not-slide")}
    assert no(state, Slide(at["p"])) == ("F22", "no-tile-to-slide")
    assert {no(state, Slide(name)) for name in NONSENSE} == {("F22", "no-tile-to-slide")}


@clause("F22")
def test_the_other_player_slides_the_other_tile() -> None:
    state, at = meadow(MEADOW, turn=1)
    assert slidable(state) == {at["R"], at["O"], at["1"]}
    assert no(state, Slide(at["0"])) == ("F22", "not-your-player-tile")


@clause("F22")
def test_a_slide_changes_the_place_of_that_tile_alone() -> None:
    state, at = meadow(MEADOW)
    after = slid(state, at["R"], at["p"])
    assert after.patch.colours[0] == (at.cell("p"),)
    assert (after.patch.colours[1:], after.patch.clovers, after.patch.players) == (
        state.patch.colours[1:],
        state.patch.clovers,
        state.patch.players,
    )
    own = slid(state, at["0"], at["q"])
    assert own.patch.players == (at.cell("q"), at.cell("1"))
    assert own.patch.colours == state.patch.colours


@clause("F22")
def test_a_slide_is_told() -> None:
    state, at = meadow(MEADOW)
    told = played(do(state, Slide(at["R"])), SlideTo(at["p"])).facts[0]
    assert (told.key, told.args) == ("slid", {"player": "player:0", "tile": "colour:red", "start": at["R"], "end": at["p"]})
    told = played(do(state, Slide(at["0"])), SlideTo(at["q"])).facts[0]
    assert (told.key, told.args) == ("slid-own", {"player": "player:0", "tile": "player:0", "start": at["0"], "end": at["q"]})


@clause("F22")
@pytest.mark.parametrize(("letter", "tile"), [("R", "colour:red"), ("O", "colour:orange"), ("0", "player:0")])
def test_the_choice_of_a_tile_is_told(letter: str, tile: str) -> None:
    state, at = meadow(MEADOW)
    (told,) = played(state, Slide(at[letter])).facts
    key = "sliding-own" if letter == "0" else "sliding"
    assert (told.key, told.args) == (key, {"player": "player:0", "tile": tile, "cell": at[letter]})


@clause("F22", "F23")
def test_a_slide_goes_as_far_as_wished_round_the_whole_patch() -> None:
    state, at = meadow("g R c c c c c c c e\n 0 1 . . . . . f", seats=2)
    assert {at["e"], at["f"], at["g"]} <= ends(state, at["R"])


@clause("F23")
def test_the_end_is_an_empty_place_other_than_the_start() -> None:
    state, at = meadow(MEADOW)
    assert no_end(state, at["R"], at["R"]) == ("F23", "slide-somewhere-else")
    assert no_end(state, at["R"], at["O"]) == no_end(state, at["R"], at["0"]) == ("F23", "place-is-taken")
    chosen = do(state, Slide(at["R"]))
    assert {no(chosen, SlideTo(name)) for name in NONSENSE} == {("F22", "no-such-place")}


ONE_EDGE = "  c c\n c R c\n  c .\n 0 1"
TWO_EDGES = "  c c\n c R .\n  c .\n 0 1"
NOT_SIDE_BY_SIDE = "   c c\n  c . c\n c R c\n  c .\n 0 1"


@clause("F23")
def test_two_open_edges_are_needed_and_hexagons_need_them_side_by_side() -> None:
    state, at = meadow(ONE_EDGE)
    assert no(state, Slide(at["R"])) == ("F23", "two-open-edges-needed")
    state, at = meadow(TWO_EDGES)
    assert offered(state, Slide(at["R"]))
    state, at = meadow(NOT_SIDE_BY_SIDE)
    assert no(state, Slide(at["R"])) == ("F23", "no-way-out")


@clause("F2", "F23")
@pytest.mark.parametrize(
    ("shape", "drawing", "fits"),
    [
        ("hexagons", "    c c\n R c x y\n    c c 0 1", False),
        ("hexagons", "    c .\n R c x y\n    c c 0 1", True),
        ("squares", "c c c\nc x y\nc c 0\nR . 1", True),
    ],
)
def test_a_hexagon_needs_one_of_the_two_places_beside_its_step_empty_and_a_square_needs_none(shape: str, drawing: str, fits: bool) -> None:
    state, at = meadow(drawing, shape=shape)
    assert at["y"] in ends(state, at["R"])
    assert (at["x"] in ends(state, at["R"])) == fits
    if not fits:
        assert no_end(state, at["R"], at["x"]) == ("F23", "no-way-through")


@clause("F2", "F23")
def test_a_wide_hole_and_a_pocket_behind_a_corner_are_out_of_reach() -> None:
    state, at = meadow("c c c c c c c\nc a b c d e c\nc c c c c c x\nR 0 1", shape="squares")
    assert at["x"] in ends(state, at["R"])
    assert {no_end(state, at["R"], at[place]) for place in "abde"} == {("F23", "no-way-through")}


@clause("F23")
def test_two_open_edges_are_needed_only_where_the_slide_starts() -> None:
    state, at = meadow("c c c\nc x y\nc c 0\nR . 1", shape="squares")
    after = slid(state, at["R"], at["x"])
    assert after.patch.colours[0] == (at.cell("x"),)
    assert no(after, Slide(at["x"])) == ("F23", "two-open-edges-needed")


@clause("F23")
def test_the_place_it_leaves_counts_as_empty() -> None:
    state, at = meadow("  c c\n a R c\n  b c\n c 0 1")
    assert {at["a"], at["b"]} <= ends(state, at["R"]), "between a and b nothing is left but the place of the tile itself"


@clause("F24")
@pytest.mark.parametrize("shape", ["hexagons", "squares"])
@pytest.mark.parametrize(("drawing", "can"), [("0 c R c 1", False), ("0 c c R 1", False), ("0 c c 1 R", True)])
def test_the_patch_never_breaks_and_player_tiles_belong_to_it(shape: str, drawing: str, can: bool) -> None:
    state, at = meadow(drawing, shape=shape)
    assert offered(state, Slide(at["R"])) == can
    if not can:
        assert no(state, Slide(at["R"])) == ("F24", "patch-would-break")


@clause("F24")
@pytest.mark.parametrize(
    ("shape", "drawing", "can"),
    [
        ("hexagons", "  R c\n c . c\n  c c 0 1", True),
        ("hexagons", "  R c\n c . .\n  c c 0 1", False),
        ("squares", "c R c\nc . c\nc c c\n0 . 1", True),
        ("squares", "c R c\nc . c\nc . c\n0 . 1", False),
        ("squares", "c R .\n. c 0\n. 1 .", False),
    ],
)
def test_the_rest_may_hang_together_round_a_hole(shape: str, drawing: str, can: bool) -> None:
    state, at = meadow(drawing, shape=shape)
    assert offered(state, Slide(at["R"])) == can


@clause("F24")
@pytest.mark.parametrize("shape", ["hexagons", "squares"])
def test_at_its_end_the_tile_touches_the_patch(shape: str) -> None:
    state, at = meadow("0 c c 1 R x . y", shape=shape)
    assert no_end(state, at["R"], at["x"]) == ("F24", "end-beside-a-tile"), "it would touch nothing but its own old place"
    assert no_end(state, at["R"], at["y"]) == ("F24", "end-beside-a-tile")


BARRING = """
 R c c O x
0 c c c 1
 y z c c w
"""


@clause("F25")
def test_what_the_player_before_slid_is_barred_for_one_turn() -> None:
    state, at = meadow(BARRING)
    after = slid(slid(state, at["R"], at["y"]), at["O"], at["x"])
    assert {no(after, Slide(at[place])) for place in "yx"} == {("F25", "just-slid-before-you")}
    later = do(after, *[Flip(ref(cell)) for cell in (at.all("c")[0], at.all("c")[1])])
    assert later.turn == 0
    assert {at["y"], at["x"]} <= slidable(later)


@clause("F25")
def test_one_slide_bars_one_tile() -> None:
    state, at = meadow(BARRING)
    after = do(slid(state, at["R"], at["y"]), Flip(ref(at.all("c")[0])))
    assert no(after, Slide(at["y"])) == ("F25", "just-slid-before-you")
    assert at["O"] in slidable(after)
    assert after.barred == (at.cell("y"),)


@clause("F25")
def test_nothing_is_barred_after_two_flips() -> None:
    state, at = meadow(BARRING)
    after = do(state, *[Flip(ref(cell)) for cell in (at.all("c")[0], at.all("c")[1])])
    assert after.barred == ()
    assert {at["R"], at["O"]} <= slidable(after)


@clause("F25")
def test_the_same_tile_may_be_slid_twice_in_a_turn_and_is_barred_where_it_ends() -> None:
    state, at = meadow(BARRING)
    after = slid(slid(state, at["R"], at["y"]), at["y"], at["x"])
    assert after.barred == (at.cell("x"),)
    assert no(after, Slide(at["x"])) == ("F25", "just-slid-before-you")


@clause("F25")
def test_a_tile_barred_by_place_does_not_bar_another_that_comes_there() -> None:
    state, at = meadow(BARRING)
    after = slid(slid(state, at["R"], at["y"]), at["O"], at["R"])
    assert after.barred == (at.cell("y"), at.cell("R"))
    moved = slid(slid(state, at["R"], at["y"]), at["y"], at["R"])
    assert moved.barred == (at.cell("R"),)


@clause("F25")
def test_only_the_seat_before_counts() -> None:
    state, at = meadow(BARRING.replace("w", "2"))
    after = slid(slid(state, at["R"], at["y"]), at["O"], at["x"])
    assert {no(after, Slide(at[place])) for place in "yx"} == {("F25", "just-slid-before-you")}
    third = do(after, *[Flip(ref(cell)) for cell in (at.all("c")[0], at.all("c")[1])])
    assert third.turn == 2
    assert {at["y"], at["x"]} <= slidable(third)


LONG = """
 R a b d e
c c c c c c
 0 . . . 1
"""


@clause("F41")
@pytest.mark.parametrize(("place", "far"), [("a", False), ("b", False), ("d", False), ("e", True)])
def test_a_short_slide_is_three_cells_at_most(place: str, far: bool) -> None:
    state, at = meadow(LONG, short=True)
    assert (at[place] in ends(state, at["R"])) != far
    if far:
        assert no_end(state, at["R"], at[place]) == ("F41", "too-far")
    state, at = meadow(LONG)
    assert at[place] in ends(state, at["R"])


@clause("F23", "F41")
def test_the_length_is_that_of_the_shortest_way_a_tile_can_go() -> None:
    drawing = " x ? . R\nc c c c c c\n 0 . . . 1"
    state, at = meadow(drawing.replace("?", "."), short=True)
    assert at["x"] in ends(state, at["R"])
    state, at = meadow(drawing.replace("?", "c"), short=True)
    assert no_end(state, at["R"], at["x"]) == ("F41", "too-far"), "three cells as the crow flies, but a tile lies between"


@clause("F41")
def test_where_no_slide_ever_leads_is_not_called_too_far() -> None:
    state, at = meadow("    c c\n R c x y\n    c c 0 1", short=True)
    assert no_end(state, at["R"], at["x"]) == ("F23", "no-way-through")


@clause("F32")
def test_player_tiles_may_touch_and_be_surrounded() -> None:
    state, at = meadow("0 c c x 1")
    assert at["x"] in ends(state, at["0"])
    beside = slid(state, at["0"], at["x"])
    assert beside.patch.players == (at.cell("x"), at.cell("1"))
    state, at = meadow("  c R\n c 0 x\n  c c 1 O")
    around = slid(state, at["O"], at["x"])
    assert no(around, Slide(at["0"])) == ("F23", "two-open-edges-needed"), "the own tile lies in the middle of the patch now"
