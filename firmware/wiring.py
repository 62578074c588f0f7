"""Reads hardware/wiring.toml, the one truth for pins and pixels, and says which line is wrong when one is."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from companion.kit.colours import NAMES

PAGE = Path(__file__).parent.parent / "hardware" / "wiring.toml"
SEATS = tuple(f"seat:{number}" for number in range(1, 6))
BUTTONS = ("pot", "menu", *SEATS)
ARCH = tuple(f"arch:{name}" for name in NAMES)
PLACES = (*ARCH, "ring", "pot", *SEATS)
DRIVERS = ("neopixel", "terminal", "virtual")
PIN_FACTORIES = ("lgpio", "rpigpio")
ORDERS = ("RGB", "GRB", "BGR")
LIGHT_PINS = (10, 12, 18, 21)  # where a Pi can make the signal of a NeoPixel
SYSTEM_PINS = {0: "the board's memory", 1: "the board's memory", 14: "the serial console", 15: "the serial console"}
SPI_PINS = {7: "SPI", 8: "SPI", 9: "SPI", 11: "SPI"}  # taken along when the lights hang on 10


class WiringError(Exception):
    """Something on the wiring page is wrong; the sentence names the key and its line."""

    def __init__(self, key: str, line: int, why: str) -> None:
        super().__init__(f"wiring.toml, line {line}: {key}: {why}" if line else f"wiring.toml: {key}: {why}")
        self.key, self.line = key, line


class PinTaken(WiringError):
    """Two parts on one pin."""


class NoSuchPin(WiringError):
    """The header has no such pin, or it is needed for something else."""


class NoSuchPlace(WiringError):
    """A place that the games don't know, one that is missing, or one that stands there twice."""


class BadValue(WiringError):
    """A value of the wrong kind or out of range."""


class KeyMissing(WiringError):
    """A line that must be there is not."""


class UnknownKey(WiringError):
    """A line that means nothing: perhaps a slip of the pen."""


class SupplyTooSmall(WiringError):
    """The supply can't even keep the dark pixels awake."""


class Wiring(NamedTuple):
    """All of the page. ``strip`` holds place and number of pixels in the order of the data line."""

    pin_factory: str
    buttons: Mapping[str, int]
    hold_seconds: float
    guard_seconds: float
    stuck_seconds: float
    buzzer_pin: int
    driver: str
    lights_pin: int
    order: str
    brightness: float
    milliamps: float
    standby_milliamps: float
    white_milliamps: float
    strip: tuple[tuple[str, int], ...]

    @property
    def pixels(self) -> int:
        return sum(number for _place, number in self.strip)


def read_wiring(page: Path = PAGE) -> Wiring:
    return wiring_from(page.read_text(encoding="utf-8"))


def wiring_from(text: str) -> Wiring:
    """The wiring that a page says, checked; or a WiringError that names the line."""
    try:
        return _checked(_Page(text, tomllib.loads(text)))
    except tomllib.TOMLDecodeError as error:
        raise BadValue("the page", 0, str(error)) from error


class _Page:
    """The page as values, and the lines they stand on."""

    def __init__(self, text: str, values: Mapping[str, Any]) -> None:
        self.lines = text.splitlines()
        self.values = values

    def line(self, key: str) -> int:
        """Where ``section.name`` stands, or the section's own line, or 0."""
        section, _, name = key.partition(".")
        found, inside = 0, False
        for number, line in enumerate(self.lines, 1):
            if heading := re.match(r"\s*\[(.+?)\]", line):
                inside = heading[1] == section
                found = number if inside else found
            elif inside and name and re.match(rf'\s*"?{re.escape(name)}"?\s*=', line):
                return number
        return found

    def line_of_place(self, index: int) -> int:
        listed = [number for number, line in enumerate(self.lines, 1) if re.match(r"\s*\{.*\}", line)]
        return listed[index] if index < len(listed) else self.line("strip.places")

    def no(self, kind: type[WiringError], key: str, why: str) -> WiringError:
        return kind(key, self.line(key), why)

    def section(self, name: str, known: tuple[str, ...]) -> Mapping[str, Any]:
        found = self.values.get(name)
        if not isinstance(found, dict):
            raise self.no(KeyMissing, name, "this section is missing")
        for key in found:
            if key not in known:
                raise self.no(UnknownKey, f"{name}.{key}", f"not known here; known are {', '.join(known)}")
        for key in known:
            if key not in found:
                raise self.no(KeyMissing, f"{name}.{key}", "this line is missing")
        return found

    def number(self, key: str, value: Any, low: float, high: float) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            raise self.no(BadValue, key, f"a number from {low:g} to {high:g} is wanted, not {value!r}")
        return float(value)

    def word(self, key: str, value: Any, known: tuple[str, ...]) -> str:
        if value not in known:
            raise self.no(BadValue, key, f"one of {', '.join(known)} is wanted, not {value!r}")
        return str(value)


