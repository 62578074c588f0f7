"""A walk through every page in every state, with five players whose names are as long as they may be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import expect

from companion import games
from tests import serving
from tests.stories.people import Phone, Room, Screen
from web.identity import COOKIE

NAMES = ("Wilhelmina-Charlotte", "Maximilian-Alexander", "WWWWWWWWWWWWWWWWWWWW", "Bartholomeus-Wolfram", "Emmanuelle-Françoise")
SEVEN = ("red", "orange", "yellow", "green", "blue", "indigo", "violet")
PAPERS = ("/rules/korrigans", "/rules/house", "/receipt", "/diagnosis", "/bring", "/nowhere")
Look = Callable[[str, Screen], None]


class Tour:
    """One phone, a TV and the device in the browser; the other four players only send their moves."""

    def __init__(self, room: Room, language: str, look: Look) -> None:
        self.room, self.language, self.look = room, language, look
        locale = {"en": "en-GB", "fr": "fr-FR"}[language]
        self.tv, self.device = room.tv(), room.device(locale)
        self.wires = {seat: serving.Phone(room.server) for seat in range(2, 6)}
        self.phone = room.phone(self.tv.code, locale=locale)

    def walk(self) -> None:
        self.joining()
        self.lobby()
        self.playing()
        self.papers("running")
        self.counting()
        self.over()
        self.other_games()

    def joining(self) -> None:
        for seat, wire in self.wires.items():
            assert wire.move(0, {"type": "house.Sit", "seat": seat, "name": NAMES[seat - 1]})["ok"]
        self.act(2, {"type": "house.Speak", "language": self.language})
        self.show("join", self.phone)
        self.show("table before", self.tv)
        self.show("device before", self.device)

    def lobby(self) -> None:
        self.phone.sit(1, NAMES[0])
        self.wires[1] = self.own_wire()
        self.act(2, {"type": "house.Choose", "game": "korrigans", "mode": "assist", "options": {"bag": "cloth"}})
        self.act(2, {"type": "house.Begins", "seat": 1})
        for fold in self.phone.find("details > summary").all():
            if fold.is_visible():
                fold.tap()
        self.show("lobby", self.phone)

    def playing(self) -> None:
        self.act(2, {"type": "house.Start"})
        self.show("draw", self.phone)
        self.act(1, {"type": "Drew", "colour": "colour:red"})
        expect(self.phone.find("[data-lands='drew']")).to_be_visible()
        self.phone.find("footer details > summary").first.focus()
        self.phone.page.keyboard.press("Enter")
        self.show("choose a sun", self.phone)
        self.act(1, {"type": "PutSun", "sun": "sun:1"})
        self.show("my turn", self.phone)
        with self.menu():
            self.show("menu", self.phone)
        self.act(1, {"type": "EndTurn"})
        self.show("somebody else's turn", self.phone)
        self.show("table in play", self.tv)
        self.show("device in play", self.device)
        self.asked_and_refused()

    def asked_and_refused(self) -> None:
        """An undo that others must agree to, a no beside a tap, a pause."""
        self.act(2, {"type": "EndTurn"})
        self.act(3, {"type": "EndTurn"})
        self.act(2, {"type": "house.Undo"})
        self.show("undo asked", self.phone)
        self.show("table, undo asked", self.tv)
        self.act(1, {"type": "house.Decline"})
        with self.phone.expecting("409"):
            self.phone.tap(self.phone.at("cloud:7"))
            expect(self.phone.page.locator(".why")).to_be_visible()
        self.show("refused", self.phone)
        self.act(2, {"type": "house.Pause"})
        self.show("paused", self.phone)
        self.show("table, paused", self.tv)
        self.act(2, {"type": "house.Resume"})

    def papers(self, when: str) -> None:
        for path in (*PAPERS, self.room.recovery(self.phone)):
            with self.phone.expecting("404"):
                self.phone.open(path)
            self.look(f"{path[:20]} {when}", self.phone)
        self.phone.open("/")

    def counting(self) -> None:
        """By the shortest way: every colour once, everybody's turns, the cauldron, the last turns."""
        for seat in (4, 5):
            self.act(seat, {"type": "EndTurn"})
        for holder, (sun, colour) in enumerate(zip(range(2, 7), SEVEN[1:], strict=False), 1):
            seat = holder % 5 + 1
            self.act(seat, {"type": "Drew", "colour": f"colour:{colour}"})
            self.act(seat, {"type": "PutSun", "sun": f"sun:{sun}"})
            for turn in range(1, 6):
                self.act(turn, {"type": "EndTurn"})
        self.act(2, {"type": "Drew", "colour": "colour:violet"})
        self.show("the cauldron appears", self.phone)
        self.show("table, the cauldron appears", self.tv)
        self.act(2, {"type": "CauldronPlaced"})
        for turn in range(1, 6):
            self.act(turn, {"type": "EndTurn"})
        self.show("sheet", self.phone)
        self.show("table, sheets", self.tv)

    def over(self) -> None:
        for seat in range(1, 6):
            self.act(seat, {"type": "Write", "line": "line:clovers", "number": 70})
            self.act(seat, {"type": "Done"})
        expect(self.phone.find(".ranking")).to_be_visible()
        self.read_what_was_missed()
        self.phone.tap(self.phone.find(".ranking summary").first)
        self.show("ranking", self.phone)
        self.show("table, ranking", self.tv)
        self.phone.open("/receipt")
        self.look("/receipt finished", self.phone)

    def read_what_was_missed(self) -> None:
        """On a slow machine the line may have been opened again while all these turns went by."""
        missed = self.phone.page.locator(".away span")
        if missed.is_visible():
            self.phone.tap(missed)

    def other_games(self) -> None:
        """Every other game that has a page, as it begins: those for many first, because who gets up stays away."""
        found = games.find().games
        pages = [key for key in found if (games.FOLDER / key[0] / f"{key[1]}.html").exists() and key != ("korrigans", "assist")]
        begin: dict[str, Any] = {"type": "house.Open"}
        self.phone.open("/")
        for game, mode in sorted(pages, key=lambda key: -found[key].players[-1]):
            self.act(2, begin)
            for seat in range(found[game, mode].players[-1] + 1, len(self.wires) + 1):
                self.act(seat, {"type": "house.Leave"})
                del self.wires[seat]
            self.act(2, {"type": "house.Choose", "game": game, "mode": mode})
            expect(self.phone.page.locator("#page.lobby:not([data-salts])")).to_be_attached()  # its own luck is in
            self.act(2, {"type": "house.Start"})
            self.phone.open("/")
            self.show(f"{game} {mode}", self.phone)
            self.show(f"table, {game} {mode}", self.tv)
            begin = {"type": "house.PutAside"}

    def show(self, name: str, screen: Screen) -> None:
        self.room.together()
        self.look(name, screen)

    def act(self, seat: int, move: dict[str, Any]) -> None:
        answer = self.wires[seat].move(seat, move)
        assert answer["ok"], (seat, move, answer)

    def own_wire(self) -> serving.Phone:
        """Speaks for the phone in the browser, with its cookie."""
        wire = serving.Phone(self.room.server)
        wire.cookie = f"{COOKIE}={self.phone.cookie}"
        return wire

    @contextmanager
    def menu(self) -> Iterator[None]:
        self.phone.tap(self.phone.page.locator("header [data-open='menu']"))
        yield
        self.phone.tap(self.phone.page.locator("#menu .menu-top [data-close]"))


def narrower(phone: Phone, width: int) -> None:
    phone.page.set_viewport_size({"width": width, "height": 844})
