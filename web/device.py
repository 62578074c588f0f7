"""What the pages may know of the device: its lights, its buttons, its health."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from companion.contract import Text

BUTTONS = ("pot", "seat:1", "seat:2", "seat:3", "seat:4", "seat:5", "menu")


class Device(Protocol):
    """The firmware's object has this shape; ``virtual`` ones are drawn in the browser and can be pressed there."""

    virtual: bool
    quiet: bool

    def layout(self) -> Sequence[dict[str, object]]:
        """One ``{"place": "arch:red" | "ring" | "pot" | "seat:1", "index": i}`` a pixel, in strip order."""

    def pixels(self) -> tuple[int, bytes]:
        """The number of the last frame and its red, green, blue bytes."""

    def on_frame(self, wake: Callable[[], None]) -> Callable[[], None]:
        """Have ``wake`` called with each new frame; what comes back ends it."""

    def press(self, button: str) -> None: ...

    def release(self, button: str) -> None: ...

    def report(self) -> Sequence[tuple[str, bool, Text]]:
        """Part, whether it is well, and the sentence about it."""


def words_of(device: object) -> Path:
    """The folder whose ``.ftl`` pages put the device's reports into words: where its class lives, unless it says so."""
    import sys

    told = getattr(device, "words", None)
    module = sys.modules[type(device).__module__]
    return Path(told) if told else Path(module.__file__ or ".").parent
