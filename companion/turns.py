"""Turn clocks: whose time runs, what is left of it, for every game; pure, in table time.

A clock never moves a piece: at zero it tells, and counts on. All that can be shown follows from four numbers a seat:
the time it used, the time of its present turn, what it was given back, and what ran through the sand to it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

SEATS = 5
Kind = Literal["up", "limit", "fischer", "bronstein", "sand", "none"]
Times = tuple[float, ...]
_ZERO: Times = (0.0,) * SEATS


class Rule(Struct, frozen=True):
    """How time is kept. ``seconds``: the turn's limit, or everybody's bank; ``plus``: Fischer's increment, Bronstein's delay."""

    kind: Kind = "up"
    seconds: int = 60
    plus: int = 10


class Clocks(Struct, frozen=True):
    """By seat; ``table`` is the time that was nobody's: upkeep, rules questions, the wait for everybody."""

    used: Times = _ZERO
    turn: Times = _ZERO
    given: Times = _ZERO
    sand: Times = _ZERO
    table: float = 0.0


class Face(NamedTuple):
    """What a clock says: seconds, and how fast they run: up, down (-1), or not at all (0)."""

    seconds: float
    rate: float


def pass_time(clocks: Clocks, waited: Collection[int], seats: Collection[int], seconds: float) -> Clocks:
    """``seconds`` go by while the table waits for some of the seats that play, or for nobody."""
    if not waited:
        return replace(clocks, table=clocks.table + seconds)
    others = [seat for seat in seats if seat not in waited]
    share = seconds * len(waited) / len(others) if others else 0.0
    return replace(
        clocks,
        used=_plus(clocks.used, waited, seconds),
        turn=_plus(clocks.turn, waited, seconds),
        sand=_plus(_plus(clocks.sand, others, share), waited, -seconds if others else 0.0),
    )


def hand_on(clocks: Clocks, rule: Rule, before: Collection[int], after: Collection[int]) -> Clocks:
    """The turn goes on: who is done gets back what the rule gives, who is next starts a fresh turn."""
    given, turn = list(clocks.given), list(clocks.turn)
    for seat in set(before) - set(after):
        given[seat - 1] += back(rule, turn[seat - 1])
    for seat in set(after) - set(before):
        turn[seat - 1] = 0.0
    return replace(clocks, given=tuple(given), turn=tuple(turn))


def take_back(clocks: Clocks, then: Clocks) -> Clocks:
    """After an undo the turn goes on where it was, and what was given for ending it is gone again. Time used stays used."""
    return replace(clocks, turn=then.turn, given=then.given)


def back(rule: Rule, turn: float) -> float:
    """What the end of a turn gives to the bank."""
    if rule.kind == "fischer":
        return float(rule.plus)
    return min(float(rule.plus), turn) if rule.kind == "bronstein" else 0.0


def face(clocks: Clocks, rule: Rule, seat: int, bank: int, waited: Collection[int], seats: Collection[int]) -> Face:
    """The clock of a seat; ``bank`` is its own, if it has one. Who is not waited for sees what is left, or all that was used."""
    runs = seat in waited
    used, turn, start = clocks.used[seat - 1], clocks.turn[seat - 1], float(bank or rule.seconds)
    if rule.kind == "limit":
        return Face(start - turn if runs else start, -runs)
    if rule.kind in ("fischer", "bronstein"):
        return Face(start + clocks.given[seat - 1] - used, -runs)
    if rule.kind == "sand":
        return Face(start + clocks.sand[seat - 1], _sand_rate(seat, waited, seats))
    return Face(turn if runs else used, runs)


def _sand_rate(seat: int, waited: Collection[int], seats: Collection[int]) -> float:
    others = len(seats) - len(waited)
    if not others or not waited:
        return 0.0
    return -1.0 if seat in waited else len(waited) / others


def _plus(times: Times, seats: Collection[int], seconds: float) -> Times:
    return tuple(time + seconds if seat in seats else time for seat, time in enumerate(times, 1))
