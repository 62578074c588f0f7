"""Who can do what: the questions that the rules ask of hands, decks and the line."""

from __future__ import annotations

from companion.games.roygbiv.line import NEIGHBOURS, POT, RAINBOW, SEVEN, UNICORN, Line
from companion.games.roygbiv.pieces import BEGINNERS, HAND_LIMIT, NOBODY, State

_FITTING = tuple(frozenset((*NEIGHBOURS[colour], RAINBOW, POT, UNICORN)) for colour in SEVEN)


def fitting(line: Line) -> frozenset[int]:
    """The kinds of card that can be played on the line as it is; a rainbow card always finds a colour."""
    return _FITTING[line.building] if line.row else BEGINNERS


def can_play(state: State, player: int) -> bool:
    """Whether the hand holds a card for the line; on an empty line, one to begin with."""
    return not fitting(state.line).isdisjoint(state.hands[player])


def can_draw(state: State, player: int) -> bool:
    return len(state.hands[player]) < HAND_LIMIT and bool(state.decks[player])


def can_act(state: State, player: int) -> bool:
    """Fast mode: able to play, or to draw and see (R22, R26, R32)."""
    return can_play(state, player) or can_draw(state, player)


def nobody_can(state: State) -> bool:
    """R22; it tells nothing of a single hand."""
    return not any(can_act(state, player) for player in state.order)


def following(state: State, player: int) -> tuple[int, ...]:
    """The others in scale order, beginning after a player."""
    place = state.order.index(player)
    return state.order[place + 1 :] + state.order[:place]


def at_rest(state: State) -> bool:
    """Whether the table has nothing to do by itself: the game is over, or it is up to the players.

    In turn mode that is asked after a round of passes (R53): they change neither line nor hands, so who can't now could not then.
    """
    if state.ending or state.stuck:
        return True
    if state.fast:
        asked = (state.turn,) if state.turn != NOBODY else state.order
        return any(can_act(state, player) and not state.unwilling >> player & 1 for player in asked)
    if not state.line.row:
        return can_play(state, state.turn)
    return state.passes < len(state.order) or any(can_play(state, player) for player in state.order)
