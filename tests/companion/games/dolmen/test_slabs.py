"""The file of slabs is the set of D3, and a file that is not says in which line."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from companion import games
from companion.games.dolmen.slabs import DRAWN, SLABS, SlabsWrong, read_slabs
from tests.clauses import clause

FILE = (Path(games.FOLDER) / "dolmen" / "slabs.txt").read_text(encoding="utf-8")


def with_line(old: str, new: str) -> str:
    assert old in FILE
    return FILE.replace(old, new, 1)


@clause("D1", "D3")
def test_there_are_42_slabs_and_38_of_them_are_drawn() -> None:
    assert len(SLABS) == 42
    assert len(DRAWN) == 38


@clause("D3")
def test_each_mixed_pair_comes_five_times_and_each_double_twice() -> None:
    pairs = Counter(slab.edges for slab in SLABS[:38])
    assert pairs == {(a, b): 2 if a == b else 5 for a in range(4) for b in range(a, 4)}


@clause("D3", "D28")
def test_the_points_are_as_the_rule_lists_them() -> None:
    assert Counter("?" if slab.mystery else slab.points for slab in SLABS[:38]) == {"?": 6, 2: 6, 3: 8, 4: 8, 5: 6, 6: 4}
    assert all(slab.points == 3 for slab in SLABS if slab.mystery)


@clause("D3a")
def test_a_start_slab_has_both_edges_in_its_owners_colour_and_no_points() -> None:
    assert [(slab.edges, slab.points, slab.mystery) for slab in SLABS[38:]] == [((tribe, tribe), 0, False) for tribe in range(4)]


@clause("D3")
def test_every_tribe_finds_the_same_points_on_its_colour() -> None:
    riches = [sorted((slab.points, slab.mystery) for slab in SLABS if tribe in slab.edges) for tribe in range(4)]
    assert all(one == riches[0] for one in riches)


@clause("D3")
def test_no_two_slabs_are_the_same() -> None:
    assert len(set(SLABS)) == 42


@clause("D3", "D3a")
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("1 2  5", "1 2", "line 13: a slab has two edges"),
        ("1 2  5", "1 7  5", "line 13: an edge is one of the tribes 1 to 4, not '7'"),
        ("1 2  5", "1 2  9", "line 13: points are 2 to 6, '?' or 'start', not '9'"),
        ("1 2  5", "1 2  6", "line 44: one slab too many with points 6"),
        ("1 2  5", "1 3  5", "line 20: one slab too many with edges 1 3"),
        ("1 2  5", "1 2  start", "line 13: a start slab has both edges"),
        ("1 2  5", "4 4  start", "line 13: one slab too many with edges 4 4 and start"),
        ("4 4  4", "", "line 53: the slabs end here, but 1 more are needed with edges 4 4"),
        ("4 4  start", "", "line 53: the slabs end here, but 1 more are needed with edges 4 4 and start"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(old: str, new: str, says: str) -> None:
    with pytest.raises(SlabsWrong, match=says.replace("?", r"\?")):
        read_slabs(with_line(old, new))


@clause("D3")
def test_an_empty_file_is_refused_too() -> None:
    with pytest.raises(SlabsWrong, match="line 0: the slabs end here, but 2 more are needed with edges 1 1"):
        read_slabs("")


def test_edges_may_be_written_in_either_order() -> None:
    assert read_slabs(with_line("1 2  5", "2 1  5  # turned")) == SLABS
