"""A whole evening with the box on the table: everything that the pages offer is tapped, until somebody has won."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.clauses import clause
from tests.stories.people import Phone, Room, Screen

PAIRS = ("red", "orange", "yellow", "green", "blue")


class Evening:
    """Ann, Bob and a TV; Ann begins, and they draw from the bag of cloth, so that this story knows its pawns."""

    def __init__(self, room: Room) -> None:
        self.room, self.tv = room, room.tv()
        self.ann, self.bob = room.two_phones(self.tv)
        self.ann.begins(1)
        cloth = self.ann.page.locator("[data-send*='cloth']")
        self.ann.play(cloth)
        expect(cloth).to_have_attribute("aria-pressed", "true")
        room.start(self.ann)

    def turn(self) -> Phone:
        """The phone that is awaited; the other one waits."""
        self.room.together()
        assert self.ann.acting != self.bob.acting
        return self.ann if self.ann.acting else self.bob

    def draws(self, colour: str) -> None:
        phone = self.turn()
        phone.play(phone.at(f"colour:{colour}"))

    def places(self, ref: str) -> None:
        phone = self.turn()
        phone.play(phone.at(ref))
        expect(self.tv.find(f"[data-ref='{ref}'] [data-lands]")).to_be_visible()

    def does(self, move: str) -> Phone:
        phone = self.turn()
        phone.play(phone.sending(move).first)
        return phone


@clause("K3", "K24", "K71", "K81")
def test_five_clouds_the_seventh_colour_and_a_tie_that_companions_break(room: Room) -> None:
    evening = Evening(room)
    ann, bob, tv = evening.ann, evening.bob, evening.tv
    five_clouds(evening)
    a_third_red(evening)
    the_seventh_colour(evening)
    for phone in (ann, bob):
        write(phone, "clovers", 12)
    write(ann, "companions", 1)
    write(bob, "companions", 2)
    step(bob, "elves", 1)
    step(ann, "elves", 1)
    for phone in (ann, bob):
        expect(phone.page.locator(".sheet-total strong")).to_have_text("14")
        phone.play(phone.sending("Done"))
    for screen in (ann, bob, tv):
        screen.says("Bob wins with 14 gold.")
        assert ranking(screen) == [("1st", "Bob", "14"), ("2nd", "Ann", "14")]
    ann.tap(ann.find(".ranking summary").first)
    expect(ann.find(".ranking details[open] a[href='/rules/korrigans#K71']")).to_be_visible()
    ann.tap(ann.find(".ending a[href='/rules/korrigans#K24']"))
    expect(ann.page.locator("#K24:target")).to_be_in_viewport()


def five_clouds(evening: Evening) -> None:
    """Five colours come twice; with the fifth cloud nobody moves any more, they only draw."""
    for row, colour in enumerate(PAIRS, 1):
        for place in (f"sun:{row}", f"cloud:{row}"):
            evening.draws(colour)
            evening.places(place)
            if place != "cloud:5":
                evening.does("EndTurn")
                evening.does("EndTurn")
    for screen in (evening.ann, evening.bob, evening.tv):
        screen.says("nobody moves")
        expect(screen.sending("EndTurn")).to_have_count(0)


def a_third_red(evening: Evening) -> None:
    """The box has two of each pawn: what can't have been drawn is not taken down, and the one who tapped is told why."""
    phone, before = evening.turn(), evening.tv.serial
    with phone.expecting("409"):
        phone.tap(phone.at("colour:red"))
        expect(phone.page.locator(".why")).to_contain_text("Both red pawns are already out.")
    expect(phone.page.locator(".why a")).to_have_attribute("href", "/rules/korrigans#K3")
    assert evening.tv.serial == phone.serial == before


def the_seventh_colour(evening: Evening) -> None:
    """It needs no place: the cauldron appears in one of the cells that are left, everybody runs once more, and counts."""
    evening.draws("indigo")
    evening.places("sun:7")
    evening.draws("violet")
    for screen in (evening.ann, evening.bob, evening.tv):
        screen.says("Violet is the seventh colour!")
        expect(screen.find("i.cell.open")).to_have_count(2)
    evening.does("CauldronPlaced")
    assert evening.does("EndTurn") is not evening.does("EndTurn"), "both have a last turn"
    evening.room.together()


def write(phone: Phone, line: str, number: int) -> None:
    """By thumb on the number itself, and the key that says done."""
    before = phone.serial
    phone.tap(phone.page.locator(f"#n-{line}"))
    phone.page.keyboard.type(str(number))
    phone.page.keyboard.press("Enter")
    phone.reaches(before + 1)


def step(phone: Phone, line: str, times: int) -> None:
    more: Locator = phone.page.locator(f"[data-number='line:{line}'] [data-step='1']")
    for _ in range(times):
        phone.play(more)
    expect(phone.page.locator(f"#n-{line}")).to_have_value(str(times))


def ranking(screen: Screen) -> list[tuple[str, ...]]:
    lines = [summary.inner_text().split() for summary in screen.find(".ranking summary").all()]
    return [tuple(line) for line in lines]
