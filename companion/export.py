"""Finished games for taking away, and told again in words; a game that is still being played keeps its secrets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from companion.chapters import Chapters
from companion.contract import Text
from companion.games import FOLDER, Found
from companion.house import House, taken
from companion.journal import Journal
from companion.messages import say
from companion.sitting import Sitting
from companion.step import decoded, step


def exported(journal: Journal, found: Found) -> dict[str, Any]:
    """All chapters; the moves of those whose game is finished, without what belongs to the phones."""
    chapters, told = Chapters(journal, found), []
    for opening in journal.openings():
        over = chapters.position(opening.chapter).over
        moves = [
            {"chapter": row.chapter, "seat": row.seat, "at": row.at, "wall": row.wall, "move": _public(msgspec.json.decode(row.move))}
            for row in (chapters.rows(opening.chapter) if over else ())
        ]
        told.append({"chapter": opening.chapter, "finished": over, "entries": moves})
    return {"cauldron": 1, "chapters": told}


def retold(kept: dict[str, Any], found: Found, language: str = "en") -> Iterator[str]:
    """An export in words: what happened, in order, and who won."""
    for chapter in kept["chapters"]:
        yield f"chapter {chapter['chapter']}: {'finished' if chapter['finished'] else 'not finished, not exported'}"
        yield from _lived(chapter["entries"], found, language)


def _lived(entries: list[dict[str, Any]], found: Found, language: str) -> Iterator[str]:
    sitting = Sitting(found, House(), kept=lambda _chapter: sitting)  # what is taken up is what the rows before it led to
    for row in entries:
        before = sitting.log
        sitting = step(sitting, row["seat"], decoded(sitting, msgspec.json.encode(row["move"])), row["at"])
        if sitting.log is not None and sitting.log is not before:
            yield from _told(sitting, language)


_NOBODY: dict[str, object] = {"phone": "", "phones": []}


def _public(move: Any) -> Any:
    """The same move with the phones' ids blanked, wherever they stand; salts stay: the luck can't be checked without."""
    if isinstance(move, dict):
        return {name: _NOBODY[name] if name in _NOBODY else _public(value) for name, value in move.items()}
    return [_public(one) for one in move] if isinstance(move, list) else move


def _told(sitting: Sitting, language: str) -> Iterator[str]:
    assert sitting.log is not None
    names = seat_names(sitting.house, language)
    for fact in sitting.log.facts:
        if fact.who is None and not fact.fleeting:
            yield f"  {say(Text(fact.key, fact.args), language, FOLDER / sitting.house.game, names)}"


def seat_names(house: House, language: str) -> list[str]:
    """The players' names in player order; a seat without a name is called by its colour."""
    seats = [house.seats[seat - 1] for seat in house.players or taken(house)]
    return [seat.name or say(Text(f"colour-{seat.colour}"), language).capitalize() for seat in seats if seat]
