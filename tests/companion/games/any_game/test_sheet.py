"""The score sheet, its history and the line under it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.contract import Line, Text
from companion.games.any_game import ASSIST
from companion.games.any_game.pieces import Correct, Score, State
from tests.clauses import clause
from tests.companion.games.any_game.stage import END, FINISH, NEXT, come, correct, facts, gone, play, refusal, rounded, score, table


def after_rounds(*rows: tuple[int, ...], **options: Any) -> State:
    """A table where these rounds were played and written down."""
    state = table(len(rows[0]), **options)
    for at, row in enumerate(rows):
        state = rounded(state, END, NEXT) if at else state
        state = play(state, *((0, score(player, number)) for player, number in enumerate(row)))
    return state


@clause("A13")
def test_a_rounds_points_are_written_once_and_changed_by_writing_again() -> None:
    state = play(table(2), (0, score(1, 12)), (1, score(1, 7)), (1, score(0, -3)))
    assert state.scores == ((-3, 7),)
    assert ASSIST.view(state, None).totals == (-3, 7)


@clause("A13")
def test_totals_are_the_sums_of_all_rounds() -> None:
    seen = ASSIST.view(after_rounds((1, 20), (0, 0), (-5, 300)), None)
    assert seen.scores == ((1, 20), (0, 0), (-5, 300))
    assert seen.totals == (-4, 320)


@clause("A13")
@pytest.mark.parametrize(("number", "fits"), [(-1000, False), (-999, True), (9999, True), (10000, False)])
def test_a_number_lies_within_what_a_round_can_bring(number: int, fits: bool) -> None:
    state = rounded(table(2), END, NEXT)
    if fits:
        assert play(state, (0, score(0, number)), (0, correct(1, 1, number))).scores == ((0, number), (number, 0))
        return
    assert refusal(state, 0, score(0, number)) == ("A13", "number-out-of-range")
    assert refusal(state, 0, correct(1, 0, number)) == ("A13", "number-out-of-range")


@clause("A14")
def test_an_earlier_round_is_corrected_by_itself_and_the_log_tells_what_stood_there() -> None:
    state = after_rounds((10, 20), (30, 40), (5, 5))
    (fact,) = facts(state, 1, correct(2, 0, 3))
    words = {"writer": "player:1", "player": "player:0", "round": 2, "number": 3, "was": 30, "total": 18}
    assert (fact.key, fact.args) == ("corrected", words)
    assert play(state, (1, correct(2, 0, 3))).scores == ((10, 20), (3, 40), (5, 5))


@clause("A14")
def test_only_rounds_that_are_past_are_corrected() -> None:
    state = after_rounds((1, 1), (2, 2))
    assert refusal(state, 0, correct(2, 0, 9)) == ("A14", "round-not-past")
    for ref in ("round:0", "round:3", "round:01", "round:", "", "round:" + "9" * 5000):
        assert refusal(state, 0, Correct(ref, "player:0", 9)) == ("A14", "no-such-round")
    assert refusal(state, 0, Score("player:2", 9)) == ("A2", "no-such-player")


@clause("A14")
def test_every_number_on_the_sheet_can_be_reached() -> None:
    state = after_rounds((1, 1, 1), (2, 2, 2), (3, 3, 3))
    offers = [offer for offer in ASSIST.moves(state, 2) if offer.low is not None]
    assert {(offer.low, offer.high) for offer in offers} == {(-999, 9999)}
    cells = {(row, player) for row in ("round:1", "round:2") for player in ("player:0", "player:1", "player:2")}
    assert {(offer.move.round, offer.move.player) for offer in offers if isinstance(offer.move, Correct)} == cells
    assert [offer.move.player for offer in offers if isinstance(offer.move, Score)] == ["player:0", "player:1", "player:2"]


@clause("A15", "A20")
def test_without_scores_nothing_is_written_and_everybody_is_first() -> None:
    state = rounded(table(3, winner="none"), END, NEXT)
    assert refusal(state, 0, score(0, 1)) == ("A15", "no-scores")
    assert {refusal(state, 0, correct(row, 0, 1)) for row in (1, 2, 3)} == {("A15", "no-scores")}
    assert all(offer.low is None for offer in ASSIST.moves(state, 0))
    result = ASSIST.result(rounded(state, FINISH))
    assert result is not None
    assert (result.ranking, result.totals) == (((0, 1, 2),), (0, 0, 0))
    assert list(result.lines) == [Line(player, Text("line-played", {"rounds": 2}), 0, "A20") for player in range(3)]
    assert [fact.key for fact in facts(state, 0, FINISH)] == ["finished", "good-game"]


@clause("A18")
def test_anybody_ends_the_game_and_is_asked_twice() -> None:
    state = after_rounds((3, 9, 4))
    for player in range(3):
        (offer,) = [offer for offer in ASSIST.moves(state, player) if offer.move == FINISH]
        assert offer.final
        assert ASSIST.result(play(state, (player, FINISH))) is not None
    assert ASSIST.result(state) is None


@clause("A18")
def test_the_sheet_is_read_out_at_the_end() -> None:
    told = facts(after_rounds((3, 9), (4, -2)), 0, FINISH)
    assert [(fact.key, *fact.args.values()) for fact in told] == [
        ("finished", 2),
        ("total", "player:0", 7),
        ("total", "player:1", 7),
        ("won", "player:0", 7),
        ("won", "player:1", 7),
    ]
    assert [fact.sound for fact in told] == ["", "", "", "", "win"]


@clause("A19")
@pytest.mark.parametrize(
    ("winner", "row", "ranking"),
    [
        ("most", (3, 9, 4), ((1,), (2,), (0,))),
        ("least", (3, 9, 4), ((0,), (2,), (1,))),
        ("most", (5, 2, 5), ((0, 2), (1,))),
        ("least", (-1, -1, -1), ((0, 1, 2),)),
    ],
)
def test_most_or_fewest_win_and_equals_share_a_place(winner: str, row: tuple[int, ...], ranking: Any) -> None:
    result = ASSIST.result(rounded(after_rounds(row, winner=winner), FINISH))
    assert result is not None
    assert (result.ranking, result.totals, result.ending) == (ranking, row, "A18")


@clause("A19")
@pytest.mark.parametrize(("winner", "ranking"), [("most", ((2,), (1,), (3,), (0,))), ("least", ((1,), (2,), (0,), (3,)))])
def test_who_has_left_comes_after_those_who_stayed(winner: str, ranking: Any) -> None:
    state = gone(after_rounds((0, 5, 8, 50), winner=winner), 0, 3)
    result = ASSIST.result(play(state, (1, FINISH)))
    assert result is not None
    assert result.ranking == ranking
    back = ASSIST.result(play(come(state, 0, 3), (1, FINISH)))
    assert back is not None
    assert back.ranking[0] == ((3,) if winner == "most" else (0,))


@clause("A13")
def test_the_sheet_has_a_line_for_each_round_that_brought_points() -> None:
    result = ASSIST.result(rounded(after_rounds((3, 0), (0, 0), (4, -2)), FINISH))
    assert result is not None
    lines = [(line.player, line.text.args["round"], line.points, line.clause) for line in result.lines]
    assert lines == [(0, 1, 3, "A13"), (0, 3, 4, "A13"), (1, 1, 0, "A13"), (1, 3, -2, "A13")]
    empty = ASSIST.result(rounded(table(1), FINISH))
    assert empty is not None
    assert empty.lines == (Line(0, Text("line-played", {"rounds": 1}), 0, "A13"),)


@clause("A19")
def test_nobody_leads_while_all_are_equal() -> None:
    assert ASSIST.view(after_rounds((4, 4)), None).leaders == ()
    assert ASSIST.view(after_rounds((4, 5)), None).leaders == (1,)
    assert ASSIST.view(after_rounds((4, 5), winner="least"), None).leaders == (0,)
    assert ASSIST.view(gone(after_rounds((4, 4, 9)), 2), None).leaders == ()
    assert ASSIST.view(table(winner="none"), None).leaders == ()


@clause("A14", "A17")
def test_the_points_of_one_who_left_can_still_be_put_right() -> None:
    state = gone(after_rounds((4, 5), (6, 7)), 1)
    assert play(state, (0, score(1, 8)), (0, correct(1, 1, 2))).scores == ((4, 2), (6, 8))
