"""ROYGBIV without the box: thumbs that tap in the same moment, and every card counted from what stands on the pages."""

from __future__ import annotations

import os
import random
import re
import secrets
from collections import Counter
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import expect

from companion.kit.colours import NAMES
from tests.clauses import clause
from tests.stories.people import Phone, Room, Screen

SEED = os.environ.get("CAULDRON_SEED", secrets.token_hex(4))
MOST_BURSTS = 1_000
COPIES = Counter({**dict.fromkeys((*NAMES, "rainbow"), 7), "pot": 3, "unicorn": 4})
LISTEN = """() => {
  const ask = window.fetch;
  window.heard = { open: 0, sent: 0, last: null };
  window.fetch = async (...what) => {
    heard.open++;
    heard.sent++;
    const response = await ask(...what);
    heard.last = await response.clone().json();
    heard.open--;
    return response;
  };
}"""
TAP = """([luck, eager]) => {
  const page = document.getElementById("page");
  const drummed = (thing) => thing === window.before?.thing && performance.now() - window.before.at < 400;
  const pick = (things) => things[Math.floor(luck * things.length)];
  const click = (thing) => {
    if (!thing) return;
    window.before = { thing, at: performance.now() };
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  const find = (marks) => [...page.querySelectorAll(marks)];
  const sent = heard.sent;
  const offered = page.querySelector("[data-armed], .hand [data-next], .chooser [data-next], footer > .act[data-send]") !== null;
  const armed = page.querySelector("[data-armed]");
  const cards = find(".hand [data-next]").filter((card) => !drummed(card));
  const acts = find("footer > .act[data-send]").filter((act) => !eager || !act.dataset.send.includes("WontPlay"));
  const dab = () => pick(find(".chooser [data-next]"));
  const chosen = page.querySelector(".hand [data-chosen]") && dab(); // its colour was the one just played: the page took that for drumming
  const thing = armed ?? chosen ?? pick(eager && cards.length ? cards : [...cards, ...acts]);
  click(thing);
  if (thing?.matches(".hand [data-chosen]")) click(dab());
  return [offered, heard.sent > sent];
}"""
DRUM = """async () => {
  for (const _ of [1, 2]) {
    document.querySelector("#page footer .act[data-send*='WontPlay']").click();
    while (heard.open || document.querySelector("#page [data-busy]")) await new Promise((wake) => setTimeout(wake, 5));
  }
  return heard.sent;
}"""
ANSWERED = """async () => {
  while (heard.open) await new Promise((wake) => setTimeout(wake, 5));
  await new Promise((wake) => setTimeout(wake));
  const { hidden, textContent } = document.querySelector(".why");
  return [heard.last, hidden ? "" : textContent];
}"""
LABELS = """(marks) => ({
  serial: Number(document.getElementById("page").dataset.serial),
  over: document.getElementById("page").classList.contains("over"),
  ...Object.fromEntries(Object.entries(marks).map(([name, mark]) =>
    [name, [...document.querySelectorAll(`#page ${mark}`)].map((thing) => thing.getAttribute("aria-label") ?? thing.textContent)])),
})"""
ON_TV = {"line": ".laid-card", "counts": ".badge.held", "caption": ".tv-caption"}
ON_PHONE = {"hand": ".hand .card", "won": ".won"}


