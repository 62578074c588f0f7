"""The fairness receipt: what the table promised before the game, and after it everything needed to check the luck."""

from __future__ import annotations

from typing import Any

from companion import house as home
from companion.chance import Chance, Draw
from companion.contract import TABLE, Player, Refused, decide
from companion.house import House
from companion.journal import CannotWrite, Entry
from companion.options import read
from companion.sitting import Sitting
from companion.step import decoded, step
from companion.table import Table


def receipt(table: Table, chapter: int | None = None) -> dict[str, Any]:
    """Of this chapter or an earlier one; seed, salts and draws only when nobody can use them any more."""
    now = table.now
    wanted = now.house.chapter if chapter is None else chapter
    if wanted == now.house.chapter and not now.sitting.over:
        return _promise(now.house)
    sitting, draws = replayed(table, _rows(table, wanted))
    house = sitting.house
    if not sitting.over:
        return _promise(house) | {"chapter": wanted}
    return _promise(house) | {
        "finished": True,
        "seed": sitting.seed,
        "salts": list(home.salts(house)),
        "key": sitting.key.hex(),
        "draws": [draw._asdict() for draw in dict.fromkeys(draws)],
    }


def _promise(house: House) -> dict[str, Any]:
    """What may be shown at any time."""
    return {"chapter": house.chapter, "game": house.game, "mode": house.mode, "commitment": house.commit, "finished": False}


def _rows(table: Table, chapter: int) -> list[Entry]:
    """All rows of a game; those of the open chapter, as they were found, when the card can only be read."""
    try:
        return table.chapters.rows(chapter)
    except CannotWrite:
        return [row for row in table.journal.chapter() if row.chapter == chapter]


def replayed(table: Table, rows: list[Entry]) -> tuple[Sitting, list[Draw]]:
    """The chapter lived again, with every draw on the way; a draw taken back and made again is listed once."""
    sitting, draws = table.chapters.blank(), []
    for row in rows:
        try:
            move = decoded(sitting, row.move)
            draws += _draws(sitting, row.seat, move)
            sitting = step(sitting, row.seat, move, row.at)
        except Refused:
            break
    return sitting, draws


def _draws(sitting: Sitting, seat: int, move: Any) -> list[Draw]:
    if isinstance(move, home.Start):
        return _first_draws(sitting)
    if sitting.game is None or isinstance(move, home.HouseMove):
        return []
    chance = Chance(sitting.key, sitting.counts)
    player = TABLE if seat == 0 else sitting.player(seat)
    decide(sitting.game, sitting.state, TABLE if player is None else player, move, chance)
    return chance.draws


def _first_draws(sitting: Sitting) -> list[Draw]:
    """Who begins, and what the game itself draws to be set up."""
    house = sitting.house
    game, seats = sitting.found.games[house.game, house.mode], home.taken(house)
    chance = Chance(sitting.key)
    first = seats.index(house.first) if house.first in seats else chance.below("first", len(seats))
    players = [Player(home.at(house, seat).name, home.at(house, seat).colour) for seat in seats]
    game.setup(players, first, read(game.Options, house.options), chance)
    return chance.draws
