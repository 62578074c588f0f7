"""The clocks as pages show them: what each one said when the table last changed, and how fast it runs; phones count on from there."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import NamedTuple

from companion.house import House
from companion.sitting import Sitting
from companion.turns import Kind

KINDS: tuple[Kind, ...] = ("up", "limit", "fischer", "bronstein", "sand", "none")
PRESETS: Mapping[str, tuple[tuple[int, int], ...]] = {  # seconds and plus; the first is taken with the kind
    "up": ((60, 10),),
    "limit": ((60, 10), (30, 10), (120, 10), (300, 10)),
    "fischer": ((600, 10), (300, 5), (1200, 15), (1800, 20)),
    "bronstein": ((600, 10), (300, 5), (1200, 15), (1800, 20)),
    "sand": ((180, 10), (60, 10), (300, 10), (600, 10)),
    "none": ((60, 10),),
}
PLUS = ("fischer", "bronstein")  # kinds that give something back
SHORT, LONG = 15, 60  # steps, below and above three minutes


class Dial(NamedTuple):
    """One clock: its seconds at the table time of the page, the change of them in a second, its words, whether it is past zero."""

    seconds: float
    rate: float
    text: str
    late: bool
    left: bool


class Choice(NamedTuple):
    """One way to keep time, as the lobby offers it."""

    kind: str
    seconds: int
    plus: int
    chosen: bool


def dial(sitting: Sitting, seat: int) -> Dial | None:
    """The clock of a seat that plays, at the end all the time it used; None where no time is kept."""
    kind = sitting.house.clock.kind
    if sitting.game is None or kind == "none" or seat not in sitting.house.players:
        return None
    seconds, rate = (sitting.clocks.used[seat - 1], 0.0) if sitting.over else sitting.face(seat)
    left = kind != "up" and not sitting.over
    return Dial(round(seconds, 2), round(rate, 4), in_words(ceil(seconds) if left else int(seconds)), seconds < 0, left)


def in_words(seconds: int) -> str:
    """1:05, -0:12, 1:00:00: the same as clock.js writes."""
    minutes, rest = divmod(abs(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{'-' if seconds < 0 else ''}{f'{hours}:{minutes:02}' if hours else minutes}:{rest:02}"


def kinds(house: House) -> list[Choice]:
    return [Choice(kind, *PRESETS[kind][0], kind == house.clock.kind) for kind in KINDS]


def presets(house: House) -> list[Choice]:
    """The good numbers of the kind that is chosen, the shortest first; none where there is nothing to choose."""
    rule = house.clock
    numbers = sorted(PRESETS[rule.kind]) if len(PRESETS[rule.kind]) > 1 else []
    given = (rule.seconds, rule.plus if rule.kind in PLUS else PRESETS[rule.kind][0][1])
    return [Choice(rule.kind, seconds, plus, (seconds, plus) == given) for seconds, plus in numbers]


def step_of(seconds: int) -> int:
    return SHORT if seconds < 3 * LONG else LONG
