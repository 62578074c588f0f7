"""How fast one may ask: a bucket of tokens for each phone and each address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

REMEMBERED = 2_000


class Limit:
    """``burst`` at once, then ``rate`` a second, for each name by itself."""

    def __init__(self, burst: float, rate: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._burst, self._rate, self._monotonic = burst, rate, monotonic
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def allows(self, name: str) -> bool:
        with self._lock:
            now = self._monotonic()
            tokens, then = self._buckets.pop(name, (self._burst, now))
            tokens = min(self._burst, tokens + (now - then) * self._rate)
            self._buckets[name] = (max(0.0, tokens - 1), now)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
            return tokens >= 1
