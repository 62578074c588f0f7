"""Who is at the table, as the pages show it: whose phone, who is host, which seats can be taken, which games wait."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from companion import house as home
from companion.house import Seat
from companion.undo import PROPOSAL_SECONDS
from web.aside import Aside, put_aside
from web.sight import Place, Sight


class Takeable(NamedTuple):
    """A seat that a phone may take now: ``kind`` is free, back (somebody left it) or over (it has no phone)."""

    place: Place
    kind: str


@dataclass(frozen=True)
class People:
    """Made beside a Sight; every name here is a word that templates may use."""

    sight: Sight

    @cached_property
    def own(self) -> tuple[int, ...]:
        """The seats of the phone that looks; guests have none."""
        seat = self._seat(self.sight.role.curtain or self.sight.seat)
        return home.seats_of(self.sight.house, seat.phone) if seat else ()

    @property
    def others_of_mine(self) -> list[Place]:
        """The other seats of this phone, which are reached behind the curtain."""
        shown = self.sight.role.curtain or self.sight.seat
        return [self.sight.places[seat - 1] for seat in self.own if seat != shown]

    @property
    def is_host(self) -> bool:
        return self.sight.house.host in self.own

    @property
    def awaited(self) -> list[Place]:
        """Those of this phone whose word is asked for: may the last move be taken back?"""
        proposal, house = self.sight.house.proposal, self.sight.house
        seats = (seat for seat in self.own if proposal and seat in house.players and seat not in (proposal.seat, *proposal.agreed))
        return [self.sight.places[seat - 1] for seat in seats]

    @property
    def agreed(self) -> str:
        """Who has said yes so far."""
        proposal = self.sight.house.proposal
        return ", ".join(self.sight.by_seat[seat] for seat in proposal.agreed) if proposal else ""

    @property
    def proposal_ends(self) -> float:
        """The table time at which nobody's answer is a no."""
        return round(self.sight.now.sitting.proposed_at + PROPOSAL_SECONDS, 1)

    @cached_property
    def takeable(self) -> list[Takeable]:
        """The seats that a phone may take now."""
        kinds = ((place, self._kind(place)) for place in self.sight.places)
        return [Takeable(place, kind) for place, kind in kinds if kind]

    @property
    def taken_up(self) -> bool:
        """A game was just taken up again: who is here?"""
        sitting = self.sight.now.sitting
        lines = islice(sitting.happened(), len(home.SEATS))
        return sitting.house.paused and any(fact.key == "taken-up" for line in lines for fact in line.facts)

    @property
    def unsalted(self) -> tuple[int, ...]:
        """The seats of this phone that have not yet added to the luck of the next game."""
        return () if self.sight.playing else tuple(seat for seat in self.own if not home.at(self.sight.house, seat).salt)

    @property
    def salted(self) -> bool:
        """Every phone has added its own luck: the next game may begin."""
        return all(seat.salt for seat in self.sight.house.seats if seat and seat.phone)

    @cached_property
    def aside(self) -> list[Aside]:
        """The games that wait for another evening."""
        return put_aside(self.sight.table, self.sight.role.language) if self.sight.table else []

    def _seat(self, number: int) -> Seat | None:
        return self.sight.house.seats[number - 1] if number else None

    def _kind(self, place: Place) -> str:
        game, house = self.sight.now.sitting.game, self.sight.house
        if place.phone or self.sight.result:
            return ""
        if place.sitter is not None:
            return "back" if place.sitter.away else "over"
        late = game is None or (game.join is not None and len(house.players) + 1 in game.players)
        return "free" if late else ""
