"""The meadow before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.chance import Chance
from companion.contract import Player
from companion.games.flip_and_slide import GAME
from companion.games.flip_and_slide.pieces import Flip, Jump, Options, PutTile, Slide, SlideTo, State
from companion.games.flip_and_slide.ways import ways_of
from companion.kit.grid import HEXAGONS, SHAPES, connected, coordinates, ref
from tests.clauses import clause
from tests.companion.games.flip_and_slide.meadows import NONSENSE, SEATS, do, listed, meadow, no, offered

EVERY_PATCH = [(shape, patch) for shape in SHAPES for patch in ("compact", "ring", "wild")]


def fresh(number: int, first: int = 0, luck: bytes = b"luck", **options: Any) -> State:
    return GAME.setup([Player(colour, colour) for colour in SEATS[:number]], first, Options(**options), Chance(luck))


@clause("F1")
@pytest.mark.parametrize(("number", "sets"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_each_set_has_each_of_the_seven_colours_once(number: int, sets: int) -> None:
    state = fresh(number)
    shown = Counter({colour: len(cells) for colour, cells in enumerate(state.patch.colours)})
    assert shown + Counter(state.hidden) == dict.fromkeys(range(7), sets)
    assert len(state.patch.players) == number


@clause("F10", "F50")
@pytest.mark.parametrize(("shape", "patch"), EVERY_PATCH)
@pytest.mark.parametrize(("number", "tiles"), [(1, 14), (2, 21), (3, 28), (4, 28)])
def test_the_patch_is_one_group_of_as_many_tiles_as_the_players_need(number: int, tiles: int, shape: str, patch: str) -> None:
    laid = fresh(number, shape=shape, patch=patch).patch
    assert len(set(laid.cells)) == tiles
    assert connected(laid.geometry, laid.cells)


@clause("F10")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("number", GAME.players)
def test_a_compact_patch_has_no_hole_and_a_ring_has_one(shape: str, number: int) -> None:
    assert ways_of(fresh(number, shape=shape).patch).holes == 0
    assert ways_of(fresh(number, shape=shape, patch="ring").patch).holes == 1


@clause("F10")
def test_a_wild_patch_grows_round_the_middle_and_is_another_one_each_time() -> None:
    patches = {tuple(sorted(fresh(2, luck=bytes([luck]), patch="wild").patch.cells)) for luck in range(20)}
    assert len(patches) > 15
    assert all(0 in patch for patch in patches)


@clause("F2", "F10")
def test_tiles_are_hexagons_and_the_patch_compact_unless_chosen_otherwise() -> None:
    assert Options() == Options("hexagons", "compact", red=False, short_slides=False)
    assert fresh(2).patch.geometry is HEXAGONS


@clause("F11")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_four_random_tiles_show_their_colour(number: int) -> None:
    shown = [sum(fresh(number, luck=bytes([luck])).patch.colours, ()) for luck in range(20)]
    assert {len(cells) for cells in shown} == {4}
    assert len({tuple(sorted(cells)) for cells in shown}) > 15


@clause("F50")
def test_alone_no_tile_is_flipped_at_the_start() -> None:
    assert len(fresh(1).patch.clovers) == 14


@clause("F12")
@pytest.mark.parametrize("first", range(4))
def test_player_tiles_are_put_clockwise_from_the_first_player_who_then_begins(first: int) -> None:
    state, order = fresh(4, first), []
    while state.asked == "put":
        order.append(state.turn)
        state = do(state, GAME.moves(state, state.turn)[0].move)
    assert order == [(first + turn) % 4 for turn in range(4)]
    assert (state.turn, state.actions, state.turns, state.quiet) == (first, 2, 1, 0)


@clause("F12")
@pytest.mark.parametrize("number", GAME.players)
def test_before_all_tiles_lie_there_no_turn_has_begun(number: int) -> None:
    state = fresh(number)
    assert (state.asked, state.actions, state.turns, state.quiet, state.flipped) == ("put", 0, 0, 0, False)
    assert (state.slid, state.barred, state.seen, state.patch.players) == ((), (), (), (None,) * number)


PUTTING = """
 c c p
c a c R q
 c c . 0 r
