"""The companion of the boxed game: it is the bag, it keeps the turns, nobody forgets the draw, and it adds up the gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Fact, Offer, Played, Player, Refused, Result
from companion.games.korrigans import calls, sheets
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans.assist_pieces import (
    CAULDRON,
    DRAW,
    LAST,
    OVER,
    PUT,
    SHEETS,
    TURN,
    CauldronPlaced,
    Done,
    Drew,
    Options,
    State,
    Write,
)
from companion.games.korrigans.map import meadow
from companion.games.korrigans.rainbow import CLOUDS, COLOURS, SUNS, Draw, EndTurn, PutCloud, PutSun, Rainbow
from companion.games.korrigans.score import Sheet

_DRAW = (Offer(Draw(), final=True),)
_DREW = tuple(Offer(Drew(colour)) for colour in COLOURS)
_SUN = tuple(Offer(PutSun(sun)) for sun in SUNS)
_CLOUD = tuple(Offer(PutCloud(cloud)) for cloud in CLOUDS)
_PLACED, _END = (Offer(CauldronPlaced()),), (Offer(EndTurn()),)


def setup(players: Sequence[Player], first: int, options: Options, _chance: Chance) -> State:
    if options.map:
        meadow(options.map)  # a map that can't be read is refused now, not when the gold appears
    count = len(players)
    return State(
        colours=tuple(player.colour for player in players),
        first=first,
        cloth=options.bag == "cloth",
        map=options.map,
        rainbow=Rainbow(),
        phase=DRAW,
        round=1,
        holder=first,
        turn=first,
        sheets=(Sheet(),) * count,
        done=(False,) * count,
    )


def actors(state: State) -> frozenset[int]:
    if state.phase == OVER:
        return frozenset()
    if state.phase == SHEETS:
        return frozenset(range(len(state.colours)))
    return frozenset({actor(state)})


def awaited(state: State) -> frozenset[int]:
    """Whose time runs: of those who may still correct their sheets, only the ones who are not done (K81)."""
    if state.phase != SHEETS:
        return actors(state)
    return frozenset(player for player, done in enumerate(state.done) if not done)


def actor(state: State) -> int:
    """The one the table waits for: the bag's holder, then whose turn it is."""
    return state.turn if state.phase in (TURN, LAST) else state.holder


def moves(state: State, player: int) -> Sequence[Offer]:
    if player not in actors(state):
        return ()
    if state.phase == SHEETS:
        return sheets.offers(state, player)
    if state.phase == DRAW:
        return [_DREW[colour] for colour, left in enumerate(state.rainbow.bag) if left] if state.cloth else _DRAW
    if state.phase == PUT:
        return _places(state.rainbow)
    return _PLACED if state.phase == CAULDRON else _END


def _places(rainbow: Rainbow) -> Sequence[Offer]:
    if sky.destination(rainbow) == sky.TO_SUN:
        return [_SUN[row] for row in sky.free(rainbow.suns)]
    return [_CLOUD[column] for column in sky.free(rainbow.clouds)]


def play(state: State, player: int, move: Any, chance: Chance) -> Played[State]:
    if player not in actors(state):
        raise Refused("H1", "not-your-turn")
    if isinstance(move, Write):
        return sheets.write(state, player, move)
    if isinstance(move, Done):
        return sheets.finish(state, player)
    if state.phase == SHEETS:
        raise Refused("K70", "fill-the-sheet")
    if isinstance(move, Draw | Drew):
        return _draw(state, player, move, chance)
    if isinstance(move, PutSun | PutCloud):
        return _put(state, player, move)
    if isinstance(move, CauldronPlaced):
        return _cauldron(state, player)
    return _end_turn(state, player)


def _draw(state: State, player: int, move: Draw | Drew, chance: Chance) -> Played[State]:
    if state.phase in (CAULDRON, LAST):
        raise Refused("K23", "rainbow-complete")
    if state.phase != DRAW:
        raise Refused("K20", "already-drawn", colour=COLOURS[state.rainbow.latest])
    if isinstance(move, Drew) != state.cloth:
        raise Refused("K20", "say-the-colour" if state.cloth else "the-table-draws")
    rainbow = sky.drawn_by_hand(state.rainbow, move.colour) if isinstance(move, Drew) else sky.drawn(state.rainbow, chance)
    if sky.destination(rainbow) != sky.TO_CAULDRON:
        return Played(replace(state, rainbow=rainbow, phase=PUT), (calls.drew(player, rainbow),))
    return Played(replace(state, rainbow=rainbow, phase=CAULDRON), (calls.drew(player, rainbow), calls.cauldron_appears(player)))


def _put(state: State, player: int, move: PutSun | PutCloud) -> Played[State]:
    """The pawn is placed and the bag goes left; then the turns begin, or the next draw when the clouds close in (K24)."""
    if state.phase == DRAW:
        raise Refused("K20", "draw-first")
    if state.phase != PUT:
        raise Refused("K20", "pawn-is-placed")
    rainbow = sky.put_on_sun(state.rainbow, move.sun) if isinstance(move, PutSun) else sky.put_on_cloud(state.rainbow, move.cloud)
    facts = [calls.put(player, state.rainbow, move)]
    storm = sky.stormy(rainbow)
    if storm and not sky.stormy(state.rainbow):
        facts.append(calls.storm())
    after = replace(state, rainbow=rainbow, holder=_left(state, player), phase=DRAW if storm else TURN)
    return Played(after, (*facts, _call(after)))


def _cauldron(state: State, player: int) -> Played[State]:
    if state.phase != CAULDRON:
        raise Refused("K60", "no-cauldron-yet")
    after = replace(state, phase=LAST)
    return Played(after, (Fact("cauldron-placed", {"player": calls.PLAYERS[player]}, sound="gold"), _call(after)))


def _end_turn(state: State, player: int) -> Played[State]:
    """The turn goes left; back at the first player, the round is over and the turn waits there."""
    if state.phase in (DRAW, PUT):
        raise Refused("K20", "draw-first" if state.phase == DRAW else "place-first")
    if state.phase == CAULDRON:
        raise Refused("K60", "place-the-cauldron")
    after = replace(state, turn=_left(state, player))
    if after.turn == state.first:
        after = replace(after, phase=SHEETS) if state.phase == LAST else replace(after, phase=DRAW, round=state.round + 1)
    return Played(after, (Fact("turn-ended", {"player": calls.PLAYERS[player]}), _call(after)))


def result(state: State) -> Result | None:
    return sheets.final(state) if state.phase == OVER else None


def check(state: State) -> None:
    sky.check(state.rainbow)
    sheets.check(state)
    assert state.rainbow.placed == (state.phase in (DRAW, TURN)), "no turn before the pawn lies in its place"
    assert not (state.phase == TURN and sky.stormy(state.rainbow)), "nobody moves under five clouds"


def _call(state: State) -> Fact:
    """Whom the table waits for now."""
    if state.phase == SHEETS:
        return Fact("sheets-open", sound="reveal")
    return calls.to_draw(state.holder) if state.phase == DRAW else calls.to_move(state.turn, state.colours[state.turn])


def _left(state: State, player: int) -> int:
    return (player + 1) % len(state.colours)
