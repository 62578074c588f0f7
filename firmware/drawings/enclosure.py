"""The pot, the arch and the base in millimetres, from above and from the front, at one drawn unit a millimetre."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from math import cos, pi, sin
from pathlib import Path

from firmware.drawings.pen import FAINT, across, arc, box, disc, down, sheet, text, wire
from firmware.wiring import Wiring

DIMENSIONS = Path(__file__).parents[2] / "hardware" / "enclosure" / "dimensions.toml"


def dimensions(page: Path = DIMENSIONS) -> Mapping[str, float]:
    return {name: float(value) for name, value in tomllib.loads(page.read_text(encoding="utf-8")).items()}


def ring_diameter(wiring: Wiring, size: Mapping[str, float]) -> float:
    """Of the line the ring's strip lies on: its pixels close the circle."""
    return dict(wiring.strip)["ring"] * size["strip_pitch"] / pi


def arch_radius(wiring: Wiring, size: Mapping[str, float]) -> float:
    """Of the half circle that the arch's strip makes."""
    return sum(number for place, number in wiring.strip if place.startswith("arch:")) * size["strip_pitch"] / pi


def from_above(wiring: Wiring, size: Mapping[str, float]) -> str:
    left, top = 30.0, 70.0
    middle, pot_y = left + size["base_width"] / 2, top + size["pot_from_back"]
    ring, back = ring_diameter(wiring, size) / 2, top + size["arch_from_back"]
    body = [box(left, top, size["base_width"], size["base_depth"], round_by=18), disc(middle, pot_y, rim(wiring, size))]
    body += [disc(middle, pot_y, size["dome"] / 2), disc(middle, pot_y, size["pot_hole"] / 2)]
    body += _pixels(middle, pot_y, ring, dict(wiring.strip)["ring"])
    foot = arch_radius(wiring, size)
    body += [box(middle + side * foot - 6, back - 6, 12, 12, fill="#dddddd") for side in (-1, 1)]
    body += _seats(size, middle, top + size["base_depth"] - size["seat_from_front"])
    menu_x = left + size["base_width"] - 24
    body += [disc(menu_x, pot_y, size["menu_hole"] / 2), text(menu_x, pot_y + 22, "menu", 10, "middle")]
    body += across(middle - ring, middle + ring, top - 10, f"ring {2 * ring:.0f}")
    body += across(left, left + size["base_width"], top + size["base_depth"] + 24, f"{size['base_width']:g}")
    body += down(top, top + size["base_depth"], left + size["base_width"] + 14, f"{size['base_depth']:g}")
    return sheet(size["base_width"] + 100, top + size["base_depth"] + 40, "Cauldron: from above, mm", body, 2)


def from_the_front(wiring: Wiring, size: Mapping[str, float]) -> str:
    left, radius, pot = 30.0, arch_radius(wiring, size), rim(wiring, size)
    middle, spring = left + size["base_width"] / 2, 90.0 + radius
    deck = spring + size["arch_legs"]
    body = [arc(middle, spring, radius + side, thick=1.5) for side in (-6, 6)]
    body += [wire((middle + x, spring), (middle + x, deck), thick=1.5) for x in (-radius - 6, 6 - radius, radius - 6, radius + 6)]
    body += _zones(wiring, middle, spring, radius)
    body += [box(middle - size["dome"] / 2, deck - size["pot_height"] - 16, size["dome"], 26, round_by=13)]
    body += [box(middle - pot, deck - size["pot_height"], 2 * pot, size["pot_height"], fill="#e8e6e0", round_by=26)]
    body += [box(left, deck, size["base_width"], size["base_height"], fill="#f1efe9", round_by=8)]
    body += down(deck, deck + size["base_height"], left + size["base_width"] + 12, f"{size['base_height']:g}")
    body += down(spring, deck, middle + radius + 14, f"legs {size['arch_legs']:g}")
    body += down(deck - size["pot_height"], deck, middle - 20, f"pot {size['pot_height']:g}")
    body += across(middle - radius, middle + radius, deck + size["base_height"] + 24, f"arch {2 * radius:.0f}")
    return sheet(size["base_width"] + 100, deck + size["base_height"] + 40, "Cauldron: from the front, mm", body, 2)


def rim(wiring: Wiring, size: Mapping[str, float]) -> float:
    """The pot's outer radius: the ring's strip lies in its rim."""
    return ring_diameter(wiring, size) / 2 + size["strip_width"] / 2 + size["wall"]


def _seats(size: Mapping[str, float], middle: float, y: float) -> list[str]:
    places = [(seat, middle + (seat - 3) * size["seat_spacing"]) for seat in range(1, 6)]
    holes = [disc(x, y, size["seat_hole"] / 2) for _seat, x in places]
    return [*holes, *(text(x, y + 4, str(seat), anchor="middle", bold=True) for seat, x in places)]


def _pixels(x: float, y: float, radius: float, number: int) -> list[str]:
    return [disc(x + radius * sin(2 * pi * i / number), y - radius * cos(2 * pi * i / number), 2.2, line=FAINT) for i in range(number)]


def _zones(wiring: Wiring, x: float, y: float, radius: float) -> list[str]:
    """The letters of the arch, each in the middle of its zone, red on the left."""
    zones = [place.removeprefix("arch:") for place, _number in wiring.strip if place.startswith("arch:")]
    angles = [pi * (1 - (index + 0.5) / len(zones)) for index in range(len(zones))]
    spots = [(x + (radius + 20) * cos(angle), y - (radius + 20) * sin(angle)) for angle in angles]
    return [text(a, b + 4, zone[0].upper(), anchor="middle", bold=True) for zone, (a, b) in zip(zones, spots, strict=True)]
