"""The strip: real NeoPixel bytes, blank at start and end, and a driver that fails is no reason to stop a game."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from firmware.hands import HardwareMissing, open_hardware
from firmware.lights.strip import FIRST_WAIT, Strip
from firmware.lights.virtual import VirtualStrip
from firmware.virtual import virtual_device
from firmware.wiring import read_wiring
from tests.firmware.conftest import Evening

WIRING = read_wiring()
ROOT = Path(__file__).parents[2]

REAL_BYTES = """
import json, os, sys
os.environ["BLINKA_OS_AGNOSTIC"] = "1"
import neopixel
sent = []
neopixel.neopixel_write = lambda pin, buffer: sent.append(bytes(buffer))
from firmware.lights.neopixel import NeoPixelStrip
from firmware.lights.strip import Strip
from firmware.wiring import read_wiring
wiring = read_wiring()
strip = Strip(wiring, lambda: NeoPixelStrip(wiring))
frames = [bytes((i * 7 + k) % 256 for i in range(wiring.pixels * 3)) for k in (0, 50)] + [b"\\xff" * wiring.pixels * 3]
for frame in frames:
    strip.show(frame, 0.0)
strip.close()
strip.close()
json.dump({"sent": [one.hex() for one in sent], "frames": [one.hex() for one in frames], "fault": strip.fault}, sys.stdout)
"""


def swapped(frame: bytes) -> bytes:
    """Red green blue as the wire wants it: green red blue."""
    return b"".join(bytes((frame[at + 1], frame[at], frame[at + 2])) for at in range(0, len(frame), 3))


def expected(frame: bytes) -> bytes:
    """Gamma and limiter once more, by the formulas of the papers."""
    seen = [round(255 * WIRING.brightness * (value / 255) ** 2.2) for value in frame]
    seen = [max(told, 1) if value >= 24 else told for told, value in zip(seen, frame, strict=True)]
    room = WIRING.milliamps - WIRING.pixels * WIRING.standby_milliamps
    wanted = sum(seen) * WIRING.white_milliamps / (3 * 255)
    k = min(1.0, room / wanted)
    return bytes(int(told * k) for told in seen)


def run(script: str) -> dict[str, list[str]]:
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def test_the_real_library_sends_our_frames_after_gamma_and_within_the_supply() -> None:
    found = run(REAL_BYTES)
    sent = [bytes.fromhex(one) for one in found["sent"]]
    frames = [bytes.fromhex(one) for one in found["frames"]]
    blank = bytes(WIRING.pixels * 3)
    assert sent[0] == blank, "blank first thing"
    assert sent[1:4] == [swapped(expected(frame)) for frame in frames]
    assert max(sent[3]) < round(255 * WIRING.brightness), "all white is more than the supply gives"
    assert set(sent[4:]) == {blank}
    assert not found["fault"]


def test_what_the_driver_is_told_never_needs_more_than_the_supply() -> None:
    strip = Strip(WIRING, VirtualStrip)
    white = strip.told(b"\xff" * WIRING.pixels * 3)
    assert strip.limiter.milliamps(white) <= WIRING.milliamps


class Flaky(VirtualStrip):
    """A driver that fails when told to."""

    broken = False

    def show(self, frame: bytes) -> None:
        if self.broken:
            raise OSError(5, "the plug is out")
        super().show(frame)


def test_a_driver_that_fails_is_told_tried_again_ever_later_and_comes_back(evening: Evening) -> None:
    flaky = Flaky()
    evening.device.strip._opened = lambda: flaky
    evening.device.strip._driver = flaky
    evening.press("seat:1")
    flaky.broken = True
    evening.press("seat:2")
    assert evening.device.strip.report()[:2] == ("lights", False)
    evening.press("seat:3")
    assert len([seat for seat in evening.table.now.house.seats if seat]) == 3, "the game goes on"
    waits, before = [], evening.clock.now
    for _ in range(400):
        evening.wait(0.1)
        retry = evening.device.strip._retry_at
        if not waits or retry != waits[-1]:
            waits.append(retry)
    gaps = [b - a for a, b in itertools.pairwise(waits)]
    assert gaps == sorted(gaps)
    assert gaps[-1] > 8 * FIRST_WAIT
    assert evening.clock.now - before > 30
    flaky.broken = False
    evening.wait(31)
    assert evening.device.strip.report()[:2] == ("lights", True)
    assert flaky.shown == evening.device.strip.told(evening.device.strip.frame)


def test_a_strip_that_is_not_there_at_the_start_is_told_and_comes_when_it_can() -> None:
    ways: list[VirtualStrip] = []

    def opened() -> VirtualStrip:
        if not ways:
            raise ImportError("No module named 'neopixel'")
        return ways[0]

    strip = Strip(WIRING, opened)
    assert strip.report()[:2] == ("lights", False)
    lit = b"\x80" * WIRING.pixels * 3
    strip.show(lit, 100.0)
    ways.append(VirtualStrip())
    strip.show(lit, 100.1)
    assert not ways[0].count, "not asked again before it is time"
    strip.show(lit, 140.0)
    assert ways[0].shown == strip.told(lit)
    assert strip.report()[:2] == ("lights", True)


def test_the_strip_is_blank_at_the_start_and_at_the_end(evening: Evening) -> None:
    assert evening.driver.count == 1
    assert not any(evening.driver.shown)
    evening.press("seat:1")
    assert any(evening.driver.shown)
    evening.loop.close()
    assert not any(evening.driver.shown)
    evening.device.close()
    evening.device.close()
    assert evening.driver.closed
    assert not any(evening.device.pixels()[1])


def test_an_exception_leaves_the_strip_blank() -> None:
    driver = VirtualStrip()

    def evening() -> None:
        with virtual_device(WIRING, opened=lambda: driver) as device:
            device.strip.show(b"\xff" * WIRING.pixels * 3, 0.0)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        evening()
    assert not any(driver.shown)


SIGTERM = """
import sys, tempfile, threading, pathlib
from companion import games
from companion.journal import Journal
from companion.table import Table
from firmware.ending import kind_end
from firmware.hands import open_hardware
from firmware.lights.virtual import VirtualStrip
from firmware.loop import Loop
from firmware.wiring import read_wiring
def show(self, frame):
    print("lit" if any(frame) else "dark", flush=True)
