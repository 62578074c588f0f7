"""Walking round the circle, and what a glow brings: crystals, the fairy's step and three new slabs (D21, D30, D31)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Fact, Light, Played, Refused
from companion.games.dolmen.building import NONE
from companion.games.dolmen.pieces import (
    CRYSTALS,
    FARTHEST,
    IS_GLOW,
    PILLARS,
    PLACE_NAMED,
    PLACES,
    PLACES_BEFORE,
    PLAYERS,
    POINT_NAMED,
    POINTS,
    REFILL,
    Go,
    Place,
    State,
    colour_of,
    put,
)
from companion.games.dolmen.turn import RING, insist, rested


def go(state: State, move: Go, chance: Chance) -> Played[State]:
    insist(state, "act")
    there = _reachable(state, move.to)
    walked = replace(state, korrigans=put(state.korrigans, state.turn, there))
    light = Light(RING[there], colour_of(state, state.turn), "pulse")
    facts = (Fact("went", {"player": PLAYERS[state.turn], "point": POINTS[there]}, light=light, sound="tick"),)
    return _glow(walked, facts, chance) if IS_GLOW[there] else rested(walked, facts)


def stay(state: State) -> Played[State]:
    insist(state, "act")
    return rested(state, (Fact("stayed", {"player": PLAYERS[state.turn]}),))


def place(state: State, move: Place) -> Played[State]:
    """Put the next new slab on one of the free places before the fairy (D31)."""
    insist(state, "place", "D31", "nothing-to-place")
    there = PLACE_NAMED.get(move.place, NONE)
    if there not in PLACES_BEFORE[state.fairy]:
        raise Refused("D31", "not-before-fairy", pillar=PILLARS[state.fairy])
    if state.circle[there] != NONE:
        raise Refused("D31", "place-taken", place=PLACES[there])
    placed = replace(state, circle=put(state.circle, there, state.drawn[0]), drawn=state.drawn[1:])
    facts = (Fact("placed", {"player": PLAYERS[state.turn], "place": PLACES[there]}, sound="tick"),)
    return Played(placed, facts) if placed.drawn else rested(placed, facts)


def _reachable(state: State, ref: str) -> int:
    """The point of that name, when the korrigan may go there (D21)."""
    there = POINT_NAMED.get(ref, NONE)
    if there == NONE:
        raise Refused("D21", "no-such-point")
    steps = (there - state.korrigans[state.turn]) % 16
    if FARTHEST < steps < 16 - FARTHEST:
        raise Refused("D21", "too-far", most=FARTHEST)
    if not steps:
        raise Refused("D21", "there-already")
    if there in state.korrigans:
        raise Refused("D21", "point-taken", player=PLAYERS[state.korrigans.index(there)])
    return there


def _glow(state: State, facts: tuple[Fact, ...], chance: Chance) -> Played[State]:
    """Take back all crystals, used or not; the fairy steps on, sweeps the places before her and brings new slabs."""
    player, fairy = state.turn, (state.fairy + 1) % 4
    before = PLACES_BEFORE[fairy]
    gone = tuple(state.circle[place] for place in before if state.circle[place] != NONE)
    swept = _refilled(_sweep(state, fairy, gone), chance)
    shuffled = len(swept.pile) > len(state.pile)
    drawn, pile = swept.pile[:REFILL], swept.pile[REFILL:]
    crystals = put(state.crystals, player, CRYSTALS)
    told = (
        Fact("crystals-back", {"player": PLAYERS[player], "number": CRYSTALS}, light=Light(PLAYERS[player], "gold", "sweep"), sound="gold"),
        Fact("fairy-steps", {"pillar": PILLARS[fairy], "number": len(gone)}, light=Light(f"ring:{fairy}/4", "moon", "sweep")),
        *((Fact("pile-shuffled", {"number": len(swept.pile)}),) if shuffled else ()),
        Fact("slabs-drawn", {"player": PLAYERS[player], "number": REFILL}, sound="draw"),
    )
    return Played(replace(swept, asking="place", crystals=crystals, drawn=drawn, pile=pile), (*facts, *told), True)


def _sweep(state: State, fairy: int, gone: tuple[int, ...]) -> State:
    """The three places before the fairy empty, and forgotten by whoever had looked there."""
    first = 3 * fairy
    circle = (*state.circle[:first], NONE, NONE, NONE, *state.circle[first + 3 :])
    kept = ~(0b111 << first)
    return replace(state, fairy=fairy, circle=circle, swept=state.swept + gone, seen=tuple(bits & kept for bits in state.seen))


def _refilled(state: State, chance: Chance) -> State:
    """When the pile is too short, the discards are shuffled into it; there are always enough (D31)."""
    if len(state.pile) >= REFILL:
        return state
    pile = chance.shuffled("slabs", state.pile + state.failed + state.swept)
    assert len(pile) >= REFILL, "there are always enough slabs"
    return replace(state, pile=pile, failed=(), swept=())
