"""The box, the deal, and what nobody may see."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from companion.chance import Chance
from companion.contract import Player
from companion.games.roygbiv import GAME
from companion.games.roygbiv.pieces import DrawCard, Options, State
from companion.kit.colours import NAMES
from tests.clauses import clause
from tests.companion.games.roygbiv.positions import game, play, refusal

FAST, TURNS = Options("fast"), Options()


def dealt(colours: tuple[str, ...], seed: int = 0, options: Options = TURNS) -> State:
    players = [Player(colour.title(), colour) for colour in colours]
    return GAME.setup(players, len(colours) - 1, options, Chance(b"deal %d" % seed))


@clause("R1")
def test_the_box_holds_sixty_three_cards() -> None:
    state = dealt(("green", "red", "violet"))
    everything = [*state.centre, *(laid.card for laid in state.line.row)]
    everything += [card for pile in (*state.hands, *state.decks) for card in pile]
    assert Counter(everything) == dict.fromkeys(range(8), 7) | {8: 3, 9: 4}
    assert len(everything) == 63


@clause("R10")
def test_the_default_colour_is_one_that_nobody_plays() -> None:
    drawn = {dealt(("green", "red", "violet"), seed).default for seed in range(60)}
    assert {NAMES[colour] for colour in drawn} == {"orange", "yellow", "blue", "indigo"}


@clause("R10")
def test_the_leprechaun_is_the_colour_of_the_seat() -> None:
    assert GAME.view(dealt(("green", "red", "violet")), None).leprechauns == ("green", "red", "violet")


@clause("R11", "R12")
@pytest.mark.parametrize(("players", "each"), [(2, 30), (3, 20), (4, 15)])
def test_sixty_cards_are_dealt_evenly_and_seven_of_them_taken_up(players: int, each: int) -> None:
    state = dealt(NAMES[:players])
    assert [len(hand) for hand in state.hands] == [7] * players
    assert [len(deck) for deck in state.decks] == [each - 7] * players
    assert len(state.centre) + len(state.line.row) == 3


@clause("R12")
def test_the_hand_is_the_top_of_the_own_deck() -> None:
    """The next card drawn is the one that lay below the hand: dealt again, hand and rest make up the same pile."""
    players = [Player("A", "red"), Player("B", "blue")]
    state = GAME.setup(players, 0, FAST, Chance(b"top"))
    order = Chance(b"top").shuffled("deck", tuple(kind for kind, many in enumerate((7,) * 8 + (3, 4)) for _ in range(many)))
    for player in (0, 1):
        assert state.decks[player] + state.hands[player][::-1] == order[3 + player :: 2]


@clause("R12")
def test_an_eighth_card_is_refused() -> None:
    state = game("R", "G G G G G G G", "O", decks=("Y", "Y"), fast=True)
    assert refusal(state, 0, DrawCard()) == ("R12", "hand-full")


@clause("R12")
@pytest.mark.parametrize("options", [FAST, TURNS])
def test_nobody_sees_a_deck_another_hand_or_the_centre_pile(options: Options) -> None:
    one = dealt(("red", "blue"), 4, options)
    other = msgspec.structs.replace(
        one, hands=(one.hands[0], one.decks[1][:7]), decks=(one.decks[0][::-1], one.hands[1] + one.decks[1][7:]), centre=one.centre[::-1]
    )
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert GAME.view(one, None) == GAME.view(other, None)
    assert GAME.view(one, 0).hand != GAME.view(one, None).hand == ()


@clause("R13")
def test_the_first_centre_card_begins_the_first_rainbow_a_special_as_the_default_colour() -> None:
    seen = set()
    for seed in range(40):
        state = dealt(("green", "red", "violet"), seed)
        (first,) = state.line.row
        assert first.shows == (first.card if first.card < 7 else state.default)
        assert len(state.centre) == 2
        seen.add(first.card < 7)
    assert seen == {True, False}


@clause("R13", "R50")
@pytest.mark.parametrize(
    ("colours", "first"),
    [
        (("green", "red", "violet"), 1),
        (("violet", "indigo"), 1),
        (("orange", "yellow", "green", "blue"), 0),
        (("blue", "violet", "yellow"), 2),
    ],
)
def test_the_player_nearest_to_red_begins_wherever_they_sit(colours: tuple[str, ...], first: int) -> None:
    assert GAME.actors(dealt(colours)) == {first}


@clause("R22")
def test_a_deal_in_which_nothing_fits_begins_with_the_countdown() -> None:
    assert {dealt(("red", "orange"), seed, FAST).stuck for seed in range(2500)} == {False, True}


@clause("R12")
def test_a_private_fact_names_the_card_drawn_and_the_public_one_does_not() -> None:
    public, private = play(game("R", "O", "O", decks=("G", "Y"), fast=True), 0, DrawCard()).facts
    assert (public.who, public.args) == (None, {"player": "player:0", "count": 1})
    assert (private.who, private.args["card1"], private.fleeting) == ((0,), "card:green", True)
