"""Nothing got lost: every clover, menhir, pawn and token is somewhere, and the position can be."""

from __future__ import annotations

from collections import Counter

from companion.games.korrigans import pieces as p
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans.map import meadow
from companion.games.korrigans.paths import can_act
from companion.games.korrigans.pieces import ELF, FAIRY, GOBLIN, MOLE, NOTHING, State

MANY = 4  # so many players: the extra clovers come in (K2)
IN_HAND = (p.ASK_SUN, p.ASK_CLOUD, p.ASK_CAULDRON)


def all_clovers(text: str, players: int) -> Counter[int]:
    """How many of each clover a game for so many players has."""
    land = meadow(text)
    return Counter(land.clovers + land.extra if players >= MANY else land.clovers)


def check(state: State) -> None:
    sky.check(state.rainbow)
    _clovers(state)
    _menhirs(state)
    _tribes(state)
    _moment(state)


def _clovers(state: State) -> None:
    lying = [clover for field in state.fields for clover in field]
    owned = [clover for tribe in state.tribes for clover in (*tribe.hand, *tribe.shown)]
    assert Counter((*lying, *owned, *state.discarded, *state.given)) == all_clovers(state.map, len(state.tribes)), (
        "every clover is somewhere"
    )
    assert len(state.given) == sum(tribe.sacrificed for tribe in state.tribes), "one clover given for each backup"


def _menhirs(state: State) -> None:
    land = meadow(state.map)
    standing = [menhir for menhir in state.menhirs if menhir != NOTHING]
    kept = [FAIRY + gold for tribe in state.tribes for gold in tribe.gold]
    assert Counter((*standing, *kept, *state.spent)) == Counter(land.menhirs), "every menhir is somewhere"
    for place, menhir in enumerate(state.menhirs):
        has_clovers = bool(state.fields[place]) and place != land.village
        assert (menhir != NOTHING) == has_clovers, "a menhir stands as long as clovers lie beside it"


def _tribes(state: State) -> None:
    tokens = [token for tribe in state.tribes for token in tribe.tokens]
    assert tokens.count(ELF) <= state.spent.count(ELF), "elves come from menhirs"
    assert tokens.count(GOBLIN) <= state.spent.count(GOBLIN), "goblins come from menhirs"
    for tribe in state.tribes:
        assert all(kind <= MOLE for kind in tribe.shown), "only companions stand in front of the screen"
        assert tribe.backup == NOTHING or tribe.sacrificed, "a backup has its price"
        assert state.round == 0 or NOTHING not in tribe.korrigans, "two korrigans on the board"


def _moment(state: State) -> None:
    assert state.rainbow.placed == (state.ask not in IN_HAND and state.cauldron == NOTHING), "a drawn pawn is placed at once"
    assert state.ask not in (p.ASK_LAST, p.ASK_COUNT, p.OVER) or state.cauldron != NOTHING, "the last turn needs a cauldron"
    if state.ask in (p.ASK_MOVE, p.ASK_FAIRY):
        assert not sky.stormy(state.rainbow), "nobody moves under five clouds"
        assert can_act(state, state.tribes[state.turn]), "who can't move is skipped"
    if state.ask == p.ASK_KEEP:
        assert state.fields[state.tribes[state.turn].korrigans[state.mover]], "there is something to keep"
