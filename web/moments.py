"""Dates and durations in the reader's words; a date is only what the clock on the wall said."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from web.language import word


class Moment(NamedTuple):
    """A day in words, the time of day, and the month it belongs to."""

    day: str
    time: str
    month: str
    iso: str

    @classmethod
    def of(cls, wall: str, language: str) -> Moment:
        """A wall clock that can't be read (it never should) is shown as it is."""
        try:
            when = datetime.strptime(wall, "%Y-%m-%d %H:%M:%S")
        except ValueError:
            return cls(wall, "", wall, wall)
        day, month = (word(key, language, day=when.day, month=when.month, year=str(when.year)) for key in ("date-day", "date-month"))
        return cls(day, f"{when:%H:%M}", month, f"{when:%Y-%m-%dT%H:%M}")


def lasted(seconds: float, language: str) -> str:
    """45 s, 12 min, 1 h 05."""
    minutes = round(seconds / 60)
    if minutes < 1:
        return word("lasted-seconds", language, seconds=round(seconds))
    if minutes < 60:
        return word("lasted-minutes", language, minutes=minutes)
    return word("lasted-hours", language, hours=str(minutes // 60), minutes=f"{minutes % 60:02d}")
