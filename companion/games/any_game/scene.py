"""The lights: seats say whom we wait for, the ring is the order of play, the arch the one who leads, the pot the next round.

Breathing: we wait for you. Steady: here, nothing to do now. Dark: out of this round, or gone. Beating: where a finger points.
The seats of those who had their one turn or are ready stay lit; on the ring, where the round empties, they are dark.
"""

from __future__ import annotations

from companion.contract import Light, Offer, Scene
from companion.games.any_game.pieces import OVER, PLAYERS, UPKEEP, Begin, Done, Earlier, EndRound, Finish, NextRound, Pass
from companion.games.any_game.view import View
from companion.kit.colours import NAMES


def scene(view: View, choice: Offer | None) -> Scene:
    """Later lights lie over earlier ones: the choice is on top."""
    if view.phase == OVER:
        return _over(view)
    leaders = (view.colours[player] for player in view.leaders)
    return (
        *(Light(f"arch:{colour}", colour) for colour in leaders if colour in NAMES),
        *_players(view),
        *((Light("pot", "gold", "breathe"),) if view.phase == UPKEEP else ()),
        *_choice(view, choice),
    )


def _players(view: View) -> Scene:
    """Everybody in the round, at the seat and at the place in the order."""
    lights = []
    for at, player in enumerate(view.order):
        effect = "breathe" if player in view.awaited else "steady"
        if player not in view.passed:
            lights.append(Light(PLAYERS[player], view.colours[player], effect))
        if player not in view.passed and player not in view.done:
            lights.append(Light(_place(view, at), view.colours[player], effect))
    return tuple(lights)


def _over(view: View) -> Scene:
    """The winners in all colours; where nobody wins, the arch."""
    if view.options.winner == "none":
        return (Light("arch", "gold", "rainbow"),)
    winners = view.leaders or view.order
    return tuple(Light(PLAYERS[player], view.colours[player], "rainbow") for player in winners)


def _choice(view: View, choice: Offer | None) -> Scene:
    """Where the finger points: a seat, a place in the order, the ring, the pot or the arch."""
    match choice.move if choice else None:
        case Done():
            return (_seat(view, "pulse"),)
        case Pass():
            return (_seat(view, "double_pulse"),)
        case Begin(ref) if ref in PLAYERS[: len(view.colours)]:
            return (Light(ref, view.colours[PLAYERS.index(ref)], "pulse"),)
        case Earlier(ref) if ref in PLAYERS[: len(view.colours)]:
            return _forward(view, PLAYERS.index(ref))
        case EndRound():
            return (Light("ring", "moon", "pulse"),)
        case NextRound():
            return (Light("pot", "gold", "pulse"),)
        case Finish():
            return (Light("arch", "gold", "pulse"),)
    return ()


def _seat(view: View, effect: str) -> Light:
    """The seat that is on; the pot where all are."""
    return Light("pot", "moon", effect) if view.turn < 0 else Light(PLAYERS[view.turn], view.colours[view.turn], effect)


def _forward(view: View, player: int) -> Scene:
    """The place that somebody would move to."""
    at = view.order.index(player) if player in view.order else 0
    return (Light(_place(view, at - 1), view.colours[player], "pulse"),) if at else ()


def _place(view: View, at: int) -> str:
    return f"ring:{at}/{len(view.order)}"
