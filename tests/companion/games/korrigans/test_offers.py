"""What is offered and what is accepted are the same, whatever a phone may send."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from companion.chance import Chance
from companion.contract import Refused
from companion.games.korrigans import GAME
from companion.games.korrigans import pieces as p
from companion.games.korrigans.pieces import CLOVERS, Options, State
from companion.games.korrigans.rainbow import Draw, EndTurn, PutCloud, PutSun
from companion.simulate import walk
from tests.clauses import clause
from tests.companion.games.korrigans.stage import LAND

FIELDS = [*LAND.refs, "field:R", ""]
COMPANIONS = [f"companion:{name}" for name in CLOVERS[:7]]
KORRIGANS = ["korrigan:0", "korrigan:1", "korrigan:2", "korrigan:3"]
PLAYERS = [f"player:{player}" for player in range(6)]
EVERYTHING: list[Any] = [
    Draw(), EndTurn(), p.Skip(), p.CountOn(),
    *(PutSun(f"sun:{row}") for row in range(9)),
    *(PutCloud(f"cloud:{column}") for column in range(9)),
    *(p.PlaceKorrigan(field) for field in FIELDS),
    *(p.PlaceCauldron(field) for field in FIELDS),
    *(p.Keep(f"look:{place}") for place in range(8)),
    *(p.Unveil(player) for player in PLAYERS),
    *(p.Reckon(player, 0) for player in PLAYERS),
    *(p.TrollTo(border) for border in (*LAND.border_refs, "border:A-Q", "")),
    *(p.GoblinTo(*who) for who in product(PLAYERS, KORRIGANS)),
    *(p.Backup(f"hand:{place}", companion) for place, companion in product(range(20), COMPANIONS)),
    *(p.Go(*way) for way in product(KORRIGANS, COMPANIONS, FIELDS)),
]  # fmt: skip


def accepted(state: State, player: int) -> list[Any]:
    fine = []
    for move in EVERYTHING:
        try:
            GAME.play(state, player, move, Chance(b"luck"))
        except Refused:
            continue
        fine.append(move)
    return fine


@clause("K13", "K30", "K38", "K39", "K40", "K52", "K54", "K55", "K56", "K60", "K61", "K62")
@pytest.mark.parametrize(("players", "seed", "advanced"), [(2, "a", True), (3, "b", False), (5, "c", False), (4, "d", True)])
def test_of_everything_that_can_be_said_just_the_offers_are_accepted(players: int, seed: str, advanced: bool) -> None:
    for number, step in enumerate(walk(GAME, players, Options(advanced=advanced), f"all {seed}")):
        if number % 3 and step.after.cauldron == p.NOTHING and step.after.ask not in (p.ASK_GOBLIN, p.ASK_FAIRY, p.ASK_UNVEIL):
            continue
        for player in range(players):
            offers = [offer.move for offer in GAME.moves(step.after, player)]
            fine = accepted(step.after, player) if player in GAME.actors(step.after) else []
            assert len(offers) == len(set(offers))
            assert set(offers) == set(fine)
