"""The check of a position notices whatever went wrong with it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.dolmen import GAME
from companion.games.dolmen.building import Dolmen
from companion.games.dolmen.pieces import State
from tests.companion.games.dolmen.stage import after, build, go, heath, slab, stand

FINE = build(heath(), 0, "1 2 5 right", "1 3 5 above-1")
PLACING = after(stand(heath(), 0, 3), go(5))


def rebuilt(**changes: Any) -> State:
    return replace(FINE, dolmens=(replace(FINE.dolmens[0], **changes), FINE.dolmens[1]))


@pytest.mark.parametrize(
    "state",
    [
        replace(FINE, pile=FINE.pile[1:]),
        replace(FINE, pile=(*FINE.pile, FINE.pile[0])),
        replace(FINE, korrigans=(8, 8)),
        replace(FINE, crystals=(4, 3)),
        replace(FINE, crystals=(3, -1)),
        replace(FINE, fairy=4),
        replace(FINE, round=61),
        replace(FINE, dolmens=(FINE.dolmens[0], Dolmen((39,), (1, 1)))),
        rebuilt(colours=(0, 1, 0)),
        rebuilt(colours=(0, 0, 2)),
        replace(FINE, fate=3),
        replace(FINE, asking="over"),
        replace(FINE, asking="roll"),
        replace(FINE, spot=1),
        replace(FINE, asking="place"),
        replace(PLACING, asking="rest"),
        replace(FINE, seen=(1, 0)),
        replace(FINE, looked=True, seen=(0, 1)),
        replace(FINE, homes=(0, 1)),
    ],
)
def test_a_broken_position_is_noticed(state: State) -> None:
    GAME.check(FINE)
    with pytest.raises(AssertionError):
        GAME.check(state)


def test_a_roof_of_another_colour_is_noticed() -> None:
    odd, roof = slab("3 4 5"), slab("1 3 5")
    pile = tuple(roof if one == odd else one for one in FINE.pile)
    circle = tuple(roof if one == odd else one for one in FINE.circle)
    with pytest.raises(AssertionError, match="carries its colour"):
        GAME.check(replace(rebuilt(above=(odd,)), pile=pile, circle=circle))
