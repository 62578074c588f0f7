"""The check sees every kind of broken table."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.any_game import ASSIST
from companion.games.any_game.pieces import State
from tests.companion.games.any_game.stage import DONE, END, FINISH, PASS, rounded, table

PLAIN = table(3)


@pytest.mark.parametrize(
    ("state", "broken"),
    [
        (PLAIN, {"order": (0, 1, 1)}),
        (PLAIN, {"order": (0, 1, 3)}),
        (PLAIN, {"colours": ()}),
        (PLAIN, {"colours": ("red",) * 6}),
        (PLAIN, {"turn": 1}),
        (PLAIN, {"turn": -1}),
        (PLAIN, {"turn": 5, "begun": True}),
        (PLAIN, {"phase": "lunch"}),
        (PLAIN, {"phase": "upkeep"}),
        (PLAIN, {"out": (1,)}),
        (PLAIN, {"scores": ()}),
        (PLAIN, {"scores": ((0, 0),)}),
        (PLAIN, {"scores": ((0, 0, 10000),)}),
        (PLAIN, {"scores": ((0, 0, -1000),)}),
        (rounded(PLAIN, PASS), {"out": (0, 0)}),
        (rounded(PLAIN, PASS), {"out": (1,)}),
        (rounded(PLAIN, PASS), {"out": (0, 1, 2), "turn": -1}),
        (rounded(PLAIN, PASS), {"order": (1, 2)}),
        (rounded(PLAIN, END), {"begun": True}),
        (rounded(PLAIN, END), {"turn": 0}),
        (rounded(PLAIN, FINISH), {"turn": 0}),
        (table(turns="together"), {"turn": 0}),
        (rounded(table(turns="together"), DONE), {"begun": False}),
        (rounded(table(upkeep=False), DONE), {"phase": "upkeep", "begun": False, "turn": -1}),
        (table(winner="none"), {"scores": ((0, 1, 0),)}),
    ],
)
def test_a_broken_table_is_noticed(state: State, broken: dict[str, Any]) -> None:
    ASSIST.check(state)
    with pytest.raises(AssertionError):
        ASSIST.check(replace(state, **broken))
