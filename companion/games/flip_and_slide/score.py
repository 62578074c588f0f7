"""Who won, and by which clause the game ended."""

from __future__ import annotations

from companion.contract import Line, Result, Text
from companion.games.flip_and_slide.pieces import State

ENDINGS = {  # why a game is over, and the clause that says so
    "rainbow": "F30",
    "repeated": "F33",
    "stuck": "F33",
    "quiet": "F33",
    "quiet-alone": "F33",
    "all-flipped": "F53",
    "no-action": "F53",
    "no-jump": "F52",
}


def result(state: State) -> Result | None:
    if not state.ending:
        return None
    everyone = tuple(range(len(state.colours)))
    clause = "F53" if everyone == (0,) and state.winner == 0 else ENDINGS[state.ending]
    totals = tuple(int(player == state.winner) for player in everyone)
    others = tuple(player for player in everyone if player != state.winner)
    ranking = (others,) if state.winner is None else tuple(place for place in ((state.winner,), others) if place)
    key = "line-rainbow" if state.winner is not None else f"ended-{state.ending}"
    winners = [state.winner] if state.winner is not None else others
    return Result(ranking, totals, tuple(Line(player, Text(key), totals[player], clause) for player in winners), clause)
