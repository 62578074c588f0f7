"""The quick listing of moves gives just what the slow way of naive.py gives."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from itertools import product
from operator import or_
from random import Random

import pytest

from companion import simulate
from companion.games.flip_and_slide import GAME
from companion.games.flip_and_slide.around import AROUND
from companion.games.flip_and_slide.pieces import SHORT, Flip, Patch, Slide, State
from companion.games.flip_and_slide.ways import Ways, ways_of
from companion.kit.grid import GIRTH, Shape, board, cells, ref
from companion.kit.grid import SHAPES as SHAPES_NAMED
from tests.clauses import clause
from tests.companion.games.flip_and_slide import naive
from tests.companion.games.flip_and_slide.meadows import do, some_meadow

SHAPES = ("hexagons", "squares")
HOW_MANY = 250  # patches of each size


def listed(state: State) -> tuple[list[str], list[tuple[str, str]]]:
    offers = [offer.move for offer in GAME.moves(state, state.turn)]
    flips = [move.cell for move in offers if isinstance(move, Flip)]
    starts = [move for move in offers if isinstance(move, Slide)]
    assert len(flips) + len(starts) == len(offers)
    slides = [(start.cell, end.move.cell) for start in starts for end in GAME.moves(do(state, start), state.turn)]
    assert len({start for start, _end in slides}) == len(starts), "a tile that can be chosen has somewhere to go"
    return flips, slides


def told_slowly(state: State) -> tuple[set[str], set[tuple[str, str]]]:
    patch, shape = state.patch, state.patch.shape
    plane = unrolled(shape, patch.cells)
    tiles = set(plane.values())
    clovers = naive.flips(shape, tiles, [plane[cell] for cell in patch.clovers])
    own = patch.players[state.turn]
    movable = [plane[cell] for cell in (*sum(patch.colours, ()), own) if cell not in state.barred]
    slides = naive.slides(shape, tiles, movable, SHORT if state.options.short_slides else None)
    return {name(cell) for cell in clovers}, {(name(start), name(end)) for start, end in slides}


def unrolled(shape: str, cells: list[int]) -> dict[int, naive.Cell]:
    """The cells of a patch on the endless plane, found by walking from tile to tile."""
    first = cells[0]
    plane, edge = {first: (first % GIRTH, first // GIRTH)}, [first]
    while edge:
        cell = edge.pop()
        for column, row in naive.STEPS[shape]:
            other = cell + column + GIRTH * row
            if other in cells and other not in plane:
                plane[other] = (plane[cell][0] + column, plane[cell][1] + row)
                edge.append(other)
    return plane


def name(cell: tuple[int, int]) -> str:
    """The ref of a cell of the plane, rolled up again."""
    return ref(cell[0] + GIRTH * cell[1])


@pytest.mark.parametrize("shape", SHAPES)
@clause("F2", "F21", "F22", "F23", "F24", "F25", "F41")
def test_any_patch_offers_the_moves_the_slow_way_finds(shape: str) -> None:
    luck = Random(f"any patch of {shape}")
    kinds: Counter[str] = Counter()
    for tiles in [21, 28] * 9 + [6, 8, 10, 12] * HOW_MANY:
        state = some_meadow(luck, shape, tiles, players=4 if tiles > 20 else 2)
        flips, slides = listed(state)
        slow_flips, slow_slides = told_slowly(state)
        assert sorted(flips) == sorted(slow_flips)
        assert sorted(slides) == sorted(slow_slides)
        ways = ways_of(state.patch)
        kinds.update({"holes": ways.holes > 0, "gates": ways.gates > 0, "short": state.options.short_slides})
        kinds["round a hole"] += ways.loose & AROUND[shape](ways.whole)[2] > 0
    assert min(kinds.values()) > 5, f"the random patches show every difficulty: {kinds}"


@pytest.mark.parametrize("shape", SHAPES)
@clause("F23", "F24")
def test_ways_kept_from_move_to_move_are_those_found_anew(shape: str) -> None:
    looked, drifted = 0, set()
    for number, seed in product((1, 4), range(4)):
        options = GAME.Options(shape=shape, patch="wild")
        for step in simulate.walk(GAME, number, options, f"kept {seed}", 250):
            kept, anew = ways_of(step.after.patch), Ways(*found(step.after.patch))
            assert kept.holes == anew.holes
            for some in ("whole", "rim", "roomy", "halo", "private", "loose", "free", "outside"):
                assert cells(getattr(kept, some), kept.base) == cells(getattr(anew, some), anew.base)
            assert len(kept.waters) == kept.holes + 1
            assert sum(map(int.bit_count, kept.waters)) == reduce(or_, kept.waters).bit_count(), "no two waters share a cell"
            looked += 1
            drifted.add(kept.base)
    assert looked > 1000
    assert len(drifted) > 2, "tiles slide off a board sometimes, and it is laid anew"


def found(patch: Patch) -> tuple[Shape, int, int, int]:
    """Where tiles lie, and how many holes there are, counted by walking through them."""
    tiles = unrolled(patch.shape, patch.cells)
    plane = set(tiles.values())
    columns, rows = zip(*plane, strict=True)
    empty = {
        (column, row)
        for column in range(min(columns) - 1, max(columns) + 2)
        for row in range(min(rows) - 1, max(rows) + 2)
        if (column, row) not in plane
    }
    around = [*naive.STEPS["hexagons"], (1, 1), (-1, -1)] if patch.shape == "squares" else naive.STEPS["hexagons"]
    base = (min(patch.cells) // GIRTH - 9) * GIRTH
    return patch.geometry, board(patch.cells, base), base, naive.groups(empty, around) - 1


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("start", [0, 17, 39, -1234])
def test_the_longest_line_does_not_meet_itself_round_the_tube(shape: str, start: int) -> None:
    for step in SHAPES_NAMED[shape].steps:
        line = [start + step * place for place in range(32)]
        patch = Patch(shape, (), (tuple(sorted(line[:28])), *[()] * 6), tuple(line[28:]))
        state = State(GAME.Options(shape=shape), ("red", "orange", "yellow", "green"), patch, (), 3, "act", 2, 1)
        flips, slides = listed(state)
        slow_flips, slow_slides = told_slowly(state)
        assert not flips
        assert not slow_flips
        assert sorted(slides) == sorted(slow_slides)
        assert {start for start, _end in slides} == {ref(line[0]), ref(line[-1])}
