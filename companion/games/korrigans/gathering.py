"""One clover is kept, the others go back; who takes the last one turns the menhir, and it does what it does."""

from __future__ import annotations

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Fact, Light, Played, Refused
from companion.games.korrigans.map import meadow
from companion.games.korrigans.moving import under, with_tribe
from companion.games.korrigans.offers import screened
from companion.games.korrigans.paths import can_act
from companion.games.korrigans.pieces import (
    ASK_FAIRY,
    ASK_TROLL,
    ASK_UNVEIL,
    CLOVER_REFS,
    ELF,
    FAIRY,
    GOBLIN,
    KORRIGAN_REFS,
    LEPRECHAUN,
    LOOK_REFS,
    MENHIR_REFS,
    NOTHING,
    PLAYER_REFS,
    TOKEN_REFS,
    TROLL,
    Keep,
    State,
    TrollTo,
    Unveil,
    menhir_gold,
)
from companion.games.korrigans.turns import next_turn
from companion.kit.row import changed

_LOOK = {ref: place for place, ref in enumerate(LOOK_REFS)}
_PLAYER = {ref: player for player, ref in enumerate(PLAYER_REFS)}


def keep(state: State, player: int, move: Keep, chance: Chance) -> Played[State]:
    tribe = state.tribes[player]
    place = tribe.korrigans[state.mover]
    clovers, spot = state.fields[place], _LOOK.get(move.clover)
    if spot is None or spot >= len(clovers):
        raise Refused("K40", "keep-one-of-these", count=len(clovers))
    rest = chance.shuffled("back", clovers[:spot] + clovers[spot + 1 :])
    kept = replace(tribe, hand=(*tribe.hand, clovers[spot]))
    after = replace(state, fields=changed(state.fields, place, rest), tribes=with_tribe(state, player, kept))
    field = meadow(state.map).refs[place]
    who = (player,) if tribe.screen else None
    facts = [
        Fact("gathers", {"player": PLAYER_REFS[player], "field": field, "left": len(rest)}),
        Fact("keeps", {"player": PLAYER_REFS[player], "clover": CLOVER_REFS[clovers[spot]]}, who),
    ]
    if rest or state.menhirs[place] == NOTHING:
        return next_turn(after, facts, reveals=not tribe.screen)
    return _menhir(after, place, facts)


def _menhir(state: State, place: int, facts: list[Fact]) -> Played[State]:
    """The menhir is turned for all to see; gold stays with the finder, the rest leaves the game (K50)."""
    menhir = state.menhirs[place]
    args: dict[str, str | int] = {"player": PLAYER_REFS[state.turn], "menhir": MENHIR_REFS[menhir], "field": meadow(state.map).refs[place]}
    facts.append(Fact("menhir", args, light=Light("pot", "gold", "pulse"), sound="reveal"))
    state = replace(state, menhirs=changed(state.menhirs, place, NOTHING))
    if menhir_gold(menhir):
        tribe = state.tribes[state.turn]
        richer = replace(tribe, gold=(*tribe.gold, menhir_gold(menhir)))
        return next_turn(replace(state, tribes=with_tribe(state, state.turn, richer)), facts, reveals=True)
    state = replace(state, spent=tuple(sorted((*state.spent, menhir))))
    return _EFFECTS[menhir](state, facts)


def _finds(state: State, facts: list[Fact], token: int) -> Played[State]:
    """An elf or a goblin goes under the finder; finding is not moving, so it stays there (K42)."""
    args: dict[str, str | int] = {"player": PLAYER_REFS[state.turn], "korrigan": KORRIGAN_REFS[state.mover], "token": TOKEN_REFS[token]}
    after = under(state, (state.turn, state.mover), token, facts)
    return next_turn(after, [*facts, Fact("finds", args)], reveals=True)


def _leprechaun(state: State, facts: list[Fact]) -> Played[State]:
    """With one screen left there is nothing to choose, with none nothing happens (K54)."""
    players = screened(state)
    if len(players) > 1:
        return Played(replace(state, ask=ASK_UNVEIL), tuple(facts), reveals=True)
    if not players:
        return next_turn(state, [*facts, Fact("no-screen-left")], reveals=True)
    return _unveiled(state, players[0], facts)


def unveil(state: State, _player: int, move: Unveil, _chance: Chance) -> Played[State]:
    chosen = _PLAYER.get(move.player)
    if chosen is None or chosen not in screened(state):
        raise Refused("K54", "unveil-first")
    return _unveiled(state, chosen, [])


def _unveiled(state: State, player: int, facts: list[Fact]) -> Played[State]:
    tribe = state.tribes[player]
    facts.append(Fact("unveils", {"player": PLAYER_REFS[state.turn], "other": PLAYER_REFS[player]}, sound="reveal"))
    facts += [Fact("lies-open", {"player": PLAYER_REFS[player], "clover": CLOVER_REFS[clover]}) for clover in tribe.hand]
    after = replace(state, tribes=with_tribe(state, player, replace(tribe, screen=False)))
    return next_turn(after, facts, reveals=True)


def _troll(state: State, facts: list[Fact]) -> Played[State]:
    return Played(replace(state, ask=ASK_TROLL), tuple(facts), reveals=True)


def troll_to(state: State, player: int, move: TrollTo, _chance: Chance) -> Played[State]:
    land = meadow(state.map)
    border = land.border_index.get(move.border)
    if border is None or border not in land.walkable:
        raise Refused("K55", "troll-first")
    fact = Fact("troll-sits", {"player": PLAYER_REFS[player], "border": move.border})
    return next_turn(replace(state, troll=border), [fact])


def _fairy(state: State, facts: list[Fact]) -> Played[State]:
    """Another move at once, unless korrigans are just being placed or no move is possible (K15, K56)."""
    if state.round and can_act(state, state.tribes[state.turn]):
        return Played(replace(state, ask=ASK_FAIRY), tuple(facts), reveals=True)
    return next_turn(state, [*facts, Fact("fairy-lapses", {"player": PLAYER_REFS[state.turn]})], reveals=True)


_EFFECTS = {
    ELF: lambda state, facts: _finds(state, facts, ELF),
    GOBLIN: lambda state, facts: _finds(state, facts, GOBLIN),
    LEPRECHAUN: _leprechaun,
    TROLL: _troll,
    FAIRY: _fairy,
}
