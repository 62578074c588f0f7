"""Counting the collected rainbows, line by line."""

from __future__ import annotations

from companion.contract import Line, Result, Text
from companion.games.roygbiv.pieces import State

LONG = 7  # cards, from which a rainbow counts double (R62)
FINISHED_FIRST = 7  # points (R63)


def result(state: State) -> Result | None:
    if not state.ending:
        return None
    players = range(len(state.hands))
    lines = tuple(line for player in players for line in _lines(state, player))
    totals = tuple(points(state, player) for player in players)
    return Result(_ranking(totals), totals, lines, state.ending)


def points(state: State, player: int) -> int:
    """What the player has now: the rainbows, and the bonus for finishing first."""
    bonus = FINISHED_FIRST if player == state.finisher else 0
    return bonus + sum(value(rainbow, state.leprechauns[player]) for rainbow in state.collected[player])


def value(rainbow: tuple[int, ...], leprechaun: int) -> int:
    """R61 and R62: a point a card, one more in the own colour, all doubled in a long rainbow."""
    plain = len(rainbow) + rainbow.count(leprechaun)
    return 2 * plain if len(rainbow) >= LONG else plain


def _lines(state: State, player: int) -> list[Line]:
    lines = []
    for rainbow in state.collected[player]:
        own = rainbow.count(state.leprechauns[player])
        plain = len(rainbow) + own
        lines.append(Line(player, Text("score-rainbow", {"count": len(rainbow), "own": own}), plain, "R61"))
        if len(rainbow) >= LONG:
            lines.append(Line(player, Text("score-long", {"count": len(rainbow)}), plain, "R62"))
    if player == state.finisher:
        lines.append(Line(player, Text("score-finished-first"), FINISHED_FIRST, "R63"))
    return lines


def _ranking(totals: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Best first; equal points share a place (R64)."""
    places = sorted(set(totals), reverse=True)
    return tuple(tuple(player for player, total in enumerate(totals) if total == place) for place in places)
