"""What a day is worth: rainbows, single markers, money rainbows; and the ranking at the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.contract import Line, Result, Text
from companion.games.rainbows.pieces import FREE, SPACE_REFS, Entry, Space, State
from companion.games.rainbows.split import best_split, points_of

MONEY = {3: 5, 4: 10, 5: 15, 6: 20, 7: 25, 8: 30, 9: 40, 10: 50}
SHORTEST_RUN = 3
CLAUSES = {"opening": "M40", "loan": "M40", "rainbow": "M31", "single": "M32", "money": "M33", "deposit": "M42"}
ENDINGS = {"full": "M30", "clover": "M30", "last": "M26"}


class Scored(NamedTuple):
    """One thing that counts: its line in the bank's book, and where it is seen (spaces, or the lowest number)."""

    entry: Entry
    spaces: tuple[str, ...] = ()
    lowest: int = 0


def scored_day(state: State, player: int) -> Iterator[Scored]:
    """All that counts for a player at the end of the day (M31, M32, M33)."""
    split = best_split(state.board, player)
    for rainbow in split.rainbows:
        size = len(rainbow)
        yield Scored(Entry(player, state.day, "rainbow", size, points_of(size)), _refs(rainbow))
    for single in split.singles:
        yield Scored(Entry(player, state.day, "single", 1, points_of(1)), _refs((single,)))
    for lowest, size in runs(state.kept[player]):
        yield Scored(Entry(player, state.day, "money", size, MONEY[size]), lowest=lowest)


def runs(kept: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """The lowest number and the length of each longest run of three or more numbers kept."""
    size = 0
    for number, card in enumerate((*kept, FREE), start=1):
        if card != FREE:
            size += 1
            continue
        if size >= SHORTEST_RUN:
            yield number - size, size
        size = 0


def result(state: State) -> Result | None:
    """The end of the game: most in the account wins, equal accounts share (M34)."""
    if state.asks:
        return None
    totals = tuple(purse.account for purse in state.purses)
    places = sorted(set(totals), reverse=True)
    return Result(
        ranking=tuple(tuple(player for player, total in enumerate(totals) if total == place) for place in places),
        totals=totals,
        lines=tuple(_line(entry, state.options.days) for entry in sorted(state.book, key=lambda line: line.player)),
        ending=ENDINGS[state.ending],
    )


def winners(state: State) -> tuple[int, ...]:
    most = max(purse.account for purse in state.purses)
    return tuple(player for player, purse in enumerate(state.purses) if purse.account == most)


def _line(entry: Entry, days: int) -> Line:
    day = entry.day if days > 1 else 0  # a game of one day does not speak of days
    return Line(entry.player, Text(f"line-{entry.kind}", {"day": day, "size": entry.size}), entry.points, CLAUSES[entry.kind])


def _refs(spaces: tuple[Space, ...]) -> tuple[str, ...]:
    return tuple(SPACE_REFS[lane][row] for lane, row in spaces)
