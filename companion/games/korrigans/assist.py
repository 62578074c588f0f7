"""The companion of the boxed game: it is the bag, it keeps the turns, nobody forgets the draw, and it adds up the gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Fact, Offer, Played, Player, Refused, Result
from companion.games.korrigans import calls, score
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans.rainbow import CLOUDS, COLOURS, SUNS, Draw, EndTurn, PutCloud, PutSun, Rainbow
from companion.games.korrigans.score import Sheet

LINES = {"line:clovers": 80, "line:menhirs": 9, "line:elves": 2, "line:goblins": 2, "line:korrigans": 2, "line:companions": 20}
TOKENS = 2  # of elves, and of goblins, in the box (K4)
DRAW, PUT, TURN, CAULDRON, LAST, SHEETS, OVER = "draw", "put", "turn", "cauldron", "last", "sheets", "over"


class Options(Struct, frozen=True):
    bag: Literal["box", "cloth"] = "box"  # whose bag: the table's own luck, or the bag of cloth from the box


class Drew(Struct, frozen=True, tag=True):
    """A hand drew this colour from the bag of cloth."""

    colour: str


class CauldronPlaced(Struct, frozen=True, tag=True):
    """The figurine stands on its field."""


class Write(Struct, frozen=True, tag=True):
    """One line of the own score sheet."""

    line: str
    number: int


class Done(Struct, frozen=True, tag=True):
    """The own sheet is right."""


Move = Draw | Drew | PutSun | PutCloud | EndTurn | CauldronPlaced | Write | Done


class State(Struct, frozen=True):
    colours: tuple[str, ...]  # of the players, for their lights
    first: int
    cloth: bool
    rainbow: Rainbow
    phase: str
    round: int
    holder: int  # of the bag
    turn: int
    sheets: tuple[Sheet, ...]
    done: tuple[bool, ...]


def setup(players: Sequence[Player], first: int, options: Options, _chance: Chance) -> State:
    count = len(players)
    colours = tuple(player.colour for player in players)
    return State(colours, first, options.bag == "cloth", Rainbow(), DRAW, 1, first, first, (Sheet(),) * count, (False,) * count)


def actors(state: State) -> frozenset[int]:
    if state.phase == OVER:
        return frozenset()
    if state.phase == SHEETS:
        return frozenset(range(len(state.colours)))
    return frozenset({state.turn if state.phase in (TURN, LAST) else state.holder})


def moves(state: State, player: int) -> Sequence[Offer]:
    if player not in actors(state):
        return ()
    if state.phase == DRAW:
        return _draws(state)
    if state.phase == PUT:
        return _places(state.rainbow)
    if state.phase == SHEETS:
        return _lines(state, player)
    return (Offer(CauldronPlaced() if state.phase == CAULDRON else EndTurn()),)


def _draws(state: State) -> Sequence[Offer]:
    if not state.cloth:
        return (Offer(Draw(), final=True),)
    return tuple(Offer(Drew(COLOURS[colour])) for colour, left in enumerate(state.rainbow.bag) if left)


def _places(rainbow: Rainbow) -> Sequence[Offer]:
    if sky.destination(rainbow) == sky.TO_SUN:
        return tuple(Offer(PutSun(SUNS[row])) for row in sky.free(rainbow.suns))
    return tuple(Offer(PutCloud(CLOUDS[column])) for column in sky.free(rainbow.clouds))


def _lines(state: State, player: int) -> Sequence[Offer]:
    offers = [Offer(Write(line, 0), 0, _highest(state, player, line)) for line in LINES]
    return offers if state.done[player] else [*offers, Offer(Done())]


def _highest(state: State, player: int, line: str) -> int:
    """The box holds two elves and two goblins, and each korrigan stands on at most one of them."""
    if line not in ("line:elves", "line:goblins"):
        return LINES[line]
    own = state.sheets[player]
    elves = line == "line:elves"
    beside = own.goblins if elves else own.elves
    others = sum(sheet.elves if elves else sheet.goblins for other, sheet in enumerate(state.sheets) if other != player)
    return min(TOKENS - others, 2 - beside)


def play(state: State, player: int, move: Any, chance: Chance) -> Played[State]:
    if player not in actors(state):
        raise Refused("H1", "not-your-turn")
    if isinstance(move, Write | Done):
        return _write(state, player, move)
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
    facts = [calls.put(player, state.rainbow, move)]
    rainbow = sky.put_on_sun(state.rainbow, move.sun) if isinstance(move, PutSun) else sky.put_on_cloud(state.rainbow, move.cloud)
    storm = sky.stormy(rainbow)
    if storm and not sky.stormy(state.rainbow):
        facts.append(calls.storm())
    after = replace(state, rainbow=rainbow, holder=_left(state, player), turn=state.first, phase=DRAW if storm else TURN)
    return Played(after, (*facts, _call(after)))


def _cauldron(state: State, player: int) -> Played[State]:
    if state.phase != CAULDRON:
        raise Refused("K60", "no-cauldron-yet")
    after = replace(state, phase=LAST, turn=state.first)
    return Played(after, (Fact("cauldron-placed", {"player": f"player:{player}"}, sound="gold"), _call(after)))


def _end_turn(state: State, player: int) -> Played[State]:
    if state.phase in (DRAW, PUT):
        raise Refused("K20", "draw-first" if state.phase == DRAW else "place-first")
    if state.phase == CAULDRON:
        raise Refused("K60", "place-the-cauldron")
    ended = Fact("turn-ended", {"player": f"player:{player}"})
    following = _left(state, player)
    if following != state.first:
        after = replace(state, turn=following)
    elif state.phase == LAST:
        after = replace(state, phase=SHEETS, turn=following)
    else:
        after = replace(state, phase=DRAW, turn=following, round=state.round + 1)
    return Played(after, (ended, _call(after)))


def _write(state: State, player: int, move: Write | Done) -> Played[State]:
    """A line can be corrected until everybody is done; who corrects is not done any more."""
    if state.phase != SHEETS:
        raise Refused("K70", "sheets-come-last")
    if isinstance(move, Done):
        return _finish(state, player)
    if move.line not in LINES:
        raise Refused("K70", "no-such-line")
    _refuse_impossible(state, player, move)
    sheet = replace(state.sheets[player], **{move.line.removeprefix("line:"): move.number})
    after = replace(state, sheets=_with(state.sheets, player, sheet), done=_with(state.done, player, False))
    return Played(after, (Fact("wrote", {"player": f"player:{player}", "line": move.line, "number": move.number}),))


def _refuse_impossible(state: State, player: int, move: Write) -> None:
    if not 0 <= move.number <= LINES[move.line]:
        raise Refused("K70", "number-out-of-range", line=move.line, high=LINES[move.line])
    if move.number > _highest(state, player, move.line):
        own = state.sheets[player]
        both = move.number + (own.goblins if move.line == "line:elves" else own.elves) > 2
        raise Refused("K81", "one-token-a-korrigan" if both else "two-tokens-in-the-box", line=move.line)


def _finish(state: State, player: int) -> Played[State]:
    if state.done[player]:
        raise Refused("K81", "already-done")
    after = replace(state, done=_with(state.done, player, True))
    facts = [Fact("sheet-done", {"player": f"player:{player}", "total": score.total(state.sheets[player])})]
    if all(after.done):
        after = replace(after, phase=OVER)
        won = score.result(after.sheets, after.first, "K23")
        winner = won.ranking[0][0]
        facts.append(calls.won(winner, won.totals[winner]))
    return Played(after, tuple(facts))


def result(state: State) -> Result | None:
    if state.phase != OVER:
        return None
    return score.result(state.sheets, state.first, "K24" if sky.stormy(state.rainbow) else "K23")


def check(state: State) -> None:
    sky.check(state.rainbow)
    assert sum(sheet.elves for sheet in state.sheets) <= TOKENS, "two elves in the box"
    assert sum(sheet.goblins for sheet in state.sheets) <= TOKENS, "two goblins in the box"
    assert all(sheet.elves + sheet.goblins <= 2 for sheet in state.sheets), "one token a korrigan"
    assert state.rainbow.placed == (state.phase in (DRAW, TURN)), "no turn before the pawn lies in its place"
    assert not (state.phase == TURN and sky.stormy(state.rainbow)), "nobody moves under five clouds"


def _call(state: State) -> Fact:
    """Whom the table waits for now."""
    if state.phase == SHEETS:
        return Fact("sheets-open", sound="reveal")
    return calls.to_draw(state.holder) if state.phase == DRAW else calls.to_move(state.turn, state.colours[state.turn])


def _left(state: State, player: int) -> int:
    return (player + 1) % len(state.colours)


def _with(things: tuple[Any, ...], place: int, thing: Any) -> tuple[Any, ...]:
    return (*things[:place], thing, *things[place + 1 :])
