"""The end of a day and what it is worth: M30, M33, M34."""

from __future__ import annotations

import pytest

from companion.games.rainbows import GAME
from companion.games.rainbows.pieces import State
from companion.games.rainbows.score import runs
from tests.clauses import clause
from tests.companion.games.rainbows.staging import any_card, cards, do, keep, places, play, stage


def ended(**table: object) -> State:
    """The state after the last card of a game's last round."""
    return do(stage("red-3", changes={"clover": True}, **table), keep("red-3"))  # type: ignore[arg-type]


@clause("M30")
def test_the_game_ends_after_the_round_at_whose_start_the_clover_came() -> None:
    state = do(stage("red-3", deck="red-1 clover red-2 red-4 red-5 red-6"), keep("red-3"))
    for _ in range(4):
        assert GAME.result(state) is None
        state = any_card(state)
    result = GAME.result(state)
    assert result is not None
    assert (result.ending, state.ending) == ("M30", "clover")
    assert GAME.actors(state) == frozenset()
    assert all(not GAME.moves(state, player) for player in range(3))


@clause("M30")
def test_the_game_ends_after_a_round_in_which_the_board_is_full() -> None:
    state = do(stage("red-3", board="011111\n222222\n011112\n000002"), keep("red-3"))
    result = GAME.result(state)
    assert result is not None
    assert (result.ending, state.ending) == ("M30", "full")


@clause("M30")
def test_otherwise_another_round_begins() -> None:
    state = do(stage("red-3", board="011111\n222222\n011112\n.00000"), keep("red-3"))
    assert GAME.result(state) is None
    assert (len(state.offer), state.asks) == (4, "card")


@clause("M33")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ("", 0),
        ("1 2", 0),
        ("1 3 5 7 9", 0),
        ("1 2 3", 5),
        ("8 9 10", 5),
        ("9 10 1", 0),
        ("2 3 4 5", 10),
        ("6 7 8 9 10", 15),
        ("3 4 5 6 7 8", 20),
        ("1 2 3 4 5 6 7", 25),
        ("2 3 4 5 6 7 8 9", 30),
        ("1 2 3 4 5 6 7 8 9", 40),
        ("1 2 3 4 5 6 7 8 9 10", 50),
        ("1 2 3 5 6 7", 5 + 5),
        ("1 2 3 4 6 8 9 10", 10 + 5),
        ("1 2 4 5 6 8 9", 5),
    ],
)
def test_runs_of_kept_numbers_are_money_rainbows(numbers: str, points: int) -> None:
    held = " ".join(f"{colour}-{number}" for number, colour in zip(numbers.split(), ["red", "blue", "green", "violet"] * 3, strict=False))
    state = stage("orange-3", kept={1: held}, changes={"clover": True}, gold={0: 3})
    after = do(state, keep("orange-3"))
    assert after.purses[1].account == points


@clause("M33")
def test_each_longest_run_counts_on_its_own() -> None:
    assert list(runs(places(cards("red-1 red-2 red-3 red-4 blue-6 red-8 red-9 red-10")))) == [(1, 4), (8, 3)]


@clause("M34")
def test_everything_goes_into_the_account_and_gold_in_hand_is_worth_nothing() -> None:
    state = ended(board="000...\n......\n..1...\n....22", kept={1: "blue-4 blue-5 blue-6"}, gold={0: 0, 1: 500, 2: 9})
    result = GAME.result(state)
    assert result is not None
    assert result.totals == (40, -10 + 5, 20)
    assert result.ranking == ((0,), (2,), (1,))
    assert [purse.gold for purse in state.purses] == [3, 500, 9]


@clause("M34")
def test_equal_accounts_share_their_place() -> None:
    state = ended(board="00.11.\n......\n......\n2.....")
    result = GAME.result(state)
    assert result is not None
    assert result.ranking == ((0, 1), (2,))
    assert GAME.view(state, None).prompt.key == "prompt-over-shared"


@clause("M34")
def test_only_the_count_makes_an_account_negative() -> None:
    state = ended(board="0.0.0.\n......\n......\n......")
    assert [purse.account for purse in state.purses] == [-30, 0, 0]


@clause("M34")
def test_the_score_sheet_names_every_line_with_its_clause() -> None:
    played = play(stage("red-3", board="00.0..\n......\n......\n......", kept={0: "red-1 red-2"}, changes={"clover": True}), keep("red-3"))
    result = GAME.result(played.state)
    assert result is not None
    lines = [(line.player, line.text.key, line.points, line.clause) for line in result.lines]
    assert lines == [(0, "line-rainbow", 20, "M31"), (0, "line-single", -10, "M32"), (0, "line-money", 5, "M33")]
    assert [line.text.args for line in result.lines] == [{"day": 0, "size": size} for size in (2, 1, 3)], "one day: no word of days"
    assert [(fact.key, fact.args.get("spaces")) for fact in played.facts if "spaces" in fact.args] == [
        ("scored-rainbow", "R1 O1"),
        ("scored-single", "G1"),
    ]
    assert played.facts[-1].key == "won"
