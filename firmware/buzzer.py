"""Tunes as functions of time, and the buzzer that follows them; nothing here ever waits."""

from __future__ import annotations

from typing import NamedTuple

from companion.contract import Text
from companion.kit.colours import SEVEN
from firmware.pins import Voice
from firmware.said import said

Tune = tuple[tuple[str, float], ...]  # note ("" is silence) and seconds

TUNES: dict[str, Tune] = {
    "turn": (("E5", 0.09), ("", 0.03), ("A5", 0.14)),
    "draw": (("A4", 0.08), ("", 0.03), ("A4", 0.08)),
    "join": (("C5", 0.09), ("E5", 0.09), ("G5", 0.16)),
    "leave": (("G5", 0.09), ("E5", 0.09), ("C5", 0.16)),
    "win": (("C5", 0.12), ("E5", 0.12), ("G5", 0.12), ("C6", 0.18), ("", 0.05), ("G5", 0.12), ("C6", 0.36)),
    "no": (("D4", 0.09), ("", 0.05), ("D4", 0.16)),
    "tick": (("A5", 0.03),),
    "reveal": (("D5", 0.08), ("F5", 0.08), ("A5", 0.2)),
    "time": (("A5", 0.12), ("", 0.05), ("A5", 0.12), ("", 0.05), ("D5", 0.3)),
    "gold": (("G5", 0.07), ("B5", 0.07), ("D6", 0.07), ("G6", 0.3)),
} | {colour.name: ((colour.note, 0.35),) for colour in SEVEN}
REST = 0.06  # between two tunes


def seconds(tune: Tune) -> float:
    return sum(length for _note, length in tune)


def sounding(tune: Tune, passed: float) -> tuple[str, float]:
    """The note that sounds at a moment of a tune, and how long it still will; ("", 0) when it is over."""
    for note, length in tune:
        if passed < length:
            return note, length - passed
        passed -= length
    return "", 0.0


class Played(NamedTuple):
    tune: Tune
    at: float


class Buzzer:
    """Follows its tunes when ``step`` is called; quiet: it follows them in silence. A part that fails is told, not heard."""

    def __init__(self, voice: Voice) -> None:
        self.quiet = False
        self.fault = ""
        self._voice = voice
        self._waiting: list[Played] = []
        self._note = ""

    def play(self, name: str, at: float) -> None:
        """Play a cue or a colour's pitch at that time, after what still sounds then."""
        tune = TUNES.get(name)
        if tune is None:
            return
        self._queue(tune, at)

    def hasten(self, at: float) -> None:
        """Somebody goes on: what was to sound later sounds now."""
        later = [played for played in self._waiting if played.at > at]
        self._waiting = [played for played in self._waiting if played.at <= at]
        for played in later:
            self._queue(played.tune, at)

    def hush(self) -> None:
        """Forget what was to be played."""
        self._waiting = []

    def step(self, now: float) -> float | None:
        """Sound what is due now; when the next change comes, if one will."""
        while self._waiting and now - self._waiting[0].at >= seconds(self._waiting[0].tune):
            self._waiting.pop(0)
        if not self._waiting:
            self._sound("")
            return None
        first = self._waiting[0]
        if now < first.at:
            self._sound("")
            return first.at
        note, rest = sounding(first.tune, now - first.at)
        self._sound(note)
        return now + rest

    def report(self) -> tuple[str, bool, Text]:
        if self.fault:
            return "buzzer", False, Text("buzzer-fault", {"why": self.fault})
        return "buzzer", True, Text("buzzer-quiet" if self.quiet else "buzzer-well")

    def close(self) -> None:
        self.hush()
        self._sound("")
        self._voice.close()

    def _queue(self, tune: Tune, at: float) -> None:
        ends = [played.at + seconds(played.tune) + REST for played in self._waiting]
        self._waiting.append(Played(tune, max([at, *ends])))

    def _sound(self, note: str) -> None:
        note = "" if self.quiet else note
        if note == self._note:
            return
        self._note = note
        try:
            if note:
                self._voice.play(note)
            else:
                self._voice.stop()
            self.fault = ""
        except Exception as error:  # a broken buzzer must not end a game
            self.fault = said(error)
