"""The 40 pins of the header, and which of them the table uses."""

from __future__ import annotations

from firmware.wiring import Wiring
from hardware.drawings.pen import FAINT, INK, box, disc, sheet, text

POSITION = {2: 3, 3: 5, 4: 7, 14: 8, 15: 10, 17: 11, 18: 12, 27: 13, 22: 15, 23: 16, 24: 18, 10: 19, 9: 21, 25: 22, 11: 23, 8: 24, 7: 26,
            0: 27, 1: 28, 5: 29, 6: 31, 12: 32, 13: 33, 19: 35, 16: 36, 26: 37, 20: 38, 21: 40}  # fmt: skip
GROUNDS = (6, 9, 14, 20, 25, 30, 34, 39)
POWER = {1: "3.3 V", 17: "3.3 V", 2: "5 V", 4: "5 V"}


def users(wiring: Wiring) -> dict[int, str]:
    """GPIO by GPIO, the part that hangs on it."""
    return {pin: f"button {name}" for name, pin in wiring.buttons.items()} | {
        wiring.buzzer_pin: "buzzer",
        wiring.lights_pin: "lights, data",
    }


def header(wiring: Wiring) -> str:
    used = {POSITION[pin]: f"GPIO {pin}: {part}" for pin, part in users(wiring).items()}
    names = {place: f"GPIO {pin}" for pin, place in POSITION.items()} | dict.fromkeys(GROUNDS, "ground") | POWER
    told = "Seen from above, the corner of the board at the top. Filled: used by the table."
    body = [text(20, 54, told, ink=FAINT), box(272, 66, 76, 524, round_by=6)]
    for place in range(1, 41):
        left = place % 2 == 1
        x, y = (292 if left else 328), 84 + (place - 1) // 2 * 25.6
        words, strong = used.get(place, names[place]), place in used
        body.append(disc(x, y, 9, fill=INK if strong else "none", line=INK if strong else FAINT))
        body.append(text(x, y + 4, str(place), size=9, anchor="middle", ink="#ffffff" if strong else FAINT))
        body.append(text(256 if left else 364, y + 4, words, anchor="end" if left else "start", bold=strong, ink=INK if strong else FAINT))
    body.append(text(20, 616, "Each button: one leg to its pin, the other to any ground."))
    body.append(text(20, 636, "The lights have their own supply; its ground is joined with a ground of the Pi."))
    return sheet(620, 656, "Cauldron: the header", body)
