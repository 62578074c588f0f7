"""Cards from hand to line and from line to collection, in both modes."""

from __future__ import annotations

import pytest

from companion.games.roygbiv import GAME
from companion.games.roygbiv.pieces import Play, PlayRainbow
from tests.clauses import clause
from tests.companion.games.roygbiv.positions import after, cards, game, keys, laid, lay, offered, refusal, spelled

BOTH = pytest.mark.parametrize("fast", [False, True], ids=["turns", "fast"])


@clause("R20")
@BOTH
def test_a_colour_that_is_no_neighbour_is_refused_with_the_ones_that_are(fast: bool) -> None:
    state = game("R", "O Y G", "V V V", fast=fast)
    assert refusal(state, 0, Play("hand:1", 17)) == ("R20", "not-a-neighbour")
    assert "O" in offered(state, 0)
    assert not {"Y", "G"} & offered(state, 0)


@clause("R20")
@pytest.mark.parametrize("card", ["", "hand:", "hand:3", "hand:99", "hand:-1", "deck:0"])
def test_only_cards_of_the_hand_can_be_played(card: str) -> None:
    assert refusal(game("R", "O Y G", "V"), 0, Play(card, 17)) == ("R12", "no-such-card")


@clause("R30")
@BOTH
def test_the_completing_colour_must_fit_too(fast: bool) -> None:
    state = game("R O Y", "R O", "R O", fast=fast)
    assert refusal(state, 0, Play("hand:0", 17)) == ("R20", "not-a-neighbour")


@clause("R31")
@BOTH
def test_a_completed_rainbow_is_collected_apart_from_the_others(fast: bool) -> None:
    state = game("R O", "R G Y G", "O O", fast=fast)
    state = after(state, (0, "R"), (0, "G"), (0, "Y"), (0, "G"))
    assert state.collected == ((cards("R O R"), cards("G Y G")), ())


@clause("R31", "R33")
@BOTH
def test_the_completer_is_the_one_to_begin(fast: bool) -> None:
    state = after(game("R O", "R G B", "O G B", fast=fast), (0, "R"))
    assert state.line.row == ()
    assert {"G", "B"} <= offered(state, 0)
    assert not {"O", "G", "B"} & offered(state, 1)


@clause("R32")
@BOTH
def test_a_rainbow_begins_with_a_colour_or_a_declared_rainbow_card(fast: bool) -> None:
    state = after(game("R O", "R pot unicorn rainbow G", "O G", fast=fast), (0, "R"))
    seven = {f"rainbow={colour}" for colour in "ROYGBIV"}
    assert offered(state, 0) - {"no"} == {"G", *seven}
    assert refusal(state, 0, Play("hand:0", state.serial)) == ("R32", "cannot-begin-with")
    assert refusal(state, 0, Play("hand:1", state.serial)) == ("R32", "cannot-begin-with")
    begun = lay(state, 0, "rainbow=B").state
    assert (spelled(begun.line.row), begun.line.building, begun.line.turned) == ("rainbow=B", 4, False)


@clause("R35")
@BOTH
@pytest.mark.parametrize(
    ("lying", "card", "taken"),
    [("R O", "R", "R O R"), ("R O unicorn", "unicorn", "unicorn R O unicorn"), ("R O", "pot", ""), ("R O", "unicorn", "")],
)
def test_the_very_last_card_ends_the_game_whatever_it_is(fast: bool, lying: str, card: str, taken: str) -> None:
    state = after(game(lying, card, "O G", centre="R", fast=fast), (0, card))
    assert (state.ending, state.finisher) == ("R60", 0)
    assert state.collected[0] == ((cards(taken),) if taken else ())
    assert GAME.actors(state) == frozenset()


@clause("R36")
@BOTH
def test_after_a_part_was_taken_nobody_begins_anew(fast: bool) -> None:
    state = after(game("R O pot", "R Y V", "Y V", fast=fast), (0, "R"))
    assert spelled(state.line.row) == "R O"
    assert state.collected[0] == (cards("pot R"),)
    assert "Y" in offered(state, 0)
    assert ("Y" in offered(state, 1)) is fast


