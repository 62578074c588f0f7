"""A real table with a real journal for tests, a clock that is moved by hand, and short ways to say what people do."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

from companion import games
from companion import house as home
from companion.contract import Offer
from companion.journal import Journal
from companion.table import BUTTON, Answer, Command, Table

FOUND = games.find()
_ids = count(1)


class Hand:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


_open: list[Table] = []


def open_table(folder: Path, clock: Hand | None = None, found: games.Found = FOUND) -> Table:
    """A table that is closed at the end of the test, if the test did not."""
    _open.append(Table(Journal(folder), found, clock or Hand()))
    return _open[-1]


def close_all() -> None:
    while _open:
        _open.pop().close()


def say(table: Table, seat: int, move: Any, by: str = BUTTON, name: str = "") -> Answer:
    """A seat says something, with an id of its own unless one is given."""
    return table.submit(Command(name or f"test-{next(_ids)}", seat, move, table.now.serial, by))


def do(table: Table, seat: int, move: Any, by: str = BUTTON) -> int:
    """The same, and it must be accepted."""
    answer = say(table, seat, move, by)
    assert answer.ok, answer
    return answer.serial


def start(table: Table, players: int = 2, game: str = "korrigans", mode: str = games.ASSIST, **options: Any) -> None:
    for seat in range(1, players + 1):
        do(table, 0, home.Sit(seat))
    do(table, 1, home.Choose(game, mode, options))
    do(table, 1, home.Start())


def offer(table: Table, kind: str) -> tuple[int, Offer]:
    """The first seat that may make a move of that kind, and its first such offer."""
    for seat in table.now.actors():
        for one in table.now.offers(seat):
            if type(one.move).__name__ == kind:
                return seat, one
    raise AssertionError(f"nobody is offered {kind}")


def make(table: Table, kind: str) -> int:
    seat, one = offer(table, kind)
    return do(table, seat, one.move)
