"""The meadow as a drawing: soft outlines of the fields, the borders between them, and where each thing stands."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from companion.games.korrigans.map import KEPT, meadow
from companion.games.korrigans.meadow import LATTICE, Edge, Meadow
from companion.games.korrigans.view import View

UNIT = 26  # of the drawing, for each letter of the map
SPOTS = 6  # places for pawns round the middle of a field

Point = tuple[float, float]


class FieldShape(NamedTuple):
    """``x`` and ``y``: its middle, where the clovers lie; ``spots``: where korrigans stand; marks in ``pontoon`` and ``molehill``."""

    ref: str
    letter: str
    colour: str
    path: str
    x: float
    y: float
    spots: tuple[Point, ...]
    pontoon: Point | None
    molehill: Point | None
    start: int
    village: bool


class BorderShape(NamedTuple):
    ref: str
    kind: str
    path: str
    x: float
    y: float
    upright: bool


class Picture(NamedTuple):
    size: int
    fields: tuple[FieldShape, ...]
    borders: tuple[BorderShape, ...]
    standing: tuple[tuple[int, int, float, float], ...]  # player, korrigan, x, y


def picture(view: View) -> Picture:
    """The drawing for what one reader may know; the land itself is drawn once for each map."""
    fields, borders = _land(view.map)
    return Picture(UNIT * LATTICE, fields, borders, tuple(_standing(view, {field.ref: field for field in fields})))


def _standing(view: View, fields: dict[str, FieldShape]) -> list[tuple[int, int, float, float]]:
    """Everybody on a spot of their field; who came first stands first."""
    taken: dict[str, int] = defaultdict(int)
    stand = []
    for player, tribe in enumerate(view.tribes):
        for korrigan, ref in enumerate(tribe.korrigans):
            if ref:
                spots = fields[ref].spots
                x, y = spots[taken[ref] % len(spots)]
                taken[ref] += 1
                stand.append((player, korrigan, x, y))
    return stand


@lru_cache(KEPT)
def _land(text: str) -> tuple[tuple[FieldShape, ...], tuple[BorderShape, ...]]:
    land = meadow(text)
    return tuple(_field(land, place) for place in range(len(land.fields))), tuple(
        _border(land, number) for number in range(len(land.borders))
    )


def _field(land: Meadow, place: int) -> FieldShape:
    field = land.fields[place]
    squares = [(x, y) for x, y in product(range(LATTICE), repeat=2) if land.rows[y][x] == field.letter]
    x, y = _roomiest(squares)
    others = [spot for spot in _by_distance(squares, (x, y)) if abs(spot[0] - x) + abs(spot[1] - y) >= 1.5]
    marks = _apart([spot for spot in others if _rim(spot, squares)] or others, 2)
    spots = tuple(_scaled(_towards(spot, (x, y))) for spot in others if spot not in marks)[:SPOTS]
    return FieldShape(
        land.refs[place], field.letter, field.colour, _outline(squares), *_scaled((x, y)), spots or (_scaled((x, y)),),
        _scaled(marks[0]) if field.pontoon else None, _scaled(marks[-1]) if field.molehill else None, field.start, field.village,
    )  # fmt: skip


def _roomiest(squares: list[tuple[int, int]]) -> Point:
    """The middle of the 2 x 2 letters, or of the letter, that lies nearest to the middle of the field."""
    middle = (sum(x for x, _ in squares) / len(squares) + 0.5, sum(y for _, y in squares) / len(squares) + 0.5)
    inside = set(squares)
    blocks = [(x + 1.0, y + 1.0) for x, y in squares if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= inside]
    return min(blocks or [(x + 0.5, y + 0.5) for x, y in squares], key=lambda spot: _far(spot, middle))


def _by_distance(squares: list[tuple[int, int]], here: Point) -> list[Point]:
    return sorted(((x + 0.5, y + 0.5) for x, y in squares), key=lambda spot: (_far(spot, here), -spot[1], -spot[0]))


def _rim(spot: Point, squares: list[tuple[int, int]]) -> bool:
    x, y = int(spot[0]), int(spot[1])
    return not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} <= set(squares)


def _apart(spots: list[Point], number: int) -> list[Point]:
    """The farthest spots, away from each other."""
    chosen: list[Point] = []
    for spot in reversed(spots):
        if all(_far(spot, other) > 2 for other in chosen):
            chosen.append(spot)
        if len(chosen) == number:
            break
    return chosen or spots[-1:]


def _towards(spot: Point, middle: Point) -> Point:
    """A little nearer to the middle, so that nobody stands on a border."""
    return spot[0] + (middle[0] - spot[0]) * 0.18, spot[1] + (middle[1] - spot[1]) * 0.18


def _far(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _scaled(spot: Point) -> Point:
    return round(spot[0] * UNIT, 1), round(spot[1] * UNIT, 1)


def _outline(squares: list[tuple[int, int]]) -> str:
    """A closed curve through the middles of the unit lines round the field, bent at their corners."""
    lines = {edge for x, y in squares for edge in _sides(x, y)}
    lines = {(one, other) for one, other in lines if (other, one) not in lines}
    return " ".join(_curve(loop, closed=True) for loop in _loops(lines))


def _sides(x: int, y: int) -> tuple[Edge, ...]:
    """Clockwise, so that lines between two squares of one field cancel out."""
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    return tuple((corners[side], corners[(side + 1) % 4]) for side in range(4))


def _loops(lines: set[Edge]) -> list[list[tuple[int, int]]]:
    after: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for one, other in sorted(lines):
        after[one].append(other)
    loops = []
    while after:
        here = min(after)
        loop, came = [here], (0, 0)
        while True:
            there = _turn(after[here], here, came)
            after[here].remove(there)
            if not after[here]:
                del after[here]
            came, here = (there[0] - here[0], there[1] - here[1]), there
            if here == loop[0]:
                break
            loop.append(here)
        loops.append(loop)
    return loops


def _turn(ways: list[tuple[int, int]], here: tuple[int, int], came: tuple[int, int]) -> tuple[int, int]:
    """Where two corners of a field touch, turn right: it stays one loop."""
    right = (here[0] - came[1], here[1] + came[0])
    return right if right in ways else ways[0]


def _curve(corners: list[tuple[int, int]], closed: bool) -> str:
    points = [(x * UNIT, y * UNIT) for x, y in corners]
    pairs = list(zip(points, points[1:] + points[:1] if closed else points[1:], strict=False))
    middles = [((one[0] + other[0]) / 2, (one[1] + other[1]) / 2) for one, other in pairs]
    bends = "".join(f"Q{_xy(corner)} {_xy(middle)}" for corner, middle in zip(points[1:], middles[1:], strict=False))
    if closed:
        return f"M{_xy(middles[0])}{bends}Q{_xy(points[0])} {_xy(middles[0])}Z"
    return f"M{_xy(points[0])}L{_xy(middles[0])}{bends}L{_xy(points[-1])}"


def _xy(point: Point) -> str:
    return f"{point[0]:g} {point[1]:g}"


def _border(land: Meadow, number: int) -> BorderShape:
    border = land.borders[number]
    pair = sorted((land.fields[border.one].letter, land.fields[border.other].letter))
    chain = max(_chains(land.edges[pair[0], pair[1]]), key=len)
    one, other = chain[(len(chain) - 1) // 2], chain[(len(chain) - 1) // 2 + 1]
    x, y = _scaled(((one[0] + other[0]) / 2, (one[1] + other[1]) / 2))
    return BorderShape(land.border_refs[number], border.kind, _curve(chain, closed=False), x, y, one[0] == other[0])


def _chains(lines: tuple[Edge, ...]) -> list[list[tuple[int, int]]]:
    """The unit lines where two fields touch, put end to end; they may touch in several places."""
    ends: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for one, other in lines:
        ends[one].append(other)
        ends[other].append(one)
    chains = []
    while ends:
        start = next((corner for corner in sorted(ends) if len(ends[corner]) == 1), min(ends))
        chain = [start]
        while ends.get(chain[-1]):
            here = chain[-1]
            there = ends[here].pop()
            ends[there].remove(here)
            chain.append(there)
        ends = defaultdict(list, {corner: others for corner, others in ends.items() if others})
        chains.append(chain)
    return chains
