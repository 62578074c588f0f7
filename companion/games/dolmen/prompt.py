"""What to do now, in one sentence for each reader: never empty, never about what is hidden."""

from __future__ import annotations

from companion.contract import Text
from companion.games.dolmen.building import NONE, spots
from companion.games.dolmen.pieces import PLACE_AT, PLAYERS, ROUNDS, State
from companion.games.dolmen.score import totals, winners
from companion.games.dolmen.slabs import POINTS

_WINNERS = ("player", "second", "third", "fourth")


def caption(state: State) -> Text:
    return Text("caption", {"round": state.round, "rounds": ROUNDS})


def prompt(state: State, player: int | None) -> Text:
    if state.asking == "over":
        return _over(state)
    if player != state.turn:
        return Text(f"wait-{state.asking}", {"player": PLAYERS[state.turn]})
    return Text(f"prompt-{state.asking}", _asked(state))


def _asked(state: State) -> dict[str, str | int]:
    """The numbers that the player needs for what is asked."""
    looks = int(not state.looked)
    match state.asking:
        case "act":
            return {"spots": _spots_before(state), "looks": looks}
        case "roll":
            return {"points": POINTS[state.circle[state.announced]], "crystals": state.crystals[state.turn]}
        case "place":
            return {"number": len(state.drawn)}
        case "rest":
            return {"looks": looks}
        case _:
            return {}


def _spots_before(state: State) -> int:
    """How many spots the slab before the korrigan fits."""
    place = PLACE_AT[state.korrigans[state.turn]]
    slab = NONE if place == NONE else state.circle[place]
    return 0 if slab == NONE else len(spots(state.dolmens[state.turn], slab))


def _over(state: State) -> Text:
    points = totals(state)
    first = winners(points)
    names = dict(zip(_WINNERS, (PLAYERS[player] for player in first), strict=False))
    return Text("prompt-over", {**names, "number": len(first), "points": points[first[0]]})
