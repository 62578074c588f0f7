"""Checks a Cauldron receipt with nothing but Python: python3 verify.py receipt.json

A receipt is JSON: ``commitment`` (shown before the game), ``seed``, ``salts`` (what the phones added, in seat order) and
``draws``, each with ``label``, ``n``, ``bound`` and ``value``. The table is honest when sha256(seed) is the commitment,
each n counts up from 0 within its label, and each value is what the key gives:

key   = blake2b(salts joined by newlines, key=seed, 32 bytes)
words = blake2b("label:n", key=key) as eight 8-byte big-endian numbers, then "label:n:1", "label:n:2" ...
value = the first word below the largest multiple of bound up to 2**64, modulo bound
"""

import hashlib
import itertools
import json
import struct
import sys
from collections.abc import Iterator, Sequence
from typing import Any

Receipt = dict[str, Any]
TWO_64 = 1 << 64


def key_of(receipt: Receipt) -> bytes:
    salts = "\n".join(receipt["salts"]).encode()
    return hashlib.blake2b(salts, key=bytes.fromhex(receipt["seed"]), digest_size=32).digest()


def words(key: bytes, label: str) -> Iterator[int]:
    yield from struct.unpack(">8Q", hashlib.blake2b(label.encode(), key=key).digest())
    for more in itertools.count(1):
        yield from struct.unpack(">8Q", hashlib.blake2b(f"{label}:{more}".encode(), key=key).digest())


def value_of(key: bytes, label: str, n: int, bound: int) -> int:
    limit = TWO_64 - TWO_64 % bound
    return next(word for word in words(key, f"{label}:{n}") if word < limit) % bound


def first_false_line(receipt: Receipt) -> str | None:
    """What is wrong first, or nothing."""
    if not receipt.get("finished"):
        return "the game is not finished: its seed is still secret"
    if hashlib.sha256(bytes.fromhex(receipt["seed"])).hexdigest() != receipt["commitment"]:
        return "the seed is not the one that was promised"
    key = key_of(receipt)
    counts: dict[str, int] = {}
    for line, draw in enumerate(receipt["draws"], 1):
        label, n, bound = draw["label"], draw["n"], draw["bound"]
        if n != counts.get(label, 0):
            return f"line {line}: draw {n} of {label} stands where draw {counts.get(label, 0)} should"
        counts[label] = n + 1
        if not 0 < bound <= TWO_64 or draw["value"] != value_of(key, label, n, bound):
            return f"line {line}: {label} {n} can't have drawn {draw['value']}"
    return None


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print(__doc__)
        return 2
    receipt: Receipt = {}
    try:
        with open(arguments[0], encoding="utf-8") as page:
            receipt = json.load(page)
        wrong = first_false_line(receipt)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        wrong = f"it can't be read as a receipt ({type(error).__name__}: {error})"
    print(f"FALSE: {wrong}" if wrong else f"TRUE: the promise was kept, all {len(receipt['draws'])} draws are right")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
