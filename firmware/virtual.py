"""The whole device with no board: gpiozero's mock pins, a strip of air, and the same code as in metal for all the rest."""

from __future__ import annotations

import time
from collections.abc import Callable

from firmware.buttons import Buttons
from firmware.buzzer import Buzzer
from firmware.device import Device
from firmware.lights.strip import Opened, Strip
from firmware.lights.virtual import VirtualStrip
from firmware.pins import Tones, mock_pins
from firmware.wiring import Wiring


def virtual_device(wiring: Wiring, clock: Callable[[], float] = time.monotonic, opened: Opened = VirtualStrip) -> Device:
    pins = mock_pins()
    buttons = Buttons(wiring, pins, clock, virtual=True)
    return Device(wiring, buttons, Strip(wiring, opened), Buzzer(Tones(wiring.buzzer_pin, pins)), pins, clock)
