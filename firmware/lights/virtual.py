"""A strip of air: keeps what it was told, to be drawn in a browser and looked at in tests."""

from __future__ import annotations


class VirtualStrip:
    def __init__(self) -> None:
        self.shown = b""
        self.count = 0
        self.closed = False

    def show(self, frame: bytes) -> None:
        self.shown = frame
        self.count += 1

    def close(self) -> None:
        self.closed = True
