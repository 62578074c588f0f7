"""Who was first, on mock pins: presses a millisecond apart, in the same turn of the loop, and chattering; one wins, the others wait."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion import house as home
from companion.games.roygbiv.assist import SECONDS_TO_PLAY
from companion.games.roygbiv.assist_pieces import COUNT, PLAY, Claim, DrawDefault, Finish
from companion.kit.colours import NAMES
from companion.table import Late
from firmware.presses import Edge, Press, Presses
from firmware.touch import DRUM_SECONDS
from tests.clauses import clause
from tests.firmware.conftest import Evening

REST = DRUM_SECONDS + 0.1
NOBODY = -1


def at_the_box(folder: Path, mode: str, *seats: int) -> Evening:
    """People with real cards, the default colour drawn."""
    evening = Evening(folder, games.Found({("roygbiv", "assist"): games.find().games["roygbiv", "assist"]}, {}))
    for seat in seats:
        evening.press(f"seat:{seat}")
    assert evening.submit(seats[0], home.Choose("roygbiv", "assist", {"mode": mode}))
    evening.press("pot")
    evening.press("pot")
    evening.wait(2.5)
    assert state(evening).phase == PLAY
    return evening


@pytest.fixture
def race(tmp_path: Path) -> Iterator[Evening]:
    evening = at_the_box(tmp_path, "fast", 1, 3, 4)
    yield evening
    assert evening.device.stumble == ""
    evening.close()


@pytest.fixture
def in_turns(tmp_path: Path) -> Iterator[Evening]:
    evening = at_the_box(tmp_path, "turns", 1, 3, 4)
    yield evening
    assert evening.device.stumble == ""
    evening.close()


def state(evening: Evening) -> Any:
    return evening.table.now.sitting.state


def first(evening: Evening) -> int:
    """The seat that was first, 0 while nobody is."""
    claimer = state(evening).claimer
    return 0 if claimer == NOBODY else evening.table.now.house.players[claimer]


def fingers(evening: Evening, *seats: int, apart: float = 0.0) -> None:
    """They come down one after the other, before the loop turns again."""
    for seat in seats:
        evening.device.press(f"seat:{seat}")
        evening.clock.now += apart
    evening.loop.step(evening.clock.now)


def racing(evening: Evening) -> set[str]:
    """The seats whose button acts as it comes down."""
    evening.wait(0.1)
    return {*evening.loop._presses.at_once} - {"pot"}


def up(evening: Evening, *seats: int) -> None:
    for seat in seats:
        evening.device.release(f"seat:{seat}")
    evening.wait(0.1)


@clause("R80")
@pytest.mark.parametrize(("winner", "loser"), [(1, 4), (4, 1), (3, 4)])
def test_of_two_presses_a_millisecond_apart_the_first_wins_and_the_other_is_told_by_how_much(
    race: Evening, winner: int, loser: int
) -> None:
    fingers(race, winner)
    race.clock.now += 0.001
    fingers(race, loser)
    assert first(race) == winner, "while both fingers are still down"
    assert race.table.now.late == (Late(loser, 1),)
    up(race, winner, loser)
    assert first(race) == winner


@clause("R80")
def test_a_turn_of_the_loop_that_comes_late_does_not_blur_who_was_how_much_later(race: Evening) -> None:
    fingers(race, 4, 1, 3, apart=0.001)
    race.clock.now += 0.3
    race.wait(0.1)
    assert first(race) == 4
    assert race.table.now.late == (Late(1, 1), Late(3, 2)), "the times of the fingers, not of the loop"


@clause("R80")
def test_of_two_presses_with_the_very_same_stamp_exactly_one_wins_by_nothing(race: Evening) -> None:
    fingers(race, 3, 1)
    assert (first(race), state(race).claims) == (3, 1)
    assert race.table.now.late == (Late(1, 0),)


@clause("R80")
def test_a_button_that_chatters_is_first_once_and_does_not_let_go(race: Evening) -> None:
    for turn in range(9):
        (race.device.press if turn % 2 == 0 else race.device.release)("seat:3")
        race.loop.step(race.clock.now)
        race.clock.now += 0.0015
    race.wait(0.2)
    assert (first(race), state(race).claims) == (3, 1)
    for turn in range(9):
        (race.device.release if turn % 2 == 0 else race.device.press)("seat:3")
        race.clock.now += 0.0015
    race.wait(1.0)
    assert (first(race), state(race).claims) == (3, 1), "coming up, it chatters too"


@clause("R80")
def test_the_chatter_of_one_button_does_not_hide_the_press_of_another(race: Evening) -> None:
    for turn in range(4):
        (race.device.press if turn % 2 == 0 else race.device.release)("seat:3")
        race.clock.now += 0.001
    fingers(race, 4)
    assert first(race) == 3
    assert race.table.now.late == (Late(4, 4),)


@clause("R80")
def test_who_keeps_the_button_down_stays_first_and_nothing_else_follows(race: Evening) -> None:
    fingers(race, 1)
    race.wait(3.0)
    assert (first(race), state(race).claims) == (1, 1), "no hold comes from this press"
    up(race, 1)
    assert (first(race), state(race).phase) == (1, PLAY)
    fingers(race, 1)
    race.wait(SECONDS_TO_PLAY + 1.0)
    assert first(race) == 0
    up(race, 1)
    assert (first(race), state(race).claims) == (0, 1), "the release means nothing"


@clause("R80")
@pytest.mark.parametrize("button", ["seat:4", "pot"])
def test_the_first_lets_go_by_the_own_press_or_the_pot_and_until_then_all_others_are_locked_out(race: Evening, button: str) -> None:
    race.press("seat:4")
    race.sounds()
    for seat in (1, 3, 1):
        race.press(f"seat:{seat}")
        assert first(race) == 4
    assert race.sounds()[:2] == ["D4", "D4"], "no"
    race.press("seat:3", seconds=0.8)
    assert first(race) == 4, "not by a hold either"
    race.wait(REST)
    race.press(button)
    assert first(race) == 0
    race.wait(REST)
    race.press("seat:1")
    assert (first(race), state(race).claims) == (1, 2)


@clause("R80")
def test_after_ten_seconds_it_is_let_go_by_itself(race: Evening) -> None:
    race.press("seat:3")
    race.wait(SECONDS_TO_PLAY - 0.5)
    assert first(race) == 3
    race.wait(0.5)
    assert first(race) == 0
    race.press("seat:3")
    assert first(race) == 3, "and may be first again at once"


@clause("R80")
def test_a_finger_that_drums_after_it_was_first_does_not_let_go(race: Evening) -> None:
    for _ in range(6):
        race.press("seat:3", seconds=0.08)
    assert (first(race), state(race).claims) == (3, 1)
    for _ in range(6):
        race.press("seat:1", seconds=0.08)
    race.wait(REST)
    race.press("seat:3")
    race.press("seat:1")
    assert first(race) == 1, "who drummed in vain is heard as soon as it is free"


@clause("R80")
def test_the_seat_of_the_first_shines_alone_the_ring_runs_down_and_then_all_breathe(race: Evening) -> None:
    (default,) = race.zones()
    assert default == state(race).default
    assert default not in state(race).colours
    course = {seat: race.course(f"seat:{seat}", 4.0) for seat in (1, 3, 4)}
    assert all(max(one) > min(one) + 100 for one in course.values()), "they breathe"
    assert race.bright("seat:2") == 0
    assert race.bright("ring") == 0
    race.press("seat:4")
    race.wait(0.5)
    assert len(set(race.course("seat:4", 1.0))) == 1, "steady"
    assert [race.bright(f"seat:{seat}") for seat in (1, 2, 3, 5)] == [0] * 4
    race.wait(3.4)
    assert 0 < sum(1 for pixel in race.lit("ring") if any(pixel)) <= 14, "half of the ring"
    assert race.zones() == [default]
    race.wait(6.0)
    assert all(max(race.course(f"seat:{seat}", 4.0)) for seat in (1, 3, 4))


@clause("R80")
def test_in_a_pause_and_while_the_menu_is_open_nobody_is_first(race: Evening) -> None:
    seats = {"seat:1", "seat:3", "seat:4"}
    assert racing(race) == seats
    race.press("menu")
    assert racing(race) == set()
    race.press("seat:1")
    assert first(race) == 0
    race.press("pot")
    race.menu(5)
    assert racing(race) == set()
    race.press("seat:1")
    assert first(race) == 0, "it closed the menu"
    race.press("seat:1")
    assert (first(race), racing(race)) == (1, seats)


@clause("R80")
def test_a_finger_that_was_down_before_the_race_went_on_means_nothing_when_it_comes_up(race: Evening) -> None:
    race.press("menu")
    fingers(race, 1)
    race.press("pot")
    up(race, 1)
    assert first(race) == 0


@clause("R80", "R50")
def test_in_turns_the_own_press_or_the_pot_hands_on_by_the_scale_and_no_other_seat_does(in_turns: Evening) -> None:
    seats, order = in_turns.table.now.house.players, state(in_turns).order
    assert [NAMES.index(state(in_turns).colours[player]) for player in order] == sorted(map(NAMES.index, state(in_turns).colours))
    for turn in range(7):
        seat = seats[order[turn % 3]]
        assert in_turns.table.now.waited() == (seat,)
        for other in {*seats} - {seat}:
            in_turns.press(f"seat:{other}")
            assert in_turns.table.now.waited() == (seat,), "another finger only points"
        in_turns.wait(REST)
        in_turns.press("pot" if turn % 2 else f"seat:{seat}", seconds=0.8)
    assert state(in_turns).round == 3


@clause("R80", "R50")
@pytest.mark.parametrize("turns_between", [0, 1])
def test_what_a_press_means_does_not_depend_on_how_often_the_loop_turns(in_turns: Evening, turns_between: int) -> None:
    one, two, three = (in_turns.table.now.house.players[player] for player in state(in_turns).order)
    in_turns.device.press(f"seat:{one}")
    for _ in range(turns_between):
        in_turns.loop.step(in_turns.clock.now)
    in_turns.device.press(f"seat:{two}")
    in_turns.loop.step(in_turns.clock.now)
    assert in_turns.table.now.waited() == (three,)


@clause("R80", "H5")
def test_an_undo_is_agreed_to_by_a_hold_and_the_press_of_it_ends_no_turn(in_turns: Evening) -> None:
    seats, order = in_turns.table.now.house.players, state(in_turns).order
    one, two, three = (seats[player] for player in order)
    in_turns.press(f"seat:{one}")
    in_turns.press(f"seat:{two}")
    in_turns.wait(REST)
    assert in_turns.submit(one, home.Undo())
    assert in_turns.table.now.house.proposal is not None
    assert racing(in_turns) == set()
    in_turns.hold(f"seat:{three}")
    assert in_turns.table.now.waited() == (three,), "whose turn it is agrees and hands nothing on"
    in_turns.hold(f"seat:{two}")
    assert in_turns.table.now.waited() == (two,)


@clause("R80", "R60")
def test_a_whole_game_in_turns_by_buttons_as_far_as_buttons_go(tmp_path: Path) -> None:
    evening = Evening(tmp_path, games.Found({("roygbiv", "assist"): games.find().games["roygbiv", "assist"]}, {}))
    for button in ("seat:2", "seat:5", "pot"):
        evening.press(button)
    evening.wait(4.0)
    (drawer,) = evening.table.now.waited()
    evening.hold(f"seat:{drawer}")
    evening.wait(2.5)
    assert evening.zones() == [state(evening).default], "the spark has landed"
    for _ in range(5):
        evening.press("pot")
    other = next(seat for seat in (2, 5) if seat not in evening.table.now.waited())
    evening.press(f"seat:{other}")
    assert len(set(evening.course("arch:red", 1.2))) > 5, "the end of the game beats"
    assert max(evening.course("pot", 1.2)) > 0, "and the gold of having no card left"
    evening.hold(f"seat:{other}")
    assert (state(evening).phase, state(evening).finisher) == (COUNT, evening.table.now.house.players.index(other))
    evening.hold("seat:2")
    assert not evening.table.now.sitting.over
    evening.press("pot")
    assert evening.table.now.sitting.over, "nobody counted, nobody is ahead"
    evening.wait(3.0)
    assert evening.bright("seat:2")
    assert evening.bright("seat:5")
    assert evening.device.stumble == ""
    evening.close()


@clause("R80")
def test_a_phone_and_a_finger_race_on_the_same_clock(race: Evening) -> None:
    assert race.submit(3, Claim())
    race.clock.now += 0.040
    fingers(race, 4)
    assert race.table.now.late == (Late(4, 50),), "ten of them passed in the story's own turn"
    assert race.submit(1, Finish())
    up(race, 4)
    race.press("seat:4")
    assert (state(race).phase, racing(race)) == (COUNT, set()), "now a press only points"


def test_what_acts_at_once_is_told_as_it_comes_down_and_no_hold_follows() -> None:
    from firmware.wiring import read_wiring

    presses = Presses(read_wiring())
    presses.at_once = frozenset({"seat:1"})
    assert list(presses.edge(Edge("seat:1", True, 1.0))) == [Press("seat:1", 1.0, at_once=True)]
    presses.at_once = frozenset()
    assert list(presses.pass_time(5.0)) == []
    assert list(presses.edge(Edge("seat:1", False, 5.1))) == []
    assert list(presses.edge(Edge("pot", True, 6.0))) == []
    assert list(presses.edge(Edge("pot", False, 6.1))) == [Press("pot", 6.0)], "told by whoever feeds it, the pot is no exception"


def test_before_the_race_a_press_points_as_always(tmp_path: Path) -> None:
    evening = Evening(tmp_path, games.Found({("roygbiv", "assist"): games.find().games["roygbiv", "assist"]}, {}))
    for button in ("seat:1", "seat:2", "pot"):
        evening.press(button)
    (drawer,) = evening.table.now.waited()
    evening.press(f"seat:{drawer}")
    assert state(evening).default == ""
    assert evening.table.now.offers(drawer)[0].move == DrawDefault()
    evening.close()
