"""What happened, for one reader: since the own last action, in the last moments, or all evening. Only what that reader may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, takewhile
from typing import NamedTuple

from companion.contract import Fact
from companion.sitting import Happened, Sitting

MOST = 20  # lines of "what did I miss?"


class Told(NamedTuple):
    """One sentence to be said: the number of its line in the log, when (table time), whose move, what."""

    number: int
    at: float
    seat: int
    fact: Fact


def missed(sitting: Sitting, seat: int, player: int | None) -> list[Told]:
    """Since the seat acted last, newest last; who has no seat has missed the last moments."""
    since = takewhile(lambda line: not seat or line.seat != seat, sitting.happened())
    return _oldest_first(islice(_told(since, player), MOST))


def latest(sitting: Sitting, player: int | None, number: int) -> list[Told]:
    """The last few things, newest first."""
    return list(islice(_told(sitting.happened(), player), number))


def everything(sitting: Sitting, player: int | None) -> list[Told]:
    """The whole game, in the order in which it happened."""
    return _oldest_first(_told(sitting.happened(), player))


def may_know(fact: Fact, player: int | None) -> bool:
    """A fleeting fact is gone with the view that showed it."""
    return not fact.fleeting and (fact.who is None or player in fact.who)


def _told(lines: Iterable[Happened], player: int | None) -> Iterator[Told]:
    for line in lines:
        for fact in reversed(line.facts):
            if may_know(fact, player):
                yield Told(line.number, line.at, line.seat, fact)


def _oldest_first(told: Iterable[Told]) -> list[Told]:
    return list(told)[::-1]
