"""The rainbow: seven colour tiles from red to violet, each touching the next, and the own player tile touching one (F30, F40)."""

from __future__ import annotations

from collections.abc import Collection

from companion.games.flip_and_slide.pieces import Patch
from companion.kit.grid import Shape

Layers = list[Collection[int]]  # colour by colour, cells of some of its tiles


def rainbow(patch: Patch, player: int, red: bool) -> tuple[int, ...]:
    """The cells of a rainbow that player's tile touches, red to violet, or () when there is none; ``red``: it must touch the red."""
    own, shape = patch.players[player], patch.geometry
    layers = _from_red(patch.colours, shape)
    if own is None or len(layers) < len(patch.colours):
        return ()
    whole = _to_violet(layers, shape)
    for colour, cells in enumerate(whole[:1] if red else whole):
        for cell in sorted(cells):
            if shape.touching(own, cell):
                return _chain(cell, colour, layers, whole, shape)
    return ()


def _from_red(colours: tuple[tuple[int, ...], ...], shape: Shape) -> Layers:
    """Of each colour the tiles that continue a chain begun at a red one; ends early where no chain goes on."""
    layers: Layers = [colours[0]]
    for cells in colours[1:]:
        reached = _reached(cells, layers[-1], shape)
        if not reached:
            break
        layers.append(reached)
    return layers


def _to_violet(layers: Layers, shape: Shape) -> Layers:
    """Of these the tiles whose chain goes on to a violet one: those that are part of a rainbow."""
    whole = [layers[-1]]
    for cells in layers[-2::-1]:
        whole.append(_reached(cells, whole[-1], shape))
    return whole[::-1]


def _reached(cells: Collection[int], others: Collection[int], shape: Shape) -> Collection[int]:
    """Those of the cells that touch one of the others."""
    touch = shape.touch
    return {cell for cell in cells for other in others if cell - other in touch}


def _chain(cell: int, colour: int, layers: Layers, whole: Layers, shape: Shape) -> tuple[int, ...]:
    """One rainbow through that tile."""
    chain = [cell]
    for cells in layers[:colour][::-1]:
        chain.insert(0, next(other for other in sorted(cells) if shape.touching(chain[0], other)))
    for cells in whole[colour + 1 :]:
        chain.append(next(other for other in sorted(cells) if shape.touching(chain[-1], other)))
    return tuple(chain)
