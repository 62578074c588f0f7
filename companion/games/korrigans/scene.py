"""The lights of the full game: the same arch, ring and pot as beside the boxed game, and the field a choice points at."""

from __future__ import annotations

from typing import Any

from companion.contract import Light, Offer, Scene
from companion.games.korrigans import pieces as p
from companion.games.korrigans.lights import ARCH, RING, choice_lights, rainbow_lights
from companion.games.korrigans.map import meadow
from companion.games.korrigans.rainbow import Draw
from companion.games.korrigans.view import View
from companion.kit.colours import NAMES


def scene(seen: View, choice: Offer | None) -> Scene:
    """Arch: the colours out; ring: the clouds; pot: was the pawn drawn?; seats: who acts and who has the bag."""
    lights = rainbow_lights(seen.rainbow) | _pot(seen) | _seats(seen)
    if choice:
        lights |= choice_lights(choice.move) | _place_lights(seen, choice.move)
    return tuple(lights.values())


def _pot(seen: View) -> dict[str, Light]:
    """Moon breathing: the draw is waited for. A steady colour: this pawn was drawn. Gold: the cauldron is there."""
    if seen.cauldron or seen.ask == p.ASK_CAULDRON:
        return {"pot": Light("pot", "gold", "steady" if seen.ask == p.OVER else "breathe")}
    if seen.ask == p.ASK_DRAW:
        return {"pot": Light("pot", "moon", "breathe")}
    if not seen.round:
        return {}
    return {"pot": Light("pot", NAMES[seen.rainbow.latest], "pulse" if seen.pawn else "steady")}


def _seats(seen: View) -> dict[str, Light]:
    if seen.ask == p.OVER:
        best = seen.ranking[0]
        return {p.PLAYER_REFS[best]: Light(p.PLAYER_REFS[best], seen.colours[best], "rainbow")}
    actor = seen.holder if seen.ask in p.OF_THE_DRAWER else seen.turn
    bag = {} if seen.cauldron else {p.PLAYER_REFS[seen.holder]: Light(p.PLAYER_REFS[seen.holder], "moon")}
    return bag | {p.PLAYER_REFS[actor]: Light(p.PLAYER_REFS[actor], seen.colours[actor], "breathe")}


def _place_lights(seen: View, move: Any) -> dict[str, Light]:
    """A field is where its row on the arch and its column on the ring cross; a player is the seat."""
    if isinstance(move, Draw):
        return {"pot": Light("pot", "moon", "pulse")}
    if isinstance(move, p.GoblinTo | p.Unveil):
        return {move.player: Light(move.player, "moon", "pulse")}
    field = meadow(seen.map).index.get(getattr(move, "field", ""))
    if field is None:
        return {}
    x, y = meadow(seen.map).centres[field]
    places = (ARCH[int(y) // 2], RING[int(x) // 2])
    return {place: Light(place, "moon", "pulse") for place in places}
