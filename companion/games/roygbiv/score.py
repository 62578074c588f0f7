"""The score of a game: what everybody has collected, as far as it is played."""

from __future__ import annotations

from companion.contract import Result
from companion.games.roygbiv.counting import FINISHED_FIRST, Counted, lines, ranking, value
from companion.games.roygbiv.pieces import State


def result(state: State) -> Result | None:
    if not state.ending:
        return None
    players = range(len(state.hands))
    told = tuple(line for player in players for line in lines(player, _counted(state, player), player == state.finisher))
    totals = tuple(points(state, player) for player in players)
    return Result(ranking(totals), totals, told, state.ending)


def points(state: State, player: int) -> int:
    """What the player has now: the rainbows, and the bonus for finishing first."""
    bonus = FINISHED_FIRST if player == state.finisher else 0
    return bonus + sum(value(cards, own) for cards, own in _counted(state, player))


def _counted(state: State, player: int) -> list[Counted]:
    return [(len(rainbow), rainbow.count(state.leprechauns[player])) for rainbow in state.collected[player]]
