"""The fast game: everybody at once, and what the table does when nobody can or will."""

from __future__ import annotations

import pytest

from companion.contract import TABLE, Refused, TooLate
from companion.games.roygbiv import GAME
from companion.games.roygbiv.pieces import NOBODY, DrawCard, EndTurn, HandOn, Play, PlayRainbow, TurnCentre, WontPlay
from tests.clauses import clause
from tests.companion.games.roygbiv.positions import after, cards, game, keys, lay, offered, play, refusal, spelled


@clause("R21")
def test_drawing_is_possible_whenever_the_hand_has_room() -> None:
    state = game("R", "O O O O O O", "G", decks=("B Y", ""), fast=True)
    assert "draw" in offered(state, 0)
    assert "draw" not in offered(state, 1)
    assert refusal(state, 1, DrawCard()) == ("R21", "deck-empty")
    drawn = after(state, (0, "draw"))
    assert drawn.hands[0] == cards("O O O O O O Y")
    assert drawn.decks[0] == cards("B")
    assert "draw" not in offered(drawn, 0)
    assert drawn.serial == state.serial


@clause("R21", "R33")
def test_others_may_draw_while_somebody_is_to_begin() -> None:
    state = after(game("R O", "R G", "O", decks=("", "Y"), fast=True), (0, "R"))
    assert offered(state, 1) == {"draw", "no"}
    assert after(state, (1, "draw")).hands[1] == cards("O Y")


@clause("R22")
def test_when_nobody_can_play_or_draw_a_centre_card_joins_by_itself() -> None:
    stuck = lay(game("R O", "Y B", "I B", centre="R G B", fast=True), 0, "Y")
    assert keys(stuck.facts) == ["played", "stuck"]
    due = GAME.due(stuck.state)
    assert due is not None
    assert due.seconds == 3, "time to see it"
    played = play(stuck.state, TABLE, due.move)
    assert played.state.centre == cards("R G")
    assert spelled(played.state.line.row) == "R O Y B"
    assert keys(played.facts) == ["centre-turned"]
    assert (played.state.serial, GAME.due(played.state)) == (19, None)


@clause("R22")
def test_only_the_table_turns_a_centre_card_and_only_while_nobody_can_play() -> None:
    stuck = after(game("R O", "Y B", "I B", centre="R G B", fast=True), (0, "Y"))
    assert refusal(stuck, 1, TurnCentre(stuck.serial)) == ("R22", "table-turns")
    assert refusal(stuck, TABLE, TurnCentre(17)) == ("R22", "nothing-to-turn")
    assert refusal(stuck, TABLE, HandOn(stuck.serial)) == ("R33", "nothing-to-hand-on")
    assert refusal(after(stuck, (TABLE, "turn")), TABLE, TurnCentre(19)) == ("R22", "nothing-to-turn")
    assert after(stuck, (0, "no"), (1, "no")).stuck, "who can't play has nothing to refuse"


@clause("R22")
def test_centre_cards_are_turned_until_somebody_can_play() -> None:
    state = after(game("R O", "Y R", "R R", centre="B V I", fast=True), (0, "Y"), (TABLE, "turn"))
    assert (spelled(state.line.row), state.stuck) == ("R O Y I", True), "each card is counted down"
    state = after(state, (TABLE, "turn"))
    assert spelled(state.line.row) == "R O Y I V"
    assert state.centre == cards("B")


@clause("R22")
@pytest.mark.parametrize("special", ["rainbow", "pot", "unicorn"])
def test_a_special_in_any_hand_means_that_somebody_can(special: str) -> None:
    state = after(game("R O", "Y B", f"I {special}", centre="G", fast=True), (0, "Y"))
    assert spelled(state.line.row) == "R O Y"


@clause("R22")
@pytest.mark.parametrize(("hand", "deck", "turned"), [("I B", "B", False), ("I B", "", True), ("I B I B I B I", "B", True)])
def test_who_can_draw_is_not_stuck(hand: str, deck: str, turned: bool) -> None:
    state = after(game("R O", "Y B", hand, decks=("", deck), centre="G", fast=True), (0, "Y"))
    assert state.stuck == turned


@clause("R22")
def test_the_last_draw_that_brings_nothing_calls_for_a_centre_card() -> None:
    state = after(game("R O", "G", "B", decks=("B", ""), centre="V I", fast=True), (0, "draw"))
    assert (state.stuck, state.hands[0]) == (True, cards("G B"))


