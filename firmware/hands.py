"""Chooses the parts: those of metal on a board, or those of air anywhere else."""

from __future__ import annotations

import time
from collections.abc import Callable

from firmware.buttons import Buttons
from firmware.buzzer import Buzzer
from firmware.device import Device
from firmware.lights.driver import Driver
from firmware.lights.neopixel import NeoPixelStrip
from firmware.lights.strip import Strip
from firmware.lights.terminal import TerminalStrip
from firmware.lights.virtual import VirtualStrip
from firmware.pins import PinsMissing, Tones, board_pins
from firmware.virtual import virtual_device
from firmware.wiring import Wiring


class HardwareMissing(Exception):
    """The pins of the board can't be reached; the sentence says why. ``cauldron doctor`` says how to mend it."""


def open_hardware(wiring: Wiring, sim: bool, clock: Callable[[], float] = time.monotonic) -> Device:
    """The device of this wiring, to be used in a ``with``. A strip that can't be reached is no reason to give up: it is tried again."""
    if sim:
        return virtual_device(wiring, clock, VirtualStrip if wiring.driver == "neopixel" else lambda: _driver(wiring))
    try:
        pins = board_pins(wiring.pin_factory)
    except PinsMissing as error:
        raise HardwareMissing(str(error)) from error
    strip = Strip(wiring, lambda: _driver(wiring))
    try:
        return Device(wiring, Buttons(wiring, pins, clock), strip, Buzzer(Tones(wiring.buzzer_pin, pins)), None, clock)
    except Exception as error:  # a pin that is busy, a chip that is gone: gpiozero has many names for it
        strip.close()
        raise HardwareMissing(f"{type(error).__name__}: {error}") from error


def _driver(wiring: Wiring) -> Driver:
    if wiring.driver == "terminal":
        return TerminalStrip(wiring.strip)
    return NeoPixelStrip(wiring) if wiring.driver == "neopixel" else VirtualStrip()
