"""All drawings by their file name under hardware/."""

from __future__ import annotations

from firmware.wiring import PAGE, read_wiring
from hardware.drawings.circuit import circuit
from hardware.drawings.enclosure import dimensions, from_above, from_the_front
from hardware.drawings.header import header
from hardware.drawings.strip import strip

HARDWARE = PAGE.parent


def every() -> dict[str, str]:
    wiring, size = read_wiring(), dimensions()
    return {
        "header.svg": header(wiring),
        "strip.svg": strip(wiring),
        "circuit.svg": circuit(wiring),
        "enclosure/above.svg": from_above(wiring, size),
        "enclosure/front.svg": from_the_front(wiring, size),
    }
