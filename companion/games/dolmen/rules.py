"""The rules of Dolmen: setting up the heath, whose turn it is, what may be done, and doing it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.chance import Chance
from companion.contract import Offer, Played, Player, Refused
from companion.games.dolmen.building import NONE, SPOTS, founded, spots
from companion.games.dolmen.fairy import go, place, stay
from companion.games.dolmen.pieces import (
    CRYSTALS,
    FARTHEST,
    HOMES,
    IS_GLOW,
    PLACE_AT,
    PLACES,
    PLACES_BEFORE,
    POINTS,
    Announce,
    EndTurn,
    Go,
    Look,
    Move,
    Options,
    Place,
    Roll,
    State,
    Stay,
)
from companion.games.dolmen.slabs import DRAWN, TRIBES
from companion.games.dolmen.taking import announce, roll
from companion.games.dolmen.turn import end_turn, look
from companion.kit.colours import NAMES

_GO = tuple(
    tuple(
        (there, Offer(Go(POINTS[there]), final=IS_GLOW[there]))
        for there in ((here + step) % 16 for step in range(-FARTHEST, FARTHEST + 1) if step)
    )
    for here in range(16)
)
_STAY = Offer(Stay())
_LOOK = tuple(Offer(Look(ref), final=True) for ref in PLACES)
_PLACE = tuple(Offer(Place(ref)) for ref in PLACES)
_ANNOUNCE = tuple(tuple(Offer(Announce(place, spot), final=True) for spot in SPOTS) for place in PLACES)
_ROLL = Offer(Roll(), final=True)
_END = Offer(EndTurn())
_ACTORS = tuple(frozenset((player,)) for player in range(4))


def setup(players: Sequence[Player], first: int, options: Options, chance: Chance) -> State:
    homes = HOMES[len(players)]
    slabs = chance.shuffled("slabs", DRAWN)
    return State(
        memory=options.memory,
        colours=_tribe_colours(players, homes),
        homes=homes,
        first=first,
        turn=first,
        round=1,
        asking="act",
        korrigans=tuple(4 * home for home in homes),
        crystals=(CRYSTALS,) * len(players),
        dolmens=tuple(founded(home) for home in homes),
        circle=slabs[: len(PLACES)],
        fairy=homes[first],
        pile=slabs[len(PLACES) :],
        seen=(0,) * len(players),
    )


def actors(state: State) -> frozenset[int]:
    return frozenset() if state.asking == "over" else _ACTORS[state.turn]


def moves(state: State, player: int) -> Sequence[Offer]:
    """What is asked first, the look last."""
    if player != state.turn or state.asking == "over":
        return ()
    offers = _asked(state)
    if not state.looked and state.asking != "final":
        open_place = state.announced
        offers += [_LOOK[place] for place, slab in enumerate(state.circle) if slab != NONE and place != open_place]
    return offers


def play(state: State, player: int, move: Move, chance: Chance) -> Played[State]:
    if player != state.turn:
        raise Refused("H1", "not-your-turn")
    match move:
        case Go():
            return go(state, move, chance)
        case Stay():
            return stay(state)
        case Look():
            return look(state, move)
        case Announce():
            return announce(state, move)
        case Roll():
            return roll(state, move, chance)
        case Place():
            return place(state, move)
        case EndTurn():
            return end_turn(state, move)


def _asked(state: State) -> list[Offer]:
    """The moves that answer what is asked now."""
    match state.asking:
        case "act":
            return [*_announcing(state), *_walking(state), _STAY]
        case "place":
            return [_PLACE[place] for place in PLACES_BEFORE[state.fairy] if state.circle[place] == NONE]
        case "rest":
            return [_END]
        case _:
            return [_ROLL]


def _announcing(state: State) -> list[Offer]:
    """The slab before the korrigan at every spot where it fits (D24)."""
    place = PLACE_AT[state.korrigans[state.turn]]
    if place == NONE or state.circle[place] == NONE:
        return []
    offers = _ANNOUNCE[place]
    return [offers[spot] for spot in spots(state.dolmens[state.turn], state.circle[place])]


def _walking(state: State) -> list[Offer]:
    """Up to three points either way, not onto another korrigan (D21)."""
    return [offer for there, offer in _GO[state.korrigans[state.turn]] if there not in state.korrigans]


def _tribe_colours(players: Sequence[Player], homes: Sequence[int]) -> tuple[str, ...]:
    """The players' colours in their quarters; tribes without a player take the first free ones of the rainbow."""
    taken = {home: player.colour for home, player in zip(homes, players, strict=True)}
    free = (name for name in NAMES if name not in taken.values())
    return tuple(taken[tribe] if tribe in taken else next(free) for tribe in TRIBES)
