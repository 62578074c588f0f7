"""The lights both ways to play share: colours out on the arch, clouds on the ring, and the place a choice points at."""

from __future__ import annotations

from typing import Any

from companion.contract import Light
from companion.games.korrigans.rainbow import CLOUDS, FREE, SIZE, SUNS, PutCloud, PutSun, Rainbow
from companion.kit.colours import NAMES

ARCH = tuple(f"arch:{name}" for name in NAMES)
RING = tuple(f"ring:{column}/{SIZE}" for column in range(SIZE))
_EFFECTS = {1: "steady", 0: "double_pulse"}  # by how many pawns of the colour are left in the bag


def rainbow_lights(rainbow: Rainbow) -> dict[str, Light]:
    """Colours out once shine, colours out twice beat twice; each cloud that is taken has its pawn's colour."""
    lights = {ARCH[c]: Light(ARCH[c], NAMES[c], _EFFECTS[left]) for c, left in enumerate(rainbow.bag) if left in _EFFECTS}
    return lights | {RING[i]: Light(RING[i], NAMES[pawn]) for i, pawn in enumerate(rainbow.clouds) if pawn != FREE}


def choice_lights(move: Any) -> dict[str, Light]:
    """A sun is the arch's zone in row order, first row red; a cloud is its part of the ring."""
    if isinstance(move, PutSun) and move.sun in SUNS:
        place = ARCH[SUNS.index(move.sun)]
        return {place: Light(place, "moon", "pulse")}
    if isinstance(move, PutCloud) and move.cloud in CLOUDS:
        place = RING[CLOUDS.index(move.cloud)]
        return {place: Light(place, "moon", "pulse")}
    return {}
