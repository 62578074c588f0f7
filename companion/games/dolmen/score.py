"""Counting the dolmens: slabs, mystery slabs with the last roll, and crystals left (D50, D51)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.contract import Line, Result, Text
from companion.games.dolmen.building import slabs_in
from companion.games.dolmen.pieces import State
from companion.games.dolmen.slabs import IS_MYSTERY, MYSTERY_POINTS, POINTS
from companion.games.dolmen.turn import ending


def result(state: State) -> Result | None:
    if state.asking != "over":
        return None
    points = totals(state)
    lines = tuple(line for player in range(len(points)) for line in sheet(state, player))
    return Result(ranking(points), points, lines, ending(state))


def totals(state: State) -> tuple[int, ...]:
    return tuple(sum(line.points for line in sheet(state, player)) for player in range(len(state.homes)))


def sheet(state: State, player: int) -> tuple[Line, ...]:
    """One player's lines: plain slabs, mystery slabs, crystals."""
    slabs = slabs_in(state.dolmens[player])
    plain = [POINTS[slab] for slab in slabs if POINTS[slab] and not IS_MYSTERY[slab]]
    mysteries, worth = sum(IS_MYSTERY[slab] for slab in slabs), MYSTERY_POINTS + state.fate
    crystals = state.crystals[player]
    return (
        Line(player, Text("line-slabs", {"number": len(plain)}), sum(plain), "D51"),
        Line(player, Text("line-mysteries", {"number": mysteries, "worth": worth}), mysteries * worth, "D50"),
        Line(player, Text("line-crystals", {"number": crystals}), crystals, "D51"),
    )


def ranking(points: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Players best first; equals share a place."""
    return tuple(tuple(player for player, own in enumerate(points) if own == score) for score in sorted(set(points), reverse=True))


def winners(points: Sequence[int]) -> tuple[int, ...]:
    return ranking(points)[0]
