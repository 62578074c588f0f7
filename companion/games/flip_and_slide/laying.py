"""The meadow before the first move: a patch is laid, the tiles are shuffled, a few are turned to colour (F10, F11, F50)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, count

from companion.chance import Chance
from companion.contract import Player
from companion.games.flip_and_slide.pieces import SETS, SHOWN_AT_FIRST, Options, Patch, State
from companion.kit.colours import SEVEN
from companion.kit.grid import SHAPES, Shape


def setup(players: Sequence[Player], first: int, options: Options, chance: Chance) -> State:
    number = len(players)
    tiles = SETS[number] * len(SEVEN)
    places = sorted(_LAID[options.patch](SHAPES[options.shape], tiles, chance))
    under = chance.shuffled("tiles", [tile % len(SEVEN) for tile in range(tiles)])
    shown = chance.shuffled("shown", range(tiles))[: SHOWN_AT_FIRST[number]]
    clovers = [tile for tile in range(tiles) if tile not in shown]
    patch = Patch(
        shape=options.shape,
        clovers=tuple(places[tile] for tile in clovers),
        colours=tuple(tuple(places[tile] for tile in sorted(shown) if under[tile] == colour) for colour in range(len(SEVEN))),
        players=(None,) * number,
    )
    return State(options, tuple(player.colour for player in players), patch, tuple(under[tile] for tile in clovers), first)


def _compact(shape: Shape, tiles: int, _chance: Chance) -> list[int]:
    """Ring after ring round the middle."""
    return _rings(shape, 0, tiles)


def _ring(shape: Shape, tiles: int, _chance: Chance) -> list[int]:
    """The widest ring the tiles can close, and what is left over laid round it."""
    widest = next(distance for distance in count(1) if len(shape.ring(distance + 1)) > tiles)
    return _rings(shape, widest, tiles)


def _rings(shape: Shape, first: int, tiles: int) -> list[int]:
    spiral = accumulate((shape.ring(distance) for distance in count(first)), initial=())
    return list(next(cells for cells in spiral if len(cells) >= tiles)[:tiles])


def _wild(shape: Shape, tiles: int, chance: Chance) -> list[int]:
    """Tile by tile, each beside those that already lie."""
    patch = [0]
    while len(patch) < tiles:
        free = sorted({cell for tile in patch for cell in shape.neighbours(tile)}.difference(patch))
        patch.append(chance.pick("patch", free))
    return patch


_LAID: dict[str, Callable[[Shape, int, Chance], list[int]]] = {"compact": _compact, "ring": _ring, "wild": _wild}
