"""Korrigans without the box: thumbs tap only what glows, and the score is worked out from what stands on the pages."""

from __future__ import annotations

import os
import random
import re
import secrets
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.clauses import clause
from tests.stories.korrigans_secrets import Secrets
from tests.stories.people import Phone, Room

SEED = os.environ.get("CAULDRON_SEED", secrets.token_hex(4))
MOST_MOVES, MOST_TAPS = 1_000, 1_000
TAP = """(luck) => {
  const glows = [...document.querySelectorAll("#page [data-armed], #page [data-next]")];
  const buttons = [...document.querySelectorAll("#page footer .act[data-send]")];
  const armed = glows.filter((thing) => thing.hasAttribute("data-armed"));
  const things = armed.length ? armed : [...glows, ...buttons];
  const { serial } = document.getElementById("page").dataset;
  things[Math.floor(luck * things.length)]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return [things.length, Number(serial), document.querySelector("#page [data-busy]") !== null];
}"""
TOLD = """() => {
  const kinds = JSON.parse(document.getElementById("page").dataset.offers).filter(({ type }) => type === "Go");
  const fields = kinds.flatMap(({ fields, ways }) => ways.map((way) => way[fields.indexOf("field")]));
  const told = [...document.querySelectorAll(".field[aria-description*='korrigan']")].map((field) => field.dataset.ref);
  const scrolls = document.querySelector(".view-of-meadow") && document.documentElement.scrollHeight > innerHeight;
  const [own, found] = [document.querySelector("#n-gold[value='']"), document.querySelector(".field.found")];
  return { reach: [...new Set(fields)].sort(), told: told.sort(), fits: !scrolls, counts: own !== null, found: found !== null };
}"""


def meadow(room: Room, players: int, advanced: bool = False) -> list[Phone]:
    tv = room.tv()
    phones = [room.phone(tv.code, reduced_motion="reduce") for _ in range(players)]
    for seat, phone in enumerate(phones, 1):
        phone.sit(seat, f"Player {seat}")
    phones[0].play(phones[0].page.locator(".game-card[data-send*='korrigans'][data-send*='play']"))
    if advanced:
        phones[0].tap(phones[0].page.locator(".games summary >> nth=0"))
        phones[0].play(phones[0].page.locator("[data-send*='advanced'][data-send*='True']"))
    room.start(phones[0])
    return phones


def played(room: Room, phones: list[Phone], luck: random.Random) -> Iterator[Phone]:
    """Whoever is awaited moves by tapping what glows, until the game is over; each phone before its move."""
    room.together()
    for _move in range(MOST_MOVES):
        acting = next((phone for phone in phones if phone.acting), None)
        if acting is None:
            return
        yield acting
        newest = moved(acting, luck)
        for screen in room.screens:
            screen.reaches(newest)
    raise AssertionError("the game does not end")


def moved(phone: Phone, luck: random.Random) -> int:
    """Tap what glows until a move has gone off; how far the evening is then."""
    phone.until("() => !document.querySelector('#page [data-busy]')")  # the stream may be faster than the answer to the last tap
    for _tap in range(MOST_TAPS):
        things, serial, sent = phone.page.evaluate(TAP, luck.random())
        assert things, "the one who is awaited is offered nothing to tap"
        if sent:
            return int(serial) + 1
    raise AssertionError("tapping leads to nothing")


def gold_in_hand(phone: Phone) -> int:
    """What the own tray says."""
    labels = phone.page.eval_on_selector_all("#page .tray .token", "(things) => things.map((thing) => thing.getAttribute('aria-label'))")
    return sum(int(found[1]) for label in labels if (found := re.match(r"(\d) gold", label)))


def lines(phone: Phone, name: str) -> dict[str, int]:
    """The lines of one player's score as they stand on the page: what is written, not what it adds up to."""
    rows = phone.page.locator(f".ranking li:has(.name:text-is('{name}')) tr").all()
    read = {}
    for row in rows:
        label, points, _clause = row.locator("th, td").all_text_contents()
        what, _, count = label.partition(": ")
        read[what] = int(count or points)
    return read


@clause("K13", "K40", "K61", "K70", "K71")
@pytest.mark.parametrize(("players", "advanced"), [(5, False), (2, True)])
def test_a_whole_game_is_tapped_and_counted_from_the_pages(room: Room, players: int, advanced: bool) -> None:
    """And on no line comes what only others may know: not to another seat, not to a guest, not to the TV."""
    print(f"seed {SEED}")
    phones = meadow(room, players, advanced)
    room.phone(room.screens[0].code)  # a guest
    secrets = Secrets(room.screens, phones)
    for acting in played(room, phones, random.Random(SEED)):
        secrets.search()
        page = acting.page.evaluate(TOLD)
        assert page["fits"], "the board and all that belongs to it stand on one screen"
        assert page["reach"] == page["told"], "who listens hears where one can go, and how"
        if page["counts"]:
            reckon(acting)
        if page["found"]:
            trays = {phone.seat: gold_in_hand(phone) for phone in phones}
    secrets.search_for(seed_of_the_game(phones[0]))
    assert all(secrets.searched.values()), "there was something to search for on each line"
    for phone in phones:
        expect(phone.page.locator(".ranking li")).to_have_count(players)
    totals = {}
    for seat in range(1, players + 1):
        name = f"Player {seat}"
        sheet = lines(phones[0], name)
        assert sheet["Gold on clovers"] + sheet["Gold on menhirs"] == trays[seat], f"what the tray of {name} showed is counted"
        pot_gold = {0: 0, 1: 10, 2: 15}[sheet["Korrigans on the cauldron"]]
        totals[name] = sheet["Gold on clovers"] + sheet["Gold on menhirs"] + 2 * sheet["Elves"] - 2 * sheet["Goblins"] + pot_gold
    shown = {name: int(total) for name, total in zip(*ranked(phones[-1]), strict=True)}
    assert shown == totals
    assert told(secrets.ears[room.screens[0]].said) == totals
    best = max(totals.values())
    assert totals[ranked(phones[0])[0][0]] == best


def reckon(phone: Phone) -> None:
    """A child counts what lies on the own sheet, before the table does."""
    coins = phone.page.eval_on_selector_all(".tally [aria-label]", "(things) => things.map((thing) => parseInt(thing.ariaLabel))")
    elves, goblins, korrigans = (phone.page.locator(f".tally use[href$='#{thing}']").count() for thing in ("elf", "goblin", "korrigan"))
    before = phone.serial
    phone.page.fill("#n-gold", str(sum(coins) + 2 * elves - 2 * goblins + (0, 10, 15)[korrigans]))
    phone.page.keyboard.press("Enter")
    phone.reaches(before + 1)


def told(sentences: list[str]) -> dict[str, int]:
    """What the TV told of each sheet, line by line; and everybody heard that the own count was right."""
    totals: dict[str, int] = {}
    for sentence in sentences:
        if line := re.fullmatch(r"(Player \d), .*: (-?\d+)\.", sentence):
            totals[line[1]] = totals.get(line[1], 0) + int(line[2])
    right = [name for name in totals if f"And {name} had counted right!" in sentences]
    assert right == list(totals)
    return totals


def seed_of_the_game(phone: Phone) -> str:
    """As the receipt tells it after the end."""
    return str(phone.page.evaluate("async () => (await (await fetch('/receipt.json')).json()).seed"))


def ranked(phone: Phone) -> tuple[list[str], list[str]]:
    return phone.page.locator(".ranking .name").all_text_contents(), phone.page.locator(".ranking summary strong").all_text_contents()
