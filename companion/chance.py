"""Luck that replays and can be checked: the n-th draw of a label is fixed by the key, so undo can't re-roll.

The format, which the stand-alone verifier repeats: for the n-th draw (from 0) of a label below ``bound`` take
``blake2b(b"label:n", key=key)`` as eight 8-byte big-endian numbers, use the first one below the largest multiple of
``bound`` that fits in 64 bits, modulo ``bound``; if all eight are too large, go on with ``b"label:n:1"``, ``b"label:n:2"`` ...
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b, sha256
from itertools import count
from struct import Struct
from typing import NamedTuple, TypeVar

T = TypeVar("T")
_WORDS = Struct(">8Q").unpack
_TWO_64 = 1 << 64


class Draw(NamedTuple):
    """One elementary draw, as a receipt lists it."""

    label: str
    n: int
    bound: int
    value: int


class Chance:
    """Draws under one key. ``counts`` says how often each label was drawn; ``draws`` what was drawn since then."""

    def __init__(self, key: bytes, counts: Mapping[str, int] | None = None) -> None:
        self.key = key
        self.counts = dict(counts or {})
        self.draws: list[Draw] = []

    def below(self, label: str, bound: int) -> int:
        """A fair number from 0 to bound - 1; nothing is drawn when there is nothing to choose."""
        if bound == 1:
            return 0
        n = self.counts.get(label, 0)
        self.counts[label] = n + 1
        value = drawn(self.key, label, n, bound)
        self.draws.append(Draw(label, n, bound, value))
        return value

    def pick(self, label: str, things: Sequence[T]) -> T:
        return things[self.below(label, len(things))]

    def shuffled(self, label: str, things: Sequence[T]) -> tuple[T, ...]:
        """A fair order of the things (Fisher-Yates from the end)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(label, last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def drawn(key: bytes, label: str, n: int, bound: int) -> int:
    """The n-th draw of a label below bound, unbiased."""
    limit = _TWO_64 - _TWO_64 % bound
    return next(word for word in _words(key, f"{label}:{n}") if word < limit) % bound


def _words(key: bytes, label: str) -> Iterator[int]:
    yield from _WORDS(blake2b(label.encode(), key=key).digest())
    for more in count(1):
        yield from _WORDS(blake2b(f"{label}:{more}".encode(), key=key).digest())


def commitment(seed: bytes) -> str:
    """What is shown before the game: it binds the table to its seed without telling it."""
    return sha256(seed).hexdigest()


def key_from(seed: bytes, salts: Sequence[str]) -> bytes:
    """The key of a game: the table's seed mixed with what the phones added, in seat order."""
    return blake2b("\n".join(salts).encode(), key=seed, digest_size=32).digest()
