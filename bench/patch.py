"""Every move of a big patch of Flip & Slide, listed: what it costs, beside the slow listing that the tests compare it with."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.flip_and_slide import GAME
from companion.games.flip_and_slide.pieces import Slide, State
from companion.kit.grid import cell_named
from tests.companion.games.flip_and_slide.meadows import some_meadow
from tests.companion.games.flip_and_slide.test_all_moves import told_slowly

PATCHES = 40


def rows() -> Iterator[tuple[str, str, str]]:
    luck = random.Random("patch")
    for shape in ("hexagons", "squares"):
        states = [replace(some_meadow(luck, shape, 28), options=GAME.Options(shape=shape)) for _ in range(PATCHES)]
        slow = _spent(states, told_slowly)
        ours = min(_spent(states, _every_move) for _ in range(5))
        number = sum(map(_every_move, states)) / PATCHES
        yield f"28 {shape}, 4 players", f"{number:.0f} moves in {ours * 1e6:,.0f} µs", f"{slow / ours:,.0f} x as fast as the slow listing"


def _every_move(state: State) -> int:
    """How many flips and slides there are, each slide by its tile and its end; a new patch, so that nothing is known of it."""
    state = replace(state, patch=replace(state.patch))
    offers = GAME.moves(state, state.turn)
    tiles = [offer.move.cell for offer in offers if isinstance(offer.move, Slide)]
    chosen = [replace(state, asked="slide", sliding=cell_named(tile)) for tile in tiles]
    return len(offers) - len(tiles) + sum(len(GAME.moves(one, state.turn)) for one in chosen)


def _spent(states: list[State], listing) -> float:  # type: ignore[no-untyped-def]
    """CPU seconds for one patch."""
    began = time.process_time()
    for state in states:
        listing(state)
    return (time.process_time() - began) / len(states)
