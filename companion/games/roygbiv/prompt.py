"""The one sentence that says what to do now, or whom we wait for and why; and the caption that says where we are."""

from __future__ import annotations

from companion.contract import Text
from companion.games.roygbiv.able import can_draw, can_play
from companion.games.roygbiv.pieces import COLOUR, NOBODY, PLAYER, State
from companion.games.roygbiv.score import points


def prompt(state: State, reader: int | None) -> Text:
    if state.ending:
        return _over(state)
    if state.stuck:
        return Text("prompt-stuck", {"building": COLOUR[state.line.building]})
    if not state.line.row:
        key = "prompt-begin-fast" if state.fast else "prompt-begin"
        return Text(key) if reader == state.turn else Text("prompt-wait-begin", {"player": PLAYER[state.turn]})
    low, high = (COLOUR[colour] for colour in state.line.colours)
    args: dict[str, str | int] = {"low": low, "high": high, "beginning": COLOUR[state.line.beginning]}
    if state.turn not in (NOBODY, reader):
        return Text("prompt-wait-turn", {"player": PLAYER[state.turn], "building": COLOUR[state.line.building]})
    if reader is None:
        return Text("prompt-everybody", args)
    return Text(_fast_key(state, reader) if state.fast else _turn_key(state, reader), args)


def caption(state: State) -> Text:
    return Text("caption", {"colour": COLOUR[state.default], "centre": len(state.centre)})


def _turn_key(state: State, reader: int) -> str:
    if not can_play(state, reader):
        return "prompt-end-turn" if state.played else "prompt-pass"
    return "prompt-play-on" if state.played else "prompt-turn"


def _fast_key(state: State, reader: int) -> str:
    if can_play(state, reader):
        return "prompt-fast"
    return "prompt-fast-draw" if can_draw(state, reader) else "prompt-fast-wait"


def _over(state: State) -> Text:
    totals = [points(state, player) for player in range(len(state.hands))]
    winners = [player for player, total in enumerate(totals) if total == max(totals)]
    if len(winners) > 1:
        return Text("prompt-over-shared", {"points": max(totals)})
    return Text("prompt-over", {"player": PLAYER[winners[0]], "points": max(totals)})
