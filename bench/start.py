"""Start-up, memory and idleness of the real command, read off the process."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.serving import Phone, Serving

IDLE_SECONDS = 10.0


def rows() -> Iterator[tuple[str, str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        server = Serving(Path(folder))
        began = time.perf_counter()
        server.start()
        Phone(server)
        yield "process start to first page", f"{time.perf_counter() - began:.2f} s", "limit 3 s"
        assert server.process is not None
        proc = Path(f"/proc/{server.process.pid}")
        before = _cpu(proc)
        time.sleep(IDLE_SECONDS)
        yield "idle", f"{(_cpu(proc) - before) / IDLE_SECONDS * 100:.2f} % of a core", "limit 2 %"
        memory = next(line for line in (proc / "status").read_text().splitlines() if line.startswith("VmRSS"))
        yield "memory", f"{int(memory.split()[1]) / 1024:.0f} MB", "limit 90 MB"
        server.kill()


def _cpu(proc: Path) -> float:
    fields = (proc / "stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
