"""Where a tribe's companions can take its korrigans, and what a backup companion would open."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from companion.games.korrigans.map import meadow
from companion.games.korrigans.pieces import COMPANIONS, HARE, NOTHING, SQUIRREL, State, Tribe

BACKUPS = (HARE, SQUIRREL)
Way = tuple[int, int, int]  # korrigan, companion, field


def in_front(tribe: Tribe) -> set[int]:
    """The companions everybody can see in front of the screen."""
    return {*tribe.shown, tribe.backup} - {NOTHING}


def companions(tribe: Tribe) -> list[int]:
    """The kinds of companions owned, hidden or shown (K30)."""
    own = {*tribe.shown, *tribe.hand, tribe.backup}
    return [kind for kind in COMPANIONS if kind in own]


def ways(state: State, tribe: Tribe, kinds: Collection[int]) -> Iterator[Way]:
    """Every step that companions of these kinds allow; nobody on foot passes the troll (K55)."""
    reach = meadow(state.map).reach
    troll = state.troll
    for korrigan, here in enumerate(tribe.korrigans):
        for kind in kinds:
            for field, border in reach[kind][here]:
                if border != troll:
                    yield korrigan, kind, field


def can_go(state: State, tribe: Tribe, kinds: Collection[int]) -> bool:
    for _way in ways(state, tribe, kinds):
        return True
    return False


def can_act(state: State, tribe: Tribe) -> bool:
    """A move is possible, with own companions or with the backup that a clover would buy (K39)."""
    if can_go(state, tribe, companions(tribe)):
        return True
    return may_sacrifice(tribe) and can_go(state, tribe, BACKUPS)


def turn_tells(state: State, position: int) -> bool:
    """Whether a turn that goes on from this place in the order tells, by skipping somebody or not, what lies behind a screen."""
    for place in range(position, len(state.tribes)):
        tribe = state.tribes[(state.first + place) % len(state.tribes)]
        if _only_its_owner_knows(state, tribe):
            return True
        if can_act(state, tribe):
            break
    return False


def _only_its_owner_knows(state: State, tribe: Tribe) -> bool:
    """Whether it depends on hidden clovers if this tribe can move (K31, K39)."""
    if not (tribe.screen and tribe.hand) or can_go(state, tribe, in_front(tribe)):
        return False
    return not (may_sacrifice(tribe) and can_go(state, tribe, BACKUPS))


def may_sacrifice(tribe: Tribe) -> bool:
    return bool(tribe.hand) and not tribe.sacrificed


def sacrifices(state: State, tribe: Tribe, must_go: bool) -> Iterator[tuple[int, int]]:
    """Which clover may be given for which backup; in a turn that must move, a move has to be possible afterwards (K39)."""
    if not may_sacrifice(tribe):
        return
    useful = {kind for kind in (*companions(tribe), *BACKUPS) if not must_go or can_go(state, tribe, (kind,))}
    seen = in_front(tribe)
    for place in range(len(tribe.hand)):
        left = seen.union(tribe.hand[:place], tribe.hand[place + 1 :]) & useful
        for kind in BACKUPS:
            if not must_go or left or kind in useful:
                yield place, kind
