"""Beside the boxed game: what people tell the table, and what it keeps in mind."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from companion.games.korrigans.rainbow import Draw, EndTurn, PutCloud, PutSun, Rainbow
from companion.games.korrigans.score import Sheet

DRAW, PUT, TURN, CAULDRON, LAST, SHEETS, OVER = "draw", "put", "turn", "cauldron", "last", "sheets", "over"


class Options(Struct, frozen=True):
    bag: Literal["box", "cloth"] = "box"  # whose bag: the table's own luck, or the bag of cloth from the box
    map: str = ""  # the text of the box's board, to name the fields where gold may appear; empty: only cells are named


class Drew(Struct, frozen=True, tag=True):
    """A hand drew this colour from the bag of cloth."""

    colour: str


class CauldronPlaced(Struct, frozen=True, tag=True):
    """The figurine stands on its field."""


class Write(Struct, frozen=True, tag=True):
    """One line of the own score sheet."""

    line: str
    number: int


class Done(Struct, frozen=True, tag=True):
    """The own sheet is right."""


Move = Draw | Drew | PutSun | PutCloud | EndTurn | CauldronPlaced | Write | Done


class State(Struct, frozen=True):
    colours: tuple[str, ...]  # of the players, for their lights
    first: int
    cloth: bool
    map: str
    rainbow: Rainbow
    phase: str
    round: int
    holder: int  # of the bag
    turn: int
    sheets: tuple[Sheet, ...]
    done: tuple[bool, ...]
