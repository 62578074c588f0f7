"""Keeps a frame under the supply's milliamps, whatever it shows.

Standby current can't be dimmed away, so only what lies above it is scaled:
``k = (budget - n * standby) / (total - n * standby)``.
"""

from __future__ import annotations

from functools import lru_cache

_FINE = 1024  # steps of k; rounding is always down


class Limiter:
    """The estimate of one supply: its budget, and what a pixel draws dark and above that in full white."""

    def __init__(self, budget_milliamps: float, standby_milliamps: float, white_milliamps: float) -> None:
        self.budget = budget_milliamps
        self._standby = standby_milliamps
        self._per_step = white_milliamps / (3 * 255)

    def milliamps(self, frame: bytes) -> float:
        """What a frame draws."""
        return len(frame) // 3 * self._standby + sum(frame) * self._per_step

    def limited(self, frame: bytes) -> bytes:
        """The frame itself when it fits, else the same picture, dimmer."""
        room = self.budget - len(frame) // 3 * self._standby
        wanted = sum(frame) * self._per_step
        if wanted <= max(0.0, room):
            return frame
        return frame.translate(_scaling(max(0, int(_FINE * room / wanted))))


@lru_cache(maxsize=256)
def _scaling(k: int) -> bytes:
    return bytes(value * k // _FINE for value in range(256))
