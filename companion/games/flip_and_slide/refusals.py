"""Why not: the clause a move would break and the sentence that helps, found only after a move turned out not to be legal."""

from __future__ import annotations

from companion.contract import Refused
from companion.games.flip_and_slide.offers import landing
from companion.games.flip_and_slide.pieces import JUMP, PUT, SLIDE, Jump, Move, PutTile, SlideTo, State
from companion.games.flip_and_slide.ways import Ways, ways_of


def why_not_now(state: State, move: Move) -> Refused:
    """A move of a kind that isn't asked for."""
    if state.asked == PUT:
        return Refused("F12", "put-your-tile-first")
    if isinstance(move, Jump) and len(state.colours) > 1:
        return Refused("F51", "jumping-is-for-solo")
    if isinstance(move, PutTile):
        return Refused("F12", "your-tile-lies-already")
    if state.asked == JUMP:
        return Refused("F51", "jump-now")
    if state.asked == SLIDE:
        return Refused("F22", "say-where-it-slides")
    return Refused("F22", "choose-a-tile-first") if isinstance(move, SlideTo) else Refused("F51", "flip-or-slide-first")


def why_no_put(state: State, cell: int | None) -> Refused:
    ways = ways_of(state.patch)
    if cell is None:
        return Refused("F12", "no-such-place")
    if ways.has(ways.whole, cell):
        return Refused("F12", "place-is-taken")
    if len(state.colours) == 1 and ways.has(ways.halo, cell):
        return Refused("F50", "only-round-the-outside")
    return Refused("F12", "put-beside-a-tile")


def why_no_flip(state: State, cell: int | None) -> Refused:
    if cell in state.patch.clovers:
        return Refused("F21", "no-open-edge")
    if cell in state.patch.players:
        return Refused("F21", "player-tiles-stay")
    if any(cell in shown for shown in state.patch.colours):
        return Refused("F21", "never-flipped-back")
    return Refused("F21", "no-tile-there")


def why_no_slide(state: State, cell: int | None) -> Refused:
    """What is wrong with the tile."""
    ways, patch = ways_of(state.patch), state.patch
    if cell is None or not ways.has(ways.whole, cell):
        return Refused("F22", "no-tile-to-slide")
    if cell in patch.clovers:
        return Refused("F22", "clovers-do-not-slide")
    if cell in patch.players and cell != patch.players[state.turn]:
        return Refused("F22", "not-your-player-tile")
    if cell in state.barred:
        return Refused("F25", "just-slid-before-you")
    return _why_not_free(ways, cell)


def _why_not_free(ways: Ways, cell: int) -> Refused:
    if not ways.has(ways.roomy, cell):
        return Refused("F23", "two-open-edges-needed")
    if not ways.has(ways.loose, cell):
        return Refused("F24", "patch-would-break")
    return Refused("F23", "no-way-out")


def why_no_end(state: State, start: int, cell: int | None) -> Refused:
    """What is wrong with where the tile should go."""
    ways = ways_of(state.patch)
    if cell is None:
        return Refused("F22", "no-such-place")
    if start == cell:
        return Refused("F23", "slide-somewhere-else")
    if ways.has(ways.whole, cell):
        return Refused("F23", "place-is-taken")
    if not ways.has(ways.halo, cell) or ways.has(ways.alone(start), cell):
        return Refused("F24", "end-beside-a-tile")
    if state.options.short_slides and ways.has(ways.ends(start, short=False), cell):
        return Refused("F41", "too-far")
    return Refused("F23", "no-way-through")


def why_no_jump(state: State, cell: int | None) -> Refused:
    ways, own = ways_of(state.patch), state.patch.players[state.turn]
    assert own is not None
    if cell is not None and cell == state.came_from and cell in [landing(ways, own, step) for step in ways.shape.steps]:
        return Refused("F52", "not-back-where-you-came-from")
    return Refused("F51", "jump-straight-over-tiles")
