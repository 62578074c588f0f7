"""The game in turns: order, passing, refilling, and beginning anew."""

from __future__ import annotations

import pytest

from companion.games.roygbiv import GAME
from companion.games.roygbiv.pieces import NOBODY, DrawCard, EndTurn, State, WontPlay
from tests.clauses import clause
from tests.companion.games.roygbiv.positions import after, cards, game, keys, lay, offered, play, refusal, spelled


@clause("R50")
def test_turns_go_round_in_scale_order() -> None:
    """Player 0 is green, 1 violet, 2 red, 3 orange."""
    state = game("R", "O", "O", "O", "O", leprechauns=(3, 6, 0, 1), turn=2)
    turns = []
    for _ in range(5):
        turns.append(state.turn)
        state = after(state, (state.turn, "end"))
    assert turns == [2, 3, 0, 1, 2]
    assert GAME.actors(state) == {3}
    assert not GAME.moves(state, 0)


@clause("R51")
def test_any_number_of_cards_is_played_and_drawing_waits_for_the_end() -> None:
    state = game("R O", "R G Y G V V V", "O", decks=("B B B B B B Y R", "G"))
    state = after(state, (0, "R"), (0, "G"), (0, "Y"), (0, "G"), (0, "V"))
    assert (state.hands[0], state.turn) == (cards("V V"), 0)
    assert refusal(state, 0, DrawCard()) == ("R51", "draw-at-the-end")
    ended = after(state, (0, "end"))
    assert ended.hands[0] == cards("V V R Y B B B")
    assert ended.decks[0] == cards("B B B")
    assert (ended.turn, len(ended.collected[0])) == (1, 2)


@clause("R51")
def test_a_short_deck_fills_the_hand_as_far_as_it_goes() -> None:
    state = after(game("R", "O G", "O", decks=("B Y", "")), (0, "O"), (0, "end"))
    assert (state.hands[0], state.decks[0]) == (cards("G Y B"), ())


@clause("R51")
def test_a_turn_that_used_up_the_hand_ends_by_itself() -> None:
    played = lay(game("R", "O", "V", decks=("B Y", "")), 0, "O")
    assert (played.state.turn, played.state.hands[0]) == (1, cards("Y B"))
    assert keys(played.facts) == ["played", "drew", "turn-came"]
    assert played.reveals


@clause("R52")
def test_anyone_may_pass_and_who_cannot_play_can_do_nothing_else() -> None:
    assert offered(game("R", "O G", "G"), 0) == {"O", "end"}
    assert offered(game("R", "Y G", "G"), 0) == {"end"}
    passed = play(game("R", "O G", "G"), 0, EndTurn())
    assert keys(passed.facts) == ["passed", "turn-came"]
    assert passed.state.turn == 1


@clause("R52")
def test_passing_is_ending_the_turn() -> None:
    assert refusal(game("R", "O G", "G"), 0, WontPlay()) == ("R52", "end-your-turn")


@clause("R52")
def test_ending_a_turn_after_a_card_is_no_pass() -> None:
    state = after(game("R", "O G", "G G"), (0, "O"), (0, "end"))
    assert state.passes == 0
    assert after(state, (1, "end")).passes == 1


@clause("R53")
def test_a_centre_card_is_turned_after_a_full_round_in_which_nobody_could_play() -> None:
    state = game("R", "G G", "G G", "G G", centre="R B")
    state = after(state, (0, "end"), (1, "end"))
    assert spelled(state.line.row) == "R"
    turned = play(state, 2, EndTurn())
    assert keys(turned.facts) == ["passed", "centre-turned", "turn-came"]
    assert spelled(turned.state.line.row) == "R B"
    assert (turned.state.turn, turned.state.passes) == (0, 0)


@clause("R53")
def test_a_round_may_begin_with_any_player_and_the_next_one_plays_after_it() -> None:
    state = after(game("R O", "Y B B", "B B", "B B", centre="R I"), (0, "Y"), (0, "end"), (1, "end"), (2, "end"))
    assert spelled(state.line.row) == "R O Y"
    state = after(state, (0, "end"))
    assert (spelled(state.line.row), state.turn) == ("R O Y I", 1)


@clause("R53")
@pytest.mark.parametrize("able", ["O", "V", "rainbow", "pot", "unicorn"])
def test_no_centre_card_while_somebody_was_able_to_play(able: str) -> None:
    state = game("R", "G G", f"{able} G", centre="R B")
    state = after(state, (0, "end"), (1, "end"), (0, "end"))
    assert spelled(state.line.row) == "R"


@clause("R53", "H5")
def test_that_no_centre_card_was_turned_tells_of_other_hands_so_a_pass_is_not_freely_taken_back() -> None:
    state = after(game("R", "G G", "O G", centre="R B"), (0, "end"))
    assert play(state, 1, EndTurn()).reveals


