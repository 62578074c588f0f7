"""Every legal move, from what is being asked; the offers themselves are made once for each map and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from companion.contract import Offer
from companion.games.korrigans import pieces as p
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans.counting import HIGHEST, LOWEST
from companion.games.korrigans.map import KEPT, meadow
from companion.games.korrigans.paths import can_go, companions, in_front, sacrifices, turn_tells, ways
from companion.games.korrigans.pieces import NOTHING, OF_THE_DRAWER, OVER, State, Tribe
from companion.games.korrigans.rainbow import CLOUDS, SUNS, Draw, EndTurn, PutCloud, PutSun

_DRAW = (Offer(Draw(), final=True),)
_END = Offer(EndTurn(), final=True)
# By whether they can't be freely taken back.
_SUN = tuple(tuple(Offer(PutSun(sun), final=final) for sun in SUNS) for final in (False, True))
_CLOUD = tuple(tuple(Offer(PutCloud(cloud), final=final) for cloud in CLOUDS) for final in (False, True))
_SKIP = tuple(Offer(p.Skip(), final=final) for final in (False, True))
_KEEP = tuple(tuple(Offer(p.Keep(ref), final=final) for ref in p.LOOK_REFS) for final in (False, True))
_BACKUP = tuple(
    tuple(tuple(Offer(p.Backup(hand, p.COMPANION_REFS[kind]), final=final) for kind in (p.HARE, p.SQUIRREL)) for hand in p.HAND_REFS)
    for final in (False, True)
)
_UNVEIL = tuple(Offer(p.Unveil(ref), final=True) for ref in p.PLAYER_REFS)
_GOBLIN = tuple(tuple(Offer(p.GoblinTo(player, korrigan), final=True) for korrigan in p.KORRIGAN_REFS) for player in p.PLAYER_REFS)
_COUNT = Offer(p.CountOn())
_RECKON = tuple((Offer(p.Reckon(player, 0), LOWEST, HIGHEST), _COUNT) for player in p.PLAYER_REFS)


class _Places:
    """The offers that name places of one map."""

    def __init__(self, text: str) -> None:
        refs = meadow(text).refs
        self.place = tuple(Offer(p.PlaceKorrigan(ref), final=True) for ref in refs)
        self.cauldron = tuple(Offer(p.PlaceCauldron(ref), final=True) for ref in refs)
        borders = [meadow(text).border_refs[border] for border in meadow(text).walkable]
        self.troll = tuple(tuple(Offer(p.TrollTo(ref), final=final) for ref in borders) for final in (False, True))
        self.go = {final: _goes(refs, final) for final in (False, True)}


def _goes(refs: tuple[str, ...], final: bool) -> tuple[tuple[tuple[Offer, ...], ...], ...]:
    return tuple(
        tuple(tuple(Offer(p.Go(korrigan, companion, ref), final=final) for ref in refs) for companion in p.COMPANION_REFS)
        for korrigan in p.KORRIGAN_REFS
    )


_places = lru_cache(KEPT)(_Places)


def actor(state: State) -> int:
    """The one who has to answer now."""
    return state.holder if state.ask in OF_THE_DRAWER else state.turn


def actors(state: State) -> frozenset[int]:
    return frozenset() if state.ask == OVER else frozenset({actor(state)})


def moves(state: State, player: int) -> Sequence[Offer]:
    if player != actor(state) or state.ask == OVER:
        return ()
    return _ASKED[state.ask](state)


def starts(state: State) -> tuple[int, ...]:
    """The fields where the next korrigan may be put: a free one with the player's number, or any on the advanced side."""
    fields = meadow(state.map).fields
    if state.advanced:
        return tuple(range(len(fields)))
    taken = {place for tribe in state.tribes for place in tribe.korrigans}
    return tuple(place for place, field in enumerate(fields) if field.start == state.place + 1 and place not in taken)


def for_gold(state: State, player: int) -> tuple[int, ...]:
    """Where this player may put the cauldron: if possible away from the own korrigans (K60)."""
    fields = meadow(state.map).open_to_gold(sky.free(state.rainbow.suns), sky.free(state.rainbow.clouds))
    without_own = tuple(field for field in fields if field not in state.tribes[player].korrigans)
    return without_own or fields


def neighbours_here(state: State) -> list[tuple[int, int]]:
    """The opponents' korrigans in the field where the mover stands."""
    here = state.tribes[state.turn].korrigans[state.mover]
    others = (player for player in range(len(state.tribes)) if player != state.turn)
    return [(player, korrigan) for player in others for korrigan in (0, 1) if state.tribes[player].korrigans[korrigan] == here]


