"""Taps that are refused, doubled, lost or late: each is answered beside the thing that was tapped, and counts once."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Request, Route, expect

from tests.clauses import clause
from tests.stories.people import Phone, Room


class Wire:
    """What a phone has sent so far."""

    def __init__(self, phone: Phone) -> None:
        self.moves: list[Any] = []
        phone.page.on("request", self._hear)

    def _hear(self, request: Request) -> None:
        if request.url.endswith("/move"):
            self.moves.append(request.post_data_json)


def begun(room: Room) -> tuple[Phone, ...]:
    tv = room.tv()
    ann, _bob = room.two_phones(tv)
    return room.start(ann)


def pawns_out(phone: Phone) -> Locator:
    """The pawns that have left the bag, as everybody sees them counted."""
    return phone.find(".pips .on")


def beside(phone: Phone, thing: Locator) -> bool:
    """Whether the sentence stands close to the thing that was tapped, inside the screen, and not on top of it."""
    why, there = phone.page.locator(".why").bounding_box(), thing.bounding_box()
    assert why
    assert there
    gap = max(there["y"] - (why["y"] + why["height"]), why["y"] - (there["y"] + there["height"]))
    inside = why["x"] >= 0 and why["x"] + why["width"] <= 390 and why["y"] >= 0 and why["y"] + why["height"] <= 844
    return inside and 0 <= gap <= 24


@clause("K20", "K22")
def test_a_tap_where_nothing_is_offered_is_told_why_beside_it_with_its_rule(room: Room) -> None:
    holder, other = begun(room)
    why = holder.page.locator(".why")
    with holder.expecting("409"):
        holder.tap(holder.at("sun:3"))
        expect(why).to_contain_text("The pawn comes first: draw from the bag.")
    assert beside(holder, holder.at("sun:3"))
    expect(why.locator("a")).to_have_attribute("href", "/rules/korrigans#K20")
    holder.play(holder.sending("Draw"))
    expect(why).to_be_hidden()
    with other.expecting("409"):
        other.tap(other.at("sun:3"))
        expect(other.page.locator(".why a")).to_have_attribute("href", "/rules/house#H1")
    with holder.expecting("409"):
        holder.tap(holder.at("cloud:7"))
        expect(why).to_contain_text("is new: choose a free sun.")
    assert beside(holder, holder.at("cloud:7"))
    holder.tap(why.locator("a"))
    expect(holder.page.locator("#K21:target")).to_be_in_viewport()


def test_a_double_tap_draws_once(room: Room) -> None:
    holder, other = begun(room)
    wire = Wire(holder)
    twice(holder, holder.sending("Draw"))
    expect(holder.page.locator("button[data-ref='sun:1'][data-next]")).to_be_visible()
    twice(holder, holder.at("sun:1"))
    expect(holder.at("sun:1").locator("[data-lands]")).to_be_visible()
    assert [move["move"]["type"] for move in wire.moves] == ["Draw", "PutSun"]
    expect(pawns_out(other)).to_have_count(1)


def test_a_double_tap_on_the_only_phone_ends_one_turn_and_not_the_next_one_too(room: Room) -> None:
    tv = room.tv()
    ann = room.phone(tv.code)
    ann.sit(1)
    ann.play(ann.sending("house.Sit", seat=2))
    ann.play(ann.page.locator(".game-card[data-send*='korrigans'][data-send*='assist']"))
    ann.tap(ann.sending("house.Start"))
    ann.look()
    ann.play(ann.sending("Draw"))
    ann.play(ann.page.locator("button[data-next]").first)
    wire = Wire(ann)
    end = ann.sending("EndTurn")
    box = end.bounding_box()
    assert box
    for _ in range(2):
        ann.page.touchscreen.tap(box["x"] + 60, box["y"] + 30)
        ann.until("() => !document.querySelector('footer [data-busy]')")
    assert len(wire.moves) == 1
    expect(ann.page.locator("#page.curtain [data-look]")).to_be_visible()
    tv.says("Round 1")


def twice(phone: Phone, thing: Locator) -> None:
    """A nervous thumb: the second tap comes where the first one was, whatever is there by then."""
    box = thing.bounding_box()
    assert box
    for _ in range(2):
        phone.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_tap_without_a_line_is_sent_once_when_the_line_is_back(room: Room) -> None:
    holder, other = begun(room)
    with holder.expecting("ERR_INTERNET_DISCONNECTED"):
        holder.context.set_offline(True)
        holder.tap(holder.sending("Draw"))
        expect(holder.sending("Draw")).to_have_attribute("data-busy", "")
        expect(pawns_out(other)).to_have_count(0)
        holder.context.set_offline(False)
        expect(pawns_out(other)).to_have_count(1)
    holder.play(holder.at("sun:1"))
    expect(pawns_out(holder)).to_have_count(1)


def test_an_answer_that_got_lost_is_asked_for_again_and_the_move_counts_once(room: Room) -> None:
    holder, other = begun(room)
    wire, lost = Wire(holder), list[int]()

    def lose_the_first(route: Route) -> None:
        if lost:
            return route.continue_()
        lost.append(route.fetch().status)
        return route.abort()

    holder.page.route("**/move", lose_the_first)
    with holder.expecting("ERR_FAILED"):
        with holder.page.expect_response("**/move") as answer:
            holder.tap(holder.sending("Draw"))
        assert answer.value.json()["ok"]
        expect(pawns_out(other)).to_have_count(1)
        holder.play(holder.at("sun:1"))
    assert lost == [200]
    first, again, last = wire.moves
    assert first == again
    assert last["move"]["type"] == "PutSun"
    expect(pawns_out(other)).to_have_count(1)


def test_things_fly_and_shake_and_call_unless_somebody_asked_for_less_motion(room: Room) -> None:
    lively, calm = room.phone(), room.phone(reduced_motion="reduce")
    for seat, phone in enumerate((lively, calm), 1):
        phone.open("/")
        phone.sit(seat)
    lively.begins(1)
    room.start(lively)
    lively.play(lively.sending("Draw"))
    room.together()
    for phone in (lively, calm):
        with phone.expecting("409"):
            phone.tap(phone.at("cloud:3"))
            expect(phone.page.locator(".why")).to_be_visible()
    assert lively.page.evaluate("noticed.flights") == 2, "the pawn flew and the cloud shook"
    assert calm.page.evaluate("noticed.flights") == 0
    assert moving(lively), "the free suns call"
    assert not moving(calm)
    lively.play(lively.at("sun:1"))
    lively.play(lively.sending("EndTurn"))
    room.together()
    calm.play(calm.sending("EndTurn"))
    calm.play(calm.sending("Draw"))
    expect(calm.find("button[data-next]").first).to_be_visible()
    assert not moving(calm), "they are marked, and stand still"


def moving(phone: Phone) -> int:
    running = "document.getAnimations().filter(({ playState }) => playState === 'running').length"
    return int(phone.page.evaluate(running))
