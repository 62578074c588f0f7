"""Finished games: who played, how long, how it ended. All of it follows from the journal; what was worked out once is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from threading import Lock

import msgspec
from msgspec import Struct

from companion.chapters import Chapters
from companion.journal import CannotWrite, Entry, Journal
from companion.sitting import Sitting


class Player(Struct, frozen=True):
    """One who played: points, place (1 is best), seconds used."""

    name: str
    colour: str
    points: int
    place: int
    seconds: float


class Finished(Struct, frozen=True):
    """A game that was played to its end; ``when`` is what the clock on the wall said."""

    chapter: int
    when: str
    game: str
    mode: str
    seconds: float
    ending: str
    players: tuple[Player, ...]


class History:
    def __init__(self, journal: Journal, chapters: Chapters) -> None:
        self._journal, self._chapters = journal, chapters
        self._lock = Lock()  # what is worked out from old rows must not be kept after a name was taken out of them

    def games(self) -> list[Finished]:
        """All of them, newest first."""
        with self._lock:
            return self._games()

    def forget(self, name: str) -> int:
        """Take a name out of everything that is kept; the player stays, called by colour. Says how many rows had it."""
        with self._lock:
            return self._journal.rewrite(lambda move: _without(move, name))

    def finished(self, sitting: Sitting) -> Finished | None:
        """The game on the table, if it is over."""
        return self._finished(sitting, sitting.house.chapter)

    def without(self, entry: Entry, name: str) -> Entry:
        """A row as it will be when the name is forgotten."""
        return entry._replace(move=msgspec.json.encode(_without(msgspec.json.decode(entry.move), name)))

    def _games(self) -> list[Finished]:
        try:
            kept = self._journal.kept()
            missing = [row.chapter for row in self._journal.openings() if row.chapter not in kept]
        except CannotWrite:
            return []
        for chapter in missing[:-1]:  # the last one is still open
            self.keep(self._chapters.position(chapter), chapter)
        records = (msgspec.json.decode(record, type=Finished | None) for record in self._journal.kept().values())
        return sorted((record for record in records if record), key=lambda one: one.chapter, reverse=True)

    def keep(self, sitting: Sitting, chapter: int = 0) -> None:
        """Work out a chapter and keep it; one that came to no end is kept as nothing, so that nobody looks again."""
        number = chapter or sitting.house.chapter
        if number:
            with suppress(CannotWrite):
                self._journal.keep(number, msgspec.json.encode(self._finished(sitting, number)))

    def _finished(self, sitting: Sitting, chapter: int) -> Finished | None:
        result = sitting.game.result(sitting.state) if sitting.game else None
        rows = self._journal.rows(chapter)
        if result is None or not rows:
            return None
        places = {player: place for place, players in _places(result.ranking) for player in players}
        seats = [sitting.house.seats[seat - 1] for seat in sitting.house.players]
        players = tuple(
            Player(seat.name, seat.colour, result.totals[player], places[player], sitting.clocks.used[sitting.house.players[player] - 1])
            for player, seat in enumerate(seats)
            if seat is not None
        )
        seconds = sum(sitting.clocks.used) + sitting.clocks.table
        return Finished(chapter, rows[-1].wall, sitting.house.game, sitting.house.mode, seconds, result.ending, players)


def _places(ranking: Sequence[Sequence[int]]) -> Iterator[tuple[int, Sequence[int]]]:
    """Equals share a place, and the next one counts them."""
    place = 1
    for players in ranking:
        yield place, players
        place += len(players)


def _without(value: object, name: str) -> object:
    """The same move, the name blanked wherever it stands."""
    if isinstance(value, dict):
        return {key: "" if key == "name" and one == name else _without(one, name) for key, one in value.items()}
    return [_without(one, name) for one in value] if isinstance(value, list) else value
