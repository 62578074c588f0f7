"""People come and go, games are opened, put aside and taken up again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from companion import house as home
from companion.contract import Fact, Played, Player, Refused
from companion.house import House
from companion.sitting import Sitting, handed_on, line, told


def open_chapter(sitting: Sitting, _seat: int, move: home.Open) -> Sitting:
    return Sitting(sitting.found, move.house, move.seed, at=sitting.at, kept=sitting.kept)


def take_up(sitting: Sitting, _seat: int, move: home.TakeUp) -> Sitting:
    """The game that was put aside, as it was, paused until everybody is back; only the table's time has gone on."""
    kept = sitting.kept(move.chapter) if sitting.kept else None
    if kept is None or kept.game is None or kept.over:
        raise Refused("H16", "nothing-put-aside")
    house = home.met_again(kept.house, move.phones)
    house = msgspec.structs.replace(house, chapter=move.next, paused=True, paused_by=0, language=move.language)
    since = sitting.at - kept.at + kept.due_since
    return replace(kept, house=house, at=sitting.at, due_since=since, log=line(kept, 0, Fact("taken-up", sound="join")))


def sit(sitting: Sitting, seat: int, move: home.Sit) -> Sitting:
    """Sit down; in a game that is on, only where one may come late, or take over a seat."""
    house, game = home.sit(sitting.house, seat, move), sitting.game
    before = sitting.house.seats[move.seat - 1]
    if game is None or (before is not None and not before.away):
        return replace(sitting, house=house)
    player = sitting.player(move.seat)
    new = len(house.players) if player is None else player
    if game.join is None or (player is None and new + 1 not in game.players):
        raise Refused("H7", "game-is-on")
    if player is None:
        house = msgspec.structs.replace(house, players=(*house.players, move.seat))
    sitter = home.at(house, move.seat)
    return _changed(sitting, house, move.seat, game.join(sitting.state, new, Player(sitter.name, sitter.colour)))


def leave(sitting: Sitting, seat: int, _move: home.Leave) -> Sitting:
    """Stand up; a game that can go on without goes on without."""
    game, player = sitting.game, sitting.player(seat)
    part = game.part if game and player is not None and not sitting.over else None
    house = home.leave(sitting.house, seat, away=part is not None)
    if part is None or player is None:
        return replace(sitting, house=house)
    return _changed(sitting, house, seat, part(sitting.state, player))


def _changed(sitting: Sitting, house: House, seat: int, played: Played[Any]) -> Sitting:
    """Somebody came or went: nothing from before can be taken back."""
    here = replace(sitting, house=msgspec.structs.replace(house, proposal=None), past=None)
    return handed_on(sitting, told(here, seat, played))
