"""What a look showed is that player's alone, and gone when it should be."""

from __future__ import annotations

import msgspec
import pytest

from companion.chance import Chance
from companion.games.dolmen import GAME
from tests.clauses import clause
from tests.companion.games.dolmen.stage import END, ROLL, STAY, Luck, after, announce, before, heath, lay, look, played


@clause("D22", "D23")
def test_only_the_one_who_looks_sees_the_points() -> None:
    state = after(lay(heath(), 7, "2 4 5"), look(7))
    shown = {reader: GAME.view(state, reader).circle[6].points for reader in (None, 0, 1)}
    assert shown == {None: None, 0: 5, 1: None}


@clause("D22", "D23")
@pytest.mark.parametrize(("words", "key", "points"), [("2 4 5", "saw", 5), ("2 4 ?", "saw-mystery", 3)])
def test_the_log_says_that_a_slab_was_looked_at_and_nothing_more(words: str, key: str, points: int) -> None:
    looked = played(lay(heath(), 7, words), look(7))
    assert looked.reveals, "a look can't be taken back"
    public, private = looked.facts
    assert (public.key, public.who, public.args) == ("looked", None, {"player": "player:0", "place": "place:7"})
    assert (private.key, private.who, private.fleeting) == (key, (0,), True)
    assert private.args == {"place": "place:7", "points": points}
    assert private.light is None
    assert private.sound == ""


@clause("D23")
def test_what_was_seen_is_shown_till_the_end_of_the_turn() -> None:
    state = after(lay(heath(), 7, "2 4 5"), STAY, look(7))
    assert GAME.view(state, 0).circle[6].points == 5
    assert GAME.view(after(state, END), 0).circle[6].points is None


@clause("D23")
def test_a_mystery_that_was_seen_shows_as_a_mystery() -> None:
    state = after(lay(heath(), 7, "2 4 ?"), look(7))
    assert GAME.view(state, 0).circle[6].mystery
    assert not GAME.view(state, 1).circle[6].mystery


@clause("D23")
def test_the_memory_aid_keeps_it_for_that_player_alone() -> None:
    state = after(lay(heath(memory=True), 7, "2 4 5"), STAY, look(7), END, STAY, look(1), END)
    assert [face.points for face in GAME.view(state, 0).circle].count(None) == 11
    assert GAME.view(state, 0).circle[6].points == 5
    assert GAME.view(state, 1).circle[6].points is None
    assert GAME.view(state, None).circle[6].points is None


@clause("D23")
def test_the_memory_aid_is_off_unless_asked_for() -> None:
    assert not GAME.Options().memory


@clause("D23")
def test_states_that_differ_in_what_is_hidden_look_the_same() -> None:
    state = lay(heath(), 7, "2 4 5")
    other = lay(state, 7, "2 4 3")
    assert state != other
    for reader in (None, 0, 1):
        assert GAME.view(state, reader) == GAME.view(other, reader)
    seen = [msgspec.json.encode(GAME.view(after(one, look(7)), 1)) for one in (state, other)]
    assert seen[0] == seen[1]


@clause("D23", "D27")
def test_a_slab_lost_lies_open_in_the_discard() -> None:
    state = before(lay(heath(), 2, "1 2 6"), 0, 2)
    done = after(state, announce(2, "left"), ROLL, luck=Luck(1))
    assert [(face.edges, face.points) for face in GAME.view(done, None).failed] == [((0, 1), 6)]


@clause("D10")
def test_imagining_deals_hidden_points_anew() -> None:
    state = after(lay(heath(), 7, "2 4 5"), look(7))
    view = GAME.view(state, 0)
    imagined = [GAME.imagine(view, 0, Chance(bytes([turn]))) for turn in range(30)]
    assert all(one.circle[6] == state.circle[6] for one in imagined)
    assert len({one.circle[0] for one in imagined}) > 1
    assert len({one.pile for one in imagined}) == 30
    assert all(GAME.view(one, 0) == view for one in imagined)
    assert all(one.seen == (1 << 6, 0) for one in imagined), "nobody can tell what another knows"
    for one in imagined:
        GAME.check(one)
