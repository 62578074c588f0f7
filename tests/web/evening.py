"""A whole evening through HTTP: a game that is played by random offers, for whoever wants to look at each step."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from companion.chance import Chance
from companion.contract import Offer, pick_number
from companion.games import PLAY
from companion.options import variants
from companion.table import Now
from tests.companion.tables import FOUND
from tests.web.served import Phone, Served, seated, served_once

SEED = os.environ.get("CAULDRON_SEED", secrets.token_hex(4))


class Evening:
    """Games played through HTTP by random offers, the kind of move picked first."""

    def __init__(self, table: Served, game: str, mode: str, players: int, seed: str) -> None:
        self.table, self.luck = table, Chance(seed.encode())
        self.game, self.mode = FOUND.games[game, mode], mode
        self.phones = seated(table, *range(1, max(players, self.game.players[0]) + 1))
        self._start()

    def rematch(self) -> None:
        self.phones[0].do(1, "house.Open")
        self._start()

    def moves(self, number: int) -> Iterator[tuple[Now, int, Any]]:
        """The table before each move, whose move it was, and the move; now and then one is taken back."""
        for _ in range(number):
            before = self.table.table.now
            if before.sitting.over:
                return
            seat, move = self._wish(before)
            reply = self.phone(seat).tap(seat, msgspec.to_builtins(move))
            assert reply.json["ok"], reply.text
            yield before, seat, move
            if self.luck.below("undo", 6) == 0:
                self._take_back(seat)

    def phone(self, seat: int) -> Phone:
        return self.phones[seat - 1]

    def _start(self) -> None:
        options = self.luck.pick("options", list(variants(self.game.Options)))
        self.phones[0].do(1, "house.Choose", game=self.game.id, mode=self.mode, options=msgspec.to_builtins(options))
        self.phones[0].do(1, "house.Start")

    def _wish(self, now: Now) -> tuple[int, Any]:
        seat = self.luck.pick("seat", [seat for seat in now.actors() if now.offers(seat)])
        kinds: dict[str, list[Offer]] = {}
        for offer in now.offers(seat):
            kinds.setdefault(type(offer.move).__name__, []).append(offer)
        return seat, pick_number(self.luck.pick("offer", kinds[self.luck.pick("kind", sorted(kinds))]), self.luck)

    def _take_back(self, seat: int) -> None:
        if not self.phone(seat).tap(seat, {"type": "house.Undo"}).json["ok"] or self.table.table.now.house.proposal is None:
            return
        for other in self.table.table.now.house.players:
            if other != seat and self.table.table.now.house.proposal is not None:
                self.phone(other).tap(other, {"type": "house.Agree"})


@contextmanager
def evening(folder: Path, game: str, mode: str = PLAY, players: int = 2) -> Iterator[Evening]:
    print(f"seed {SEED}")
    with served_once(folder) as table:
        yield Evening(table, game, mode, players, f"{game} {SEED}")
