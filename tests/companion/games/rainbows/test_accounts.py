"""Accounts and loans: M40."""

from __future__ import annotations

import pytest

from companion.games.rainbows import GAME
from companion.games.rainbows.pieces import Borrow, Buy, Options
from tests.clauses import clause
from tests.companion.games.rainbows.staging import borrow, buy, discard, do, fresh, keep, names, offered, play, refusal, stage

FOUR = "red-3 blue-7 green-9 violet-1"


@clause("M40")
def test_everyone_begins_with_fifty_in_the_account() -> None:
    for players in GAME.players:
        assert [(purse.gold, purse.account) for purse in fresh(players, accounts=True).purses] == [(15, 50)] * players
    assert Options().accounts is False


@clause("M40")
@pytest.mark.parametrize(("gold", "account", "loan"), [(6, 50, 1), (4, 50, 3), (0, 50, 7), (0, 14, 7), (5, 4, 2)])
def test_what_is_missing_is_borrowed_and_twice_that_leaves_the_account(gold: int, account: int, loan: int) -> None:
    state = stage(FOUR, gold={0: gold}, account={0: account}, accounts=True)
    after = do(state, borrow("blue-7", "B2", loan))
    assert (after.purses[0].gold, after.purses[0].account) == (0, account - 2 * loan)
    assert after.board[4][1] == 0
    assert names(after.discards) == "blue-7"
    assert (after.book[-1].kind, after.book[-1].points) == ("loan", -2 * loan)


@clause("M40")
@pytest.mark.parametrize(("gold", "account"), [(6, 1), (6, 0), (4, 5), (0, 13), (6, -30)])
def test_an_account_never_falls_below_nothing(gold: int, account: int) -> None:
    state = stage(FOUR, gold={0: gold}, account={0: account}, accounts=True)
    assert refusal(state, borrow("blue-7", "B2", 7 - gold)) == ("M40", "no-account")
    assert refusal(state, buy("blue-7", "B2")) == ("M40", "no-account")
    assert not any(move.card == "card:blue-7" and isinstance(move, Buy | Borrow) for move in offered(state))


@clause("M34")
def test_a_negative_account_lends_nothing() -> None:
    state = stage(FOUR, gold={0: 0}, account={0: -10}, accounts=True)
    assert not any(isinstance(move, Borrow) for move in offered(state))
    assert refusal(state, borrow("violet-1", "V1", 1)) == ("M40", "no-account")


@clause("M34", "M40")
def test_a_negative_account_leaves_the_gold_in_hand_to_buy_with() -> None:
    state = stage(FOUR, gold={0: 5}, account={0: -10}, accounts=True)
    assert {move.card for move in offered(state) if isinstance(move, Buy)} == {"card:red-3", "card:violet-1"}
    after = do(state, buy("red-3", "R1"))
    assert (after.purses[0].gold, after.purses[0].account) == (2, -10)


@clause("M40")
@pytest.mark.parametrize("loan", [-1, 0, 1, 2, 4, 7, 10**6])
def test_only_what_the_card_needs_is_borrowed_and_all_gold_is_spent_first(loan: int) -> None:
    state = stage(FOUR, gold={0: 4}, accounts=True)
    assert refusal(state, borrow("blue-7", "B2", loan)) == ("M40", "no-other-loan")
    assert {move.loan for move in offered(state) if isinstance(move, Borrow) and move.card == "card:blue-7"} == {3}


@clause("M40")
def test_enough_gold_needs_no_loan_and_a_loan_is_never_taken_unasked() -> None:
    state = stage(FOUR, gold={0: 7}, accounts=True)
    assert refusal(state, borrow("blue-7", "B2", 1)) == ("M40", "no-loan-needed")
    assert refusal(state, buy("green-9", "G1")) == ("M40", "no-needs-loan")
    assert do(state, buy("blue-7", "B2")).purses[0].account == 50


@clause("M40")
def test_borrowing_is_possible_any_number_of_times() -> None:
    state = stage("red-1", gold={0: 0}, accounts=True, deck="red-2 red-3 red-4 red-5")
    state = do(state, borrow("red-1", "R1", 1), keep("red-2"), keep("red-3"), borrow("red-4", "R2", 4))
    assert state.purses[0].account == 50 - 2 - 8


@clause("M40")
def test_a_loan_asks_for_a_second_tap() -> None:
    offers = GAME.moves(stage(FOUR, gold={0: 6}, accounts=True), 0)
    assert {type(offer.move).__name__: offer.final for offer in offers} == {"Buy": False, "Keep": False, "Borrow": True}


@clause("M40")
def test_a_loan_needs_a_marker_and_a_free_space_as_well() -> None:
    state = stage(FOUR, gold={0: 0}, accounts=True, board="00000.\n00000.\n......\n......")
    assert refusal(state, borrow("red-3", "R3", 3)) == ("M24", "no-marker")
    full = stage(FOUR, gold={0: 0}, accounts=True, board="1.....\n1.....\n1.....\n1.....")
    assert refusal(full, borrow("red-3", "R3", 3)) == ("M24", "no-free-space")
    assert refusal(full, borrow("blue-7", "V3", 7)) == ("M23", "no-other-colour")


@clause("M40")
def test_a_card_usable_only_by_a_loan_must_be_bought_with_it() -> None:
    kept = {2: "red-7 red-9"}
    state = stage("blue-7 blue-9", kept=kept, gold={2: 0}, account={2: 17}, accounts=True)
    assert {(type(move), move.card) for move in offered(state)} == {(Borrow, "card:blue-7")}
    assert refusal(state, discard("blue-9")) == ("M25", "no-useless-card")
    assert refusal(state, discard("blue-7")) == ("M25a", "no-must-use")
    poor = stage("blue-7 blue-9", kept=kept, gold={2: 0}, account={2: 13}, accounts=True)
    assert offered(poor) == [discard("blue-7"), discard("blue-9")]
    keeper = stage("blue-7 blue-8", kept=kept, gold={2: 0}, account={2: 13}, accounts=True)
    assert offered(keeper) == [keep("blue-8")]


@clause("M40")
def test_opening_and_loans_are_lines_of_the_score() -> None:
    state = stage("blue-7", gold={0: 4}, accounts=True, changes={"clover": True})
    played = play(state, borrow("blue-7", "B2", 3))
    result = GAME.result(played.state)
    assert result is not None
    lines = [(line.text.key, line.points, line.clause) for line in result.lines if line.player == 0]
    assert lines == [("line-opening", 50, "M40"), ("line-loan", -6, "M40"), ("line-single", -10, "M32")]
    assert result.totals == (34, 50, 50)
    assert (played.facts[0].key, played.facts[0].args["gold"], played.facts[0].args["paid"]) == ("borrowed", 4, 6)
