"""``/events``: the whole view at once, then only the newest, to as many as may look, and the table never waits for them."""

from __future__ import annotations

import json
import re
import socket
import threading
from contextlib import ExitStack
from pathlib import Path

import pytest

import web.stream
from tests.web.served import DrawnDevice, Listening, Phone, Served, begin, listening, seated, served


def name(phone: Phone, seat: int, called: str) -> int:
    return phone.do(seat, "house.Call", name=called, colour="")


def streams(table: Served) -> int:
    return len(table.site.streams._open)


def test_a_stream_begins_with_the_whole_view_and_no_cues(table: Served) -> None:
    one, _other = seated(table, 1, 2)
    begin(one)
    with listening(one) as stream:
        assert stream.reply.status == 200
        assert stream.reply.msg.get_content_type() == "text/event-stream"
        hello = stream.next("hello")
        assert hello.data == table.site.pages.version
        first = stream.next()
        assert first.id == str(table.table.now.serial)
        assert first.view["cues"] == []
        assert first.view["html"] in one.get("/").text, "the stream brings the very main part of the page"


def test_each_change_is_sent_once_with_what_just_happened(table: Served) -> None:
    one, _other = seated(table, 1, 2)
    begin(one)
    with listening(one) as stream:
        stream.next()
        drawer = table.table.now.actors()[0]
        serial = table.phones[drawer - 1].do(drawer, "Draw")
        event = stream.next()
        assert event.view["serial"] == serial
        (cue,) = event.view["cues"]
        assert cue["key"] == "drew"
        assert cue["sound"]
        assert cue["say"]
        assert table.table.now.facts
        paused = one.do(1, "house.Pause")
        event = stream.next()
        assert (event.view["serial"], event.view["cues"]) == (paused, []), "what happened before is not told again"


def test_a_phone_that_slept_gets_the_present_in_silence(table: Served) -> None:
    one, other = seated(table, 1, 2)
    begin(one)
    with listening(other) as stream:
        stream.next()
    drawer = table.table.now.actors()[0]
    for turn in range(19):
        name(one, 1, f"A{turn}")
    last = table.phones[drawer - 1].do(drawer, "Draw")
    assert table.table.now.facts, "the last thing that happened is one with a sound"
    with listening(other) as stream:
        event = stream.next()
        assert (event.view["serial"], event.view["cues"]) == (last, [])


def test_a_stream_that_was_held_up_gets_only_the_newest_in_silence(table: Served) -> None:
    """While the loop is busy, three things happen: one view is sent, with no old cue."""
    one, _other = seated(table, 1, 2)
    begin(one)
    with listening(one) as stream:
        stream.next()
        held, go = threading.Event(), threading.Event()
        loop = table.site.streams._loop
        assert loop is not None
        loop.call_soon_threadsafe(held.set)
        loop.call_soon_threadsafe(go.wait, 20)
        assert held.wait(20)
        from companion import house as home
        from tests.companion.tables import do

        drawer = table.table.now.actors()[0]
        do(table.table, 1, home.Pause())
        do(table.table, 1, home.Resume())
        last = do(table.table, drawer, table.table.now.offers(drawer)[0].move)
        go.set()
        event = stream.next()
        assert (event.view["serial"], event.view["cues"]) == (last, [])
        marker = name(one, 1, "next")
        assert stream.next().view["serial"] == marker, "nothing was queued in between"


def test_a_view_is_rendered_once_for_all_who_may_see_the_same(table: Served) -> None:
    sitting = seated(table, 1, 2)
    begin(sitting[0])
    looking = [*sitting, *(Phone(table) for _ in range(12)), *(Phone(table, "fr") for _ in range(6))]
    with ExitStack() as lines:
        open_ = [lines.enter_context(listening(phone)) for phone in looking]
        open_ += [lines.enter_context(listening(phone, "page=table")) for phone in looking[2:5]]
        for stream in open_:
            stream.next()
        for _ in range(3):
            before = table.site.views.rendered
            serial = sitting[0].do(1, "house.Call", name="Ann", colour="")
            events = [stream.until(serial) for stream in open_]
            assert table.site.views.rendered - before == 5, "two seats, guests in two languages, the TV"
            assert len({event.data for event in events[2:14]}) == 1
            assert len({event.data for event in events}) == 5


def test_a_heartbeat_is_heard_when_nothing_happens(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web.stream, "HEARTBEAT_SECONDS", 0.05)
    with listening(Phone(table)) as stream:
        stream.next()
        beats = [stream.next("clock") for _ in range(3)]
        assert all(float(beat.data) >= 0 for beat in beats)
        assert b": beat" in stream.raw
        assert stream.raw.count(b"event: view") == 1


def test_streams_are_limited_for_each_address_and_in_all(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web.stream, "MOST_OF_ONE", 3)
    monkeypatch.setattr(web.stream, "MOST_STREAMS", 5)
    greedy, other, third = Phone(table, "fr"), Phone(table, source="127.0.0.3"), Phone(table, source="127.0.0.4")
    with ExitStack() as lines:
        for phone, number in ((greedy, 3), (other, 2)):
            for _ in range(number):
                assert lines.enter_context(listening(phone)).next().view["html"]
        for phone in (greedy, other, third):
            reply = phone.get("/events")
            assert (reply.status, reply.headers["Retry-After"]) == (429, "5")
            assert reply.json["clause"] == "H11"
            assert reply.json["say"]
        assert "H11" in greedy.get("/events").text
        assert third.tap(0, {"type": "house.Sit", "seat": 1}).json["ok"], "taps still go through"
        assert streams(table) == 5


