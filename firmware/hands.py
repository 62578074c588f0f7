"""Chooses the parts: those of metal on a board, or those of air anywhere else."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from firmware.buttons import Buttons
from firmware.buzzer import Buzzer
from firmware.device import Device
from firmware.lights.driver import Driver
from firmware.lights.neopixel import LightsMissing, NeoPixelStrip
from firmware.lights.strip import Strip
from firmware.lights.terminal import TerminalStrip
from firmware.lights.virtual import VirtualStrip
from firmware.pins import PinsMissing, Tones, board_pins
from firmware.virtual import virtual_device
from firmware.wiring import Wiring


class HardwareMissing(Exception):
    """A part of metal can't be reached; the sentence says which and why. ``cauldron doctor`` says how to mend it."""


def open_hardware(wiring: Wiring, sim: bool, lights: str = "", clock: Callable[[], float] = time.monotonic) -> Device:
    """The device of this wiring, to be used in a ``with``. ``lights`` chooses another driver than the wiring says."""
    if sim:
        return virtual_device(wiring, clock, lambda: _driver(lights or "virtual", wiring))
    os.environ.setdefault("BLINKA_SKIP_DEPENDENCY_CHECK", "1")
    try:
        pins = board_pins(wiring.pin_factory)
        strip = Strip(wiring, lambda: _driver(lights or wiring.driver, wiring))
    except (PinsMissing, LightsMissing) as error:
        raise HardwareMissing(str(error)) from error
    try:
        return Device(wiring, Buttons(wiring, pins, clock), strip, Buzzer(Tones(wiring.buzzer_pin, pins)), None, clock)
    except Exception as error:  # a pin that is busy, a chip that is gone: gpiozero has many names for it
        strip.close()
        raise HardwareMissing(f"{type(error).__name__}: {error}") from error


def _driver(name: str, wiring: Wiring) -> Driver:
    if name == "terminal":
        return TerminalStrip(wiring.strip)
    return NeoPixelStrip(wiring) if name == "neopixel" else VirtualStrip()
