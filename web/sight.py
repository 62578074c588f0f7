"""What a page's template may look at: the table as one role may know it, in that role's words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from companion import house as home
from companion.contract import Fact, Line, Offer, Result, Text, View
from companion.games import FOLDER
from companion.house import House, Seat
from companion.kit.colours import BY_NAME, Colour
from companion.messages import say
from companion.sitting import Happened
from companion.table import Now, Table
from web import offers as asked
from web.language import seat_names, word
from web.role import PHONE, Role, without_phone

TOLD = 12  # lines of "what did I miss?"


class Place(NamedTuple):
    """One of the five seats as a page shows it."""

    number: int
    sitter: Seat | None
    name: str
    colour: Colour | None
    player: int | None
    own: bool
    acting: bool
    phone: bool


@dataclass(frozen=True)
class Sight:
    """Made for each rendering; every name here is a word that templates may use."""

    table: Table | None
    now: Now
    role: Role

    @property
    def house(self) -> House:
        return self.now.house

    @property
    def seat(self) -> int:
        return self.role.seat

    @property
    def on_phone(self) -> bool:
        return self.role.page == PHONE

    @cached_property
    def player(self) -> int | None:
        return self.now.sitting.player(self.seat) if self.seat else None

    @cached_property
    def view(self) -> View | None:
        return self.now.view(self.player)

    @property
    def playing(self) -> bool:
        return self.now.sitting.game is not None

    @cached_property
    def result(self) -> Result | None:
        game = self.now.sitting.game
        return game.result(self.now.sitting.state) if game else None

    @property
    def folder(self) -> Path:
        return FOLDER / (self.house.game or "none")

    @cached_property
    def by_seat(self) -> dict[int, str]:
        return seat_names(self.house, self.role.language)

    @cached_property
    def names(self) -> list[str]:
        """By player number."""
        return [self.by_seat[seat] for seat in self.house.players]

    @cached_property
    def places(self) -> list[Place]:
        return [self._place(number) for number in home.SEATS]

    @property
    def players(self) -> list[Place]:
        """Who plays, in player order."""
        return [self.places[seat - 1] for seat in self.house.players]

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        return self.now.offers(self.seat) if self.seat else ()

    @cached_property
    def buttons(self) -> list[asked.Button]:
        return asked.buttons(self.offers)

    @cached_property
    def listed(self) -> list[asked.Button]:
        return asked.listed(self.offers)

    @property
    def compact(self) -> str:
        return msgspec.json.encode(asked.compact(self.offers)).decode()

    @property
    def acting(self) -> bool:
        return self.seat in self.now.actors()

    @property
    def speaks_for(self) -> bool:
        """This page acts for a seat that has no phone of its own."""
        return self.seat in without_phone(self.house)

    @property
    def speechless(self) -> list[Place]:
        """Those we wait for who have no phone: any phone that sits may help."""
        helped = set(without_phone(self.house)) & set(self.now.actors()) - {self.seat}
        return [place for place in self.places if place.number in helped]

    @property
    def can_undo(self) -> bool:
        return self.now.can_undo(self.seat)

    @property
    def can_ask_undo(self) -> bool:
        sitting = self.now.sitting
        return self.player is not None and sitting.past is not None and sitting.game is not None and sitting.game.undo(sitting.state)

    @property
    def salt_wanted(self) -> bool:
        seat = self.house.seats[self.seat - 1] if self.seat else None
        return seat is not None and not self.playing and not seat.salt

    @property
    def since(self) -> float:
        """The table time at which the present turn began."""
        sitting = self.now.sitting
        return sitting.at - max((sitting.clocks.turn[seat - 1] for seat in sitting.waited), default=0.0)

    def lines(self, player: int) -> list[Line]:
        """A player's lines of the final score."""
        return [line for line in self.result.lines if line.player == player] if self.result else []

    def missed(self) -> list[tuple[str, str]]:
        """The last things that happened, newest first: who, and what, as this role may know it."""
        told: list[tuple[str, str]] = []
        for line in self.now.sitting.happened():
            told.extend(self._told(line))
            if len(told) >= TOLD:
                break
        return told[:TOLD]

    def say(self, text: Text) -> str:
        """A text of the game or the house, in the reader's words."""
        return say(text, self.role.language, self.folder, self.names)

    def ref(self, ref: str) -> str:
        """A ref in words."""
        kind, _, name = ref.partition(":")
        for key in (f"{kind}-{name}", kind):
            said = self.say(Text(key, {"name": name}))
            if said != key:
                return said
        return name

    def word(self, key: str, **args: str | int) -> str:
        return word(key, self.role.language, **args)

    def _told(self, line: Happened) -> list[tuple[str, str]]:
        facts = [fact for fact in line.facts if _may_tell(fact, self.player)]
        return [("", self.say(Text(fact.key, fact.args))) for fact in reversed(facts)]

    def _place(self, number: int) -> Place:
        sitter = self.house.seats[number - 1]
        return Place(
            number,
            sitter,
            self.by_seat.get(number, ""),
            BY_NAME[sitter.colour] if sitter else None,
            self.now.sitting.player(number),
            number == self.seat,
            number in self.now.actors(),
            bool(sitter and sitter.phone),
        )


def _may_tell(fact: Fact, player: int | None) -> bool:
    return not fact.fleeting and (fact.who is None or player in fact.who)


def plain(value: Any) -> str:
    """JSON for an attribute of a page."""
    return msgspec.json.encode(value).decode()
