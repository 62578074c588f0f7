"""The rainbow line on the table: a value that knows its beginning, its building end, its pots, and whether it is turned.

Cards lie from left to right. A line grows at its right end; a unicorn turns it, and from then on it grows at its left end.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

SEVEN = tuple(range(7))  # red to violet
RAINBOW, POT, UNICORN = 7, 8, 9
NEIGHBOURS = tuple(((colour - 1) % 7, (colour + 1) % 7) for colour in SEVEN)  # the scale is a circle (R20)
SHORTEST = 3  # cards in a wholly taken rainbow (R30)


class Laid(Struct, frozen=True):
    """A card in the line and what it shows: a colour, or POT or UNICORN when it acts as one."""

    card: int
    shows: int


LAID = tuple(tuple(Laid(card, shows) for shows in range(10)) for card in range(10))
Row = tuple[Laid, ...]


class Line(Struct, frozen=True):
    """The row of cards; an empty one waits for somebody to begin it."""

    row: Row = ()
    turned: bool = False

    @property
    def building(self) -> int:
        """The colour to build upon: first from the building end that is neither pot nor unicorn (R48)."""
        return _first_colour(self.row if self.turned else reversed(self.row))

    @property
    def beginning(self) -> int:
        """The colour that completes: first from the other end that is neither pot nor unicorn (R42, R45)."""
        return _first_colour(reversed(self.row) if self.turned else self.row)

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours that may be played now (R20); any may begin."""
        return NEIGHBOURS[self.building] if self.row else SEVEN

    def accepts(self, shows: int) -> bool:
        """Pots and unicorns go on any line but begin none (R32)."""
        return shows in self.colours or (shows >= POT and bool(self.row))

    def completes(self, shows: int) -> bool:
        """Whether a legal card takes something: the beginning's colour (R30), or a unicorn on a turned line (R43)."""
        if shows == UNICORN:
            return self.turned
        return bool(self.row) and shows == self.beginning

    def takes_all(self, shows: int) -> bool:
        """Whether a legal card takes the whole line: only a unicorn ignores a pot that divides it (R46)."""
        return self.completes(shows) and (shows == UNICORN or self._dividing_pot() is None)

    def extended(self, card: Laid) -> Line:
        """The line with a card more at its building end, and nothing else: so a centre card joins it (R27)."""
        return Line((card, *self.row) if self.turned else (*self.row, card), self.turned)

    def played(self, card: Laid) -> tuple[Line, Row]:
        """The line after a legal card was played, and the cards that its player takes."""
        longer = self.extended(card)
        if not self.completes(card.shows):
            return (Line(longer.row, True) if card.shows == UNICORN else longer), ()
        if not self.takes_all(card.shows):
            return longer._divided()
        assert len(longer.row) >= SHORTEST, "R30: the rules make shorter rainbows impossible"
        return Line(), longer.row

    def _divided(self) -> tuple[Line, Row]:
        """What stays and what is taken: from the building end up to the nearest pot that divides, and that pot (R41, R44)."""
        pot = self._dividing_pot()
        assert pot is not None
        if self.turned:
            return Line(self.row[pot + 1 :], True), self.row[: pot + 1]
        return Line(self.row[:pot]), self.row[pot:]

    def _dividing_pot(self) -> int | None:
        """Where the pot nearest to the building end lies; pots right beside the unicorn divide nothing (R45)."""
        pots = [place for place, laid in enumerate(self.row) if laid.shows == POT]
        if not pots:
            return None
        if not self.turned:
            return pots[-1]
        beside = all(laid.shows >= POT for laid in self.row[pots[0] :])
        return None if beside else pots[0]


def _first_colour(row: Iterable[Laid]) -> int:
    for laid in row:
        if laid.shows < RAINBOW:
            return laid.shows
    raise AssertionError("a line always holds a colour")
