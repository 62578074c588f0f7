"""ROYGBIV with its box: two phones and a TV draw, race, say that it is over and count the rainbow of the book."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.clauses import clause
from tests.stories.people import Room


@clause("R80", "R10", "R61", "R62", "R63")
def test_two_phones_and_a_tv_beside_the_box(room: Room) -> None:
    tv = room.tv()
    ann, bob = room.two_phones(tv)
    ann.play(ann.page.locator(".game-card[data-send*='roygbiv'][data-send*='assist']"))
    ann.tap(ann.page.locator(".games summary >> nth=0"))
    ann.play(ann.page.locator("[data-send*='fast']"))
    red = room.start(ann)[0]
    red.play(red.sending("DrawDefault"))
    for screen in room.screens:
        expect(screen.find(".box-default")).to_contain_text("Default colour: ")
    colour = tv.find(".box-default b").inner_text().removeprefix("Default colour: ")
    assert all(f"#pawn-{colour}" not in (pawn.get_attribute("href") or "") for pawn in tv.find(".seats use").all()), "it is nobody's"

    bob.play(bob.find(".box-first"))
    room.together()
    tv.says("Bob was first")
    bob.says("You are first!")
    expect(ann.sending("Claim")).to_have_count(0)
    bob.play(bob.sending("LetGo"))
    expect(ann.find("button.box-first")).to_be_visible()

    finish = ann.sending("Finish")
    ann.tap(finish)
    ann.play(finish)
    expect(ann.find(".box-sheet[open] > summary")).to_have_text("Ann7")
    expect(bob.find(".box-sheet[open] > summary")).to_have_text("Bob0")
    bob.find("#sheet-1 [data-send*='number\":8}']").evaluate("(chip) => { chip.click(); setTimeout(() => chip.click(), 150); }")
    bob.play(bob.find("#bow-1-1 [data-number='player:1 own:1'] [data-step='1']"))
    expect(bob.find("#bow-1-1 .box-worth")).to_have_text("18×2")
    expect(bob.find("#sheet-1 .box-rows li")).to_have_count(1)  # a thumb that trembled
    bob.tap(bob.find("#sheet-0 > summary"))
    bob.play(bob.find("#sheet-0 [data-send*='number\":3}']"))
    room.together()
    expect(ann.find("#sheet-0 .box-total")).to_have_text("10")  # one phone writes for all
    for phone in (ann, bob):
        phone.play(phone.sending("Done"))
    for screen in room.screens:
        expect(screen.find(".ranking li.best")).to_contain_text("Bob")
        expect(screen.find(".ranking strong")).to_have_text(["18", "10"])
