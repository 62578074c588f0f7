"""A korrigan goes to another field with a companion, and elves and goblins change hands on arrival."""

from __future__ import annotations

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Fact, Played, Refused
from companion.games.korrigans import running
from companion.games.korrigans.map import meadow
from companion.games.korrigans.offers import gone, neighbours_here
from companion.games.korrigans.paths import BACKUPS, can_act, companions, in_front, sacrifices
from companion.games.korrigans.pieces import (
    ASK_GOBLIN,
    ASK_MOVE,
    CLOVER_REFS,
    COMPANION_REFS,
    ELF,
    GOBLIN,
    HAND_REFS,
    KORRIGAN_REFS,
    NOTHING,
    PLAYER_REFS,
    TOKEN_REFS,
    Backup,
    Go,
    GoblinTo,
    State,
    Tribe,
)
from companion.games.korrigans.turns import look_around, next_turn

_COMPANION = {ref: kind for kind, ref in enumerate(COMPANION_REFS)}
_KORRIGAN = {ref: which for which, ref in enumerate(KORRIGAN_REFS)}
_PLAYER = {ref: player for player, ref in enumerate(PLAYER_REFS)}
_HAND = {ref: place for place, ref in enumerate(HAND_REFS)}
_CLAUSE = ("K32", "K33", "K35", "K34", "K36", "K37")  # companion by companion: what it can do


def with_tribe(state: State, player: int, tribe: Tribe) -> tuple[Tribe, ...]:
    return (*state.tribes[:player], tribe, *state.tribes[player + 1 :])


def go(state: State, player: int, move: Go, _chance: Chance) -> Played[State]:
    korrigan, kind, field = _way(state, state.tribes[player], move)
    tribe = state.tribes[player]
    facts, reveals = [], False
    args: dict[str, str | int] = {"player": PLAYER_REFS[player], "companion": move.companion}
    if state.cauldron != NOTHING:
        used = () if kind not in tribe.shown else (kind,)
        state = replace(state, discarded=state.discarded + used)
        tribe = gone(tribe, korrigan, kind, field)
        facts.append(Fact("uses-up", args))
    else:
        if kind not in in_front(tribe):
            reveals = tribe.screen
            tribe = _shown(tribe, kind)
            facts.append(Fact("shows", args))
        tribe = replace(tribe, korrigans=(field, tribe.korrigans[1]) if korrigan == 0 else (tribe.korrigans[0], field))
    facts.append(Fact("goes", {**args, "korrigan": move.korrigan, "field": move.field}))
    return _arrive(replace(state, tribes=with_tribe(state, player, tribe), mover=korrigan), facts, reveals)


def _way(state: State, tribe: Tribe, move: Go) -> tuple[int, int, int]:
    """What the move means, or the kindest reason why it can't be done."""
    land = meadow(state.map)
    korrigan, kind, field = _KORRIGAN.get(move.korrigan), _COMPANION.get(move.companion), land.index.get(move.field)
    clause = "K61" if state.cauldron != NOTHING else "K30"
    if field is None:
        raise Refused(clause, "choose-a-way")
    if korrigan is None or kind is None:
        raise Refused(clause, "nobody-goes-there", field=move.field)
    if kind not in companions(tribe):
        raise Refused(clause, "not-your-companion", companion=move.companion)
    if field == tribe.korrigans[korrigan]:
        raise Refused(clause, "already-there")
    steps = dict(land.reach[kind][tribe.korrigans[korrigan]])
    if field not in steps:
        raise Refused(_CLAUSE[kind], f"no-way-{move.companion.removeprefix('companion:')}", field=move.field)
    if steps[field] == state.troll:
        raise Refused("K55", "troll-in-the-way", field=move.field)
    return korrigan, kind, field


def _shown(tribe: Tribe, kind: int) -> Tribe:
    """A companion goes in front of the screen, for good (K31)."""
    place = tribe.hand.index(kind)
    return replace(tribe, hand=tribe.hand[:place] + tribe.hand[place + 1 :], shown=(*tribe.shown, kind))