class Race:
    """People with phones before a TV, and the cards as the pages tell them."""

    def __init__(self, room: Room, players: int, fast: bool) -> None:
        print(f"seed {SEED}")
        self.room, self.luck, self.tv = room, random.Random(SEED), room.tv()
        self.phones = [room.phone(self.tv.code) for _ in range(players)]
        for seat, phone in enumerate(self.phones, 1):
            phone.sit(seat, f"Player {seat}")
        ann = self.phones[0]
        ann.play(ann.page.locator(".game-card[data-send*='roygbiv'][data-send*='play']"))
        if fast:
            ann.tap(ann.page.locator(".games summary >> nth=0"))
            ann.play(ann.page.locator("[data-send*='fast']"))
        room.start(ann)
        for phone in self.phones:
            phone.page.evaluate(LISTEN)
        self.open: Counter[str] = Counter()
        self.face_down = sum(COPIES.values())
        self.bursts = self.accepted = self.refused = 0

    def taps(self, phones: list[Phone], eager: bool) -> int:
        """All of them in one moment; then each waits for its answer, which is a yes or a sentence. How many had something to tap.

        A thumb leaves the card that it has just tapped alone for a moment, as the page would take that for drumming."""
        self.bursts += 1
        assert self.bursts < MOST_BURSTS, "the game does not end"
        tapped = [phone.page.evaluate(TAP, [self.luck.random(), eager]) for phone in phones]
        newest = 0
        for phone, (_offered, sent) in zip(phones, tapped, strict=True):
            answer, bubble = phone.page.evaluate(ANSWERED)
            if sent and answer["ok"]:
                self.accepted, newest = self.accepted + 1, max(newest, answer["serial"])
            elif sent:
                self.refused += 1
                assert answer["say"], f"refused without a word: {answer}"
                assert answer["say"] in bubble, "the sentence stands on the page"
        for screen in self.room.screens:
            screen.reaches(newest)
        return sum(offered for offered, _sent in tapped)

    def count(self) -> bool:
        """All 63 cards are there; what was seen once is seen for ever, and what is new came from a pile. False: it is over."""
        tv, hands = self._seen()
        if tv["over"]:
            return False
        numbers = [int(re.findall(r"\d+", text)[0]) for text in tv["counts"]]
        assert numbers[::2] == [len(one["hand"]) for one in hands], "the TV counts the hands as their owners do"
        centre = re.search(r"(\d+) cards? in the centre pile", tv["caption"][0])
        now = Counter(_kind(card) for one in hands for card in (*one["hand"], *", ".join(one["won"]).split(", ")) if card)
        now += Counter(_kind(card) for card in tv["line"])
        hidden = sum(numbers[1::2]) + (int(centre[1]) if centre else 0)
        assert now <= COPIES, f"doubled: {now - COPIES}"
        assert self.open <= now, f"lost: {self.open - now}"
        assert now.total() + hidden == COPIES.total()
        assert hidden <= self.face_down
        self.open, self.face_down = now, hidden
        return True

    def _seen(self) -> tuple[Any, list[Any]]:
        """The same present on all pages."""
        for _ in range(20):
            tv = self.tv.page.evaluate(LABELS, ON_TV)
            hands = [phone.page.evaluate(LABELS, ON_PHONE) for phone in self.phones]
            if {tv["serial"], *(one["serial"] for one in hands)} == {tv["serial"]}:
                return tv, hands
            self.room.together()
        raise AssertionError("the pages never agree")


def _kind(label: str) -> str:
    return label.split(":")[0].removeprefix("a rainbow").strip().split(" ")[-1].replace("card", "rainbow")


def scores_add_up(screens: list[Screen]) -> None:
    """R61 to R63 by hand, from the lines that stand below each name."""
    for screen in screens:
        for row in screen.page.locator(".ranking li").all():
            points = 0
            for line in row.locator("th").all_text_contents():
                rainbow = re.match(r"Rainbow of (\d+) cards, (none|\d+) in the own colour", line)
                if rainbow:
                    cards, own = int(rainbow[1]), 0 if rainbow[2] == "none" else int(rainbow[2])
                    points += (cards + own) * (2 if cards > 6 else 1)
                points += 7 if line == "Finished first" else 0
            assert points == int(row.locator("summary strong").inner_text())


@clause("R25", "R60", "R61", "R62", "R63")
def test_four_thumbs_in_the_same_moment_lose_no_card(room: Room) -> None:
    race = Race(room, 4, fast=True)
    assert race.phones[0].page.evaluate(DRUM) == 2, "who drums in the race is heard each time"
    with ExitStack() as late:
        for phone in race.phones:
            late.enter_context(phone.expecting("409"))
        while race.count():
            race.taps(race.phones, eager=race.luck.random() < 0.9)
    for phone in race.phones:
        expect(phone.page.locator(".ranking li")).to_have_count(4)
    print(f"{race.bursts} bursts, {race.accepted} taps accepted, {race.refused} refused")
    assert race.refused, "nobody was ever too late"
    scores_add_up([race.tv, race.phones[-1]])


def a_held_special_explains_itself(race: Race) -> None:
    """In the hand of whoever has one: the sentence stands beside the card, and letting go plays nothing."""
    phone = next(phone for phone in race.phones if phone.page.locator(".hand [data-explain]").count())
    special, before = phone.page.locator(".hand [data-explain]").first, phone.serial
    special.hover()
    phone.page.mouse.down()
    expect(phone.page.locator(".why")).to_contain_text(special.get_attribute("data-explain") or "?")
    expect(phone.page.locator(".why a")).to_have_attribute("href", re.compile(r"/rules/roygbiv#R4[012]"))
    phone.page.mouse.up()
    expect(special).not_to_have_attribute("data-chosen", "")
    assert phone.serial == before


@clause("R50", "R51", "R53")
def test_three_play_in_turns_to_the_end(room: Room) -> None:
    race = Race(room, 3, fast=False)
    a_held_special_explains_itself(race)
    while race.count():
        (acting,) = (phone for phone in race.phones if phone.acting)
        assert race.taps([acting], eager=race.luck.random() < 0.95), "the one who is awaited is offered nothing to tap"
    for phone in race.phones:
        expect(phone.page.locator(".ranking li")).to_have_count(3)
    assert not race.refused, "what glows is never refused"
    scores_add_up([race.tv, race.phones[0]])
