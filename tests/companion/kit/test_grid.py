"""Cells on the tube: neighbours, steps, rings, names, and the patch that is never torn."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from companion.kit.grid import (
    GIRTH,
    HEXAGONS,
    MARGIN,
    REACH,
    SHAPES,
    SQUARES,
    WIDEST,
    Shape,
    beside,
    board,
    cell_named,
    cells,
    connected,
    coordinates,
    flood,
    ref,
    seam,
)

BOTH = list(SHAPES.values())


def at(column: int, row: int) -> int:
    return column + GIRTH * row


@pytest.mark.parametrize(
    ("shape", "neighbours"),
    [
        (HEXAGONS, {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}),
        (SQUARES, {(1, 0), (0, 1), (-1, 0), (0, -1)}),
    ],
)
def test_neighbours_share_an_edge(shape: Shape, neighbours: set[tuple[int, int]]) -> None:
    cell = at(3, 4)
    assert {coordinates(other) for other in shape.neighbours(cell)} == {(3 + column, 4 + row) for column, row in neighbours}
    for other in (at(column, row) for column, row in product(range(8), range(9))):
        assert shape.touching(cell, other) == (other in shape.neighbours(cell)) == shape.touching(other, cell)


@pytest.mark.parametrize("shape", BOTH)
def test_the_second_half_of_the_way_round_is_opposite_to_the_first(shape: Shape) -> None:
    half = len(shape.around) // 2
    assert shape.around[half:] == tuple(-step for step in shape.forward)
    assert max(map(abs, shape.around)) <= REACH


def test_a_hexagon_squeezes_between_the_two_cells_beside_its_step_and_a_square_just_fits() -> None:
    for step in HEXAGONS.steps:
        common = set(HEXAGONS.neighbours(0)) & set(HEXAGONS.neighbours(step))
        assert set(HEXAGONS.shoulders(step)) == common
        assert len(common) == 2
    assert all(SQUARES.shoulders(step) == () for step in SQUARES.steps)


@pytest.mark.parametrize("shape", BOTH)
def test_exits_and_gaps_are_as_counted_one_by_one(shape: Shape) -> None:
    luck = Random(shape.name)
    for _ in range(300):
        around = [step for step in shape.around if luck.random() < 0.5]
        tiles, place = board([*around, 0], -MARGIN), MARGIN
        exits = [
            step
            for step in shape.steps
            if step not in around and not (shape.tight and all(beside in around for beside in shape.shoulders(step)))
        ]
        assert cells(shape.exits(tiles, place), -MARGIN) == sorted(exits)
        assert cells(shape.next_to(place), -MARGIN) == sorted(shape.steps)
        edges = [step for step in shape.steps if step in around]
        groups = _groups(shape, around, edges)
        whole_ring = len(around) == len(shape.around)
        assert shape.gaps(tiles, place) == (0 if whole_ring else groups)


def _groups(shape: Shape, around: list[int], edges: list[int]) -> int:
    """Into how many groups the neighbours of cell 0 fall, hanging together only through cells around it."""
    left, groups = set(edges), 0
    while left:
        groups += 1
        edge = [left.pop()]
        found = set(edge)
        while edge:
            near = {other for other in around if other not in found and shape.touching(edge[-1], other)}
            edge.pop()
            found |= near
            edge += near
        left -= found
    return groups


@pytest.mark.parametrize(("shape", "first", "growth"), [(HEXAGONS, 6, 6), (SQUARES, 8, 8)])
def test_rings_lie_round_the_middle(shape: Shape, first: int, growth: int) -> None:
    seen = {0}
    assert shape.ring(0) == (0,)
    for distance in range(1, 5):
        ring = shape.ring(distance)
        assert len(set(ring)) == len(ring) == first + growth * (distance - 1)
        assert not seen.intersection(ring)
        assert all(any(other - cell in shape.around for other in seen) for cell in ring)
        assert connected(shape, ring)
        seen.update(ring)


@pytest.mark.parametrize("cell", [0, 1, 19, 20, -20, -21, 40, 12345, -98765])
def test_a_name_leads_back_to_its_cell(cell: int) -> None:
    assert cell_named(ref(cell)) == cell
    column, row = coordinates(cell)
    assert at(column, row) == cell
    assert -GIRTH // 2 <= column < GIRTH // 2


@pytest.mark.parametrize(
    "name", ["", "cell:", "cell:1", "cell:20,0", "cell:01,0", "cell:1,2,3", "cell:-0,1", "field:1,2", "cell:1, 2", "cell:٣,1"]
)
def test_any_other_name_is_no_cell(name: str) -> None:
    assert cell_named(name) is None


@pytest.mark.parametrize("base", [-400, 0, 80])
def test_a_board_keeps_its_cells(base: int) -> None:
    luck = Random(base)
    some = sorted(luck.sample(range(base, base + 2000), 60))
    assert cells(board(some, base), base) == some
    assert cells(0, base) == []


@pytest.mark.parametrize("shape", BOTH)
def test_a_board_sees_its_neighbours_at_once(shape: Shape) -> None:
    luck = Random(shape.name)
    some = luck.sample(range(200, 600), 30)
    whole = board(some, 0)
    assert set(cells(beside(whole, shape.steps), 0)) == {cell + step for cell in some for step in shape.steps}
    for step, near in zip(shape.around, shape.near(whole), strict=True):
        assert cells(near, 0) == sorted(cell - step for cell in some)


def test_a_flood_goes_where_the_ways_lead() -> None:
    dry = board(range(10), 0)
    assert flood(1 << 4, [(1, dry, 0)]) == board(range(4, 11), 0)
    assert flood(1 << 4, [(1, 0, dry ^ 1)]) == board(range(5), 0)
    assert flood(1 << 4, []) == 1 << 4


@pytest.mark.parametrize(("patch", "one"), [([], True), ([5], True), ([5, 6, 46], True), ([5, 7], False), ([5, 45, 44], True)])
def test_connected_means_edge_to_edge(patch: list[int], one: bool) -> None:
    assert connected(HEXAGONS, patch) == one


def test_a_corner_does_not_connect_squares() -> None:
    assert not connected(SQUARES, [0, at(1, 1)])
    assert not connected(HEXAGONS, [0, at(1, 1)])
    assert connected(HEXAGONS, [0, at(-1, 1)])


@pytest.mark.parametrize("shape", BOTH)
def test_a_cut_never_tears_a_patch(shape: Shape) -> None:
    luck = Random(f"cut {shape.name}")
    for _ in range(200):
        patch = [luck.randrange(-500, 500)]
        while len(patch) < WIDEST - 2:
            cell = (patch[-1] if luck.random() < 0.8 else luck.choice(patch)) + luck.choice(shape.steps)
            patch += [cell] if cell not in patch else []
        cut = seam(patch)
        for cell, other in product(patch, patch):
            if shape.touching(cell, other):
                (column, row), (other_column, other_row) = coordinates(cell, cut), coordinates(other, cut)
                assert abs(column - other_column) <= 1
                assert abs(row - other_row) <= 1
        assert {at(*coordinates(cell, cut)) for cell in patch} == set(patch)


def test_near_the_middle_cells_are_drawn_where_their_names_say() -> None:
    assert [coordinates(cell, seam(range(-5, 6))) for cell in (0, 3, -5)] == [(0, 0), (3, 0), (-5, 0)]
