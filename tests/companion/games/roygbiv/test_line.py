"""The rainbow line by itself: what lies there, what is played, what is taken, what stays, and what goes on."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.roygbiv.line import Line
from tests.clauses import clause
from tests.companion.games.roygbiv.positions import WORDS, laid, line, spelled

COLOURS = list("ROYGBIV")


def under(mark: pytest.MarkDecorator, *rows: tuple[str, ...]) -> list[Any]:
    return [pytest.param(*row, marks=mark, id=f"{row[0]} + {row[1]}") for row in rows]


# line lying there, card played, cards taken, line that stays, colour to build upon, colour that completes
PLAYS = [
    # a neighbour on the circle joins
    *under(
        clause("R20"),
        ("R", "O", "", "R O", "O", "R"),
        ("R", "V", "", "R V", "V", "R"),
        ("V", "R", "", "V R", "R", "V"),
        ("R O Y", "O", "", "R O Y O", "O", "R"),
    ),
    # the first colour again completes
    *under(
        clause("R30"),
        ("R O", "R", "R O R", "", "", ""),
        ("R V", "R", "R V R", "", "", ""),
        ("O Y G Y", "O", "O Y G Y O", "", "", ""),
        ("R O Y G B I V", "R", "R O Y G B I V R", "", "", ""),
    ),
    # a rainbow card is its declared colour
    *under(
        clause("R40"),
        ("R", "rainbow=O", "", "R rainbow=O", "O", "R"),
        ("R O", "rainbow=R", "R O rainbow=R", "", "", ""),
        ("rainbow=R O", "R", "rainbow=R O R", "", "", ""),
    ),
    # a pot divides what is taken from what stays
    *under(
        clause("R41"),
        ("R O", "pot", "", "R O pot", "O", "R"),
        ("R O pot", "R", "pot R", "R O", "O", "R"),
        ("R O pot Y O", "R", "pot Y O R", "R O", "O", "R"),
        ("R pot O", "R", "pot O R", "R", "R", "R"),
        ("R O pot Y pot O", "R", "pot O R", "R O pot Y", "Y", "R"),
        ("R O pot pot", "R", "pot R", "R O pot", "O", "R"),
    ),
    # a unicorn turns the line round
    *under(
        clause("R42"),
        ("R O Y", "unicorn", "", "R O Y unicorn", "R", "Y"),
        ("R O Y unicorn", "V", "", "V R O Y unicorn", "V", "Y"),
        ("R O Y unicorn", "O", "", "O R O Y unicorn", "O", "Y"),
        ("O R O Y unicorn", "Y", "Y O R O Y unicorn", "", "", ""),
        ("R O unicorn", "O", "O R O unicorn", "", "", ""),
        ("O R O Y R unicorn", "R", "R O R O Y R unicorn", "", "", ""),
        ("Y O R O unicorn", "G", "", "G Y O R O unicorn", "G", "O"),
    ),
    # a second unicorn completes
    *under(
        clause("R43"),
        ("R O Y unicorn", "unicorn", "unicorn R O Y unicorn", "", "", ""),
        ("B V R O Y unicorn", "unicorn", "unicorn B V R O Y unicorn", "", "", ""),
    ),
    # a pot divides a turned line from its building end
    *under(
        clause("R44"),
        ("R pot O Y unicorn", "O", "", "O R pot O Y unicorn", "O", "Y"),
        ("O R pot O Y unicorn", "Y", "Y O R pot", "O Y unicorn", "O", "Y"),
        ("pot R O unicorn", "O", "O pot", "R O unicorn", "R", "O"),
        ("R pot O pot Y unicorn", "O", "", "O R pot O pot Y unicorn", "O", "Y"),
        ("O R pot O pot Y unicorn", "Y", "Y O R pot", "O pot Y unicorn", "O", "Y"),
    ),
    # pots right before the unicorn divide nothing
    *under(
        clause("R45"),
        ("R O pot", "unicorn", "", "R O pot unicorn", "R", "O"),
        ("R O pot unicorn", "O", "O R O pot unicorn", "", "", ""),
        ("R O pot pot unicorn", "O", "O R O pot pot unicorn", "", "", ""),
        ("R pot O pot unicorn", "O", "O R pot", "O pot unicorn", "O", "O"),
        ("pot R O pot unicorn", "O", "O pot", "R O pot unicorn", "R", "O"),
        ("R pot unicorn", "O", "", "O R pot unicorn", "O", "R"),
        ("O R pot unicorn", "R", "R O R pot unicorn", "", "", ""),
    ),
    # a completing unicorn ignores pots
    *under(
        clause("R46"),
        ("R pot O Y unicorn", "unicorn", "unicorn R pot O Y unicorn", "", "", ""),
        ("pot R O pot unicorn", "unicorn", "unicorn pot R O pot unicorn", "", "", ""),
    ),
    # specials that stand for a colour are that colour
    *under(
        clause("R47"),
        ("unicorn=V R", "V", "unicorn=V R V", "", "", ""),
        ("R pot=O", "R", "R pot=O R", "", "", ""),
        ("R O rainbow=Y", "unicorn", "", "R O rainbow=Y unicorn", "R", "Y"),
        ("R O unicorn=V", "unicorn", "", "R O unicorn=V unicorn", "R", "V"),
        ("R O unicorn=V unicorn", "V", "V R O unicorn=V unicorn", "", "", ""),
        ("R O pot=V", "I", "", "R O pot=V I", "I", "R"),
        ("R pot=V O unicorn", "O", "O R pot=V O unicorn", "", "", ""),
    ),
    # the building card is neither pot nor unicorn
    *under(
        clause("R48"),
        ("R O pot pot", "Y", "", "R O pot pot Y", "Y", "R"),
        ("R O pot pot Y unicorn", "O", "", "O R O pot pot Y unicorn", "O", "Y"),
        ("O R O pot pot Y unicorn", "Y", "Y O R O pot", "pot Y unicorn", "Y", "Y"),
        ("pot Y unicorn", "G", "", "G pot Y unicorn", "G", "Y"),
        ("G pot Y unicorn", "Y", "Y G pot", "Y unicorn", "Y", "Y"),
    ),
    # a turned line stays turned until all is taken
    *under(
        clause("R49"),
        ("R", "unicorn", "", "R unicorn", "R", "R"),
        ("R unicorn", "unicorn", "unicorn R unicorn", "", "", ""),
        ("R unicorn", "O", "", "O R unicorn", "O", "R"),
        ("O R unicorn", "R", "R O R unicorn", "", "", ""),
        ("pot R O unicorn", "O", "O pot", "R O unicorn", "R", "O"),
        ("", "G", "", "G", "G", "G"),
    ),
]


@pytest.mark.parametrize(("lying", "card", "taken", "stays", "building", "beginning"), PLAYS)
def test_a_card_takes_and_leaves_what_the_rules_say(lying: str, card: str, taken: str, stays: str, building: str, beginning: str) -> None:
    before = line(lying)
    assert before.accepts(laid(card).shows)
    then, row = before.played(laid(card))
    assert (spelled(row), spelled(then.row)) == (taken, stays)
    assert then.turned == stays.endswith("unicorn")
    assert before.completes(laid(card).shows) == bool(taken)
    assert before.takes_all(laid(card).shows) == (not stays)
    if stays:
        assert (WORDS[then.building], WORDS[then.beginning]) == (building, beginning)


@clause("R20")
@pytest.mark.parametrize("colour", COLOURS)
def test_just_the_two_neighbours_fit(colour: str) -> None:
    place = COLOURS.index(colour)
    neighbours = {COLOURS[place - 1], COLOURS[(place + 1) % 7]}
    assert {other for other in COLOURS if line(colour).accepts(laid(other).shows)} == neighbours


@clause("R32")
@pytest.mark.parametrize(("card", "may"), [("R", True), ("V", True), ("rainbow=G", True), ("pot", False), ("unicorn", False)])
def test_colours_begin_a_line_pots_and_unicorns_do_not(card: str, may: bool) -> None:
    assert Line().accepts(laid(card).shows) is may


@clause("R27")
@pytest.mark.parametrize(
    ("lying", "card", "then", "building"),
    [
        ("R O", "R", "R O R", "R"),
        ("R O", "B", "R O B", "B"),
        ("R O unicorn", "O", "O R O unicorn", "O"),
        ("R O unicorn", "G", "G R O unicorn", "G"),
        ("R O pot", "pot=V", "R O pot pot=V", "V"),
        ("", "unicorn=G", "unicorn=G", "G"),
    ],
)
def test_a_centre_card_only_extends_the_line(lying: str, card: str, then: str, building: str) -> None:
    longer = line(lying).extended(laid(card))
    assert (spelled(longer.row), WORDS[longer.building], longer.turned) == (then, building, line(lying).turned)


@clause("R42")
def test_what_already_lies_there_completes_nothing() -> None:
    turned, taken = line("Y O R O Y").played(laid("unicorn"))
    assert not taken
    assert len(turned.row) == 6


@clause("R30")
def test_two_cards_are_no_whole_rainbow() -> None:
    """A centre card can put the beginning's colour twice side by side: even so the third card must be a neighbour."""
    assert not line("R R").accepts(laid("R").shows)
    then, taken = line("R R O").played(laid("R"))
    assert (len(taken), then) == (4, Line())
