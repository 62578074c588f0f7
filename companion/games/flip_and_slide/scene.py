"""The lights: the arch shows which colours already lie in the meadow, a seat whose turn it is, the ring how many actions are left."""

from __future__ import annotations

from companion.contract import Light, Offer, Scene
from companion.games.flip_and_slide.pieces import ACT, ACTIONS, SLIDE, Slide
from companion.games.flip_and_slide.view import View
from companion.kit.colours import NAMES


def scene(view: View, choice: Offer | None) -> Scene:
    if view.winner is not None:
        return (Light("arch", "gold", "rainbow"), Light("ring", "gold", "sweep"), Light(f"player:{view.winner}", "gold", "pulse"))
    if view.ending:
        return (*_arch(view), Light("ring", "moon", "breathe"))
    seat = Light(f"player:{view.turn}", view.colours[view.turn], "breathe")
    return (*_arch(view), *_ring(view), seat, *_chosen(view, choice))


def _arch(view: View) -> Scene:
    """A colour is lit as soon as one of its tiles shows."""
    return tuple(Light(f"arch:{name}", name) for name, shown in zip(NAMES, view.patch.colours, strict=True) if shown)


def _ring(view: View) -> Scene:
    number = ACTIONS[len(view.colours)]
    if view.asked not in (ACT, SLIDE):
        return (Light("ring", "moon", "breathe"),)
    return tuple(Light(f"ring:{part}/{number}", view.colours[view.turn]) for part in range(view.actions))


def _chosen(view: View, choice: Offer | None) -> Scene:
    """The colour of the tile that slides or would slide; soft white when the buttons point at anything else."""
    start = choice.move.cell if choice and isinstance(choice.move, Slide) else view.sliding
    tile = next((place.tile for place in view.tiles if place.cell == start), "")
    if tile.startswith("colour:"):
        colour = tile.removeprefix("colour:")
        return (Light(f"arch:{colour}", colour, "double_pulse"), Light("pot", colour, "pulse"))
    return (Light("pot", "moon", "pulse"),) if choice or tile else ()
