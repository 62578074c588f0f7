"""Frames per CPU second of our renderer beside adafruit_led_animation, on the same real NeoPixel class with the wire cut off.

Ours is the whole road: scene, layers, gamma, current limiter, NeoPixel; theirs has no gamma and no limiter.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from typing import Any

from companion.contract import Light
from firmware.lights.frame import Layout
from firmware.lights.neopixel import NeoPixelStrip
from firmware.lights.scene import Layer, Level, Lit, Scenery
from firmware.lights.strip import Strip
from firmware.wiring import Wiring, read_wiring

SECONDS = 1.0
SIZES = (60, 300)
ZONES = 7


def rows() -> Iterator[tuple[str, str, str]]:
    os.environ["BLINKA_OS_AGNOSTIC"] = "1"  # a board of no kind, before the library looks for one
    import neopixel

    wire = Wire()
    neopixel.neopixel_write = wire
    for pixels in SIZES:
        for effect, peer in (("rainbow", "Rainbow"), ("spin", "RainbowChase")):
            ours, theirs = _rate(_ours(effect, pixels), wire), _rate(_theirs(peer, pixels), wire)
            yield f"{effect}, {pixels} pixels", f"{ours:,.0f} frames/s", f"{ours / theirs:.2f} x {peer} ({theirs:,.0f} frames/s)"


class Wire:
    """In place of the real one: costs nothing, and counts the frames that came through."""

    frames = 0

    def __call__(self, _pin: Any, _buffer: bytearray) -> None:
        self.frames += 1


def _ours(effect: str, pixels: int) -> Callable[[int], None]:
    wiring = _wiring(pixels)
    strip, scenery = Strip(wiring, lambda: NeoPixelStrip(wiring)), Scenery(Layout(wiring.strip))
    light = Light("arch", "red", "rainbow") if effect == "rainbow" else Light("arch:blue", "blue", effect)

    def frame(number: int) -> None:
        now = number / 50
        lit = Lit(light, now - now % 2.0)  # a spark lands after two seconds: then the next one starts
        strip.show(scenery.drawn([Layer(Level.GAME, (lit,))], now), now)

    return frame


def _wiring(pixels: int) -> Wiring:
    """A strip that is nothing but arch, with a supply big enough for it."""
    zones = [place for place, _number in read_wiring().strip if place.startswith("arch:")]
    share = [pixels * (index + 1) // ZONES - pixels * index // ZONES for index in range(ZONES)]
    return read_wiring()._replace(strip=tuple(zip(zones, share, strict=True)), milliamps=20_000)


def _theirs(name: str, pixels: int) -> Callable[[int], None]:
    import board
    import neopixel
    from adafruit_led_animation.animation.rainbow import Rainbow
    from adafruit_led_animation.animation.rainbowchase import RainbowChase

    strip: Any = neopixel.NeoPixel(board.NEOPIXEL, pixels, brightness=1.0, auto_write=False)
    animation = Rainbow(strip, speed=0) if name == "Rainbow" else RainbowChase(strip, speed=0)
    return lambda _number: animation.animate()


def _rate(frame: Callable[[int], Any], wire: Wire) -> float:
    """Frames on the wire per CPU second, after one turn to warm up."""
    for number in range(200):
        frame(number)
    wire.frames, number, began = 0, 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        for _ in range(50):
            frame(number)
            number += 1
    return wire.frames / spent
