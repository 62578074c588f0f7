"""What collected rainbows are worth, line by line; the cards are counted by the table, or by people beside the box."""

from __future__ import annotations

from collections.abc import Sequence

from companion.contract import Line, Text

LONG = 7  # cards, from which a rainbow counts double (R62)
FINISHED_FIRST = 7  # points (R63)

Counted = tuple[int, int]  # of one rainbow: all its cards, and those in the own colour


def value(cards: int, own: int) -> int:
    """R61 and R62: a point a card, one more in the own colour, all doubled in a long rainbow."""
    return 2 * (cards + own) if cards >= LONG else cards + own


def lines(player: int, rainbows: Sequence[Counted], finished_first: bool) -> list[Line]:
    """They add up to the player's points."""
    found = []
    for cards, own in rainbows:
        found.append(Line(player, Text("score-rainbow", {"count": cards, "own": own}), cards + own, "R61"))
        if cards >= LONG:
            found.append(Line(player, Text("score-long", {"count": cards}), cards + own, "R62"))
    if finished_first:
        found.append(Line(player, Text("score-finished-first"), FINISHED_FIRST, "R63"))
    return found


def ranking(totals: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Best first; equal points share a place (R64)."""
    places = sorted(set(totals), reverse=True)
    return tuple(tuple(player for player, total in enumerate(totals) if total == place) for place in places)
