"""What a page's template may look at: the table as one role may know it, in that role's words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from companion import house as home
from companion.contract import Line, Offer, Result, Text, View
from companion.games import FOLDER
from companion.house import House, Seat
from companion.kit.colours import BY_NAME, Colour
from companion.messages import say
from companion.table import Now, Table
from web import offers as asked
from web import recap, timing
from web.language import seat_names, word
from web.role import PHONE, Role, without_phone


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


class Sentence(NamedTuple):
    """Something that happened, in words: its line in the log, when, the seat that did it."""

    number: int
    at: str
    seat: int
    what: str


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
    def picture(self) -> Any:
        """What the game's page needs to draw this view."""
        game = self.now.sitting.game
        return game.picture(self.view) if game and game.picture else None

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
        """What the seat may do; where nothing can ever be taken back nobody is asked twice."""
        offers = self.now.offers(self.seat) if self.seat else ()
        game = self.now.sitting.game
        if game is None or game.undo(self.now.sitting.state):
            return offers
        return tuple(msgspec.structs.replace(offer, final=False) for offer in offers)

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
        """We wait for this seat; in some games others may act meanwhile."""
        return self.seat in self.now.waited()

    @property
    def speaks_for(self) -> bool:
        """This page acts for a seat that has no phone of its own."""
        return self.seat in without_phone(self.house)

    @property
    def speechless(self) -> list[Place]:
        """Those we wait for who have no phone: any phone that sits may help."""
        helped = set(without_phone(self.house)) & set(self.now.waited()) - {self.seat}
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
    def due_ends(self) -> float:
        """The table time at which something happens by itself; 0: nothing will."""
        due = self.now.sitting.due
        return round(due[1], 1) if due else 0.0

    def lines(self, player: int) -> list[Line]:
        """A player's lines of the final score."""
        return [line for line in self.result.lines if line.player == player] if self.result else []

    def dial(self, number: int) -> timing.Dial | None:
        """The clock of a seat."""
        return timing.dial(self.now.sitting, number)

    def missed(self) -> list[Sentence]:
        """What happened since this seat acted last, newest last."""
        return [self._said(told) for told in recap.missed(self.now.sitting, self.seat, self.player)]

    def latest(self, number: int) -> list[Sentence]:
        """The last things that happened, newest first."""
        return [self._said(told) for told in recap.latest(self.now.sitting, self.player, number)]

    def story(self) -> list[Sentence]:
        """The whole game in words, as this role may know it."""
        told = recap.everything(self.now.sitting, self.player)
        return [self._said(one, began=told[0].at) for one in told]

    def say(self, text: Text) -> str:
        """A text of the game or the house, in the reader's words."""
        return say(text, self.role.language, self.folder, self.names)

    def tell(self, key: str, **args: str | int) -> str:
        """A sentence of the game's own page."""
        return self.say(Text(key, args))

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

    def _said(self, told: recap.Told, began: float = 0.0) -> Sentence:
        return Sentence(told.number, timing.in_words(int(told.at - began)), told.seat, self.say(Text(told.fact.key, told.fact.args)))

    def _place(self, number: int) -> Place:
        sitter = self.house.seats[number - 1]
        return Place(
            number,
            sitter,
            self.by_seat.get(number, ""),
            BY_NAME[sitter.colour] if sitter else None,
            self.now.sitting.player(number),
            number == self.seat,
            number in self.now.waited(),
            bool(sitter and sitter.phone),
        )


def plain(value: Any) -> str:
    """JSON for an attribute of a page."""
    return msgspec.json.encode(value).decode()
