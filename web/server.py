"""The server: Flask for pages and taps, the streams beside it, one process, one port."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from a2wsgi import WSGIMiddleware

from companion.table import Table
from web.app import make_app
from web.asking import Asking, refuse
from web.device import Device
from web.guard import Guard
from web.identity import Identity
from web.pages import Pages
from web.stream import Streams
from web.views import Views

MOST_BYTES = 8 * 1024
BODY_SECONDS = 10.0
THREADS = 8
LINE_BYTES = 64 * 1024


class PortTaken(OSError):
    """Somebody else listens there."""


class NoBody(Exception):
    """It is too long, or too slow, or its sender has gone."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Site:
    """The ASGI application: streams natively, everything else through Flask once its body has arrived whole."""

    def __init__(self, table: Table, device: Device | None, folder: Path, address: Callable[[], str], door: Guard | None = None) -> None:
        identity = Identity(folder)
        self.pages = Pages(identity.code, address, device)
        self.views = Views(table, self.pages.main)
        self.streams = Streams(table, self.views, device, self.pages.version)
        self._identity, self._table = identity, table
        app: Any = make_app(table, device, identity, self.pages, self.views, door)
        self._flask: Any = WSGIMiddleware(app, workers=THREADS)
        self.stop_listening = table.on_change(self.streams.wake)

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            return
        if scope["path"] == "/events" and scope["method"] == "GET":
            await self.streams(Asking(scope, self._identity), receive, send)
            return
        try:
            body = await _body(receive)
        except NoBody as no:
            await refuse(Asking(scope, self._identity), self._table.now, send, no.code, "H10", "not-understood")
            return
        await self._flask(scope, _replay(body, receive), send)


class Server(uvicorn.Server):
    """Stops at once when asked: streams are told first, and the signal is not raised again."""

    def __init__(self, site: Site, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                site,
                lifespan="off",
                ws="none",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=3,
                h11_max_incomplete_event_size=16 * 1024,
            )
        )
        self._site, self._ready = site, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._site.streams.close()
        self._site.stop_listening()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(
    table: Table,
    device: Device | None,
    folder: Path,
    port: int = 8000,
    host: str = "0.0.0.0",
    ready: Callable[[str, str], None] = lambda _address, _code: None,
) -> None:
    """Serve until SIGTERM or SIGINT; ``ready`` is told the address for phones and the four letters."""
    with open_socket(host, port) as door:
        address = Address(door, host)
        site = Site(table, device, folder, address)
        Server(site, lambda: ready(address(), site.pages.code)).run(sockets=[door])


def open_socket(host: str, port: int) -> socket.socket:
    """Take the port before anything else starts, so that a taken one is said at once."""
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # said, so that asyncio sends without waiting (Nagle)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LINE_BYTES)  # a phone asleep holds a few views, not megabytes of old ones
    try:
        door.bind((host, port))
    except OSError as error:
        door.close()
        raise PortTaken(error.errno, f"port {port} can't be opened: {error.strerror}") from error
    return door


class Address:
    """Where phones find the table; asked anew each time, because a network may come and go."""

    def __init__(self, door: socket.socket, host: str) -> None:
        self._port = door.getsockname()[1]
        self._host = "" if host in ("", "0.0.0.0") else host

    def __call__(self) -> str:
        port = "" if self._port == 80 else f":{self._port}"
        return f"http://{self._host or _own_address()}{port}"


def _own_address() -> str:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


async def _body(receive: Any) -> bytes:
    """The whole body, if it is small and comes in time: a slow or huge one never holds a thread."""
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while len(body) <= MOST_BYTES:
                message = await receive()
                if message["type"] == "http.disconnect":
                    break
                body += message.get("body", b"")
                if not message.get("more_body") and len(body) <= MOST_BYTES:
                    return bytes(body)
    except TimeoutError:
        raise NoBody(408) from None
    raise NoBody(413)


def _replay(body: bytes, receive: Any) -> Any:
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Any:
        return waiting.pop() if waiting else await receive()

    return again
