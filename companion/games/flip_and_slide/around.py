"""What lies around the cells of a board, seen for all cells at once; written out edge by edge, since loops would take thrice as long."""

from __future__ import annotations

from collections.abc import Callable

from companion.kit.grid import GIRTH, Board

Around = tuple[Board, Board, Board, Board, int]
"""Of all cells, with or without a tile: the rim, cells that at some edge change from tile to empty or back; those that do at two
edges; those whose neighbours fall into two groups or more, with gaps between them; and those that no tile can leave. And how many
gates there are, where two empty cells meet between two tiles too close for a step."""


def hexagons(tiles: Board) -> Around:
    """East, south-east, south-west, and opposite. A step needs two open edges side by side."""
    a, b, c = tiles >> 1, tiles >> GIRTH, tiles >> GIRTH - 1
    d, e, f = tiles << 1, tiles << GIRTH, tiles << GIRTH - 1
    ab, bc, cd, de, ef, fa = a | b, b | c, c | d, d | e, e | f, f | a

    edge, rim = b ^ tiles, a ^ tiles
    twice = rim & edge
    rim, edge = rim | edge, c ^ tiles
    twice, rim, edge = twice | rim & edge, rim | edge, d ^ tiles
    twice, rim, edge = twice | rim & edge, rim | edge, e ^ tiles
    twice, rim, edge = twice | rim & edge, rim | edge, f ^ tiles
    twice, rim = twice | rim & edge, rim | edge

    gap, gaps = bc ^ c, ab ^ b
    parted = gaps & gap
    gaps, gap = gaps | gap, cd ^ d
    parted, gaps, gap = parted | gaps & gap, gaps | gap, de ^ e
    parted, gaps, gap = parted | gaps & gap, gaps | gap, ef ^ f
    parted, gaps, gap = parted | gaps & gap, gaps | gap, fa ^ a
    parted |= gaps & gap

    gates = (f & b & ~(a | tiles)).bit_count() + (a & c & ~(b | tiles)).bit_count() + (b & d & ~(c | tiles)).bit_count()
    return rim, twice, parted, ab & bc & cd & de & ef & fa, gates


def squares(tiles: Board) -> Around:
    """East, south, west, north, and the corner after each. Neighbours hang together round a corner that has a tile."""
    a, b, c, d = tiles >> 1, tiles >> GIRTH, tiles << 1, tiles << GIRTH
    ab, bc, cd, da = tiles >> GIRTH + 1, tiles >> GIRTH - 1, tiles << GIRTH + 1, tiles << GIRTH - 1

    edge, rim = b ^ tiles, a ^ tiles
    twice = rim & edge
    rim, edge = rim | edge, c ^ tiles
    twice, rim, edge = twice | rim & edge, rim | edge, d ^ tiles
    twice, rim = twice | rim & edge, rim | edge

    gap, gaps = b & ~(bc & c), a & ~(ab & b)
    parted = gaps & gap
    gaps, gap = gaps | gap, c & ~(cd & d)
    parted, gaps, gap = parted | gaps & gap, gaps | gap, d & ~(da & a)
    parted |= gaps & gap

    gates = (a & b & ~(ab | tiles)).bit_count() + (b & c & ~(bc | tiles)).bit_count()
    return rim, twice, parted, a & b & c & d, gates


AROUND: dict[str, Callable[[Board], Around]] = {"hexagons": hexagons, "squares": squares}
