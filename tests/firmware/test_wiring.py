"""The wiring page: read whole, and each slip of the pen named by its key and line."""

from __future__ import annotations

import pytest

from firmware import wiring as page
from firmware.wiring import PAGE, WiringError, read_wiring, wiring_from

TEXT = PAGE.read_text(encoding="utf-8")


def line_of(text: str, part: str) -> int:
    """The last line that says so: of a place that stands there twice, the second is the slip."""
    return max(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def test_the_page_is_read_whole() -> None:
    wiring = read_wiring()
    assert dict(wiring.strip)["ring"] == 24
    assert wiring.pixels == 59
    assert len(wiring.buttons) == 7


@pytest.mark.parametrize(
    ("old", "new", "kind", "key"),
    [
        ("menu = 26", "menu = 17", page.PinTaken, "buttons.menu"),
        ('"seat:3" = 16', '"seat:3" = 13', page.PinTaken, "buzzer.pin"),
        ('"seat:1" = 5', '"seat:1" = 40', page.NoSuchPin, "buttons.seat:1"),
        ('"seat:1" = 5', '"seat:1" = "five"', page.NoSuchPin, "buttons.seat:1"),
        ('"seat:1" = 5', '"seat:1" = true', page.NoSuchPin, "buttons.seat:1"),
        ('"seat:1" = 5', '"seat:1" = 14', page.NoSuchPin, "buttons.seat:1"),
        ('"seat:1" = 5', '"seat:1" = 9', page.NoSuchPin, "buttons.seat:1"),
        ("pin = 10 ", "pin = 4 ", page.NoSuchPin, "lights.pin"),
        ('driver = "neopixel"', 'driver = "candles"', page.BadValue, "lights.driver"),
        ("brightness = 0.6", "brightness = 6", page.BadValue, "lights.brightness"),
        ("milliamps = 2000", "milliamps = 50", page.SupplyTooSmall, "supply.milliamps"),
        ("hold_seconds = 0.6", "hold_second = 0.6", page.UnknownKey, "touch.hold_second"),
        ('pin_factory = "lgpio"', 'pin_factory = "pigpio"', page.BadValue, "board.pin_factory"),
        ('{ place = "arch:red", pixels = 3 }', '{ place = "arch:pink", pixels = 3 }', page.NoSuchPlace, "strip.places[0]"),
        ('{ place = "pot", pixels = 4 }', '{ place = "pot", pixels = 0 }', page.BadValue, "strip.places[8]"),
        ('{ place = "seat:5", pixels = 2 }', '{ place = "seat:4", pixels = 2 }', page.NoSuchPlace, "strip.places[13]"),
        ('{ place = "seat:5", pixels = 2 }', '{ place = "seat:5" }', page.BadValue, "strip.places[13]"),
    ],
)
def test_a_slip_is_named_by_its_key_and_line(old: str, new: str, kind: type[WiringError], key: str) -> None:
    assert old in TEXT
    wrong = TEXT.replace(old, new, 1)
    with pytest.raises(kind) as no:
        wiring_from(wrong)
    assert no.value.key == key
    told = str(no.value)
    assert key in told
    assert f"line {no.value.line}" in told
    named = "[buzzer]" if key == "buzzer.pin" else new
    assert no.value.line - line_of(wrong, named) == (1 if key == "buzzer.pin" else 0)


def test_a_missing_line_a_missing_section_and_a_strange_one_are_named() -> None:
    with pytest.raises(page.KeyMissing, match=r"buttons\.menu"):
        wiring_from(TEXT.replace("menu = 26\n", ""))
    with pytest.raises(page.KeyMissing, match="buzzer"):
        wiring_from(TEXT.replace("[buzzer]\npin = 13\n", ""))
    with pytest.raises(page.UnknownKey, match="fan"):
        wiring_from(TEXT + "\n[fan]\npin = 4\n")
    with pytest.raises(page.NoSuchPlace, match="pot is missing"):
        wiring_from(TEXT.replace('  { place = "pot", pixels = 4 },\n', ""))
    with pytest.raises(page.BadValue, match="line 3"):
        wiring_from("[board]\npin_factory = 'lgpio'\nthis is no line\n")
