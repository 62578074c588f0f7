"""What a driver is: it shows a frame and can be closed."""

from __future__ import annotations

from typing import Protocol


class Driver(Protocol):
    """Shows frames of red, green, blue bytes; ``close`` blanks, lets go, and may be called twice."""

    def show(self, frame: bytes) -> None: ...
    def close(self) -> None: ...
