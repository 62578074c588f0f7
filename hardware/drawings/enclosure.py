"""The pot, the arch and the base in millimetres, from above and from the front, at one drawn unit a millimetre."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from math import cos, pi, sin
from pathlib import Path

from companion.kit.colours import SEVEN
from firmware.wiring import Wiring
from hardware.drawings.pen import FAINT, INK, across, box, disc, down, path, sheet, text

DIMENSIONS = Path(__file__).parents[1] / "enclosure" / "dimensions.toml"
LEFT, DECK, BOWL = 30.0, "#f1efe9", "#e2dfd6"


def dimensions(page: Path = DIMENSIONS) -> Mapping[str, float]:
    return {name: float(value) for name, value in tomllib.loads(page.read_text(encoding="utf-8")).items()}


def ring_radius(wiring: Wiring, size: Mapping[str, float]) -> float:
    """Of the drum that the ring's strip is wound round: its pixels close the circle."""
    return dict(wiring.strip)["ring"] * size["strip_pitch"] / (2 * pi)


def pot_radius(wiring: Wiring, size: Mapping[str, float]) -> float:
    """Outside: drum, the way the light needs to spread, opal wall."""
    return ring_radius(wiring, size) + size["spread"] + size["wall"]


def arch_radius(wiring: Wiring, size: Mapping[str, float]) -> float:
    """Of the half circle that the arch's strip makes."""
    return sum(number for place, number in wiring.strip if place.startswith("arch:")) * size["strip_pitch"] / pi


def from_above(wiring: Wiring, size: Mapping[str, float]) -> str:
    top, width, depth = 56.0, size["base_width"], size["base_depth"]
    middle, pot_y, front = LEFT + width / 2, top + size["pot_from_back"], top + depth
    foot, pot = arch_radius(wiring, size), pot_radius(wiring, size)
    body = [box(LEFT, top, width, depth, fill=DECK, round_by=18)]
    body.append(box(middle - foot, top + size["arch_from_back"] - 5, 2 * foot, 10, fill="#ffffff", line=FAINT))
    body += [_foot(middle + side * foot, top + size["arch_from_back"], size) for side in (-1, 1)]
    body += [disc(middle, pot_y, pot, fill=BOWL), *_round(middle, pot_y, ring_radius(wiring, size), dict(wiring.strip)["ring"])]
    body += [disc(middle, pot_y, size["dome"] / 2, fill="#ffffff"), disc(middle, pot_y, size["pot_hole"] / 2, line=FAINT)]
    body += [*_round(middle, pot_y, 20, dict(wiring.strip)["pot"]), text(middle, pot_y + 4, "pot", 9, "middle", True)]
    body += _seats(wiring, size, middle, front)
    menu_x = LEFT + width - size["menu_from_side"]
    body += [disc(menu_x, pot_y, size["menu_hole"] / 2, fill="#ffffff"), text(menu_x, pot_y + 20, "menu", 9, "middle")]
    body += across(middle - pot, middle + pot, top - 6, f"pot {2 * pot:.0f}")
    body += across(LEFT, LEFT + width, front + 20, f"{width:g}")
    body += down(top, front, LEFT + width + 12, f"{depth:g}")
    return sheet(width + 90, front + 32, "Cauldron: from above, mm", body, 2)


def from_the_front(wiring: Wiring, size: Mapping[str, float]) -> str:
    radius, pot, half = arch_radius(wiring, size), pot_radius(wiring, size), size["arch_tube"] / 2
    middle, spring = LEFT + size["base_width"] / 2, 62.0 + radius
    deck, side = spring + size["arch_legs"], LEFT + size["base_width"]
    rim = deck - size["pot_height"]
    body = [_arch(middle, spring, deck, radius + half), _arch(middle, spring, deck, radius - half), *_zones(wiring, middle, spring, radius)]
    body += [box(middle - size["dome"] / 2, rim - 16, size["dome"], 26, fill="#ffffff", round_by=13), *_bowl(middle, rim, deck, pot)]
    body += [box(x - 15, deck - 7, 30, 12, fill="#ffffff", round_by=4) for x in seat_middles(size, middle)]
    body += [box(LEFT, deck, size["base_width"], size["base_height"], fill=DECK, round_by=8)]
    body += down(deck, deck + size["base_height"], side + 12, f"{size['base_height']:g}")
    body += down(spring, deck, middle + radius + half + 8, f"{size['arch_legs']:g}")
    body += down(rim, deck, middle + pot + 8, f"{size['pot_height']:g}")
    body += down(spring - radius, deck, side + 12, f"{radius + size['arch_legs']:.0f}")
    body += across(middle - radius, middle + radius, deck + size["base_height"] + 20, f"arch {2 * radius:.0f}")
    return sheet(size["base_width"] + 90, deck + size["base_height"] + 32, "Cauldron: from the front, mm", body, 2)