@clause("R40")
@BOTH
def test_a_rainbow_card_is_declared_as_a_colour_that_fits(fast: bool) -> None:
    state = game("R", "rainbow V G", "O", fast=fast)
    assert {"rainbow=O", "rainbow=V"} <= offered(state, 0)
    assert sum(word.startswith("rainbow") for word in offered(state, 0)) == 2
    assert refusal(state, 0, PlayRainbow("hand:0", "colour:green", 17)) == ("R40", "declare-a-neighbour")
    assert refusal(state, 0, PlayRainbow("hand:0", "colour:pot", 17)) == ("R40", "declare-a-colour")
    assert refusal(state, 0, PlayRainbow("hand:0", "", 17)) == ("R40", "declare-a-colour")
    assert refusal(state, 0, Play("hand:0", 17)) == ("R40", "declare-a-colour")
    assert refusal(state, 0, PlayRainbow("hand:1", "colour:violet", 17)) == ("R40", "not-a-rainbow-card")


@clause("R41", "R42")
@BOTH
@pytest.mark.parametrize("special", ["pot", "unicorn"])
def test_pots_and_unicorns_go_on_any_colour(fast: bool, special: str) -> None:
    for colour in "ROYGBIV":
        assert special in offered(game(colour, f"{special} {colour}", "G", fast=fast), 0)


@clause("R47", "R23")
@BOTH
@pytest.mark.parametrize("special", ["rainbow", "pot", "unicorn"])
def test_a_special_from_the_centre_stands_for_the_default_colour(fast: bool, special: str) -> None:
    """Violet is the default colour: nothing is divided or turned, the neighbours of violet fit."""
    state = game("R", "G G", "G B O", centre=special, fast=fast)
    state = after(state, (1, "no")) if fast else after(game("R", "G G", "G B", centre=special), (0, "end"), (1, "end"))
    assert spelled(state.line.row) == f"R {special}=V"
    assert not state.line.turned
    assert state.line.colours == cards("I R")
    closed, taken = state.line.played(laid("R"))
    assert (closed.row, spelled(taken)) == ((), f"R {special}=V R")


@clause("R25")
@BOTH
def test_the_serial_number_rises_with_each_card(fast: bool) -> None:
    state = game("R", "O O", "O", fast=fast)
    assert after(state, (0, "O")).serial == 18


@BOTH
def test_the_facts_of_a_completed_rainbow_name_player_and_cards(fast: bool) -> None:
    played = lay(game("rainbow=R V", "R G", "O", fast=fast), 0, "R")
    assert keys(played.facts)[:2] == ["played", "collected"]
    first, collected = played.facts[:2]
    assert first.args == {"player": "player:0", "card": "card:red", "colour": "colour:red", "line": 17}
    assert collected.args == {
        "player": "player:0",
        "count": 3,
        "stays": 0,
        "card1": "card:rainbow",
        "card2": "card:violet",
        "card3": "card:red",
    }


@clause("R42")
@BOTH
def test_a_unicorn_that_turns_the_line_says_what_to_build_on_and_what_completes(fast: bool) -> None:
    played = lay(game("R O Y", "unicorn G", "O", fast=fast), 0, "unicorn")
    assert keys(played.facts) == ["played-unicorn", "line-turned"]
    assert played.facts[1].args == {"building": "colour:red", "beginning": "colour:yellow"}
    completed = lay(game("R O Y unicorn", "unicorn G", "O", fast=fast), 0, "unicorn")
    assert keys(completed.facts) == ["played-unicorn", "collected"]


def test_in_turn_mode_a_card_can_be_taken_back_unless_it_ends_the_turn() -> None:
    state = game("R O", "Y pot R", "O", decks=("G", "G"))
    final = {offer.move.card: offer.final for offer in GAME.moves(state, 0) if isinstance(offer.move, Play)}
    assert final == {"hand:0": False, "hand:1": False, "hand:2": False}
    owing = game("R O", "pot R unicorn", "O", decks=("G", "G"))
    final = {offer.move.card: offer.final for offer in GAME.moves(owing, 0) if isinstance(offer.move, Play)}
    assert final == {"hand:0": False, "hand:1": True, "hand:2": False}
    beside = game("R O", "R G pot", "O", decks=("G", "G"))
    assert [offer.final for offer in GAME.moves(beside, 0)] == [False, False, True], "green can begin; the turn's end draws"
    assert [offer.final for offer in GAME.moves(game("R O", "Y", "O", decks=("G", "G")), 0)] == [True, True]
    assert not lay(state, 0, "Y").reveals
    assert lay(owing, 0, "R").reveals


def test_nothing_is_taken_back_in_the_fast_game() -> None:
    assert GAME.undo(game("R", "O", "O"))
    fast = game("R", "O rainbow", "O", decks=("G", "G"), fast=True)
    assert not GAME.undo(fast)
    assert [offer.final for offer in GAME.moves(fast, 0)] == [True] * 5, "orange, a rainbow card in two colours, drawing, saying no"
