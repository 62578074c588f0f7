"""How it ends and what it is worth."""

from __future__ import annotations

import pytest

from companion.contract import Result
from companion.games.roygbiv import GAME
from tests.clauses import clause
from tests.companion.games.roygbiv.positions import after, cards, game, lay, spelled

BOTH = pytest.mark.parametrize("fast", [False, True], ids=["turns", "fast"])


def counted(*collections: tuple[str, ...], finisher: int = -1) -> Result:
    """The result when the players (red, orange, ...) have collected these rainbows."""
    collected = tuple(tuple(cards(rainbow) for rainbow in rainbows) for rainbows in collections)
    hands = ["G"] * len(collections)
    result = GAME.result(game("R", *hands, collected=collected, ending="R60", finisher=finisher))
    assert result is not None
    assert sum(line.points for line in result.lines) == sum(result.totals)
    return result


@clause("R60")
@BOTH
def test_the_game_ends_with_the_last_card_of_hand_and_deck(fast: bool) -> None:
    state = game("R", "O", "G Y", fast=fast)
    assert GAME.result(state) is None
    ended = after(state, (0, "O"))
    assert (ended.ending, spelled(ended.line.row)) == ("R60", "R O")
    assert ended.collected == ((), ())
    assert GAME.actors(ended) == frozenset()


@clause("R60")
@BOTH
def test_an_empty_hand_with_a_deck_does_not_end_the_game(fast: bool) -> None:
    assert not after(game("R", "O", "Y", decks=("G", ""), fast=fast), (0, "O")).ending


@clause("R61")
@pytest.mark.parametrize(
    ("rainbow", "points"),
    [
        ("O Y O", 3),
        ("R O R", 5),
        ("R O Y O R", 7),
        ("pot R", 3),
        ("rainbow O rainbow", 3),
        ("unicorn O pot O unicorn", 5),
    ],
)
def test_each_card_is_a_point_and_one_in_the_own_colour_two(rainbow: str, points: int) -> None:
    assert counted((rainbow,), ()).totals == (points, 0)


@clause("R61")
@BOTH
def test_a_special_that_stood_for_the_own_colour_is_one_point(fast: bool) -> None:
    state = lay(game("pot=R O", "rainbow G", "G", fast=fast), 0, "rainbow=R").state
    assert state.collected[0] == (cards("pot O rainbow"),)
    assert GAME.view(state, None).points == (3, 0)


@clause("R62")
@pytest.mark.parametrize(
    ("rainbow", "points"),
    [
        ("O Y G B I V R O", 18),  # the example of the rule: eight cards, one in the own colour
        ("O Y G Y G O", 6),
        ("O Y G Y G Y O", 14),
        ("R O Y G Y O R", 18),
        ("O pot Y unicorn G Y O", 14),
    ],
)
def test_seven_cards_or_more_count_double(rainbow: str, points: int) -> None:
    assert counted((rainbow,), ()).totals[0] == points


@clause("R62", "R30")
def test_rainbows_are_counted_apart_parts_too() -> None:
    assert counted(("O Y O", "pot O Y O", "pot O"), ()).totals == (9, 0)


@clause("R63")
def test_finishing_first_is_seven_points_more() -> None:
    result = counted(("O Y O",), ("Y G Y",), finisher=1)
    assert result.totals == (3, 10)
    assert [line.clause for line in result.lines] == ["R61", "R61", "R63"]


@clause("R63")
@BOTH
def test_the_bonus_goes_to_the_one_who_played_the_last_card(fast: bool) -> None:
    result = GAME.result(after(game("R", "O", "G Y", fast=fast), (0, "O")))
    assert result is not None
    assert (result.totals, result.ranking, result.ending) == ((7, 0), ((0,), (1,)), "R60")


@clause("R64")
def test_the_most_points_win() -> None:
    assert counted(("G Y G",), ("O Y O",), ("B I B I B I",)).ranking == ((2,), (1,), (0,))


@clause("R64")
def test_equal_points_share_a_place() -> None:
    assert counted(("G Y G",), ("G Y G",), (), ()).ranking == ((0, 1), (2, 3))
