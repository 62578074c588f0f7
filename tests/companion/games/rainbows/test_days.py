"""Games of several days and the deposits before the last one: M41, M42."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from companion.chance import Chance
from companion.games.rainbows import GAME
from companion.games.rainbows.pieces import CARDS, CLOVER, Deposit, NewDay, Options, State
from tests.clauses import clause
from tests.companion.games.rainbows.staging import do, fresh, keep, offered, play, refusal, stage


def evening(days: int, day: int = 1, **table: object) -> State:
    """The day is over and scored; the last round's priority player was the first."""
    changes = {"clover": True, "day": day, "round": 11}
    return do(stage("red-3", changes=changes, days=days, **table), keep("red-3"))  # type: ignore[arg-type]


def all_deposit(state: State, *numbers: int) -> State:
    for player, number in enumerate(numbers):
        state = play(state, Deposit(number), player).state
    return state


@clause("M41")
def test_a_day_ends_by_the_same_rule_and_is_scored_into_the_accounts() -> None:
    state = evening(3, board="000...\n......\n..1...\n....22", account={2: 7}, gold={1: 4})
    assert GAME.result(state) is None
    assert [purse.account for purse in state.purses] == [40, -10, 27]
    assert [purse.gold for purse in state.purses] == [18, 4, 15]
    assert GAME.actors(state) == {1}
    assert offered(state) == [NewDay()]


@clause("M41")
@pytest.mark.parametrize("accounts", [False, True])
def test_a_new_day_brings_back_markers_and_cards_and_no_gold(accounts: bool) -> None:
    before = evening(3, board="000...\n......\n..1...\n....22", kept={1: "blue-4 blue-5"}, gold={1: 4}, accounts=accounts)
    state = do(before, NewDay())
    assert (state.day, state.round, state.asks, state.clover, state.ending) == (2, 1, "card", False, "")
    assert all(owner == -1 for lane in state.board for owner in lane)
    assert all(card == -1 for places in state.kept for card in places)
    assert sorted((*state.deck, *state.offer)) == [*CARDS, CLOVER]
    assert CLOVER in state.deck[-21:]
    assert not state.discards
    assert [purse.markers for purse in before.purses] == [7, 9, 8]
    assert state.purses == tuple(replace(purse, markers=10) for purse in before.purses), "no new 15, no new 50"


@clause("M41")
def test_the_cards_are_shuffled_anew() -> None:
    before = evening(3)
    offers = {do(before, NewDay(), luck=bytes([seed])).offer for seed in range(20)}
    assert len(offers) > 15
    assert GAME.moves(before, 1)[0].final


@clause("M41")
def test_priority_goes_to_the_left_of_the_last_round_s_priority_player() -> None:
    assert do(evening(3), NewDay()).priority == 1
    last_card = do(stage("red-3", deck="clover end", days=3), keep("red-3"))
    assert last_card.ending == "last"
    assert do(last_card, NewDay()).priority == 1, "the day's last round was the one that was played"


@clause("M41")
def test_the_number_of_days_is_what_was_chosen() -> None:
    assert Options().days == 1
    assert evening(1).asks == ""
    assert evening(2, day=2).asks == ""
    assert evening(3, day=3).asks == ""
    assert evening(2).asks
    assert evening(3).asks
    assert evening(3, day=2).asks


@clause("M41")
def test_no_day_begins_before_the_last_one_is_over_and_nothing_else_happens_at_night() -> None:
    assert refusal(fresh(days=3), NewDay()) == ("M41", "no-day-yet")
    assert refusal(evening(3), keep("red-4")) == ("M41", "no-day-first")
    assert refusal(evening(3), NewDay(), player=0) == ("H1", "not-your-turn")


@clause("M42")
@pytest.mark.parametrize(
    ("days", "day", "asks"), [(1, 1, ""), (2, 1, "deposits"), (2, 2, ""), (3, 1, "day"), (3, 2, "deposits"), (3, 3, "")]
)
def test_the_bank_opens_once_before_the_last_day(days: int, day: int, asks: str) -> None:
    state = evening(days, day)
    assert state.asks == asks
    if asks == "day":
        assert refusal(state, Deposit(1)) == ("M42", "no-bank-closed")


