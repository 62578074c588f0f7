"""How a turn goes on and ends: what is asked now, the look, and passing on to the next player."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract import Fact, Light, Played, Refused
from companion.games.dolmen.building import NONE, whole
from companion.games.dolmen.pieces import PLACE_NAMED, PLACES, PLAYERS, POINT_BEFORE, ROUNDS, Asking, EndTurn, Look, State, colour_of
from companion.games.dolmen.slabs import IS_MYSTERY, POINTS

RING = tuple(f"ring:{point}/16" for point in range(16))
_NOT_NOW = {
    "roll": ("D24", "roll-first"),
    "place": ("D31", "place-first"),
    "rest": ("D20", "acted-already"),
    "final": ("D50", "final-roll-first"),
}


def insist(state: State, wanted: Asking, clause: str = "D20", key: str = "act-first") -> None:
    """Refuse a move that is not asked for now; the clause and key are for the beginning of a turn."""
    if state.asking == wanted:
        return
    if state.asking == "over":
        raise Refused(ending(state), "game-over")
    raise Refused(*_NOT_NOW.get(state.asking, (clause, key)))


def ending(state: State) -> str:
    """The clause that ended the game, or will end it."""
    return "D50" if any(whole(dolmen) for dolmen in state.dolmens) else "D52"


def look(state: State, move: Look) -> Played[State]:
    """See the points of one slab of the circle, secretly (D22)."""
    place = PLACE_NAMED.get(move.place, NONE)
    _may_look(state, place)
    player = state.turn
    seen = (*state.seen[:player], state.seen[player] | 1 << place, *state.seen[player + 1 :])
    public = Fact("looked", {"player": PLAYERS[player], "place": PLACES[place]}, light=Light(RING[POINT_BEFORE[place]], "moon", "pulse"))
    slab = state.circle[place]
    key = "saw-mystery" if IS_MYSTERY[slab] else "saw"
    private = Fact(key, {"place": PLACES[place], "points": POINTS[slab]}, who=(player,), fleeting=True)
    return Played(replace(state, seen=seen, looked=True), (public, private), True)


def end_turn(state: State, _move: EndTurn) -> Played[State]:
    insist(state, "rest")
    return passed_on(state, ())


def rested(state: State, facts: tuple[Fact, ...], reveals: bool = False) -> Played[State]:
    """Moving or adding is done: a look may be left, else the turn ends by itself."""
    if state.looked or all(slab == NONE for slab in state.circle):
        return passed_on(state, facts, reveals)
    return Played(replace(state, asking="rest"), facts, reveals)


def passed_on(state: State, facts: tuple[Fact, ...], reveals: bool = False) -> Played[State]:
    """The next player's turn; after the last round the last player rolls for the mystery slabs (D52)."""
    seen = remembered(state)
    turn = (state.turn + 1) % len(state.homes)
    rounds = state.round + (turn == state.first)
    if rounds > ROUNDS:
        dawn = Fact("dawn", {"player": PLAYERS[state.turn], "rounds": ROUNDS}, light=Light("arch", "gold", "sweep"), sound="gold")
        return Played(replace(state, asking="final", seen=seen), (*facts, dawn), reveals)
    begins = Fact("turn", {"player": PLAYERS[turn]}, light=Light(PLAYERS[turn], colour_of(state, turn), "pulse"), sound="turn")
    return Played(replace(state, turn=turn, round=rounds, asking="act", seen=seen, looked=False), (*facts, begins), reveals)


def remembered(state: State) -> tuple[int, ...]:
    """What each player still knows of the circle when the turn is over: nothing without the memory aid (D23)."""
    return state.seen if state.memory else (0,) * len(state.seen)


def _may_look(state: State, place: int) -> None:
    if state.asking in ("final", "over"):
        insist(state, "act")
    if state.looked:
        raise Refused("D22", "looked-already")
    if place == NONE:
        raise Refused("D22", "no-such-place")
    if state.circle[place] == NONE:
        raise Refused("D29", "place-empty", place=PLACES[place])
    if place == state.announced:
        raise Refused("D22", "lies-open", place=PLACES[place])
