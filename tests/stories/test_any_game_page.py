"""Any game with two phones and a TV: turns, passing, points, a correction, the next round, the end; clocks, a break, a sleep."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.clauses import clause
from tests.stories.people import Phone, Room, Screen
from tests.stories.test_every_page import Looker
from tests.stories.tour import NAMES, Tour

TICKS = "(number) => window.noticed.notes >= number"


class Evening:
    """Ann and Bob with a box of their own; Ann begins, and time is kept as the story wishes."""

    def __init__(self, room: Room, kind: str = "") -> None:
        self.room, self.tv = room, room.tv()
        self.ann, self.bob = room.two_phones(self.tv)
        self.ann.play(self.ann.sending("house.Choose").filter(has_text="Any game"))
        self.ann.tap(self.ann.page.locator(".games > details > summary"))
        self.ann.play(self.ann.sending("house.Begins", seat=1))
        if kind:
            self.ann.tap(self.ann.page.locator("#time > summary"))
            self.ann.play(self.ann.sending("house.Clock").filter(has_text=kind).first)
        room.start(self.ann)

    def turn_of(self, phone: Phone, other: Phone, name: str) -> None:
        """Everybody sees whose turn it is, and only one is told that it is theirs."""
        self.room.together()
        assert (phone.acting, other.acting) == (True, False)
        expect(phone.find(".turn h1")).to_have_text("Your turn")
        for screen in (other, self.tv):
            expect(screen.find(".turn h1")).to_have_text(f"{name}’s turn")

    def write(self, phone: Phone, box: str, number: str) -> None:
        """With the keys of the phone, and the one that says done."""
        before = phone.serial
        phone.tap(phone.page.locator(box))
        phone.page.keyboard.type(number)
        phone.page.keyboard.press("Enter")
        phone.reaches(before + 1)
        self.room.together()


@clause("A4", "A5", "A10", "A13", "A14", "A18", "A19")
def test_two_rounds_with_passes_points_and_a_correction_end_in_a_ranking(room: Room) -> None:
    evening = Evening(room)
    ann, bob, tv = evening.ann, evening.bob, evening.tv
    evening.turn_of(ann, bob, "Ann")
    ann.play(ann.sending("Done"))
    evening.turn_of(bob, ann, "Bob")
    bob.play(bob.sending("Pass"))
    evening.turn_of(ann, bob, "Ann")
    expect(bob.find("#one-1 .state")).to_contain_text("passed")
    evening.write(ann, "#now-0", "12")
    evening.write(bob, "#now-1", "-5")  # everybody may write
    expect(ann.page.locator("#now-1")).to_have_value("-5")
    ann.play(ann.sending("Pass"))
    for screen in (ann, bob, tv):
        expect(screen.find(".turn h1")).to_have_text("After round 1")
    bob.play(bob.sending("NextRound"))
    evening.turn_of(ann, bob, "Ann")
    correct(evening)
    bob.play(bob.sending("EndRound"))
    finish(evening)


def correct(evening: Evening) -> None:
    """Bob had 15, not -5: the number of the earlier round is tapped, and every total follows."""
    bob = evening.bob
    bob.tap(bob.page.locator("#earlier > summary"))
    evening.write(bob, "#then-0-1", "15")
    for screen in (evening.ann, bob):
        expect(screen.find("#one-1 .total")).to_contain_text("15")
        expect(screen.find("#one-1 .total")).to_contain_text("leads")
    expect(evening.tv.find(".big-sheet tr").filter(has_text="Bob").locator(".total")).to_contain_text("15")


def finish(evening: Evening) -> None:
    """Ending the game asks for a second tap."""
    ann = evening.ann
    ann.tap(ann.sending("Finish"))
    expect(ann.find("[data-armed]")).to_contain_text("Tap again")
    ann.play(ann.sending("Finish"))
    for screen in (ann, evening.bob, evening.tv):
        screen.says("Bob wins with 15 points.")
        assert ranking(screen) == [("1st", "Bob", "15"), ("2nd", "Ann", "12")]


def ranking(screen: Screen) -> list[tuple[str, ...]]:
    return [tuple(summary.inner_text().split()) for summary in screen.find(".ranking summary").all()]


@clause("A13")
def test_steppers_go_below_zero_and_quick_taps_are_one_move(room: Room) -> None:
    evening = Evening(room)
    ann = evening.ann
    less, before = ann.find("#one-0 [data-step='-1']"), ann.serial
    for _ in range(3):
        ann.tap(less)
    expect(ann.page.locator("#now-0")).to_have_value("-3")
    ann.reaches(before + 1)
    expect(evening.bob.page.locator("#now-0")).to_have_value("-3")
    assert ann.serial == before + 1
    ann.tap(ann.page.locator("#now-0"))
    ann.tap(ann.find("#one-0 [data-flip]"))
    expect(evening.bob.page.locator("#now-0")).to_have_value("3")


@clause("A8", "A9")
def test_the_turn_is_taken_given_and_the_order_changed_by_anybody(room: Room) -> None:
    evening = Evening(room)
    ann, bob = evening.ann, evening.bob
    ann.play(ann.sending("Done"))
    evening.turn_of(bob, ann, "Bob")
    ann.play(ann.find(".small-acts").get_by_text("My turn"))
    evening.turn_of(ann, bob, "Ann")
    ann.tap(ann.find("#one-1 .whose"))
    ann.play(ann.page.locator("#of-1").get_by_text("Give Bob the turn"))
    evening.turn_of(bob, ann, "Bob")
    bob.tap(bob.find("#one-1 .whose"))
    bob.play(bob.page.locator("#of-1").get_by_text("Move Bob one place forward"))
    for screen in (ann, bob):
        expect(screen.find(".order .name").first).to_have_text("Bob")


@clause("H14")
def test_a_clock_runs_down_stands_in_a_question_and_in_a_break_and_goes_on_past_zero(room: Room) -> None:
    evening = Evening(room, kind="Limit for a turn")
    ann, bob, tv = evening.ann, evening.bob, evening.tv
    for screen in (ann, bob, tv):
        screen.until("() => /^0:5\\d$/.test(document.querySelector('.turn .face').textContent)")
    bob.tap(bob.page.locator("header [data-open='menu']"))
    bob.play(bob.page.locator("#menu").get_by_text("Rules question"))
    for screen in (ann, tv):
        expect(screen.find(".banner.table-time")).to_be_visible()
        assert screen.page.locator(".turn .face").get_attribute("data-rate") == "0.0"
    ann.play(ann.find(".table-time").get_by_text("Back to the game"))
    expect(tv.find(".banner.table-time")).to_have_count(0)
    bob.play(bob.page.locator("header").get_by_role("button", name="Pause"))
    for screen in (ann, bob, tv):
        screen.says("Paused", "Bob asked for a break.")
    ann.play(ann.find("footer").get_by_text("Go on"))
    late(evening)


def late(evening: Evening) -> None:
    """Six seconds of bank: they tick on Ann's phone, which has asked for sounds, and zero is told once; Bob's stays silent."""
    ann, bob = evening.ann, evening.bob
    ann.tap(ann.page.locator("header [data-open='menu']"))
    ann.tap(ann.page.locator("#menu [data-sound]"))
    ann.tap(ann.page.locator("#menu .menu-top [data-close]"))
    heard = int(ann.page.evaluate("noticed.notes"))
    ann.page.evaluate(
        """(seat) => fetch("/move", { method: "POST", headers: { "Content-Type": "application/json" },
           body: JSON.stringify({ id: "short", seat, seen: 0, move: { type: "house.Clock", kind: "limit", seconds: 5 } }) })""",
        ann.seat,
    )
    for screen in (ann, bob, evening.tv):
        screen.until("() => /^-0:0[1-9]$/.test(document.querySelector('.turn .face[data-late]')?.textContent)")
    ann.until(TICKS, heard + 6)  # at least two ticks, and the four notes of zero
    assert bob.page.evaluate("noticed.notes") == 0
    assert ann.acting, "a clock never moves a piece"


def test_who_comes_back_reads_in_a_line_what_was_missed_and_all_of_it_in_the_menu(room: Room) -> None:
    evening = Evening(room)
    ann, bob = evening.ann, evening.bob
    ann.play(ann.sending("Done"))
    bob.page.goto("about:blank")  # the phone is put away
    serial = ann.serial
    for move in ("EndRound", "NextRound"):
        ann.play(ann.sending(move))
    assert ann.serial == serial + 2
    expect(ann.page.locator(".away")).to_be_hidden()
    bob.open("/")
    line = bob.page.locator(".away")
    expect(line).to_be_visible()
    expect(line).to_contain_text("While you were away: Round 1 is over. Round 2 begins. It is Ann’s turn.")
    bob.tap(line.get_by_role("button"))
    expect(line).to_be_hidden()
    expect(bob.page.locator("#missed li").last).to_have_text("It is Ann’s turn.")
    bob.page.reload()
    bob.live()
    expect(bob.page.locator(".away")).to_be_hidden()
    bob.tap(bob.page.locator("header [data-open='menu']"))
    bob.tap(bob.page.locator("#missed > summary"))
    bob.tap(bob.page.locator("#missed a[href='/log']"))
    expect(bob.page.locator(".happened li").first).to_contain_text("The game begins.")
    expect(bob.page.locator(".happened li").last).to_contain_text("It is Ann’s turn.")


def test_every_state_is_fair_and_fits_with_the_longest_names_in_french(room: Room, tmp_path: Path) -> None:
    look = Looker("fr", tmp_path)
    tour = Tour(room, "fr", look)
    tour.joining()
    tour.phone.sit(1, NAMES[0])
    tour.wires[1] = tour.own_wire()
    in_the_lobby(tour)
    in_the_game(tour)
    for path in ("/log", "/lights"):
        tour.phone.open(path)
        look(path, tour.phone)
    wrong = {kind: found for kind, found in look.seen._asdict().items() if found}
    assert not wrong, "\n".join(f"{kind}: {one}" for kind, found in wrong.items() for one in found)


def in_the_lobby(tour: Tour) -> None:
    tour.act(2, {"type": "house.Choose", "game": "any_game", "mode": "assist"})
    tour.act(2, {"type": "house.Begins", "seat": 1})
    tour.act(2, {"type": "house.Clock", "kind": "bronstein", "seconds": 86400, "plus": 600})
    tour.act(2, {"type": "house.Bank", "seat": 3, "seconds": 7200})
    tour.room.together()
    for fold in (".games > details", "#time", "#banks"):
        tour.phone.tap(tour.phone.page.locator(f"{fold} > summary"))
    tour.show("the lobby with clocks", tour.phone)
    tour.act(2, {"type": "house.Start"})


def in_the_game(tour: Tour) -> None:
    for seat, move in ((1, "Pass"), (2, "Done"), (3, "Pass")):
        tour.act(seat, {"type": move})
    for player, number in enumerate((-999, 9999, 0, 1234, -5)):
        tour.act(2, {"type": "Score", "player": f"player:{player}", "number": number})
    tour.show("somebody else's turn", tour.phone)
    tour.show("table, a turn", tour.tv)
    tour.act(2, {"type": "EndRound"})
    tour.show("upkeep", tour.phone)
    tour.show("table, upkeep", tour.tv)
    tour.act(2, {"type": "NextRound"})
    tour.room.together()
    tour.phone.tap(tour.phone.page.locator("#earlier > summary"))
    tour.show("earlier rounds", tour.phone)
    tour.phone.tap(tour.phone.find("#one-1 .whose"))
    tour.show("one player", tour.phone)
    tour.phone.tap(tour.phone.page.locator("#of-1 [data-close]").first)
    with tour.menu():
        tour.phone.tap(tour.phone.page.locator("#missed > summary"))
        tour.show("menu with what was missed", tour.phone)
    tour.act(2, {"type": "house.TableTime", "on": True})
    tour.show("rules question", tour.phone)
    tour.show("table, rules question", tour.tv)
    tour.act(2, {"type": "house.Pause"})
    tour.show("paused", tour.phone)
    tour.show("table, paused", tour.tv)
    tour.act(2, {"type": "house.Resume"})
    tour.act(2, {"type": "house.TableTime", "on": False})
    tour.act(2, {"type": "house.Bank", "seat": 1, "seconds": 0})
    tour.act(2, {"type": "house.Clock", "kind": "limit", "seconds": 5})
    for screen in (tour.phone, tour.tv):
        expect(screen.find(".face[data-late]")).to_be_visible()
    tour.show("late", tour.phone)
    tour.show("table, late", tour.tv)
