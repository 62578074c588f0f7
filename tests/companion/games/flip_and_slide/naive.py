"""The rules of flipping and sliding told the slow way: cells are pairs on an endless plane, every question is a fresh search."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

Cell = tuple[int, int]

STEPS = {
    "hexagons": ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)),
    "squares": ((1, 0), (0, 1), (-1, 0), (0, -1)),
}


@cache
def beside(shape: str, cell: Cell) -> tuple[Cell, ...]:
    return tuple((cell[0] + column, cell[1] + row) for column, row in STEPS[shape])


@cache
def beside_both(shape: str, cell: Cell, other: Cell) -> frozenset[Cell]:
    return frozenset(beside(shape, cell)).intersection(beside(shape, other))


def one_group(shape: str, tiles: set[Cell]) -> bool:
    found, edge = set(), [min(tiles)]
    while edge:
        cell = edge.pop()
        if cell not in found:
            found.add(cell)
            edge += [other for other in beside(shape, cell) if other in tiles]
    return found == tiles


def groups(some: set[Cell], steps: Iterable[Cell]) -> int:
    """Into how many groups some cells fall."""
    left, number = set(some), 0
    while left:
        number += 1
        edge = [left.pop()]
        while edge:
            column, row = edge.pop()
            near = {(column + across, row + down) for across, down in steps} & left
            left -= near
            edge += near
    return number


def open_edges(shape: str, tiles: set[Cell], cell: Cell) -> int:
    return sum(other not in tiles for other in beside(shape, cell))


def fits(shape: str, rest: set[Cell], cell: Cell, other: Cell) -> bool:
    if other in rest:
        return False
    return shape == "squares" or not beside_both(shape, cell, other) <= rest


def lengths(shape: str, rest: set[Cell], start: Cell) -> dict[Cell, int]:
    """How far it is from the start to each place within a fence drawn wide round the patch."""
    columns, rows = zip(*rest, start, strict=True)
    left, right, top, bottom = min(columns) - 2, max(columns) + 2, min(rows) - 2, max(rows) + 2
    far, edge = {start: 0}, [start]
    while edge:
        further = []
        for cell in edge:
            for other in beside(shape, cell):
                if other not in far and left <= other[0] <= right and top <= other[1] <= bottom and fits(shape, rest, cell, other):
                    far[other] = far[cell] + 1
                    further.append(other)
        edge = further
    return far


def flips(shape: str, tiles: set[Cell], clovers: Iterable[Cell]) -> set[Cell]:
    return {cell for cell in clovers if open_edges(shape, tiles, cell)}


def slides(shape: str, tiles: set[Cell], movable: Iterable[Cell], longest: int | None) -> set[tuple[Cell, Cell]]:
    """Every legal slide of the movable tiles as (start, end)."""
    legal = set()
    for start in movable:
        rest = tiles - {start}
        if open_edges(shape, tiles, start) < 2 or not one_group(shape, rest):
            continue
        for end, length in lengths(shape, rest, start).items():
            near = any(other in rest for other in beside(shape, end))
            if end != start and near and (longest is None or length <= longest):
                legal.add((start, end))
    return legal