VirtualStrip.show = show
table = Table(Journal(pathlib.Path(tempfile.mkdtemp(dir=sys.argv[1]))), games.find())
with kind_end(), open_hardware(read_wiring(), sim=True) as device, Loop(table, device):
    threading.Event().wait()
"""


def test_sigterm_leaves_the_strip_blank(tmp_path: Path) -> None:
    table = subprocess.Popen([sys.executable, "-c", SIGTERM, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert table.stdout is not None
    try:
        seen = [table.stdout.readline(), table.stdout.readline()]
        table.send_signal(signal.SIGTERM)
        rest, _errors = table.communicate(timeout=20)
    finally:
        table.kill()
        table.wait()
    assert seen == ["dark\n", "lit\n"]
    assert rest.split()[-1:] == ["dark"]
    assert table.returncode == 0


SERVING = """
import sys
from firmware.lights.virtual import VirtualStrip
def show(self, frame):
    print("lit" if any(frame) else "dark", flush=True)
VirtualStrip.show = show
from cauldron import main
main(["serve", "--sim", "--port", "0", "--data", sys.argv[1]])
"""


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_the_whole_table_ends_dark_when_it_is_told_to_end(tmp_path: Path, end: signal.Signals) -> None:
    table = subprocess.Popen([sys.executable, "-c", SERVING, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert table.stdout is not None
    try:
        first = table.stdout.readline()
        assert any("Cauldron is ready" in line for line in table.stdout)
        assert any(line == "lit\n" for line in table.stdout)
        table.send_signal(end)
        rest, _errors = table.communicate(timeout=20)
    finally:
        table.kill()
        table.wait()
    assert first == "dark\n", "blank first thing"
    assert [line for line in rest.splitlines() if line in ("lit", "dark")][-1] == "dark"


def test_a_board_that_is_not_there_is_said_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock")
    with pytest.raises(HardwareMissing, match=r"lgpio|gpio"):
        open_hardware(WIRING, sim=False)
    assert os.environ["GPIOZERO_PIN_FACTORY"] == "lgpio"


def test_a_screen_that_goes_away_does_not_disturb_the_strip() -> None:
    strip = Strip(WIRING, VirtualStrip)
    seen: list[int] = []

    def gone() -> None:
        raise RuntimeError("the page is closed")

    strip.on_frame(gone)
    stop = strip.on_frame(lambda: seen.append(strip.number))
    strip.show(b"\x01" * WIRING.pixels * 3, 0.0)
    stop()
    stop()
    strip.show(b"\x02" * WIRING.pixels * 3, 0.0)
    assert seen == [1]
