"""The table in a terminal: one line of coloured signs, drawn over and over; letters on the arch, numbers at the seats.

A screen has a gamma of its own, so that of the strip is taken back.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TextIO

from companion.kit.colours import BY_NAME
from firmware.lights.gamma import GAMMA

_SEEN = bytes(round(255 * (told / 255) ** (1 / GAMMA)) for told in range(256))


class TerminalStrip:
    def __init__(self, strip: Sequence[tuple[str, int]], out: TextIO | None = None) -> None:
        self._signs = "".join(_sign(place) * number for place, number in strip)
        self._gaps = _gaps(strip)
        self._out = out or sys.stdout
        self._last = b""

    def show(self, frame: bytes) -> None:
        if frame == self._last:
            return
        self._last, frame = frame, frame.translate(_SEEN)
        self._out.write("\r" + "".join(self._cell(pixel, frame) for pixel in range(len(self._signs))) + "\x1b[0m")
        self._out.flush()

    def close(self) -> None:
        if self._last:
            self._last = b""
            self._out.write("\x1b[0m\r\x1b[K")
            self._out.flush()

    def _cell(self, pixel: int, frame: bytes) -> str:
        red, green, blue = frame[pixel * 3 : pixel * 3 + 3]
        sign = self._signs[pixel] if red or green or blue else "·"
        return f"{' ' if pixel in self._gaps else ''}\x1b[38;2;{red};{green};{blue}m{sign}"


def _sign(place: str) -> str:
    kind, _, name = place.partition(":")
    if kind == "arch":
        return BY_NAME[name].letter
    return name if kind == "seat" else {"ring": "o", "pot": "@"}[kind]


def _gaps(strip: Sequence[tuple[str, int]]) -> frozenset[int]:
    """Where a new kind of place begins."""
    gaps, at, before = set(), 0, ""
    for place, number in strip:
        kind = place if place.startswith("seat") else place.split(":")[0]
        if at and kind != before:
            gaps.add(at)
        at, before = at + number, kind
    return frozenset(gaps)
