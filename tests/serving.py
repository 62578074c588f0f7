"""The real command in a process of its own, and a phone that speaks plain HTTP to it."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
_ids = count(1)


class Serving:
    """``cauldron serve --sim`` on a free port; ``kill`` is kill -9, ``start`` comes back on the same data."""

    def __init__(self, data: Path) -> None:
        self.data, self.port = data, 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "cauldron.py", "serve", "--sim", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        assert self.process.stdout is not None
        for line in self.process.stdout:
            ready = re.search(r"ready: http://[^:/]+:(\d+)", line)
            if ready:
                self.port = int(ready[1])
                return
        raise AssertionError(f"the server ended with {self.process.wait()}")

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@contextmanager
def serving(data: Path) -> Iterator[Serving]:
    server = Serving(data)
    server.start()
    try:
        yield server
    finally:
        server.kill()


class Phone:
    """One phone's cookie and its taps."""

    def __init__(self, server: Serving) -> None:
        self.server, self.cookie = server, ""
        _status, headers, _body = self.ask("GET", "/")
        self.cookie = headers["Set-Cookie"].split(";")[0]

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, http.client.HTTPMessage, bytes]:
        line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=20)
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if body is not None:
            headers |= {"Content-Type": "application/json", "Origin": f"http://127.0.0.1:{self.server.port}"}
        try:
            line.request(method, path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            return answer.status, answer.msg, answer.read()
        finally:
            line.close()

    def move(self, seat: int, move: dict[str, Any], name: str = "", seen: int = 0) -> dict[str, Any]:
        tap = {"id": name or f"t{next(_ids)}", "seat": seat, "seen": seen, "move": move}
        return json.loads(self.ask("POST", "/move", tap)[2])
