"""The best split of a player's markers (M31, M32), against the rulebook's pictures and against trying everything."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from companion.games.rainbows import GAME
from companion.games.rainbows.pieces import Space
from companion.games.rainbows.split import best_split, points_of, split_of
from tests.clauses import clause
from tests.companion.games.rainbows.staging import lanes, stage


def shown(picture: str) -> tuple[int, list[int]]:
    """The points of player 0's markers, and the sizes of the rainbows, longest first."""
    split = best_split(lanes(picture), 0)
    return split.points, sorted((len(rainbow) for rainbow in split.rainbows), reverse=True)


@clause("M31")
@pytest.mark.parametrize(("size", "points"), [(2, 20), (3, 40), (4, 60), (5, 80), (6, 100)])
def test_a_rainbow_is_worth_twenty_for_each_step(size: int, points: int) -> None:
    row = "0" * size + "." * (6 - size)
    assert shown(f"......\n{row}\n......\n......") == (points, [size])
    assert points_of(size) == points


@clause("M31")
@pytest.mark.parametrize(
    ("why", "picture", "points", "sizes"),
    [
        ("level", "00....\n......\n......\n......", 20, [2]),
        ("falling", "0.....\n.0....\n..0...\n......", 40, [3]),
        ("rising and falling", "..0.0.\n.0.0..\n0.....\n......", 80, [5]),
        ("never two rows at once", "0.....\n......\n.0....\n......", -20, []),
        ("never two in a lane", "0.....\n0.....\n......\n......", -20, []),
        ("never over a gap", "0.0...\n......\n......\n......", -20, []),
        ("violet is not next to red", "0....0\n0....0\n......\n......", -40, []),
        ("other players' markers do not help", "010...\n......\n......\n......", -20, []),
        ("a marker counts once", "0.....\n.00...\n0.....\n......", 30, [3]),
        ("two pairs beat a three and a single", ".0....\n0.0...\n.0....\n......", 40, [2, 2]),
        ("crossing pairs", "00....\n00....\n......\n......", 40, [2, 2]),
        ("three by three", "000...\n000...\n000...\n......", 120, [3, 3, 3]),
        ("nothing at all", "......\n......\n......\n......", 0, []),
    ],
)
def test_the_split_is_worth_most(why: str, picture: str, points: int, sizes: list[int]) -> None:
    assert shown(picture) == (points, sizes), why


@clause("M32")
def test_each_marker_in_no_rainbow_costs_ten() -> None:
    assert shown("0.....\n......\n......\n......") == (-10, [])
    assert shown("0.0.0.\n......\n0.0.0.\n......") == (-60, [])
    assert shown("00.0.0\n......\n......\n......") == (0, [2])


@clause("M35")
@pytest.mark.parametrize(
    ("picture", "points", "sizes"),
    [
        ("000...\n......\n......\n..0000\n......\n......\n......\n......", 100, [4, 3]),
        ("......\n..00..\n00..00\n......\n.....0\n......\n......\n0.....", 80, [6]),
        ("0000..\n......\n.0000.\n......\n......\n......\n......\n.....0", 110, [4, 4]),
    ],
)
def test_the_three_examples(picture: str, points: int, sizes: list[int]) -> None:
    assert shown(picture) == (points, sizes)


@clause("M31")
def test_the_view_shows_which_markers_count_together() -> None:
    state = stage("red-3 red-4 red-5 red-6", board=".0....\n0.0..1\n.0....\n......")
    rainbows = {(one.player, one.spaces, one.points) for one in GAME.view(state, None).rainbows}
    assert rainbows == {
        (0, ("space:R2", "space:O1"), 20),
        (0, ("space:O3", "space:Y2"), 20),
        (1, ("space:V2",), -10),
    }


@clause("M31", "M32")
def test_no_split_of_thousands_of_random_boards_is_better() -> None:
    luck = Random(31)
    for _ in range(3000):
        rows, width = luck.choice(((4, 6), (6, 6), (8, 6), (3, 3), (4, 2), (2, 6), (3, 4)))
        cells = [(lane, row) for lane in range(width) for row in range(rows)]
        markers = sorted(luck.sample(cells, luck.randint(0, min(10, len(cells)))))
        by_lane = tuple(tuple(row for lane, row in markers if lane == column) for column in range(6))
        split = split_of(by_lane)
        assert split.points == _best_by_trying(markers), markers
        _is_a_split(split, markers)


def _is_a_split(split: object, markers: list[Space]) -> None:
    """Every marker once, neighbours next to each other, and the points are those of what is shown."""
    points, rainbows, singles = split  # type: ignore[misc]
    assert sorted([space for rainbow in rainbows for space in rainbow] + list(singles)) == markers
    for rainbow in rainbows:
        assert all(b[0] == a[0] + 1 and abs(a[1] - b[1]) <= 1 for a, b in pairwise(rainbow))
    assert points == sum(20 * (len(rainbow) - 1) for rainbow in rainbows) - 10 * len(singles)


def _best_by_trying(markers: list[Space]) -> int:
    """Marker by marker from the left: begin a chain here or go on from any chain that ends next to it."""

    def tried(at: int, chains: tuple[tuple[Space, int], ...]) -> int:
        if at == len(markers):
            return sum(20 * (size - 1) if size > 1 else -10 for _, size in chains)
        lane, row = markers[at]
        best = tried(at + 1, (*chains, ((lane, row), 1)))
        for place, ((end_lane, end_row), size) in enumerate(chains):
            if end_lane == lane - 1 and abs(end_row - row) <= 1:
                longer = (*chains[:place], ((lane, row), size + 1), *chains[place + 1 :])
                best = max(best, tried(at + 1, longer))
        return best

    return tried(0, ())