def seat_middles(size: Mapping[str, float], middle: float) -> list[float]:
    return [middle + (seat - 3) * size["seat_spacing"] for seat in range(1, 6)]


def _seats(wiring: Wiring, size: Mapping[str, float], middle: float, front: float) -> Iterator[str]:
    """A button and, behind it, the window of its lights."""
    for seat, x in enumerate(seat_middles(size, middle), 1):
        y, window = front - size["seat_from_front"], front - size["window_from_front"]
        yield disc(x, y, size["seat_hole"] / 2, fill="#ffffff")
        yield text(x, y + 5, str(seat), anchor="middle", bold=True)
        yield box(x - size["window"] / 2, window - 3, size["window"], 6, fill="#ffffff", round_by=3)
        number = dict(wiring.strip)[f"seat:{seat}"]
        yield from (disc(x + (pixel - (number - 1) / 2) * size["strip_pitch"], window, 1.5, line=FAINT) for pixel in range(number))


def _foot(x: float, y: float, size: Mapping[str, float]) -> str:
    return box(x - size["arch_tube"] / 2, y - size["arch_tube"] / 2, size["arch_tube"], size["arch_tube"], fill="#dddddd")


def _round(x: float, y: float, radius: float, number: int) -> list[str]:
    """Pixels in a circle, the first at the back."""
    return [disc(x + radius * sin(2 * pi * i / number), y - radius * cos(2 * pi * i / number), 2, line=FAINT) for i in range(number)]


def _arch(x: float, spring: float, deck: float, radius: float) -> str:
    return path(f"M {x - radius:g} {deck:g} V {spring:g} A {radius:g} {radius:g} 0 0 1 {x + radius:g} {spring:g} V {deck:g}")


def _bowl(x: float, rim: float, deck: float, radius: float) -> list[str]:
    """A pot with its opal rim, through which the ring shines."""
    belly = f"M {x - radius:g} {rim + 14:g} C {x - radius:g} {deck - 6:g} {x - radius * 0.7:g} {deck:g} {x - radius * 0.5:g} {deck:g}"
    belly += f" H {x + radius * 0.5:g} C {x + radius * 0.7:g} {deck:g} {x + radius:g} {deck - 6:g} {x + radius:g} {rim + 14:g} Z"
    band = box(x - radius, rim, 2 * radius, 14, fill="#ffffff", round_by=4)
    return [path(belly, fill=BOWL), band, text(x, rim + 10, "ring", 8, "middle", ink=FAINT)]


def _zones(wiring: Wiring, x: float, y: float, radius: float) -> Iterator[str]:
    """The pixels of the arch in their colours, red on the left, each zone with its letter."""
    number, done = sum(count for place, count in wiring.strip if place.startswith("arch:")), 0
    for colour in SEVEN:
        count = dict(wiring.strip)[f"arch:{colour.name}"]
        for pixel in range(done, done + count):
            angle = pi * (1 - (pixel + 0.5) / number)
            yield disc(x + radius * cos(angle), y - radius * sin(angle), 4.5, fill=colour.paint, line=INK)
        angle = pi * (1 - (done + count / 2) / number)
        yield text(x + (radius + 20) * cos(angle), y - (radius + 20) * sin(angle) + 4, colour.letter, 11, "middle", True)
        done += count
