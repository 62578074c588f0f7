"""A round: what is turned up, who takes what, and how a card is used: M20 to M27."""

from __future__ import annotations

import pytest

from companion.contract import TABLE
from companion.games.rainbows import GAME
from companion.games.rainbows.pieces import Borrow, Buy, Discard, Keep, State
from tests.clauses import clause
from tests.companion.games.rainbows.staging import any_card, buy, cards, discard, do, fresh, keep, names, offered, play, refusal, stage

FOUR = "red-3 blue-7 green-9 violet-1"


@clause("M20")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_card_more_than_players_is_turned_up(players: int) -> None:
    state = fresh(players)
    assert len(state.offer) == players + 1
    assert len(state.deck) == 60 - players
    for _ in range(players + 1):
        state = any_card(state)
    assert len(state.offer) == players + 1


@clause("M20")
@pytest.mark.parametrize(
    ("deck", "offer", "clover"),
    [
        ("clover red-1 red-2 red-4 red-5 red-6", "red-1 red-2 red-4 red-5", True),
        ("red-1 red-2 clover red-4 red-5 red-6", "red-1 red-2 red-4 red-5", True),
        ("red-1 red-2 red-4 clover red-5 red-6", "red-1 red-2 red-4 red-5", True),
        ("red-1 red-2 red-4 red-5 clover red-6", "red-1 red-2 red-4 red-5", False),
    ],
)
def test_when_the_clover_comes_another_card_comes_too(deck: str, offer: str, clover: bool) -> None:
    state = do(stage("red-3", deck=deck), keep("red-3"))
    assert (names(state.offer), state.clover) == (offer, clover)
    assert state.deck[0] == cards("red-6")[0] if clover else state.deck[0] == cards("clover")[0]


@clause("M20")
def test_nobody_can_take_the_clover() -> None:
    state = do(stage("red-3", deck="clover red-1 red-2 red-4 red-5 red-6"), keep("red-3"))
    for move in (Buy("clover", "space:R1"), Keep("clover", "place:1"), Discard("clover"), Borrow("clover", "space:R1", 1)):
        assert refusal(state, move) == ("M20", "no-clover-stays")
    assert all(move.card != "clover" for move in offered(state))
    assert GAME.view(state, None).clover


@clause("M21")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_cards_are_taken_clockwise_and_the_priority_player_takes_first_and_last(players: int) -> None:
    state = fresh(players)
    first, takers = state.priority, []
    for _ in range(players + 1):
        (actor,) = GAME.actors(state)
        takers.append(actor)
        state = any_card(state)
    assert takers == [(first + step) % players for step in range(players)] + [first]


@clause("M21")
def test_each_must_take_a_card_that_lies_on_offer() -> None:
    state = stage(FOUR)
    assert {move.card for move in offered(state)} == {f"card:{name}" for name in FOUR.split()}
    assert all(isinstance(move, Buy | Keep) for move in offered(state)), "there is no passing"
    for gone in (keep("red-4"), buy("red-4", "R1"), discard("red-4"), Keep("", ""), Keep("card:red-99", "place:99")):
        assert refusal(state, gone) == ("M21", "no-such-card")
    taken = do(state, keep("red-3"))
    assert refusal(taken, keep("red-3")) == ("M21", "no-such-card")
    assert refusal(taken, keep("blue-7"), player=0) == ("H1", "not-your-turn")
    assert refusal(state, keep("red-3"), player=TABLE) == ("H1", "not-your-turn"), "the table takes no card either"


@clause("M22")
def test_priority_goes_to_the_left_after_each_round() -> None:
    state = fresh(4)
    priorities = []
    for _ in range(5):
        priorities.append(state.priority)
        for _ in range(5):
            assert state.priority == priorities[-1]
            state = any_card(state)
    assert priorities == [(priorities[0] + turn) % 4 for turn in range(5)]


@clause("M23")
def test_buying_costs_the_number_sets_a_marker_and_discards_the_card() -> None:
    state = do(stage(FOUR), buy("blue-7", "B3"))
    assert state.purses[0].gold == 15 - 7
    assert state.board[4] == (-1, -1, 0, -1)
    assert names(state.discards) == "blue-7"
    assert not any(card >= 0 for card in state.kept[0])
    assert names(state.offer) == "red-3 green-9 violet-1"


