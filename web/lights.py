"""The patterns of the device's lights and what each one means, for the page of pictures; drawn so that colour is never needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import NamedTuple

from companion.kit.colours import NAMES

SECONDS = 8.0  # as long as a curve of brightness is drawn
STEPS = 96
RING = 12  # dots


class Lamp(NamedTuple):
    """One light of a picture: arch:red, ring, ring:3 (a fifth of it), pot, seat:1; its colour and how it shines."""

    place: str
    colour: str
    effect: str = "steady"


class Pattern(NamedTuple):
    """One picture. ``curve`` is the effect whose brightness is drawn beside it; without one it runs, or is told once."""

    key: str
    lamps: tuple[Lamp, ...]
    curve: str = ""
    dim: bool = False


ANN, BOB, EVE = Lamp("seat:1", "orange"), Lamp("seat:3", "blue"), Lamp("seat:4", "violet")
HERE = (ANN, BOB, EVE)
ORDER = (Lamp("ring:0", "orange", "breathe"), Lamp("ring:1", "blue"), Lamp("ring:2", "violet"))


def _zones(colour: str, number: int, effect: str = "steady") -> tuple[Lamp, ...]:
    """The first zones of the arch."""
    return tuple(Lamp(f"arch:{name}", colour, effect) for name in NAMES[:number])


def _seats(colour: str, number: int, effect: str) -> tuple[Lamp, ...]:
    return tuple(Lamp(f"seat:{seat}", colour, effect) for seat in range(1, number + 1))


CHAPTERS: tuple[tuple[str, tuple[Pattern, ...]], ...] = (
    (
        "gather",
        (
            Pattern("free", (*(Lamp(f"seat:{seat}", "moon", "glimmer") for seat in (2, 5)), *HERE), "glimmer"),
            Pattern("taken", HERE, "steady"),
            Pattern("game", (Lamp("arch:red", "red"), Lamp("arch:orange", "orange", "pulse"), *HERE), "pulse"),
            Pattern("press-pot", (*HERE, Lamp("pot", "gold", "breathe")), "breathe"),
        ),
    ),
    (
        "turns",
        (
            Pattern("chooses", (Lamp("seat:3", "moon", "choose"),)),
            Pattern("awaited", (ANN._replace(effect="breathe"), BOB, EVE), "breathe"),
            Pattern("wave", (BOB._replace(effect="sweep"),)),
            Pattern("out", (ANN, Lamp("seat:3", "off", "dark"), EVE), "dark"),
            Pattern("order", (*HERE, *ORDER), "breathe"),
            Pattern("round-over", (Lamp("ring", "moon", "sweep"), *HERE)),
        ),
    ),
    (
        "time",
        (
            Pattern("minute", (ANN._replace(colour="moon", effect="swell"), BOB, EVE), "swell"),
            Pattern("time-left", (Lamp("ring", "orange", "countdown"), ANN._replace(effect="breathe"), BOB, EVE)),
            Pattern("hurry", (Lamp("ring", "orange", "hurry"), ANN._replace(effect="breathe"), BOB, EVE), "hurry"),
            Pattern("late", (ANN._replace(effect="overdue"), BOB, EVE), "overdue"),
            Pattern("table-time", (Lamp("ring", "moon", "tide"), *HERE), "tide"),
        ),
    ),
    (
        "fingers",
        (
            Pattern("felt", (Lamp("seat:1", "moon", "pressed"), BOB, EVE), "steady"),
            Pattern("pointed", (ANN._replace(effect="pulse"), BOB, EVE), "pulse"),
            Pattern("twice", (ANN._replace(effect="double_pulse"), BOB, EVE), "double_pulse"),
            Pattern("question", (Lamp("ring", "moon", "countdown"), ANN, *(one._replace(effect="pulse") for one in (BOB, EVE))), "pulse"),
            Pattern("spark", (Lamp("arch:blue", "blue", "spin"),)),
        ),
    ),
    (
        "menu",
        (
            Pattern("menu", (*_zones("moon", 2), Lamp("arch:yellow", "moon", "pulse"), Lamp("pot", "gold", "breathe")), "pulse"),
            Pattern("switched", (Lamp("ring", "moon", "pulse"), *HERE), "pulse"),
            Pattern("empties", (*_zones("red", 4, "countdown"), Lamp("ring", "red", "countdown"), *_seats("red", 3, "countdown"))),
        ),
    ),
    (
        "stop",
        (
            Pattern("paused", (*HERE, Lamp("ring", "moon", "slow"), Lamp("pot", "moon", "breathe")), "slow", dim=True),
            Pattern("won", (Lamp("seat:3", "blue", "rainbow"),)),
            Pattern("over", (*(Lamp(f"arch:{name}", name, "rainbow") for name in NAMES),)),
            Pattern("fault", (Lamp("ring", "red", "fault"), Lamp("pot", "red", "double_pulse")), "double_pulse", dim=True),
        ),
    ),
)


def _breath(at: float, period: float) -> float:
    return 0.14 + 0.86 * (1 - cos(2 * pi * at / period)) / 2


def _hill(share: float, centre: float, width: float) -> float:
    away = abs(share - centre) / width
    return (1 + cos(pi * away)) / 2 if away < 1 else 0.0


def _pulse(at: float) -> float:
    share = at / 1.2 % 1
    return max(0.1, _hill(share, 0.22, 0.22), 0.9 * _hill(share, 0.22, 0.5))


def _double(at: float) -> float:
    share = at / 1.6 % 1
    return max(0.06, _hill(share, 0.14, 0.12), _hill(share, 0.42, 0.12))


def _hurry(at: float) -> float:
    share = (SECONDS - at) % 1
    return max(0.25, _hill(share, 1.0, 0.5), _hill(share, 0.0, 0.3))


CURVES: Mapping[str, Callable[[float], float]] = {  # brightness from 0 to 1 at a second
    "steady": lambda _at: 1.0,
    "dark": lambda _at: 0.0,
    "breathe": lambda at: _breath(at, 4.0),
    "glimmer": lambda at: 0.22 + _breath(at, 5.0) / 4,
    "slow": lambda at: _breath(at, 8.0) / 2,
    "pulse": _pulse,
    "double_pulse": _double,
    "hurry": _hurry,
    "swell": lambda at: max(0.14, _hill(at, 1.4, 1.4)),
    "overdue": lambda at: max(0.12, _hill(at % 3, 0.3, 0.3)),
    "tide": lambda at: _breath(at, 4.0),
}


def curve(effect: str) -> str:
    """The points of a line 96 wide and 24 high: how bright it is, second by second."""
    return " ".join(f"{step},{26 - 24 * CURVES[effect](step * SECONDS / STEPS):.1f}" for step in range(STEPS + 1))


def zone(index: int) -> str:
    """One of the seven parts of the arch, as a path."""
    (x0, y0), (x1, y1) = (_on_arch(180 - (index + gap) * 180 / 7) for gap in (0.07, 0.93))
    return f"M{x0:.1f} {y0:.1f}A100 100 0 0 1 {x1:.1f} {y1:.1f}"


def dot(index: int) -> tuple[str, str]:
    """The middle of one dot of the ring, from the back clockwise."""
    angle = 2 * pi * index / RING - pi / 2
    return f"{120 + 54 * cos(angle):.1f}", f"{92 + 15 * sin(angle):.1f}"


def marks(pattern: Pattern) -> list[tuple[int, int]]:
    """Where small arrows point at what is meant: seats and the pot; what runs has an arrow of its own."""
    return [_MEANT[lamp.place] for lamp in pattern.lamps if lamp.place in _MEANT and lamp.effect in _meant(pattern)]


def _meant(pattern: Pattern) -> set[str]:
    """The effects that this picture is about."""
    told = {lamp.effect for lamp in pattern.lamps} - {"steady"}
    return told or {"steady"}


_RISE = (0, 4, 6, 4, 0)  # of the seats, which stand in a bow
_MEANT = {f"seat:{seat}": (30 + 45 * (seat - 1), 138 + rise) for seat, rise in enumerate(_RISE, 1)} | {"pot": (120, 79)}


def _on_arch(degrees: float) -> tuple[float, float]:
    return 120 + 100 * cos(degrees * pi / 180), 112 - 100 * sin(degrees * pi / 180)
