"""Nothing is acknowledged that is not stored: the commit comes before the first byte, and a disk that takes no more is said so."""

from __future__ import annotations

import asyncio.selector_events
import os
import re
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.journal import Journal
from companion.table import Table
from tests.clauses import clause
from tests.companion.tables import FOUND
from tests.serving import Phone as PlainPhone
from tests.serving import serving
from tests.web.sentences import assert_clear
from tests.web.served import Phone, Served, begin, listening, seated, served


def on_disk(folder: Path) -> int:
    """How many rows another reader of the file can see."""
    with closing(sqlite3.connect(f"file:{folder / 'journal.db'}?mode=ro", uri=True)) as base:
        return int(base.execute("SELECT count(*) FROM entry").fetchone()[0])


def test_the_live_connection_syncs_every_commit(table: Served) -> None:
    seated(table, 1)
    pragmas = {name: table.table.journal.connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "journal_mode")}
    assert pragmas == {"synchronous": 2, "journal_mode": "wal"}
    assert table.table.journal.connection.in_transaction is False


def test_the_row_is_on_disk_before_the_first_byte_of_its_answer_and_of_its_view(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time bytes go to a socket, another reader counts the rows."""
    phone, other = seated(table, 1, 2)
    begun: dict[Any, int] = {}
    seen: list[tuple[str, int, int]] = []
    transport = asyncio.selector_events._SelectorSocketTransport  # type: ignore[attr-defined]
    write = transport.write

    def watched(self: Any, data: bytes) -> None:
        rows = on_disk(table.folder)
        if data.startswith(b"HTTP/1.1"):
            begun[self] = rows
        for kind, serial in re.findall(rb'^(id|\{"ok"[^\n]*?"serial"): ?(\d+)', bytes(data), re.MULTILINE):
            seen.append(("view", int(serial), rows) if kind == b"id" else ("answer", int(serial), begun[self]))
        write(self, data)

    with listening(other) as stream:
        stream.next()
        monkeypatch.setattr(transport, "write", watched)
        for turn in range(12):
            serial = phone.do(1, "house.Call", name=f"Ann {turn}", colour="")
            assert stream.until(serial).view["serial"] == serial
        monkeypatch.undo()
    assert [kind for kind, _serial, _rows in seen].count("answer") == 12
    assert [kind for kind, _serial, _rows in seen].count("view") == 12
    assert all(rows >= serial for _kind, serial, rows in seen), seen


@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace to watch the kernel")
def test_the_kernel_is_told_to_sync_before_each_answer_is_sent(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        phone = PlainPhone(server)
        assert phone.move(0, {"type": "house.Sit", "seat": 1})["ok"]
        assert server.process is not None
        trace = tmp_path / "trace"
        command = ["strace", "-f", "-s", "40", "-e", "trace=fsync,fdatasync,sendto", "-o", str(trace), "-p", str(server.process.pid)]
        watcher = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        try:
            assert watcher.stderr is not None
            if "attached" not in watcher.stderr.readline():
                pytest.skip("this machine lets nobody watch")
            for turn in range(5):
                assert phone.move(1, {"type": "house.Call", "name": f"Ann {turn}", "colour": ""})["ok"]
        finally:
            watcher.terminate()
            watcher.communicate()
    calls = re.findall(r'(f(?:data)?sync)\(|(?:sendto)\(\d+, "(HTTP/1.1 200)', trace.read_text())
    told = ["sync" if sync else "answer" for sync, _answer in calls]
    assert told.count("answer") == 5
    assert all(before == "sync" for before, now in zip(["", *told], told, strict=False) if now == "answer"), told


# --- disks that take no more

needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="needs root to mount a small disk")


@contextmanager
def small_disk(place: Path) -> Iterator[Path]:
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=500k", "tmpfs", str(place)], check=False, capture_output=True).returncode:
        pytest.skip("this machine lets nobody mount")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def fill(disk: Path) -> Path:
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (4096, 64, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue
    return ballast


def call(phone: Phone, name: str, id_: str = "") -> Any:
    return phone.tap(1, {"type": "house.Call", "name": name, "colour": ""}, id_).json


@needs_root
@clause("H9")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_full_disk_nothing_is_acknowledged_the_page_says_so_and_later_it_goes_on(tmp_path: Path, language: str) -> None:
    with small_disk(tmp_path / "disk") as disk, served(disk) as table:
        phone, other = seated(table, 1, 2, language=language)
        begin(phone)
        with listening(other) as stream:
            stream.next()
            ballast = fill(disk)
            no, before = _first_no(phone, table)
            assert no["clause"] == "H9"
            assert on_disk(disk) == before.serial, "what was acknowledged is stored, and nothing else"
            assert table.table.now.sitting is before.sitting
            event = stream.next()
            while 'role="alert"' not in event.view["html"]:
                event = stream.next()
            _pages_say_so(phone, no["say"])
            again = call(phone, "Again", "same")
            assert not again["ok"]
            ballast.unlink()
            yes = call(phone, "Again", "same")
            assert yes["ok"], "what the disk did not take may be tried again, under the same name"
            html = stream.until(yes["serial"]).view["html"]
            assert 'role="alert"' not in html
        assert on_disk(disk) == yes["serial"]
        shutil.copytree(disk, tmp_path / "copy")
    with closing(Table(Journal(tmp_path / "copy"), FOUND)) as kept:
        assert kept.now.notice is None
        assert kept.now.house.seats[0] is not None
        assert kept.now.house.seats[0].name == "Again"


def _first_no(phone: Phone, table: Served) -> tuple[Any, Any]:
    for turn in range(2000):
        before = table.table.now
        reply = phone.tap(1, {"type": "house.Call", "name": f"Ann {turn}", "colour": ""})
        if not reply.json["ok"]:
            assert reply.status == 409
            assert_clear(reply, phone.language)
            return reply.json, before
        assert reply.json["serial"] == before.serial + 1
    raise AssertionError("the disk was not full after all")


def _pages_say_so(phone: Phone, sentence: str) -> None:
    from html import escape

    for path in ("/", "/table", "/diagnosis"):
        reply = phone.get(path)
        assert reply.status == 200
        if path != "/table":  # the TV speaks the table's language
            assert escape(sentence, quote=True).replace("&#x27;", "&#39;") in reply.text, path
        else:
            assert 'role="alert"' in reply.text
    for path in ("/receipt", "/receipt.json", "/rules/house", "/bring", "/nowhere"):
        assert phone.get(path).status < 500, path


@needs_root
@clause("H9")
def test_on_a_read_only_disk_the_game_is_shown_the_phones_are_known_and_nothing_moves(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        with served(disk) as table:
            phone, _other = seated(table, 1, 2)
            begin(phone)
            kept, serial = dict(phone.cookies), table.table.now.serial
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        with served(disk) as table:
            phone = Phone(table, arrives=False)
            phone.cookies = kept
            assert 'data-seat="1"' in phone.get("/").text
            before = table.table.now
            with listening(phone) as stream:
                assert 'role="alert"' in stream.next().view["html"], "it is said before anybody taps"
            for kind in ("house.Resume", "house.Pause", "house.Undo", "Draw", "house.Leave"):
                reply = phone.tap(1, {"type": kind})
                assert reply.json["ok"] is False
            no = phone.tap(1, {"type": "house.Call", "name": "x", "colour": ""}).json
            assert no["clause"] == "H9"
            _pages_say_so(phone, no["say"])
            assert table.table.now.sitting is before.sitting
            assert phone.get(f"/receipt.json?chapter={before.house.chapter}").status == 200
            assert phone.get("/receipt.json?chapter=99").status == 200
        subprocess.run(["mount", "-o", "remount,rw", str(disk)], check=True)
        with served(disk) as table:
            phone = Phone(table, arrives=False)
            phone.cookies = kept
            assert table.table.journal.entries()[serial - 1].id == serial
            assert call(phone, "Back")["ok"]


@clause("H9")
def test_a_disk_that_fails_for_a_moment_loses_nothing_and_repeats_nothing(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    phone, _other = seated(table, 1, 2)
    begin(phone)
    journal = table.table.journal
    append, failing = journal.append, [True]

    def sometimes(*row: Any) -> Any:
        if failing.pop() if failing else False:
            from companion.journal import CannotWrite

            raise CannotWrite("the card is gone")
        return append(*row)

    monkeypatch.setattr(journal, "append", sometimes)
    first = call(phone, "Ann", "one")
    assert (first["ok"], first["clause"]) == (False, "H9")
    assert "the card is gone" in first["say"]
    second, third = call(phone, "Ann", "one"), call(phone, "Ann", "one")
    assert second["ok"]
    assert third == second
    assert [row.command.rpartition(".")[2] for row in journal.entries()].count("one") == 1


def test_what_was_acknowledged_is_there_after_the_process_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        phone = PlainPhone(server)
        phone.move(0, {"type": "house.Sit", "seat": 3})
        serial = phone.move(3, {"type": "house.Call", "name": "Maël", "colour": "indigo"})["serial"]
        server.kill()
        began = time.monotonic()
        server.start()
        assert time.monotonic() - began < 20
        page = phone.ask("GET", "/")[2].decode()
        assert 'data-seat="3"' in page
        assert "Maël" in page
        assert phone.move(3, {"type": "house.Call", "name": "x", "colour": ""})["serial"] == serial + 1
