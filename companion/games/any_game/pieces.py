"""What the table keeps in mind: who is here, in which order, whose turn it is, who is out of the round, and the score sheet."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from companion.contract import Refused

MOST = 5  # seats at the table
LOWEST, HIGHEST = -999, 9999  # points of one round
NOBODY = -1
PLAYERS = tuple(f"player:{player}" for player in range(MOST))
TURNS, UPKEEP, OVER = "turns", "upkeep", "over"  # phases


class Options(Struct, frozen=True):
    turns: Literal["turns", "once", "together"] = "turns"  # round and round until all passed; one turn each; all at once
    order: Literal["clockwise", "rotating", "passing"] = "clockwise"  # what becomes of it in the next round
    upkeep: bool = True  # a step of the whole table between two rounds
    winner: Literal["most", "least", "none"] = "most"  # none: no scores are kept


class Done(Struct, frozen=True, tag=True):
    """My turn is over; where all play together: I am ready."""


class Pass(Struct, frozen=True, tag=True):
    """I am out until the next round."""


class EndRound(Struct, frozen=True, tag=True):
    """This round is over for everybody."""


class NextRound(Struct, frozen=True, tag=True):
    """The upkeep is done: the next round begins."""


class Begin(Struct, frozen=True, tag=True):
    """Give somebody the turn; before a round's first turn is over, and in the upkeep, make them first player."""

    player: str


class Earlier(Struct, frozen=True, tag=True):
    """Move somebody one place forward in the order."""

    player: str


class Score(Struct, frozen=True, tag=True):
    """Somebody's points of this round."""

    player: str
    number: int


class Correct(Struct, frozen=True, tag=True):
    """What somebody's points of an earlier round should have been."""

    round: str
    player: str
    number: int


class Finish(Struct, frozen=True, tag=True):
    """The game is over."""


Move = Done | Pass | EndRound | NextRound | Begin | Earlier | Score | Correct | Finish


class State(Struct, frozen=True):
    options: Options
    colours: tuple[str, ...]  # of all who ever played, for their lights
    order: tuple[int, ...]  # of those present, the first player first
    turn: int  # NOBODY where nobody is waited for, or everybody
    begun: bool  # whether somebody has ended a turn in this round
    out: tuple[int, ...]  # who has passed, had the one turn, or is ready; in that order
    phase: str
    scores: tuple[tuple[int, ...], ...]  # a row for each round, the present one last

    @property
    def round(self) -> int:
        return len(self.scores)

    @property
    def together(self) -> bool:
        return self.options.turns == "together"

    @property
    def scored(self) -> bool:
        return self.options.winner != "none"


@cache
def round_rows(rounds: int) -> dict[str, int]:
    """The refs of so many rounds, and the row of each on the sheet."""
    return {f"round:{row + 1}": row for row in range(rounds)}


def player_named(state: State, ref: str) -> int:
    """Whom a ref names, here or gone."""
    if ref not in PLAYERS[: len(state.colours)]:
        raise Refused("A2", "no-such-player")
    return PLAYERS.index(ref)


def present(state: State, ref: str) -> int:
    """Whom a ref names, if they are at the table."""
    player = player_named(state, ref)
    if player not in state.order:
        raise Refused("A17", "has-left", player=ref)
    return player