@clause("R53")
def test_a_turned_card_begins_the_count_anew() -> None:
    state = game("R", "G G", "G G", centre="Y V I", serial=1)
    state = after(state, (0, "end"), (1, "end"), (0, "end"))
    assert spelled(state.line.row) == "R I"
    assert spelled(after(state, (1, "end")).line.row) == "R I V"


@clause("R53")
def test_a_played_card_begins_the_count_anew() -> None:
    state = game("R", "O B", "B B", "B B", centre="V")
    state = after(state, (0, "end"), (1, "end"), (2, "end"), (0, "O"), (0, "end"), (1, "end"), (2, "end"))
    assert spelled(state.line.row) == "R O"
    assert spelled(after(state, (0, "end")).line.row) == "R O V"


@clause("R53", "R24")
def test_with_an_empty_centre_pile_such_a_round_ends_the_game() -> None:
    state = after(game("R", "G G", "G G"), (0, "end"), (1, "end"))
    assert (state.ending, state.finisher) == ("R24", NOBODY)


@clause("R53")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_rounds_of_nothing_but_passes_end_the_game(players: int) -> None:
    state = game("R", "O G", *["G G"] * (players - 1), centre="B")
    for _ in range(3 * players - 1):
        state = after(state, (state.turn, "end"))
    assert not state.ending
    state = after(state, (state.turn, "end"))
    assert (state.ending, state.finisher, len(state.line.row)) == ("R53", NOBODY, 1)


@clause("R34")
def test_a_completer_who_can_begin_must_do_so_before_the_turn_ends() -> None:
    state = after(game("R O", "R pot G B", "O"), (0, "R"))
    assert offered(state, 0) == {"G", "B"}
    assert refusal(state, 0, EndTurn()) == ("R34", "begin-first")
    assert "end" in offered(after(state, (0, "G")), 0)


@clause("R34", "R32")
@pytest.mark.parametrize(("green", "starter", "card"), [("V", 2, "V"), ("unicorn", 1, "G")])
def test_a_completer_who_cannot_begin_refills_and_the_next_who_can_must_begin(green: str, starter: int, card: str) -> None:
    """Player 0 is yellow, 1 red, 2 green: after yellow comes green, then red."""
    state = game("R O", "R pot", "G", green, decks=("B", "", ""), leprechauns=(2, 0, 3))
    played = lay(state, 0, "R")
    assert played.state.hands[0] == cards("pot B")
    assert (played.state.turn, offered(played.state, starter)) == (starter, {card})
    assert keys(played.facts)[-1] == "start-handed-on"
    assert not played.state.played


@clause("R34")
def test_the_start_comes_back_to_the_completer_when_only_the_new_cards_can_begin() -> None:
    played = lay(game("R O", "R", "unicorn", decks=("B", "")), 0, "R")
    assert (played.state.turn, offered(played.state, 0), played.reveals) == (0, {"B"}, True)


@clause("R32", "R34")
def test_who_holds_a_rainbow_card_can_begin_with_it_and_keeps_the_start() -> None:
    seven = {f"rainbow={colour}" for colour in "ROYGBIV"}
    assert offered(lay(game("R O", "R rainbow", "G"), 0, "R").state, 0) == seven
    handed_on = lay(game("R O", "R pot", "rainbow", "G"), 0, "R").state
    assert (handed_on.turn, offered(handed_on, 1)) == (1, seven)


@clause("R53", "R24", "H5")
@pytest.mark.parametrize(
    ("state", "player", "words"),
    [
        (game("R", "G G", "G G", passes=1, turn=1), 1, "end"),
        (game("R", "O G", "G G", passes=5, turn=1), 1, "end"),
        (game("R O", "R pot", "unicorn", "pot"), 0, "R"),
    ],
)
def test_an_end_that_tells_of_other_hands_is_not_freely_taken_back(state: State, player: int, words: str) -> None:
    played = play(state, player, EndTurn()) if words == "end" else lay(state, player, words)
    assert played.state.ending
    assert played.reveals


@clause("R34", "R32")
def test_if_nobody_can_begin_the_centre_pile_does_and_the_next_player_goes_on() -> None:
    state = lay(game("R O", "R pot", "unicorn", "pot", centre="R pot"), 0, "R").state
    assert (spelled(state.line.row), state.turn) == ("pot=V", 1)


@clause("R34", "R24")
def test_if_the_centre_pile_is_empty_then_the_game_ends() -> None:
    assert lay(game("R O", "R pot", "unicorn", "pot"), 0, "R").state.ending == "R24"


@clause("R36")
def test_after_a_part_was_taken_the_same_player_goes_on() -> None:
    state = after(game("R O pot", "R Y", "Y G"), (0, "R"))
    assert (state.turn, offered(state, 0)) == (0, {"Y", "end"})
