"""The score sheets people fill in beside the boxed game: what can be written on each line, and when all is counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from companion.contract import Fact, Offer, Played, Refused, Result
from companion.games.korrigans import calls, score
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans.assist_pieces import OVER, SHEETS, Done, State, Write
from companion.games.korrigans.score import Sheet
from companion.kit.row import changed

# The highest number a line takes; boxes may hold more gold than our meadow, but no more than two of each token (K4).
LINES = {"line:clovers": 80, "line:menhirs": 20, "line:elves": 2, "line:goblins": 2, "line:korrigans": 2, "line:companions": 20}
TOKENS = 2


def offers(state: State, player: int) -> Sequence[Offer]:
    return _offers(_highest(state, player, "line:elves"), _highest(state, player, "line:goblins"), state.done[player])


@cache
def _offers(elves: int, goblins: int, done: bool) -> tuple[Offer, ...]:
    highest = LINES | {"line:elves": elves, "line:goblins": goblins}
    lines = tuple(Offer(Write(line, 0), 0, high) for line, high in highest.items())
    return lines if done else (*lines, Offer(Done()))


def _highest(state: State, player: int, line: str) -> int:
    """The box holds two elves and two goblins, and each korrigan stands on at most one of them."""
    if line == "line:elves":
        return min(TOKENS - sum([sheet.elves for sheet in state.sheets]) + state.sheets[player].elves, 2 - state.sheets[player].goblins)
    if line == "line:goblins":
        return min(TOKENS - sum([sheet.goblins for sheet in state.sheets]) + state.sheets[player].goblins, 2 - state.sheets[player].elves)
    return LINES[line]


def write(state: State, player: int, move: Write) -> Played[State]:
    """A line can be corrected until everybody is done; who corrects is not done any more."""
    _refuse_impossible(state, player, move)
    sheet = replace(state.sheets[player], **{move.line.removeprefix("line:"): move.number})
    after = replace(state, sheets=changed(state.sheets, player, sheet), done=changed(state.done, player, False))
    return Played(after, (Fact("wrote", {"player": calls.PLAYERS[player], "line": move.line, "number": move.number}),))


def _refuse_impossible(state: State, player: int, move: Write) -> None:
    if state.phase != SHEETS:
        raise Refused("K70", "sheets-come-last")
    if move.line not in LINES:
        raise Refused("K70", "no-such-line")
    if not 0 <= move.number <= LINES[move.line]:
        raise Refused("K70", "number-out-of-range", line=move.line, high=LINES[move.line])
    if move.number > _highest(state, player, move.line):
        own = state.sheets[player]
        both = move.number + (own.goblins if move.line == "line:elves" else own.elves) > 2
        raise Refused("K81", "one-token-a-korrigan" if both else "two-tokens-in-the-box", line=move.line)


def finish(state: State, player: int) -> Played[State]:
    if state.phase != SHEETS:
        raise Refused("K70", "sheets-come-last")
    if state.done[player]:
        raise Refused("K81", "already-done")
    after = replace(state, done=changed(state.done, player, True))
    facts = [Fact("sheet-done", {"player": calls.PLAYERS[player], "total": score.total(state.sheets[player])})]
    if all(after.done):
        after = replace(after, phase=OVER)
        facts.append(_end(after))
    return Played(after, tuple(facts))


def _end(state: State) -> Fact:
    if uncounted(state.sheets):
        return Fact("nobody-counted", sound="reveal")
    won = final(state)
    winner = won.ranking[0][0]
    return calls.won(winner, won.totals[winner])


def uncounted(all_sheets: Sequence[Sheet]) -> bool:
    """Nobody has written anything: they counted without us, or not at all."""
    return all(sheet == Sheet() for sheet in all_sheets)


def final(state: State) -> Result:
    """Who would win with the sheets as they are; without any number on them nobody is ahead."""
    won = score.result(state.sheets, state.first, "K24" if sky.stormy(state.rainbow) else "K23")
    return replace(won, ranking=(tuple(range(len(state.sheets))),)) if uncounted(state.sheets) else won


def check(state: State) -> None:
    assert sum(sheet.elves for sheet in state.sheets) <= TOKENS, "two elves in the box"
    assert sum(sheet.goblins for sheet in state.sheets) <= TOKENS, "two goblins in the box"
    assert all(sheet.elves + sheet.goblins <= 2 for sheet in state.sheets), "one token a korrigan"
