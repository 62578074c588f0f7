"""One evening's position as the journal determines it, and the log of what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion import house as home
from companion import turns
from companion.chance import key_from
from companion.contract import Due, Fact, Game, Played
from companion.games import Found
from companion.house import House


@dataclass(frozen=True)
class Past:
    """A position one can go back to, and the move that left it: whose it was, and whether it drew or showed something."""

    state: Any
    counts: Mapping[str, int]
    clocks: turns.Clocks
    seat: int
    barrier: bool
    before: Past | None


@dataclass(frozen=True)
class Happened:
    """One line of the log: when (table time), whose move, what it told; the line before it."""

    number: int
    at: float
    seat: int
    facts: tuple[Fact, ...]
    before: Happened | None


@dataclass(frozen=True)
class Sitting:
    """House, game and position. ``due_since`` and ``proposed_at`` are the table times at which these began.

    ``kept`` finds a game that was put aside, by its chapter."""

    found: Found
    house: House
    seed: str = ""
    game: Game[Any] | None = None
    state: Any = None
    counts: Mapping[str, int] = field(default_factory=dict)
    past: Past | None = None
    log: Happened | None = None
    at: float = 0.0
    clocks: turns.Clocks = field(default_factory=turns.Clocks)
    due_since: float = 0.0
    proposed_at: float = 0.0
    kept: Callable[[int], Sitting] | None = None

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.result(self.state) is not None

    @property
    def due(self) -> tuple[Due, float] | None:
        """What happens by itself, and the table time at which it does."""
        due = self.game.due(self.state) if self.game is not None else None
        return (due, self.due_since + due.seconds) if due is not None else None

    @property
    def key(self) -> bytes:
        return key_from(bytes.fromhex(self.seed), home.salts(self.house))

    def player(self, seat: int) -> int | None:
        """The player number of a seat, if it plays."""
        return self.house.players.index(seat) if seat in self.house.players else None

    @property
    def waited(self) -> tuple[int, ...]:
        """The seats whose time runs: none in a question of rules, in the lobby, at the end."""
        return () if self.house.table_time else self.on_turn

    @property
    def on_turn(self) -> tuple[int, ...]:
        """The seats whose turn it is."""
        if self.game is None or self.over:
            return ()
        return tuple(self.house.players[player] for player in sorted(self.game.waits(self.state)))

    def face(self, seat: int, now: float | None = None) -> turns.Face:
        """What the clock of a seat says at a table time; in a question of rules it shows the turn that stands still."""
        clocks = self.clocks if now is None else turns.pass_time(self.clocks, self.waited, self.house.players, now - self.at)
        shown = turns.face(clocks, self.house.clock, seat, home.at(self.house, seat).bank, self.on_turn, self.house.players)
        return shown if self.waited else shown._replace(rate=0.0)

    def happened(self) -> Iterator[Happened]:
        """The log, newest first."""
        line = self.log
        while line is not None:
            yield line
            line = line.before


def line(sitting: Sitting, seat: int, *facts: Fact) -> Happened:
    return Happened(sitting.log.number + 1 if sitting.log else 1, sitting.at, seat, facts, sitting.log)


def told(sitting: Sitting, seat: int, played: Played[Any]) -> Sitting:
    return replace(sitting, state=played.state, log=line(sitting, seat, *played.facts))


def handed_on(before: Sitting, after: Sitting) -> Sitting:
    """The clocks after the turn has gone on."""
    return replace(after, clocks=turns.hand_on(before.clocks, after.house.clock, before.on_turn, after.on_turn))
