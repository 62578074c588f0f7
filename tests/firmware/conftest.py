"""A virtual device, a real table with a real journal, and a clock that only moves when a story says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.journal import Journal
from companion.kit.colours import NAMES
from companion.table import BUTTON, Command, Table
from firmware.device import Device
from firmware.lights.virtual import VirtualStrip
from firmware.loop import Loop
from firmware.virtual import virtual_device
from firmware.wiring import Wiring, read_wiring


class Clock:
    """Monotonic time of a story."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class FakeVoice:
    """A buzzer's part that remembers its notes."""

    def __init__(self) -> None:
        self.notes: list[str] = []

    def play(self, note: str) -> None:
        self.notes.append(note)

    def stop(self) -> None: ...

    def close(self) -> None: ...


def korrigans() -> games.Found:
    """A shelf with one box, so that other games may come and go."""
    found = games.find().games
    return games.Found({key: game for key, game in found.items() if key[0] == "korrigans"}, {})


class Evening:
    """People at the table: they press, hold and wait, and time passes as it would."""

    def __init__(self, folder: Path, found: games.Found | None = None) -> None:
        self.clock = Clock()
        self.wiring: Wiring = read_wiring()
        self.journal = Journal(folder)
        self.table = Table(self.journal, found or korrigans(), self.clock)
        self.driver = VirtualStrip()
        self.device: Device = virtual_device(self.wiring, self.clock, lambda: self.driver)
        self.voice = FakeVoice()
        self.device.buzzer._voice = self.voice
        self.loop = Loop(self.table, self.device)

    def wait(self, seconds: float) -> int:
        """Let time pass, turn by turn as the loop wishes; how many turns it took."""
        end, turns = self.clock.now + seconds, 0
        while True:
            rest = self.loop.step(self.clock.now)
            turns += 1
            if self.clock.now >= end:
                return turns
            self.clock.now = min(end, self.clock.now + max(rest, 0.001))

    def press(self, *buttons: str, seconds: float = 0.1) -> None:
        for button in buttons:
            self.device.press(button)
        self.wait(seconds)
        for button in buttons:
            self.device.release(button)
        self.wait(0.1)

    def hold(self, button: str, seconds: float = 0.7) -> None:
        self.press(button, seconds=seconds)

    def menu(self, place: int) -> None:
        """Hold the small button and go on until so many zones of the arch are lit."""
        self.hold("menu")
        for _ in range(7):
            if len(self.zones()) == place:
                return
            self.press("menu")
        raise AssertionError(f"place {place} is not on the menu")

    def submit(self, seat: int, move: Any) -> bool:
        """What needs a phone, straight to the table."""
        now = self.table.now
        answer = self.table.submit(Command(f"{now.serial}-{move}", seat, move, now.serial, BUTTON))
        self.wait(0.01)
        return answer.ok

    def lit(self, place: str) -> list[tuple[int, int, int]]:
        """The pixels of a place in the last frame, as an eye sees them."""
        frame = self.device.pixels()[1]
        spans = self.device.places.spans(place)
        return [(frame[p * 3], frame[p * 3 + 1], frame[p * 3 + 2]) for start, stop in spans for p in range(start, stop)]

    def bright(self, place: str) -> int:
        return sum(sum(pixel) for pixel in self.lit(place))

    def zones(self) -> list[str]:
        """The zones of the arch that are lit, from the left."""
        return [name for name in NAMES if self.bright(f"arch:{name}")]

    def course(self, place: str, seconds: float) -> list[int]:
        """How bright a place is, every fiftieth of a second."""
        seen = []
        for _ in range(round(seconds * 50)):
            self.wait(0.02)
            seen.append(self.bright(place))
        return seen

    def sounds(self) -> list[str]:
        """The notes since this was last asked."""
        notes, self.voice.notes = self.voice.notes, []
        return notes

    def close(self) -> None:
        self.loop.close()
        self.device.close()
        self.table.close()


def beats(course: Sequence[int]) -> int:
    """How often a light comes up to nearly its brightest and goes down again by half; whole periods, wherever they begin."""
    top, rises, up = max(course), [0, 0], False
    for time_round in (0, 1):
        for level in course:
            if not up and level > 0.85 * top:
                rises[time_round], up = rises[time_round] + 1, True
            up = up and level > 0.5 * top
    return rises[1]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()
