"""Every table that a test opens is closed after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.companion.tables import close_all


@pytest.fixture(autouse=True)
def _closed_tables() -> Iterator[None]:
    yield
    close_all()
