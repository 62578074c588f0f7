"""A request as the stream reads it, without Flask: its phone, its language, what it asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec
from werkzeug.http import parse_cookie

from companion.table import Now
from web.guard import HEADERS, at_home
from web.identity import COOKIE, Identity
from web.language import COOKIE as LANGUAGE
from web.language import chosen
from web.moves import refused
from web.role import Wish

SEALS = [(name.lower().encode(), value.encode()) for name, value in {**HEADERS, "Cache-Control": "no-store"}.items()]


class Asking:
    def __init__(self, scope: dict[str, Any], identity: Identity) -> None:
        self._query = parse_qs(scope.get("query_string", b"").decode("latin-1")[:500])
        self._headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope.get("headers", ())}
        self._cookies = parse_cookie(self._headers.get("cookie", ""))  # as Flask reads them, whatever stands beside ours
        self.address = str((scope.get("client") or ("", 0))[0])
        self.phone = identity.phone(self._cookies.get(COOKIE))

    @property
    def at_home(self) -> bool:
        return at_home(self._headers.get("host", ""))

    @property
    def wish(self) -> Wish:
        """The seat that this page wants to play."""
        return wish(self.query)

    def query(self, name: str) -> str:
        return str(self._query.get(name, [""])[0])

    def language(self, table: str) -> str:
        return chosen(self._cookies.get(LANGUAGE), self._headers.get("accept-language"), table)


async def refuse(asking: Asking, now: Now, send: Any, code: int, clause: str, key: str) -> None:
    """A no to what never reaches Flask, in the same words and with the same headers."""
    body = msgspec.json.encode(refused(now, clause, key, asking.language(now.house.language)))
    length = str(len(body)).encode()
    own = [(b"content-type", b"application/json"), (b"content-length", length), (b"connection", b"close"), (b"retry-after", b"5")]
    await send({"type": "http.response.start", "status": code, "headers": [*own, *SEALS]})
    await send({"type": "http.response.body", "body": body})


def wish(query: Callable[[str], str]) -> Wish:
    """What the address of a page says about its seat."""
    look = query("look")
    return Wish(seat_number(query("seat")), int(look) if look.isdecimal() and len(look) < 12 else -1, seat_number(query("hand")))


def seat_number(text: str) -> int:
    return int(text) if text in {"1", "2", "3", "4", "5"} else 0
