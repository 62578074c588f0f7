"""Every page in every state: nothing that axe calls serious, nothing cut off or pushed out, nothing too small for a thumb."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Browser

from tests.serving import serving
from tests.stories.people import Phone, Room, Screen
from tests.stories.tour import Tour, narrower

THUMB, NARROW_THUMB = 44, 36  # eight places side by side can't be wider on 320 pixels; their whole row or column answers too
SEEN = """
  const shown = { opacityProperty: true, visibilityProperty: true };
  const seen = (thing) => thing.checkVisibility(shown) && !thing.closest(".hidden, .hear, .skip, .dusk");
  const named = (thing) => `${thing.nodeName}.${thing.getAttribute("class") ?? ""} "${thing.textContent.trim().slice(0, 40)}"`;
  const top = document.querySelector("dialog[open]") ?? document.body;
  const all = [...top.querySelectorAll("*")].filter(seen);
"""
RESTED = "() => document.getAnimations().every(({ effect }) => effect.getTiming().iterations === Infinity)"
OUTSIDE = f"""() => {{ {SEEN}
  const wide = document.documentElement.scrollWidth > innerWidth ? [`the page is ${{document.documentElement.scrollWidth}} wide`] : [];
  const out = all.filter((thing) => !thing.closest("svg, .offline") && thing.getBoundingClientRect().width)
    .filter((thing) => {{ const box = thing.getBoundingClientRect(); return box.right > innerWidth + 1 || box.left < -1; }});
  return [...wide, ...out.map(named)];
}}"""
CUT = f"""() => {{ {SEEN}
  const cut = (thing) => {{
    const {{ display, textOverflow, overflowX, overflowY }} = getComputedStyle(thing);
    if (display === "inline" || textOverflow === "ellipsis" || !thing.clientWidth) return false;
    const wide = !/auto|scroll/.test(overflowX) && thing.scrollWidth > thing.clientWidth + 1;
    return wide || (/hidden|clip/.test(overflowY) && thing.scrollHeight > thing.clientHeight + 2);
  }};
  return all.filter((thing) => !thing.closest("svg, .laid-card, .tv .log") && cut(thing)).map(named);
}}"""
BROKEN = f"""() => {{ {SEEN}
  const WORD = /(?<![\\p{{L}}/.\\d])\\p{{L}}{{2,14}}(?![\\p{{L}}/\\d]|\\.\\w)/gu; // no part of a path, a number, a longer word
  const found = [];
  for (const thing of all.filter((one) => !one.closest("svg, .mark-of, .address, code")))
    for (const text of [...thing.childNodes].filter(({{ nodeType }}) => nodeType === 3))
      for (const {{ 0: word, index }} of text.nodeValue.matchAll(WORD)) {{
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({{ top }}) => Math.round(top))).size > 1) found.push(`${{word}} in ${{named(thing)}}`);
      }}
  return found;
}}"""
COVERED = """() => {
  const names = [...document.querySelectorAll(".seat-name")].map((name) => [name.textContent, name.getBoundingClientRect()]);
  const under = names.filter(([, box], at) => names.slice(at + 1).some(([, other]) => box.right > other.left && box.left < other.right
    && box.bottom > other.top && box.top < other.bottom));
  const thumb = document.querySelector("footer")?.getBoundingClientRect();
  const board = thumb?.height > innerHeight * 0.55 ? ["the board, by what is under the thumb"] : [];
  return [...under.map(([name]) => `the name ${name}`), ...board];
}"""
SMALL = f"""(least) => {{ {SEEN}
  const inline = (thing) => thing.matches("p a, td a, .why a, span a, svg.meadow *"); // the meadow is zoomed with two fingers
  return all.filter((thing) => thing.matches("a[href], button, input, summary, [role=button]") && !inline(thing))
    .map((thing) => [thing, thing.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
    .map(([thing, box]) => `${{named(thing)}} ${{Math.round(box.width)}} x ${{Math.round(box.height)}}`);
}}"""


class Seen(NamedTuple):
    """What was found on a walk, each with the page it was found on."""

    unfair: list[str]
    outside: list[str]
    cut: list[str]
    broken: list[str]
    covered: list[str]
    small: list[str]
    wrongs: list[str]


class Looker:
    def __init__(self, language: str, pictures: Path) -> None:
        self.language, self.pictures = language, pictures
        self.seen = Seen([], [], [], [], [], [], [])

    def __call__(self, name: str, screen: Screen) -> None:
        screen.until(RESTED)
        self._fair(name, screen)
        if not isinstance(screen, Phone):
            return self._fits(name, screen, 24)
        self._fits(f"{name} at 390", screen, THUMB)
        if self.language == "fr":
            narrower(screen, 320)
            self._fits(f"{name} at 320", screen, NARROW_THUMB)
            narrower(screen, 390)
        return None

    def _fair(self, name: str, screen: Screen) -> None:
        if not screen.page.evaluate("'axe' in window"):
            screen.page.evaluate(AXE_SCRIPT)
        found = screen.page.evaluate("axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)")
        for one in found:
            if one["impact"] in ("serious", "critical"):
                self.seen.unfair.extend(f"{name}: {one['id']} {node['target']}" for node in one["nodes"])

    def _fits(self, name: str, screen: Screen, thumb: int) -> None:
        ask = screen.page.evaluate
        found = {"outside": ask(OUTSIDE), "cut": ask(CUT), "broken": ask(BROKEN), "covered": ask(COVERED), "small": ask(SMALL, thumb)}
        for kind, ones in found.items():
            getattr(self.seen, kind).extend(f"{name}: {one}" for one in ones)
            if ones:
                screen.page.screenshot(path=self.pictures / f"{name.replace('/', '')}.png")


@pytest.fixture(scope="module", params=["fr", "en"])
def seen(browser: Browser, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Seen:
    folder = tmp_path_factory.mktemp(f"walk-{request.param}")
    with serving(folder / "data") as server:
        room, looker = Room(browser, server), Looker(request.param, folder)
        Tour(room, request.param, looker).walk()
        looker.seen.wrongs.extend(room.close())
    print("pictures:", folder)
    return looker.seen


def test_axe_finds_nothing_serious_on_any_page(seen: Seen) -> None:
    assert not seen.unfair


def test_nothing_is_pushed_out_of_the_screen(seen: Seen) -> None:
    assert not seen.outside


def test_nothing_is_cut_off(seen: Seen) -> None:
    assert not seen.cut


def test_no_word_is_broken_in_two(seen: Seen) -> None:
    assert not seen.broken


def test_nothing_lies_on_top_of_something_else(seen: Seen) -> None:
    assert not seen.covered


def test_everything_to_tap_is_as_large_as_a_thumb(seen: Seen) -> None:
    assert not seen.small


def test_no_page_complains_in_its_console(seen: Seen) -> None:
    assert not seen.wrongs
