"""What slides, how far, through which gaps, and how the patch stays in one piece."""

from __future__ import annotations

import pytest

from companion.games.flip_and_slide.pieces import Slide, SlideTo
from companion.kit.grid import ref
from tests.clauses import clause
from tests.companion.games.flip_and_slide.meadows import (
    NONSENSE,
    do,
    ends,
    facts,
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
    assert facts(state, Slide(at["R"])) == ["sliding"]


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


@clause("F23")
@pytest.mark.parametrize(
    ("drawing", "refusal"),
    [
        ("  c c\n c R c\n  c .\n   0 1", ("F23", "two-open-edges-needed")),
        ("  c c\n . R .\n  c c\n   0 1", ("F24", "patch-would-break")),
        ("  c c\n c R .\n  . c\n 0 1", None),
        ("  c c c\n c R . c\n  c . c\n   0 1", None),
    ],
)
def test_two_open_edges_are_needed(drawing: str, refusal: tuple[str, str] | None) -> None:
    state, at = meadow(drawing, seats=2)
    if refusal is None:
        assert no(state, Slide(at["R"])) if not offered(state, Slide(at["R"])) else True
    else:
        assert no(state, Slide(at["R"])) == refusal
