"""How a game goes: who acts, and what a move changes. What is legal stands in offers.py, why something is not in refusals.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Fact, Light, Played, Refused
from companion.games.flip_and_slide.offers import can_slide, jumps, places_to_put
from companion.games.flip_and_slide.pieces import ACT, JUMP, PUT, SLIDE, Flip, Jump, Move, Patch, PutTile, Slide, SlideTo, State
from companion.games.flip_and_slide.refusals import why_no_end, why_no_flip, why_no_jump, why_no_put, why_no_slide, why_not_now
from companion.games.flip_and_slide.turns import Told, after_action, after_jump, after_put
from companion.games.flip_and_slide.ways import keep, ways_of
from companion.kit.colours import NAMES
from companion.kit.grid import cell_named, ref

Args = dict[str, str | int]

_NOBODY: frozenset[int] = frozenset()
_ACTORS = tuple(frozenset({player}) for player in range(4))


def actors(state: State) -> frozenset[int]:
    return _NOBODY if state.ending else _ACTORS[state.turn]


def play(state: State, player: int, move: Move, _chance: Chance) -> Played[State]:
    if player != state.turn or state.ending:
        raise Refused("H1", "not-your-turn")
    asked, done = _MOVES[type(move)]
    if asked != state.asked:
        raise why_not_now(state, move)
    return done(state, move)


def _put(state: State, move: PutTile) -> Played[State]:
    cell, ways = cell_named(move.cell), ways_of(state.patch)
    if cell is None or not ways.has(places_to_put(state), cell):
        raise why_no_put(state, cell)
    patch = _with_player(state.patch, state.turn, cell)
    keep(patch, ways.after(None, cell))
    told = Fact("put", {"player": _PLAYERS[state.turn], "cell": move.cell}, light=_SEATS[state.turn])
    return _played(after_put(replace(state, patch=patch)), told)


def _flip(state: State, move: Flip) -> Played[State]:
    cell, ways = cell_named(move.cell), ways_of(state.patch)
    if cell not in state.patch.clovers or not ways.has(ways.rim, cell):
        raise why_no_flip(state, cell)
    place = state.patch.clovers.index(cell)
    colour = state.hidden[place]
    patch = _shown(state.patch, place, colour)
    keep(patch, ways)
    hidden = state.hidden[:place] + state.hidden[place + 1 :]
    after = replace(state, patch=patch, hidden=hidden, actions=state.actions - 1, flipped=True, seen=())
    args: Args = {"player": _PLAYERS[state.turn], "cell": move.cell, "colour": _COLOURS[colour]}
    return _played(after_action(after), Fact("flipped", args, light=_ARCH[colour], sound=NAMES[colour]), reveals=True)


def _slide(state: State, move: Slide) -> Played[State]:
    cell = cell_named(move.cell)
    if cell is None or not can_slide(state, cell):
        raise why_no_slide(state, cell)
    own = cell == state.patch.players[state.turn]
    tile = _PLAYERS[state.turn] if own else _COLOURS[_colour(state.patch, cell)]
    args: Args = {"player": _PLAYERS[state.turn], "tile": tile, "cell": move.cell}
    told = Fact("sliding-own" if own else "sliding", args, fleeting=True)
    return Played(replace(state, asked=SLIDE, sliding=cell), (told,))


def _slide_to(state: State, move: SlideTo) -> Played[State]:
    start, end, patch, ways, player = state.sliding, cell_named(move.cell), state.patch, ways_of(state.patch), state.turn
    assert start is not None
    if end is None or not ways.has(ways.ends(start, state.options.short_slides), end):
        raise why_no_end(state, start, end)
    own, slid, colour = start == patch.players[player], state.slid, _colour(patch, start)
    after = replace(
        state,
        patch=_with_player(patch, player, end) if own else _slid(patch, colour, start, end),
        asked=ACT,
        sliding=None,
        actions=state.actions - 1,
        slid=(end,) if slid in ((), (start,)) else (*slid, end),
        came_from=start if own and len(state.colours) == 1 else state.came_from,
    )
    keep(after.patch, ways.after(start, end))
    args: Args = {"player": _PLAYERS[player], "tile": _PLAYERS[player] if own else _COLOURS[colour], "start": ref(start), "end": move.cell}
    return _played(after_action(after), Fact("slid-own" if own else "slid", args))


def _jump(state: State, move: Jump) -> Played[State]:
    end, own = cell_named(move.cell), state.patch.players[state.turn]
    if end is None or end not in jumps(state):
        raise why_no_jump(state, end)
    patch = _with_player(state.patch, state.turn, end)
    keep(patch, ways_of(state.patch).after(own, end))
    told = Fact("jumped", {"player": _PLAYERS[state.turn], "end": move.cell}, light=_SEATS[state.turn])
    return _played(after_jump(replace(state, patch=patch, came_from=own, slid=())), told)


_MOVES: dict[type, tuple[str, Callable[[State, Any], Played[State]]]] = {
    PutTile: (PUT, _put),
    Flip: (ACT, _flip),
    Slide: (ACT, _slide),
    SlideTo: (SLIDE, _slide_to),
    Jump: (JUMP, _jump),
}
_PLAYERS = tuple(f"player:{player}" for player in range(4))
_SEATS = tuple(Light(player, "moon", "pulse") for player in _PLAYERS)
_COLOURS = tuple(f"colour:{name}" for name in NAMES)
_ARCH = tuple(Light(f"arch:{name}", name, "pulse") for name in NAMES)


def _played(told: Told, first: Fact, reveals: bool = False) -> Played[State]:
    state, facts = told
    return Played(state, (first, *facts), reveals)


def _with_player(patch: Patch, player: int, cell: int) -> Patch:
    return Patch(patch.shape, patch.clovers, patch.colours, (*patch.players[:player], cell, *patch.players[player + 1 :]))


def _shown(patch: Patch, place: int, colour: int) -> Patch:
    """The patch with one clover turned to its colour."""
    clovers = patch.clovers[:place] + patch.clovers[place + 1 :]
    return Patch(patch.shape, clovers, _with_cells(patch, colour, [*patch.colours[colour], patch.clovers[place]]), patch.players)


def _slid(patch: Patch, colour: int, start: int, end: int) -> Patch:
    """The patch with a colour tile at another place."""
    cells = [cell for cell in patch.colours[colour] if cell != start]
    return Patch(patch.shape, patch.clovers, _with_cells(patch, colour, [*cells, end]), patch.players)


def _with_cells(patch: Patch, colour: int, cells: list[int]) -> tuple[tuple[int, ...], ...]:
    rows = list(patch.colours)
    rows[colour] = tuple(sorted(cells))
    return tuple(rows)


def _colour(patch: Patch, cell: int) -> int:
    """The colour that lies there, -1 for none."""
    for colour, cells in enumerate(patch.colours):
        if cell in cells:
            return colour
    return -1
