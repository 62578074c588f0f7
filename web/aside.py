"""The games that were put aside, as the lobby lists them: what, who, when, and where they stopped."""

from __future__ import annotations

from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from companion.contract import Text
from companion.games import FOLDER
from companion.kit.colours import BY_NAME, Colour
from companion.messages import say
from companion.table import Table
from web.language import seat_names, word
from web.moments import Moment


class Aside(NamedTuple):
    chapter: int
    title: str
    mode: str
    caption: str
    when: Moment
    people: list[tuple[Colour, str]]
    names: list[str]


_shelf: WeakKeyDictionary[Table, tuple[Any, dict[str, list[Aside]]]] = WeakKeyDictionary()


def put_aside(table: Table, language: str) -> list[Aside]:
    """Newest first. They are lived again to be shown, so they are looked up once for each evening's chapter, or forgotten name."""
    mark = (table.now.house.chapter, table.forgotten)
    known, lists = _shelf.get(table, (None, {}))
    if known != mark:
        lists = {}
        _shelf[table] = (mark, lists)
    if language not in lists:
        found = [_aside(table, chapter, language) for chapter in table.chapters.put_aside()]
        lists[language] = [one for one in found if one]
    return lists[language]


def _aside(table: Table, chapter: int, language: str) -> Aside | None:
    """Nothing, for one that today's rules don't follow."""
    sitting = table.chapters.position(chapter)
    house, rows = sitting.house, table.journal.rows(chapter)
    if sitting.game is None or sitting.over:
        return None
    folder, names = FOLDER / house.game, seat_names(house, language)
    title = say(Text("title"), language, folder)
    caption = say(sitting.game.view(sitting.state, None).caption, language, folder, [names[seat] for seat in house.players])
    people = [(BY_NAME[seat.colour], names[number]) for number, seat in enumerate(house.seats, 1) if seat and number in house.players]
    mode = word(f"mode-{house.mode}", language)
    return Aside(chapter, title, mode, caption, Moment.of(rows[-1].wall, language), people, [seat.name for seat in house.seats if seat])
