"""Effects that tell time: what is left, the last seconds, a minute gone, over time, and time that is nobody's."""

from __future__ import annotations

from firmware.lights.frame import Rgb, dimmed, dimming
from firmware.lights.stage import BLACK, BREATH, STEPS, Stage, hill, step

OVERDUE_SECONDS, OVERDUE_BEAT = 3.0, 0.6  # one beat, and rest until the next
SWELL_SECONDS = 2.8


def countdown(stage: Stage, colour: Rgb, passed: float, length: float) -> bytes:
    """What is left of the time, as what is left of the place; the last pixel fades."""
    left = int(stage.pixels * STEPS * min(1.0, max(0.0, 1.0 - passed / length))) if length > 0 else stage.pixels * STEPS
    whole, part = divmod(left, STEPS)
    lit = bytes(colour) * whole + (dimmed(colour, part) if part else b"")
    return lit + BLACK * (stage.pixels - len(lit) // 3)


def hurry(stage: Stage, colour: Rgb, passed: float, length: float) -> bytes:
    """The last seconds: what is left beats once a second, brightest when the second is full."""
    return countdown(stage, colour, passed, length).translate(dimming(_HURRY[step(length - passed, 1.0)]))


def swell(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """One soft wave up and down again: a minute has gone by."""
    return dimmed(colour, int(256 * max(0.14, hill(passed, SWELL_SECONDS / 2, SWELL_SECONDS / 2)))) * stage.pixels


def overdue(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """One short beat every three seconds and nearly dark between: over time."""
    at = passed % OVERDUE_SECONDS
    return dimmed(colour, int(256 * max(0.12, hill(at, OVERDUE_BEAT / 2, OVERDUE_BEAT / 2)))) * stage.pixels


def tide(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """Two halves breathe against each other: the time is the table's."""
    half = stage.pixels // 2
    one, two = (BREATH[step(passed + shift, 4.0)] for shift in (0.0, 2.0))
    return dimmed(colour, one) * half + dimmed(colour, two) * (stage.pixels - half)


_HURRY = tuple(int(256 * max(0.25, hill(at / STEPS, 1.0, 0.5), hill(at / STEPS, 0.0, 0.3))) for at in range(STEPS))
