"""Everything without a finger: Tab reaches each control, the focus is seen, Enter and Space act, and the focus stays where it was."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.stories.people import Phone, Room, Screen

CONTROLS = """() => [...document.querySelectorAll("a[href], button, input, summary, [tabindex='0']")]
  .filter((thing) => thing.checkVisibility() && !thing.disabled)"""
NAMED = "(thing) => thing.getAttribute('aria-label') || thing.textContent.trim().replace(/\\s+/g, ' ') || thing.id"
MARKED = """() => {
  const here = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(here);
  const drawn = [...here.children].some((part) => getComputedStyle(part).stroke === "rgb(255, 255, 255)");
  return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || drawn;
}"""


def tab_round(screen: Screen) -> tuple[list[str], list[str]]:
    """Tab once through the whole page: which controls were not reached, and which did not show it."""
    count = screen.page.evaluate(f"() => (window.controls = ({CONTROLS})()).length")
    screen.page.evaluate("() => { document.activeElement.blur(); window.reached = new Set(); }")
    unseen: list[str] = []
    for _ in range(count + 3):
        screen.page.keyboard.press("Tab")
        if not screen.page.evaluate("() => controls.includes(document.activeElement) && !!reached.add(document.activeElement)"):
            continue
        if not screen.page.evaluate(MARKED):
            unseen.append(screen.page.evaluate(f"() => ({NAMED})(document.activeElement)"))
    missed: list[str] = screen.page.evaluate(f"() => controls.filter((thing) => !reached.has(thing)).map({NAMED})")
    return missed, unseen


def reach(screen: Screen, selector: str) -> None:
    """Tab until the focus is there."""
    for _ in range(60):
        if screen.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        screen.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def press(phone: Phone, selector: str, key: str = "Enter") -> None:
    before = phone.serial
    reach(phone, selector)
    phone.page.keyboard.press(key)
    phone.reaches(before + 1)


def test_a_first_round_is_played_without_a_finger(room: Room) -> None:
    tv = room.tv()
    ann = room.phone(tv.code)
    press(ann, "[data-send*='house.Sit']")
    reach(ann, "#name")
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    tv.says("Ann")
    room.phone(tv.code).sit(2)
    reach(ann, ".games summary")
    ann.page.keyboard.press("Space")
    press(ann, "[data-send*='house.Begins'][data-send*='1']", "Space")
    press(ann, "[data-send*='house.Start']")
    expect(ann.page.locator("#page.mine")).to_be_attached()
    press(ann, "[data-send*='Draw']")
    press(ann, "[data-ref='sun:5']", "Space")
    expect(tv.find("[data-ref='sun:5'] [data-lands]").first).to_be_visible()
    press(ann, "footer [data-send*='EndTurn']")
    reach(ann, "header [data-open='menu']")
    ann.page.keyboard.press("Enter")
    reach(ann, "#menu [data-send*='house.Pause']")
    ann.page.keyboard.press("Enter")
    tv.says("Paused")
    expect(ann.page.locator("#menu")).to_be_hidden()


def test_the_choices_are_also_a_plain_list(room: Room) -> None:
    ann, _bob = room.two_phones(room.tv())
    ann.begins(1)
    room.start(ann)
    press(ann, "[data-send*='Draw']")
    reach(ann, "footer summary")
    ann.page.keyboard.press("Enter")
    press(ann, "footer [data-send*='sun:6']")
    expect(ann.at("sun:6").locator("[data-lands]")).to_be_visible()


def test_the_focus_stays_where_it_was_when_the_page_changes(room: Room) -> None:
    ann, _bob = room.two_phones(room.tv())
    reach(ann, "#name")
    ann.page.keyboard.type("Anna")
    room.phone(ann.code).sit(3)
    room.together()
    assert ann.page.evaluate("() => [document.activeElement.id, document.activeElement.value]") == ["name", "Anna"]
    holder, other, third = room.start(ann)
    reach(other, "[data-ref='sun:4']")
    reach(third, "header [data-open='menu']")
    third.page.keyboard.press("Enter")
    reach(third, "#menu [data-sound]")
    holder.play(holder.sending("Draw"))
    holder.play(holder.at("sun:4"))
    room.together()
    assert other.page.evaluate("document.activeElement.dataset.ref") == "sun:4"
    assert third.page.evaluate("'sound' in document.activeElement.dataset")
    expect(third.page.locator("#menu")).to_be_visible()


def test_tab_reaches_every_control_of_every_page_and_shows_where_it_is(room: Room) -> None:
    tv, device = room.tv(), room.device()
    rounds = {"/device": tab_round(device)}
    ann = room.phone(tv.code)
    rounds["join"] = tab_round(ann)
    ann.sit(1)
    rounds["lobby"] = tab_round(ann)
    room.phone(tv.code).sit(2)
    ann.begins(1)
    room.start(ann)
    ann.play(ann.sending("Draw"))
    rounds["game"] = tab_round(ann)
    for path in ("/bring", "/rules/korrigans", "/receipt", "/diagnosis", "/nowhere"):
        with ann.expecting("404"):
            ann.open(path)
        rounds[path] = tab_round(ann)
    assert not {page: said for page, said in rounds.items() if said != ([], [])}


def test_the_drawn_device_is_pressed_by_keys(room: Room) -> None:
    device, tv = room.device(), room.tv()
    device.page.keyboard.press("1")
    tv.says("One player sits")
    reach(device, "[data-button='seat:4']")
    device.page.keyboard.press("Enter")
    tv.says("2 players sit")
    device.page.keyboard.press("Space")
    expect(tv.page.locator("[data-button='seat:4']")).to_have_count(0)
