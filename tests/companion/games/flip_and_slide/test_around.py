"""What the boards say of all cells at once is what one finds by going round each of them."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.flip_and_slide.around import AROUND
from companion.kit.grid import GIRTH, SHAPES, Shape, board, cells

BASE = -6 * GIRTH
FIELD = [column + GIRTH * row for column in range(-3, 10) for row in range(-3, 10)]


def looked_at(shape: Shape, tiles: set[int], cell: int) -> tuple[bool, bool, bool, bool]:
    """Whether a cell is at the rim, at two edges of it, has parted neighbours, can't be left."""
    edges = sum((cell + step in tiles) != (cell in tiles) for step in shape.steps)
    return edges >= 1, edges >= 2, groups(shape, tiles, cell) >= 2, not any(can_step(shape, tiles, cell, step) for step in shape.steps)


def groups(shape: Shape, tiles: set[int], cell: int) -> int:
    """Into how many groups the neighbours of a cell fall, hanging together through the tiles around it."""
    around = [step for step in shape.around if cell + step in tiles]
    left, number = {step for step in around if step in shape.steps}, 0
    while left:
        number += 1
        edge = [left.pop()]
        found = set(edge)
        while edge:
            last = edge.pop()
            near = {step for step in around if step not in found and shape.touching(last, step)}
            found |= near
            edge += near
        left -= found
    return number


def can_step(shape: Shape, tiles: set[int], cell: int, step: int) -> bool:
    beside = [cell + shoulder in tiles for shoulder in shape.shoulders(step)]
    return cell + step not in tiles and not (beside and all(beside))


def gates(shape: Shape, tiles: set[int]) -> int:
    """How often two empty cells meet between two tiles: hexagons at an edge, squares at a corner."""
    meeting = shape.steps if shape.tight else [step for step in shape.around if step not in shape.steps]
    found = 0
    for cell in FIELD:
        for step in meeting:
            between = [other for other in FIELD if shape.touching(cell, other) and shape.touching(cell + step, other)]
            found += cell not in tiles and cell + step not in tiles and len(between) == 2 and tiles.issuperset(between)
    return found // 2


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_all_cells_at_once_are_as_each_by_itself(shape: Shape) -> None:
    luck = Random(f"around {shape.name}")
    middle = [column + GIRTH * row for column in range(1, 6) for row in range(1, 6)]
    for turn in range(60):
        tiles = set(luck.sample(middle, 4 + turn % 18))
        *boards, narrow = AROUND[shape.name](board(tiles, BASE))
        sets = [set(cells(some, BASE)) for some in boards]
        for cell in FIELD:
            assert tuple(cell in some for some in sets) == looked_at(shape, tiles, cell)
        if turn < 20:
            assert narrow == gates(shape, tiles)
