"""Finds, exactly, how a player's markers make the most of rainbows.

A rainbow goes from lane to lane: its colours are all different and each marker is next to the following one, so it
can't turn back. Call two neighbouring markers of one rainbow a link. A rainbow of k markers is k - 1 links and worth 20
for each; a marker without any link costs 10. So a split is nothing but a choice of links in which every marker has
at most one to the lane on its left and at most one to the lane on its right: between two lanes, a matching.

What happens left of a lane matters to what happens right of it only by which of the lane's markers have a link
already, because those can't be alone any more. So we go from red to violet and keep, for each such set, the best
way to get there. All matchings of a lane pair are tried, hence nothing better is ever left out: the best way of the
whole begins with a best way to each of its sets. With ten markers two lanes have at most a few hundred matchings,
and each of the at most 32 sets meets them once: about a millisecond at worst.

Of equal splits the first one found stays; level links are tried before rising and falling ones, upper markers before
lower ones, so that the same board always shows the same rainbows.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from companion.games.rainbows.pieces import Board, Space

LINK = 20
ALONE = -10

Rows = tuple[int, ...]  # the rows of one lane with a marker, from the top
Lanes = tuple[Rows, ...]
Links = tuple[tuple[int, int], ...]  # from a row of one lane to a row of the next


class Split(NamedTuple):
    """Rainbows, each from its leftmost marker on, and the markers in none; points before any money rainbow."""

    points: int
    rainbows: tuple[tuple[Space, ...], ...]
    singles: tuple[Space, ...]


class _Way(NamedTuple):
    points: int
    links: tuple[Links, ...]  # lane pair by lane pair


def best_split(board: Board, player: int) -> Split:
    """The split of a player's markers that is worth most (M31, M32)."""
    return split_of(tuple([tuple([row for row, owner in enumerate(lane) if owner == player]) for lane in board]))


@lru_cache(maxsize=256)
def split_of(lanes: Lanes) -> Split:
    ways = {frozenset[int](): _Way(0, ())}
    for here, there in zip(lanes, (*lanes[1:], ()), strict=True):
        ways = _next_ways(ways, here, there)
    (best,) = ways.values()  # nothing lies right of violet, so one set is left: the empty one
    return _shown(best.points, lanes, best.links)


def points_of(size: int) -> int:
    """What that many markers are worth together: 20, 40, 60, 80, 100 for a rainbow, less than nothing for one alone."""
    return LINK * (size - 1) if size > 1 else ALONE


def _next_ways(ways: dict[frozenset[int], _Way], here: Rows, there: Rows) -> dict[frozenset[int], _Way]:
    """From the best ways to each set of linked markers in one lane to those of the next."""
    after: dict[frozenset[int], _Way] = {}
    matchings = _matchings(here, there)
    for linked, way in ways.items():
        for links, leaving, arriving in matchings:
            points = way.points + LINK * len(links) + ALONE * (len(here) - len(linked | leaving))
            known = after.get(arriving)
            if known is None or points > known.points:
                after[arriving] = _Way(points, (*way.links, links))
    return after


@lru_cache(maxsize=1024)
def _matchings(here: Rows, there: Rows) -> tuple[tuple[Links, frozenset[int], frozenset[int]], ...]:
    """All choices of links between two lanes, each with the rows it leaves and the rows it arrives at.

    Of those that join the same rows one is enough: the first.
    """
    found: dict[tuple[frozenset[int], frozenset[int]], Links] = {}
    for links in _choices(here, frozenset(there)):
        ends = frozenset(row for row, _ in links), frozenset(row for _, row in links)
        found.setdefault(ends, links)
    return tuple((links, leaving, arriving) for (leaving, arriving), links in found.items())


def _choices(here: Rows, there: frozenset[int]) -> list[Links]:
    if not here or not there:
        return [()]
    row, others = here[0], here[1:]
    linked = [((row, end), *more) for end in (row, row - 1, row + 1) if end in there for more in _choices(others, there - {end})]
    return linked + _choices(others, there)


def _shown(points: int, lanes: Lanes, links: tuple[Links, ...]) -> Split:
    """The links put together to rainbows, in the order of their first markers."""
    follows: dict[Space, Space] = {}
    for lane, pairs in enumerate(links):
        follows.update({(lane, row): (lane + 1, end) for row, end in pairs})
    reached = set(follows.values())
    chains = []
    for space in ((lane, row) for lane, rows in enumerate(lanes) for row in rows):
        if space not in reached:
            chains.append(_chain(space, follows))
    return Split(
        points,
        tuple(chain for chain in chains if len(chain) > 1),
        tuple(chain[0] for chain in chains if len(chain) == 1),
    )


def _chain(space: Space, follows: dict[Space, Space]) -> tuple[Space, ...]:
    chain = [space]
    while chain[-1] in follows:
        chain.append(follows[chain[-1]])
    return tuple(chain)
