"""The history page and its exports; a name is forgotten by somebody who sits."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from flask import Response, g, request

from companion import house as home
from companion.contract import Refused, Text
from companion.history import Finished
from companion.journal import CannotWrite
from companion.table import Answer, Table
from web.aside import put_aside
from web.chronicle import Chronicle

COLUMNS = ("chapter", "when", "game", "mode", "seconds", "ending", "player", "colour", "points", "place", "player_seconds")


def papers(table: Table, show: Callable[..., str]) -> list[tuple[str, Callable[..., Any]]]:
    def page() -> str:
        games, kind = finished(table), request.args.get("game", "")
        chosen = [game for game in games if game.game == kind] or games
        kinds = list(dict.fromkeys(game.game for game in games))
        own = home.seats_of(table.now.house, g.phone)
        return show(
            "history.html", told=Chronicle(chosen, g.language), kinds=kinds, kind=kind if chosen is not games else "",
            names=names(table, games), sits=bool(own),
        )  # fmt: skip

    def as_json() -> Response:
        whole = msgspec.json.encode({"cauldron": 1, "games": finished(table)})
        return _file(msgspec.json.format(whole, indent=2), "json", "application/json")

    def as_csv() -> Response:
        return _file(table_of(finished(table)).encode(), "csv", "text/csv")

    return [("/history", page), ("/history.json", as_json), ("/history.csv", as_csv)]


def finished(table: Table) -> list[Finished]:
    """All finished games, newest first; the one that still lies on the table too."""
    games = table.history.games()
    last = table.history.finished(table.now.sitting)
    return [last, *games] if last else games


def names(table: Table, games: Sequence[Finished]) -> list[str]:
    """Every name that the table keeps, in finished games, in those put aside and at the table now."""
    known = {player.name for game in games for player in game.players}
    known |= {seat.name for seat in table.now.house.seats if seat}
    known |= {name for game in put_aside(table, "en") for name in game.names}
    return sorted(known - {""}, key=str.casefold)


def forget(table: Table, phone: str, name: str) -> Answer:
    """Somebody who sits has a name taken out of everything."""
    serial = table.now.serial
    try:
        if not home.seats_of(table.now.house, phone):
            raise Refused("H4", "sit-first")
        table.forget(name)
    except Refused as no:
        return Answer(False, serial, no.clause, no.text)
    except CannotWrite as error:
        return Answer(False, serial, "H9", Text("cannot-write", {"why": str(error)}))
    return Answer(True, serial)


def table_of(games: Sequence[Finished]) -> str:
    """One line for each player of each game, for any spreadsheet."""
    page = io.StringIO()
    lines = csv.writer(page)
    lines.writerow(COLUMNS)
    for game in games:
        for one in game.players:
            head = (game.chapter, game.when, game.game, game.mode, round(game.seconds, 1), game.ending)
            lines.writerow((*head, _plain(one.name), one.colour, one.points, one.place, round(one.seconds, 1)))
    return page.getvalue()


def _plain(name: str) -> str:
    """A name that a spreadsheet would take for a formula is told apart by an apostrophe."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name


def _file(body: bytes, ending: str, kind: str) -> Response:
    return Response(body, mimetype=kind, headers={"Content-Disposition": f'attachment; filename="cauldron-history.{ending}"'})
