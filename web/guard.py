"""At the door: who may post, how fast, and the headers of every answer."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from flask import Request, Response

from web.limits import Limit

_HOME = (".local", ".lan", ".home", ".home.arpa", ".internal", ".box", ".localdomain", ".test")
_POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
}


class Guard:
    def __init__(self, phones: Limit | None = None, addresses: Limit | None = None) -> None:
        self._phones = phones or Limit(30, 12)
        self._addresses = addresses or Limit(150, 80)

    def too_fast(self, phone: str, address: str) -> bool:
        """Both are counted, so that throwing the cookie away does not help."""
        known = not phone or self._phones.allows(phone)
        return not (self._addresses.allows(address) and known)


def at_home(host: str) -> bool:
    """A table stands in somebody's home: names of the wide world that point at it are somebody's trick."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        return name == "localhost" or "." not in name or name.endswith(_HOME)


def same_origin(request: Request) -> bool:
    """Only our own pages may post; what is no browser says no origin."""
    origin = request.headers.get("Origin")
    if origin is None:
        return request.headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin")
    return origin.partition("://")[2] == request.headers.get("Host", "")


def sealed(response: Response) -> Response:
    """The headers of every answer; pages are never kept, the files beside them always."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if "Cache-Control" not in response.headers:
        response.headers["Cache-Control"] = "no-store"
    return response
