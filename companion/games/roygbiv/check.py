"""All pieces accounted for, and the position one that play can lead to."""

from __future__ import annotations

from companion.games.roygbiv.able import at_rest, can_draw, nobody_can
from companion.games.roygbiv.line import POT, RAINBOW, UNICORN, Line
from companion.games.roygbiv.pieces import BOX, CENTRE_CARDS, HAND_LIMIT, NOBODY, State
from companion.games.roygbiv.turns import ROUNDS_OF_PASSES


def check(state: State) -> None:
    _cards(state)
    _line(state.line)
    assert at_rest(state), "the table left nothing undone that it should do by itself"
    assert len(set(state.leprechauns)) == len(state.leprechauns)
    assert state.default not in state.leprechauns
    if state.ending:
        _over(state)
    elif state.fast:
        _fast(state)
    else:
        _turns(state)


def _cards(state: State) -> None:
    on_table = [laid.card for laid in state.line.row]
    taken = [card for rainbows in state.collected for rainbow in rainbows for card in rainbow]
    held = [card for cards in (*state.hands, *state.decks) for card in cards]
    assert sorted((*on_table, *taken, *held, *state.centre)) == list(BOX), "no card was lost or found"
    assert all(len(hand) <= HAND_LIMIT for hand in state.hands)
    assert len(state.centre) < CENTRE_CARDS
    assert all(len(rainbow) > 1 for rainbows in state.collected for rainbow in rainbows)


def _line(line: Line) -> None:
    shows = [laid.shows for laid in line.row]
    assert line.turned or not line.row or shows[0] < RAINBOW, "a rainbow begins with a colour"
    assert shows.count(UNICORN) == (1 if line.turned else 0)
    assert not line.turned or shows[-1] == UNICORN
    for laid in line.row:
        assert laid.shows != RAINBOW, "a rainbow card is a colour"
        assert laid.shows < RAINBOW or laid.shows == laid.card
        assert laid.card > RAINBOW - 1 or laid.shows == laid.card
    assert not line.row or line.beginning < POT > line.building


def _fast(state: State) -> None:
    players = range(len(state.hands))
    assert (state.turn == NOBODY) == bool(state.line.row), "somebody is to begin exactly when there is no line"
    assert (state.turn == NOBODY) == (state.completer == NOBODY)
    assert all(state.hands[player] or state.decks[player] for player in players)
    assert state.passes == 0
    assert not state.stuck or (state.centre and state.turn == NOBODY)
    assert state.stuck == (state.turn == NOBODY and nobody_can(state)), "who can is never kept waiting, and who can't never for long"
    assert 0 <= state.unwilling < 1 << len(state.hands)


def _turns(state: State) -> None:
    players = range(len(state.hands))
    assert state.turn in players
    assert state.hands[state.turn]
    assert state.passes < ROUNDS_OF_PASSES * len(players)
    assert not (state.played and state.passes)
    assert not any(can_draw(state, player) for player in players if player != state.turn), "hands were filled up"
    assert not can_draw(state, state.turn) or state.played
    assert state.unwilling == 0
    assert not state.stuck


def _over(state: State) -> None:
    done = [player for player in range(len(state.hands)) if not state.hands[player] and not state.decks[player]]
    assert state.ending in ("R60", "R24", "R53")
    assert done == ([state.finisher] if state.ending == "R60" else [])
    assert state.ending != "R24" or not state.centre
