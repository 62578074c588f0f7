"""A table with a box on it, set up in a few words for the tests."""

from __future__ import annotations

from typing import Any

import pytest

from companion.chance import Chance
from companion.contract import Fact, Played, Player, Refused, decide
from companion.games.any_game import ASSIST
from companion.games.any_game.pieces import Begin, Correct, Done, Earlier, EndRound, Finish, NextRound, Options, Pass, Score, State
from companion.kit.colours import NAMES

DONE, PASS, END, NEXT, FINISH = Done(), Pass(), EndRound(), NextRound(), Finish()
LUCK = b"none needed"


def begin(player: int) -> Begin:
    return Begin(f"player:{player}")


def earlier(player: int) -> Earlier:
    return Earlier(f"player:{player}")


def score(player: int, number: int) -> Score:
    return Score(f"player:{player}", number)


def correct(row: int, player: int, number: int) -> Correct:
    return Correct(f"round:{row}", f"player:{player}", number)


def table(players: int = 3, first: int = 0, **options: Any) -> State:
    return ASSIST.setup([Player(name.title(), name) for name in NAMES[:players]], first, Options(**options), Chance(LUCK))


def played(state: State, player: int, move: Any) -> Played[State]:
    after = decide(ASSIST, state, player, move, Chance(LUCK))
    ASSIST.check(after.state)
    return after


def play(state: State, *moves: tuple[int, Any]) -> State:
    """The state after these moves, each with the one who makes it."""
    for player, move in moves:
        state = played(state, player, move).state
    return state


def rounded(state: State, *moves: Any) -> State:
    """The state after these moves of whoever is waited for; of anybody, where nobody is."""
    for move in moves:
        state = play(state, (min(ASSIST.waits(state) or ASSIST.actors(state)), move))
    return state


def come(state: State, *players: int) -> State:
    assert ASSIST.join is not None
    for player in players:
        state = ASSIST.join(state, player).state
        ASSIST.check(state)
    return state


def gone(state: State, *players: int) -> State:
    assert ASSIST.part is not None
    for player in players:
        state = ASSIST.part(state, player).state
        ASSIST.check(state)
    return state


def facts(state: State, player: int, move: Any) -> list[Fact]:
    return list(played(state, player, move).facts)


def refusal(state: State, player: int, move: Any) -> tuple[str, str]:
    with pytest.raises(Refused) as no:
        decide(ASSIST, state, player, move, Chance(LUCK))
    return no.value.clause, no.value.text.key


def hand(state: State, player: int) -> list[Any]:
    """What a button walks through: the offers without a number."""
    return [offer.move for offer in ASSIST.moves(state, player) if offer.low is None]
