"""NeoPixels by Adafruit's library: data from the pin over a level shifter and 330 ohm to the first pixel.

Importing the library looks for a board, so it happens when a strip is opened and not before. Setting pixel by pixel would cost
more than all our drawing, so the bytes go whole to ``_transmit``, the one hook that every strip of the library has.
"""

from __future__ import annotations

import os
from typing import Any

from firmware.wiring import Wiring


class NeoPixelStrip:
    """The strip of the wiring page. Brightness is ours, so the library's own stays at 1."""

    def __init__(self, wiring: Wiring) -> None:
        os.environ.setdefault("BLINKA_SKIP_DEPENDENCY_CHECK", "1")
        import board
        import neopixel

        pin = getattr(board, f"D{wiring.lights_pin}", None) or board.NEOPIXEL
        self._order = [(place, "RGB".index(channel)) for place, channel in enumerate(wiring.order)]
        self._strip: Any = neopixel.NeoPixel(pin, wiring.pixels, brightness=1.0, auto_write=False, pixel_order=wiring.order)

    def show(self, frame: bytes) -> None:
        wire = bytearray(len(frame))
        for place, channel in self._order:
            wire[place::3] = frame[channel::3]
        self._strip._transmit(wire)

    def close(self) -> None:
        if self._strip is not None:
            strip, self._strip = self._strip, None
            strip.deinit()  # blanks first
