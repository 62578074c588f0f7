"""On a page of its own, each thing a game offers can be tapped: no question without an answer under the thumb."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from html import unescape
from pathlib import Path

import msgspec
import pytest

from companion.contract import Offer
from companion.games import FOLDER
from tests.companion.tables import FOUND
from tests.web.evening import evening
from web.role import PHONE, Role
from web.views import Views

PAGES = sorted((game, mode) for game, mode in FOUND.games if (FOLDER / game / f"{mode}.html").exists())
GAMES, MOVES, PLAYERS = 3, 300, 4


@pytest.mark.parametrize(("game", "mode"), PAGES)
def test_each_offer_is_under_the_thumb(tmp_path: Path, game: str, mode: str) -> None:
    """Whoever is offered the same things again, with other numbers, is not looked at again: sheets are written for hours."""
    looked = set()
    with evening(tmp_path, game, mode, PLAYERS) as play:
        views = Views(play.table.table, play.table.site.pages.main)
        for night in range(GAMES):
            for _moved in play.moves(MOVES):
                now = play.table.table.now
                for seat in now.actors():
                    asked = seat, frozenset((type(offer.move), *_refs(offer)) for offer in now.offers(seat))
                    if asked in looked:
                        continue
                    looked.add(asked)
                    page = views.fragment(now, Role(PHONE, seat, "en"))
                    assert not out_of_reach(now.offers(seat), page), now.view(now.sitting.player(seat))
            if not play.table.table.now.sitting.over:
                break
            if night < GAMES - 1:
                play.rematch()


def out_of_reach(offers: Sequence[Offer], page: str) -> list[Offer]:
    """What has neither a button of its own, nor a line for its number, nor things whose taps narrow down to it."""
    page = re.sub(r'<div class="list-of">.*?</div>', "", page)  # the list is for ears and keyboards
    buttons = [json.loads(unescape(move)) for move in re.findall(r'data-send="([^"]*)"', page)]
    lines = [set(refs.split()) for refs in re.findall(r'data-number="([^"]*)"', page)]
    things = [set(refs.split()) for refs in "|".join(re.findall(r'data-ref="([^"]*)"', page)).split("|")]
    ways = {offer: _refs(offer) for offer in offers if msgspec.to_builtins(offer.move) not in buttons}
    ways = {offer: refs for offer, refs in ways.items() if offer.low is None or set(refs) not in lines}
    return [offer for offer in ways if not _reached(ways, offer, things)]


def _refs(offer: Offer) -> list[str]:
    return [value for value in msgspec.structs.asdict(offer.move).values() if isinstance(value, str)]


def _reached(ways: dict[Offer, list[str]], offer: Offer, things: list[set[str]]) -> bool:
    """Tapping all that belongs to it leaves this way alone, and where it leads is among that (see taps.js)."""
    tapped = {ref for refs in things if refs.issubset(ways[offer]) for ref in refs}
    return ways[offer][-1] in tapped and sum(tapped.issubset(way) for way in ways.values()) == 1