"""


@clause("F12")
def test_a_player_tile_goes_beside_a_clover_or_colour_tile_and_into_holes() -> None:
    state, at = meadow(PUTTING, seats=2, asked="put", turn=1, actions=0, turns=0, seen=())
    assert all(offered(state, PutTile(at[place])) for place in "apq")
    assert no(state, PutTile(at["r"])) == ("F12", "put-beside-a-tile"), "it touches only a player tile"
    assert no(state, PutTile(at["R"])) == no(state, PutTile(at["0"])) == ("F12", "place-is-taken")
    assert no(state, PutTile(ref(999))) == no(state, PutTile(ref(-999))) == ("F12", "put-beside-a-tile")
    assert {no(state, PutTile(name)) for name in NONSENSE} == {("F12", "no-such-place")}


@clause("F12")
def test_every_empty_place_beside_a_tile_is_offered_once() -> None:
    state = fresh(3)
    tiles = set(state.patch.cells)
    beside = {ref(cell + step) for cell in tiles for step in HEXAGONS.steps if cell + step not in tiles}
    assert sorted(move.cell for move in listed(state)) == sorted(beside)


@clause("F12")
def test_nothing_is_flipped_or_slid_before_all_player_tiles_lie_there() -> None:
    state, at = meadow(PUTTING, seats=2, asked="put", turn=1, actions=0, turns=0, seen=())
    assert {type(move) for move in listed(state)} == {PutTile}
    assert {no(state, kind(at["R"])) for kind in (Flip, Slide, SlideTo)} == {("F12", "put-your-tile-first")}
    assert no(state, Jump(at["a"])) == ("F12", "put-your-tile-first")
    put = do(state, PutTile(at["a"]))
    assert put.patch.players == (at.cell("0"), at.cell("a"))
    assert {no(put, PutTile(at[place])) for place in "pqR"} == {("F12", "your-tile-lies-already")}


@clause("F50")
@pytest.mark.parametrize("shape", SHAPES)
def test_alone_the_tile_goes_anywhere_round_the_outside_but_not_into_a_hole(shape: str) -> None:
    state = fresh(1, shape=shape, patch="ring")
    geometry, tiles = SHAPES[shape], set(state.patch.cells)
    beside = {cell + step for cell in tiles for step in geometry.steps} - tiles
    offers = {move.cell for move in listed(state)}
    hole = {ref(cell) for cell in beside if max(map(abs, coordinates(cell))) <= 1}
    assert offers == {ref(cell) for cell in beside} - hole
    assert hole
    assert {no(state, PutTile(name)) for name in hole} == {("F50", "only-round-the-outside")}
    assert no(state, PutTile(ref(9999))) == ("F12", "put-beside-a-tile")


@clause("F50")
def test_with_squares_a_place_open_at_a_corner_is_outside() -> None:
    state, at = meadow("c c c .\nc x c .\nc c . y", shape="squares", seats=1, asked="put", actions=0, turns=0, seen=())
    assert offered(state, PutTile(at["x"]))


@clause("F50")
def test_alone_the_game_begins_when_the_tile_lies_there() -> None:
    state = fresh(1)
    put = do(state, listed(state)[0])
    assert (put.turn, put.asked, put.actions, put.turns) == (0, "act", 1, 1)


@clause("F10")
@pytest.mark.parametrize(("shape", "number", "whole_rings"), [("hexagons", 2, 3), ("hexagons", 4, 3), ("squares", 1, 2), ("squares", 4, 3)])
def test_a_compact_patch_is_laid_ring_after_ring(shape: str, number: int, whole_rings: int) -> None:
    cells = set(fresh(number, shape=shape).patch.cells)
    rings = [set(SHAPES[shape].ring(distance)) for distance in range(whole_rings + 1)]
    assert all(ring <= cells for ring in rings[:-1])
    assert cells <= set().union(*rings)
    assert not rings[-1] <= cells


@clause("F10")
@pytest.mark.parametrize(("shape", "number", "closed"), [("hexagons", 2, 18), ("hexagons", 4, 24), ("squares", 2, 16), ("squares", 4, 24)])
def test_a_ring_is_as_wide_as_the_tiles_can_close(shape: str, number: int, closed: int) -> None:
    cells = set(fresh(number, shape=shape, patch="ring").patch.cells)
    rings = [distance for distance in range(9) if cells.issuperset(SHAPES[shape].ring(distance))]
    assert [len(SHAPES[shape].ring(distance)) for distance in rings] == [closed]
