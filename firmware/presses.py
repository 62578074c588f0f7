"""From edges to presses, purely: what chatters is one press, what is held is a hold, what never ends is stuck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from firmware.wiring import Wiring

AT_ONCE = frozenset({"pot"})  # has no hold, so it need not wait for the release; where a press is a race, seats don't either
LONG = {"menu": 6.0}  # held on for so many seconds means something else again


class Edge(NamedTuple):
    """A pin that changed, stamped when it did."""

    button: str
    down: bool
    at: float


class Press(NamedTuple):
    """A button that was pressed; ``at`` is when the finger came down."""

    button: str
    at: float
    held: bool = False
    long: bool = False  # after the hold was told, the finger stayed
    at_once: bool = False  # told as the finger came down: no hold follows


@dataclass(frozen=True)
class Finger:
    """One button: what the pin last said and when, what we take it for, and what was made of this press already.

    ``used`` means that the press was told (or must not be), ``long_used`` the same of a very long one.
    """

    level: bool = False
    edge_at: float = float("-inf")
    down: bool = False
    down_at: float = 0.0
    used: bool = False
    long_used: bool = False
    stuck: bool = False


class Presses:
    """All buttons. Feed edges in the order they came, then let time pass; both give the presses they make.

    ``at_once`` are the buttons that act as they come down: whoever feeds keeps it up to date."""

    def __init__(self, wiring: Wiring, down_at_start: Iterable[str] = (), now: float = 0.0) -> None:
        self.at_once = AT_ONCE
        self._hold, self._guard, self._stuck = wiring.hold_seconds, wiring.guard_seconds, wiring.stuck_seconds
        self._fingers = dict.fromkeys(wiring.buttons, Finger())
        self._fingers |= {name: Finger(level=True, down=True, down_at=now, used=True, long_used=True) for name in down_at_start}

    @property
    def stuck(self) -> tuple[str, ...]:
        """The buttons that are held longer than any finger would."""
        return tuple(name for name, finger in self._fingers.items() if finger.stuck)

    @property
    def down(self) -> tuple[str, ...]:
        return tuple(name for name, finger in self._fingers.items() if finger.down and not finger.stuck)

    def forget(self) -> None:
        """Whatever is down now has done its work: nothing comes from it before the release."""
        for name, finger in self._fingers.items():
            if finger.down:
                self._fingers[name] = replace(finger, used=True, long_used=True)

    def edge(self, edge: Edge) -> Iterator[Press]:
        """The first edge after quiet counts at once; edges in its chatter only say how it will settle."""
        yield from self._pass(edge.button, edge.at)
        finger = self._fingers[edge.button]
        quiet = edge.at - finger.edge_at >= self._guard
        finger = replace(finger, level=edge.down, edge_at=edge.at)
        self._fingers[edge.button] = finger
        if quiet and finger.level != finger.down:
            yield from self._turn(edge.button, edge.at)

    def pass_time(self, now: float, really: Mapping[str, bool] | None = None) -> Iterator[Press]:
        """What follows from time alone: chatter settles, a press becomes a hold, a hold becomes stuck.

        ``really`` is what the pins say now: an edge that got lost is mended by it."""
        for name in self._fingers:
            yield from self._pass(name, now)
        for name, down in (really or {}).items():
            finger = self._fingers[name]
            if down != finger.level and now - finger.edge_at >= self._guard:
                yield from self.edge(Edge(name, down, now))

    def next_change(self) -> float | None:
        """When time alone will change something, if it will."""
        times = [time for name, finger in self._fingers.items() for time in self._times(name, finger)]
        return min(times) if times else None

    def _times(self, name: str, finger: Finger) -> Iterator[float]:
        if finger.level != finger.down:
            yield finger.edge_at + self._guard
        if finger.down and not finger.used:
            yield finger.down_at + self._hold
        elif finger.down and name in LONG and not finger.long_used:
            yield finger.down_at + LONG[name]
        elif finger.down and not finger.stuck:
            yield finger.down_at + self._stuck

    def _pass(self, name: str, now: float) -> Iterator[Press]:
        finger = self._fingers[name]
        if finger.level != finger.down and now - finger.edge_at >= self._guard:
            yield from self._turn(name, finger.edge_at)
            finger = self._fingers[name]
        if not finger.down:
            return
        if not finger.used and now - finger.down_at >= self._hold:
            self._fingers[name] = finger = replace(finger, used=True)
            yield Press(name, finger.down_at, held=True)
        if name in LONG and not finger.long_used and now - finger.down_at >= LONG[name]:
            self._fingers[name] = finger = replace(finger, long_used=True)
            yield Press(name, finger.down_at, held=True, long=True)
        if not finger.stuck and now - finger.down_at >= self._stuck:
            self._fingers[name] = replace(finger, used=True, long_used=True, stuck=True)

    def _turn(self, name: str, at: float) -> Iterator[Press]:
        """The button goes down or comes up."""
        finger = self._fingers[name]
        if not finger.down:
            at_once = name in self.at_once
            self._fingers[name] = replace(finger, down=True, down_at=at, used=at_once)
            if at_once:
                yield Press(name, at, at_once=True)
            return
        self._fingers[name] = replace(finger, down=False, used=False, long_used=False, stuck=False)
        if not finger.used:
            held = at - finger.down_at >= self._hold
            yield Press(name, finger.down_at, held)