@clause("M23")
def test_keeping_gives_the_number_and_lays_the_card_open() -> None:
    state = do(stage(FOUR), keep("blue-7"))
    assert state.purses[0].gold == 15 + 7
    assert GAME.view(state, None).kept[0] == ("",) * 6 + ("card:blue-7",) + ("",) * 3
    assert not state.discards
    assert names(state.offer) == "red-3 green-9 violet-1"


@clause("M23")
@pytest.mark.parametrize("space", ["R1", "G3", "V4"])
def test_a_marker_goes_only_on_the_card_s_colour(space: str) -> None:
    assert refusal(stage(FOUR), buy("blue-7", space)) == ("M23", "no-other-colour")


@clause("M23")
@pytest.mark.parametrize("owner", "01")
def test_a_marker_goes_only_on_a_free_space(owner: str) -> None:
    state = stage(FOUR, board=f"......\n....{owner}.\n......\n......")
    assert refusal(state, buy("blue-7", "B2")) == ("M23", "no-taken-space")
    assert [move.space for move in offered(state) if isinstance(move, Buy) and move.card == "card:blue-7"] == [
        "space:B1",
        "space:B3",
        "space:B4",
    ]


@clause("M23")
def test_a_number_is_kept_once_whatever_its_colour() -> None:
    state = stage(FOUR, kept={0: "green-7 red-1", 1: "yellow-3"})
    assert refusal(state, keep("blue-7")) == ("M23", "no-number-twice")
    assert refusal(state, keep("violet-1")) == ("M23", "no-number-twice")
    assert [move.card for move in offered(state) if isinstance(move, Keep)] == ["card:red-3", "card:green-9"]
    assert do(state, keep("red-3")).purses[0].gold == 18, "what another player keeps does not matter"


@clause("M23")
def test_a_kept_card_lies_in_the_place_of_its_number() -> None:
    assert refusal(stage(FOUR), Keep("card:blue-7", "place:3")) == ("M23", "no-other-place")


@clause("M23")
def test_kept_cards_stay_to_the_end_of_the_day() -> None:
    state = do(stage("red-3", deck="red-1 red-2 red-4 red-5"), keep("red-3"))
    for _ in range(4):
        state = any_card(state)
    assert state.kept[0][2] == cards("red-3")[0]


@clause("M24")
def test_nobody_buys_what_the_gold_in_hand_can_not_pay() -> None:
    state = stage(FOUR, gold={0: 6})
    assert refusal(state, buy("blue-7", "B1")) == ("M24", "no-gold")
    assert {move.card for move in offered(state) if isinstance(move, Buy)} == {"card:red-3", "card:violet-1"}
    assert do(stage(FOUR, gold={0: 7}), buy("blue-7", "B1")).purses[0].gold == 0


@clause("M24")
def test_there_is_no_borrowing_without_accounts() -> None:
    state = stage(FOUR, gold={0: 6}, account={0: 100})
    assert refusal(state, Borrow("card:blue-7", "space:B1", 1)) == ("M24", "no-loans")
    assert not any(isinstance(move, Borrow) for move in offered(state))


@clause("M24")
def test_nobody_buys_without_a_marker_left() -> None:
    state = stage(FOUR, board="00000.\n00000.\n......\n......")
    assert refusal(state, buy("red-3", "R3")) == ("M24", "no-marker")
    assert not any(isinstance(move, Buy) for move in offered(state))
    nine = stage(FOUR, board="00000.\n0000..\n......\n......")
    assert do(nine, buy("red-3", "R3")).board[0][2] == 0


@clause("M24")
def test_nobody_buys_in_a_full_lane() -> None:
    state = stage(FOUR, board="1.....\n1.....\n2.....\n0.....")
    assert refusal(state, buy("red-3", "R1")) == ("M24", "no-free-space")
    assert [move for move in offered(state) if move.card == "card:red-3"] == [keep("red-3")]


def stuck(offer: str = "blue-7 blue-9", gold: int = 6, **more: object) -> State:
    """The last but one of the round can keep neither number and pay for neither card."""
    return stage(offer, kept={2: "red-7 red-9"}, gold={2: gold}, **more)  # type: ignore[arg-type]


