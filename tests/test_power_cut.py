"""kill -9 at any instant loses no accepted move: real process, real socket, real disk."""

from __future__ import annotations

import os
import random
import secrets
import threading
from http.client import HTTPException
from pathlib import Path
from typing import Any

from companion import games
from companion.journal import Journal
from companion.table import Table
from tests.serving import Phone, Serving, serving

SEED = os.environ.get("CAULDRON_SEED", secrets.token_hex(4))
KILLS = int(os.environ.get("CAULDRON_KILLS", "20"))


def test_after_every_kill_the_state_is_the_last_acknowledged_one_or_the_one_in_flight(tmp_path: Path) -> None:
    luck = random.Random(SEED)
    print(f"seed {SEED}")
    with serving(tmp_path) as server:
        phone = Phone(server)
        assert phone.move(0, {"type": "house.Sit", "seat": 1})["ok"]
        assert phone.move(0, {"type": "house.Sit", "seat": 2})["ok"]
        for _ in range(KILLS):
            acknowledged, tried = _play_until_killed(server, phone, luck)
            _look(tmp_path, acknowledged, tried)
            server.start()


def _play_until_killed(server: Serving, phone: Phone, luck: random.Random) -> tuple[int, int]:
    """Tap on and on while the plug is pulled; the last serial that was acknowledged, and how many taps went unanswered."""
    plug = threading.Timer(luck.uniform(0.01, 0.25), server.kill)
    plug.start()
    acknowledged, unanswered = 0, 0
    try:
        while True:
            answer = _tap(phone, luck)
            acknowledged = max(acknowledged, answer["serial"]) if answer["ok"] else acknowledged
    except (OSError, HTTPException, ValueError):  # the line broke, or the answer was cut off
        unanswered = 1
    plug.join()
    return acknowledged, unanswered


def _tap(phone: Phone, luck: random.Random) -> dict[str, Any]:
    moves = [
        {"type": "house.Speak", "language": luck.choice(["en", "fr"])},
        {"type": "house.Call", "name": f"Ann {luck.random():.6f}", "colour": ""},
    ]
    return phone.move(luck.choice([1, 2]), luck.choice(moves))


def _look(folder: Path, acknowledged: int, unanswered: int) -> None:
    table = Table(Journal(folder), games.find())
    assert table.now.notice is None
    assert table.journal.last >= acknowledged
    rows = table.journal.entries()
    after = [row for row in rows if row.id > acknowledged]
    assert len(after) <= unanswered or not acknowledged, f"{len(after)} rows nobody was told of, {unanswered} tap in flight"
    assert table.now.serial == len(rows)
    assert [row.id for row in rows] == list(range(1, len(rows) + 1))
    table.close()
