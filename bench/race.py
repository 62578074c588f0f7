"""Ten phones drum on one fast ROYGBIV: how soon an accepted tap is on all of them, whether the lights keep their pace, what memory does.

Three seats say "I won't play" over and over, which is always taken; the fourth comes too late; six guests only knock.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import tempfile
import threading
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.serving import Phone, Serving, serving

PHONES, SEATS, RATE, SECONDS, CALM_SECONDS = 10, 4, 50, 20, 3


def rows() -> Iterator[tuple[str, str, str]]:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        phones = _seated(server)
        streams, lights = [_Stream(server, phone.cookie) for phone in phones], _Stream(server, phones[0].cookie, "?page=device")
        calm, before = _pace(lights, lambda: time.sleep(CALM_SECONDS)), _memory(server)
        thumbs = [_Thumb(server, phone.cookie, number) for number, phone in enumerate(phones, 1)]
        drummed, half = _pace(lights, lambda: _drum(thumbs)), _memory(server)
        thumbs += [_Thumb(server, phone.cookie, number) for number, phone in enumerate(phones, 1)]
        _drum(thumbs[PHONES:])
        time.sleep(0.5)  # what went last arrives
        yield from _taps(thumbs, streams)
        yield "lights, calm and drummed upon", f"{calm:.1f} and {drummed:.1f} frames/s", "as a browser sees them, at most 25"
        yield "memory, before, after 10 and 20 s", f"{before:.1f}, {half:.1f}, {_memory(server):.1f} MB", ""


def _taps(thumbs: list[_Thumb], streams: list[_Stream]) -> Iterator[tuple[str, str, str]]:
    accepted = [one for thumb in thumbs for one in thumb.accepted]
    spent = sorted(1000 * (max(stream.saw(serial) for stream in streams) - at) for serial, at in accepted)
    sent = sum(thumb.answered for thumb in thumbs)
    yield (
        f"{PHONES} phones drum for {SECONDS} s",
        f"{sent / SECONDS:.0f} taps/s, {len(accepted)} accepted",
        f"wanted: {PHONES * RATE}; load {os.getloadavg()[0]:.1f}",
    )
    yield "accepted tap on all phones", f"{spent[len(spent) // 2]:.0f} ms, p99 {spent[len(spent) * 99 // 100]:.0f} ms", "wanted: 150 ms"


def _seated(server: Serving) -> list[Phone]:
    phones = [Phone(server) for _ in range(PHONES)]
    for seat, phone in enumerate(phones[:SEATS], 1):
        phone.move(0, {"type": "house.Sit", "seat": seat})
    phones[0].move(1, {"type": "house.Choose", "game": "roygbiv", "mode": "play", "options": {"mode": "fast"}})
    assert phones[0].move(1, {"type": "house.Start"})["ok"]
    return phones


def _drum(thumbs: list[_Thumb]) -> None:
    for thumb in thumbs:
        thumb.start()
    for thumb in thumbs:
        thumb.join()


def _pace(lights: _Stream, act: Callable[[], None]) -> float:
    frames, began = lights.frames, time.perf_counter()
    act()
    return (lights.frames - frames) / (time.perf_counter() - began)


def _memory(server: Serving) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024


class _Thumb(threading.Thread):
    """One phone, with an address of its own, that taps so many times a second."""

    def __init__(self, server: Serving, cookie: str, number: int) -> None:
        super().__init__(daemon=True)
        self.accepted: list[tuple[int, float]] = []
        self.answered = 0
        self._line = http.client.HTTPConnection("127.0.0.1", server.port, source_address=(f"127.0.0.{number + 1}", 0), timeout=20)
        self._headers = {"Cookie": cookie, "Content-Type": "application/json", "Origin": f"http://127.0.0.1:{server.port}"}
        self._seat = number if number <= SEATS else 1
        self._move = {"type": "Play", "card": "hand:0", "line": 0} if number == SEATS else {"type": "WontPlay"}

    def run(self) -> None:
        began = time.perf_counter()
        for tap in range(RATE * SECONDS // 2):
            time.sleep(max(0.0, began + tap / RATE - time.perf_counter()))
            if time.perf_counter() > began + SECONDS / 2:
                return
            at = time.perf_counter()
            body = {"id": f"{self.ident}-{tap}", "seat": self._seat, "seen": 0, "move": self._move}
            self._line.request("POST", "/move", json.dumps(body), self._headers)
            answer = json.loads(self._line.getresponse().read())
            self.answered += 1
            if answer["ok"]:
                self.accepted.append((answer["serial"], at))


class _Stream(threading.Thread):
    """What one page is sent, and when."""

    def __init__(self, server: Serving, cookie: str, page: str = "") -> None:
        super().__init__(daemon=True)
        self.frames = 0
        self._serials: list[int] = []
        self._times: list[float] = []
        self._line = http.client.HTTPConnection("127.0.0.1", server.port)
        self._line.request("GET", f"/events{page}", headers={"Cookie": cookie})
        self._answer = self._line.getresponse()
        self.start()

    def run(self) -> None:
        try:
            while line := self._answer.readline():
                self._hear(line)
        except (OSError, http.client.HTTPException):
            return  # the server is gone: it was measured

    def saw(self, serial: int) -> float:
        """When this page first showed the table at this point, or later."""
        return self._times[bisect_left(self._serials, serial)]

    def _hear(self, line: bytes) -> None:
        self.frames += line.startswith(b"event: lights")
        found = re.search(rb'data-serial=\\"(\d+)', line)
        if found:
            self._serials.append(int(found[1]))
            self._times.append(time.perf_counter())
