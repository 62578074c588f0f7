"""The rules as one table: setting up, and which function answers which move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import TABLE, Fact, Played, Player, Refused
from companion.games.korrigans import calls, counting, gathering, moving, running
from companion.games.korrigans import pieces as p
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans.check import MANY
from companion.games.korrigans.map import meadow
from companion.games.korrigans.offers import actor, for_gold, starts
from companion.games.korrigans.paths import can_go, companions
from companion.games.korrigans.pieces import NOTHING, OVER, Options, State, Tribe
from companion.games.korrigans.rainbow import Draw, EndTurn, PutCloud, PutSun, Rainbow
from companion.games.korrigans.turns import look_around, turns_from


def setup(players: Sequence[Player], first: int, options: Options, chance: Chance) -> State:
    """Clovers and menhirs face down on the fields, the bag with the first player (K10, K11, K12)."""
    land = meadow(options.map)
    many = len(players) >= MANY
    clovers = iter(chance.shuffled("clovers", land.clovers + land.extra if many else land.clovers))
    menhirs = iter(chance.shuffled("menhirs", land.menhirs))
    return State(
        map=options.map,
        advanced=options.advanced,
        colours=tuple(player.colour for player in players),
        first=first,
        rainbow=Rainbow(),
        ask=p.ASK_PLACE,
        round=0,
        holder=first,
        turn=first,
        mover=0,
        fields=tuple(tuple(next(clovers) for _ in range(field.clovers + many)) for field in land.fields),
        menhirs=tuple(NOTHING if field.village else next(menhirs) for field in land.fields),
        tribes=(Tribe(),) * len(players),
    )


def play(state: State, player: int, move: Any, chance: Chance) -> Played[State]:
    by_itself = player == TABLE and isinstance(move, p.CountOn)
    if state.ask == OVER or not (by_itself or player == actor(state)):
        raise Refused("H1", "not-your-turn")
    answers, act = _ACTS[type(move)]
    if state.ask not in answers:
        raise _not_now(state, move)
    return act(state, player, move, chance)


def _not_now(state: State, move: Any) -> Refused:
    """What comes first, or why the time for this move is over."""
    if isinstance(move, p.Backup) and state.cauldron != NOTHING:
        return Refused("K38", "no-backup-any-more")
    if state.ask == p.ASK_DRAW and sky.stormy(state.rainbow):
        return Refused("K24", "nobody-moves")
    if state.ask == p.ASK_MOVE:
        return _no_move(state, move)
    if isinstance(move, PutSun | PutCloud) and state.ask in (p.ASK_SUN, p.ASK_CLOUD):
        return _wrong_place(state)
    return Refused(*_FIRST[state.ask])


def _no_move(state: State, move: Any) -> Refused:
    tribe = state.tribes[state.turn]
    if isinstance(move, Draw):
        return Refused("K20", "already-drawn", colour=sky.COLOURS[state.rainbow.latest])
    if not can_go(state, tribe, companions(tribe)):
        return Refused("K39", "prompt-backup-you")
    return Refused("K30", "must-move")


def _wrong_place(state: State) -> Refused:
    colour = sky.COLOURS[state.rainbow.latest]
    return Refused("K21", "needs-a-sun", colour=colour) if state.ask == p.ASK_SUN else Refused("K22", "needs-a-cloud", colour=colour)


def _place(state: State, player: int, move: p.PlaceKorrigan, _chance: Chance) -> Played[State]:
    """A korrigan comes to the meadow and looks round; placing is not moving, so no elf or goblin passes (K13, K15)."""
    field = meadow(state.map).index.get(move.field)
    if field is None or field not in starts(state):
        raise _wrong_start(state)
    tribe = state.tribes[player]
    which = tribe.korrigans.index(NOTHING)
    korrigans = (field, NOTHING) if which == 0 else (tribe.korrigans[0], field)
    after = replace(state, tribes=moving.with_tribe(state, player, replace(tribe, korrigans=korrigans)), mover=which)
    args: dict[str, str | int] = {"player": p.PLAYER_REFS[player], "korrigan": p.KORRIGAN_REFS[which], "field": move.field}
    return look_around(after, [Fact("placed", args)])


def _wrong_start(state: State) -> Refused:
    if state.advanced:
        return Refused("K14", "choose-a-field")
    return Refused("K13", "not-your-start", number=state.place + 1)


def _draw(state: State, player: int, _move: Draw, chance: Chance) -> Played[State]:
    rainbow = sky.drawn(state.rainbow, chance)
    ask = sky.destination(rainbow)  # sun, cloud or cauldron: the words for what is asked
    facts = [calls.drew(player, rainbow)]
    if ask == sky.TO_CAULDRON:
        facts.append(calls.cauldron_appears(player))
    return Played(replace(state, rainbow=rainbow, ask=ask), tuple(facts))


def _put(state: State, player: int, move: PutSun | PutCloud, _chance: Chance) -> Played[State]:
    """The pawn is placed and the bag goes left; then come the turns, or the next draw once five clouds are taken (K24)."""
    put = sky.put_on_sun(state.rainbow, move.sun) if isinstance(move, PutSun) else sky.put_on_cloud(state.rainbow, move.cloud)
    facts = [calls.put(player, state.rainbow, move)]
    after = replace(state, rainbow=put, holder=(player + 1) % len(state.tribes))
    if not sky.stormy(put):
        return turns_from(after, 0, facts)
    if not sky.stormy(state.rainbow):
        facts.append(calls.storm())
    return Played(replace(after, ask=p.ASK_DRAW), (*facts, calls.to_draw(after.holder)))


def _cauldron(state: State, player: int, move: p.PlaceCauldron, _chance: Chance) -> Played[State]:
    land = meadow(state.map)
    field = land.index.get(move.field)
    open_fields = land.open_to_gold(sky.free(state.rainbow.suns), sky.free(state.rainbow.clouds))
    if field is None or field not in open_fields:
        raise Refused("K60", "not-under-the-rainbow")
    if field not in for_gold(state, player):
        raise Refused("K60", "not-on-your-own")
    fact = Fact("cauldron-on", {"player": p.PLAYER_REFS[player], "field": move.field}, sound="gold")
    return running.last_turns_from(replace(state, cauldron=field), 0, [fact])


def _skip(state: State, player: int, _move: p.Skip, _chance: Chance) -> Played[State]:
    left = Fact("fairy-left", {"player": p.PLAYER_REFS[player]})
    return turns_from(state, state.place + 1, [left])


_ACTS: dict[type, tuple[tuple[str, ...], Callable[..., Played[State]]]] = {
    p.PlaceKorrigan: ((p.ASK_PLACE,), _place),
    Draw: ((p.ASK_DRAW,), _draw),
    PutSun: ((p.ASK_SUN,), _put),
    PutCloud: ((p.ASK_CLOUD,), _put),
    p.Go: ((p.ASK_MOVE, p.ASK_FAIRY, p.ASK_LAST), moving.go),
    p.Backup: ((p.ASK_MOVE, p.ASK_FAIRY), moving.backup),
    p.GoblinTo: ((p.ASK_GOBLIN,), moving.goblin_to),
    p.Keep: ((p.ASK_KEEP,), gathering.keep),
    p.Unveil: ((p.ASK_UNVEIL,), gathering.unveil),
    p.TrollTo: ((p.ASK_TROLL,), gathering.troll_to),
    p.Skip: ((p.ASK_FAIRY,), _skip),
    p.PlaceCauldron: ((p.ASK_CAULDRON,), _cauldron),
    EndTurn: ((p.ASK_LAST,), running.end_turn),
    p.Reckon: ((p.ASK_COUNT,), counting.reckon),
    p.CountOn: ((p.ASK_COUNT,), counting.count_on),
}

_FIRST = {
    p.ASK_PLACE: ("K13", "place-a-korrigan-first"),
    p.ASK_DRAW: ("K20", "draw-first"),
    p.ASK_SUN: ("K21", "place-first"),
    p.ASK_CLOUD: ("K22", "place-first"),
    p.ASK_CAULDRON: ("K60", "place-the-cauldron"),
    p.ASK_KEEP: ("K40", "keep-one-first"),
    p.ASK_GOBLIN: ("K52", "goblin-first"),
    p.ASK_UNVEIL: ("K54", "unveil-first"),
    p.ASK_TROLL: ("K55", "troll-first"),
    p.ASK_FAIRY: ("K56", "fairy-or-skip"),
    p.ASK_LAST: ("K61", "last-turn-only"),
    p.ASK_COUNT: ("K70", "count-on"),
}
