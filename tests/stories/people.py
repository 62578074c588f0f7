"""The people of the stories: a phone in a hand, a TV on the wall, the drawn device; each with a browser profile of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from companion.house import SEATS, House, Seat
from tests.serving import Serving
from web.identity import COOKIE, Identity

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
WAIT_MS = 10_000
NOTICE = """
window.noticed = { notes: 0, flights: 0, views: 0 };
window.EventSource = class extends EventSource {
  constructor(address) { super(address); this.addEventListener("view", () => noticed.views++); }
};
const { start } = AudioScheduledSourceNode.prototype;
AudioScheduledSourceNode.prototype.start = function (...when) { noticed.notes++; return start.apply(this, when); };
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) { noticed.flights++; return animate.apply(this, how); };
"""
_ASK = """async (answer) => {{
  const last = performance.now() + {most};
  while (!({question})(answer)) {{
    if (performance.now() > last) return false;
    await new Promise((wake) => setTimeout(wake, 15));
  }}
  return true;
}}"""
_PIXELS = """
  const zones = ["red", "orange", "yellow", "green", "blue", "indigo", "violet"];
  const shown = (place) => [...document.querySelectorAll(`[data-lights="${place}"] .light`)].map(({ dataset }) => dataset.hex ?? "000000");
  const bytes = (hex) => [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const bright = (hex) => Math.max(...bytes(hex)) > 12;
  const arch = shown("arch"), each = arch.length / 7;
  const zone = (colour) => arch.slice(zones.indexOf(colour) * each, (zones.indexOf(colour) + 1) * each);
"""
_LIT = f"""(wanted) => {{ {_PIXELS}
  return arch.length > 0 && zones.every((colour) => zone(colour).every((hex) => bright(hex) === wanted.includes(colour)));
}}"""
_SAME = f"""([place, colour]) => {{ {_PIXELS}
  const [model, ...pixels] = [zone(colour)[0], ...shown(place)];
  const tint = (hex) => bytes(hex).map((byte) => byte / Math.max(...bytes(hex)));
  return pixels.length > 0 && pixels.every((hex) => bright(hex) && tint(hex).every((part, at) => Math.abs(part - tint(model)[at]) < 0.12));
}}"""
expect.set_options(timeout=WAIT_MS)


class Screen:
    """A page that somebody looks at; what goes wrong in it is remembered."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.wrongs: list[str] = []
        self._expected, self._heard = "", False
        context.set_default_timeout(WAIT_MS)
        context.add_init_script(NOTICE)
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self._wrong(str(error)))
        self.page.on("console", self._console)

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)
        if self.page.locator("body[data-page]").count():
            self.live()

    def live(self) -> None:
        """Wait until the stream has brought its first view."""
        self.until("() => noticed.views > 0")

    def find(self, selector: str) -> Locator:
        return self.page.locator(f"#page {selector}")

    def sending(self, move: str, **fields: object) -> Locator:
        """What the page has to send this move with."""
        marks = "".join(f"[data-send*='{name}\":{value}']" for name, value in fields.items())
        return self.page.locator(f"[data-send*='\"{move}\"']{marks}")

    def at(self, ref: str) -> Locator:
        return self.page.locator(f"button[data-ref='{ref}']")

    @property
    def serial(self) -> int:
        """How far this page has seen the evening go."""
        return int(self.page.locator("#page").get_attribute("data-serial") or 0)

    def reaches(self, serial: int) -> None:
        self.until("(serial) => Number(document.getElementById('page').dataset.serial) >= serial", serial)

    @property
    def code(self) -> str:
        """The four letters that it shows."""
        return self.page.locator("#page .code").first.inner_text()

    def says(self, *words: str) -> None:
        for word in words:
            expect(self.page.locator("#page")).to_contain_text(word)

    def until(self, question: str, answer: Any = None) -> None:
        """Wait for something that only the page itself can tell (our policy forbids playwright's own way to ask)."""
        assert self.page.evaluate(_ASK.format(question=question, most=WAIT_MS), answer), f"it never came: {question} {answer}"

    @contextmanager
    def expecting(self, wrong: str) -> Iterator[None]:
        """What the browser will complain about here is part of the story; the complaint may come a moment after the answer."""
        self._expected, self._heard = wrong, False
        yield
        for _moment in range(20):
            if self._heard:
                break
            self.page.wait_for_timeout(10)
        self._expected = ""

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._wrong(f"{message.text} {message.location.get('url', '')}")

    def _wrong(self, wrong: str) -> None:
        if self._expected and re.search(self._expected, wrong):
            self._heard = True
        else:
            self.wrongs.append(wrong)


