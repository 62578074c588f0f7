"""The Flask application: every page and every tap, each a few lines; what changes goes through the table."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from flask import Flask, Response, g, redirect, request, send_from_directory
from werkzeug.exceptions import HTTPException

from companion import house as home
from companion.games import FOLDER
from companion.messages import LANGUAGES
from companion.table import Command, Table
from web import guard, history, language, moves
from web.asking import seat_number, wish
from web.device import BUTTONS, Device
from web.guard import Guard
from web.identity import COOKIE, TEN_YEARS, Identity, new_phone
from web.pages import LOOKS, STATIC, Pages
from web.papers import papers
from web.role import DEVICE, PHONE, TABLE, Role, role
from web.sight import Sight
from web.views import Views


def make_app(table: Table, device: Device | None, identity: Identity, pages: Pages, views: Views, door: Guard | None = None) -> Flask:
    app = Flask(__name__, static_folder=None, template_folder=None)
    desk = Desk(table, device, identity, pages, views, door or Guard())
    app.before_request(desk.enter)
    app.after_request(desk.leave)
    app.register_error_handler(HTTPException, desk.wrong)
    for rule, view, methods in desk.routes():
        app.add_url_rule(rule, f"{methods[0]} {rule}", view, methods=methods)
    return app


class Desk:
    """Answers requests; ``g.phone`` and ``g.language`` say who asks, from the moment of entering."""

    def __init__(self, table: Table, device: Device | None, identity: Identity, pages: Pages, views: Views, door: Guard) -> None:
        self.table, self.device, self.identity, self.pages, self.views, self.door = table, device, identity, pages, views, door

    def routes(self) -> list[tuple[str, Callable[..., Any], list[str]]]:
        show: list[tuple[str, Callable[..., Any]]] = [
            ("/", partial(self.live, PHONE)),
            ("/table", partial(self.live, TABLE)),
            ("/device", partial(self.live, DEVICE)),
            ("/device.json", self.layout),
            ("/<code>", self.join),
            ("/language/<name>", self.speak),
            ("/bring", self.bring),
            ("/in/<token>", self.arrive),
            ("/static/<version>/<path:name>", self.file),
            ("/look/<version>/<game>/<name>", self.look),
            *papers(self.table, self.device, self.pages),
        ]
        act = [("/move", self.move), ("/why", self.why), ("/in", self.move_in), ("/press", self.press), ("/history/forget", self.forget)]
        return [*((rule, view, ["GET"]) for rule, view in show), *((rule, view, ["POST"]) for rule, view in act)]

    # --- entering and leaving

    def enter(self) -> Any:
        g.arrived = time.monotonic()
        g.phone = self.identity.phone(request.cookies.get(COOKIE))
        g.language = self._language()
        if not guard.at_home(request.headers.get("Host", "")):  # as it was sent: request.host is empty when it is odd
            return self._no("H10", "not-understood", 400)
        if request.method == "POST":
            return self._check_post()
        return None

    def leave(self, response: Response) -> Response:
        if not g.get("phone") and response.mimetype == "text/html":
            response.set_cookie(COOKIE, self.identity.cookie(new_phone()), max_age=TEN_YEARS, httponly=True, samesite="Lax")
        return guard.sealed(response)

    def wrong(self, error: HTTPException) -> Any:
        """A page that is not there, a tap that can't be read: never more than a kind sentence."""
        code = error.code or 500
        if request.method == "POST" and code < 500:
            return self._no("H10", "not-understood", code)
        if code < 400:
            return error
        return self._page("lost.html", fault=code >= 500), code

    def _check_post(self) -> Any:
        if not guard.same_origin(request):
            return self._no("H10", "not-understood", 403)
        if self.door.too_fast(g.phone, request.remote_addr or ""):
            return self._no("H11", "too-fast", 429)
        if not request.is_json:
            return self._no("H10", "not-understood", 415)
        if not g.phone:
            return self._no("H10", "not-understood", 401)
        return None

    # --- looking

    def live(self, page: str) -> Any:
        """A page that lives: its main part is the one the stream will send."""
        if page == DEVICE and (self.device is None or not self.device.virtual):
            return self._page("lost.html", fault=False), 404
        now = self.table.now
        whose = role(now, page, g.phone, wish(lambda name: request.args.get(name, "")), g.language)
        return self._page("live.html", whose.language, main=self.views.fragment(now, whose), role=whose)

    def layout(self) -> Any:
        """Where the drawn device has its pixels."""
        return _json(self.device.layout() if self.device else [], 200)

    def join(self, code: str) -> Any:
        """The four letters lead to the table; others are told which ones are right."""
        if code.upper() == self.pages.code:
            return redirect("/")
        return self._page("lost.html", fault=False), 404

    def speak(self, name: str) -> Any:
        back = request.args.get("back", "/")
        response = redirect(back if _OWN_PATH.fullmatch(back) else "/")
        if name in LANGUAGES:
            response.set_cookie(language.COOKIE, name, max_age=TEN_YEARS, samesite="Lax")
        return response

    def file(self, version: str, name: str) -> Any:
        return self._kept(send_from_directory(STATIC, name), version)

    def look(self, version: str, game: str, name: str) -> Any:
        """A game's own drawings and colours."""
        if name not in LOOKS or game not in {found for found, _mode in self.table.found.games}:
            return self._page("lost.html", fault=False), 404
        return self._kept(send_from_directory(FOLDER / game, name), version)

    def _kept(self, response: Response, version: str) -> Response:
        """A phone keeps what has the present version in its address."""
        known = version == self.pages.version
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if known else "no-store"
        return response

    # --- bringing a seat to another phone

    def bring(self) -> Any:
        house = self.table.now.house
        seats = home.seats_of(house, g.phone)
        if not seats:
            return redirect("/")
        wanted = seat_number(request.args.get("seat", ""))
        seat = wanted if wanted in seats else seats[0]
        link = f"{self.pages.address()}/in/{self.identity.token(house, seat, self.table.now.serial)}"
        return self._page("bring.html", link=link, seat=seat, s=self._sight(seat))

    def arrive(self, token: str) -> Any:
        seat = self.identity.seat(self.table.now.house, token)
        return self._page("arrive.html", token=token, seat=seat, s=self._sight(seat)), 200 if seat else 410

    def move_in(self) -> Any:
        token = self._read(dict[str, str]).get("token", "")
        seat = self.identity.seat(self.table.now.house, token, g.phone)
        if not seat:
            return self._no("H4", "sit-first", 409)
        command = Command(f"in.{token[-20:]}", seat, home.MoveIn(g.phone), self.table.now.serial, g.phone)
        answer = self.table.submit(command)
        if answer.ok and seat not in home.seats_of(self.table.now.house, g.phone):  # it was used before, by another phone
            return self._no("H4", "sit-first", 409)
        return self._answer(answer)

    # --- acting

    def move(self) -> Any:
        return self._answer(moves.submit(self.table, self._read(moves.Tap), moves.Speaker(g.phone, g.language, g.arrived)))

    def why(self) -> Any:
        return self._answer(moves.why_not(self.table, self._read(moves.Wonder), moves.Speaker(g.phone, g.language)))

    def forget(self) -> Any:
        """A name is taken out of everything."""
        return self._answer(history.forget(self.table, g.phone, self._read(dict[str, str]).get("name", "")))

    def press(self) -> Any:
        """A button of the drawn device goes down or up."""
        pressed = self._read(Press)
        if self.device is None or not self.device.virtual or pressed.button not in BUTTONS:
            return self._no("H10", "not-understood", 409)
        (self.device.press if pressed.down else self.device.release)(pressed.button)
        return {"ok": True}

    # --- how

    def _language(self) -> str:
        cookie = request.cookies.get(language.COOKIE)
        return language.chosen(cookie, request.headers.get("Accept-Language"), self.table.now.house.language)

    def _sight(self, seat: int) -> Sight:
        return Sight(self.table, self.table.now, Role(PHONE, seat, g.language))

    def _page(self, template: str, tongue: str = "", **names: Any) -> str:
        tongue = tongue or g.language
        return self.pages.page(template, tongue, lambda key, **args: language.word(key, tongue, **args), here=request.path, **names)

    def _read(self, kind: Any) -> Any:
        try:
            return msgspec.json.decode(request.get_data(), type=kind)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise BadTap from error

    def _answer(self, answer: Any) -> Any:
        return _json(moves.told(answer, self.table.now, g.language), 200 if answer.ok else 409)

    def _no(self, clause: str, key: str, code: int) -> Response:
        return _json(moves.refused(self.table.now, clause, key, g.language), code)


_OWN_PATH = re.compile(r"/(?!/)[\w./?=&-]*", re.ASCII)  # what a browser can't take for another host


class Press(msgspec.Struct, frozen=True):
    button: str
    down: bool


class BadTap(HTTPException):
    """It can't be read."""

    code = 400


def _json(body: Any, code: int) -> Response:
    return Response(msgspec.json.encode(body), code, mimetype="application/json")
