"""Table time: seconds that stand still in a pause and in the dark; tests bring a clock of their own."""

from __future__ import annotations

import time
from collections.abc import Callable

Monotonic = Callable[[], float]


class TableTime:
    """Counts seconds from ``start`` while it runs. Only differences of a monotonic clock go in: dates may jump."""

    def __init__(self, monotonic: Monotonic = time.monotonic, start: float = 0.0) -> None:
        self._monotonic = monotonic
        self._passed = start
        self._since: float | None = monotonic()

    def now(self) -> float:
        return self._passed + (self._monotonic() - self._since if self._since is not None else 0.0)

    def run(self, running: bool) -> None:
        """Go on or stand still; saying it twice changes nothing."""
        if running == (self._since is not None):
            return
        self._passed = self.now()
        self._since = self._monotonic() if running else None
