"""A served table for each test that changes one, and one for all those that must not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.served import DrawnDevice, Served, begin, seated, served, served_once, wait_for_all


@pytest.fixture(scope="session", autouse=True)
def _all_have_stopped() -> Iterator[None]:
    yield
    wait_for_all()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Served]:
    with served_once(tmp_path) as here:
        yield here


@pytest.fixture(scope="session")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A table with seats 1 and 2 taken and a game on; ``busy.phones`` are those of the seats."""
    with served(tmp_path_factory.mktemp("busy"), DrawnDevice()) as here:
        one, _other = seated(here, 1, 2)
        begin(one)
        yield here


@pytest.fixture
def still(busy: Served) -> Iterator[Served]:
    """The same table, looked at before and after: whatever the test asks, nothing may change."""
    now, rows, phones = busy.table.now, busy.table.journal.entries(), len(busy.phones)
    yield busy
    assert busy.table.now is now
    assert busy.table.journal.entries() == rows
    for phone in busy.phones[phones:]:
        phone.close()
    del busy.phones[phones:]
