"""Whose turn comes next, and the look at a field's clovers that every arrival ends with."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract import Fact, Played
from companion.games.korrigans import calls
from companion.games.korrigans.map import meadow
from companion.games.korrigans.paths import can_act, turn_tells
from companion.games.korrigans.pieces import ASK_DRAW, ASK_KEEP, ASK_MOVE, ASK_PLACE, CLOVER_REFS, LOOK_REFS, NOTHING, PLAYER_REFS, State


def look_around(state: State, facts: list[Fact]) -> Played[State]:
    """The player whose korrigan has arrived looks secretly at all clovers there; on an empty field the turn is over (K40)."""
    place = state.tribes[state.turn].korrigans[state.mover]
    clovers = state.fields[place]
    if not clovers:
        return next_turn(state, facts)
    field = meadow(state.map).refs[place]
    facts.append(Fact("looks", {"player": PLAYER_REFS[state.turn], "field": field, "count": len(clovers)}))
    for spot, clover in zip(LOOK_REFS, clovers, strict=False):
        facts.append(Fact("sees", {"look": spot, "clover": CLOVER_REFS[clover]}, (state.turn,), fleeting=True))
    return Played(replace(state, ask=ASK_KEEP), tuple(facts), reveals=True)


def next_turn(state: State, facts: list[Fact], reveals: bool = False) -> Played[State]:
    """The turn goes to the left; after two laps of placing the first round begins."""
    following = state.place + 1
    if state.round:
        return turns_from(state, following, facts, reveals)
    if following < len(state.tribes) or state.tribes[state.first].korrigans[1] == NOTHING:
        player = (state.turn + 1) % len(state.tribes)
        facts.append(calls.to_move(player, state.colours[player]))
        return Played(replace(state, ask=ASK_PLACE, turn=player), tuple(facts), reveals)
    return _round(state, facts, reveals)


def turns_from(state: State, position: int, facts: list[Fact], reveals: bool = False) -> Played[State]:
    """The next player, in turn order from the first player, who can move at all; the others are skipped (K30, K39)."""
    reveals = reveals or turn_tells(state, position)
    count = len(state.tribes)
    for place in range(position, count):
        player = (state.first + place) % count
        if can_act(state, state.tribes[player]):
            facts.append(calls.to_move(player, state.colours[player]))
            return Played(replace(state, ask=ASK_MOVE, turn=player), tuple(facts), reveals)
        facts.append(Fact("skipped", {"player": PLAYER_REFS[player]}))
    return _round(state, facts, reveals)


def _round(state: State, facts: list[Fact], reveals: bool) -> Played[State]:
    facts.append(calls.to_draw(state.holder))
    return Played(replace(state, ask=ASK_DRAW, turn=state.first, round=state.round + 1), tuple(facts), reveals)
