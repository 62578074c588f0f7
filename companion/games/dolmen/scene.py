"""The lights: the ring is the circle, the arch the colours of a slab, the pot the die."""

from __future__ import annotations

from companion.contract import Light, Offer, Scene
from companion.games.dolmen.pieces import PLACE_NAMED, PLAYERS, POINT_BEFORE, POINT_NAMED, Announce, Go, Look, Place
from companion.games.dolmen.turn import RING
from companion.games.dolmen.view import Heath


def scene(view: Heath, choice: Offer | None) -> Scene:
    """Later lights lie over earlier ones: the fairy's quarter, the korrigans, the choice."""
    return (
        Light(f"ring:{view.fairy}/4", "moon"),
        *(_korrigan(view, player) for player in range(len(view.homes))),
        *_players(view),
        *_slab(view, choice),
        *_pot(view),
        *_choice(view, choice),
    )


def _korrigan(view: Heath, player: int) -> Light:
    acts = player == view.turn and view.asking != "over"
    return Light(RING[view.korrigans[player]], _colour(view, player), "breathe" if acts else "steady")


def _players(view: Heath) -> Scene:
    if view.asking == "over":
        return (Light("arch", "gold", "rainbow"),)
    return (Light(PLAYERS[view.turn], _colour(view, view.turn), "breathe"),)


def _slab(view: Heath, choice: Offer | None) -> Scene:
    """The arch shows the edges of the slab in question: announced, pointed at, or next to be placed."""
    face = None
    ref = view.announced or getattr(choice.move if choice else None, "place", None)
    if view.asking == "place" and not (choice and isinstance(choice.move, Look)):
        face = view.drawn[0]
    elif ref in PLACE_NAMED:
        face = view.circle[PLACE_NAMED[ref]]
    edges = dict.fromkeys(face.edges) if face else {}
    return tuple(Light(f"arch:{view.colours[edge]}", view.colours[edge], "steady") for edge in edges)


def _pot(view: Heath) -> Scene:
    return (Light("pot", "gold", "breathe"),) if view.asking in ("roll", "final") else ()


def _choice(view: Heath, choice: Offer | None) -> Scene:
    """Where the buttons point on the ring; ending the turn shows at the player's own light."""
    match choice.move if choice else None:
        case None:
            return ()
        case Go(to):
            return (Light(RING[POINT_NAMED[to]], _colour(view, view.turn), "pulse"),)
        case Look(place):
            return (Light(RING[POINT_BEFORE[PLACE_NAMED[place]]], "moon", "pulse"),)
        case Announce(place, _) | Place(place):
            return (Light(RING[POINT_BEFORE[PLACE_NAMED[place]]], "gold", "pulse"),)
        case _:
            return (Light(PLAYERS[view.turn], _colour(view, view.turn), "double_pulse"),)


def _colour(view: Heath, player: int) -> str:
    return view.colours[view.homes[player]]