@clause("R24")
def test_with_an_empty_centre_pile_the_game_ends_without_a_bonus() -> None:
    played = lay(game("R O", "Y B", "I B", fast=True, collected=((cards("R O R"),), ())), 0, "Y")
    assert (played.state.ending, played.state.finisher) == ("R24", NOBODY)
    result = GAME.result(played.state)
    assert result is not None
    assert result.totals == (5, 0)
    assert "ended-stuck" in keys(played.facts)


@clause("R25")
def test_the_second_of_two_cards_for_the_same_place_stays_in_the_hand() -> None:
    state = game("R", "O G", "V G", "rainbow O", fast=True)
    first = after(state, (0, "O"))
    assert refusal(first, 1, Play("hand:0", 17)) == ("R25", "too-late")
    assert refusal(first, 2, PlayRainbow("hand:0", "colour:violet", 17)) == ("R25", "too-late")
    assert first.hands[1:] == state.hands[1:]


@clause("R25")
def test_a_late_card_is_refused_even_where_it_would_still_fit() -> None:
    first = after(game("R", "pot G", "O G", fast=True), (0, "pot"))
    assert refusal(first, 1, Play("hand:0", 17)) == ("R25", "too-late")
    assert lay(first, 1, "O").state.line.building == 1


@clause("R25")
def test_too_late_says_who_was_first_with_what() -> None:
    first = after(game("R", "rainbow G I", "O G", fast=True), (0, "rainbow=V"))
    with pytest.raises(Refused) as no:
        play(first, 1, Play("hand:0", 17))
    assert no.value.text.args == {"player": "player:0", "card": "colour:violet"}


@clause("R25")
@pytest.mark.parametrize("first", [1, 2])
def test_too_late_names_whoever_was_first(first: int) -> None:
    state = after(game("R", "O Y", "O Y", "O Y", fast=True), (first, "O"))
    for late in {0, 1, 2} - {first}:
        with pytest.raises(TooLate) as no:
            play(state, late, Play("hand:0", 17))
        assert no.value.text.args == {"player": f"player:{first}", "card": "colour:orange"}


@clause("R25", "R33")
@pytest.mark.parametrize("fast", [False, True])
def test_nobody_is_late_after_oneself(fast: bool) -> None:
    state = after(game("R", "O Y G", "G", fast=fast), (0, "O"))
    assert refusal(state, 0, Play("hand:0", 17)) == ("R25", "your-card-first")
    done = after(game("R O", "R G", "G", fast=fast), (0, "R"))
    assert refusal(done, 0, Play("hand:0", 17)) == ("R31", "begin-now")


@clause("R25", "R32", "R33")
def test_a_start_that_was_handed_on_is_told_to_all_by_the_name_of_who_has_it() -> None:
    """Player 0 completes and holds nothing to begin with: it is for player 1 now."""
    state = after(game("R O", "R pot", "G V", "G V", fast=True), (0, "R"))
    assert (state.turn, state.completer) == (1, 0)
    assert refusal(state, 1, Play("hand:0", 17)) == ("R31", "begin-now")
    for late in (0, 2):
        with pytest.raises(TooLate) as no:
            play(state, late, Play("hand:0", 17))
        assert no.value.text.args == {"player": "player:1"}


@clause("R26", "R22")
def test_when_all_who_can_only_draw_have_said_no_the_centre_card_is_turned_at_once() -> None:
    state = after(game("R", "G", "G", decks=("Y", ""), centre="B O", fast=True), (0, "no"))
    assert (spelled(state.line.row), state.stuck) == ("R O", False)


@clause("R25")
def test_too_late_after_a_centre_card_or_a_completion_says_so() -> None:
    centre = after(game("R O", "Y B", "I B", centre="B V", fast=True), (0, "Y"), (TABLE, "turn"))
    assert refusal(centre, 1, Play("hand:0", 17)) == ("R25", "too-late-centre")
    with pytest.raises(Refused) as no:
        play(centre, 1, Play("hand:0", 17))
    assert no.value.text.args == {"card": "colour:violet"}
    done = after(game("R O", "R B", "Y B", centre="B V", fast=True), (0, "R"))
    assert refusal(done, 1, Play("hand:0", 17)) == ("R25", "too-late-begin")


@clause("R25")
def test_drawing_makes_nobody_late() -> None:
    state = after(game("R", "G", "O G", decks=("Y", "Y"), fast=True), (0, "draw"))
    assert play(state, 1, Play("hand:0", 17)).state.line.building == 1


@clause("R26")
def test_when_all_who_could_have_said_no_a_centre_card_is_turned() -> None:
    state = game("R", "O G", "V G", "G G", centre="Y B", fast=True)
    state = after(state, (0, "no"))
    assert spelled(state.line.row) == "R"
    state = after(state, (1, "no"))
    assert spelled(state.line.row) == "R B"
    assert state.unwilling == 0


