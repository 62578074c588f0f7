"""The count: sheet by sheet and line by line, so that no goblin is overlooked; who likes counts first, and the table confirms."""

from __future__ import annotations

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Due, Fact, Light, Line, Played, Refused, Result
from companion.games.korrigans import calls, score
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans.pieces import (
    ASK_COUNT,
    CLOVER_REFS,
    ELF,
    GOBLIN,
    NOTHING,
    OVER,
    PLAYER_REFS,
    CountOn,
    Reckon,
    State,
    Tribe,
    clover_gold,
)
from companion.games.korrigans.score import Sheet

LOWEST, HIGHEST = -4, 99  # two goblins and nothing else; more than any meadow has
SECONDS_TO_RECKON, SECONDS_A_LINE = 45.0, 4.0
_LINE = {"score-clovers": "line:clovers", "score-menhirs": "line:menhirs", "score-elves": "line:elves", "score-goblins": "line:goblins"}


def begin(state: State, facts: list[Fact]) -> Played[State]:
    """All gold is shown, in turn order; then the first player's sheet is counted."""
    for place in range(len(state.tribes)):
        player = (state.first + place) % len(state.tribes)
        clovers = state.tribes[player].hand
        facts += [Fact("shows-gold", {"player": PLAYER_REFS[player], "clover": CLOVER_REFS[clover]}) for clover in clovers]
    return Played(replace(state, ask=ASK_COUNT, turn=state.first), tuple(facts), reveals=True)


def reckon(state: State, player: int, move: Reckon, _chance: Chance) -> Played[State]:
    if move.player != PLAYER_REFS[player] or state.told:
        raise Refused("K70", "count-on")
    if not LOWEST <= move.number <= HIGHEST:
        raise Refused("K70", "gold-from-to", low=LOWEST, high=HIGHEST)
    fact = Fact("reckons", {"player": move.player, "number": move.number})
    return Played(replace(state, said=move.number), (fact,))


def count_on(state: State, _player: int, _move: CountOn, _chance: Chance) -> Played[State]:
    lines = sheet_lines(state)
    if state.told == len(lines):
        return _next_sheet(state)
    line = lines[state.told]
    facts = [_told(state, line)]
    if state.told + 1 == len(lines):
        facts += _counted(state)
    return Played(replace(state, told=state.told + 1), tuple(facts))


def due(state: State) -> Due | None:
    """Nobody has to press: the count goes on by itself, and waits longer for who may want to count first."""
    if state.ask != ASK_COUNT:
        return None
    return Due(f"count:{state.turn}:{state.told}:{state.said}", SECONDS_A_LINE if state.told else SECONDS_TO_RECKON, CountOn())


def sheet_lines(state: State) -> tuple[Line, ...]:
    """The lines of the sheet that is being counted which are worth something; the first one, if none is."""
    lines = [line for line in _final(state).lines if line.player == state.turn]
    return tuple(line for line in lines if line.points) or (lines[0],)


def result(state: State) -> Result | None:
    return _final(state) if state.ask == OVER else None


def _final(state: State) -> Result:
    sheets = [_sheet(tribe, state.cauldron) for tribe in state.tribes]
    return score.result(sheets, state.first, "K24" if sky.stormy(state.rainbow) else "K23")


def _sheet(tribe: Tribe, cauldron: int) -> Sheet:
    return Sheet(
        clovers=sum(clover_gold(clover) for clover in tribe.hand),
        menhirs=sum(tribe.gold),
        elves=tribe.tokens.count(ELF),
        goblins=tribe.tokens.count(GOBLIN),
        korrigans=tribe.korrigans.count(cauldron),
        companions=len(tribe.shown) + (tribe.backup != NOTHING),
    )


def _told(state: State, line: Line) -> Fact:
    """Gold gleams in the pot, an elf green and a goblin red at its owner's seat."""
    ref = _LINE.get(line.text.key, "line:korrigans")
    seat = PLAYER_REFS[state.turn]
    token = {"line:elves": Light(seat, "green", "pulse"), "line:goblins": Light(seat, "red", "double_pulse")}
    light = token.get(ref, Light("pot", "gold", "rainbow" if ref == "line:korrigans" else "pulse"))
    return Fact("tells", {"player": seat, "line": ref, "points": line.points}, light=light, sound="draw" if line.points < 0 else "gold")


def _counted(state: State) -> list[Fact]:
    seat, total = PLAYER_REFS[state.turn], _final(state).totals[state.turn]
    counted = Fact("counted", {"player": seat, "total": total})
    if state.said is None:
        return [counted]
    if state.said != total:
        return [counted, Fact("had-counted", {"player": seat, "number": state.said})]
    return [counted, Fact("counted-right", {"player": seat}, light=Light(seat, state.colours[state.turn], "rainbow"), sound="win")]


def _next_sheet(state: State) -> Played[State]:
    player = (state.turn + 1) % len(state.tribes)
    after = replace(state, turn=player, told=0, said=None)
    if player != state.first:
        return Played(after)
    totals, ranking = _final(state).totals, _final(state).ranking
    return Played(replace(after, ask=OVER), (calls.won(ranking[0][0], totals[ranking[0][0]]),))
