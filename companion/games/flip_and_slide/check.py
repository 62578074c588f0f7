"""All tiles accounted for, and lying as they can lie."""

from __future__ import annotations

from companion.games.flip_and_slide.offers import can_slide
from companion.games.flip_and_slide.pieces import ACT, ACTIONS, JUMP, PUT, QUIET_ROUNDS, SETS, SLIDE, Patch, State
from companion.games.flip_and_slide.score import ENDINGS
from companion.kit.colours import SEVEN
from companion.kit.grid import WIDEST, connected
from companion.kit.shared import shared


def check(state: State) -> None:
    _tiles(state)
    _patch(state.patch)
    _slid(state)
    _turn(state)


def _tiles(state: State) -> None:
    patch, sets = state.patch, SETS[len(state.colours)]
    assert len(state.hidden) == len(patch.clovers), "each clover hides one colour"
    for colour in range(len(SEVEN)):
        assert len(patch.colours[colour]) + state.hidden.count(colour) == sets, "each colour is there once in each set"


@shared
def _patch(patch: Patch) -> None:
    tiles = patch.cells
    assert len(set(tiles)) == len(tiles) <= WIDEST, "one tile to a cell"
    assert connected(patch.geometry, tiles), "the patch is one group"
    for cells in (patch.clovers, *patch.colours):
        assert list(cells) == sorted(cells), "tiles that look alike lie in order"


def _slid(state: State) -> None:
    patch = state.patch
    assert state.asked == PUT or None not in patch.players, "player tiles lie before the first turn"
    for cell in (*state.slid, *state.barred):
        assert cell in patch.players or any(cell in cells for cells in patch.colours), "what was slid is a colour or a player tile"


def _turn(state: State) -> None:
    number = len(state.colours)
    assert 0 <= state.turn < number
    assert state.asked in (PUT, ACT, SLIDE, JUMP)
    assert state.asked != JUMP or number == 1
    assert (state.sliding is not None) == (state.asked == SLIDE)
    assert state.sliding is None or can_slide(state, state.sliding)
    assert 0 <= state.actions <= ACTIONS[number]
    assert len(state.slid) <= ACTIONS[number]
    assert len(state.barred) <= ACTIONS[number]
    assert 0 <= state.quiet <= QUIET_ROUNDS * number
    assert state.ending in ("", *ENDINGS)
    assert (state.winner is not None) == (state.ending == "rainbow")
