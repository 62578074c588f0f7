"""Setting a clock with a thumb: it goes down while others do things, and stays at the shortest time."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.clauses import clause
from tests.stories.people import Phone, Room
from tests.stories.test_people_come_and_go import any_game


def clocks(phone: Phone) -> None:
    """The fold where time is kept, with banks of ten minutes."""
    any_game(phone)
    phone.tap(phone.page.locator(".games > details > summary"))
    phone.tap(phone.page.locator("#time > summary"))
    phone.play(phone.sending("house.Clock").filter(has_text="Bank with delay"))


def time_of(phone: Phone, what: str) -> Locator:
    return phone.find(".time-line").filter(has_text=what)


def less(phone: Phone, line: Locator, taps: int) -> None:
    for _ in range(taps):
        phone.tap(line.locator("[data-step^='-']"))


@clause("H14")
def test_a_thumb_on_the_minus_is_not_disturbed_by_what_others_do(room: Room) -> None:
    ann, bob = room.two_phones(room.tv())
    clocks(ann)
    line = time_of(ann, "Other time")
    less(ann, line, 2)
    bob.play(bob.page.locator("[data-colour='violet']"))
    ann.reaches(bob.serial)
    less(ann, line, 1)
    expect(line.locator("input[data-given='420']")).to_have_value("7:00")


@clause("H14")
def test_the_shortest_time_stays_when_somebody_wishes_for_less(room: Room) -> None:
    """Nothing at all would mean: as much as everybody."""
    ann, _bob = room.two_phones(room.tv())
    clocks(ann)
    ann.tap(ann.page.locator("#banks > summary"))
    for what, shortest, seconds in (("Bob", "0:15", 15), ("Other time", "0:15", 15), ("Free each turn", "0:00", 0)):
        line = time_of(ann, what)
        while line.locator("input").input_value() != shortest:
            less(ann, line, 1)
        less(ann, line, 1)
        expect(line.locator(f"input[data-given='{seconds}']")).to_have_value(shortest)
