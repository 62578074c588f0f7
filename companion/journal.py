"""Every accepted move on disk before anyone sees it: one SQLite file, each row chained to the one before it.

Beside ``journal.db`` lie ``journal.mark`` (the last row written, so that rows which vanish are noticed) and
``journal.good`` (a copy made at the last good start). A damaged journal is set aside, never overwritten.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from companion.contract import Text

_SCHEMA = """
CREATE TABLE IF NOT EXISTS entry (
    id INTEGER PRIMARY KEY, chapter INTEGER NOT NULL, seat INTEGER NOT NULL, command TEXT NOT NULL,
    move BLOB NOT NULL, at REAL NOT NULL, wall TEXT NOT NULL, chain BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS entry_chapter ON entry (chapter, id);
CREATE TABLE IF NOT EXISTS kept (chapter INTEGER PRIMARY KEY, record BLOB NOT NULL);
"""
_FIRST = b"cauldron"
_FIELDS = "id, chapter, seat, command, move, at, wall, chain"


class JournalError(Exception):
    """Something is wrong with the journal; the sentence says what."""


class JournalDamaged(JournalError):
    """The file can't be what was written."""


class JournalTaken(JournalError):
    """Another table is writing there."""


class CannotWrite(JournalError):
    """The disk did not take it: full, read-only, gone."""


_TROUBLE = (sqlite3.Error, OSError, JournalDamaged, UnicodeDecodeError)  # the last: a schema whose text was hit


class Entry(NamedTuple):
    """One accepted move. ``at`` is table time; ``wall`` is only a label, clocks of small computers lie."""

    id: int
    chapter: int
    seat: int
    command: str
    move: bytes
    at: float
    wall: str
    chain: bytes


class Journal:
    """The journal in a folder. ``notice`` tells what had to be mended at the start, ``fault`` why nothing can be written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.notice: Text | None = None
        self.fault = ""
        self.last = 0
        self._chain = _FIRST
        self._base: sqlite3.Connection | None = None
        self._lock: int | None = None
        self._chapter: list[Entry] = []
        self._open()

    @property
    def path(self) -> Path:
        return self.folder / "journal.db"

    @property
    def connection(self) -> sqlite3.Connection:
        """The live connection, for those who want to look at its pragmas."""
        if self._base is None:
            raise CannotWrite(self.fault)
        return self._base

    def chapter(self) -> list[Entry]:
        """The rows of the chapter that is open, as they were found at the start."""
        return self._chapter

    def entries(self) -> list[Entry]:
        """Every row, oldest first."""
        return _rows(self.connection)

    def rows(self, chapter: int) -> list[Entry]:
        """The rows of one chapter."""
        return _rows(self.connection, "WHERE chapter = ?", chapter)

    def openings(self) -> list[Entry]:
        """The first row of each chapter."""
        return _rows(self.connection, "WHERE id IN (SELECT min(id) FROM entry GROUP BY chapter)")

    def append(self, chapter: int, seat: int, command: str, move: bytes, at: float) -> Entry:
        """Write one move in a transaction of its own; when this returns it is on the disk."""
        entry = _sealed(self._chain, self.last + 1, chapter, seat, command, move, at, time.strftime("%Y-%m-%d %H:%M:%S"))
        try:
            if self._base is None:
                self._base = _connected(self.path)
            self._base.execute(f"INSERT INTO entry ({_FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", entry)
        except (sqlite3.Error, OSError) as error:
            self.fault = str(error)
            raise CannotWrite(self.fault) from error
        self.fault = ""
        self.last, self._chain = entry.id, entry.chain
        self._mark()
        return entry

    def keep(self, chapter: int, record: bytes) -> None:
        """Keep what was worked out about a chapter; it can be lost and worked out again."""
        try:
            self.connection.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", (chapter, record))
        except sqlite3.Error as error:
            raise CannotWrite(str(error)) from error

    def kept(self) -> dict[int, bytes]:
        return dict(self.connection.execute("SELECT chapter, record FROM kept").fetchall())

    def rewrite(self, change: Callable[[object], object]) -> int:
        """Change old moves for good, sealing the chain anew; says how many. The copy of the last start is made anew too."""
        base, chain, changed = self.connection, _FIRST, 0
        try:
            base.execute("PRAGMA secure_delete = ON")
            base.execute("BEGIN IMMEDIATE")
            for row in _rows(base):
                kept = _changed(row.move, change)
                changed += kept != row.move
                entry = _sealed(chain, *row[:4], kept, *row[5:7])
                base.execute("UPDATE entry SET move = ?, chain = ? WHERE id = ?", (entry.move, entry.chain, entry.id))
                chain = entry.chain
            for chapter, record in self.kept().items():
                base.execute("UPDATE kept SET record = ? WHERE chapter = ?", (_changed(record, change), chapter))
            base.execute("COMMIT")
            base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                base.execute("ROLLBACK")
            raise CannotWrite(str(error)) from error
        self._chain = chain
        self._keep_copy()
        return changed

    def close(self) -> None:
        self._close_base()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _close_base(self) -> None:
        if self._base is not None:
            self._base.close()
            self._base = None

    def _open(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(self.folder)
            self._base = _connected(self.path)
            self._read(self._base)
            self._keep_copy()
        except _TROUBLE as error:
            self._close_base()
            if _can_write(self.folder):
                self._set_aside(str(error))
            else:
                self._read_only(error)

    def _read(self, base: sqlite3.Connection) -> None:
        """Take the last chapter, and make sure that it is whole and that nothing has vanished."""
        if base.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise JournalDamaged("the file is damaged")
        last = base.execute("SELECT id, chapter FROM entry ORDER BY id DESC LIMIT 1").fetchone()
        if _read_mark(self.folder) > (last[0] if last else 0):
            raise JournalDamaged("moves are missing")
        if last is None:
            return
        rows = _rows(base, "WHERE chapter = ?", last[1])
        before = base.execute("SELECT chain FROM entry WHERE id = ?", (rows[0].id - 1,)).fetchone()
        if rows[-1].id != last[0] or len(_whole(rows, before[0] if before else _FIRST)) < len(rows):
            raise JournalDamaged("a move is not what was written")
        self._chapter, self.last, self._chain = rows, rows[-1].id, rows[-1].chain

    def _read_only(self, error: Exception) -> None:
        """Nothing can be written here now: show what can be read, and try again with each move."""
        self.fault = str(error)
        with tempfile.TemporaryDirectory() as folder, suppress(*_TROUBLE):
            for path in self.folder.glob("journal.db*"):
                shutil.copy(path, folder)
            with closing(_connected(Path(folder) / "journal.db")) as base:
                self._read(base)

    def _set_aside(self, why: str) -> None:
        """Keep the damaged file under another name and go on from what is longer: its whole rows or the last good copy."""
        aside = self.folder / f"damaged-{time.strftime('%Y%m%d-%H%M%S')}-{time.monotonic_ns()}"
        rows = max(_salvaged(self.path), _salvaged(self.folder / "journal.good"), key=len)
        known = max(_read_mark(self.folder), len(rows))
        aside.mkdir()
        for path in [*self.folder.glob("journal.db*"), self.folder / "journal.mark"]:
            if path.exists():
                path.rename(aside / path.name)
        self._base = _connected(self.path)
        self._base.executemany(f"INSERT INTO entry ({_FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
        self._read(self._base)
        self._mark()
        self.notice = Text("journal-damaged", {"file": aside.name, "why": why, "lost": known - len(rows)})

    def _keep_copy(self) -> None:
        """Copy the journal as it is now, whole; a disk that can't take the copy is no reason not to play."""
        fresh = self.folder / "journal.fresh"
        with suppress(sqlite3.Error, OSError):
            fresh.unlink(missing_ok=True)
            with closing(sqlite3.connect(fresh)) as copy:
                self.connection.backup(copy)
            fresh.replace(self.folder / "journal.good")

    def _mark(self) -> None:
        """Not synced: it may lag behind after a power cut, and then says nothing; ahead of the journal it means a loss."""
        with suppress(OSError):
            (self.folder / "journal.mark").write_text(f"{self.last:020d}\n", encoding="ascii")


def _locked(folder: Path) -> int:
    """Hold the folder for this table alone, until it is closed or its process is gone."""
    lock = os.open(folder / "journal.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(lock)
        raise JournalTaken(f"another table is using {folder}") from error
    return lock


def _can_write(folder: Path) -> bool:
    """Tells trouble with the disk from trouble with the file."""
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(bytes(16_384))
            probe.flush()
    except OSError:
        return False
    return True


def _connected(path: Path) -> sqlite3.Connection:
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the seeds: for the table's own eyes
    base = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        base.executescript(_SCHEMA)
    except (sqlite3.Error, UnicodeDecodeError):
        base.close()
        raise
    return base


def _rows(base: sqlite3.Connection, where: str = "", *values: object) -> list[Entry]:
    return [Entry(*row) for row in base.execute(f"SELECT {_FIELDS} FROM entry {where} ORDER BY id", values)]


def _changed(raw: bytes, change: Callable[[object], object]) -> bytes:
    """The same JSON with something changed in it; untouched, byte for byte, where there is nothing to change."""
    value = json.loads(raw)
    fresh = change(value)
    return raw if fresh == value else json.dumps(fresh, separators=(",", ":"), ensure_ascii=False).encode()


def _sealed(before: bytes, *fields: object) -> Entry:
    seal = blake2b(repr(fields).encode(), key=before[:64], digest_size=16).digest()
    return Entry._make((*fields, seal))


def _whole(rows: Iterable[Entry], chain: bytes) -> list[Entry]:
    """The rows up to the first one that is not what was written."""
    whole: list[Entry] = []
    for row in rows:
        if _sealed(chain, *row[:-1]) != row or (whole and row.id != whole[-1].id + 1):
            break
        whole.append(row)
        chain = row.chain
    return whole


def _salvaged(path: Path) -> list[Entry]:
    """What can still be read from a file, row by row, up to the first thing that is wrong."""
    if not path.exists():
        return []
    rows: list[Entry] = []
    with suppress(*_TROUBLE), closing(sqlite3.connect(path)) as base:
        for row in base.execute(f"SELECT {_FIELDS} FROM entry ORDER BY id"):
            rows.append(Entry(*row))  # one at a time: what was read before the damage stays
    return _whole(rows, _FIRST)


def _read_mark(folder: Path) -> int:
    try:
        return int((folder / "journal.mark").read_text(encoding="ascii"))
    except (OSError, ValueError):
        return 0
