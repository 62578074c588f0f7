"""What the lobby offers: the games and modes that have a page, their options, and those that could not be loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from companion.contract import Game, Text
from companion.games import FOLDER, Found
from companion.house import House
from companion.messages import has, say
from companion.options import choices, read


class Value(NamedTuple):
    """One value of an option, in words."""

    value: str
    label: str
    chosen: bool


class Question(NamedTuple):
    name: str
    label: str
    values: list[Value]


class Card(NamedTuple):
    """A game one can choose, with the box or without."""

    game: str
    mode: str
    title: str
    tagline: str
    least: int
    most: int
    chosen: bool
    questions: list[Question]


def cards(found: Found, house: House, language: str, folder: Path = FOLDER) -> list[Card]:
    """The modes that have a page; the first one stands chosen when nobody has."""
    offered = [(key, game) for key, game in found.games.items() if (folder / key[0] / f"{key[1]}.html").exists()]
    wanted = (house.game, house.mode)
    if offered and wanted not in [key for key, _game in offered]:
        wanted = offered[0][0]
    return [_card(key, game, house, language, folder / key[0], key == wanted) for key, game in offered]


def _card(key: tuple[str, str], game: Game[Any], house: House, language: str, folder: Path, chosen: bool) -> Card:
    given = house.options if chosen and house.game == key[0] and house.mode == key[1] else {}
    title, tagline = (say(Text(name), language, folder) for name in ("title", "tagline"))
    players = game.players
    return Card(*key, title, tagline, players[0], players[-1], chosen, _questions(game, given, language, folder))


def _questions(game: Game[Any], given: dict[str, Any], language: str, folder: Path) -> list[Question]:
    now = read(game.Options, given)

    def value(name: str, value: Any) -> Value:
        label = _label(f"option-{name}-{str(value).lower()}", str(value), language, folder)
        return Value(str(value), label, getattr(now, name) == value)

    return [
        Question(
            choice.name, _label(f"option-{choice.name}", choice.name, language, folder), [value(choice.name, one) for one in choice.values]
        )
        for choice in choices(game.Options)
        if choice.values
    ]


def _label(key: str, otherwise: str, language: str, folder: Path) -> str:
    """The game's word, else the page's (yes and no), else the bare name."""
    from web.language import word

    if has(key, language, folder):
        return say(Text(key), language, folder)
    plain = {"True": "yes", "False": "no"}.get(otherwise)
    return word(plain, language) if plain else otherwise.replace("_", " ")
