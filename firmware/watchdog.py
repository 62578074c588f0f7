"""Tells systemd that the table is up and well, over its socket; without systemd it tells nobody."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from contextlib import suppress

EVERY = 1.0


class Watchdog:
    """``alive`` is fed by the light loop, and only while the buttons' thread lives: a table that hears nobody is restarted."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        wanted = environment.get("WATCHDOG_USEC", "")
        self._every = min(EVERY, int(wanted) / 1e6 / 3) if wanted.isdecimal() else EVERY
        self._fed_at = float("-inf")

    def ready(self) -> None:
        self._tell("READY=1")

    def alive(self, now: float) -> None:
        if now - self._fed_at >= self._every:
            self._fed_at = now
            self._tell("WATCHDOG=1")

    def stopping(self) -> None:
        self._tell("STOPPING=1")

    def _tell(self, word: str) -> None:
        if not self._address:
            return
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
            line.sendto(word.encode(), address)
