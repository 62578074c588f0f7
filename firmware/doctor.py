"""What the board has and lacks: one finding a line, each with how to mend it. Nothing is opened, nothing is changed."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from companion.contract import Text
from firmware.said import said
from firmware.wiring import PAGE, Wiring, WiringError, read_wiring


class Finding(NamedTuple):
    """A part, whether it is as it should be, what was found, and how to mend it when it is not."""

    part: str
    ok: bool
    text: Text
    mend: Text | None = None


Importable = Callable[[str], bool]


def importable(name: str) -> bool:
    return find_spec(name) is not None


def board_model(root: Path = Path("/")) -> str:
    """The board's own name for itself, or nothing when it is no Raspberry Pi."""
    try:
        model = (root / "proc/device-tree/model").read_text(encoding="utf-8", errors="replace").strip("\0\n ")
    except OSError:
        return ""
    return model if "Raspberry Pi" in model else ""


def on_a_pi(root: Path = Path("/")) -> bool:
    return bool(board_model(root))


def findings(root: Path = Path("/"), page: Path = PAGE, can_import: Importable = importable, user: int | None = None) -> list[Finding]:
    """Everything worth knowing before the table is switched on; ``root`` and the others are for tests."""
    user = os.geteuid() if user is None else user
    try:
        wiring = read_wiring(page)
    except (WiringError, OSError) as error:
        return [Finding("wiring", False, Text("doctor-wiring-wrong", {"why": said(error)}), Text("mend-wiring"))]
    found = [Finding("wiring", True, Text("doctor-wiring", {"pixels": wiring.pixels, "buttons": len(wiring.buttons)}))]
    model = board_model(root)
    if not model:
        return [*found, Finding("board", True, Text("doctor-no-board"), None)]
    found.append(Finding("board", True, Text("doctor-board", {"model": model})))
    return [*found, *_pins(wiring, model, can_import), *_strip(wiring, model, root, can_import, user)]


def _pins(wiring: Wiring, model: str, can_import: Importable) -> Iterator[Finding]:
    library = {"lgpio": "lgpio", "rpigpio": "RPi"}[wiring.pin_factory]
    told: dict[str, str | int] = {"library": library}
    if wiring.pin_factory == "rpigpio" and _is_pi5(model):
        yield Finding("pins", False, Text("doctor-pins-other", told), Text("mend-pins-five"))
    elif not can_import(library):
        yield Finding("pins", False, Text("doctor-pins-missing", told), Text("mend-pins", told))
    else:
        yield Finding("pins", True, Text("doctor-pins", told))


def _strip(wiring: Wiring, model: str, root: Path, can_import: Importable, user: int) -> Iterator[Finding]:
    if wiring.driver != "neopixel":
        yield Finding("lights", True, Text("doctor-lights-other", {"driver": wiring.driver}))
        return
    wanted = ["board", "neopixel", "adafruit_raspberry_pi5_neopixel_write" if _is_pi5(model) else "_rpi_ws281x"]
    missing = [name for name in wanted if not can_import(name)]
    if missing:
        yield Finding("lights", False, Text("doctor-lights-missing", {"library": ", ".join(missing)}), Text("mend-lights"))
    else:
        yield Finding("lights", True, Text("doctor-lights"))
    yield from _signal(wiring, model, root, user)


def _signal(wiring: Wiring, model: str, root: Path, user: int) -> Iterator[Finding]:
    """How the data line is driven: by the Pi 5's own PIO, by SPI without root, or by PWM with root and without audio."""
    told: dict[str, str | int] = {"pin": wiring.lights_pin}
    if _is_pi5(model):
        yield _present("signal", root / "dev/pio0", "mend-pio")
    elif wiring.lights_pin == 10:
        yield _present("signal", root / "dev/spidev0.0", "mend-spi")
        yield from _core_clock(model, root)
    else:
        root_user = user == 0
        yield Finding(
            "signal", root_user, Text("doctor-root" if root_user else "doctor-no-root", told), None if root_user else Text("mend-root")
        )
        yield from _audio(root)


def _present(part: str, path: Path, mend: str) -> Finding:
    there = path.exists()
    right = there and os.access(path, os.R_OK | os.W_OK)
    key = "doctor-signal" if right else "doctor-signal-denied" if there else "doctor-signal-missing"
    return Finding(part, right, Text(key, {"file": f"/dev/{path.name}"}), None if right else Text(mend))


def _core_clock(model: str, root: Path) -> Iterator[Finding]:
    """The SPI clock follows the core clock, which must not wander."""
    wanted = {"3": ("core_freq=250",), "4": ("core_freq=500", "core_freq_min=500")}
    number = re.search(r"Raspberry Pi (\d)", model)
    lines = wanted.get(number[1] if number else "", ())
    missing = [line for line in lines if line not in _boot_lines(root)]
    if missing:
        yield Finding("clock", False, Text("doctor-clock"), Text("mend-clock", {"lines": ", ".join(missing)}))


def _audio(root: Path) -> Iterator[Finding]:
    if "dtparam=audio=off" not in _boot_lines(root):
        yield Finding("audio", False, Text("doctor-audio"), Text("mend-audio"))


def _boot_lines(root: Path) -> frozenset[str]:
    lines: set[str] = set()
    for name in ("boot/firmware/config.txt", "boot/config.txt"):
        try:
            lines |= {line.strip() for line in (root / name).read_text(encoding="utf-8", errors="replace").splitlines()}
        except OSError:
            continue
    return frozenset(lines)


def _is_pi5(model: str) -> bool:
    return re.search(r"Raspberry Pi (5|500|Compute Module 5)\b", model) is not None
