"""The 42 slabs, read from ``slabs.txt`` and held against D3; from here on a slab is its number in ``SLABS``."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

Edges = tuple[int, int]


class Slab(NamedTuple):
    """Two edges (tribes 0 to 3, the smaller first) and the points on the hidden side; a start slab has none."""

    edges: Edges
    points: int
    mystery: bool = False


class SlabsWrong(ValueError):
    """The file of slabs is not the set that D3 describes; the message names the line."""


TRIBES = range(4)
MYSTERY_POINTS = 3
MYSTERY, START = "?", "start"
_EDGES = dict.fromkeys(combinations(TRIBES, 2), 5) | {(tribe, tribe): 2 for tribe in TRIBES}
_POINTS = {MYSTERY: 6, "2": 6, "3": 8, "4": 8, "5": 6, "6": 4}


def read_slabs(text: str, name: str = "slabs.txt") -> tuple[Slab, ...]:
    """The 38 slabs to draw, then the four start slabs in the order of their tribes."""
    missing = Counter(_expected())
    slabs: list[Slab] = []
    starts: list[Slab] = []
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        edges, points = _line(words, f"{name} line {number}")
        _count_off(missing, edges, points, f"{name} line {number}")
        (starts if points == START else slabs).append(_slab(edges, points))
    for what in sorted(key for key, left in missing.items() if left):
        raise SlabsWrong(f"{name} line {len(lines)}: the slabs end here, but {missing[what]} more are needed with {what}")
    return (*slabs, *sorted(starts))


def _expected() -> dict[str, int]:
    edges = {_edge_words(edges): number for edges, number in _EDGES.items()}
    points = {f"points {points}": number for points, number in _POINTS.items()}
    return edges | points | {f"{_edge_words((tribe, tribe))} and {START}": 1 for tribe in TRIBES}


def _line(words: list[str], where: str) -> tuple[Edges, str]:
    if len(words) != 3:
        raise SlabsWrong(f"{where}: a slab has two edges and its points, such as '1 2  5'")
    for word in words[:2]:
        if word not in ("1", "2", "3", "4"):
            raise SlabsWrong(f"{where}: an edge is one of the tribes 1 to 4, not '{word}'")
    if words[2] != START and words[2] not in _POINTS:
        raise SlabsWrong(f"{where}: points are 2 to 6, '{MYSTERY}' or '{START}', not '{words[2]}'")
    one, other = sorted(int(word) - 1 for word in words[:2])
    if words[2] == START and one != other:
        raise SlabsWrong(f"{where}: a start slab has both edges in its owner's colour")
    return (one, other), words[2]


def _count_off(missing: Counter[str], edges: Edges, points: str, where: str) -> None:
    edge_words = _edge_words(edges)
    for what in [f"{edge_words} and {START}"] if points == START else [edge_words, f"points {points}"]:
        missing[what] -= 1
        if missing[what] < 0:
            raise SlabsWrong(f"{where}: one slab too many with {what}")


def _edge_words(edges: Edges) -> str:
    return f"edges {edges[0] + 1} {edges[1] + 1}"


def _slab(edges: Edges, points: str) -> Slab:
    if points == START:
        return Slab(edges, 0)
    return Slab(edges, MYSTERY_POINTS, True) if points == MYSTERY else Slab(edges, int(points))


SLABS = read_slabs((Path(__file__).parent / "slabs.txt").read_text(encoding="utf-8"))
DRAWN = range(38)
EDGES = tuple(slab.edges for slab in SLABS)
POINTS = tuple(slab.points for slab in SLABS)
IS_MYSTERY = tuple(slab.mystery for slab in SLABS)


def start_slab(tribe: int) -> int:
    return len(DRAWN) + tribe
