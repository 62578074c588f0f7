"""Who is asking: a signed cookie names the phone, a signed token brings a seat to another phone."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer

from companion.house import House, at

COOKIE = "cauldron"
TEN_YEARS = 10 * 365 * 24 * 3600
_LETTERS = "BDGHJLMNPRTVWZ"  # told apart by ear and eye


class Identity:
    """Signs and reads with a secret that stays in the data folder, so that phones are known after a restart."""

    def __init__(self, folder: Path) -> None:
        secret = _secret(folder / "secret")
        self._phones = URLSafeSerializer(secret, salt="phone")
        self._seats = URLSafeSerializer(secret, salt="bring")
        self.code = _code(secret)

    def phone(self, cookie: str | None) -> str:
        """The phone that a cookie names, or nothing."""
        return str(_read(self._phones, cookie) or "")

    def cookie(self, phone: str) -> str:
        return _text(self._phones.dumps(phone))

    def token(self, house: House, seat: int, serial: int) -> str:
        """What the recovery QR carries: good in this chapter, until the seat has moved; the serial makes each one good once."""
        return _text(self._seats.dumps([house.chapter, seat, _mark(at(house, seat).phone), serial]))

    def seat(self, house: House, token: str, phone: str = "") -> int:
        """The seat that a token brings, or 0; the phone to which it brought the seat may say so again."""
        chapter, seat, mark, _serial = _read(self._seats, token) or (-1, 0, "", 0)
        holder = house.seats[seat - 1] if seat and chapter == house.chapter else None
        known = holder is not None and (mark == _mark(holder.phone) or holder.phone == phone != "")
        return seat if known else 0


def new_phone() -> str:
    return secrets.token_hex(12)


def _text(signed: str | bytes) -> str:
    return signed if isinstance(signed, str) else signed.decode()


def _read(reader: URLSafeSerializer, signed: str | None) -> Any:
    """What was signed with our secret, or None; so it has the shape that we gave it."""
    try:
        return reader.loads(signed or "")
    except BadSignature:
        return None


def _mark(phone: str) -> str:
    return blake2b(phone.encode(), digest_size=6).hexdigest()


def _secret(path: Path) -> str:
    """Made once, for the table's own eyes; a folder that can't be written gets one for this evening."""
    with suppress(OSError, UnicodeDecodeError):
        known = path.read_text(encoding="ascii").strip()
        if known:
            return known
    fresh = secrets.token_hex(32)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_whole(path, fresh)
    return fresh


def _write_whole(path: Path, secret: str) -> None:
    """All of it or nothing, even if the plug is pulled: half a secret would forget every phone."""
    draft = path.with_suffix(".fresh")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def _code(secret: str) -> str:
    """Four letters, always the same for this table; consonants only, so that no word comes up by chance."""
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in blake2b(secret.encode(), digest_size=4, person=b"code").digest())
