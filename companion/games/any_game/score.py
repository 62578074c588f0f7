"""Counting: totals, who leads, and the ranking at the end."""

from __future__ import annotations

from collections.abc import Iterable

from companion.contract import Line, Result, Text
from companion.games.any_game.pieces import OVER, State

Ranking = tuple[tuple[int, ...], ...]


def totals(state: State) -> tuple[int, ...]:
    return tuple(map(sum, zip(*state.scores, strict=True)))


def ranking(state: State) -> Ranking:
    """Best first, equals together; who has left comes after those who stayed (A19). Without scores all are equal (A20)."""
    everybody = range(len(state.colours))
    if not state.scored:
        return (tuple(everybody),)
    return (*_ranked(state, sorted(state.order)), *_ranked(state, (player for player in everybody if player not in state.order)))


def leaders(state: State) -> tuple[int, ...]:
    """Who is ahead of somebody at the table, and behind nobody."""
    ranks = _ranked(state, sorted(state.order)) if state.scored else ()
    return ranks[0] if len(ranks) > 1 else ()


def result(state: State) -> Result | None:
    if state.phase != OVER:
        return None
    lines = tuple(line for player in range(len(state.colours)) for line in _lines(state, player))
    return Result(ranking(state), totals(state), lines, "A18")


def _ranked(state: State, players: Iterable[int]) -> Ranking:
    points = totals(state)
    those = tuple(players)
    best_first = sorted({points[player] for player in those}, reverse=state.options.winner == "most")
    return tuple(tuple(player for player in those if points[player] == total) for total in best_first)


def _lines(state: State, player: int) -> tuple[Line, ...]:
    """A line for each round that somebody has points in; without any, a kind word."""
    lines = [
        Line(player, Text("line-round", {"round": row + 1}), line[player], "A13") for row, line in enumerate(state.scores) if any(line)
    ]
    played = Line(player, Text("line-played", {"rounds": state.round}), 0, "A13" if state.scored else "A20")
    return tuple(lines) or (played,)
