"""What a role sees, rendered once for each change and shared as bytes by all who may see the same."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any

import msgspec

from companion.contract import Fact, Text
from companion.messages import say
from companion.table import Now, Table
from web.role import Role
from web.sight import Sight

Render = Callable[[Sight], str]


class Views:
    """The fragments and events of the present ``Now``; a new one empties the shelf."""

    def __init__(self, table: Table, render: Render) -> None:
        self._table = table
        self._render = render
        self._lock = Lock()
        self._now: Now | None = None
        self._shelf: dict[tuple[str, Role], Any] = {}
        self.rendered = 0

    def fragment(self, now: Now, role: Role) -> str:
        """The page's ``<main>``."""
        return str(self._shelved("main", now, role, lambda: self._main(now, role)))

    def event(self, now: Now, role: Role, live: bool) -> bytes:
        """The event that brings it; with what just happened, for those who were there to see it happen."""
        kind = "live" if live else "silent"
        html = self.fragment(now, role)
        event: bytes = self._shelved(kind, now, role, lambda: _event(now, html, cues(now, role) if live else []))
        return event

    def _main(self, now: Now, role: Role) -> str:
        self.rendered += 1
        return self._render(Sight(self._table, now, role))

    def _shelved(self, kind: str, now: Now, role: Role, make: Callable[[], Any]) -> Any:
        with self._lock:
            if now is not self._now:
                self._now, self._shelf = now, {}
            if (kind, role) not in self._shelf:
                self._shelf[kind, role] = make()
            return self._shelf[kind, role]


def cues(now: Now, role: Role) -> list[dict[str, Any]]:
    """What just happened, as this role may know it: for the one animation, the sound and the ears."""
    sight = Sight(None, now, role)
    return [_cue(fact, sight) for fact in now.told(sight.player)]


def _cue(fact: Fact, sight: Sight) -> dict[str, Any]:
    said = say(Text(fact.key, fact.args), sight.role.language, sight.folder, sight.names)
    return {"key": fact.key, "refs": [str(value) for value in fact.args.values()], "sound": fact.sound, "say": said}


def _event(now: Now, html: str, cues: list[dict[str, Any]]) -> bytes:
    body = msgspec.json.encode({"serial": now.serial, "html": html, "cues": cues})
    return b"event: view\nid: %d\ndata: %s\n\n" % (now.serial, body)
