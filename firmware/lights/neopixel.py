"""NeoPixels by Adafruit's library: data from the pin over a level shifter and 330 ohm to the first pixel.

Importing the library looks for a board, so it happens when a strip is opened and not before.
"""

from __future__ import annotations

import os
from typing import Any

from firmware.wiring import Wiring


class LightsMissing(Exception):
    """The strip's library or its pin can't be reached; the sentence says why."""


class NeoPixelStrip:
    """The strip of the wiring page. Brightness is ours, so the library's own stays at 1."""

    def __init__(self, wiring: Wiring) -> None:
        os.environ.setdefault("BLINKA_SKIP_DEPENDENCY_CHECK", "1")
        self._strip: Any = None
        try:
            import board
            import neopixel

            pin = getattr(board, f"D{wiring.lights_pin}", None) or board.NEOPIXEL
            self._strip = neopixel.NeoPixel(pin, wiring.pixels, brightness=1.0, auto_write=False, pixel_order=wiring.order)
        except Exception as error:  # Blinka raises all kinds: no board, no module, no right, no pin
            raise LightsMissing(f"{type(error).__name__}: {error}") from error

    def show(self, frame: bytes) -> None:
        pixels = iter(frame)
        self._strip[:] = list(zip(pixels, pixels, pixels, strict=True))
        self._strip.show()

    def close(self) -> None:
        if self._strip is not None:
            strip, self._strip = self._strip, None
            strip.deinit()  # blanks first
