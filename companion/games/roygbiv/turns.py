"""Turn mode: who plays after whom, when a turn ends, and what passing leads to."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.roygbiv import tell
from companion.games.roygbiv.able import at_rest, can_play, following
from companion.games.roygbiv.pieces import HAND_LIMIT, State
from companion.games.roygbiv.steps import Story, centre_turned, drawn, ended

ROUNDS_OF_PASSES = 3


def after_card(state: State, story: Story) -> State:
    """The same player goes on, unless the hand is empty or can't begin the new rainbow that it owes (R34, R36)."""
    if state.hands[state.turn] and (state.line.row or can_play(state, state.turn)):
        return state
    return turn_ended(state, story)


def turn_ended(state: State, story: Story) -> State:
    """The hand is filled up (R51); then the next one plays, after a centre card if a whole round was unable to."""
    if not state.played:
        story.append(tell.passed(state.turn))
        state = replace(state, passes=state.passes + 1)
    state = drawn(state, state.turn, HAND_LIMIT, story)
    if not state.line.row:
        return _start_handed_on(state, story)
    if not at_rest(state):
        state = centre_turned(state, story)
    elif state.passes >= ROUNDS_OF_PASSES * len(state.order):
        state = ended(state, "R53", story)
    return _turn_of(state, following(state, state.turn)[0], story)


def _start_handed_on(state: State, story: Story) -> State:
    """The next player in order who can begins the rainbow (R34); if nobody can, the centre pile does (R32)."""
    others = following(state, state.turn)
    for player in (*others, state.turn):
        if can_play(state, player):
            story.append(tell.start_handed_on(player, state.leprechauns[player]))
            return replace(state, turn=player, played=False)
    return _turn_of(centre_turned(state, story), others[0], story)


def _turn_of(state: State, player: int, story: Story) -> State:
    if state.ending:
        return state
    story.append(tell.turn_came(player, state.leprechauns[player]))
    return replace(state, turn=player, played=False)
