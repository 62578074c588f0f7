"""A browser for each file of stories, a fresh table for each story."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.serving import serving
from tests.stories.people import FLAGS, Room

_failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_failed] = item.stash.get(_failed, False) or report.failed
    return report


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after each file: while it is open, nothing else in this process may use asyncio."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def room(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Room]:
    with serving(tmp_path / "data") as server:
        room = Room(browser, server)
        yield room
        if request.node.stash.get(_failed, False):
            print("pictures:", *room.pictures(tmp_path))
        wrongs = room.close()
    assert not wrongs, wrongs