def test_a_stream_that_is_closed_makes_room(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web.stream, "MOST_OF_ONE", 1)
    phone = Phone(table)
    for _ in range(5):
        with listening(phone) as stream:
            assert stream.next().view["html"]
        _until(lambda: streams(table) == 0)


def _until(fact: object) -> None:
    import time

    end = time.monotonic() + 20
    while not fact():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.005)


def test_a_slow_reader_does_not_hold_the_table_and_wakes_to_the_newest(table: Served) -> None:
    (phone,) = seated(table, 1)
    with socket.socket() as slow, listening(phone) as stream:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.settimeout(20)
        slow.connect(("127.0.0.1", table.port))
        slow.sendall(b"GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
        _until(lambda: streams(table) == 2)
        changes = 120
        for turn in range(changes):
            serial = name(phone, 1, f"Turn {turn}")
        assert stream.until(serial).view["serial"] == serial, "the others hear it"
        got = b""
        while f'"serial":{serial},'.encode() not in got:
            piece = slow.recv(65536)
            assert piece
            got += piece
        sent = [int(found) for found in re.findall(rb'data: \{"serial":(\d+),', got)]
        assert len(sent) < changes * 0.8, "what it had no time for was never sent"
        assert sent == sorted(sent)


def test_a_reader_that_is_gone_is_forgotten(table: Served) -> None:
    (phone,) = seated(table, 1)
    lines = []
    for _ in range(10):
        line = socket.create_connection(("127.0.0.1", table.port))
        line.sendall(b"GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
        lines.append(line)
    _until(lambda: streams(table) == 10)
    for line in lines:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")  # as when a phone is switched off
        line.close()
    name(phone, 1, "x")
    _until(lambda: streams(table) == 0)


def test_streams_end_at_once_when_the_table_stops(tmp_path: Path) -> None:
    import time

    with served(tmp_path) as table:
        phones = [Phone(table) for _ in range(3)]
        open_ = [Listening(phone) for phone in phones]
        stuck = socket.create_connection(("127.0.0.1", table.port))
        stuck.sendall(b"GET /events HTTP/1.1\r\nHost: x\r\n\r\n")
        for stream in open_:
            stream.next()
        began = time.monotonic()
        table.stop()
        assert time.monotonic() - began < 3, "nobody is waited for"
        for stream in open_:
            assert b"event: view" not in stream.rest()
            stream.close()
        stuck.close()


def test_a_stream_follows_its_phone_to_a_seat_and_back(table: Served) -> None:
    phone = Phone(table)
    with listening(phone) as stream:
        assert 'data-seat="0"' in stream.next().view["html"]
        assert 'data-seat="4"' in stream.until(phone.do(0, "house.Sit", seat=4)).view["html"]
        assert 'data-seat="0"' in stream.until(phone.do(4, "house.Leave")).view["html"]


def test_the_tv_speaks_the_tables_language_and_a_phone_its_own(table: Served) -> None:
    (phone,) = seated(table, 1, language="fr")
    with listening(phone) as own, listening(phone, "page=table") as screen:
        assert 'lang="fr"' in own.next().view["html"]
        assert 'lang="en"' in screen.next().view["html"]
        serial = phone.do(1, "house.Speak", language="fr")
        assert 'lang="fr"' in screen.until(serial).view["html"]


def test_a_page_that_does_not_exist_is_a_phone(table: Served) -> None:
    for query in ("", "page=", "page=admin", "page=phone&page=table", "page=%ff", "seat=99", "x" * 3000):
        with listening(Phone(table), query) as stream:
            assert 'class="join"' in stream.next().view["html"]


def test_lights_are_sent_to_the_drawn_device_alone_and_only_while_somebody_looks(tmp_path: Path) -> None:
    device = DrawnDevice()
    with served(tmp_path, device) as table:
        phone = Phone(table)
        assert json.loads(phone.get("/device.json").body) == device.layout()
        with listening(phone) as plain:
            plain.next()
            assert not device.watched
            with listening(phone, "page=device") as drawn:
                assert drawn.next("lights").data == "00" * 21
                assert device.watched
                device.shine()
                assert drawn.next("lights").data == "01" * 21
                phone.do(0, "house.Sit", seat=1)
                plain.until(table.table.now.serial)
                assert b"event: lights" not in plain.raw
        _until(lambda: not device.watched)


def test_the_drawn_buttons_can_be_pressed_and_others_not(tmp_path: Path) -> None:
    device = DrawnDevice()
    with served(tmp_path, device) as table:
        phone = Phone(table)
        for button, down in (("pot", True), ("pot", False), ("seat:3", True)):
            assert phone.post("/press", {"button": button, "down": down}).json == {"ok": True}
        for button in ("seat:9", "", "fuse"):
            assert phone.post("/press", {"button": button, "down": True}).status == 409
        assert device.pressed == [("pot", True), ("pot", False), ("seat:3", True)]
        device.virtual = False
        assert phone.post("/press", {"button": "pot", "down": True}).status == 409
        assert phone.get("/device").status == 404
        assert len(device.pressed) == 3
