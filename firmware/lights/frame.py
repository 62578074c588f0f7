"""A frame is flat bytes, red green blue, pixel after pixel; the layout says which pixels a place has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from companion.kit.colours import SEVEN

Rgb = tuple[int, int, int]
Span = tuple[int, int]  # from this pixel up to, not including, that one

PAINT: Mapping[str, Rgb] = {colour.name: colour.led for colour in SEVEN} | {
    "gold": (255, 170, 20),
    "moon": (200, 200, 180),
    "off": (0, 0, 0),
}


class Layout:
    """Which pixels of the strip belong to a place: ``arch``, ``arch:red``, ``ring``, ``ring:2/7``, ``pot``, ``seat``, ``seat:3``."""

    def __init__(self, strip: Sequence[tuple[str, int]]) -> None:
        self.pixels = sum(number for _place, number in strip)
        self._spans: dict[str, tuple[Span, ...]] = {}
        at = 0
        for place, number in strip:
            self._spans[place] = ((at, at + number),)
            at += number
        for family in ("arch", "seat"):
            members = [place for place in _in_order(self._spans) if place.startswith(f"{family}:")]
            self._spans[family] = _joined(span for place in members for span in self._spans[place])
        self._listed = tuple(place for place, number in strip for _ in range(number))
        self.spans = lru_cache(maxsize=512)(self._find)

    def each_pixel(self) -> list[dict[str, object]]:
        """One line a pixel, in the order of the strip."""
        return [{"place": place, "index": index} for index, place in enumerate(self._listed)]

    def _find(self, place: str) -> tuple[Span, ...]:
        """The spans of a place; none for a place that is not there."""
        if place in self._spans:
            return self._spans[place]
        if place.startswith("ring:"):
            return self._part_of_ring(place)
        return ()

    def _part_of_ring(self, place: str) -> tuple[Span, ...]:
        """``ring:2/7`` is the third part of seven; parts of three pixels or more keep the last one dark, as a border."""
        part, slash, parts = place.removeprefix("ring:").partition("/")
        if not (slash and part.isdecimal() and parts.isdecimal() and int(part) < int(parts)):
            return ()
        ((start, stop),) = self._spans["ring"]
        size = stop - start
        first, last = size * int(part) // int(parts), size * (int(part) + 1) // int(parts)
        if last - first >= 3 and int(parts) > 1:
            last -= 1
        return ((start + first, start + max(last, first + 1)),)


def within(inner: tuple[Span, ...], outer: tuple[Span, ...]) -> Span:
    """Where the inner pixels lie, counted along the outer ones."""
    along = [pixel for start, stop in outer for pixel in range(start, stop)]
    first = along.index(inner[0][0])
    return first, first + size(inner)


def size(spans: tuple[Span, ...]) -> int:
    return sum(stop - start for start, stop in spans)


def dimmed(colour: Rgb, level: int) -> bytes:
    """A colour at a level from 0 to 256."""
    red, green, blue = colour
    return bytes((red * level >> 8, green * level >> 8, blue * level >> 8))


@lru_cache(maxsize=64)
def dimming(level: int) -> bytes:
    """A table that dims every byte of a frame to level / 256."""
    return bytes(value * level >> 8 for value in range(256))


def _in_order(places: Iterable[str]) -> list[str]:
    """Arch from red to violet, seats from 1 to 5, whatever their order on the strip."""
    rank = {f"arch:{colour.name}": index for index, colour in enumerate(SEVEN)}
    return sorted(places, key=lambda place: (rank.get(place, 0), place))


def _joined(spans: Iterable[Span]) -> tuple[Span, ...]:
    joined: list[Span] = []
    for start, stop in spans:
        if joined and joined[-1][1] == start:
            start = joined.pop()[0]
        joined.append((start, stop))
    return tuple(joined)
