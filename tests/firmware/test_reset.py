"""Emptying the table: six seconds of holding, five to stop it, and no stone on a button does it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import games
from companion import house as home
from tests.firmware.conftest import Evening


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[Evening]:
    """Two in the middle of any game."""
    evening = Evening(tmp_path, games.find())
    for seat in (1, 2):
        evening.press(f"seat:{seat}")
    assert evening.submit(1, home.Choose("any_game", "assist"))
    evening.press("pot")
    evening.wait(4.5)
    yield evening
    evening.close()


def lit(evening: Evening, place: str) -> int:
    return sum(1 for pixel in evening.lit(place) if any(pixel))


def begin(evening: Evening) -> None:
    evening.hold("menu", seconds=6.1)
    evening.sounds()


def test_a_very_long_hold_runs_arch_ring_and_seats_down_and_then_the_table_is_free_and_the_game_kept(busy: Evening) -> None:
    chapter = busy.table.now.house.chapter
    busy.hold("menu", seconds=5.9)
    busy.wait(6.0)
    assert busy.table.now.house.chapter == chapter, "a shorter hold only opened the menu"
    begin(busy)
    assert (lit(busy, "arch"), lit(busy, "ring"), lit(busy, "seat")) == (21, 24, 10)
    busy.wait(2.3)
    assert 9 <= lit(busy, "arch") <= 12
    assert 11 <= lit(busy, "ring") <= 13
    assert 4 <= lit(busy, "seat") <= 6
    assert busy.bright("pot") == 0
    busy.wait(2.0)
    assert busy.sounds() == ["A5"] * 4, "one tick a second"
    assert busy.table.now.house.chapter == chapter
    busy.wait(1.5)
    assert busy.sounds() == ["G5", "E5", "C5"]
    assert home.taken(busy.table.now.house) == ()
    assert busy.table.now.house.game == ""
    assert busy.table.chapters.put_aside() == [chapter]
    assert all(0 < busy.bright(f"seat:{seat}") < 600 for seat in range(1, 6))
    assert busy.zones() == []


@pytest.mark.parametrize("button", ["menu", "pot", "seat:1", "seat:4"])
@pytest.mark.parametrize("seconds", [0.02, 0.3, 3.0])
def test_any_finger_stops_it_when_it_comes_down_and_does_nothing_else(busy: Evening, button: str, seconds: float) -> None:
    now = busy.table.now
    begin(busy)
    busy.wait(4.7)
    busy.press(button, seconds=seconds)
    busy.wait(10.0)
    assert busy.table.now.serial == now.serial
    assert "D4" in busy.sounds(), "it says that it stopped"
    assert busy.zones() == []
    assert busy.loop._touch.hand.cursor == ()
    busy.press("menu")
    assert busy.table.now.house.paused, "buttons mean what they always mean"


def test_who_holds_on_must_let_go_and_a_stone_on_the_button_empties_nothing(busy: Evening) -> None:
    serial = busy.table.now.serial
    busy.device.press("menu")
    busy.wait(15.0)
    assert busy.table.now.serial == serial
    busy.wait(10.0)
    busy.device.release("menu")
    busy.wait(10.0)
    assert busy.table.now.serial == serial
    busy.device.press("menu")
    busy.wait(15.0)
    busy.device.release("menu")
    busy.wait(0.1)
    assert home.taken(busy.table.now.house) == ()


def test_the_lobby_is_emptied_the_same_way(evening: Evening) -> None:
    evening.press("seat:2")
    begin(evening)
    evening.wait(5.0)
    assert home.taken(evening.table.now.house) == ()
    assert evening.table.chapters.put_aside() == []


def test_a_button_that_was_down_at_the_start_empties_nothing(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.press("seat:2")
    evening.device.press("menu")
    evening.loop.close()
    from firmware.loop import Loop

    evening.loop = Loop(evening.table, evening.device)
    evening.wait(8.0)
    evening.device.release("menu")
    evening.wait(8.0)
    assert home.taken(evening.table.now.house) == (2,)
    evening.close()
