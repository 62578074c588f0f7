"""The menu on the arch: fixed places one can count, a pot that takes, a seat or time that closes; quiet and night stay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import games
from companion import house as home
from companion.kit.colours import NAMES
from firmware.lights.strip import NIGHT
from tests.firmware.conftest import Evening, beats


@pytest.fixture
def three(tmp_path: Path) -> Iterator[Evening]:
    """Three play any game, and the light has stopped at who is first."""
    evening = Evening(tmp_path, games.find())
    for seat in (1, 2, 5):
        evening.press(f"seat:{seat}")
    assert evening.submit(1, home.Choose("any_game", "assist"))
    evening.press("pot")
    evening.wait(4.5)
    evening.sounds()
    yield evening
    evening.close()


def test_each_place_is_a_number_of_lit_zones_the_last_one_beating_and_a_pitch(three: Evening) -> None:
    three.hold("menu")
    for place in range(1, 8):
        assert three.zones() == list(NAMES[:place])
        assert three.bright("seat") == 0, "everything else is dark"
        assert beats(three.course(f"arch:{NAMES[place - 1]}", 2.4)) == 2
        assert len({pixel for name in NAMES[: place - 1] for pixel in three.lit(f"arch:{name}")}) <= 1, "no colours"
        three.press("menu")
    assert three.zones() == ["red"], "round again"
    assert three.sounds() == ["C4", "D4", "E4", "F4", "G4", "A4", "B4", "C4"]


@pytest.mark.parametrize("seconds", [7.5, 8.5])
def test_it_closes_by_itself_eight_seconds_after_the_last_touch(three: Evening, seconds: float) -> None:
    three.hold("menu")
    three.wait(5.0)
    three.press("menu")
    three.wait(seconds - 0.1)
    assert (three.zones() == []) == (seconds > 8)


@pytest.mark.parametrize("button", ["seat:1", "seat:3"])
def test_a_seat_closes_it_and_does_nothing_else(three: Evening, button: str) -> None:
    serial = three.table.now.serial
    three.menu(2)
    three.press(button)
    three.wait(0.5)
    assert three.zones() == []
    assert three.loop._touch.hand.cursor == ()
    three.menu(2)
    three.hold(button)
    assert three.table.now.serial == serial


def test_the_seventh_place_only_closes(three: Evening) -> None:
    serial = three.table.now.serial
    three.menu(7)
    three.press("pot")
    assert (three.zones(), three.table.now.serial) == ([], serial)


def test_the_first_place_pauses_and_goes_on_and_the_ring_says_which(three: Evening) -> None:
    three.menu(1)
    assert three.bright("ring") == 0
    three.press("pot")
    assert three.table.now.house.paused
    three.menu(1)
    assert three.bright("ring") > 0, "it is on"
    three.press("pot")
    assert not three.table.now.house.paused


def test_a_short_press_pauses_and_goes_on_at_once(three: Evening) -> None:
    three.press("menu")
    assert three.table.now.house.paused
    three.press("menu")
    assert not three.table.now.house.paused


def test_a_question_of_rules_takes_nobodys_time_and_two_halves_of_the_ring_breathe_against_each_other(three: Evening) -> None:
    three.menu(3)
    three.press("pot")
    assert three.table.now.house.table_time
    halves = []
    for _ in range(100):
        three.wait(0.04)
        ring = [sum(pixel) for pixel in three.lit("ring")]
        halves.append((sum(ring[:12]), sum(ring[12:])))
    assert any(one > 3 * two for one, two in halves)
    assert any(two > 3 * one for one, two in halves)
    assert min(one + two for one, two in halves) > 0
    three.menu(3)
    assert three.bright("ring") == 24 * 580
    three.press("pot")
    assert not three.table.now.house.table_time


def test_a_move_that_showed_nothing_is_taken_back_at_once(three: Evening) -> None:
    state = three.table.now.sitting.state
    three.press("pot")
    three.menu(2)
    three.press("pot")
    assert three.table.now.sitting.state == state
    three.menu(2)
    three.sounds()
    three.press("pot")
    three.wait(1.0)
    assert three.sounds() == ["D4", "D4"], "nothing left to take back"


def test_a_move_that_drew_something_asks_the_others_and_asking_again_withdraws(evening: Evening) -> None:
    for button in ("seat:1", "seat:2", "seat:4", "pot"):
        evening.press(button)
    evening.wait(4.5)
    (drawer,) = evening.table.now.waited()
    before = evening.table.now.sitting.state
    evening.press("pot")
    evening.wait(3.0)
    for _ in range(2):
        evening.menu(2)
        evening.press("pot")
        assert evening.table.now.house.proposal == home.Proposal(drawer)
        others = [seat for seat in (1, 2, 4) if seat != drawer]
        assert all(beats(evening.course(f"seat:{seat}", 2.4)) == 2 for seat in others)
        evening.menu(2)
        assert evening.bright("ring") == 24 * 580, "it is being asked"
        evening.press("pot")
        assert evening.table.now.house.proposal is None
    evening.menu(2)
    evening.press("pot")
    for seat in others:
        assert evening.table.now.sitting.state != before
        evening.hold(f"seat:{seat}")
    assert evening.table.now.sitting.state == before


def test_putting_aside_asks_twice_and_going_on_forgets_the_question(three: Evening) -> None:
    three.menu(6)
    three.press("pot")
    for _ in range(7):
        three.press("menu")
    three.press("pot")
    assert three.table.now.playing
    three.press("pot")
    assert three.table.now.sitting.game is None


def test_the_lobby_has_the_places_that_make_sense_there(evening: Evening) -> None:
    seen = []
    evening.hold("menu")
    for _ in range(4):
        seen.append(len(evening.zones()))
        evening.press("menu")
    assert seen == [4, 5, 7, 4], "quiet, night, close: at the same places as ever"


def test_a_game_put_aside_is_taken_up_only_by_somebody_who_sits(three: Evening) -> None:
    state = three.table.now.sitting.state
    three.menu(6)
    three.press("pot")
    three.press("pot")
    for seat in (1, 2, 5):
        three.hold(f"seat:{seat}")
    three.menu(6)
    three.press("pot")
    assert three.table.now.sitting.game is None
    three.press("seat:3")
    three.menu(6)
    three.press("pot")
    assert three.table.now.sitting.state == state
    assert three.table.now.house.players == (1, 2, 5)


def test_after_the_end_only_the_device_is_left(three: Evening) -> None:
    from companion.games.any_game.pieces import Finish

    assert three.submit(1, Finish())
    seen = []
    three.hold("menu")
    for _ in range(4):
        seen.append(len(three.zones()))
        three.press("menu")
    assert seen == [4, 5, 7, 4]


def test_a_menu_of_the_lobby_is_gone_when_a_game_begins(three: Evening) -> None:
    three.menu(6)
    assert three.submit(1, home.PutAside())
    three.wait(0.1)
    assert three.bright("seat:1") > 0
    serial = three.table.now.serial
    three.press("menu")
    assert three.table.now.serial == serial + 1, "the small button is that of the lobby again: the next game"


# --- quiet and night


def test_quiet_is_silent_and_stays_so_over_a_power_cut(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.menu(4)
    evening.press("pot")
    assert evening.device.quiet
    assert beats(evening.course("ring", 1.0)) == 1, "on: one beat"
    evening.sounds()
    evening.press("seat:1")
    evening.press("seat:2")
    evening.wait(2.0)
    assert evening.sounds() == []
    evening.close()
    again = Evening(tmp_path)
    assert again.device.quiet
    assert [line[2].key for line in again.device.report() if line[0] == "buzzer"] == ["buzzer-quiet"]
    again.menu(4)
    assert again.bright("ring") > 0, "it is on"
    again.press("pot")
    assert beats(again.course("ring", 1.4)) == 2, "off: two beats"
    again.wait(1.0)
    assert again.sounds() == ["A5"]
    again.close()


def test_at_night_every_light_is_dimmed_at_once_and_none_is_lost(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    for seat in (1, 2, 3, 4, 5):
        evening.press(f"seat:{seat}")
    evening.wait(3.0)
    day, seen = evening.driver.shown, evening.bright("seat")
    evening.menu(5)
    evening.press("pot")
    evening.wait(2.0)
    seats = slice(evening.device.places.spans("seat:1")[0][0] * 3, None)
    night = evening.driver.shown
    assert sum(night[seats]) == pytest.approx(sum(day[seats]) * NIGHT, rel=0.1)
    assert [bool(value) for value in night[seats]] == [bool(value) for value in day[seats]]
    assert evening.bright("seat") == pytest.approx(seen * NIGHT ** (1 / 2.2), rel=0.05), "a drawn device is dim, too"
    evening.close()
    again = Evening(tmp_path)
    assert again.device.night
    assert [line[2].key for line in again.device.report() if line[0] == "lights"] == ["lights-night"]
    again.close()


def test_night_that_falls_while_nothing_moves_is_seen_within_a_second(tmp_path: Path) -> None:
    evening = Evening(tmp_path, games.Found({}, {}))
    for seat in (1, 2, 3, 4, 5):
        evening.press(f"seat:{seat}")
    evening.wait(9.0)
    day, woken = sum(evening.driver.shown), []
    evening.device.on_frame(lambda: woken.append(evening.device.pixels()))
    evening.device.night = True
    evening.wait(1.0)
    assert sum(evening.driver.shown) < day / 3
    assert len(woken) == 1, "a page that draws the device sees it, too"
    evening.close()


@pytest.mark.parametrize("kept", [b"", b"nonsense", b'{"quiet": "perhaps"}', b'{"loud": true}'])
def test_a_note_about_habits_that_is_not_ours_means_nothing(tmp_path: Path, kept: bytes) -> None:
    (tmp_path / "device.json").write_bytes(kept)
    evening = Evening(tmp_path)
    assert (evening.device.quiet, evening.device.night) == (False, False)
    evening.close()


def test_a_card_that_takes_no_note_only_forgets_it(evening: Evening, tmp_path: Path) -> None:
    (tmp_path / "device.json.new").mkdir()
    evening.menu(4)
    evening.press("pot")
    assert evening.device.quiet
