"""The device whole: its parts, what a page may ask of it, and what it reports about itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from companion.contract import Text
from firmware.buttons import Buttons
from firmware.buzzer import Buzzer
from firmware.lights.frame import Layout
from firmware.lights.strip import Strip
from firmware.wiring import Wiring

Line = tuple[str, bool, Text]


class NotVirtual(Exception):
    """Buttons of metal are pressed by fingers."""


class NoSuchButton(Exception):
    """There is no button of that name."""


class Device:
    """Buttons, strip and buzzer of one table. Closing it blanks the strip; closing twice is fine."""

    words = Path(__file__).parent  # where its reports are put into words

    def __init__(
        self, wiring: Wiring, buttons: Buttons, strip: Strip, buzzer: Buzzer, mock: Any = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.wiring, self.buttons, self.strip, self.buzzer = wiring, buttons, strip, buzzer
        self.clock = clock
        self.virtual = mock is not None
        self.stuck: tuple[str, ...] = ()  # told by the loop
        self.stumble = ""  # what last went wrong in the loop itself
        self.places = Layout(wiring.strip)
        self._mock = mock

    @property
    def quiet(self) -> bool:
        return self.buzzer.quiet

    @quiet.setter
    def quiet(self, quiet: bool) -> None:
        self.buzzer.quiet = quiet

    @property
    def night(self) -> bool:
        return self.strip.night

    @night.setter
    def night(self, night: bool) -> None:
        self.strip.night = night

    def layout(self) -> list[dict[str, object]]:
        """One ``{"place": ..., "index": ...}`` a pixel, in the order of the strip."""
        return self.places.each_pixel()

    def pixels(self) -> tuple[int, bytes]:
        """The number of the last frame and its bytes as an eye should see them, before gamma."""
        return self.strip.number, self.strip.seen()

    def on_frame(self, wake: Callable[[], None]) -> Callable[[], None]:
        return self.strip.on_frame(wake)

    def press(self, button: str) -> None:
        self._pin(button).drive_low()

    def release(self, button: str) -> None:
        self._pin(button).drive_high()

    def report(self) -> list[Line]:
        """How each part is: its name, whether it is well, and a sentence."""
        return [*self._about_buttons(), self.strip.report(), self._about_supply(), self.buzzer.report(), *self._about_loop()]

    def close(self) -> None:
        """Lights first: whatever else fails, the strip goes dark."""
        try:
            self.strip.close()
        finally:
            self.buzzer.close()
            self.buttons.close()
            if self._mock is not None:
                self._mock.reset()

    def __enter__(self) -> Device:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def _pin(self, button: str) -> Any:
        if self._mock is None:
            raise NotVirtual(button)
        if button not in self.wiring.buttons:
            raise NoSuchButton(button)
        return self._mock.pin(self.wiring.buttons[button])

    def _about_buttons(self) -> list[Line]:
        if not self.buttons.alive:
            return [("buttons", False, Text("buttons-dead"))]
        if self.buttons.lost:
            return [("buttons", False, Text("buttons-lost", {"count": self.buttons.lost}))]
        stuck = [("buttons", False, Text("button-stuck", {"button": f"button:{name.replace(':', '-')}"})) for name in self.stuck]
        key = "buttons-virtual" if self.virtual else "buttons-well"
        return [*stuck] or [("buttons", True, Text(key, {"count": len(self.wiring.buttons)}))]

    def _about_supply(self) -> Line:
        drawn = self.strip.limiter.milliamps(self.strip.told(self.strip.frame))
        return "supply", True, Text("supply-well", {"milliamps": round(drawn), "budget": round(self.wiring.milliamps)})

    def _about_loop(self) -> list[Line]:
        return [("loop", False, Text("loop-stumbled", {"why": self.stumble}))] if self.stumble else []