@clause("M25")
def test_a_useless_card_may_be_taken_when_all_are_useless() -> None:
    state = stuck()
    assert offered(state) == [discard("blue-7"), discard("blue-9")]
    after = do(state, discard("blue-9"))
    assert after.purses == state.purses, "no gold either way"
    assert names(after.discards) == "blue-9"
    assert after.kept == state.kept
    assert after.board == state.board
    assert names(after.offer) == "blue-7"


@clause("M25")
def test_a_useless_card_can_not_be_taken_while_another_is_of_use() -> None:
    state = stuck("blue-7 blue-9", gold=7)
    assert {move.card for move in offered(state)} == {"card:blue-7"}
    assert refusal(state, discard("blue-9")) == ("M25", "no-useless-card")
    keeping = stuck("blue-7 yellow-8", gold=6)
    assert offered(keeping) == [keep("yellow-8")]
    assert refusal(keeping, discard("blue-7")) == ("M25", "no-useless-card")


@clause("M24", "M25")
def test_without_a_marker_gold_makes_no_card_useful() -> None:
    state = stage("blue-7", kept={0: "red-7"}, gold={0: 20}, board="00000.\n00000.\n......\n......")
    assert offered(state) == [discard("blue-7")]
    assert names(do(state, discard("blue-7")).discards) == "blue-7"


@clause("M25")
def test_where_no_card_is_of_use_nothing_else_is_advised() -> None:
    for move in (buy("blue-7", "B1"), keep("blue-9"), Borrow("card:blue-9", "space:B1", 3)):
        assert refusal(stuck(), move) == ("M25", "no-use-at-all")


@clause("M25a")
def test_a_card_of_use_must_be_used() -> None:
    for name in FOUR.split():
        assert refusal(stage(FOUR), discard(name)) == ("M25a", "no-must-use")


@clause("M25a")
def test_the_only_way_left_is_compulsory() -> None:
    only_keep = stage("blue-7", gold={0: 6})
    assert offered(only_keep) == [keep("blue-7")]
    assert refusal(only_keep, discard("blue-7")) == ("M25a", "no-must-use")
    only_buy = stage("blue-7", kept={0: "red-7"}, board="....1.\n....1.\n......\n....1.")
    assert offered(only_buy) == [buy("blue-7", "B3")]
    assert refusal(only_buy, discard("blue-7")) == ("M25a", "no-must-use")


@clause("M26")
def test_the_clover_as_the_very_last_card_ends_the_day_without_a_round() -> None:
    state = stage("red-3", deck="clover end", changes={"round": 15})
    played = play(state, keep("red-3"))
    assert (played.state.asks, played.state.round, played.state.offer) == ("", 15, ())
    result = GAME.result(played.state)
    assert result is not None
    assert result.ending == "M26"
    assert [fact.key for fact in played.facts][:3] == ["kept", "priority-passes", "day-over-last"]
    assert played.state.priority == 1


@clause("M26")
def test_before_the_clover_as_last_card_every_round_is_whole() -> None:
    state = stage("red-3", deck="red-1 red-2 red-4 red-5 clover end")
    state = do(state, keep("red-3"))
    assert (len(state.offer), state.clover) == (4, False)
    for _ in range(4):
        assert state.asks == "card"
        state = any_card(state)
    assert (state.asks, state.ending) == ("", "last")


ALMOST_FULL = "011111\n222222\n011112\n.00000"


@clause("M27")
def test_when_the_board_fills_the_round_is_finished() -> None:
    state = stage("red-3 blue-7 green-9 violet-1", board=ALMOST_FULL, kept={1: "red-7 red-1"}, deck="red-4 red-5 red-6 red-8")
    full = do(state, buy("red-3", "R4"))
    assert (full.asks, len(full.offer)) == ("card", 3)
    assert offered(full) == [keep("green-9")], "later cards are kept"
    rest = do(full, keep("green-9"), keep("blue-7"))
    assert offered(rest) == [keep("violet-1")]
    over = do(rest, keep("violet-1"))
    result = GAME.result(over)
    assert result is not None
    assert result.ending == "M30"
    assert over.ending == "full"


@clause("M27")
def test_on_a_full_board_cards_that_can_not_be_kept_are_discarded() -> None:
    state = stage("blue-7 violet-1", board=ALMOST_FULL.replace(".", "2"), kept={2: "red-7 red-1"}, gold={2: 50})
    assert offered(state) == [discard("blue-7"), discard("violet-1")]
    assert do(state, discard("blue-7")).purses[2].gold == 50
