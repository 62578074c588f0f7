"""Fingers: no press is lost, none counts twice, no thread dies; on gpiozero's real devices and its mock pins."""

from __future__ import annotations

import threading
from queue import SimpleQueue
from typing import Any

import pytest

from firmware.buttons import Buttons
from firmware.device import Device, NoSuchButton, NotVirtual
from firmware.pins import mock_pins
from firmware.presses import Edge, Press, Presses
from firmware.virtual import virtual_device
from firmware.wiring import read_wiring
from tests.firmware.conftest import Clock, Evening

WIRING = read_wiring()


def presses_of(edges: list[tuple[str, bool, float]], until: float) -> list[Press]:
    presses = Presses(WIRING)
    made = [press for edge in edges for press in presses.edge(Edge(*edge))]
    return made + list(presses.pass_time(until))


def test_five_chatters_are_one_press() -> None:
    chatter = [("seat:1", turn % 2 == 0, 1.0 + turn * 0.0015) for turn in range(9)]
    release = [("seat:1", turn % 2 == 1, 1.2 + turn * 0.0015) for turn in range(9)]
    assert presses_of(chatter + release, 3.0) == [Press("seat:1", 1.0)]


def test_chatter_of_the_pot_is_one_press_at_the_first_edge() -> None:
    assert presses_of([("pot", turn % 2 == 0, 1.0 + turn * 0.002) for turn in range(5)], 1.1) == [Press("pot", 1.0, at_once=True)]


@pytest.mark.parametrize("length", [0.0005, 0.005, 0.0099, 0.02, 0.59])
def test_a_tap_however_short_is_a_press_stamped_when_the_finger_came_down(length: float) -> None:
    for button in ("pot", "seat:2", "menu"):
        told = Press(button, 5.0, at_once=button == "pot")
        assert presses_of([(button, True, 5.0), (button, False, 5.0 + length)], 6.0) == [told]


def test_two_quick_taps_are_two_presses() -> None:
    edges = [("seat:1", True, 1.0), ("seat:1", False, 1.03), ("seat:1", True, 1.06), ("seat:1", False, 1.09)]
    assert presses_of(edges, 2.0) == [Press("seat:1", 1.0), Press("seat:1", 1.06)]


def test_a_hold_is_told_once_while_it_lasts_and_its_release_is_no_press() -> None:
    presses = Presses(WIRING)
    assert list(presses.edge(Edge("seat:1", True, 1.0))) == []
    assert list(presses.pass_time(1.59)) == []
    assert list(presses.pass_time(1.61)) == [Press("seat:1", 1.0, held=True)]
    assert list(presses.pass_time(3.0)) == []
    assert list(presses.edge(Edge("seat:1", False, 3.1))) == []


def test_two_buttons_at_once_are_two_presses() -> None:
    edges = [("seat:1", True, 1.0), ("seat:4", True, 1.0), ("seat:1", False, 1.1), ("seat:4", False, 1.1)]
    assert sorted(presses_of(edges, 2.0)) == [Press("seat:1", 1.0), Press("seat:4", 1.0)]


def test_a_stuck_button_is_noticed_and_ignored_until_it_comes_up() -> None:
    presses = Presses(WIRING)
    list(presses.edge(Edge("seat:3", True, 1.0)))
    list(presses.pass_time(20.9))
    assert presses.stuck == ()
    list(presses.pass_time(21.1))
    assert presses.stuck == ("seat:3",)
    assert presses.down == ()
    assert list(presses.edge(Edge("seat:3", False, 60.0))) == []
    assert presses.stuck == ()
    list(presses.edge(Edge("seat:3", True, 61.0)))
    assert list(presses.edge(Edge("seat:3", False, 61.1))) == [Press("seat:3", 61.0)]


def test_a_button_that_is_down_at_the_start_means_nothing_until_it_comes_up() -> None:
    presses = Presses(WIRING, ["seat:2"], now=100.0)
    assert list(presses.pass_time(115.0)) == []
    assert presses.stuck == ()
    list(presses.pass_time(121.0))
    assert presses.stuck == ("seat:2",)
    assert list(presses.edge(Edge("seat:2", False, 122.0))) == []


def test_an_edge_that_got_lost_is_mended_by_what_the_pin_says() -> None:
    presses = Presses(WIRING)
    list(presses.edge(Edge("seat:1", True, 1.0)))
    assert list(presses.pass_time(1.4, {"seat:1": False})) == [Press("seat:1", 1.0)]


class Full(SimpleQueue):  # type: ignore[type-arg]
    def put_nowait(self, item: Any) -> None:
        raise RuntimeError("no room")


def test_a_note_that_raises_stays_inside_the_callback_and_is_counted() -> None:
    clock, pins = Clock(), mock_pins()
    buttons = Buttons(WIRING, pins, clock, virtual=True)
    try:
        buttons.into(Full())
        pins.pin(WIRING.buttons["pot"]).drive_low()  # on the mock, an exception would come out here
        assert buttons.lost == 1
        queue: SimpleQueue[Any] = SimpleQueue()
        buttons.into(queue)
        pins.pin(WIRING.buttons["pot"]).drive_high()
        assert queue.get_nowait() == Edge("pot", False, clock.now)
    finally:
        buttons.close()
        buttons.close()


def test_five_chatters_two_at_once_and_one_stuck_lose_no_press_at_the_table(evening: Evening) -> None:
    evening.device.press("seat:5")
    evening.wait(20.5)
    assert [ok for part, ok, _text in evening.device.report() if part == "buttons"] == [False]
    for _ in range(5):
        evening.device.press("seat:1")
        evening.device.release("seat:1")
        evening.clock.now += 0.001
    evening.wait(0.2)
    evening.press("seat:2", "seat:3")
    assert [seat is not None for seat in evening.table.now.house.seats] == [True, True, True, False, True]
    assert evening.device.stuck == ("seat:5",)
    evening.device.release("seat:5")
    evening.wait(1.1)
    assert all(ok for _part, ok, _text in evening.device.report())


def test_a_press_during_a_spark_or_in_a_burst_is_never_lost(evening: Evening) -> None:
    for seat in (1, 2, 3, 4, 5):
        evening.device.press(f"seat:{seat}")
        evening.clock.now += 0.0001
        evening.device.release(f"seat:{seat}")
    evening.wait(0.1)
    assert all(evening.table.now.house.seats)


class Notify(threading.Thread):
    """Looks like the pin library's thread, and has ended."""


def test_a_dead_thread_of_the_pins_is_noticed(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Notify, "__module__", "lgpio")
    ended = threading.Event()
    thread = Notify(target=ended.wait)
    thread.start()
    device = virtual_device(WIRING)
    try:
        assert device.buttons.alive
        ended.set()
        thread.join()
        assert not device.buttons.alive
        assert device.report()[0][:2] == ("buttons", False)
    finally:
        device.close()


def test_metal_buttons_are_not_pressed_from_a_page(evening: Evening) -> None:
    with pytest.raises(NoSuchButton):
        evening.device.press("seat:6")
    device = evening.device
    metal = Device(device.wiring, device.buttons, device.strip, device.buzzer)
    with pytest.raises(NotVirtual):
        metal.press("pot")
    assert not metal.virtual
