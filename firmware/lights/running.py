"""Effects that run along all the arch, the ring or the seats, once, and stay at the place that is meant."""

from __future__ import annotations

from functools import lru_cache

from companion.kit.colours import SEVEN
from firmware.lights.frame import PAINT, Rgb, dimming
from firmware.lights.stage import BLACK, Stage, landed

_TURNS, _ROUNDS = 3, 4
_TRAIL = (40, 110, 256)  # levels of a spark's tail and head


def spin(stage: Stage, colour: Rgb, passed: float, length: float) -> bytes:
    """A spark runs round in the colours it passes, slower and slower, and lands on the place that is meant."""
    count, (first, last) = stage
    if passed >= length:
        return landed(stage, colour)
    return _spark(count, _slowing(_TURNS * count + (first + last - 1) // 2, passed, length) % count)


def choose(stage: Stage, colour: Rgb, passed: float, length: float) -> bytes:
    """One light goes from place to place, round and round, slower and slower, and stops at who is meant."""
    count, (first, last) = stage
    if passed >= length:
        return landed(stage, colour)
    wide = last - first
    places = max(1, count // wide)
    here = _slowing(_ROUNDS * places + first // wide, passed, length) % places * wide
    return (BLACK * here + bytes(PAINT["moon"]) * wide + BLACK * count)[: count * 3]


def sweep(stage: Stage, colour: Rgb, passed: float, length: float) -> bytes:
    """A wave runs along to the place that is meant and stays there."""
    count, (first, last) = stage
    head = int(last * min(1.0, max(0.0, passed) / length))
    if head >= last:
        return landed(stage, colour)
    tail = min(first, max(0, head - 3))  # a wave to a seat is short; over a whole place it fills
    return BLACK * tail + bytes(colour) * (head - tail) + BLACK * (count - head)


def _slowing(way: int, passed: float, length: float) -> int:
    """How much of the way is done: fast at first, hardly moving at the end."""
    rest = 1.0 - max(0.0, passed) / length
    return round(way - way * rest * rest * rest)


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
