"""How everything hangs together: Pi, level shifter, strip, supply, buttons, buzzer."""

from __future__ import annotations

from firmware.drawings.header import POSITION
from firmware.drawings.pen import FAINT, box, disc, sheet, text, wire
from firmware.wiring import Wiring

HOT, EARTH, DATA = "#b3261e", "#1a2230", "#1565a8"


def circuit(wiring: Wiring) -> str:
    body = [*_parts(wiring), *_power(wiring), *_data(), *_buttons(wiring)]
    body.append(text(20, 580, "Connect ground first and take it off last. Thick red: 5 V. Thick black: ground. Blue: data, drawn thin.", ink=FAINT))
    return sheet(900, 600, "Cauldron: the circuit", body)


def _parts(wiring: Wiring) -> list[str]:
    return [
        box(40, 90, 170, 430, round_by=10),
        text(125, 116, "Raspberry Pi", anchor="middle", bold=True),
        text(125, 134, "on its own supply", 11, "middle", ink=FAINT),
        box(330, 150, 150, 170, round_by=4),
        text(405, 174, "74AHCT125", anchor="middle", bold=True),
        text(340, 204, "2  1A"), text(470, 204, "1Y  3", anchor="end"),
        text(340, 232, "1  1OE"), text(340, 260, "5, 9, 12  inputs"), text(340, 276, "to ground", 11, ink=FAINT),
        text(470, 296, "VCC  14", anchor="end"), text(470, 312, "GND  7", anchor="end"),
        box(680, 150, 180, 100, round_by=8),
        text(770, 176, f"{wiring.pixels} NeoPixels", anchor="middle", bold=True),
        text(690, 204, "DIN"), text(690, 222, "5 V"), text(690, 240, "GND"),
        box(680, 420, 180, 80, round_by=8),
        text(770, 446, "5 V supply, 3 A", anchor="middle", bold=True),
        text(770, 466, f"the lights use at most {wiring.milliamps:g} mA", 10, "middle", ink=FAINT),
    ]  # fmt: skip


def _power(wiring: Wiring) -> list[str]:
    """5 V goes from the supply to strip and shifter, never through the Pi; all grounds meet."""
    return [
        wire((680, 440), (610, 440), (610, 218), (680, 218), ink=HOT, thick=4),
        box(596, 340, 28, 40, fill="#ffffff"), text(632, 364, "fuse 3 A", 11),
        wire((610, 292), (480, 292), ink=HOT, thick=3),
        wire((680, 484), (560, 484), (560, 236), (680, 236), ink=EARTH, thick=4),
        wire((560, 308), (480, 308), ink=EARTH, thick=3),
        wire((560, 484), (210, 484), ink=EARTH, thick=3),
        text(230, 502, "ground of the Pi and of the supply: joined", 11),
        wire((640, 218), (640, 222), thick=4), wire((628, 223), (652, 223), thick=3), wire((628, 230), (652, 230), thick=3), wire((640, 230), (640, 236), thick=4),
        text(618, 270, "1000 µF", 11), text(618, 284, "6.3 V or more", 11), text(640, 212, "+", 11, "middle"),
        text(330, 340, "100 nF from 14 to 7, at the chip;", 11),
        text(330, 356, "6, 8, 11 open; 4, 10, 13 to 5 V", 11),
    ]  # fmt: skip


def _data() -> list[str]:
    return [
        wire((210, 200), (330, 200), ink=DATA),
        wire((480, 200), (520, 200), ink=DATA), box(520, 191, 44, 18, fill="#ffffff"), wire((564, 200), (680, 200), ink=DATA),
        text(542, 186, "330 Ω", 11, "middle"), text(570, 190, "at the first pixel", 11),
        wire((330, 228), (300, 228), (300, 262), ink=EARTH), wire((290, 262), (310, 262), ink=EARTH),
        wire((270, 200), (270, 214), ink=EARTH), box(263, 214, 14, 34, fill="#ffffff"), wire((270, 248), (270, 262), ink=EARTH),
        wire((260, 262), (280, 262), ink=EARTH), text(258, 236, "10 kΩ", 11, "end"),
    ]  # fmt: skip


def _buttons(wiring: Wiring) -> list[str]:
    """Button after button down the side of the Pi, then buzzer and lights."""
    lines = [text(52, 204, f"GPIO {wiring.lights_pin} (pin {POSITION[wiring.lights_pin]})", bold=True)]
    for row, (name, pin) in enumerate(wiring.buttons.items()):
        y = 292 + row * 24
        lines += [text(52, y + 4, f"GPIO {pin} (pin {POSITION[pin]})"), wire((210, y), (222, y), thick=1.5)]
        lines += [disc(226, y, 3), text(234, y + 4, name)]
    y = 292 + len(wiring.buttons) * 24
    lines += [text(52, y + 4, f"GPIO {wiring.buzzer_pin} (pin {POSITION[wiring.buzzer_pin]})"), wire((210, y), (222, y), thick=1.5)]
    lines += [box(222, y - 6, 22, 12, fill="#ffffff"), text(250, y + 4, "100 Ω, buzzer, ground")]
    return [*lines, text(40, 544, "Every button's other leg goes to ground; the Pi's own pull-ups are used.", 11)]
