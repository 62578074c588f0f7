"""Clocks as light: what is left on the ring, the hurry, zero told once, a minute's reminder, and a loop that sleeps between."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion import games
from companion import house as home
from companion.contract import Light
from companion.games.any_game.pieces import Done
from firmware import clocks
from firmware.lights.frame import PAINT
from tests.firmware.conftest import Evening, beats

TIME = ["A5", "A5", "D5"]


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Evening]:
    """Two at any game, the clock not yet settled."""
    evening = Evening(tmp_path, games.find())
    for seat in (2, 4):
        evening.press(f"seat:{seat}")
    assert evening.submit(2, home.Choose("any_game", "assist"))
    yield evening
    evening.close()


def begin(evening: Evening, kind: str, seconds: int = 60, plus: int = 10) -> int:
    """Start with that clock; whose turn it is. The first 4.5 seconds are gone."""
    assert evening.submit(2, home.Clock(kind, seconds, plus))  # type: ignore[arg-type]
    evening.press("pot")
    evening.wait(4.4)
    evening.sounds()
    return evening.table.now.waited()[0]


def left(evening: Evening, seat: int) -> float:
    return evening.table.now.sitting.face(seat, evening.table.clock()).seconds


def lit(evening: Evening) -> int:
    return sum(1 for pixel in evening.lit("ring") if any(pixel))


def colour(evening: Evening, seat: int) -> str:
    return home.at(evening.table.now.house, seat).colour


@pytest.mark.parametrize("kind", ["limit", "fischer", "bronstein", "sand"])
def test_whatever_runs_down_is_what_is_left_of_the_ring_in_the_colour_of_whom_we_wait_for(two: Evening, kind: str) -> None:
    seat = begin(two, kind, 60)
    for rest in (45.0, 30.0, 15.0):
        two.wait(left(two, seat) - rest)
        assert 24 * rest / 60 <= lit(two) <= 24 * rest / 60 + 1
        assert two.lit("ring")[0] == PAINT[colour(two, seat)]
    assert two.sounds() == []


@pytest.mark.parametrize("kind", ["limit", "fischer", "bronstein", "sand"])
def test_ten_ticks_one_cue_at_zero_and_then_a_slow_beat_that_counts_on(two: Evening, kind: str) -> None:
    seat = begin(two, kind, 30)
    serial = two.table.now.serial
    two.wait(left(two, seat) - 9.99)
    assert beats(two.course("ring:0/24", 3.0)) == 3, "the ring beats once a second"
    two.wait(left(two, seat) - 0.02)
    assert two.sounds() == ["A5"] * 10
    two.wait(0.04)
    both = [(two.bright(f"seat:{seat}"), two.bright("ring")) for _ in range(78) if two.wait(0.02)]
    assert beats([one for one, _ring in both]) == beats([ring for _one, ring in both]) == 2
    assert two.sounds() == TIME
    assert beats(two.course(f"seat:{seat}", 6.0)) == 2
    assert two.bright("ring") == 0
    two.wait(120.0)
    assert two.sounds() == []
    assert two.table.now.serial == serial, "a clock moves no piece"
    assert left(two, seat) < -100


def test_what_was_over_stays_over_with_a_bank_and_starts_afresh_with_a_limit(two: Evening) -> None:
    for kind, again in (("limit", 1), ("bronstein", 0)):
        if kind == "limit":
            seat = begin(two, kind, 20)
        else:
            assert two.submit(2, home.Clock("bronstein", 5, 0))
        two.wait(25.0)
        two.sounds()
        for _ in range(2):
            two.press("pot")
        assert two.table.now.waited() == (seat,)
        two.wait(30.0)
        assert two.sounds().count("D5") == again


def test_a_bank_of_ones_own_is_a_whole_ring_of_its_own(two: Evening) -> None:
    assert two.submit(2, home.Bank(2, 200))
    assert two.submit(2, home.Bank(4, 200))
    seat = begin(two, "bronstein", 20, 0)
    assert 23 <= lit(two) <= 24
    two.wait(left(two, seat) - 100)
    assert 12 <= lit(two) <= 13


def test_a_fischer_bank_that_has_grown_is_never_more_than_the_whole_ring(two: Evening) -> None:
    begin(two, "fischer", 20, 60)
    two.press("pot")
    two.press("pot")
    two.wait(2.0)
    assert lit(two) == 24


def test_of_several_the_ring_shows_who_has_least_and_each_one_over_time_beats(two: Evening) -> None:
    assert two.submit(2, home.Choose("any_game", "assist", {"turns": "together"}))
    assert two.submit(2, home.Bank(2, 30))
    begin(two, "bronstein", 60, 0)
    assert two.lit("ring")[0] == PAINT[colour(two, 2)]
    two.wait(left(two, 2) + 3.0)
    assert beats(two.course("seat:2", 6.0)) == 2
    assert two.bright("ring") == 0
    assert min(two.course("seat:4", 4.0)) > 0.12 * 2 * sum(PAINT[colour(two, 4)]), "the other one is still just waited for"


def test_counting_up_reminds_softly_once_a_minute_without_a_sound(two: Evening) -> None:
    seat = begin(two, "up")
    assert two.bright("ring:0/2") > 0, "the ring is the game's"
    for _ in range(2):
        two.wait(59.0 - two.table.now.sitting.face(seat, two.table.clock()).seconds % 60)
        white = [two.lit(f"seat:{seat}")[0] for _ in range(160) if two.wait(0.04)]
        grey = [pixel for pixel in white if max(pixel) - min(pixel) < 25]
        assert beats([sum(pixel) if pixel in grey else 0 for pixel in white]) == 1
        assert len(grey) == pytest.approx(2.8 / 0.04, abs=2)
    assert two.sounds() == []


def test_without_a_clock_nothing_is_shown_or_said(two: Evening) -> None:
    begin(two, "none")
    assert clocks.running(two.table.now, two.table.clock()) == {}
    two.wait(600.0)
    assert two.sounds() == []
    assert clocks.lights(two.table.now, {}, two.clock.now) == ()


def test_alone_no_sand_runs_anywhere(tmp_path: Path) -> None:
    evening = Evening(tmp_path, games.find())
    evening.press("seat:2")
    assert evening.submit(2, home.Choose("any_game", "assist"))
    begin(evening, "sand", 10)
    evening.wait(30.0)
    assert evening.sounds() == []
    evening.close()


def test_in_a_pause_no_clock_is_shown_and_none_ticks(two: Evening) -> None:
    seat = begin(two, "limit", 20)
    two.wait(left(two, seat) - 5.5)
    two.press("menu")
    two.sounds()
    rest = left(two, seat)
    assert clocks.running(two.table.now, two.table.clock()) == {}
    two.wait(60.0)
    assert two.sounds() == []
    assert left(two, seat) == rest
    two.press("pot")
    two.wait(rest + 1.0)
    assert two.sounds() == ["A5"] * 5 + TIME


def test_quiet_has_neither_ticks_nor_time_but_all_its_lights(two: Evening) -> None:
    two.device.quiet = True
    seat = begin(two, "limit", 20)
    two.wait(left(two, seat) + 0.02)
    assert beats(two.course(f"seat:{seat}", 1.56)) == 2
    assert two.sounds() == []


def test_a_rule_that_is_changed_tells_nothing_about_the_time_before(two: Evening) -> None:
    seat = begin(two, "up")
    two.wait(30.0)
    assert two.submit(seat, home.Clock("limit", 10))
    two.wait(3.0)
    assert two.sounds() == [], "over since long, and nobody was there to see it run down"
    assert beats(two.course(f"seat:{seat}", 6.0)) == 2


def test_after_a_power_cut_what_is_over_is_shown_and_not_told_again(tmp_path: Path) -> None:
    evening = Evening(tmp_path, games.find())
    evening.press("seat:2")
    evening.press("seat:4")
    assert evening.submit(2, home.Choose("any_game", "assist"))
    seat = begin(evening, "limit", 10)
    evening.wait(20.0)
    evening.press("menu")
    evening.close()
    again = Evening(tmp_path, games.find())
    again.wait(2.0)
    again.press("pot")
    again.sounds()
    again.wait(1.0)
    assert beats(again.course(f"seat:{seat}", 6.0)) == 2
    assert again.sounds() == []
    again.close()


def test_a_question_to_the_others_covers_the_clock(two: Evening) -> None:
    seat = begin(two, "limit", 60)
    assert two.submit(seat, Done())
    assert two.submit(6 - seat, home.Undo())
    two.wait(15.0)
    assert two.table.now.house.proposal is not None
    assert two.lit("ring")[0] == PAINT["moon"]
    assert 11 <= lit(two) <= 13


# --- sleeping


@pytest.fixture
def still(two: Evening, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """The game's own lights stand still, so that the clock's alone move."""
    game = two.table.found.games["any_game", "assist"]
    calm = replace(game, scene=lambda _view, _choice: (Light("pot", "gold"),))
    monkeypatch.setitem(two.table.found.games, ("any_game", "assist"), calm)  # type: ignore[arg-type]
    return two


def test_counting_up_turns_the_loop_once_a_second_but_for_the_reminder(still: Evening) -> None:
    begin(still, "up")
    still.wait(5.0)
    assert still.wait(50.0) <= 52
    assert still.wait(60.0) <= 60 + 2.8 / 0.04 + 5


def test_half_an_hour_on_the_ring_needs_hardly_more_than_one_frame_a_second(still: Evening) -> None:
    begin(still, "limit", 1800)
    still.wait(5.0)
    assert still.wait(60.0) <= 75


def test_over_time_the_loop_sleeps_between_the_beats(still: Evening) -> None:
    seat = begin(still, "limit", 10)
    still.wait(left(still, seat) + 5.0)
    assert still.wait(60.0) <= 60 + 20 * 0.6 / 0.02 + 30


def test_the_loop_wakes_for_a_tick_however_little_moves(still: Evening) -> None:
    seat = begin(still, "limit", 7200)
    still.wait(left(still, seat) - 10.5)
    turns = [still.clock.now + still.loop.step(still.clock.now)]
    assert turns[0] <= still.clock.now + 0.51
    still.wait(5.0)
    assert still.sounds() == ["A5"] * 5