def screened(state: State) -> list[int]:
    """The other players who still have a screen (K54)."""
    return [player for player, tribe in enumerate(state.tribes) if player != state.turn and tribe.screen]


def _passing_tells(state: State) -> bool:
    """Whether the end of this turn tells something about another player's hand (K39); placing skips nobody."""
    return bool(state.round) and turn_tells(state, state.place + 1)


def _ways(state: State) -> list[Offer]:
    """Going is final when a hidden companion is shown for it or clovers are looked at on arrival."""
    tribe = state.tribes[state.turn]
    go = _places(state.map).go
    open_kinds = in_front(tribe) if tribe.screen else set(p.COMPANIONS)
    tells = _passing_tells(state)
    return [
        go[tells or bool(state.fields[field]) or kind not in open_kinds][korrigan][kind][field]
        for korrigan, kind, field in ways(state, tribe, companions(tribe))
    ]


def _turn(state: State) -> list[Offer]:
    tribe = state.tribes[state.turn]
    return _ways(state) + [_BACKUP[False][place][kind] for place, kind in sacrifices(state, tribe, must_go=True)]


def _fairy(state: State) -> list[Offer]:
    """A backup that brings no move ends the turn too."""
    tribe, tells = state.tribes[state.turn], _passing_tells(state)
    return [*_ways(state), *(_BACKUP[tells][place][kind] for place, kind in sacrifices(state, tribe, must_go=False)), _SKIP[tells]]


def _last(state: State) -> list[Offer]:
    """In the last turn a step is final when it is the last one possible, because the turn then passes."""
    tribe = state.tribes[state.turn]
    go = _places(state.map).go
    offers = [
        go[not can_go(state, after, companions(after))][korrigan][kind][field]
        for korrigan, kind, field in ways(state, tribe, companions(tribe))
        for after in (gone(tribe, korrigan, kind, field),)
    ]
    return [*offers, _END]


def gone(tribe: Tribe, korrigan: int, kind: int, field: int) -> Tribe:
    """The tribe after a step of the last turn: the companion that served is used up (K61)."""
    korrigans = (field, tribe.korrigans[1]) if korrigan == 0 else (tribe.korrigans[0], field)
    if kind not in tribe.shown:
        return replace(tribe, korrigans=korrigans, backup=NOTHING)
    place = tribe.shown.index(kind)
    return replace(tribe, korrigans=korrigans, shown=tribe.shown[:place] + tribe.shown[place + 1 :])


def _keep(state: State) -> Sequence[Offer]:
    """Only with two clovers nothing is shuffled and no menhir turned, and only behind a screen nobody sees which."""
    tribe = state.tribes[state.turn]
    clovers = len(state.fields[tribe.korrigans[state.mover]])
    return _KEEP[clovers != 2 or not tribe.screen or _passing_tells(state)][:clovers]


def _free(offers: tuple[Offer, ...], pawns: tuple[int, ...]) -> list[Offer]:
    """The suns or clouds where no pawn lies."""
    return [offers[place] for place in sky.free(pawns)]


def _troll(state: State) -> list[Offer]:
    """Where the troll sits can decide who is skipped."""
    offers = _places(state.map).troll
    return [offers[_passing_tells(replace(state, troll=border))][at] for at, border in enumerate(meadow(state.map).walkable)]


_ASKED: dict[str, Callable[[State], Sequence[Offer]]] = {
    p.ASK_PLACE: lambda state: [_places(state.map).place[field] for field in starts(state)],
    p.ASK_DRAW: lambda _state: _DRAW,
    p.ASK_SUN: lambda state: _free(_SUN[turn_tells(state, 0)], state.rainbow.suns),
    p.ASK_CLOUD: lambda state: _free(_CLOUD[turn_tells(state, 0)], state.rainbow.clouds),
    p.ASK_CAULDRON: lambda state: [_places(state.map).cauldron[field] for field in for_gold(state, state.holder)],
    p.ASK_MOVE: _turn,
    p.ASK_FAIRY: _fairy,
    p.ASK_LAST: _last,
    p.ASK_KEEP: _keep,
    p.ASK_GOBLIN: lambda state: [_GOBLIN[player][korrigan] for player, korrigan in neighbours_here(state)],
    p.ASK_UNVEIL: lambda state: [_UNVEIL[player] for player in screened(state)],
    p.ASK_TROLL: _troll,
    p.ASK_COUNT: lambda state: (_COUNT,) if state.told else _RECKON[state.turn],
}
