"""Emptying the table for the next guests, purely: all lights run down for five seconds, and any finger stops it."""

from __future__ import annotations

from collections.abc import Collection
from math import ceil
from typing import NamedTuple

from companion.contract import Light
from firmware.lights.scene import Lit

BUTTON = "menu"
SECONDS = 5.0
_PLACES = ("arch", "ring", "seat")


class Reset(NamedTuple):
    """It has begun; the finger that began it may still be down. It happens when that one is up, too."""

    began_at: float
    let_go: bool = False

    @property
    def ends_at(self) -> float:
        return self.began_at + SECONDS


def watched(reset: Reset, down: Collection[str], stuck: Collection[str]) -> Reset | None:
    """Nothing any more when a finger stops it, or when it was no finger that began it."""
    if BUTTON in stuck or set(down) - {BUTTON} or (reset.let_go and BUTTON in down):
        return None
    return reset._replace(let_go=BUTTON not in down)


def is_due(reset: Reset, at: float) -> bool:
    return reset.let_go and at >= reset.ends_at


def seconds_left(reset: Reset, at: float) -> int:
    """Whole seconds, for the ticks."""
    return max(0, ceil(reset.ends_at - at))


def next_tick(reset: Reset, at: float) -> float | None:
    """When it ticks next or happens; afterwards it only waits for the finger."""
    left = seconds_left(reset, at)
    return reset.ends_at - (left - 1) if left else None


def lights(reset: Reset) -> tuple[Lit, ...]:
    """Arch, ring and seats run empty together: nothing else at the table does that."""
    return tuple(Lit(Light(place, "red", "countdown"), reset.began_at, SECONDS) for place in _PLACES)
