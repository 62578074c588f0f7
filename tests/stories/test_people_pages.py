"""The pages of those who share a phone, come late or look back: fair to everybody, nothing cut off, nothing too small."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from companion.journal import Journal
from tests.serving import serving
from tests.stories.people import Phone, Room
from tests.stories.test_every_page import Looker
from tests.stories.tour import NAMES
from tests.web.test_history import year


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_pages_of_people_are_fair_and_fit(browser: Browser, tmp_path: Path, language: str) -> None:
    journal = Journal(tmp_path / "data")
    for game in year(60, NAMES):
        journal.keep(game.chapter, msgspec.json.encode(game))
    journal.close()
    with serving(tmp_path / "data") as server:
        room, look = Room(browser, server), Looker(language, tmp_path)
        _walk(room, look, {"fr": "fr-FR", "en": "en-GB"}[language])
        look.seen.wrongs.extend(room.close())
    for kind, found in look.seen._asdict().items():
        assert not found, (kind, found)


def _walk(room: Room, look: Looker, locale: str) -> None:
    tv = room.tv()
    phone, guest = room.phone(tv.code, locale=locale), room.phone(tv.code, locale=locale)
    phone.sit(1, NAMES[0])
    for seat in (2, 3):
        phone.play(phone.sending("house.Sit", seat=seat))
        phone.page.fill(f"#name-{seat}", NAMES[seat - 1])
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator(f"#name-{seat}[value='{NAMES[seat - 1]}']")).to_be_attached()
    look("lobby of three on one phone", phone)
    phone.play(phone.page.locator(".game-card[data-send*='any_game']"))
    expect(phone.page.locator("#page[data-salted]")).to_be_attached()
    phone.tap(phone.sending("house.Start"))
    expect(phone.page.locator("#page.curtain")).to_be_attached()
    look("curtain", phone)
    look("guest who may come late", guest)
    phone.look()
    _menu(phone)
    look("menu with people", phone)
    phone.tap(phone.sending("house.PutAside"))
    phone.tap(phone.sending("house.PutAside"))
    expect(phone.find(".kept")).to_be_visible()
    expect(phone.page.locator("#page[data-salted]")).to_be_attached()
    look("lobby with a game put aside", phone)
    phone.tap(phone.sending("house.TakeUp"))
    expect(phone.find(".here")).to_be_visible()
    look("who is here", phone)
    look("who is here, a guest", guest)
    phone.play(phone.find("footer [data-send*='house.Resume']"))
    for screen, path in ((phone, "/history"), (guest, "/history?game=dolmen")):
        screen.open(path)
        for fold in screen.page.locator("details > summary").all():
            fold.tap()
        look(path, screen)


def _menu(phone: Phone) -> None:
    phone.tap(phone.page.locator("header [data-open='menu']"))
    expect(phone.page.locator("#menu")).to_be_visible()
