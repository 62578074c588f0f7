"""The buttons: each edge becomes one note in a queue, stamped when it happened, and nothing else happens there.

An exception in a callback would kill the pin library's only thread and with it every button, so a callback does
nothing but leave its note, and even that can't raise. gpiozero's Button would add a thread a button that wakes ten times
a second to look for holds; holds are told from time in ``presses.py``, so its plain base is enough.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from typing import Any

from gpiozero import DigitalInputDevice

from firmware.presses import Edge
from firmware.wiring import Wiring

Note = Callable[[Edge], None]


class Buttons:
    """Arcade buttons between their pins and ground, with the board's own pull-ups."""

    def __init__(self, wiring: Wiring, pins: Any, clock: Callable[[], float], virtual: bool = False) -> None:
        self.lost = 0  # edges that could not be noted; more than none is a fault worth telling
        self._clock = clock
        self._queue: SimpleQueue[Any] = SimpleQueue()
        bounce = None if virtual else wiring.guard_seconds
        self._parts: dict[str, DigitalInputDevice] = {}
        try:
            for name, pin in wiring.buttons.items():
                self._parts[name] = DigitalInputDevice(pin, pull_up=True, bounce_time=bounce, pin_factory=pins)
                self._listen(name, self._parts[name])
        except BaseException:
            self.close()
            raise
        self._threads = [one for one in threading.enumerate() if _is_of_pins(one)]

    @property
    def alive(self) -> bool:
        """Whether the thread that brings the edges is still there."""
        return all(thread.is_alive() for thread in self._threads)

    def into(self, queue: SimpleQueue[Any]) -> None:
        """Leave the notes in this queue from now on."""
        self._queue = queue

    def levels(self) -> Mapping[str, bool]:
        """Which buttons are down, as the pins say it now."""
        return {name: bool(part.is_active) for name, part in self._parts.items()}

    def close(self) -> None:
        for part in self._parts.values():
            part.close()
        self._parts = {}

    def _listen(self, name: str, part: DigitalInputDevice) -> None:
        part.when_activated = lambda: self._note(name, True)
        part.when_deactivated = lambda: self._note(name, False)

    def _note(self, name: str, down: bool) -> None:
        try:
            self._queue.put_nowait(Edge(name, down, self._clock()))
        except Exception:  # never out of here: the thread of all buttons would end
            self.lost += 1


def _is_of_pins(thread: threading.Thread) -> bool:
    return type(thread).__module__.split(".")[0] == "lgpio"
