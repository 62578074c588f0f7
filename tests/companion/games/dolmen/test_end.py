"""The seventh slab or the sixtieth round, the last roll, and the count."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.contract import Refused
from companion.games.dolmen import GAME
from companion.games.dolmen.pieces import State
from tests.clauses import clause
from tests.companion.games.dolmen.stage import (
    END,
    ROLL,
    STAY,
    Luck,
    after,
    announce,
    before,
    build,
    go,
    heath,
    keys,
    last_turn,
    lay,
    look,
    offered,
    played,
    refusal,
    with_crystals,
)

SIX = ("1 2 5 right", "2 3 ? right", "1 3 5 left", "3 4 ? left", "2 4 2 above-4")


def almost() -> State:
    """The first player has six slabs and stands before the seventh, 1 4 2; the second has a mystery slab and a four."""
    state = build(heath(), 0, *SIX)
    state = build(state, 1, "1 3 ? left", "3 3 4 right")
    return before(lay(state, 2, "1 4 2"), 0, 2)


def stopped() -> State:
    return after(almost(), announce(2, "above-2"), ROLL, luck=Luck(6))


@clause("D50")
def test_the_seventh_slab_stops_the_game_at_once() -> None:
    done = played(almost(), announce(2, "above-2"), ROLL, luck=Luck(6))
    assert done.state.asking == "final"
    assert keys(done) == ["rolled", "joined", "finished"]
    assert offered(done.state) == [ROLL]
    for instead in (look(1), END, STAY, go(4), announce(1, "left")):
        assert refusal(done.state, instead) == ("D50", "final-roll-first")


@clause("D50", "D23")
@pytest.mark.parametrize("memory", [False, True])
def test_what_was_seen_is_forgotten_when_the_game_stops_unless_remembered(memory: bool) -> None:
    looked = after(replace(almost(), memory=memory), look(5), announce(2, "above-2"), ROLL, luck=Luck(6))
    assert looked.asking == "final"
    assert (GAME.view(looked, 0).circle[4].points is not None) == memory
    dawn = after(replace(last_turn(), memory=memory), look(5), STAY)
    assert dawn.asking == "final"
    assert (GAME.view(dawn, 0).circle[4].points is not None) == memory


@clause("D50")
def test_six_slabs_are_not_enough() -> None:
    state = before(lay(build(heath(), 0, *SIX[:-1]), 2, "1 4 2"), 0, 2)
    assert after(state, announce(2, "above-2"), ROLL, luck=Luck(6)).asking == "rest"


@clause("D50")
def test_a_slab_that_is_lost_does_not_finish_a_dolmen() -> None:
    state = with_crystals(almost(), 0, 0)
    assert after(state, announce(2, "above-2"), ROLL, luck=Luck(1)).asking == "rest"


@clause("D50")
def test_the_owner_rolls_once_and_the_game_is_over() -> None:
    assert GAME.actors(stopped()) == {0}
    over = after(stopped(), ROLL, luck=Luck(4))
    assert GAME.actors(over) == frozenset()
    assert GAME.result(stopped()) is None
    assert GAME.result(over).ending == "D50"
    assert not GAME.moves(over, 0)


@clause("D50")
def test_a_four_makes_each_mystery_slab_of_every_player_worth_seven() -> None:
    done = played(stopped(), ROLL, luck=Luck(4))
    result = GAME.result(done.state)
    mysteries = [(line.player, line.points, line.text.args["worth"]) for line in result.lines if line.clause == "D50"]
    assert mysteries == [(0, 14, 7), (1, 7, 7)]
    assert done.facts[0].args == {"player": "player:0", "number": 4, "worth": 7}


@clause("D50", "D51")
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_score_is_slabs_and_mysteries_and_crystals(roll: int) -> None:
    result = GAME.result(after(with_crystals(stopped(), 1, 2), ROLL, luck=Luck(roll)))
    first = 5 + 5 + 2 + 2 + 2 * (3 + roll) + 1
    second = 4 + (3 + roll) + 2
    assert result.totals == (first, second)
    assert result.ranking == ((0,), (1,))
    assert [line.points for line in result.lines] == [14, 2 * (3 + roll), 1, 4, 3 + roll, 2]


@clause("D51")
def test_an_unfinished_dolmen_can_win() -> None:
    state = build(stopped(), 1, "1 4 6 left", "2 3 6 right", "1 2 6 above-1")
    result = GAME.result(after(with_crystals(state, 0, 3), ROLL, luck=Luck(1)))
    assert result.totals == (22, 29)
    assert result.ranking == ((1,), (0,))


@clause("D51")
def test_equal_scores_share_the_win() -> None:
    done = played(replace(last_turn(), crystals=(2, 3, 3), asking="final"), ROLL, luck=Luck(5))
    result = GAME.result(done.state)
    assert result.totals == (2, 3, 3)
    assert result.ranking == ((1, 2), (0,))
    assert [fact.args["player"] for fact in done.facts if fact.key == "won"] == ["player:1", "player:2"]
    assert GAME.view(done.state, None).prompt.args == {"player": "player:1", "second": "player:2", "number": 2, "points": 3}


@clause("D52")
def test_after_sixty_full_rounds_the_last_player_rolls() -> None:
    done = played(last_turn(), STAY, END)
    assert keys(done) == ["dawn"]
    assert (done.state.asking, done.state.turn, done.state.round) == ("final", 0, 60)
    assert offered(done.state) == [ROLL]
    result = GAME.result(after(done.state, ROLL, luck=Luck(2)))
    assert result.ending == "D52"
    assert result.totals == (2, 0, 3)


@clause("D50", "D52")
def test_a_seventh_slab_in_the_sixtieth_round_is_what_ends_the_game() -> None:
    over = after(replace(almost(), round=60), announce(2, "above-2"), ROLL, ROLL, luck=Luck(6, 3))
    assert GAME.result(over).ending == "D50"


@clause("D52")
@pytest.mark.parametrize(("rounds", "turn"), [(59, 0), (60, 1), (60, 2)])
def test_the_sixtieth_round_is_played_to_its_end(rounds: int, turn: int) -> None:
    done = after(replace(last_turn(), round=rounds, turn=turn), STAY, END)
    assert (done.asking, done.turn) == ("act", (turn + 1) % 3)


@clause("D52")
def test_a_round_ends_when_the_first_player_is_reached_again() -> None:
    state = heath(3, first=1)
    rounds = []
    for _ in range(7):
        rounds.append(state.round)
        state = after(state, STAY, END)
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


@clause("D50", "D52")
@pytest.mark.parametrize("end", ["D50", "D52"])
def test_nothing_can_be_done_after_the_end(end: str) -> None:
    state = stopped() if end == "D50" else replace(last_turn(), asking="final")
    over = after(state, ROLL, luck=Luck(3))
    for move in (ROLL, END, STAY, look(1), go(2)):
        with pytest.raises(Refused) as no:
            GAME.play(over, over.turn, move, Luck())
        assert (no.value.clause, no.value.text.key) == (end, "game-over")
