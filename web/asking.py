"""A request as the stream reads it, without Flask: its phone, its language, what it asks for."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

from web.identity import COOKIE, Identity
from web.language import COOKIE as LANGUAGE
from web.language import chosen


class Asking:
    def __init__(self, scope: dict[str, Any], identity: Identity) -> None:
        self._query = parse_qs(scope.get("query_string", b"").decode("latin-1")[:500])
        self._headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope.get("headers", ())}
        self._cookies = _cookies(self._headers.get("cookie", ""))
        self.address = str((scope.get("client") or ("", 0))[0])
        self.phone = identity.phone(self._cookies.get(COOKIE))

    @property
    def wanted(self) -> int:
        """The seat that this page wants to play."""
        return seat_number(self.query("seat"))

    def query(self, name: str) -> str:
        return self._query.get(name, [""])[0]

    def language(self, table: str) -> str:
        return chosen(self._cookies.get(LANGUAGE), self._headers.get("accept-language"), table)


def seat_number(text: str) -> int:
    return int(text) if text in {"1", "2", "3", "4", "5"} else 0


def _cookies(header: str) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header).items()}
    except CookieError:
        return {}
