"""Which language a phone reads, and the words of the pages."""

from __future__ import annotations

from pathlib import Path

from companion.contract import Text
from companion.house import House
from companion.messages import LANGUAGES, say

COOKIE = "language"
WORDS = Path(__file__).parent / "words"


def chosen(cookie: str | None, accept: str | None, table: str) -> str:
    """What the phone chose, else what its browser asks for, else what the table speaks."""
    if cookie in LANGUAGES:
        return str(cookie)
    wishes = sorted((_wish(part) for part in (accept or "")[:200].split(",")), reverse=True)
    return next((language for _weight, language in wishes if language in LANGUAGES), table)


def word(key: str, language: str, **args: str | int) -> str:
    """A sentence of the pages."""
    return say(Text(key, args), language, WORDS)


def seat_names(house: House, language: str) -> dict[int, str]:
    """Everybody by seat; who gave no name is called by colour."""
    return {number: seat.name or word(f"colour-{seat.colour}", language).capitalize() for number, seat in enumerate(house.seats, 1) if seat}


def _wish(part: str) -> tuple[float, str]:
    tag, _, weight = part.strip().partition(";q=")
    try:
        return float(weight or 1), tag[:2].lower()
    except ValueError:
        return 0.0, ""
