"""The lights: the arch shows what can be played, the seats whose move it is, the pot whether gold lies in the line."""

from __future__ import annotations

from companion.contract import Light, Offer, Scene
from companion.games.roygbiv.pieces import NOBODY, PLAYER
from companion.games.roygbiv.view import View


def scene(seen: View, choice: Offer | None) -> Scene:
    """Hands are secret: the ring tells that somebody is choosing with the buttons, never what."""
    if seen.ending:
        return _over(seen)
    lights = [*_arch(seen), *_seats(seen)]
    if any(laid.shows == "pot" for laid in seen.line):
        lights.append(Light("pot", "gold"))
    if seen.stuck:
        lights.append(Light("ring", "moon", "countdown"))
    elif choice is not None:
        lights.append(Light("ring", "moon", "breathe"))
    elif seen.fast and seen.turn != NOBODY:
        lights.append(Light("ring", seen.leprechauns[seen.turn], "countdown"))
    return tuple(lights)


def _arch(seen: View) -> list[Light]:
    """The colour to build upon stands still, its neighbours breathe; the one that completes pulses."""
    if not seen.line:
        return [Light("arch", "moon", "breathe")]
    lights = [Light(f"arch:{seen.building}", seen.building)]
    if seen.stuck:
        return lights
    for colour in seen.fits:
        lights.append(Light(f"arch:{colour}", colour, "double_pulse" if colour == seen.beginning else "breathe"))
    return lights


def _seats(seen: View) -> list[Light]:
    """Whose move it is breathes; in fast mode everybody's, except those who won't play. When nobody can, all are dark."""
    if seen.stuck:
        return []
    called = [seen.turn] if seen.turn != NOBODY else [player for player in seen.order if player not in seen.unwilling]
    return [Light(PLAYER[player], seen.leprechauns[player], "breathe") for player in called]


def _over(seen: View) -> Scene:
    best = max(seen.points)
    winners = [player for player, points in enumerate(seen.points) if points == best]
    return (Light("arch", "gold", "rainbow"), *(Light(PLAYER[player], seen.leprechauns[player], "pulse") for player in winners))
