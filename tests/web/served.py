"""A real table served on a real socket, phones that speak plain HTTP to it, and streams that are read line by line."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from http.cookies import SimpleCookie
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace as changed

from companion.contract import Text
from companion.journal import Journal
from companion.table import Table
from tests.companion.tables import FOUND, Hand
from web.guard import Guard
from web.identity import COOKIE
from web.limits import Limit
from web.server import Address, Server, Site, open_socket

HOST = "127.0.0.1"
PATIENCE_SECONDS = 20
_ids = count(1)


def open_door() -> Guard:
    """For tests that tap faster than hands."""
    return Guard(Limit(1e9, 1e9), Limit(1e9, 1e9))


class Served:
    """The server in a thread, on a free port; ``stop`` may be said twice."""

    def __init__(self, table: Table, folder: Path, device: Any = None, door: Guard | None = None) -> None:
        self.table, self.folder = table, folder
        self.phones: list[Phone] = []
        self._door = open_socket(HOST, 0)
        self.port: int = self._door.getsockname()[1]
        self.site = Site(table, device, folder, Address(self._door, HOST), door)
        ready = threading.Event()
        self.server = Server(self.site, ready.set)
        self._thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self._door]}, daemon=True)
        self._thread.start()
        assert ready.wait(20), "the server did not start"

    @property
    def origin(self) -> str:
        return f"http://{HOST}:{self.port}"

    def again(self, number: int, language: str = "en") -> Phone:
        """One of its phones, on another line."""
        phone = Phone(self, language, arrives=False)
        phone.cookies = {COOKIE: self.phones[number].cookies[COOKIE]}
        return phone

    def leave(self) -> None:
        """Ask it to stop, without waiting."""
        for phone in self.phones:
            phone.close()
        self.server.should_exit = True

    def stop(self) -> None:
        self.leave()
        self._thread.join(20)
        assert not self._thread.is_alive(), "the server did not stop"
        self._door.close()
        self.table.close()


@contextmanager
def served(folder: Path, device: Any = None, door: Guard | None = None) -> Iterator[Served]:
    """A table of its own in a folder, with an open door unless another one is given."""
    here = Served(Table(Journal(folder), FOUND, Hand()), folder, device, door or open_door())
    try:
        yield here
    finally:
        here.stop()


_leaving: list[Served] = []


@contextmanager
def served_once(folder: Path, device: Any = None) -> Iterator[Served]:
    """The same, for a folder that is not opened again: nobody waits until it has stopped, before the very end."""
    here = Served(Table(Journal(folder), FOUND, Hand()), folder, device, open_door())
    try:
        yield here
    finally:
        here.leave()
        _leaving.append(here)


def stand(table: Served, **changes: Any) -> None:
    """Another position on the table, without a move."""
    now = table.table.now
    table.table.now = replace(now, sitting=replace(now.sitting, state=changed(now.sitting.state, **changes)))


def wait_for_all() -> None:
    while _leaving:
        _leaving.pop().stop()


class Reply(NamedTuple):
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Phone:
    """One phone: its cookies, its language, the address it calls from (any of 127.0.0.0/8 will do)."""

    def __init__(self, served: Served, language: str = "en", source: str = HOST, arrives: bool = True) -> None:
        self.served, self.language, self.source = served, language, source
        self.cookies: dict[str, str] = {}
        self._line = http.client.HTTPConnection(HOST, served.port, timeout=20, source_address=(source, 0))
        served.phones.append(self)
        if arrives:
            self.get("/")

    def get(self, path: str, **headers: str) -> Reply:
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: Any, **headers: str) -> Reply:
        """JSON, as our own pages send it."""
        told = {"Content-Type": "application/json", "Origin": self.served.origin} | headers
        return self.ask("POST", path, json.dumps(body).encode(), **told)

    def tap(self, seat: int, move: dict[str, Any], name: str = "", seen: int = 0) -> Reply:
        return self.post("/move", {"id": name or f"t{next(_ids)}", "seat": seat, "seen": seen, "move": move})

    def do(self, seat: int, kind: str, /, **fields: Any) -> int:
        """A tap that must be accepted; its serial."""
        reply = self.tap(seat, {"type": kind, **fields})
        assert reply.json["ok"], reply.text
        return int(reply.json["serial"])

    def ask(self, method: str, path: str, body: bytes | None = None, /, **headers: str) -> Reply:
        told = {"Accept-Language": self.language} | headers
        if self.cookies:
            told.setdefault("Cookie", self.cookie)
        try:
            reply = self._once(method, path, body, told)
        except (http.client.RemoteDisconnected, ConnectionError):  # an idle line is closed after a while
            reply = self._once(method, path, body, told)
        self._keep(reply)
        return reply

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def close(self) -> None:
        self._line.close()

    def _once(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Reply:
        try:
            self._line.request(method, path, body, headers)
            answer = self._line.getresponse()
            if answer.msg.get_content_type() != "text/event-stream":
                return Reply(answer.status, answer.msg, answer.read())
            self._line.close()  # it would never end
            return Reply(answer.status, answer.msg, b"")
        except BaseException:
            self._line.close()
            raise

    def _keep(self, reply: Reply) -> None:
        for line in reply.headers.get_all("Set-Cookie") or ():
            for name, morsel in SimpleCookie(line).items():
                self.cookies[name] = morsel.value


class Event(NamedTuple):
    name: str
    data: str
    id: str = ""

    @property
    def view(self) -> Any:
        return json.loads(self.data)


class Listening:
    """One open stream; ``next`` waits for the next event of a kind."""

    def __init__(self, phone: Phone, query: str = "page=phone") -> None:
        self._line = http.client.HTTPConnection(HOST, phone.served.port, timeout=20, source_address=(phone.source, 0))
        headers = {"Accept-Language": phone.language} | ({"Cookie": phone.cookie} if phone.cookies else {})
        self._line.request("GET", f"/events?{query}", headers=headers)
        self.reply = self._line.getresponse()
        self.raw = bytearray()

    def next(self, name: str = "view") -> Event:
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            event = self._event()
            if event.name == name:
                return event
        raise AssertionError(f"no {name} came")

    def until(self, serial: int) -> Event:
        """The first view at or after a serial."""
        while True:
            event = self.next()
            if event.view["serial"] >= serial:
                return event

    def rest(self) -> bytes:
        """All that still comes until the stream ends."""
        return bytes(self.reply.read())

    def close(self) -> None:
        self._line.close()
        self.reply.close()

    def _event(self) -> Event:
        fields: dict[str, str] = {}
        while True:
            line = self.reply.readline()
            assert line, "the stream has ended"
            self.raw += line
            if line == b"\n":
                return Event(fields.get("event", ""), fields.get("data", ""), fields.get("id", ""))
            name, _, value = line.decode().rstrip("\n").partition(": ")
            fields[name] = value


@contextmanager
def listening(phone: Phone, query: str = "page=phone") -> Iterator[Listening]:
    stream = Listening(phone, query)
    try:
        yield stream
    finally:
        stream.close()


def seated(served: Served, *seats: int, **wishes: Any) -> list[Phone]:
    """Phones that sit, one at each seat."""
    phones = [Phone(served, **wishes) for _ in seats]
    for phone, seat in zip(phones, seats, strict=True):
        phone.do(0, "house.Sit", seat=seat)
    return phones


def begin(phone: Phone, seat: int = 1, game: str = "korrigans", mode: str = "assist", **options: Any) -> None:
    phone.do(seat, "house.Choose", game=game, mode=mode, options=options)
    phone.do(seat, "house.Start")


def raw(served: Served, *parts: bytes, pause: Callable[[], None] = lambda: None) -> bytes:
    """What the server answers to these very bytes."""
    with socket.create_connection((HOST, served.port), timeout=20) as line:
        with suppress(ConnectionError):
            for part in parts:
                line.sendall(part)
                pause()
        answer = b""
        with suppress(ConnectionError):
            while piece := line.recv(65536):
                answer += piece
                if _whole(answer):
                    break
        return answer


def _whole(answer: bytes) -> bool:
    head, gap, body = answer.partition(b"\r\n\r\n")
    length = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    return bool(gap and length) and len(body) >= int(length[0].split(b":")[1])


class DrawnDevice:
    """A device as the pages know it: seven lights, and buttons that remember what was done to them."""

    virtual, quiet = True, False
    words = Path(__file__).parent

    def __init__(self) -> None:
        self.pressed: list[tuple[str, bool]] = []
        self.frame = 0
        self._wakes: list[Callable[[], None]] = []

    def layout(self) -> list[dict[str, object]]:
        return [{"place": "pot", "index": index} for index in range(7)]

    def pixels(self) -> tuple[int, bytes]:
        return self.frame, bytes([self.frame % 256] * 21)

    def on_frame(self, wake: Callable[[], None]) -> Callable[[], None]:
        self._wakes.append(wake)
        return lambda: self._wakes.remove(wake)

    @property
    def watched(self) -> bool:
        return bool(self._wakes)

    def shine(self) -> None:
        self.frame += 1
        for wake in tuple(self._wakes):
            wake()

    def press(self, button: str) -> None:
        self.pressed.append((button, True))

    def release(self, button: str) -> None:
        self.pressed.append((button, False))

    def report(self) -> list[tuple[str, bool, Text]]:
        return [("strip", True, Text("cauldron"))]
