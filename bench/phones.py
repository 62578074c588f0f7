"""From the tap to the last phone: how long until every stream has the new page, with 10 and with 100 phones."""

from __future__ import annotations

import selectors
import socket
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.serving import Phone, Serving, serving

TAPS = 40
SECONDS_BETWEEN = 0.1  # a thumb that the door does not take for a flood
PHONES_AT_ONE_ADDRESS = 50


def rows() -> Iterator[tuple[str, str, str]]:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        phone = Phone(server)
        phone.move(0, {"type": "house.Sit", "seat": 1})
        for crowd in (10, 100):
            streams = [_stream(server, phone.cookie, f"127.0.0.{1 + number // PHONES_AT_ONE_ADDRESS}") for number in range(crowd)]
            spent = sorted(_tap(phone, streams, number) for number in range(TAPS))
            for stream in streams:
                stream.close()
            yield f"tap to {crowd} phones", f"{statistics.median(spent):.1f} ms, worst {spent[-1]:.1f} ms", ""


def _stream(server: Serving, cookie: str, source: str) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), source_address=(source, 0))
    line.sendall(f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {cookie}\r\n\r\n".encode())
    line.setblocking(False)
    return line


def _tap(phone: Phone, streams: list[socket.socket], number: int) -> float:
    """Milliseconds from sending the tap until every stream has brought something new."""
    time.sleep(SECONDS_BETWEEN)
    with selectors.DefaultSelector() as waiting:
        for stream in streams:
            _drain(stream)
            waiting.register(stream, selectors.EVENT_READ)
        began = time.perf_counter()
        assert phone.move(1, {"type": "house.Call", "name": f"Ann {number}", "colour": ""})["ok"]
        left = set(streams)
        while left:
            for key, _ready in waiting.select(5):
                waiting.unregister(key.fileobj)
                left.discard(key.fileobj)  # type: ignore[arg-type]
        return (time.perf_counter() - began) * 1000


def _drain(stream: socket.socket) -> None:
    try:
        while stream.recv(65536):
            pass
    except BlockingIOError:
        return
