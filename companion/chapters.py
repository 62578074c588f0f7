"""The chapters of the journal: each game from its lobby to its end, also one that was put aside and taken up again."""

from __future__ import annotations

from collections.abc import Iterator

from companion.contract import Refused
from companion.games import Found
from companion.house import House, Open, TakeUp
from companion.journal import CannotWrite, Entry, Journal
from companion.sitting import Sitting
from companion.step import decoded, step


class Chapters:
    """Finds earlier positions by living them again; the first row of a chapter says how it began."""

    def __init__(self, journal: Journal, found: Found) -> None:
        self._journal, self._found = journal, found

    def blank(self) -> Sitting:
        """Before the first row of a chapter."""
        return Sitting(self._found, House(), kept=self.position)

    def position(self, chapter: int) -> Sitting:
        """How a chapter ended, as far as these rules understand it."""
        sitting = self.blank()
        for _row, after in self.lived(self._journal.rows(chapter)):
            sitting = after
        return sitting

    def lived(self, rows: list[Entry]) -> Iterator[tuple[Entry, Sitting]]:
        """The rows one after the other, each with the position after it; it ends where these rules don't follow."""
        sitting = self.blank()
        for row in rows:
            try:
                sitting = step(sitting, row.seat, decoded(sitting, row.move), row.at)
            except Refused:
                return
            yield row, sitting

    def rows(self, chapter: int) -> list[Entry]:
        """All rows of a game: those of the chapter it was put aside in come first."""
        rows = self._journal.rows(chapter)
        began = decoded(self.blank(), rows[0].move) if rows else None
        return [*self.rows(began.chapter), *rows] if isinstance(began, TakeUp) and began.chapter < chapter else rows

    def put_aside(self) -> list[int]:
        """The chapters that wait for another evening, newest first."""
        waiting: set[int] = set()
        try:
            for row in self._journal.openings():
                began = decoded(self.blank(), row.move)
                if isinstance(began, Open) and began.aside:
                    waiting.add(row.chapter - 1)
                elif isinstance(began, TakeUp):
                    waiting.discard(began.chapter)
        except CannotWrite:
            return []  # the card can't be read now, and that is said elsewhere
        return sorted(waiting, reverse=True)
