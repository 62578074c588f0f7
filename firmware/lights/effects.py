"""Each effect is one pure function of time: how many pixels, which of them are meant, what colour, how far along.

``passed`` are seconds since it began, ``length`` how long it takes when it is played once. What comes back are the
bytes of all pixels of the stage. An effect that beats is told from others by its beat, not by its colour alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, pi
from typing import NamedTuple

from companion.kit.colours import SEVEN
from firmware.lights.frame import Rgb, Span, dimmed, dimming

BLACK = b"\0\0\0"
STEPS = 256  # of one turn of a table


class Stage(NamedTuple):
    """The pixels an effect plays on, and which of them are the place that is meant."""

    pixels: int
    meant: Span


Effect = Callable[[Stage, Rgb, float, float], bytes]


def steady(stage: Stage, colour: Rgb, _passed: float, _length: float) -> bytes:
    return bytes(colour) * stage.pixels


def breathe(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """Slow and soft, four seconds a breath."""
    return dimmed(colour, _BREATH[_step(passed, 4.0)]) * stage.pixels


def glimmer(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """A breath of embers, dim but never out: a place that is free and waits."""
    return dimmed(colour, 56 + (_BREATH[_step(passed, 5.0)] >> 2)) * stage.pixels


def slow(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """Slower than breathing, and never bright: the table sleeps."""
    return dimmed(colour, _BREATH[_step(passed, 8.0)] >> 1) * stage.pixels


def pulse(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """A beat, nearly one a second: here, now."""
    return dimmed(colour, _PULSE[_step(passed, 1.2)]) * stage.pixels


def double_pulse(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """Two short beats and a rest: twice, or no."""
    return dimmed(colour, _DOUBLE[_step(passed, 1.6)]) * stage.pixels


def spin(stage: Stage, colour: Rgb, passed: float, length: float) -> bytes:
    """A spark runs round in the colours it passes, slower and slower, and lands on the place that is meant."""
    count, (first, last) = stage
    if passed >= length:
        return BLACK * first + bytes(colour) * (last - first) + BLACK * (count - last)
    rest = 1.0 - max(0.0, passed) / length
    way = _TURNS * count + (first + last - 1) // 2
    return _spark(count, round(way - way * rest * rest * rest) % count)


def sweep(stage: Stage, colour: Rgb, passed: float, length: float) -> bytes:
    """A wave runs along to the place that is meant and stays there."""
    count, (first, last) = stage
    head = int(last * min(1.0, max(0.0, passed) / length))
    if head >= last:
        return BLACK * first + bytes(colour) * (last - first) + BLACK * (count - last)
    tail = min(first, max(0, head - 3))  # a wave to a seat is short; over a whole place it fills
    return BLACK * tail + bytes(colour) * (head - tail) + BLACK * (count - head)


def countdown(stage: Stage, colour: Rgb, passed: float, length: float) -> bytes:
    """What is left of the time, as what is left of the place; the last pixel fades."""
    left = int(stage.pixels * STEPS * min(1.0, max(0.0, 1.0 - passed / length))) if length > 0 else stage.pixels * STEPS
    whole, part = divmod(left, STEPS)
    lit = bytes(colour) * whole + (dimmed(colour, part) if part else b"")
    return lit + BLACK * (stage.pixels - len(lit) // 3)


def rainbow(stage: Stage, _colour: Rgb, passed: float, _length: float) -> bytes:
    """All seven colours travel along at once, three seconds a turn, with a crest of light: it runs for eyes without colour, too."""
    return _rainbow(stage.pixels, _step(passed, 3.0) >> 1)


def fault(stage: Stage, colour: Rgb, passed: float, _length: float) -> bytes:
    """Every other pixel, changing places twice a second: nothing else at the table looks like it."""
    pair = bytes(colour) + BLACK if _step(passed, 1.0) < STEPS // 2 else BLACK + bytes(colour)
    return (pair * (stage.pixels // 2 + 1))[: stage.pixels * 3]


EFFECTS: Mapping[str, Effect] = {
    effect.__name__: effect for effect in (steady, breathe, glimmer, slow, pulse, double_pulse, spin, sweep, countdown, rainbow, fault)
}
STILL = frozenset({"steady"})  # looks the same at any time
CALM = frozenset({"breathe", "glimmer", "slow", "countdown", "fault"})  # half the frames are enough for the eye
RUNNING = frozenset({"spin", "sweep"})  # run along all the arch, ring or seats, once, and then stand
SECONDS: Mapping[str, float] = {"spin": 2.0, "sweep": 0.9, "double_pulse": 1.6, "rainbow": 3.0, "breathe": 4.0, "pulse": 1.2}
ONCE = 1.2  # how long any other is played


def _step(passed: float, period: float) -> int:
    return int(passed / period * STEPS) % STEPS


def _beat(at: float, centre: float, width: float) -> float:
    """A soft hill of height 1."""
    away = abs(at - centre) / width
    return (1 + cos(pi * away)) / 2 if away < 1 else 0.0


_TURNS = 3
_TRAIL = (40, 110, 256)  # levels of a spark's tail and head
_BREATH = tuple(int(256 * (0.14 + 0.86 * (1 - cos(2 * pi * step / STEPS)) / 2)) for step in range(STEPS))
_CREST = tuple(int(256 * (0.45 + 0.55 * _beat(step / STEPS, 0.5, 0.5))) for step in range(STEPS))
_PULSE = tuple(int(256 * max(0.1, _beat(step / STEPS, 0.22, 0.22), 0.9 * _beat(step / STEPS, 0.22, 0.5))) for step in range(STEPS))
_DOUBLE = tuple(int(256 * max(0.06, _beat(step / STEPS, 0.14, 0.12), _beat(step / STEPS, 0.42, 0.12))) for step in range(STEPS))


@lru_cache(maxsize=1024)
def _rainbow(count: int, step: int) -> bytes:
    """One moment of it, of 128 a turn: where the colours have got to, and the crest, which runs twice as fast."""
    places = [pixel / count for pixel in range(count)]
    return b"".join(dimmed(_between(at - step / 128), _CREST[int((at - step / 64) * STEPS) % STEPS]) for at in places)


def _between(at: float) -> Rgb:
    """The colour at a share of the way round: one of the seven, or a mixture of two neighbours."""
    place = at % 1.0 * 7
    one, two, share = SEVEN[int(place) % 7].led, SEVEN[(int(place) + 1) % 7].led, place % 1.0
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, two, strict=True))
    return red, green, blue


@lru_cache(maxsize=32)
def _own(count: int) -> bytes:
    """The seven colours side by side: on the arch, each zone's own."""
    return b"".join(bytes(SEVEN[pixel * 7 // count].led) for pixel in range(count))


@lru_cache(maxsize=2048)
def _spark(count: int, head: int) -> bytes:
    """A spark with its tail, at that pixel of a round of that many."""
    frame, own = bytearray(count * 3), _own(count)
    for behind, level in enumerate(reversed(_TRAIL)):
        pixel = (head - behind) % count * 3
        if behind < count:
            frame[pixel : pixel + 3] = own[pixel : pixel + 3].translate(dimming(level) if level < 256 else None)
    return bytes(frame)
