"""Fast mode: everybody at once; the table turns centre cards and hands the start on when nobody can or will."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.roygbiv import tell
from companion.games.roygbiv.able import at_rest, can_act, following, nobody_can
from companion.games.roygbiv.pieces import NOBODY, State
from companion.games.roygbiv.steps import Story, centre_turned, drawn

SECONDS_TO_BEGIN = 10
SECONDS_TO_SEE = 3  # that nobody can play, before the centre card is turned


def after_card(state: State, player: int, story: Story) -> State:
    """Who took the whole line is to begin a new one; else everybody may play (R31, R36)."""
    starter = NOBODY if state.line.row else player
    return settled(replace(state, turn=starter, completer=starter), story)


def card_drawn(state: State, player: int, story: Story) -> State:
    return settled(replace(drawn(state, player, 1, story), unwilling=0), story)


def said_no(state: State, player: int, story: Story) -> State:
    """R26; who should begin and won't hands the start on without waiting."""
    mine = 1 << player
    if state.unwilling & mine:
        return state
    story.append(tell.wont_play(player))
    return settled(replace(state, unwilling=state.unwilling | mine), story)


def start_handed_on(state: State, story: Story) -> State:
    """To the next one in scale order who can begin and has not said no; after one lap the centre pile begins (R32, R33)."""
    for player in following(state, state.turn):
        if player == state.completer:
            break
        if can_act(state, player) and not state.unwilling >> player & 1:
            story.append(tell.start_handed_on(player, state.leprechauns[player]))
            return replace(state, turn=player, serial=state.serial + 1)
    return replace(centre_turned(state, story), turn=NOBODY, completer=NOBODY)


def settled(state: State, story: Story) -> State:
    """The table does what follows by itself until somebody can and will go on, or all are to see that nobody can (R22, R24, R26, R32)."""
    while not at_rest(state):
        if state.turn != NOBODY:
            state = start_handed_on(state, story)
        elif state.centre and nobody_can(state):
            state = _stuck(state, story)
        else:
            state = centre_turned(state, story)
    return state


def _stuck(state: State, story: Story) -> State:
    story.append(tell.stuck())
    return replace(state, stuck=True)
