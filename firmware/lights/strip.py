"""The strip as the loop sees it: it takes a frame, keeps it for screens, and brings it to the driver as bright as the supply allows.

A driver that fails, at the start or later, is told in the report and opened again after a while, longer each time; the game goes
on meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.contract import Text
from firmware.lights.driver import Driver
from firmware.lights.frame import dimming
from firmware.lights.gamma import GAMMA, gamma_table
from firmware.lights.limiter import Limiter
from firmware.said import said
from firmware.wiring import Wiring

FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
NIGHT = 0.2  # of the light of the day
_NIGHT_SEEN = round(256 * NIGHT ** (1 / GAMMA))  # and how bright an eye finds that
Opened = Callable[[], Driver]


class Strip:
    """Blank when it is opened and blank when it is closed, twice if you like."""

    def __init__(self, wiring: Wiring, opened: Opened) -> None:
        self.blank = bytes(wiring.pixels * 3)
        self.limiter = Limiter(wiring.milliamps, wiring.standby_milliamps, wiring.white_milliamps)
        self.fault = ""
        self.number = 0
        self.frame = self.blank
        self._night = self._night_shown = False
        self._brightness = wiring.brightness
        self._gamma = gamma_table(wiring.brightness)
        self._opened = opened
        self._driver: Driver | None = None
        self._retry_at = float("-inf")
        self._wait = FIRST_WAIT
        self._closed = False
        self._watchers: list[Callable[[], None]] = []
        self._bring(self.blank, float("-inf"))

    @property
    def night(self) -> bool:
        """Dim, for late hours; from the next frame on."""
        return self._night

    @night.setter
    def night(self, night: bool) -> None:
        self._night = night
        self._gamma = gamma_table(self._brightness * (NIGHT if night else 1.0))

    def seen(self) -> bytes:
        """The last frame as an eye should see it."""
        return self.frame.translate(dimming(_NIGHT_SEEN)) if self._night else self.frame

    def show(self, frame: bytes, now: float) -> None:
        """Show a frame; never raises."""
        changed = frame != self.frame or self._night != self._night_shown
        self.frame, self._night_shown = frame, self._night
        self.number += 1
        if not self._closed and now >= self._retry_at:
            self._bring(self.told(frame), now)
        if changed:
            self._wake()

    def told(self, frame: bytes) -> bytes:
        """What the driver is told for a frame: after gamma, within the supply."""
        return self.limiter.limited(frame.translate(self._gamma))

    def retry_at(self) -> float | None:
        """When a driver that failed is tried again."""
        return self._retry_at if self.fault else None

    def on_frame(self, wake: Callable[[], None]) -> Callable[[], None]:
        """Have ``wake`` called with each frame that looks different; what comes back ends it."""
        self._watchers.append(wake)
        return lambda: self._watchers.remove(wake) if wake in self._watchers else None

    def report(self) -> tuple[str, bool, Text]:
        if self.fault:
            return "lights", False, Text("lights-fault", {"why": self.fault})
        return "lights", True, Text("lights-night" if self._night else "lights-well", {"pixels": len(self.blank) // 3})

    def close(self) -> None:
        """Blank and let go, even of a driver that fails while it is closed."""
        if self._closed:
            return
        self._closed = True
        self.frame = self.blank
        self.number += 1
        driver, self._driver = self._driver, None
        if driver is None:
            return
        try:
            driver.show(self.blank)
        except Exception as error:  # it may still be closed
            self.fault = said(error)
        try:
            driver.close()
        except Exception as error:  # nothing more can be done for it
            self.fault = said(error)

    def _bring(self, told: bytes, now: float) -> None:
        try:
            if self._driver is None:
                self._driver = self._opened()
            self._driver.show(told)
        except Exception as error:  # whatever a driver raises, people are in the middle of a game
            self._failed(error, now)
            return
        self.fault = ""
        self._wait, self._retry_at = FIRST_WAIT, float("-inf")

    def _failed(self, error: Exception, now: float) -> None:
        self.fault = said(error)
        self._retry_at = now + self._wait
        self._wait = min(self._wait * 2, LONGEST_WAIT)
        driver, self._driver = self._driver, None
        if driver is None:
            return
        try:
            driver.close()
        except Exception as second:  # it is broken anyway; opened afresh later
            self.fault += f"; {said(second)}"

    def _wake(self) -> None:
        for wake in tuple(self._watchers):
            try:
                wake()
            except Exception:  # a screen that is gone looks no more
                self._watchers.remove(wake)
