"""``/events``: one stream a page, as a native ASGI callable that costs no thread; everybody looks at the newest."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from companion.table import Table
from web.asking import SEALS, Asking, refuse
from web.device import Device
from web.role import DEVICE, PAGES, PHONE, Role, role
from web.views import Views

HEARTBEAT_SECONDS = 15.0
FRAME_SECONDS = 0.04
MOST_STREAMS, MOST_OF_ONE = 300, 60

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]
_HEADERS = [(b"content-type", b"text/event-stream"), *SEALS]


class Streams:
    """Wakes its streams, from whatever thread, when the table or the lights have changed."""

    def __init__(self, table: Table, views: Views, device: Device | None, version: str) -> None:
        self.table, self.views, self.device, self.version = table, views, device, version
        self.closing = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._open: dict[Stream, str] = {}
        self._stop_frames: Callable[[], None] | None = None

    def wake(self) -> None:
        """From any thread: the table has changed."""
        self._soon(lambda: self._ring(lights_only=False))

    def wake_lights(self) -> None:
        """From any thread: there is a new frame."""
        self._soon(lambda: self._ring(lights_only=True))

    def close(self) -> None:
        """Say good-bye to every stream, so that the server can stop at once."""
        self.closing = True
        self._ring(lights_only=False)

    async def __call__(self, asking: Asking, receive: Receive, send: Send) -> None:
        self._loop = asyncio.get_running_loop()
        if not asking.at_home:
            await refuse(asking, self.table.now, send, 400, "H10", "not-understood")
            return
        if self.closing or not self._room(asking.address):
            await refuse(asking, self.table.now, send, 429, "H11", "too-fast")
            return
        stream = Stream(self, asking)
        with self._listed(stream, asking.address):
            await stream.run(receive, send)

    def _room(self, address: str) -> bool:
        return len(self._open) < MOST_STREAMS and list(self._open.values()).count(address) < MOST_OF_ONE

    @contextmanager
    def _listed(self, stream: Stream, address: str) -> Iterator[None]:
        self._open[stream] = address
        self._watch_frames()
        try:
            yield
        finally:
            del self._open[stream]
            self._watch_frames()

    def _watch_frames(self) -> None:
        """Frames are only asked for while somebody looks at them."""
        watched = any(stream.lights for stream in self._open)
        if watched and self._stop_frames is None and self.device is not None:
            self._stop_frames = self.device.on_frame(self.wake_lights)
        elif not watched and self._stop_frames is not None:
            self._stop_frames()
            self._stop_frames = None

    def _ring(self, lights_only: bool) -> None:
        for stream in self._open:
            if stream.lights or not lights_only:
                stream.bell.set()

    def _soon(self, act: Callable[[], object]) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(act)


class Stream:
    """One page that looks: it gets the whole view at once, then each newest one, and a heartbeat."""

    def __init__(self, streams: Streams, asking: Asking) -> None:
        self.streams, self.asking = streams, asking
        self.page = asking.query("page") if asking.query("page") in PAGES else PHONE
        self.lights = self.page == DEVICE and streams.device is not None and streams.device.virtual
        self.bell = asyncio.Event()
        self._shown: Any = None
        self._frame = -1
        self._gone = False

    async def run(self, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
        leaving = asyncio.create_task(self._leave(receive))
        try:
            await _write(send, b"retry: 1000\n\nevent: hello\ndata: %s\n\n" % self.streams.version.encode())
            while not self._gone and not self.streams.closing:
                await self._look(send)
                await self._wait(send)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            leaving.cancel()

    async def _look(self, send: Send) -> None:
        """Whatever happened meanwhile, only the newest is sent."""
        self.bell.clear()
        now = self.streams.table.now
        if now is not self._shown:
            live = self._shown is not None and now.serial == self._shown.serial + 1
            event = self.streams.views.event(now, self._role(now), live)
            self._shown = now
            await _write(send, self._clock() + event)
        if self.lights and self.streams.device is not None:
            await self._light(send, self.streams.device)

    async def _light(self, send: Send, device: Device) -> None:
        number, pixels = device.pixels()
        if number == self._frame:
            return
        self._frame = number
        await _write(send, b"event: lights\ndata: %s\n\n" % pixels.hex().encode())
        await asyncio.sleep(FRAME_SECONDS)

    async def _wait(self, send: Send) -> None:
        """Until something changes, or the heartbeat; a phone can only see events, so the beat is one."""
        if self._gone or self.streams.closing:
            return
        try:
            await asyncio.wait_for(self.bell.wait(), HEARTBEAT_SECONDS)
        except TimeoutError:
            await _write(send, b": beat\n" + self._clock())

    def _role(self, now: Any) -> Role:
        asking = self.asking
        return role(now, self.page, asking.phone, asking.wish, asking.language(now.house.language))

    def _clock(self) -> bytes:
        return b"event: clock\ndata: %.1f\n\n" % self.streams.table.clock()

    async def _leave(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._gone = True
        self.bell.set()


async def _write(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})
