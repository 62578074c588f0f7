"""Where pins come from: those of the board by gpiozero's factory of that name, or gpiozero's own mock ones."""

from __future__ import annotations

import os
import tempfile
from typing import Any, Protocol

from gpiozero import TonalBuzzer
from gpiozero.pins.mock import MockFactory, MockPWMPin
from gpiozero.tones import Tone

OCTAVES = 2  # each way from A4


class PinsMissing(Exception):
    """The board's pins can't be reached; the sentence says why."""


class Voice(Protocol):
    """What a buzzer needs from its part."""

    def play(self, note: str) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


def board_pins(name: str) -> Any:
    """The pins of the board, by that factory and no other: a silent fallback would be a dead button."""
    os.environ["GPIOZERO_PIN_FACTORY"] = name
    os.environ.setdefault("LG_WD", os.environ.get("RUNTIME_DIRECTORY", "").split(":")[0] or tempfile.gettempdir())
    try:
        return _FACTORIES[name]()
    except Exception as error:  # each factory has its own ways to fail: no library, no chip, no right
        raise PinsMissing(f"{type(error).__name__}: {error}") from error


def mock_pins() -> MockFactory:
    return MockFactory(pin_class=MockPWMPin)


class Tones:
    """A passive buzzer between its pin and ground; gpiozero's tones, two octaves each way from A4."""

    def __init__(self, pin: int, pins: Any) -> None:
        self._part = TonalBuzzer(pin, octaves=OCTAVES, pin_factory=pins)

    def play(self, note: str) -> None:
        self._part.play(Tone(note))

    def stop(self) -> None:
        self._part.stop()

    def close(self) -> None:
        self._part.close()


def _lgpio() -> Any:
    from gpiozero.pins.lgpio import LGPIOFactory

    return LGPIOFactory()


def _rpigpio() -> Any:
    from gpiozero.pins.rpigpio import RPiGPIOFactory

    return RPiGPIOFactory()


_FACTORIES = {"lgpio": _lgpio, "rpigpio": _rpigpio}
