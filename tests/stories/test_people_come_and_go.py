"""An evening of people: a parent and two children on one phone, Maxime on his own, in French; they come, go and come back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.clauses import clause
from tests.stories.people import Phone, Room, Screen


def any_game(phone: Phone) -> None:
    phone.play(phone.page.locator(".game-card[data-send*='any_game']"))


def family(room: Room, tv: Screen) -> tuple[Phone, Phone]:
    """Ann with Tim on one phone, Maxime on another; Ann begins."""
    ann, max_ = room.phone(tv.code), room.phone(tv.code, locale="fr-FR")
    ann.sit(1, "Ann")
    ann.play(ann.sending("house.Sit", seat=2))
    ann.page.fill("#name-2", "Tim")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("#name-2[value='Tim']")).to_be_attached()
    max_.sit(3, "Maxime")
    any_game(ann)
    ann.begins(1)
    return ann, max_


def started(room: Room, tv: Screen) -> tuple[Phone, Phone]:
    ann, max_ = family(room, tv)
    ann.tap(ann.sending("house.Start"))
    curtain(ann, "Ann")
    expect(max_.page.locator("#page.game")).to_be_attached()
    room.together()
    return ann, max_


def curtain(phone: Phone, name: str) -> None:
    """Everything is hidden but a name."""
    expect(phone.page.locator("#page.curtain")).to_contain_text(f"Hand over to {name}")
    assert not phone.page.locator("#page [data-send], #page [data-ref], dialog").count()


def menu(phone: Phone) -> None:
    phone.tap(phone.page.locator("header [data-open='menu']"))
    expect(phone.page.locator("#menu")).to_be_visible()


def surely(phone: Phone, move: str, **fields: object) -> None:
    """What asks for a second tap gets it."""
    thing = phone.sending(move, **fields)
    expect(thing).to_be_visible()
    before = phone.serial
    phone.tap(thing)
    expect(thing).to_have_attribute("data-armed", "")
    assert phone.serial == before
    phone.tap(thing)
    phone.reaches(before + 1)


def test_two_share_a_phone_behind_the_curtain_and_it_follows_the_turn(room: Room) -> None:
    ann, max_ = started(room, room.tv())
    ann.page.locator("[data-look]").tap()
    curtain(ann, "Ann")
    ann.look()
    assert ann.seat == 1
    ann.tap(ann.sending("Done").first)
    curtain(ann, "Tim")
    ann.page.reload()
    curtain(ann, "Tim")
    ann.look()
    assert ann.seat == 2
    ann.page.reload()
    ann.live()
    assert ann.seat == 2, "who looked may go on looking"
    ann.tap(ann.sending("Done").first)
    expect(max_.page.locator("#page.mine")).to_be_attached()
    ann.reaches(max_.serial)
    assert ann.seat == 2, "nobody of this phone is waited for: it stays"
    max_.tap(max_.sending("Done").first)
    curtain(ann, "Ann")


def test_the_curtain_is_opened_by_a_held_key_too_and_not_by_a_short_one(room: Room) -> None:
    ann, _max = started(room, room.tv())
    ann.page.locator("[data-look]").focus()
    ann.page.keyboard.press("Enter")
    curtain(ann, "Ann")
    ann.page.keyboard.down(" ")
    expect(ann.page.locator("#page.curtain")).to_have_count(0)
    ann.page.keyboard.up(" ")
    assert ann.page.evaluate("document.activeElement.id") == "page"


def test_a_seat_is_switched_by_hand_from_the_menu_until_something_happens(room: Room) -> None:
    ann, max_ = started(room, room.tv())
    ann.look()
    menu(ann)
    ann.tap(ann.page.locator("#menu [data-hand]"))
    curtain(ann, "Tim")
    ann.look()
    assert ann.seat == 2
    menu(max_)
    max_.play(max_.page.locator("#menu [data-send*='house.Pause']"))
    curtain(ann, "Ann")


@clause("H5")
def test_the_last_move_is_taken_back_by_consent_of_everybody(room: Room) -> None:
    tv = room.tv()
    ann, max_ = started(room, tv)
    ann.look()
    ann.tap(ann.sending("Done").first)
    curtain(ann, "Tim")
    ann.look()
    ann.tap(ann.sending("Done").first)
    expect(max_.page.locator("#page.mine")).to_be_attached()
    max_.tap(max_.page.locator("header [data-send*='house.Undo']"))
    tv.says("Maxime wants to take the last move back")
    expect(tv.find("[data-until]")).to_have_text(re.compile(r"^(2\d|30)$"))
    expect(max_.find(".ask-undo")).to_contain_text("Les autres peuvent accepter")
    for seat in (1, 2):
        ann.play(ann.page.locator(f"[data-as='{seat}'][data-send*='house.Agree']"))
    tv.says("Waiting for Tim.")
    ann.tap(ann.page.locator("header [data-send*='house.Undo']"))
    max_.says("Tim demande à reprendre le dernier coup")
    surely(ann, "house.Override")
    tv.says("The host took the last move back", "Waiting for Ann.")


@clause("H15")
def test_seats_are_freed_handed_over_left_and_taken_again(room: Room) -> None:
    tv = room.tv()
    ann, max_ = started(room, tv)
    ann.look()
    late = room.phone(tv.code)
    expect(late.find(".take")).to_contain_text("Free seat")
    late.tap(late.find(".take-fold summary")) if not late.sending("house.Sit", seat=5).is_visible() else None
    late.tap(late.sending("house.Sit", seat=5))
    expect(late.page.locator("#page[data-seat='5']")).to_be_attached()
    menu(ann)
    surely(ann, "house.Free", seat=3)
    expect(max_.page.locator("#page[data-seat='0']")).to_be_attached()
    max_.tap(max_.sending("house.Sit", seat=3))
    expect(max_.page.locator("#page[data-seat='3']")).to_be_attached()
    menu(max_)
    surely(max_, "house.Leave")
    expect(max_.page.locator("#page[data-seat='0']")).to_be_attached()
    max_.says("place quittée, à reprendre")
    max_.tap(max_.sending("house.Sit", seat=3))
    expect(max_.page.locator("#page[data-seat='3']")).to_be_attached()
    menu(ann)
    surely(ann, "house.Host", seat=3)
    menu(max_)
    expect(max_.page.locator("#menu .people")).to_contain_text("hôte, vous")


@clause("H16")
def test_a_game_is_put_aside_taken_up_finished_played_once_more_and_remembered(room: Room) -> None:
    tv = room.tv()
    ann, max_ = started(room, tv)
    ann.look()
    ann.tap(ann.sending("Done").first)
    curtain(ann, "Tim")
    menu(max_)
    surely(max_, "house.PutAside")
    expect(max_.find(".kept")).to_contain_text("Manche 1")
    expect(ann.find(".kept")).to_contain_text("Tim")
    expect(max_.page.locator("#page[data-salted]")).to_be_attached()
    surely(max_, "house.TakeUp")
    tv.says("Paused")
    max_.says("Qui est là ?", "est là")
    curtain(ann, "Tim")
    max_.play(max_.find("footer [data-send*='house.Resume']"))
    ann.look()
    surely(ann, "Finish")
    expect(ann.page.locator("#page.over")).to_be_attached()
    chapter = ann.page.locator("#page").get_attribute("data-chapter")
    ann.tap(ann.page.locator("[data-rematch]"))
    expect(ann.page.locator("#page.curtain, #page.game:not(.over)")).to_be_attached()
    assert ann.page.locator("#page").get_attribute("data-chapter") != chapter
    max_.says("Manche 1")
    max_.open("/history")
    expect(max_.page.locator(".played")).to_have_count(1)
    for name in ("Ann", "Tim", "Maxime"):
        expect(max_.page.locator(".played")).to_contain_text(name)
    max_.tap(max_.page.locator(".forget summary"))
    tim = max_.page.locator("[data-forget='Tim']")
    max_.tap(tim)
    expect(tim).to_contain_text("Encore une fois")
    max_.tap(tim)
    expect(max_.page.locator("[data-forget='Tim']")).to_have_count(0)
    expect(max_.page.locator(".played")).to_contain_text("Bleu")
    expect(tv.page.locator("#page")).not_to_contain_text("Tim")