class Phone(Screen):
    """Counts its taps."""

    taps = 0

    def tap(self, thing: Locator) -> None:
        self.taps += 1
        thing.tap()

    def play(self, thing: Locator) -> None:
        """A tap that moves the evening on."""
        before = self.serial
        self.tap(thing)
        self.reaches(before + 1)

    @property
    def seat(self) -> int:
        return int(self.page.locator("#page").get_attribute("data-seat") or 0)

    @property
    def cookie(self) -> str:
        """What makes the table know this phone again."""
        cookies: list[Any] = self.context.cookies()
        return str(next(cookie["value"] for cookie in cookies if cookie["name"] == COOKIE))

    def join(self, code: str) -> None:
        """Somebody types the address that the TV shows."""
        self.open(f"/{code}")
        assert self.page.url == f"{self.address}/"

    def sit(self, seat: int, name: str = "") -> None:
        self.tap(self.sending("house.Sit", seat=seat))
        expect(self.page.locator(f"#page[data-seat='{seat}']")).to_be_attached()
        if name:
            self.page.fill("#name", name)
            self.page.keyboard.press("Enter")
            expect(self.page.locator("#name[value]")).to_have_attribute("value", name)

    def begins(self, seat: int) -> None:
        """Not left to luck."""
        self.tap(self.page.locator("details:has([data-send*='house.Begins']) > summary"))
        self.play(self.sending("house.Begins", seat=seat))
        expect(self.sending("house.Begins", seat=seat)).to_have_attribute("aria-pressed", "true")

    def look(self) -> None:
        """Who is handed the phone holds the curtain's button until it opens."""
        self.page.locator("[data-look]").hover()
        self.page.mouse.down()
        expect(self.page.locator("#page.curtain")).to_have_count(0)
        self.page.mouse.up()

    @property
    def acting(self) -> bool:
        return "mine" in (self.page.locator("#page").get_attribute("class") or "").split()


class Device(Screen):
    """The drawn device, under a mouse."""

    def press(self, button: str) -> None:
        self._point(button)
        self.page.mouse.down()
        self.page.mouse.up()

    @contextmanager
    def held(self, button: str) -> Iterator[None]:
        """A finger that stays until what it waits for has happened."""
        self._point(button)
        self.page.mouse.down()
        yield
        self.page.mouse.up()

    def arch_shows(self, *colours: str) -> None:
        """Wait until the arch is lit where these colours lie, and dark elsewhere."""
        self.until(_LIT, list(colours))

    def shines(self, place: str, colour: str) -> None:
        """Wait until all pixels of a place have the colour that the arch has in its zone of this name."""
        self.until(_SAME, [place, colour])

    def _point(self, button: str) -> None:
        self.page.locator(f"[data-button='{button}']").hover()


class Room:
    """The room where the table stands: opens screens, and knows afterwards what went wrong on any of them."""

    def __init__(self, browser: Browser, server: Serving) -> None:
        self.browser, self.server = browser, server
        self.screens: list[Screen] = []
        self.advertised = ""  # where the TV tells phones to go

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    def phone(self, code: str = "", width: int = 390, **more: Any) -> Phone:
        phone = Phone(self._profile(width, 844, has_touch=True, is_mobile=True, **more), self.address)
        self.screens.append(phone)
        if code:
            phone.join(code)
        return phone

    def tv(self) -> Screen:
        tv = Screen(self._profile(1920, 1080), self.address)
        self.screens.append(tv)
        tv.open("/table")
        return tv

    def device(self, locale: str = "en-GB") -> Device:
        device = Device(self._profile(1000, 760, locale), self.address)
        self.screens.append(device)
        device.open("/device")
        return device

    def two_phones(self, tv: Screen) -> tuple[Phone, Phone]:
        """Ann and Bob join by the letters on the TV and sit down."""
        self.advertised = "http://" + tv.find(".address").inner_text().rpartition("/")[0]
        ann, bob = self.phone(tv.code), self.phone(tv.code)
        ann.sit(1, "Ann")
        bob.sit(2, "Bob")
        return ann, bob

    def start(self, phone: Phone) -> tuple[Phone, ...]:
        """Start the game that is chosen; of the phones, the one that is awaited comes first."""
        phone.tap(phone.sending("house.Start"))
        for screen in self.screens:
            expect(screen.page.locator("#page:is(.game, .tv-game, .drawn)")).to_be_attached()
        self.together()
        phones = [screen for screen in self.screens if isinstance(screen, Phone)]
        return tuple(sorted(phones, key=lambda one: not one.acting))

    def recovery(self, phone: Phone) -> str:
        """What the recovery QR of this phone carries now: nobody here has a camera, so we sign it ourselves."""
        identity = Identity(self.server.data)
        owner = Seat("", "red", identity.phone(phone.cookie))
        chapter = int(phone.page.locator("#page").get_attribute("data-chapter") or 0)
        house = House(chapter=chapter, seats=tuple(owner if seat == phone.seat else None for seat in SEATS))
        return f"/in/{identity.token(house, phone.seat, phone.serial)}"

    def together(self) -> None:
        """Wait until everybody sees the same present."""
        newest = max(screen.serial for screen in self.screens)
        for screen in self.screens:
            screen.reaches(newest)

    def pictures(self, folder: Path) -> list[Path]:
        paths = [folder / f"{number}-{type(screen).__name__.lower()}.png" for number, screen in enumerate(self.screens, 1)]
        for screen, path in zip(self.screens, paths, strict=True):
            screen.page.screenshot(path=path)
        return paths

    def close(self) -> list[str]:
        for screen in self.screens:
            screen.context.close()
        return [f"{type(screen).__name__} {number}: {wrong}" for number, screen in enumerate(self.screens, 1) for wrong in screen.wrongs]

    def _profile(self, width: int, height: int, locale: str = "en-GB", **more: Any) -> BrowserContext:
        return self.browser.new_context(viewport={"width": width, "height": height}, locale=locale, **more)
