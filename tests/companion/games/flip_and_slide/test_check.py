"""The check of a position notices whatever went wrong with it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.flip_and_slide import GAME
from companion.games.flip_and_slide.pieces import Slide, State
from tests.companion.games.flip_and_slide.meadows import do, listed
from tests.companion.games.flip_and_slide.test_set_up import fresh


def begun(number: int) -> State:
    state = fresh(number)
    while state.asked == "put":
        state = do(state, listed(state)[0])
    return state


FINE = begun(2)
CHOSEN = do(FINE, next(move for move in listed(FINE) if isinstance(move, Slide)))
PATCH = FINE.patch
FIRST = PATCH.clovers[0]


@pytest.mark.parametrize("state", [fresh(1), fresh(4), begun(1), begun(3), FINE, CHOSEN])
def test_a_fine_position_is_fine(state: State) -> None:
    GAME.check(state)


@pytest.mark.parametrize(
    "state",
    [
        replace(FINE, hidden=FINE.hidden[1:]),
        replace(FINE, hidden=(FINE.hidden[0] + 1 - 2 * (FINE.hidden[0] == 6), *FINE.hidden[1:])),
        replace(FINE, patch=replace(PATCH, clovers=PATCH.clovers[::-1])),
        replace(FINE, patch=replace(PATCH, players=(FIRST, PATCH.players[1]))),
        replace(FINE, patch=replace(PATCH, players=(FIRST + 1000, PATCH.players[1]))),
        replace(FINE, patch=replace(PATCH, players=(None, PATCH.players[1]))),
        replace(FINE, slid=(FIRST,)),
        replace(FINE, barred=(FIRST,)),
        replace(FINE, turn=2),
        replace(FINE, turn=-1),
        replace(FINE, asked="wait"),
        replace(FINE, asked="jump"),
        replace(FINE, asked="slide"),
        replace(FINE, sliding=CHOSEN.sliding),
        replace(CHOSEN, sliding=FIRST),
        replace(FINE, actions=3),
        replace(FINE, actions=-1),
        replace(FINE, quiet=41),
        replace(FINE, ending="weather"),
        replace(FINE, winner=0),
        replace(FINE, ending="rainbow"),
    ],
)
def test_a_broken_position_is_noticed(state: State) -> None:
    with pytest.raises(AssertionError):
        GAME.check(state)
