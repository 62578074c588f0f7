"""What effects play on: a stage of pixels, and the shapes of time they share."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi
from typing import NamedTuple

from firmware.lights.frame import Rgb, Span

BLACK = b"\0\0\0"
STEPS = 256  # of one turn of a table


class Stage(NamedTuple):
    """The pixels an effect plays on, and which of them are the place that is meant."""

    pixels: int
    meant: Span


Effect = Callable[[Stage, Rgb, float, float], bytes]


def step(passed: float, period: float) -> int:
    return int(passed / period * STEPS) % STEPS


def hill(at: float, centre: float, width: float) -> float:
    """A soft hill of height 1."""
    away = abs(at - centre) / width
    return (1 + cos(pi * away)) / 2 if away < 1 else 0.0


def landed(stage: Stage, colour: Rgb) -> bytes:
    """The place that is meant, and nothing else."""
    first, last = stage.meant
    return BLACK * first + bytes(colour) * (last - first) + BLACK * (stage.pixels - last)


BREATH = tuple(int(256 * (0.14 + 0.86 * (1 - cos(2 * pi * at / STEPS)) / 2)) for at in range(STEPS))
