"""A scene is layers; a higher one paints over a lower one. Places become pixels here, purely."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from companion.contract import Light
from firmware.lights.effects import CALM, EFFECTS, ONCE, RESTS, RUNNING, SECONDS, STILL
from firmware.lights.frame import PAINT, Layout, Span, dimming, size, within
from firmware.lights.stage import Stage

FRAME, CALM_FRAME, STANDING = 0.02, 0.04, float("inf")  # seconds until a light looks different
COUNTED = 2048  # as many frames as the longest countdown needs to run down without a jump


class Level(IntEnum):
    """What may cover what."""

    GAME = 0
    CUE = 1
    CLOCK = 2
    CHOICE = 3
    PAUSE = 4
    MENU = 5
    TOUCH = 6
    FAULT = 7


class Lit(NamedTuple):
    """One light with its time: when it began, and how long it takes (0: as long as such an effect does)."""

    light: Light
    since: float = 0.0
    length: float = 0.0

    @property
    def seconds(self) -> float:
        return self.length or SECONDS.get(self.light.effect, ONCE)

    def pace(self, now: float) -> float:
        """The seconds after which it will look different."""
        effect = self.light.effect
        if effect in STILL or (effect in RUNNING and now >= self.since + self.seconds):
            return STANDING
        if effect in RESTS:
            return _until_beat(now - self.since, *RESTS[effect])
        if effect == "countdown":
            return max(CALM_FRAME, self.seconds / COUNTED)
        return CALM_FRAME if effect in CALM else FRAME


class Layer(NamedTuple):
    """Lights of one level; ``below`` dims everything under it (256: as it is)."""

    level: Level
    lights: tuple[Lit, ...]
    below: int = 256


class Scenery:
    """Draws layers on a strip of a given layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._stage = lru_cache(maxsize=512)(self._find_stage)

    def drawn(self, layers: Iterable[Layer], now: float) -> bytes:
        """The frame at that time."""
        frame = bytearray(self.layout.pixels * 3)
        for layer in sorted(layers, key=lambda one: one.level):
            if layer.below < 256:
                frame = frame.translate(dimming(layer.below))
            for lit in layer.lights:
                self._paint(frame, lit, now)
        return bytes(frame)

    def _paint(self, frame: bytearray, lit: Lit, now: float) -> None:
        place, colour, effect = lit.light.place, lit.light.colour, lit.light.effect
        spans, stage = self._stage(place, effect in RUNNING and now < lit.since + lit.seconds)
        drawn = EFFECTS.get(effect, EFFECTS["steady"])(stage, PAINT.get(colour, PAINT["moon"]), now - lit.since, lit.seconds)
        at = 0
        for start, stop in spans:
            frame[start * 3 : stop * 3] = drawn[at : at + (stop - start) * 3]
            at += (stop - start) * 3

    def _find_stage(self, place: str, running: bool) -> tuple[tuple[Span, ...], Stage]:
        """While it runs, an effect has the whole arch, ring or row of seats; once landed, as any other, its own place alone."""
        own = self.layout.spans(place)
        if not own:
            return (), Stage(1, (0, 1))
        if running:
            whole = self.layout.spans(place.split(":")[0])
            return whole, Stage(size(whole), within(own, whole))
        return own, Stage(size(own), (0, size(own)))


def pace(layers: Iterable[Layer], now: float) -> float:
    """The seconds until the next frame is due; STANDING when nothing moves."""
    return min((lit.pace(now) for layer in layers for lit in layer.lights), default=STANDING)


def _until_beat(passed: float, period: float, beat: float) -> float:
    """In its beat an effect moves; after that it stands until the next one."""
    at = passed % period
    return FRAME if at < beat else period - at
