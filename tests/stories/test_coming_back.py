"""Reload, another phone, a killed server, a long sleep: everybody comes back to the same place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import segno
from playwright.sync_api import Locator, expect

from tests.stories.people import Device, Phone, Room, Screen


def begun(room: Room) -> tuple[Screen, Phone, Phone]:
    """A game is on and the first pawn is drawn; the phone that holds it comes first."""
    tv = room.tv()
    ann, _bob = room.two_phones(tv)
    holder, other = room.start(ann)
    holder.play(holder.sending("Draw"))
    room.together()
    return tv, holder, other


def hand(screen: Screen) -> Locator:
    return screen.find("[data-lands='drew'] use")


def test_reload_keeps_the_seat_and_the_pawn_while_a_guest_only_watches(room: Room) -> None:
    tv, holder, _other = begun(room)
    guest = room.phone(tv.code)
    watches(guest)
    expect(hand(guest)).to_have_count(1)
    guest.tap(guest.at("sun:3"))
    seat, pawn = holder.seat, hand(holder).get_attribute("href")
    holder.page.reload()
    expect(holder.page.locator(f"#page.mine[data-seat='{seat}']")).to_be_attached()
    expect(hand(holder)).to_have_attribute("href", str(pawn))
    holder.play(holder.at("sun:1"))
    expect(guest.at("sun:1").locator("[data-lands]")).to_be_visible()
    expect(guest.at("sun:3").locator("[data-lands]")).to_have_count(0)


def test_a_seat_is_brought_to_another_phone_and_the_old_one_watches(room: Room) -> None:
    _tv, holder, other = begun(room)
    seat, link = holder.seat, room.recovery(holder)
    holder.tap(holder.page.locator("header [data-open='menu']"))
    holder.tap(holder.page.locator("#menu a[href^='/bring']"))
    expect(holder.page.locator("svg.qr path[stroke]")).to_have_attribute("d", drawn(room.advertised + link))
    holder.tap(holder.page.locator("header a[href='/']"))
    holder.page.wait_for_url(f"{room.address}/")
    holder.live()
    new = room.phone()
    new.open(link)
    expect(new.page.locator("h1")).to_contain_text("Ann" if seat == 1 else "Bob")
    new.tap(new.page.locator("[data-token]"))
    new.page.wait_for_url(f"{room.address}/")
    new.live()
    expect(new.page.locator(f"#page.mine[data-seat='{seat}']")).to_be_attached()
    watches(holder)
    new.play(new.at("sun:1"))
    with other.expecting("410"):
        other.open(link)
        expect(other.page.locator("h1")).to_have_text("Nothing grows here")


def drawn(link: str) -> str:
    """The lines of a QR, as the page draws them."""
    picture = segno.make(link, error="m", micro=False).svg_inline(border=3, dark="#111418", light="#f4efe2", omitsize=True, lineclass=None)
    return str(re.findall(r' d="([^"]+)"', picture)[-1])


def watches(phone: Phone) -> None:
    """A guest sees the table and has nothing to send but a wish for a seat."""
    expect(phone.page.locator("#page[data-seat='0']")).to_be_attached()
    expect(phone.at("sun:1")).to_be_visible()
    assert phone.page.locator("#page").get_attribute("data-offers") == "[]"


def test_the_server_is_killed_and_all_pages_come_back_by_themselves(room: Room) -> None:
    tv, holder, other = begun(room)
    device = room.device()
    pawn = str(hand(holder).get_attribute("href"))
    for screen in room.screens:
        screen.page.evaluate("window.same = true")
    with tv.expecting("ERR_"), holder.expecting("ERR_"), other.expecting("ERR_"), device.expecting("ERR_"):
        room.server.kill()
        for screen in room.screens:
            expect(screen.page.locator(".offline")).to_be_visible()
        room.server.start()
        for screen in room.screens:
            expect(screen.page.locator(".offline")).to_be_hidden()
    for screen in (tv, holder, other):
        screen.says("Paused")
        expect(hand(screen)).to_have_attribute("href", pawn)
    device.arch_shows(pawn.removeprefix("#pawn-"))
    other.play(other.page.locator("footer [data-send*=Resume]"))
    room.together()
    holder.play(holder.at("sun:2"))
    for screen in (tv, other):
        expect(screen.find("[data-ref='sun:2'] [data-lands]")).to_be_visible()
    assert all(screen.page.evaluate("window.same") for screen in room.screens), "nobody had to load anything anew"


def test_a_phone_asleep_for_twenty_moves_shows_the_present_in_silence(room: Room) -> None:
    _tv, awake, sleeper = begun(room)
    device = room.device()
    seat = sleeper.seat
    sound_on(sleeper)
    before, newest = noticed(sleeper), awake.serial + 20
    with asleep(sleeper):
        while awake.serial < newest:
            any_move(awake, device, f"seat:{seat}")
    sleeper.reaches(awake.serial)
    assert noticed(sleeper) == before
    any_move(awake, device, f"seat:{seat}")
    sleeper.reaches(awake.serial)
    assert noticed(sleeper) > before, "awake again, it hears the next move"


def sound_on(phone: Phone) -> None:
    phone.tap(phone.page.locator("header [data-open='menu']"))
    phone.tap(phone.page.locator("[data-sound]"))
    expect(phone.page.locator("[data-sound]")).to_have_text("Sounds: on")
    phone.tap(phone.page.locator("#menu .menu-top [data-close]"))


def noticed(screen: Screen) -> tuple[int, int]:
    """Notes and flights so far."""
    return screen.page.evaluate("noticed.notes"), screen.page.evaluate("noticed.flights")


@contextmanager
def asleep(phone: Phone) -> Iterator[None]:
    """Its page stands still, as when a phone sleeps with the line open: what is sent to it waits for it."""
    sleep = phone.context.new_cdp_session(phone.page)
    sleep.send("Debugger.enable")
    sleep.send("Debugger.pause")
    yield
    sleep.send("Debugger.resume")
    sleep.send("Debugger.disable")


def any_move(awake: Phone, device: Device, sleepers: str) -> None:
    """Whoever is next does the first thing that is offered: with a thumb, or for the sleeper with the buttons of the table."""
    before = awake.serial
    if awake.acting:
        awake.tap(awake.page.locator("#page button[data-next], #page footer [data-send]").first)
    elif hand(awake).count():
        device.press(sleepers)
        with device.held(sleepers):
            awake.reaches(before + 1)
    else:
        device.press("pot")
    awake.reaches(before + 1)
