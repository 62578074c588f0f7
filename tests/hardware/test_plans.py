"""The plans: drawings, tables and shopping list say what wiring.toml says, and what they say fits together."""

from __future__ import annotations

import csv
import re
from xml.etree import ElementTree

import pytest

from firmware.wiring import PAGE, read_wiring, wiring_from
from hardware.drawings.circuit import circuit
from hardware.drawings.enclosure import arch_radius, dimensions, pot_radius, ring_radius, seat_middles
from hardware.drawings.every import every
from hardware.drawings.header import GROUNDS, POSITION, POWER, header, users
from hardware.drawings.strip import strip

WIRING = read_wiring()
SIZE = dimensions()
HARDWARE = PAGE.parent
SMALL_PARTS = ("74AHCT125", "330 Ω", "10 kΩ", "220 Ω", "1000 µF", "100 nF")


def page(name: str) -> str:
    return (HARDWARE / name).read_text(encoding="utf-8")


def rows(name: str, first: str) -> list[list[str]]:
    """The rows of the table of a page whose first heading is this."""
    lines = page(name).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {first} |")) + 2
    found = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def words(drawing: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(drawing).iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("name", sorted(every()))
def test_each_drawing_is_current(name: str) -> None:
    assert page(name) == every()[name], "python -m hardware.drawings draws it anew"


def test_no_drawing_lies_about_that_nobody_draws() -> None:
    assert {str(path.relative_to(HARDWARE)) for path in HARDWARE.rglob("*.svg")} == set(every())


def test_the_header_has_forty_pins_and_each_is_one_thing() -> None:
    assert sorted([*POSITION.values(), *GROUNDS, *POWER]) == list(range(1, 41))
    assert sorted(POSITION) == list(range(28))


def test_another_pin_in_the_wiring_is_another_drawing() -> None:
    other = wiring_from(page("wiring.toml").replace('"seat:3" = 16', '"seat:3" = 23'))
    assert "GPIO 23: button seat:3" in words(header(other))
    assert "GPIO 23, pin 16" in words(circuit(other))
    assert "GPIO 16, pin 36" not in words(circuit(other))
    longer = wiring_from(page("wiring.toml").replace('"pot", pixels = 4', '"pot", pixels = 7'))
    assert any(told.startswith("62 pixels") for told in words(strip(longer)))


def test_the_table_of_pins_is_that_of_the_wiring() -> None:
    told = {(int(gpio), part, int(place)) for part, gpio, place, _other in rows("wiring.md", "part")}
    assert told == {(gpio, part, POSITION[gpio]) for gpio, part in users(WIRING).items()}


def test_the_table_of_the_strip_is_that_of_the_wiring() -> None:
    told, at = [], 0
    for place, pixels in WIRING.strip:
        told.append([place, str(pixels), str(at), str(at + pixels - 1)])
        at += pixels
    assert rows("wiring.md", "place") == told


def test_every_part_of_the_wiring_can_be_bought_and_nothing_else() -> None:
    listed = list(csv.DictReader(page("bom.csv").splitlines()))
    used = {word for row in listed for word in row["used for"].split()}
    wired = {f"buttons.{name}" for name in WIRING.buttons} | {"buzzer.pin", "lights.pin", "strip.places", "supply.milliamps"}
    assert used == wired | {"board", "enclosure"}
    for row in listed:
        buttons = [word for word in row["used for"].split() if word.startswith("buttons.")]
        assert not buttons or len(buttons) == int(row["number"]), row["part"]


def test_the_strip_to_buy_has_the_pixels_of_the_wiring() -> None:
    (row,) = (row for row in csv.DictReader(page("bom.csv").splitlines()) if row["part"] == "NeoPixel strip")
    arch = sum(pixels for place, pixels in WIRING.strip if place.startswith("arch:"))
    counts = dict(WIRING.strip)
    assert f"{WIRING.pixels} pixels are used" in row["what exactly"]
    assert f"arch {arch}, ring {counts['ring']}, pot {counts['pot']}, seats 5 x {counts['seat:1']}" in row["what exactly"]
    assert WIRING.pixels <= 60 * int(row["number"])


@pytest.mark.parametrize("part", SMALL_PARTS)
def test_each_small_part_is_drawn_explained_and_bought(part: str) -> None:
    assert any(part in told for told in words(page("circuit.svg")))
    assert part in page("wiring.md")
    assert part in page("bom.csv")


def test_no_two_parts_of_the_enclosure_want_the_same_place() -> None:
    pot, arch, middle = pot_radius(WIRING, SIZE), arch_radius(WIRING, SIZE), SIZE["base_width"] / 2
    half, seat, window = SIZE["arch_tube"] / 2, SIZE["seat_hole"] / 2, 3.0
    assert SIZE["arch_from_back"] >= half
    assert SIZE["pot_from_back"] - pot > SIZE["arch_from_back"] + half, "pot and arch"
    assert SIZE["base_depth"] - SIZE["pot_from_back"] - pot > SIZE["window_from_front"] + window, "pot and windows"
    assert SIZE["window_from_front"] - window > SIZE["seat_from_front"] + seat, "windows and buttons"
    assert SIZE["seat_spacing"] > SIZE["seat_hole"] + 10
    assert seat_middles(SIZE, middle)[0] - seat > SIZE["wall"]
    assert middle - arch - half > SIZE["wall"], "the arch stands on the base"
    assert SIZE["base_width"] - SIZE["menu_from_side"] - SIZE["menu_hole"] / 2 > middle + pot, "pot and menu"
    assert SIZE["dome"] / 2 < ring_radius(WIRING, SIZE)
    assert dict(WIRING.strip)["seat:1"] * SIZE["strip_pitch"] - SIZE["strip_pitch"] < SIZE["window"]


def test_the_measures_of_the_enclosure_are_those_that_are_drawn() -> None:
    follow = {
        "arch, middle to middle of the tube": 2 * arch_radius(WIRING, SIZE),
        "drum of the ring, outside": 2 * ring_radius(WIRING, SIZE),
        "pot, outside": 2 * pot_radius(WIRING, SIZE),
    }
    for name, told in rows("enclosure/README.md", "measure"):
        assert float(told) == pytest.approx(SIZE[name] if name in SIZE else follow[name], abs=0.5), name


def test_every_link_of_these_pages_leads_somewhere() -> None:
    for text in HARDWARE.rglob("*.md"):
        for target in re.findall(r"\]\(([^)#]+)\)", text.read_text(encoding="utf-8")):
            assert (text.parent / target).exists(), (text, target)


def test_the_service_starts_the_command_and_is_watched() -> None:
    lines = dict(line.split("=", 1) for line in page("cauldron.service").splitlines() if "=" in line and not line.startswith("#"))
    assert lines["Type"] == "notify"
    assert int(lines["WatchdogSec"]) >= 10
    assert lines["Restart"] == "always"
    assert {"gpio", "spi"} <= set(lines["SupplementaryGroups"].split())
    assert lines["RuntimeDirectory"]

    from click.testing import CliRunner

    from cauldron import main

    command = lines["ExecStart"].split()
    assert command[0].endswith("/cauldron")
    assert CliRunner().invoke(main, [*command[1:], "--help"]).exit_code == 0
    assert lines["StateDirectory"] in command[-1]
