"""The one sentence at the top of a page, what to do now or whom we wait for, and where in the game we are."""

from __future__ import annotations

from companion.contract import Text
from companion.games.rainbows import umpire
from companion.games.rainbows.pieces import FREE, PLAYER_REFS, State, turn
from companion.games.rainbows.score import winners


def prompt(state: State, reader: int | None) -> Text:
    if state.asks == "card":
        return _card(state, reader)
    if state.asks == "deposits":
        return _deposits(state, reader)
    if state.asks == "day":
        key = "prompt-new-day" if reader == state.priority else "prompt-wait-day"
        return Text(key, {"player": PLAYER_REFS[state.priority], "day": state.day + 1})
    best = winners(state)
    key = "prompt-over" if len(best) == 1 else "prompt-over-shared"
    return Text(key, {"player": PLAYER_REFS[best[0]], "account": state.purses[best[0]].account, "number": len(best)})


def caption(state: State) -> Text:
    if not state.asks:
        return Text("caption-over")
    key = "caption-last-round" if state.clover and not state.ending else "caption-round"
    if state.ending:
        key = "caption-night"
    day = state.day if state.options.days > 1 else 0  # a game of one day does not speak of days
    return Text(key, {"day": day, "days": state.options.days, "round": state.round})


def _card(state: State, reader: int | None) -> Text:
    player = turn(state)
    if reader != player:
        return Text("prompt-wait", {"player": PLAYER_REFS[player]})
    gold = state.purses[player].gold
    if not any(umpire.usable(state, player, card) for card in state.offer):
        return Text("prompt-discard", {"gold": gold})
    return Text("prompt-last-card" if len(state.offer) == 1 else "prompt-card", {"gold": gold})


def _deposits(state: State, reader: int | None) -> Text:
    if reader is not None and state.deposits[reader] == FREE:
        return Text("prompt-deposit", {"gold": state.purses[reader].gold})
    waiting = [player for player, number in enumerate(state.deposits) if number == FREE]
    key = "prompt-wait-deposit" if len(waiting) == 1 else "prompt-wait-deposits"
    return Text(key, {"player": PLAYER_REFS[waiting[0]], "number": len(waiting)})
