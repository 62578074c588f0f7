"""Counting the gold: what each line of the sheet is worth, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from companion.contract import Line, Result, Text

ON_CAULDRON = (0, 10, 15)  # for none, one or both own korrigans


class Sheet(Struct, frozen=True):
    """What one player has at the end."""

    clovers: int = 0  # gold on clovers
    menhirs: int = 0  # gold on menhirs
    elves: int = 0
    goblins: int = 0
    korrigans: int = 0  # own ones on the cauldron's field
    companions: int = 0  # left at the end, for a tie


def total(sheet: Sheet) -> int:
    return sheet.clovers + sheet.menhirs + 2 * sheet.elves - 2 * sheet.goblins + ON_CAULDRON[sheet.korrigans]


def result(sheets: Sequence[Sheet], first: int, ending: str) -> Result:
    """Most gold wins; then most companions left; then who comes later in turn order: nobody shares a place (K71)."""
    count = len(sheets)

    def merit(player: int) -> tuple[int, int, int]:
        return total(sheets[player]), sheets[player].companions, (player - first) % count

    ranking = tuple((player,) for player in sorted(range(count), key=merit, reverse=True))
    lines = tuple(line for player, sheet in enumerate(sheets) for line in _lines(player, sheet))
    return Result(ranking, tuple(total(sheet) for sheet in sheets), lines, ending)


def _lines(player: int, sheet: Sheet) -> tuple[Line, ...]:
    return (
        Line(player, Text("score-clovers"), sheet.clovers, "K70"),
        Line(player, Text("score-menhirs"), sheet.menhirs, "K57"),
        Line(player, Text("score-elves", {"count": sheet.elves}), 2 * sheet.elves, "K51"),
        Line(player, Text("score-goblins", {"count": sheet.goblins}), -2 * sheet.goblins, "K52"),
        Line(player, Text("score-korrigans", {"count": sheet.korrigans}), ON_CAULDRON[sheet.korrigans], "K70"),
        Line(player, Text("score-companions", {"count": sheet.companions}), 0, "K71"),
    )
