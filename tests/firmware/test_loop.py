"""The loop: it sleeps when nothing moves, plays what happened once and live, shows the present else, and tells no secret."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import firmware.loop
from companion import house as home
from companion.contract import Fact, Light, Text
from companion.table import BUTTON, Command, Now
from firmware.loop import IDLE, Loop
from firmware.watchdog import Watchdog
from tests.firmware.conftest import Evening


def submit(evening: Evening, seat: int, move: Any) -> bool:
    return evening.table.submit(Command(f"{evening.table.now.serial}-{move}", seat, move, evening.table.now.serial, BUTTON)).ok


def seated(evening: Evening, *seats: int) -> None:
    for seat in seats:
        evening.press(f"seat:{seat}")


def started(evening: Evening, *seats: int) -> None:
    seated(evening, *seats)
    evening.press("pot")
    evening.wait(4.5)
    assert evening.table.now.sitting.game is not None


def happens(evening: Evening, *facts: Fact) -> None:
    """As if a move had just told these facts."""
    now = evening.table.now
    evening.table.now = replace(now, serial=now.serial + 1, facts=facts)
    evening.table._wake()


def test_the_lobby_glimmers_where_a_seat_is_free_and_shines_where_one_is_taken(evening: Evening) -> None:
    evening.wait(2.0)
    assert 0 < evening.bright("seat:1") < 560
    assert evening.bright("arch") == 0
    seated(evening, 1)
    assert evening.lit("seat:1") == [(255, 140, 0)] * 2
    evening.wait(1.0)
    assert evening.bright("arch:orange") > 400, "a colour is also its place on the arch: a wave runs there once"
    assert evening.bright("arch:green") == 0
    assert evening.bright("pot") == 0, "one alone can't start"
    seated(evening, 3)
    evening.wait(2.0)
    assert evening.bright("pot") > 0


def test_with_nothing_moving_the_loop_turns_about_once_a_second_and_sends_next_to_nothing(evening: Evening) -> None:
    seated(evening, 1, 2, 3, 4, 5)
    evening.table.found.games.clear()  # type: ignore[attr-defined]  # no game fits, so the pot does not breathe either
    submit(evening, 1, home.Speak("fr"))
    evening.wait(2.0)
    count = evening.driver.count
    assert evening.wait(60.0) <= 62
    assert evening.driver.count - count <= 13


def test_a_breath_needs_25_turns_a_second_and_a_spark_50(evening: Evening) -> None:
    assert 24 <= evening.wait(1.0) <= 28
    started(evening, 1, 2)
    evening.device.press("pot")
    evening.wait(0.2)
    assert 48 <= evening.wait(1.0) <= 56


def test_a_press_that_comes_while_something_due_is_played_is_not_lost(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    tick = evening.table.tick

    def busy() -> float | None:
        for way in (evening.device.press, evening.device.release):
            way("seat:4")
            evening.clock.now += 0.05
        monkeypatch.setattr(evening.table, "tick", tick)
        return tick()

    monkeypatch.setattr(evening.table, "tick", busy)
    evening.loop._due_at = evening.clock.now
    evening.wait(0.2)
    assert evening.table.now.house.seats[3] is not None


def test_what_becomes_due_by_a_held_button_comes_by_itself(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    seated(evening, 1, 2)
    asked: list[int] = []

    def tick() -> None:
        asked.append(evening.table.now.serial)

    monkeypatch.setattr(evening.table, "tick", tick)
    evening.hold("seat:2")
    assert evening.table.now.serial in asked, "the table is asked what is due after the change, not only before"


def test_a_cue_is_played_once_and_then_the_loop_sleeps(evening: Evening) -> None:
    seated(evening, 1, 2, 3, 4, 5)
    evening.table.found.games.clear()  # type: ignore[attr-defined]
    evening.wait(2.0)
    submit(evening, 1, home.Speak("fr"))
    evening.wait(1.0)
    evening.voice.notes.clear()
    happens(evening, Fact("rang", light=Light("arch:red", "red", "pulse"), sound="tick"))
    evening.wait(0.3)
    assert evening.bright("arch:red") > 0
    evening.wait(30.0)
    assert evening.voice.notes == ["A5"]
    evening.table._wake()
    evening.wait(3.0)
    assert evening.voice.notes == ["A5"]
    assert evening.loop.step(evening.clock.now) == pytest.approx(IDLE)


def test_private_facts_reach_neither_lights_nor_sounds(evening: Evening) -> None:
    started(evening, 1, 2)
    evening.voice.notes.clear()
    secret = Fact("looked", who=(0,), light=Light("ring", "gold", "steady"), sound="gold")
    happens(evening, secret, msgspec.structs.replace(secret, who=(0, 1)))
    for _ in range(30):
        evening.wait(0.1)
        assert evening.bright("ring") == 0
    assert evening.voice.notes == []
    happens(evening, msgspec.structs.replace(secret, who=None))
    evening.wait(0.1)
    assert evening.bright("ring") > 0, "the same told to everybody is shown"


def test_what_happened_before_the_start_is_not_played(tmp_path: Path) -> None:
    first = Evening(tmp_path)
    started(first, 1, 2)
    first.press("pot")
    first.close()
    again = Evening(tmp_path)
    again.wait(5.0)
    assert again.voice.notes == []
    assert again.table.now.house.paused
    assert again.bright("arch") > 0, "the place we were in is shown, dimmed"
    again.close()


def test_a_loop_that_lagged_behind_shows_the_present_in_silence(evening: Evening) -> None:
    seated(evening, 1)
    evening.voice.notes.clear()
    for colour in ("red", "green", "yellow", "blue", "violet", "indigo"):
        assert submit(evening, 1, home.Call("Ann", colour))
        happens(evening, Fact("rang", sound=colour))
    evening.wait(5.0)
    assert evening.voice.notes == []
    assert evening.lit("seat:1")[0] == (80, 0, 255)


def test_an_entry_it_never_saw_is_not_played(evening: Evening) -> None:
    evening.wait(0.1)
    now = evening.table.now
    evening.table.now = replace(now, serial=now.serial + 2, facts=(Fact("rang", sound="win"),))
    evening.table._wake()
    evening.wait(3.0)
    assert evening.voice.notes == []


def test_the_draw_spins_first_and_the_lights_wait_for_it_to_land(evening: Evening) -> None:
    started(evening, 1, 2)
    evening.voice.notes.clear()
    evening.device.press("pot")
    evening.wait(1.0)
    pawn = evening.table.now.view(None)
    assert pawn is not None
    colour = pawn.pawn.removeprefix("colour:")  # type: ignore[attr-defined]
    white = evening.lit("pot")[0]
    assert max(white) - min(white) < 40, "the pot still waits in moonlight and gives nothing away"
    assert evening.voice.notes == []
    evening.device.release("pot")
    evening.wait(1.5)
    assert evening.bright(f"arch:{colour}") > 0
    assert len(evening.voice.notes) == 1


def test_a_refusal_is_two_red_beats_at_the_seat_and_a_sound_and_changes_nothing(evening: Evening) -> None:
    started(evening, 1, 2)
    waiting = next(seat for seat in (1, 2) if seat not in evening.table.now.actors())
    serial = evening.table.now.serial
    evening.voice.notes.clear()
    evening.press(f"seat:{waiting}")
    course = []
    for _ in range(70):
        evening.wait(0.02)
        course.append(evening.lit(f"seat:{waiting}")[0][0])
    beats = sum(1 for a, b, c in zip(course, course[1:], course[2:], strict=False) if a < b >= c and b > 150)
    assert beats == 2
    assert evening.voice.notes == ["D4", "D4"]
    assert evening.table.now.serial == serial


def test_a_pause_dims_the_game_and_the_ring_breathes_like_the_moon(evening: Evening) -> None:
    started(evening, 1, 2)
    evening.press("pot")
    evening.wait(4.0)
    lively = evening.bright("arch")
    evening.press("menu")
    evening.wait(4.0)
    assert evening.table.now.house.paused
    assert 0 < evening.bright("arch") < lively / 3
    assert evening.bright("ring") > 0
    evening.press("seat:1")
    assert evening.table.now.house.paused
    evening.press("pot")
    assert not evening.table.now.house.paused


def test_a_fault_covers_everything_with_its_own_pattern(evening: Evening) -> None:
    seated(evening, 1)
    evening.table.now = replace(evening.table.now, fault=Text("cannot-write", {"why": "full"}))
    evening.table._wake()
    evening.wait(0.5)
    lit = [sum(pixel) > 0 for pixel in evening.lit("ring")]
    assert lit == [lit[0], not lit[0]] * 12


def test_a_proposal_counts_down_on_the_ring_and_a_held_seat_agrees(evening: Evening) -> None:
    started(evening, 1, 2)
    actor = evening.table.now.actors()[0]
    other = 3 - actor
    evening.press("pot")
    evening.wait(3.0)
    before = evening.table.now.sitting.state
    assert submit(evening, actor, home.Undo())
    evening.wait(15.0)
    lit = sum(1 for pixel in evening.lit("ring") if any(pixel))
    assert 11 <= lit <= 13
    evening.hold(f"seat:{other}")
    assert evening.table.now.house.proposal is None
    assert evening.table.now.sitting.state != before


def test_a_proposal_that_nobody_answers_ends_by_itself(evening: Evening) -> None:
    started(evening, 1, 2)
    actor = evening.table.now.actors()[0]
    evening.press("pot")
    submit(evening, actor, home.Undo())
    evening.wait(29.0)
    assert evening.table.now.house.proposal is not None
    evening.wait(2.0)
    assert evening.table.now.house.proposal is None


def test_a_free_seat_is_taken_by_a_press_and_left_by_a_hold_unless_a_phone_holds_it(evening: Evening) -> None:
    seated(evening, 2)
    assert evening.table.now.house.seats[1] is not None
    evening.hold("seat:2")
    assert evening.table.now.house.seats[1] is None
    assert submit(evening, 0, home.Sit(2, "Ann", "", "a-phone"))
    evening.hold("seat:2")
    assert evening.table.now.house.seats[1] is not None


def test_the_pot_alone_starts_nothing(evening: Evening) -> None:
    serial = evening.table.now.serial
    evening.press("pot")
    assert evening.table.now.serial == serial
    seated(evening, 4)
    evening.press("pot")
    assert evening.table.now.sitting.game is None


def test_a_scene_that_raises_is_told_and_the_buttons_live_on(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.device.clock = time.monotonic
    look, times = evening.loop._show.layers, []

    def stumbling(*args: Any) -> Any:
        times.append(1)
        if len(times) == 1:
            raise KeyError("a game's own mistake")
        evening.loop._stop.set()
        return look(*args)

    evening.loop._show.layers = stumbling  # type: ignore[method-assign]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(firmware.loop, "STUMBLE_SECONDS", 0.0)
        evening.loop.run()
    assert len(times) == 2
    assert ("loop", False) in [line[:2] for line in evening.device.report()]
    evening.close()


def test_what_changed_in_a_turn_that_stumbled_is_shown_in_the_next(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    seated(evening, 1)
    evening.device.clock = time.monotonic
    monkeypatch.setattr(firmware.loop, "STUMBLE_SECONDS", 0.0)
    draw, scene = evening.loop._catch_up, []

    def stumbling(*_heard: Any) -> None:
        monkeypatch.setattr(evening.loop, "_catch_up", last)
        raise KeyError("just once")

    def last(*heard: Any) -> None:
        evening.loop._stop.set()
        draw(*heard)
        scene.extend(lit.light for lit in evening.loop._show._coming.scene)

    monkeypatch.setattr(evening.loop, "_catch_up", stumbling)
    assert submit(evening, 1, home.Call("Ann", "violet"))
    evening.loop.run()
    assert Light("seat:1", "violet") in scene


def test_a_game_whose_scene_always_raises_is_no_reason_to_be_restarted(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    fed: list[float] = []
    monkeypatch.setattr(evening.loop._watchdog, "alive", fed.append)
    monkeypatch.setattr(evening.loop._show, "layers", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        evening.loop.step(evening.clock.now)
    assert fed == [evening.clock.now]


def test_the_watchdog_is_fed_only_while_the_buttons_are_heard(evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        address = str(tmp_path / "notify")
        systemd.bind(address)
        systemd.setblocking(False)
        dog = Watchdog({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "20000000"})
        dog.ready()
        assert systemd.recv(99) == b"READY=1"
        evening.loop.close()
        evening.loop = Loop(evening.table, evening.device, dog)
        evening.wait(3.0)
        assert systemd.recv(99) == b"WATCHDOG=1"
        _emptied(systemd)
        monkeypatch.setattr(type(evening.device.buttons), "alive", False)
        evening.wait(30.0)
        with pytest.raises(BlockingIOError):
            systemd.recv(99)
        evening.loop.close()
        assert systemd.recv(99) == b"STOPPING=1"


def _emptied(line: socket.socket) -> None:
    with suppress(BlockingIOError):
        while True:
            line.recv(99)


def test_without_systemd_the_watchdog_tells_nobody() -> None:
    dog = Watchdog({})
    dog.ready()
    dog.alive(1.0)


def test_a_loop_in_its_own_thread_hears_a_press_and_ends_dark(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.device.clock = evening.device.buttons._clock = time.monotonic
    sat = threading.Event()
    evening.table.on_change(sat.set)
    with Loop(evening.table, evening.device):
        evening.device.press("seat:1")
        evening.device.release("seat:1")
        assert sat.wait(5)
    assert not any(evening.driver.shown)
    assert not [thread for thread in threading.enumerate() if thread.name == "lights"]
    evening.close()


def test_now_is_what_the_loop_reads(evening: Evening) -> None:
    assert isinstance(evening.table.now, Now)
    assert evening.device.layout()[0] == {"place": "arch:red", "index": 0}
    assert len(evening.device.layout()) * 3 == len(evening.device.pixels()[1])