@clause("M42")
def test_the_bank_is_closed_while_cards_are_taken() -> None:
    assert refusal(fresh(days=2), Deposit(1)) == ("M42", "no-bank-closed")
    assert refusal(evening(2), keep("red-4"), player=0) == ("M42", "no-deposit-first")
    assert refusal(evening(2), NewDay(), player=0) == ("M42", "no-deposit-first")
    assert refusal(stage(days=2), NewDay()) == ("M41", "no-day-yet")


@clause("M42")
def test_everyone_deposits_any_part_of_the_gold_in_hand() -> None:
    state = evening(2, gold={0: 5, 1: 20, 2: 9}, board="00....\n......\n......\n......")
    assert [(offer.low, offer.high) for player in range(3) for offer in GAME.moves(state, player)] == [(0, 8), (0, 20), (0, 9)]
    for wrong in (-1, 21, 10**6):
        assert refusal(state, Deposit(wrong), player=1) == ("M42", "no-deposit")
    after = all_deposit(state, 8, 6, 0)
    assert [(purse.gold, purse.account) for purse in after.purses] == [(0, 28), (14, 6), (9, 0)]
    assert after.asks == "day"


@clause("M42")
def test_deposits_are_asked_of_all_at_the_same_time_and_given_once() -> None:
    state = evening(2)
    assert GAME.actors(state) == {0, 1, 2}
    state = play(state, Deposit(3), 1).state
    assert GAME.actors(state) == {0, 2}
    assert refusal(state, Deposit(4), player=1) == ("H1", "not-your-turn")
    assert [purse.gold for purse in state.purses] == [18, 15, 15], "nothing moves until all have chosen"


@clause("M42")
def test_a_deposit_is_secret_until_all_have_chosen() -> None:
    few, many = (play(evening(2), Deposit(number), 1) for number in (1, 14))
    assert few.facts == many.facts
    for reader in (None, 0, 2):
        views = [msgspec.json.encode(GAME.view(played.state, reader)) for played in (few, many)]
        assert views[0] == views[1]
    assert GAME.view(many.state, 1).deposit == 14
    assert GAME.view(many.state, None).given == (False, True, False)
    last = play(play(many.state, Deposit(2), 0).state, Deposit(5), 2)
    assert last.reveals
    opened = [(fact.args["player"], fact.args["gold"], fact.args["account"]) for fact in last.facts if fact.key == "deposited"]
    assert opened == [("player:0", 2, 2), ("player:1", 14, 14), ("player:2", 5, 5)]


@clause("M42")
def test_imagined_deposits_are_the_own_one_and_any_part_of_what_the_others_have() -> None:
    state = play(play(evening(2, gold={0: 2, 1: 9}), Deposit(3), 0).state, Deposit(8), 1).state
    imagined = [GAME.imagine(GAME.view(state, 0), 0, Chance(bytes([seed]))).deposits for seed in range(120)]
    assert {deposits[0] for deposits in imagined} == {3}
    assert {deposits[1] for deposits in imagined} == set(range(10))
    assert {deposits[2] for deposits in imagined} == {-1}


@clause("M42")
def test_those_without_gold_are_not_asked() -> None:
    state = evening(2, gold={1: 0})
    assert GAME.actors(state) == {0, 2}
    nobody = stage("red-3", kept={0: "blue-3"}, gold={0: 3, 1: 0, 2: 0}, changes={"clover": True}, days=2)
    assert do(nobody, offered(nobody)[0]).asks == "day"


@clause("M42")
def test_deposits_are_lines_of_the_score() -> None:
    state = all_deposit(evening(2), 4, 0, 15)
    deposits = [(entry.player, entry.day, entry.points) for entry in state.book if entry.kind == "deposit"]
    assert deposits == [(0, 1, 4), (2, 1, 15)]
    result = GAME.result(replace(state, day=2, asks=""))
    assert result is not None
    assert [(line.text.args, line.points) for line in result.lines] == [({"day": 1, "size": 4}, 4), ({"day": 1, "size": 15}, 15)]
    day_two = do(state, NewDay())
    imagined = GAME.imagine(GAME.view(day_two, 0), 0, Chance(b"x"))
    assert imagined.book == day_two.book
