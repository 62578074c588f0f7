"""The journal: nothing accepted is lost, nothing damaged is hidden."""

from __future__ import annotations

import os
import random
import secrets
import shutil
import stat
from pathlib import Path

import pytest

from companion import house as home
from companion.journal import Journal, JournalTaken
from tests.companion.tables import do, make, open_table, start

SEED = os.environ.get("CAULDRON_SEED", secrets.token_hex(4))
DAMAGES = int(os.environ.get("CAULDRON_DAMAGES", "40"))


def played(folder: Path) -> int:
    """A table with some moves in two chapters; how many rows there are."""
    table = open_table(folder)
    start(table)
    for kind in ("Draw", "PutSun", "EndTurn", "EndTurn", "Draw"):
        make(table, kind)
    rows = table.now.serial
    table.close()
    return rows


def test_rows_come_back_as_they_were_written(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    written = [journal.append(1, 2, f"c{n}", b"{}", n / 3) for n in range(5)]
    journal.close()
    again = Journal(tmp_path)
    assert again.chapter() == written
    assert again.notice is None


def test_a_folder_serves_one_table_at_a_time(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    with pytest.raises(JournalTaken):
        Journal(tmp_path)
    journal.close()
    Journal(tmp_path).close()


def test_the_journal_is_for_the_tables_own_eyes(tmp_path: Path) -> None:
    Journal(tmp_path).close()
    assert stat.S_IMODE((tmp_path / "journal.db").stat().st_mode) == 0o600


def test_a_damaged_journal_always_starts_is_kept_and_never_comes_up_silently_empty(tmp_path: Path) -> None:
    good = tmp_path / "good"
    rows = played(good)
    luck = random.Random(SEED)
    print(f"seed {SEED}")
    for number in range(DAMAGES):
        folder = tmp_path / str(number)
        shutil.copytree(good, folder)
        hurt = _damage(folder, luck)
        table = open_table(folder)
        lost = table.now.serial < rows
        assert table.now.notice is not None or not lost, f"{hurt}: {table.now.serial} of {rows} rows and nothing said"
        if table.now.notice is not None:
            assert any(path.name.startswith("damaged-") for path in folder.iterdir()), hurt
        assert table.now.serial > 0
        do(table, 0, home.Speak("fr"))
        table.close()
        shutil.rmtree(folder)


def _damage(folder: Path, luck: random.Random) -> str:
    """Flip bytes in, cut, or remove one of the files."""
    path = luck.choice([path for path in sorted(folder.glob("journal.db*")) if not path.name.endswith("-shm") and path.stat().st_size])
    content = bytearray(path.read_bytes())
    kind = luck.choice(["flip", "cut", "gone", "zeros"])
    place = luck.randrange(len(content))
    if kind == "gone":
        path.unlink()
        return f"{path.name} gone"
    if kind == "cut":
        del content[place:]
    elif kind == "flip":
        for _ in range(luck.choice([1, 1, 8])):
            content[luck.randrange(len(content))] ^= 1 << luck.randrange(8)
    else:
        content[place : place + 512] = bytes(len(content[place : place + 512]))
    path.write_bytes(content)
    return f"{path.name} {kind} {place}"


def test_rows_that_vanish_are_noticed_and_the_last_good_copy_opens(tmp_path: Path) -> None:
    rows = played(tmp_path)
    open_table(tmp_path).close()  # a good start makes the copy
    for path in tmp_path.glob("journal.db*"):
        path.unlink()
    table = open_table(tmp_path)
    assert table.now.notice is not None
    assert table.now.notice.key == "journal-damaged"
    assert table.now.serial >= rows
    assert table.now.sitting.game is not None


def test_a_changed_row_is_noticed_although_the_file_is_sound(tmp_path: Path) -> None:
    import sqlite3

    played(tmp_path)
    with sqlite3.connect(tmp_path / "journal.db") as base:
        base.execute("UPDATE entry SET seat = 5 WHERE id = 4")
    base.close()
    table = open_table(tmp_path)
    assert table.now.notice is not None
    assert table.now.serial >= 3


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root to mount a small disk")
@pytest.mark.parametrize("trouble", ["full", "read-only"])
def test_a_really_full_or_read_only_disk_acknowledges_nothing(tmp_path: Path, trouble: str) -> None:
    import subprocess

    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", str(disk)], check=False, capture_output=True).returncode:
        pytest.skip("this machine lets nobody mount")
    try:
        table = open_table(disk)
        start(table)
        make(table, "Draw")
        if trouble == "full":
            _fill(disk)
        else:
            table.close()
            subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
            table = open_table(disk)
        _nothing_is_taken(table)
        table.close()
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def _fill(disk: Path) -> None:
    with (disk / "ballast").open("wb", buffering=0) as ballast:
        try:
            while True:
                ballast.write(bytes(1024))
        except OSError:
            return


def _nothing_is_taken(table) -> None:  # type: ignore[no-untyped-def]
    from tests.companion.tables import say

    before = table.now.sitting.state
    answers = [say(table, 0, home.Speak(language)) for language in ("fr", "en") * 300]
    refused = [answer for answer in answers if not answer.ok]
    assert refused, "the disk was not full after all"
    assert {answer.clause for answer in refused} == {"H9"}
    assert table.now.fault is not None
    assert table.now.sitting.state == before
