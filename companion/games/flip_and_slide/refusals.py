"""Why not: the clause a move would break and the sentence that helps, found only after a move turned out not to be legal."""

from __future__ import annotations

from companion.contract import Refused
from companion.games.flip_and_slide.offers import landing
from companion.games.flip_and_slide.pieces import JUMP, PUT, Jump, Move, PutTile, State
from companion.games.flip_and_slide.ways import Ways, ways_of


def why_not_now(state: State, move: Move) -> Refused:
    """A move of a kind that isn't asked for."""
    if isinstance(move, Jump) and len(state.colours) > 1:
        return Refused("F51", "jumping-is-for-solo")
    if state.asked == PUT:
        return Refused("F12", "put-your-tile-first")
    if isinstance(move, PutTile):
        return Refused("F12", "your-tile-lies-already")
    return Refused("F51", "jump-now" if state.asked == JUMP else "flip-or-slide-first")


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
    ways = ways_of(state.patch)
    if cell is None or not ways.has(ways.whole, cell):
        return Refused("F21", "no-tile-there")
    if ways.has(ways.colours, cell):
        return Refused("F21", "never-flipped-back")
    if cell in state.patch.players:
        return Refused("F21", "player-tiles-stay")
    return Refused("F21", "no-open-edge")


def why_no_slide(state: State, start: int | None, end: int | None) -> Refused:
    """What is wrong with the tile, or else with where it should go."""
    ways = ways_of(state.patch)
    if start is None or not ways.has(ways.whole, start):
        return Refused("F22", "no-tile-to-slide")
    return _why_not_this_tile(state, ways, start) or _why_not_there(state, ways, start, end)


def _why_not_this_tile(state: State, ways: Ways, start: int) -> Refused | None:
    if ways.has(ways.clovers, start):
        return Refused("F22", "clovers-do-not-slide")
    if start in state.patch.players and start != state.patch.players[state.turn]:
        return Refused("F22", "not-your-player-tile")
    if start in state.barred:
        return Refused("F25", "just-slid-before-you")
    if not ways.has(ways.roomy, start):
        return Refused("F23", "two-open-edges-needed")
    if not ways.has(ways.loose, start):
        return Refused("F24", "patch-would-break")
    return None


def _why_not_there(state: State, ways: Ways, start: int, end: int | None) -> Refused:
    if end is None:
        return Refused("F22", "no-such-place")
    if start == end:
        return Refused("F23", "slide-somewhere-else")
    if ways.has(ways.whole, end):
        return Refused("F23", "place-is-taken")
    if not ways.has(ways.halo, end) or ways.has(ways.alone(start), end):
        return Refused("F24", "end-beside-a-tile")
    if state.options.short_slides and ways.has(ways.ends(start, short=False), end):
        return Refused("F41", "too-far")
    return Refused("F23", "no-way-through")


def why_no_jump(state: State, end: int | None) -> Refused:
    ways, own = ways_of(state.patch), state.patch.players[state.turn]
    assert own is not None
    if end is not None and end == state.came_from and end in [landing(ways, own, step) for step in ways.shape.steps]:
        return Refused("F52", "not-back-where-you-came-from")
    return Refused("F51", "jump-straight-over-tiles")
