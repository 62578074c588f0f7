"""The first draw: joined by code or sat down by button, drawn by pot or tap, seen by everybody."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.clauses import clause
from tests.stories.people import Device, Room, Screen


def colour_in_hand(screen: Screen) -> str:
    """The colour of the pawn that was drawn and is not placed yet."""
    drawing = screen.find("[data-lands='drew'] use")
    expect(drawing).to_have_count(1)
    return (drawing.get_attribute("href") or "").removeprefix("#pawn-")


def lies_on(screen: Screen, ref: str, colour: str) -> None:
    expect(screen.at(ref).locator(f"use[href='#pawn-{colour}']")).to_be_visible()


@clause("K20", "K21", "K80")
def test_the_pot_is_pressed_and_the_same_pawn_is_on_every_phone_the_tv_and_in_the_lights(room: Room) -> None:
    tv, device = room.tv(), room.device()
    ann, bob = room.two_phones(tv)
    tv.says("Ann", "Bob")
    chooser, other = room.start(ann)
    device.press("pot")
    colour = colour_in_hand(tv)
    assert {colour_in_hand(ann), colour_in_hand(bob)} == {colour}
    device.shines("pot", colour)
    device.arch_shows(colour)
    chooser.tap(chooser.at("sun:4"))
    for screen in (chooser, other, tv):
        lies_on(screen, "sun:4", colour)
        expect(screen.find("[data-lands='drew']")).to_have_count(0)


def test_from_joining_to_the_first_draw_three_taps_are_enough(room: Room) -> None:
    tv = room.tv()
    ann, bob = room.phone(tv.code), room.phone(tv.code)
    ann.sit(1)
    bob.sit(2)
    drawer, _other = room.start(ann)
    drawer.tap(drawer.sending("Draw"))
    assert colour_in_hand(tv)
    assert max(ann.taps, bob.taps) <= 3
    assert ann.taps + bob.taps == 4, "two sit down, one starts, one draws"


@clause("K80")
def test_a_round_is_played_by_buttons_alone(room: Room) -> None:
    tv, device = room.tv(), room.device()
    device.press("seat:1")
    device.press("seat:3")
    tv.says("2 players sit")
    device.press("pot")
    tv.says("Round 1")
    device.press("pot")
    colour = colour_in_hand(tv)
    device.shines("pot", colour)
    holder = whose(tv)
    point_at_the_second_sun(device, holder, colour)
    with device.held(holder):
        lies_on(tv, "sun:2", colour)
    device.press("pot")
    device.press("pot")
    tv.says("Round 2")


def whose(tv: Screen) -> str:
    """The button of the seat that is awaited: by the colour of the first sitter it is seat 1, else seat 3."""
    awaited = tv.find(".seats > li").first.get_attribute("class") or ""
    return "seat:1" if "now" in awaited.split() else "seat:3"


def point_at_the_second_sun(device: Device, button: str, colour: str) -> None:
    """Suns are the zones of the arch: what is pointed at shines beside what was drawn."""
    for zone in ("red", "orange"):
        device.press(button)
        device.arch_shows(*{zone, colour})
