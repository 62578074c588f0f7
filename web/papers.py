"""The pages that stand still: rules, receipt, log, lights, diagnosis."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from flask import Response, g, request

from companion import house as home
from companion.contract import Text
from companion.games import FOLDER
from companion.messages import say
from companion.table import Table
from web import history, language
from web.device import Device, words_of
from web.lights import CHAPTERS, RING, curve, dot, marks, zone
from web.pages import Pages
from web.receipt import receipt
from web.role import PHONE, Role
from web.rules import book
from web.sight import Sight


def papers(table: Table, device: Device | None, pages: Pages) -> list[tuple[str, Callable[..., Any]]]:
    def show(template: str, **names: Any) -> str:
        return pages.page(template, g.language, lambda key, **args: language.word(key, g.language, **args), here=request.path, **names)

    def rules(game: str) -> Any:
        found = book(game, g.language)
        return show("rules.html", book=found, game=game) if found else (show("lost.html", fault=False), 404)

    def paper() -> Any:
        return show("receipt.html", receipt=receipt(table, _chapter()))

    def paper_json() -> Any:
        body = msgspec.json.format(msgspec.json.encode(receipt(table, _chapter())), indent=2)
        headers = {"Content-Disposition": 'attachment; filename="cauldron-receipt.json"'}
        return Response(body, mimetype="application/json", headers=headers)

    def log() -> Any:
        return show("log.html", s=_reader(table))

    def lights() -> Any:
        return show("lights.html", chapters=CHAPTERS, zone=zone, dot=dot, dots=RING, curve=curve, marks=marks)

    def diagnosis() -> Any:
        now = table.now
        fault, notice = (say(text, g.language) if text else "" for text in (now.fault, now.notice))
        games = ", ".join(_titles(table))
        return show("diagnosis.html", parts=_parts(device), table=table, fault=fault, notice=notice, games=games, version=_versions(pages))

    still = [("/receipt", paper), ("/receipt.json", paper_json), ("/log", log), ("/lights", lights), ("/diagnosis", diagnosis)]
    return [*history.papers(table, show), ("/rules/<game>", rules), *still]


def _reader(table: Table) -> Sight:
    """Who reads the log: the one whose phone it is; a phone of several people shows what everybody may know."""
    now = table.now
    own = home.seats_of(now.house, g.phone)
    return Sight(table, now, Role(PHONE, own[0] if len(own) == 1 else 0, g.language))


def _chapter() -> int | None:
    wanted = request.args.get("chapter", "")
    return int(wanted) if wanted.isdecimal() and len(wanted) < 9 else None


def _parts(device: Device | None) -> list[tuple[str, bool, str]]:
    if device is None:
        return []
    folder = words_of(device)
    return [
        (say(Text(f"part-{part.lower()}"), g.language, folder), well, say(text, g.language, folder)) for part, well, text in device.report()
    ]


def _titles(table: Table) -> list[str]:
    """Every game by its name, with the box or without."""
    modes = [(say(Text("title"), g.language, FOLDER / game), language.word(f"mode-{mode}", g.language)) for game, mode in table.found.games]
    return [f"{title} ({mode})" for title, mode in modes]


def _versions(pages: Pages) -> dict[str, str]:
    import platform
    from importlib.metadata import PackageNotFoundError, version

    try:
        own = version("cauldron-table")
    except PackageNotFoundError:
        own = "source"
    return {"Cauldron": own, "Python": platform.python_version(), "pages": pages.version}
