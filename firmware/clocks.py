"""What the turn clocks show and tell, purely: how much is left, when to hurry, a minute gone, over time. Only public time."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, floor
from typing import NamedTuple

from companion import house as home
from companion.contract import Light
from companion.table import Now
from firmware.lights.scene import Lit

DOWN = frozenset({"limit", "fischer", "bronstein", "sand"})
HURRY_SECONDS = 10.0
MINUTE = 60.0
_HAIR = 0.001  # past the moment, so that it is surely over when we wake

Faces = Mapping[int, float]  # seconds, of the seats whose clock runs


class Told(NamedTuple):
    """Something a clock says once: lights, each played once, and a sound."""

    lights: tuple[Light, ...]
    sound: str = ""


class Watch:
    """Looks at the clocks again and again, so that each word is said once."""

    def __init__(self) -> None:
        self.faces: Faces = {}
        self._rule: object = None

    def look(self, now: Now, clock: float) -> list[Told]:
        """What the clocks have said since the last look; after the rule was changed they start afresh."""
        before, rule = self.faces, (now.house.clock, tuple(seat.bank if seat else 0 for seat in now.house.seats))
        self.faces = running(now, clock)
        before, self._rule = (before if rule == self._rule else {}), rule
        return told(now, before, self.faces)


def running(now: Now, clock: float) -> Faces:
    """The clocks that run at a table time: of those we wait for, not in a pause, not where no time is kept."""
    house, sitting = now.house, now.sitting
    if sitting.game is None or house.paused or house.clock.kind == "none":
        return {}
    faces = {seat: sitting.face(seat, clock) for seat in sitting.waited}
    return {seat: face.seconds for seat, face in faces.items() if face.rate}


def lights(now: Now, faces: Faces, at: float) -> tuple[Lit, ...]:
    """The ring runs down with the one who has least left, and is dark when it is over; who is over time beats slowly."""
    if now.house.table_time and not now.house.paused:
        return (Lit(Light("ring", "moon", "tide")),)
    if not faces or now.house.clock.kind not in DOWN:
        return ()
    seat = min(faces, key=lambda one: faces[one])
    late = (Lit(Light(f"seat:{one}", _colour(now, one), "overdue")) for one, left in faces.items() if left <= 0)
    return (_ring(now, seat, faces[seat], at), *late)


def told(now: Now, before: Faces, after: Faces) -> list[Told]:
    """What the clocks say between two looks; a clock that has just begun to run, or was set, says nothing."""
    seats = [seat for seat in after if seat in before]
    if now.house.clock.kind not in DOWN:
        return [Told((Light(f"seat:{seat}", "moon", "swell"),)) for seat in seats if _minutes(before[seat]) < _minutes(after[seat])]
    zero = [seat for seat in seats if before[seat] > 0 >= after[seat]]
    ticks = any(0 < after[seat] <= HURRY_SECONDS and ceil(after[seat]) < ceil(before[seat]) for seat in seats)
    return [_time_is_up(now, seat) for seat in zero] or ([Told((), "tick")] if ticks else [])


def next_word(now: Now, faces: Faces) -> float | None:
    """The seconds until a clock says or shows something else."""
    if now.house.clock.kind not in DOWN:
        return min((MINUTE - seconds % MINUTE + _HAIR for seconds in faces.values()), default=None)
    return min((_until_next(left) + _HAIR for left in faces.values() if left > 0), default=None)


def _until_next(left: float) -> float:
    """Until the hurry begins; then until the next whole second."""
    return left - HURRY_SECONDS if left > HURRY_SECONDS else left - (ceil(left) - 1)


def _ring(now: Now, seat: int, left: float, at: float) -> Lit:
    if left <= 0:
        return Lit(Light("ring", "off"))
    whole = float(home.at(now.house, seat).bank or now.house.clock.seconds)
    effect = "hurry" if left <= HURRY_SECONDS else "countdown"
    return Lit(Light("ring", _colour(now, seat), effect), at - (whole - left), whole)


def _time_is_up(now: Now, seat: int) -> Told:
    colour = _colour(now, seat)
    return Told((Light(f"seat:{seat}", colour, "double_pulse"), Light("ring", colour, "double_pulse")), "time")


def _minutes(seconds: float) -> int:
    return floor(seconds / MINUTE)


def _colour(now: Now, seat: int) -> str:
    return home.at(now.house, seat).colour
