"""Points over time as numbers for a drawing: where each dot lies, how the running mean goes, what the axes say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

WIDE, HIGH = 360.0, 250.0
LEFT, RIGHT, TOP, BOTTOM = 36.0, 12.0, 12.0, 34.0
SMOOTH = 5  # games that the line looks back on
MARK_ROOM = 104.0  # between two months that are written out


class Curve(NamedTuple):
    """One person: dots for the games, a line for the mean of the last few; mean and best over all."""

    dots: list[tuple[float, float]]
    line: str
    end: tuple[float, float]
    mean: int
    best: int


class Plot(NamedTuple):
    ticks: list[tuple[float, int]]
    months: list[tuple[float, str]]
    size: float  # of a dot


def plot(marks: Sequence[str], people: Mapping[str, Sequence[tuple[int, int]]]) -> tuple[Plot, list[Curve]]:
    """``marks``: the month of each game; ``people``: for each the numbers of their games and the points they had."""
    points = [value for scores in people.values() for _, value in scores]
    low, high, step = _axis(points)

    def place(index: float, value: float) -> tuple[float, float]:
        x = LEFT + (index + 0.5) / len(marks) * (WIDE - LEFT - RIGHT)
        return round(x, 1), round(HIGH - BOTTOM - (value - low) / (high - low) * (HIGH - TOP - BOTTOM), 1)

    def curve(scores: Sequence[tuple[int, int]]) -> Curve:
        values = [value for _, value in scores]
        smooth = [sum(values[max(0, at - SMOOTH + 1) : at + 1]) / min(at + 1, SMOOTH) for at in range(len(values))]
        way = [place(index, mean) for (index, _), mean in zip(scores, smooth, strict=True)]
        dots = [place(*score) for score in scores]
        return Curve(dots, " ".join(f"{x},{y}" for x, y in way), way[-1], round(sum(values) / len(values)), max(values))

    ticks = [(place(0, value)[1], value) for value in range(low, high + 1, step)]
    months = _apart([(place(at, low)[0], mark) for at, mark in enumerate(marks) if at == 0 or marks[at - 1] != mark])
    return Plot(ticks, months, max(5.0, min(11.0, 300 / len(marks)))), [curve(scores) for scores in people.values()]


def _axis(points: Sequence[int]) -> tuple[int, int, int]:
    """From where to where, and in which steps: round numbers, about four of them, zero among them."""
    low, high = min(0, *points, 0), max(1, *points, 1)
    wanted = (high - low) / 4
    step = next(step for power in range(12) for step in (10**power, 2 * 10**power, 5 * 10**power) if step >= wanted)
    return low // step * step, -(-high // step) * step, step


def _apart(months: Sequence[tuple[float, str]]) -> list[tuple[float, str]]:
    """As many as can be read side by side."""
    kept: list[tuple[float, str]] = []
    for x, mark in months:
        if (not kept or x - kept[-1][0] >= MARK_ROOM) and x < WIDE - RIGHT - MARK_ROOM / 2:
            kept.append((x, mark))
    return kept or list(months[:1])
