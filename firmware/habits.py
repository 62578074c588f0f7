"""What the device itself remembers: whether it is quiet, and dim for the night. A small file beside the journal."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec


class Habits(msgspec.Struct, frozen=True):
    """As loud and as bright as on the first evening, unless somebody wished it otherwise."""

    quiet: bool = False
    night: bool = False


def remembered(folder: Path) -> Habits:
    """What was last wished; a file that is not there, or not ours, means nothing."""
    try:
        return msgspec.json.decode((folder / _FILE).read_bytes(), type=Habits)
    except (OSError, msgspec.MsgspecError):
        return Habits()


def remember(folder: Path, habits: Habits) -> None:
    """Keep it for the next start; a card that is full only forgets it."""
    new = folder / f"{_FILE}.new"
    with suppress(OSError):
        new.write_bytes(msgspec.json.encode(habits))
        os.replace(new, folder / _FILE)


_FILE = "device.json"
