"""Where a slab fits: two free ends, and one slab above and one below each joint of the middle course."""

from __future__ import annotations

from random import Random

import pytest

from companion.games.dolmen.building import NONE, SPOTS, Dolmen, founded, grown, slabs_in, spots
from companion.games.dolmen.pieces import Announce
from companion.games.dolmen.slabs import EDGES
from tests.clauses import clause
from tests.companion.games.dolmen.stage import ROLL, Luck, after, announce, before, build, heath, lay, offered, slab


def names(dolmen: Dolmen, words: str) -> list[str]:
    return [SPOTS[spot].removeprefix("spot:") for spot in spots(dolmen, slab(words))]


def dolmen(*steps: str) -> Dolmen:
    return build(heath(), 0, *steps).dolmens[0]


@clause("D40")
def test_it_starts_from_the_start_slab() -> None:
    for tribe in range(4):
        assert founded(tribe) == Dolmen((38 + tribe,), (tribe, tribe))


@clause("D40", "D41")
@pytest.mark.parametrize(
    ("steps", "words", "fitting"),
    [
        ((), "1 2 5", ["left", "right"]),
        ((), "1 1 4", ["left", "right"]),
        ((), "2 3 5", []),
        (("1 2 5 left",), "2 3 5", ["left"]),
        (("1 2 5 left",), "1 3 5", ["right", "above-1", "below-1"]),
        (("1 2 5 right",), "2 3 5", ["right"]),
        (("1 2 5 right",), "1 2 6", ["left", "right", "above-1", "below-1"]),
        (("1 2 5 right", "2 3 5 right"), "2 4 5", ["above-2", "below-2"]),
        (("1 2 5 right", "1 3 5 above-1"), "1 4 5", ["left", "below-1"]),
        (("1 2 5 right", "1 3 5 below-1"), "1 4 5", ["left", "above-1"]),
        (("1 2 5 right", "1 3 5 above-1", "1 1 4 below-1"), "1 4 5", ["left"]),
        (("1 2 5 right", "1 3 5 above-1"), "3 4 5", []),
        (("1 2 5 left", "1 2 6 right"), "1 1 3", ["above-1", "below-1", "above-2", "below-2"]),
    ],
)
def test_a_slab_fits_where_colours_meet(steps: tuple[str, ...], words: str, fitting: list[str]) -> None:
    assert names(dolmen(*steps), words) == fitting


@clause("D41")
def test_a_slab_is_turned_so_that_equal_edges_touch() -> None:
    assert dolmen("1 2 5 left").colours == (1, 0, 0)
    assert dolmen("1 2 5 right").colours == (0, 0, 1)
    assert dolmen("1 2 5 right", "2 3 5 right", "1 4 2 left").colours == (3, 0, 0, 1, 2)
    assert dolmen("1 1 4 left").colours == (0, 0, 0)


@clause("D40", "D41")
def test_no_roof_without_two_neighbours_to_carry_it() -> None:
    assert names(founded(0), "1 3 5") == ["left", "right"]
    assert dolmen().above == dolmen().below == ()


@clause("D41")
def test_slabs_above_keep_their_joint_when_the_course_grows_to_the_left() -> None:
    built = dolmen("1 2 5 right", "1 3 5 above-1", "1 4 5 left")
    assert built.above == (NONE, slab("1 3 5"))
    assert names(built, "1 2 6") == ["right", "above-1", "below-1", "below-2"]


@clause("D41")
def test_the_last_slab_may_lie_at_any_joint_of_a_course_of_six() -> None:
    six = ("1 2 5 right", "2 3 5 right", "3 4 5 right", "4 4 3 right", "1 4 5 right")
    joints = [f"{side}-{joint}" for joint in (2, 4, 5) for side in ("above", "below")]
    assert names(dolmen(*six), "2 4 5") == joints
    state = before(lay(build(heath(), 0, *six), 2, "2 4 5"), 0, 2)
    assert [move.spot for move in offered(state, Announce)] == [f"spot:{name}" for name in joints]
    finished = after(state, announce(2, "below-5"), ROLL, luck=Luck(6))
    assert finished.dolmens[0].below == (NONE, NONE, NONE, NONE, slab("2 4 5"))


@clause("D41")
def test_slabs_above_and_below_give_no_new_ends_or_joints() -> None:
    plain, roofed = dolmen("1 2 5 right"), dolmen("1 2 5 right", "1 3 5 above-1", "1 4 5 below-1")
    assert roofed.colours == plain.colours
    assert roofed.course == plain.course


class Laid:
    """The same building told by positions: half steps from left to right on three rows, edges as they lie."""

    def __init__(self, tribe: int) -> None:
        self.course = {0: (tribe, tribe)}
        self.across: set[tuple[int, int]] = set()

    def spots(self, edges: tuple[int, int]) -> set[tuple[int, int]]:
        low, high = min(self.course), max(self.course)
        fits = {(0, end) for end, colour in ((low - 2, self.course[low][0]), (high + 2, self.course[high][1])) if colour in edges}
        joints = [at + 1 for at in self.course if at + 2 in self.course and self.course[at][1] in edges]
        return fits | {(row, at) for row in (1, -1) for at in joints if (row, at) not in self.across}

    def add(self, edges: tuple[int, int], row: int, at: int) -> None:
        if row:
            self.across.add((row, at))
            return
        left = self.course[at - 2][1] if at - 2 in self.course else None
        right = self.course[at + 2][0] if at + 2 in self.course else None
        self.course[at] = next(turned for turned in (edges, edges[::-1]) if turned[0] == left or turned[1] == right)

    def where(self, spot: str) -> tuple[int, int]:
        low, high = min(self.course), max(self.course)
        if spot in ("left", "right"):
            return (0, low - 2 if spot == "left" else high + 2)
        side, joint = spot.split("-")
        return (1 if side == "above" else -1, low + 2 * int(joint) - 1)


@clause("D41", "D40")
@pytest.mark.parametrize("seed", range(60))
def test_the_spots_agree_with_building_by_positions(seed: int) -> None:
    luck = Random(seed)
    tribe = luck.randrange(4)
    built, laid = founded(tribe), Laid(tribe)
    for number in luck.sample(range(38), 38):
        fitting = spots(built, number)
        spoken = [SPOTS[spot].removeprefix("spot:") for spot in fitting]
        assert {laid.where(spot) for spot in spoken} == laid.spots(EDGES[number])
        assert len(set(spoken)) == len(spoken)
        if not fitting:
            continue
        choice = luck.randrange(len(fitting))
        laid.add(EDGES[number], *laid.where(spoken[choice]))
        built = grown(built, number, fitting[choice])
        if len(slabs_in(built)) == 7:
            break
    edges = [laid.course[at] for at in sorted(laid.course)]
    assert built.colours == (edges[0][0], *(right for _left, right in edges))
