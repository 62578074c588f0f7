"""The check sees every lost piece: each way to spoil a sound table is noticed."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.rainbows import GAME
from companion.games.rainbows.pieces import CLOVER, Entry, Purse, State
from tests.clauses import clause
from tests.companion.games.rainbows.staging import any_card, fresh


def some_table() -> State:
    state = fresh(accounts=True, days=2)
    for _ in range(10):
        state = any_card(state)
    GAME.check(state)
    return state


TABLE = some_table()
FIRST = TABLE.purses[0]


@clause("M1", "M10", "M11", "M34", "M42")
@pytest.mark.parametrize(
    ("what", "changes"),
    [
        ("a card is lost", {"deck": TABLE.deck[1:]}),
        ("a card is there twice", {"offer": (*TABLE.offer[:-1], TABLE.deck[0])}),
        ("the clover lies on top", {"deck": (CLOVER, *(card for card in TABLE.deck if card != CLOVER))}),
        ("a coin appears", {"purses": (replace(FIRST, gold=FIRST.gold + 1), *TABLE.purses[1:])}),
        ("a debt", {"purses": (Purse(-1, FIRST.account, FIRST.markers, 0, 16), *TABLE.purses[1:])}),
        ("the account is not the book", {"purses": (replace(FIRST, account=FIRST.account + 2), *TABLE.purses[1:])}),
        ("a line is written in secret", {"book": (*TABLE.book, Entry(0, 1, "deposit", 5, 5))}),
        ("too many markers", {"board": ((0, 0, 0, 0),) * 6}),
        ("a stranger's marker", {"board": ((4, -1, -1, -1), *TABLE.board[1:])}),
        ("a row too many", {"board": tuple((*lane, -1) for lane in TABLE.board)}),
        ("a deposit while the bank is closed", {"deposits": (3, -1, -1)}),
        ("the game is over before its time", {"asks": ""}),
        ("a day too many", {"day": 3}),
    ],
)
def test_a_spoiled_table_is_noticed(what: str, changes: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        GAME.check(replace(TABLE, **changes))