@clause("R26")
def test_who_can_draw_must_have_said_no_too() -> None:
    state = game("R", "O G", "G", decks=("", "Y"), centre="B", fast=True)
    assert spelled(after(state, (0, "no")).line.row) == "R"
    assert spelled(after(state, (0, "no"), (1, "no")).line.row) == "R B"


@clause("R26")
@pytest.mark.parametrize("deed", ["draw", "O"])
def test_any_play_or_draw_clears_it(deed: str) -> None:
    state = game("R", "V R", "O V Y", decks=("", "Y Y"), centre="B", fast=True)
    state = after(state, (0, "no"), (1, deed))
    assert state.unwilling == 0
    assert len(after(state, (1, "no")).line.row) == len(state.line.row)


@clause("R26")
def test_with_an_empty_centre_pile_the_last_no_ends_the_game() -> None:
    state = after(game("R", "O G", "V G", fast=True), (0, "no"), (1, "no"))
    assert (state.ending, state.finisher) == ("R24", NOBODY)


@clause("R26")
def test_it_is_offered_to_everyone_at_all_times() -> None:
    state = game("R O", "R G", "G", "O", decks=("", "", "Y"), fast=True)
    for moment in (state, after(state, (1, "no")), after(state, (0, "R")), after(state, (0, "R"), (2, "no"))):
        assert all("no" in offered(moment, player) for player in range(3))


@clause("R26")
def test_the_no_of_one_who_could_not_play_anyway_decides_nothing() -> None:
    state = after(game("R", "O G", "G G", centre="B", fast=True), (1, "no"), (1, "no"))
    assert spelled(state.line.row) == "R"
    assert state.unwilling == 0b10


@clause("R26")
def test_saying_it_twice_changes_nothing() -> None:
    state = after(game("R", "O G", "O G", centre="B", fast=True), (0, "no"))
    again = play(state, 0, WontPlay())
    assert (again.state, again.facts) == (state, ())


@clause("R26", "R33")
def test_who_is_to_begin_and_wont_hands_the_start_on_past_those_who_wont_either() -> None:
    handed = play(after(game("R O", "R G", "G", "O", centre="B", fast=True), (0, "R"), (1, "no")), 0, WontPlay())
    assert keys(handed.facts) == ["said-wont-play", "start-handed-on"]
    state = handed.state
    assert (state.turn, state.line.row) == (2, ())
    begun = after(state, (2, "no"))
    assert (spelled(begun.line.row), begun.turn) == ("B", NOBODY)


@clause("R27")
def test_a_centre_card_in_the_beginnings_colour_completes_nothing() -> None:
    state = after(game("R O", "Y G", "R G", centre="R", fast=True), (0, "no"), (1, "no"))
    assert spelled(state.line.row) == "R O R"
    assert state.collected == ((), ())


@clause("R27")
def test_on_a_turned_line_a_centre_card_goes_to_the_left() -> None:
    state = after(game("R O unicorn", "V G", "O G", centre="B", fast=True), (0, "no"), (1, "no"))
    assert spelled(state.line.row) == "B R O unicorn"


@clause("R32")
def test_a_completer_without_a_card_to_begin_with_draws_first() -> None:
    state = after(game("R O", "R pot", "G", decks=("Y unicorn", ""), fast=True), (0, "R"))
    assert (state.turn, offered(state, 0)) == (0, {"draw", "no"})
    state = after(state, (0, "draw"))
    assert (state.turn, offered(state, 0)) == (0, {"draw", "no"})
    assert "Y" in offered(after(state, (0, "draw")), 0)


@clause("R32")
@pytest.mark.parametrize(("violet", "red", "starter"), [("B", "G", 3), ("unicorn", "G", 1), ("unicorn", "pot", 2)])
def test_one_who_has_no_such_card_and_cannot_draw_hands_the_start_on_in_scale_order(violet: str, red: str, starter: int) -> None:
    """Player 0 is indigo, 1 red, 2 blue, 3 violet: after indigo comes violet, then red, then blue."""
    state = game("R O", "R pot", red, "Y", violet, leprechauns=(5, 0, 4, 6), fast=True)
    played = lay(state, 0, "R")
    assert played.state.turn == starter
    assert keys(played.facts) == ["played", "collected", "start-handed-on"]
    assert [player for player in range(4) if offered(played.state, player) - {"no"}] == [starter]


