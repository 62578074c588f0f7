"""Nothing is lost: every slab is somewhere once, and the position can have come about."""

from __future__ import annotations

from companion.games.dolmen.building import NONE, WHOLE, Dolmen, slabs_in
from companion.games.dolmen.pieces import CRYSTALS, PLACE_AT, PLACES_BEFORE, ROUNDS, State
from companion.games.dolmen.slabs import DRAWN, EDGES, start_slab


def check(state: State) -> None:
    _slabs(state)
    _korrigans(state)
    for dolmen, home in zip(state.dolmens, state.homes, strict=True):
        _dolmen(dolmen, home)
    _asking(state)
    _seen(state)


def _slabs(state: State) -> None:
    built = [slab for dolmen in state.dolmens for slab in slabs_in(dolmen) if slab in DRAWN]
    lying = [slab for slab in state.circle if slab != NONE]
    everywhere = (*built, *lying, *state.drawn, *state.pile, *state.failed, *state.swept)
    assert sorted(everywhere) == list(DRAWN), "each slab is in one place"
    assert len(state.circle) == 12


def _korrigans(state: State) -> None:
    assert len(set(state.korrigans)) == len(state.homes), "two korrigans never share a point"
    assert all(0 <= point < 16 for point in state.korrigans)
    assert all(0 <= crystals <= CRYSTALS for crystals in state.crystals), "a player has 0 to 3 crystals"
    assert 0 <= state.fairy < 4
    assert 1 <= state.round <= ROUNDS


def _dolmen(dolmen: Dolmen, home: int) -> None:
    course, colours = dolmen.course, dolmen.colours
    assert course.count(start_slab(home)) == 1, "the start slab is in the middle course"
    for slab, left, right in zip(course, colours[:-1], colours[1:], strict=True):
        assert tuple(sorted((left, right))) == EDGES[slab], "edges of one colour touch"
    for row in (dolmen.above, dolmen.below):
        for slab, joint in zip(row, colours[1:-1], strict=True):
            assert slab == NONE or joint in EDGES[slab], "a slab across a joint carries its colour"
    assert len(slabs_in(dolmen)) <= WHOLE


def _asking(state: State) -> None:
    finished = [player for player, dolmen in enumerate(state.dolmens) if len(slabs_in(dolmen)) == WHOLE]
    assert finished in ([], [state.turn])
    assert not finished or state.asking in ("final", "over"), "the seventh slab stops the game"
    before = [state.circle[place] for place in PLACES_BEFORE[state.fairy]]
    assert bool(state.drawn) == (state.asking == "place")
    assert not state.drawn or before.count(NONE) == len(state.drawn), "a place for each new slab"
    assert (state.spot != NONE) == (state.asking == "roll")
    assert state.asking != "roll" or state.circle[PLACE_AT[state.korrigans[state.turn]]] != NONE
    assert (state.fate > 0) == (state.asking == "over")


def _seen(state: State) -> None:
    for player, bits in enumerate(state.seen):
        assert all(state.circle[place] != NONE for place in range(12) if bits >> place & 1), "only what lies there is known"
        assert not bits or state.memory or (player == state.turn and state.looked), "a look is forgotten with the turn"
