"""The quick listing of moves gives just what the slow way of naive.py gives."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from companion.games.flip_and_slide import GAME
from companion.games.flip_and_slide.around import AROUND
from companion.games.flip_and_slide.pieces import SHORT, Flip, Slide, State
from companion.games.flip_and_slide.ways import ways_of
from companion.kit.grid import GIRTH, ref
from tests.clauses import clause
from tests.companion.games.flip_and_slide import naive
from tests.companion.games.flip_and_slide.meadows import do, some_meadow

SHAPES = ("hexagons", "squares")


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
    for tiles in [14, 21, 28] * 30:
        state = some_meadow(luck, shape, tiles)
        flips, slides = listed(state)
        slow_flips, slow_slides = told_slowly(state)
        assert sorted(flips) == sorted(slow_flips)
        assert sorted(slides) == sorted(slow_slides)
        ways = ways_of(state.patch)
        kinds.update({"holes": ways.holes > 0, "gates": ways.gates > 0, "short": state.options.short_slides})
        kinds["round a hole"] += ways.loose & AROUND[shape](ways.whole)[2] > 0
    assert min(kinds.values()) > 5, f"the random patches show every difficulty: {kinds}"
