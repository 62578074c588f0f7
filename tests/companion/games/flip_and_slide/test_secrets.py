"""What lies under a clover is nobody's to know, and everything else is everybody's."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Refused, decide
from companion.games.flip_and_slide import GAME
from companion.games.flip_and_slide.pieces import Flip, Slide
from tests.clauses import clause
from tests.companion.games.flip_and_slide.meadows import EVERY_KIND, do, meadow
from tests.companion.games.flip_and_slide.test_set_up import fresh

DRAWING = """
 C c c x
R c c O
 0 c 1 y
"""


@clause("F11", "F21")
@pytest.mark.parametrize("number", GAME.players)
def test_two_tables_that_differ_under_the_clovers_look_the_same(number: int) -> None:
    state = fresh(number)
    other = replace(state, hidden=state.hidden[::-1])
    assert other != state
    for reader in (None, *range(number)):
        assert msgspec.json.encode(GAME.view(state, reader)) == msgspec.json.encode(GAME.view(other, reader))
        assert GAME.scene(GAME.view(state, reader), None) == GAME.scene(GAME.view(other, reader), None)
    for player in range(number):
        assert GAME.moves(state, player) == GAME.moves(other, player)


@clause("F21")
def test_no_refusal_tells_what_lies_under_a_clover() -> None:
    state, at = meadow(DRAWING, under="OYGBIV")
    other = replace(state, hidden=state.hidden[::-1])
    for kind in EVERY_KIND:
        for letter in "CR01xy":
            answers = set()
            for one in (state, other):
                try:
                    decide(GAME, one, 0, kind(at[letter]), Chance(b"any luck"))
                    answers.add(("fine", ""))
                except Refused as refused:
                    answers.add((refused.clause, refused.text.key))
            assert len(answers) == 1


@clause("F11")
def test_imagining_shuffles_what_is_hidden_and_nothing_else() -> None:
    state = fresh(4)
    view = GAME.view(state, 2)
    imagined = [GAME.imagine(view, 2, Chance(bytes([turn]))) for turn in range(20)]
    assert len({one.hidden for one in imagined}) == 20
    for one in imagined:
        assert sorted(one.hidden) == sorted(state.hidden)
        assert replace(one, hidden=state.hidden) == state
        assert GAME.view(one, 2) == view


def test_imagining_keeps_what_was_chosen_slid_and_left() -> None:
    state, at = meadow(DRAWING, slid=(3,), barred=(5, 6), came_from=9, quiet=4, flipped=True)
    state = do(state, Slide(at["R"]))
    for reader in (None, 0, 1):
        imagined = GAME.imagine(GAME.view(state, reader), reader, Chance(b"any"))
        assert replace(imagined, hidden=state.hidden) == replace(state, came_from=9)


@clause("F21")
def test_the_view_counts_what_is_still_hidden() -> None:
    state = fresh(2)
    view = GAME.view(state, 0)
    assert [view.still_hidden.count(left) for left in range(4)] == [
        [3 - len(shown) for shown in state.patch.colours].count(left) for left in range(4)
    ]
    assert sum(view.still_hidden) == 17
    assert sum(place.tile == "clover" for place in view.tiles) == 17


@clause("F21")
def test_a_flip_tells_everybody_the_colour() -> None:
    state, at = meadow(DRAWING, under="V")
    view = GAME.view(do(state, Flip(at["C"])), 1)
    assert next(place.tile for place in view.tiles if place.cell == at["C"]) == "colour:violet"
