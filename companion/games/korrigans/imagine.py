"""A whole meadow that fits what one reader sees: what is hidden is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from companion.chance import Chance
from companion.games.korrigans.check import all_clovers
from companion.games.korrigans.map import meadow
from companion.games.korrigans.paths import can_act
from companion.games.korrigans.pieces import (
    ASK_FAIRY,
    ASK_MOVE,
    CLOVER_REFS,
    COMPANION_REFS,
    FAIRY,
    MENHIR_REFS,
    MOLE,
    NOTHING,
    TOKEN_REFS,
    State,
    Tribe,
)
from companion.games.korrigans.view import TribeView, View

TRIES = 60
_CLOVER = {ref: kind for kind, ref in enumerate(CLOVER_REFS)}
_COMPANION = {ref: kind for kind, ref in enumerate(COMPANION_REFS)} | {"": NOTHING}
_MENHIR = {ref: kind for kind, ref in enumerate(MENHIR_REFS)}
_TOKEN = {ref: kind for kind, ref in enumerate(TOKEN_REFS)} | {"": NOTHING}


def imagine(seen: View, _player: int | None, chance: Chance) -> State:
    """Dealt again while the one to move could not have moved, because then the turn would have passed on."""
    for _ in range(TRIES):
        state = _dealt(seen, chance)
        if state.ask not in (ASK_MOVE, ASK_FAIRY) or can_act(state, state.tribes[state.turn]):
            break
    return state


def _dealt(seen: View, chance: Chance) -> State:
    land = meadow(seen.map)
    take = _dealer(seen, chance)
    hands = [_hand(seen, player, take) for player in _running_first(seen)]
    by_player = dict(zip(_running_first(seen), hands, strict=True))
    looked = tuple(_CLOVER[ref] for ref in seen.look)
    here = seen.tribes[seen.turn].korrigans[seen.mover] if looked else ""
    fields = tuple(looked if field.ref == here else take(field.clovers, False) for field in seen.fields)
    return State(
        map=seen.map,
        advanced=seen.advanced,
        colours=seen.colours,
        first=seen.first,
        rainbow=seen.rainbow,
        ask=seen.ask,
        round=seen.round,
        holder=seen.holder,
        turn=seen.turn,
        mover=seen.mover,
        fields=fields,
        menhirs=_menhirs(seen, chance),
        tribes=tuple(_tribe(seen, tribe, by_player[player]) for player, tribe in enumerate(seen.tribes)),
        spent=tuple(_MENHIR[ref] for ref in seen.spent),
        discarded=tuple(_COMPANION[ref] for ref in seen.discarded),
        given=tuple(sorted(take(seen.given, False))),
        troll=land.border_index.get(seen.troll, NOTHING),
        cauldron=land.index.get(seen.cauldron, NOTHING),
        told=seen.told,
        said=seen.said,
    )


def _dealer(seen: View, chance: Chance) -> Callable[[int, bool], tuple[int, ...]]:
    """Deals from the clovers nobody shows to this reader, gold only if asked for."""
    pool = all_clovers(seen.map, len(seen.tribes))
    pool -= Counter(_CLOVER[ref] for tribe in seen.tribes for ref in tribe.hand or ())
    pool -= Counter(_COMPANION[ref] for tribe in seen.tribes for ref in tribe.shown)
    pool -= Counter(_COMPANION[ref] for ref in seen.discarded)
    pool -= Counter(_CLOVER[ref] for ref in seen.look)
    hidden = list(chance.shuffled("imagine", sorted(pool.elements())))

    def take(count: int, gold: bool) -> tuple[int, ...]:
        taken = [clover for clover in hidden if not gold or clover > MOLE][:count]
        for clover in taken:
            hidden.remove(clover)
        return tuple(taken)

    return take


def _running_first(seen: View) -> list[int]:
    """The players, those first who hide only gold."""
    return sorted(range(len(seen.tribes)), key=lambda player: not _shown_all(seen, player))


def _shown_all(seen: View, player: int) -> bool:
    """In the last turn, those whose turn has begun have shown all companions: what they still hide is gold (K61)."""
    count = len(seen.tribes)
    return bool(seen.cauldron) and (player - seen.first) % count <= (seen.turn - seen.first) % count


def _hand(seen: View, player: int, take: Callable[[int, bool], tuple[int, ...]]) -> tuple[int, ...]:
    tribe = seen.tribes[player]
    if tribe.hand is not None:
        return tuple(_CLOVER[ref] for ref in tribe.hand)
    return take(tribe.hand_count, _shown_all(seen, player))


def _menhirs(seen: View, chance: Chance) -> tuple[int, ...]:
    pool = Counter(meadow(seen.map).menhirs)
    pool -= Counter(_MENHIR[ref] for ref in seen.spent)
    pool -= Counter(FAIRY + gold for tribe in seen.tribes for gold in tribe.gold)
    hidden = iter(chance.shuffled("imagine", sorted(pool.elements())))
    return tuple(next(hidden) if field.menhir else NOTHING for field in seen.fields)


def _tribe(seen: View, tribe: TribeView, hand: tuple[int, ...]) -> Tribe:
    index = meadow(seen.map).index
    return Tribe(
        korrigans=(index.get(tribe.korrigans[0], NOTHING), index.get(tribe.korrigans[1], NOTHING)),
        tokens=(_TOKEN[tribe.tokens[0]], _TOKEN[tribe.tokens[1]]),
        hand=hand,
        shown=tuple(_COMPANION[ref] for ref in tribe.shown),
        backup=_COMPANION[tribe.backup],
        sacrificed=tribe.sacrificed,
        gold=tribe.gold,
        screen=tribe.screen,
    )
