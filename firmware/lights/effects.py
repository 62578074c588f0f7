"""Each effect is one pure function of time: how many pixels, which of them are meant, what colour, how far along.

``passed`` are seconds since it began, ``length`` how long it takes when it is played once. What comes back are the
bytes of all pixels of the stage. An effect that beats is told from others by its beat, not by its colour alone.
What each of them means at the table stands in the README of firmware.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from companion.kit.colours import SEVEN
from firmware.lights.frame import Rgb, dimmed
from firmware.lights.running import choose, spin, sweep
from firmware.lights.stage import BLACK, BREATH, STEPS, Effect, Stage, hill, step
from firmware.lights.timing import OVERDUE_BEAT, OVERDUE_SECONDS, SWELL_SECONDS, countdown, hurry, overdue, swell, tide


def steady(stage: Stage, colour: Rgb, _passed: float, _length: float) -> bytes:
    return bytes(colour) * stage.pixels


def breathe(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """Slow and soft, four seconds a breath."""
    return dimmed(colour, BREATH[step(passed, 4.0)]) * stage.pixels


def glimmer(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """A breath of embers, dim but never out: a place that is free and waits."""
    return dimmed(colour, 56 + (BREATH[step(passed, 5.0)] >> 2)) * stage.pixels


def slow(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """Slower than breathing, and never bright: the table sleeps."""
    return dimmed(colour, BREATH[step(passed, 8.0)] >> 1) * stage.pixels


def pulse(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """A beat, nearly one a second: here, now."""
    return dimmed(colour, _PULSE[step(passed, 1.2)]) * stage.pixels


def double_pulse(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """Two short beats and a rest: twice, or no."""
    return dimmed(colour, _DOUBLE[step(passed, 1.6)]) * stage.pixels


def rainbow(stage: Stage, _colour: Rgb, passed: float, _length: float) -> bytes:
    """All seven colours travel along at once, three seconds a turn, with a crest of light: it runs for eyes without colour, too."""
    return _rainbow(stage.pixels, step(passed, 3.0) >> 1)


def fault(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """Every other pixel, changing places twice a second: nothing else at the table looks like it."""
    pair = bytes(colour) + BLACK if step(passed, 1.0) < STEPS // 2 else BLACK + bytes(colour)
    return (pair * (stage.pixels // 2 + 1))[: stage.pixels * 3]


EFFECTS: Mapping[str, Effect] = {
    effect.__name__: effect
    for effect in (
        *(steady, breathe, glimmer, slow, pulse, double_pulse, rainbow, fault),
        *(spin, choose, sweep),
        *(countdown, hurry, swell, overdue, tide),
    )
}
STILL = frozenset({"steady"})  # looks the same at any time
CALM = frozenset({"breathe", "glimmer", "slow", "countdown", "fault", "tide", "swell"})  # half the frames are enough for the eye
RUNNING = frozenset({"spin", "choose", "sweep"})  # run along all the arch, ring or seats, once, and then stand
LANDING = frozenset({"spin", "choose"})  # give nothing away before they stand: what they tell is shown after that
RESTS: Mapping[str, tuple[float, float]] = {"overdue": (OVERDUE_SECONDS, OVERDUE_BEAT)}  # moves only at the start of each period
SECONDS: Mapping[str, float] = {
    "spin": 2.0, "choose": 3.6, "sweep": 0.9, "double_pulse": 1.6, "rainbow": 3.0, "breathe": 4.0, "pulse": 1.2, "swell": SWELL_SECONDS,
}  # fmt: skip
ONCE = 1.2  # how long any other is played

_CREST = tuple(int(256 * (0.45 + 0.55 * hill(at / STEPS, 0.5, 0.5))) for at in range(STEPS))
_PULSE = tuple(int(256 * max(0.1, hill(at / STEPS, 0.22, 0.22), 0.9 * hill(at / STEPS, 0.22, 0.5))) for at in range(STEPS))
_DOUBLE = tuple(int(256 * max(0.06, hill(at / STEPS, 0.14, 0.12), hill(at / STEPS, 0.42, 0.12))) for at in range(STEPS))


@lru_cache(maxsize=1024)
def _rainbow(count: int, turn: int) -> bytes:
    """One moment of it, of 128 a turn: where the colours have got to, and the crest, which runs twice as fast."""
    places = [pixel / count for pixel in range(count)]
    return b"".join(dimmed(_between(at - turn / 128), _CREST[int((at - turn / 64) * STEPS) % STEPS]) for at in places)


def _between(at: float) -> Rgb:
    """The colour at a share of the way round: one of the seven, or a mixture of two neighbours."""
    place = at % 1.0 * 7
    one, two, share = SEVEN[int(place) % 7].led, SEVEN[(int(place) + 1) % 7].led, place % 1.0
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, two, strict=True))
    return red, green, blue
