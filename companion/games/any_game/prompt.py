"""What to do now, in one sentence for each reader, and where we are."""

from __future__ import annotations

from companion.contract import Text
from companion.games.any_game import score
from companion.games.any_game.pieces import OVER, PLAYERS, UPKEEP, State

_WINNERS = ("player", "second", "third", "fourth", "fifth")


def caption(state: State) -> Text:
    key = {OVER: "caption-over", UPKEEP: "caption-upkeep"}.get(state.phase, "caption-round")
    return Text(key, {"round": state.round})


def prompt(state: State, reader: int | None) -> Text:
    if state.phase == OVER:
        return _over(state)
    if not state.order:
        return Text("prompt-nobody")
    if state.phase == UPKEEP:
        return Text("prompt-upkeep", {"player": PLAYERS[state.order[0]], "round": state.round, "scores": int(state.scored)})
    return _together(state, reader) if state.together else _turn(state, reader)


def _turn(state: State, reader: int | None) -> Text:
    if reader == state.turn:
        return Text(f"prompt-{state.options.turns}-you")
    out = reader in state.out
    return Text(f"wait-{state.options.turns}-out" if out else "wait-turn", {"player": PLAYERS[state.turn]})


def _together(state: State, reader: int | None) -> Text:
    late = [player for player in state.order if player not in state.out]
    if reader in late:
        return Text("prompt-together-you")
    if len(late) == len(state.order):
        return Text("prompt-together")
    return Text("wait-together", {"player": PLAYERS[late[0]], "count": len(late)})


def _over(state: State) -> Text:
    if not state.scored:
        return Text("prompt-over-none", {"rounds": state.round})
    winners = score.ranking(state)[0]
    names = dict(zip(_WINNERS, (PLAYERS[player] for player in winners), strict=False))
    return Text("prompt-over", {**names, "number": len(winners), "total": score.totals(state)[winners[0]]})
