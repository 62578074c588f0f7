"""Two fingers on the meadow: it grows under them, one finger moves it about, and nothing else on the page moves."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.stories.people import Phone, Room
from tests.stories.test_korrigans_meadow import meadow

Point = tuple[float, float]


class Fingers:
    """Fingers on a phone's glass, as the browser itself gets them."""

    def __init__(self, phone: Phone) -> None:
        self.line = phone.context.new_cdp_session(phone.page)

    def go(self, *ways: tuple[Point, Point]) -> None:
        """All come down, each goes its way in small steps, all leave."""
        self._touch("touchStart", [start for start, _end in ways])
        for part in range(1, 11):
            self._touch("touchMove", [tuple(a + (b - a) * part / 10 for a, b in zip(*way, strict=True)) for way in ways])
        self._touch("touchEnd", [])

    def _touch(self, kind: str, points: list[Any]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def shown(phone: Phone) -> dict[str, float]:
    """Where the drawing of the meadow lies on the glass."""
    return dict(phone.page.locator(".meadow").bounding_box() or {})


def test_the_meadow_grows_under_two_fingers_and_follows_one(room: Room) -> None:
    phone = meadow(room, 2)[0]
    fingers, small = Fingers(phone), shown(phone)
    x, y = small["x"] + small["width"] / 2, small["y"] + small["height"] / 2
    fingers.go(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    large = shown(phone)
    assert 2.5 < large["width"] / small["width"] < 3.5, "as far apart as the fingers went"
    assert abs(large["x"] + large["width"] / 2 - x) < 15, "what lay between the fingers stays there"
    fingers.go(((x, y), (x + 60, y + 40)))
    moved = shown(phone)
    assert (round(moved["x"] - large["x"]), round(moved["y"] - large["y"])) == (60, 40)
    assert moved["width"] == large["width"]
    fingers.go(((x, y), (x + 900, y + 900)))
    edge = shown(phone)
    assert (round(edge["x"]), round(edge["y"])) == (round(small["x"]), round(small["y"])), "no further than its edge"
    assert phone.page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1], "the page itself stays"
    fingers.go(((x - 90, y), (x - 10, y)), ((x + 90, y), (x + 10, y)))
    assert shown(phone) == small
    expect(phone.page.locator("[data-zoomed]")).to_have_count(0)