def backup(state: State, player: int, move: Backup, _chance: Chance) -> Played[State]:
    """A clover is given up, unseen, for a hare or a squirrel that stays what it is (K38)."""
    tribe = state.tribes[player]
    place, kind = _sacrifice(state, tribe, move)
    clover = tribe.hand[place]
    hand = tribe.hand[:place] + tribe.hand[place + 1 :]
    after = replace(
        state,
        tribes=with_tribe(state, player, replace(tribe, hand=hand, backup=kind, sacrificed=True)),
        given=tuple(sorted((*state.given, clover))),
    )
    args: dict[str, str | int] = {"player": PLAYER_REFS[player], "companion": move.as_}
    facts = [Fact("backup", args)]
    facts.append(Fact("gave-up", {"player": PLAYER_REFS[player], "clover": CLOVER_REFS[clover]}, (player,) if tribe.screen else None))
    if can_act(after, after.tribes[player]):
        return Played(after, tuple(facts))
    return next_turn(after, [*facts, Fact("fairy-lapses", {"player": PLAYER_REFS[player]})])


def _sacrifice(state: State, tribe: Tribe, move: Backup) -> tuple[int, int]:
    place, kind = _HAND.get(move.give), _COMPANION.get(move.as_)
    if tribe.sacrificed:
        raise Refused("K38", "backup-once")
    if kind not in BACKUPS:
        raise Refused("K38", "hare-or-squirrel")
    if place is None or place >= len(tribe.hand):
        raise Refused("K38a", "give-from-your-hand")
    if (place, kind) not in sacrifices(state, tribe, must_go=state.ask == ASK_MOVE):
        raise Refused("K39", "backup-must-help", companion=move.as_)
    return place, kind


def _arrive(state: State, facts: list[Fact], reveals: bool) -> Played[State]:
    """A goblin that came along goes to an opponent's korrigan; the mover chooses among several (K52)."""
    others = neighbours_here(state)
    brings_goblin = state.tribes[state.turn].tokens[state.mover] == GOBLIN
    if brings_goblin and len(others) > 1:
        return Played(replace(state, ask=ASK_GOBLIN), tuple(facts), reveals)
    return _settle(state, others[0] if brings_goblin and others else None, facts, reveals)


def goblin_to(state: State, _player: int, move: GoblinTo, _chance: Chance) -> Played[State]:
    target = (_PLAYER.get(move.player, NOTHING), _KORRIGAN.get(move.korrigan, NOTHING))
    if target not in neighbours_here(state):
        raise Refused("K52", "goblin-first")
    return _settle(state, target, [], reveals=False)


def _settle(state: State, target: tuple[int, int] | None, facts: list[Fact], reveals: bool) -> Played[State]:
    """Elves and goblin have passed; in the last turn nothing is gathered (K42, K61)."""
    after = passed(state, target, facts)
    if after.cauldron != NOTHING:
        return running.go_on(after, facts, reveals)
    played = look_around(after, facts)
    return replace(played, reveals=True) if reveals else played


def passed(state: State, target: tuple[int, int] | None, facts: list[Fact]) -> State:
    """The goblin is lifted, the elves come to the mover, then the goblin lands; whoever would hold two loses the first (K53)."""
    mover = (state.turn, state.mover)
    if target:
        state = _with_token(state, mover, NOTHING)
    for other in neighbours_here(state):
        if _token(state, other) == ELF:
            state = under(_with_token(state, other, NOTHING), mover, ELF, facts)
            facts.append(_passes(ELF, other, mover))
    if target:
        state = under(state, target, GOBLIN, facts)
        facts.append(_passes(GOBLIN, mover, target))
    return state


def under(state: State, korrigan: tuple[int, int], token: int, facts: list[Fact]) -> State:
    """A token goes under a korrigan and drives out the one that was there."""
    old = _token(state, korrigan)
    if old != NOTHING:
        facts.append(Fact("leaves", {"player": PLAYER_REFS[korrigan[0]], "korrigan": KORRIGAN_REFS[korrigan[1]], "token": TOKEN_REFS[old]}))
    return _with_token(state, korrigan, token)


def _passes(token: int, giver: tuple[int, int], taker: tuple[int, int]) -> Fact:
    args: dict[str, str | int] = {"giver": PLAYER_REFS[giver[0]], "from": KORRIGAN_REFS[giver[1]]}
    args |= {"player": PLAYER_REFS[taker[0]], "korrigan": KORRIGAN_REFS[taker[1]], "token": TOKEN_REFS[token]}
    return Fact("passes", args)


def _token(state: State, korrigan: tuple[int, int]) -> int:
    return state.tribes[korrigan[0]].tokens[korrigan[1]]


def _with_token(state: State, korrigan: tuple[int, int], token: int) -> State:
    player, which = korrigan
    tribe = state.tribes[player]
    tokens = (token, tribe.tokens[1]) if which == 0 else (tribe.tokens[0], token)
    return replace(state, tribes=with_tribe(state, player, replace(tribe, tokens=tokens)))