@clause("R32")
def test_if_nobody_can_begin_the_centre_pile_does() -> None:
    played = lay(game("R O", "R pot", "unicorn", centre="G unicorn", fast=True), 0, "R")
    assert spelled(played.state.line.row) == "unicorn=V"
    assert (played.state.turn, played.state.line.turned) == (NOBODY, False)
    assert keys(played.facts)[-1] == "centre-began-special"


@clause("R32", "R24")
def test_if_nobody_can_begin_and_the_centre_pile_is_empty_the_game_ends() -> None:
    state = lay(game("R O", "R pot", "unicorn", fast=True), 0, "R").state
    assert (state.ending, state.finisher) == ("R24", NOBODY)


@clause("R33")
def test_nobody_else_plays_until_the_new_rainbow_is_begun() -> None:
    state = after(game("R O", "R G G", "G B", fast=True), (0, "R"))
    assert refusal(state, 1, Play("hand:0", state.serial)) == ("R33", "let-begin")
    begun = after(state, (0, "G"))
    assert "B" in offered(begun, 1)


@clause("R33")
def test_after_ten_seconds_the_start_goes_on_and_after_one_lap_the_centre_pile_begins() -> None:
    state = after(game("R O", "R G", "G", "Y", centre="B", leprechauns=(3, 1, 5), fast=True), (0, "R"))
    asked = []
    while (due := GAME.due(state)) is not None:
        asked.append((state.turn, due.seconds, due.key))
        state = play(state, TABLE, due.move).state
    assert [player for player, _, _ in asked] == [0, 2, 1]
    assert {seconds for _, seconds, _ in asked} == {10}
    assert len({key for _, _, key in asked}) == 3
    assert (spelled(state.line.row), state.turn) == ("B", NOBODY)


@clause("R33", "R24")
def test_after_one_lap_with_an_empty_centre_pile_the_game_ends() -> None:
    state = after(game("R O", "R G", "G", fast=True), (0, "R"), (TABLE, "on"), (TABLE, "on"))
    assert (state.ending, state.finisher) == ("R24", NOBODY)
    assert GAME.due(state) is None


@clause("R33", "R25")
def test_a_card_for_a_start_that_has_gone_on_comes_too_late() -> None:
    state = after(game("R O", "R G", "G", fast=True), (0, "R"))
    handed = after(state, (TABLE, "on"))
    assert (handed.turn, handed.serial) == (1, state.serial + 1)
    assert refusal(handed, 0, Play("hand:0", state.serial)) == ("R25", "too-late-begin")


@clause("R33")
def test_one_who_was_handed_the_start_ends_the_lap_by_beginning() -> None:
    state = after(game("R O", "R G", "G Y G", centre="B", fast=True), (0, "R"), (TABLE, "on"), (1, "G"), (1, "Y"), (1, "G"))
    assert (state.turn, state.completer, state.ending) == (NOBODY, NOBODY, "R60")


@clause("R33")
def test_drawing_does_not_buy_time() -> None:
    state = after(game("R O", "R G", "G", decks=("Y", ""), fast=True), (0, "R"))
    assert GAME.due(state) == GAME.due(after(state, (0, "draw")))


@clause("R33")
def test_only_the_table_hands_the_start_on_and_only_when_it_is_due() -> None:
    state = after(game("R O", "R G", "G", fast=True), (0, "R"))
    assert refusal(state, 0, HandOn(state.serial)) == ("R33", "table-hands-on")
    assert refusal(state, TABLE, HandOn(state.serial - 1)) == ("R33", "nothing-to-hand-on")
    assert refusal(game("R O", "R G", "G", fast=True), TABLE, HandOn(17)) == ("R33", "nothing-to-hand-on")
    assert GAME.due(game("R O", "R G", "G", fast=True)) is None
    assert refusal(state, TABLE, DrawCard()) == ("H1", "not-your-turn")


@clause("R36")
def test_after_a_part_was_taken_anyone_plays_next() -> None:
    state = after(game("R O pot", "R Y", "Y G", fast=True), (0, "R"))
    assert (state.turn, GAME.due(state)) == (NOBODY, None)
    assert {"Y"} <= offered(state, 0) & offered(state, 1)


@clause("R26")
def test_there_is_no_turn_to_end_in_the_fast_game() -> None:
    assert refusal(game("R O", "R G", "G", fast=True), 0, EndTurn()) == ("R26", "no-turns-here")


def test_offers_and_refusals_never_depend_on_other_hands() -> None:
    one = game("R O", "R G", "Y pot", centre="B", fast=True)
    other = game("R O", "R G", "I I", centre="V", fast=True)
    assert GAME.moves(one, 0) == GAME.moves(other, 0)
    assert GAME.view(one, 0) == GAME.view(other, 0)
