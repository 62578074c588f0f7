"""All pieces accounted for and the position possible: cards, markers, every coin and every line of the bank's book."""

from __future__ import annotations

from companion.games.rainbows.pieces import (
    CARDS,
    CLOVER,
    FREE,
    GOLD,
    LANES,
    MARKERS,
    NUMBER,
    NUMBERS,
    OPENING,
    ROWS,
    THIRD,
    State,
    is_full,
    markers_out,
)


def check(state: State) -> None:
    players = len(state.purses)
    assert len(state.colours) == len(state.kept) == len(state.deposits) == players, "everybody has a place at the table"
    assert 1 <= state.day <= state.options.days
    assert 0 <= state.priority < players
    _cards(state)
    _markers(state, players)
    _gold(state)
    _question(state, players)


def _cards(state: State) -> None:
    kept = [card for places in state.kept for card in places if card != FREE]
    clovers = [CLOVER] * state.clover
    everywhere = sorted((*state.deck, *state.offer, *state.discards, *kept, *clovers))
    assert everywhere == [*CARDS, CLOVER], "60 cards and the clover, each once"
    assert state.clover or CLOVER in state.deck[-THIRD - 1 :], "the clover lies in the last third"
    for places in state.kept:
        assert len(places) == len(NUMBERS)
        assert all(card == FREE or NUMBER[card] == number for number, card in zip(NUMBERS, places, strict=True)), "one card a number"


def _markers(state: State, players: int) -> None:
    assert len(state.board) == len(LANES)
    assert all(len(lane) == ROWS[players] for lane in state.board)
    assert all(FREE <= owner < players for lane in state.board for owner in lane)
    on_board = [markers_out(state.board, player) for player in range(players)]
    assert [MARKERS - purse.markers for purse in state.purses] == on_board, "ten markers each"
    assert max(on_board) <= MARKERS
    assert sum(on_board) <= len(state.discards), "a card was bought for each marker"


def _gold(state: State) -> None:
    for player, purse in enumerate(state.purses):
        lines = [line for line in state.book if line.player == player]
        deposited = sum(line.points for line in lines if line.kind == "deposit")
        assert purse.gold >= 0, "no debts"
        assert purse.gold == GOLD + purse.earned - purse.spent - deposited, "gold in hand is what came in less what went out"
        assert purse.account == sum(line.points for line in lines), "the account is the sum of its lines"
        assert [line.points for line in lines if line.kind == "opening"] == [OPENING] * state.options.accounts
        assert state.options.accounts or not any(line.kind == "loan" for line in lines), "no loans without accounts"
    today = sum(NUMBER[card] for places in state.kept for card in places if card != FREE)
    earned = sum(purse.earned for purse in state.purses)
    assert today == earned if state.day == 1 else today <= earned, "kept cards gave their numbers in gold"


def _question(state: State, players: int) -> None:
    """What is asked fits what lies on the table."""
    assert state.asks in ("card", "deposits", "day", "")
    assert bool(state.offer) == (state.asks == "card") == (not state.ending)
    assert len(state.offer) <= players + 1
    assert (state.asks == "") == (bool(state.ending) and state.day == state.options.days)
    assert state.asks != "deposits" or state.day == state.options.days - 1, "the bank takes deposits once"
    assert not state.ending or state.clover or is_full(state.board)
    if state.asks != "deposits":
        assert set(state.deposits) == {FREE}, "nothing is given while the bank is closed"
        return
    assert FREE in state.deposits
    assert all(FREE <= number <= purse.gold for number, purse in zip(state.deposits, state.purses, strict=True))
