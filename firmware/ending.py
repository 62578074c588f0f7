"""A kind end: SIGTERM becomes an ordinary exit, so that every ``with`` is left and the strip goes dark."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def kind_end() -> Iterator[None]:
    """Around everything, in the main thread. A server that re-raises the signal after its own shutdown ends kindly, too."""
    before = signal.signal(signal.SIGTERM, _leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _leave(_number: int, _frame: FrameType | None) -> None:
    sys.exit(0)
