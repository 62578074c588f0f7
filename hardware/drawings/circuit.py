"""How everything hangs together: Pi, level shifter, strip, supply, buttons, buzzer. No two wires cross."""

from __future__ import annotations

from firmware.wiring import Wiring
from hardware.drawings.header import POSITION
from hardware.drawings.pen import FAINT, INK, box, disc, earth, joint, sheet, text, wire

HOT, DATA = "#b3261e", "#1565a8"
GROUND_Y, DATA_Y = 560, 180
BUTTONS_Y, BUTTON_ROW = 256, 30
BUS_X = 370


def circuit(wiring: Wiring) -> str:
    body = [*_board(wiring), *_buttons(wiring), *_shifter(), *_data(), *_strip(wiring), *_supply(wiring), *_grounds()]
    told = "Thick: 5 V and ground of the lights, 0.75 mm² or more. Dots: joined. Connect ground first and take it off last."
    return sheet(960, 640, "Cauldron: the circuit", [*body, text(40, 614, told, ink=FAINT)])


def _board(wiring: Wiring) -> list[str]:
    rows = {DATA_Y: ("lights", wiring.lights_pin)}
    rows |= {BUTTONS_Y + row * BUTTON_ROW: named for row, named in enumerate([*wiring.buttons.items(), ("buzzer", wiring.buzzer_pin)])}
    body = [box(40, 70, 210, 510, round_by=10), text(145, 100, "Raspberry Pi", anchor="middle", bold=True)]
    body.append(text(145, 118, "on its own supply", 11, "middle", ink=FAINT))
    for y, (name, pin) in rows.items():
        body += [text(52, y + 4, name, bold=True), text(240, y + 4, f"GPIO {pin}, pin {POSITION[pin]}", anchor="end")]
    return [*body, text(52, GROUND_Y + 4, "ground", bold=True), text(240, GROUND_Y + 4, "any ground pin", anchor="end")]


def _buttons(wiring: Wiring) -> list[str]:
    """Each button between its pin and ground, below them the buzzer, all on one bus."""
    body = []
    for row in range(len(wiring.buttons)):
        y = BUTTONS_Y + row * BUTTON_ROW
        body += [
            wire((250, y), (282, y)),
            disc(286, y, 3.5),
            wire((289, y - 2), (316, y - 12)),
            disc(320, y, 3.5),
            wire((324, y), (BUS_X, y)),
        ]
        body.append(joint(BUS_X, y))
    y = BUTTONS_Y + len(wiring.buttons) * BUTTON_ROW
    body += [wire((250, y), (262, y)), box(262, y - 7, 32, 14, fill="#ffffff"), text(278, y - 11, "220 Ω", 11, "middle")]
    body += [wire((294, y), (308, y)), disc(322, y, 14, fill="#ffffff"), text(322, y + 4, "piezo", 8, "middle"), wire((336, y), (BUS_X, y))]
    return [*body, joint(BUS_X, y), wire((BUS_X, BUTTONS_Y), (BUS_X, GROUND_Y)), joint(BUS_X, GROUND_Y)]


def _shifter() -> list[str]:
    return [
        box(430, 130, 150, 216, round_by=4),
        text(505, 154, "74AHCT125", anchor="middle", bold=True),
        text(440, DATA_Y + 4, "2  1A"), text(570, DATA_Y + 4, "1Y  3", anchor="end"),
        text(440, 224, "1  1OE"), text(440, 262, "5, 9, 12 to ground"),
        text(440, 282, "4, 10, 13 to 5 V"), text(440, 302, "6, 8, 11 stay open"),
        text(570, 332, "VCC  14", anchor="end"), text(440, 332, "7  GND"),
        wire((430, 220), (410, 220), (410, 226)), *earth(410, 226),
        text(440, 366, "100 nF between", 11), text(440, 380, "14 and 7, at the chip", 11),
    ]  # fmt: skip


def _data() -> list[str]:
    """From the Pi to the shifter, held at ground until the Pi wakes, and on to the first pixel."""
    return [
        wire((250, DATA_Y), (430, DATA_Y), ink=DATA), joint(330, DATA_Y, DATA),
        wire((330, DATA_Y), (330, 190)), box(323, 190, 14, 30, fill="#ffffff"), *earth(330, 220), text(316, 210, "10 kΩ", 11, "end"),
        wire((580, DATA_Y), (750, DATA_Y), ink=DATA), box(670, DATA_Y - 8, 44, 16, fill="#ffffff"),
        text(692, DATA_Y - 26, "330 Ω", 11, "middle"), text(692, DATA_Y - 13, "at the first pixel", 11, "middle"),
    ]  # fmt: skip


def _strip(wiring: Wiring) -> list[str]:
    return [
        box(750, 110, 170, 200, round_by=8),
        text(835, 138, f"{wiring.pixels} NeoPixels", anchor="middle", bold=True),
        text(762, DATA_Y + 4, "DIN"), text(762, 234, "5 V"), text(762, 284, "GND"),
        text(835, 300, "see the strip's drawing", 11, "middle", ink=FAINT),
    ]  # fmt: skip


def _supply(wiring: Wiring) -> list[str]:
    """5 V goes from the supply to strip and shifter, never through the Pi."""
    return [
        box(750, 430, 170, 96, round_by=8),
        text(835, 456, "5 V supply, 3 A", anchor="middle", bold=True),
        text(762, 484, "−"), text(762, 510, "+"), text(835, 521, "−", anchor="middle"),
        text(910, 484, f"lights: {wiring.milliamps:g} mA at most", 10, "end", ink=FAINT),
        wire((750, 506), (620, 506), (620, 230), (750, 230), ink=HOT, thick=4),
        box(606, 400, 28, 46, fill="#ffffff"), text(600, 420, "fuse", 11, "end"), text(600, 434, "3 A", 11, "end"),
        wire((580, 328), (620, 328), ink=HOT), joint(620, 328, HOT),
        wire((750, 480), (700, 480), (700, 280), (750, 280), thick=4),
        wire((670, 230), (670, 250), ink=HOT), joint(670, 230, HOT), wire((656, 250), (684, 250), thick=3), text(650, 247, "+", 12, "end"),
        wire((656, 258), (684, 258), thick=3), wire((670, 258), (670, 280), (700, 280)), joint(700, 280),
        text(628, 304, "1000 µF", 11), text(628, 318, "6.3 V", 11),
    ]  # fmt: skip


def _grounds() -> list[str]:
    return [
        wire((250, GROUND_Y), (835, GROUND_Y), (835, 526)), wire((430, 328), (400, 328), (400, GROUND_Y)), joint(400, GROUND_Y),
        text(540, GROUND_Y - 8, "all grounds meet", 11, ink=INK),
    ]  # fmt: skip
