"""The lights: cards on offer round the ring and in the arch, the one whose turn it is, the clover in the pot."""

from __future__ import annotations

from companion.contract import Light, Offer, Scene
from companion.games.rainbows.pieces import CARD_BY_REF, LANE, LANES, PLAYER_REFS
from companion.games.rainbows.view import View


def scene(view: View, choice: Offer | None) -> Scene:
    return (*_arch(view, choice), *_ring(view, choice), *_pot(view), *_seats(view))


def _arch(view: View, choice: Offer | None) -> Scene:
    """The colours that lie on offer; the one pointed at pulses."""
    if not view.asks:
        return (Light("arch", "gold", "rainbow"),)
    pointed = _colour(getattr(choice.move, "card", "")) if choice else ""
    offered = {_colour(ref) for ref in view.offer}
    return tuple(Light(f"arch:{lane}", lane, "pulse" if lane == pointed else "steady") for lane in LANES if lane in offered)


def _ring(view: View, choice: Offer | None) -> Scene:
    """One part of the ring for each card on offer, in their order."""
    pointed = getattr(choice.move, "card", "") if choice else ""
    number = len(view.offer)
    return tuple(
        Light(f"ring:{place}/{number}", _colour(ref), "pulse" if ref == pointed else "steady") for place, ref in enumerate(view.offer)
    )


def _pot(view: View) -> Scene:
    """Green while the clover lies open, gold while the bank takes deposits."""
    if view.asks == "deposits":
        return (Light("pot", "gold", "breathe"),)
    if view.clover and view.asks == "card":
        return (Light("pot", "green", "breathe"),)
    return ()


def _seats(view: View) -> Scene:
    """Who may act breathes; the holder of the priority card has a steady gold light; at the end the winners spin."""
    if not view.asks:
        most = max(purse.account for purse in view.purses)
        return tuple(Light(PLAYER_REFS[player], "gold", "spin") for player, purse in enumerate(view.purses) if purse.account == most)
    acting = tuple(Light(PLAYER_REFS[player], view.colours[player], "breathe") for player in view.actors)
    if view.priority in view.actors:
        return acting
    return (*acting, Light(PLAYER_REFS[view.priority], "gold"))


def _colour(ref: str) -> str:
    return LANES[LANE[CARD_BY_REF[ref]]] if ref in CARD_BY_REF else ""