def _checked(page: _Page) -> Wiring:
    for name in page.values:
        if name not in ("board", "buttons", "touch", "buzzer", "lights", "supply", "strip"):
            raise page.no(UnknownKey, name, "there is no such section")
    board = page.section("board", ("pin_factory",))
    buttons = page.section("buttons", BUTTONS)
    touch = page.section("touch", ("hold_seconds", "guard_seconds", "stuck_seconds"))
    buzzer = page.section("buzzer", ("pin",))
    lights = page.section("lights", ("driver", "pin", "order", "brightness"))
    supply = page.section("supply", ("milliamps", "standby_milliamps", "white_milliamps"))
    pins = {f"buttons.{name}": pin for name, pin in buttons.items()}
    _check_pins(page, pins | {"buzzer.pin": buzzer["pin"], "lights.pin": lights["pin"]})
    wiring = Wiring(
        page.word("board.pin_factory", board["pin_factory"], PIN_FACTORIES),
        {name: buttons[name] for name in BUTTONS},
        page.number("touch.hold_seconds", touch["hold_seconds"], 0.2, 5),
        page.number("touch.guard_seconds", touch["guard_seconds"], 0.001, 0.1),
        page.number("touch.stuck_seconds", touch["stuck_seconds"], 12, 600),
        buzzer["pin"],
        page.word("lights.driver", lights["driver"], DRIVERS),
        lights["pin"],
        page.word("lights.order", lights["order"], ORDERS),
        page.number("lights.brightness", lights["brightness"], 0, 1),
        page.number("supply.milliamps", supply["milliamps"], 1, 60_000),
        page.number("supply.standby_milliamps", supply["standby_milliamps"], 0, 10),
        page.number("supply.white_milliamps", supply["white_milliamps"], 1, 100),
        _strip(page),
    )
    if wiring.milliamps <= wiring.pixels * wiring.standby_milliamps:
        raise page.no(SupplyTooSmall, "supply.milliamps", f"{wiring.pixels} dark pixels need more than that")
    return wiring


def _check_pins(page: _Page, pins: Mapping[str, Any]) -> None:
    users: dict[int, str] = {}
    reserved = SYSTEM_PINS | (SPI_PINS if pins["lights.pin"] == 10 else {})
    for key, pin in pins.items():
        if isinstance(pin, bool) or not isinstance(pin, int) or not 0 <= pin <= 27:
            raise page.no(NoSuchPin, key, f"a pin is a GPIO number from 0 to 27, not {pin!r}")
        if pin in users:
            raise page.no(PinTaken, key, f"GPIO {pin} is already used by {users[pin]}")
        if pin in reserved:
            raise page.no(NoSuchPin, key, f"GPIO {pin} belongs to {reserved[pin]}")
        users[pin] = key
    if pins["lights.pin"] not in LIGHT_PINS:
        raise page.no(NoSuchPin, "lights.pin", f"lights hang on GPIO 10, 12, 18 or 21, not on {pins['lights.pin']}")


def _strip(page: _Page) -> tuple[tuple[str, int], ...]:
    listed = page.section("strip", ("places",))["places"]
    if not isinstance(listed, list):
        raise page.no(BadValue, "strip.places", "a list of places is wanted")
    strip: list[tuple[str, int]] = []
    for index, entry in enumerate(listed):
        place, number = _place(page, index, entry)
        if place in dict(strip):
            raise NoSuchPlace(f"strip.places[{index}]", page.line_of_place(index), f"{place} stands there twice")
        strip.append((place, number))
    for place in PLACES:
        if place not in dict(strip):
            raise page.no(NoSuchPlace, "strip.places", f"{place} is missing")
    return tuple(strip)


def _place(page: _Page, index: int, entry: Any) -> tuple[str, int]:
    key, line = f"strip.places[{index}]", page.line_of_place(index)
    if not isinstance(entry, dict) or set(entry) != {"place", "pixels"}:
        raise BadValue(key, line, 'a place is { place = "...", pixels = 3 }')
    place, number = entry["place"], entry["pixels"]
    if place not in PLACES:
        raise NoSuchPlace(key, line, f"there is no place {place!r}; there are {', '.join(PLACES)}")
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= 300:
        raise BadValue(key, line, f"{place} has from 1 to 300 pixels, not {number!r}")
    return place, number
