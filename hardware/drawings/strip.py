"""The order of the lights along the data line."""

from __future__ import annotations

from companion.kit.colours import BY_NAME
from firmware.wiring import Wiring
from hardware.drawings.pen import FAINT, INK, box, disc, sheet, text, wire

_ROW, _TOP = 40, 92


def strip(wiring: Wiring) -> str:
    body = [text(20, 54, f"{wiring.pixels} pixels, one data line, first pixel first. Numbers count from 0.", ink=FAINT)]
    first = 0
    for row, (place, number) in enumerate(wiring.strip):
        y = _TOP + row * _ROW
        body.append(text(20, y + 4, place, bold=True))
        body.append(text(130, y + 4, f"{first} to {first + number - 1}"))
        for pixel in range(number):
            body += _pixel(210 + pixel * 22, y, place, first + pixel)
        if row:
            body.append(wire((198, y - _ROW + 12), (198, y - 12), ink=FAINT, dashed=True, thick=1))
        first += number
    end = _TOP + len(wiring.strip) * _ROW
    body.append(text(20, end + 4, "Data comes from the level shifter through 330 ohm to pixel 0; dashed: on to the next piece.", ink=FAINT))
    return sheet(760, end + 30, "Cauldron: the strip", body)


def _pixel(x: float, y: float, place: str, number: int) -> list[str]:
    name = place.removeprefix("arch:")
    if name not in BY_NAME:
        return [disc(x, y, 9), text(x, y + 3.5, str(number), size=8, anchor="middle")]
    colour = BY_NAME[name]
    letter = text(x, y + 4, colour.letter, 11, "middle", True, colour.ink)
    return [box(x - 9, y - 9, 18, 18, fill=colour.paint, line=INK, round_by=4), letter]
