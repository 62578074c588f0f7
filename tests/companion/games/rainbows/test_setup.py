"""Pieces and preparation: M1 to M11."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from companion.chance import Chance
from companion.games.rainbows import GAME
from companion.games.rainbows.pieces import CARD_REFS, CARDS, CLOVER, Options
from tests.clauses import clause
from tests.companion.games.rainbows.staging import PLAYERS, any_card, buy, do, fresh, keep, play, refusal, stage


@clause("M1")
def test_there_are_sixty_cards_of_six_colours_and_one_clover_in_the_deck() -> None:
    state = fresh()
    assert sorted((*state.deck, *state.offer)) == [*CARDS, CLOVER]
    colours = Counter(ref.removeprefix("card:").split("-")[0] for ref in CARD_REFS)
    numbers = Counter(ref.split("-")[1] for ref in CARD_REFS)
    assert colours == dict.fromkeys(("red", "orange", "yellow", "green", "blue", "violet"), 10)
    assert numbers == {str(number): 6 for number in range(1, 11)}


@clause("M1")
def test_everyone_has_ten_markers() -> None:
    assert GAME.view(fresh(5), None).markers == (10,) * 5
    assert GAME.view(play(stage("red-3 red-4 red-5 red-6"), buy("red-3", "R1")).state, None).markers == (9, 10, 10)


@clause("M2")
@pytest.mark.parametrize(("players", "rows"), [(3, 4), (4, 6), (5, 8)])
def test_the_board_grows_with_the_players(players: int, rows: int) -> None:
    board = GAME.view(fresh(players), None).board
    assert len(board) == rows
    for number, row in enumerate(board, start=1):
        assert [space.colour for space in row] == ["red", "orange", "yellow", "green", "blue", "violet"]
        assert [space.ref for space in row] == [f"space:{letter}{number}" for letter in "ROYGBV"]


@clause("M2")
def test_rows_beyond_the_board_are_not_played_on() -> None:
    state = stage("red-3 red-4 red-5 red-6")
    assert refusal(state, buy("red-3", "R5")) == ("M2", "no-such-space")
    assert refusal(state, buy("red-3", "I1")) == ("M2", "no-such-space")
    assert not play(state, buy("red-3", "R4")).reveals


@clause("M10")
def test_everyone_begins_with_fifteen_gold_and_nothing_in_the_bank() -> None:
    for players in GAME.players:
        assert [(purse.gold, purse.account) for purse in fresh(players).purses] == [(15, 0)] * players


@clause("M10")
def test_the_first_priority_player_is_drawn_by_lot() -> None:
    lots = Counter(GAME.setup(PLAYERS, 0, Options(), Chance(bytes([seed]))).priority for seed in range(200))
    assert set(lots) == set(range(5))
    assert min(lots.values()) > 20


@clause("M10")
def test_gold_and_accounts_are_open_to_all() -> None:
    state = stage("red-3 red-4 red-5 red-6", gold={0: 7, 1: 90}, account={2: 12})
    for reader in (None, 0, 1, 2):
        purses = GAME.view(state, reader).purses
        assert [purse.gold for purse in purses] == [7, 90, 15]
        assert [purse.account for purse in purses] == [0, 0, 12]


@clause("M10")
def test_the_bank_never_runs_out() -> None:
    state = stage("red-10 red-4 red-5 red-6", gold={0: 100_000})
    assert do(state, keep("red-10")).purses[0].gold == 100_010


@clause("M11")
def test_the_clover_lies_anywhere_in_the_last_third_and_nowhere_else() -> None:
    depths = Counter()
    for seed in range(400):
        state = fresh(seed=seed.to_bytes(2, "big"))
        depths[len(state.deck) - 1 - state.deck.index(CLOVER)] += 1
    assert set(depths) == set(range(21)), "under it lie none to twenty cards"
    assert max(depths.values()) < 50


@clause("M11")
def test_every_card_can_come_first_or_last() -> None:
    decks = [fresh(seed=seed.to_bytes(2, "big")) for seed in range(600)]
    assert {state.offer[0] for state in decks} == set(CARDS)
    assert {state.deck[-1] for state in decks} == {*CARDS, CLOVER}


@clause("M11")
def test_nobody_can_tell_the_order_of_the_deck() -> None:
    state = fresh()
    other = msgspec.structs.replace(state, deck=(*reversed(state.deck[:40]), *state.deck[40:]))
    for reader in (None, 0, 1, 2):
        assert msgspec.json.encode(GAME.view(state, reader)) == msgspec.json.encode(GAME.view(other, reader))


@clause("M11")
def test_an_imagined_clover_lies_in_the_last_third_too() -> None:
    view = GAME.view(any_card(fresh()), 0)
    depths = set()
    for seed in range(250):
        imagined = GAME.imagine(view, 0, Chance(bytes([seed])))
        GAME.check(imagined)
        depths.add(len(imagined.deck) - 1 - imagined.deck.index(CLOVER))
    assert depths == set(range(21))
