"""One more move: a pure fold of entries, so that replaying is living it again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec

from companion import house as home
from companion import people, turns, undo
from companion.chance import Chance
from companion.contract import TABLE, Fact, Game, Light, Player, Refused, decide
from companion.games import Found
from companion.house import House
from companion.options import read
from companion.sitting import Past, Sitting, handed_on, line, told


def step(sitting: Sitting, seat: int, move: Any, now: float) -> Sitting:
    """The sitting after one more move of a seat (0: the table itself) at a table time; or Refused, and nothing changed."""
    clocks = turns.pass_time(sitting.clocks, sitting.waited, sitting.house.players, now - sitting.at) if sitting.game else sitting.clocks
    here = replace(sitting, at=now, clocks=clocks)
    return _timed(here, _after(here, seat, move))


def _after(sitting: Sitting, seat: int, move: Any) -> Sitting:
    alone = home.ALONE.get(type(move))
    if alone is not None:
        return replace(sitting, house=alone(sitting.house, seat, move))
    return _WITH_GAME.get(type(move), _played)(sitting, seat, move)


def decoded(sitting: Sitting, raw: bytes) -> Any:
    """A move as it comes over the wire or out of the journal: the house's, or one of the game that is on."""
    try:
        tag = str(msgspec.json.decode(raw)["type"])
        kind = home.HouseMove if tag.startswith("house.") or sitting.game is None else sitting.game.Move
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, KeyError, TypeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("H10", "not-understood") from error


def _played(sitting: Sitting, seat: int, move: Any) -> Sitting:
    game, house = sitting.game, sitting.house
    if game is None:
        raise Refused("H7", "no-game-yet")
    if house.paused:
        raise Refused("H2", "paused")
    player = TABLE if seat == 0 else sitting.player(seat)
    if player is None:
        raise Refused("H4", "not-playing")
    chance = Chance(sitting.key, sitting.counts)
    played = decide(game, sitting.state, player, move, chance)
    past = Past(sitting.state, sitting.counts, sitting.clocks, seat, played.reveals or bool(chance.draws), sitting.past)
    here = replace(sitting, house=msgspec.structs.replace(house, proposal=None, table_time=False), counts=chance.counts, past=past)
    return handed_on(sitting, told(here, seat, played))


def _timed(before: Sitting, after: Sitting) -> Sitting:
    """Start the due clock when its key first appears."""
    if after.game is None or before.game is None:
        return after
    old, new = before.game.due(before.state), after.game.due(after.state)
    return replace(after, due_since=before.due_since if old and new and old.key == new.key else before.at)


def _start(sitting: Sitting, seat: int, move: home.Start) -> Sitting:
    house = sitting.house
    home.in_lobby(house)
    home.at(house, seat)
    game = _chosen(sitting.found, house)
    if move.version != game.version:
        raise Refused("H13", "other-rules", version=move.version)
    seats = home.taken(house)
    if len(seats) not in game.players:
        raise Refused("H6", "wrong-number", least=game.players[0], most=game.players[-1], here=len(seats))
    chance = Chance(sitting.key)
    first = seats.index(house.first) if house.first in seats else chance.below("first", len(seats))
    players = [Player(home.at(house, seat).name, home.at(house, seat).colour) for seat in seats]
    state = game.setup(players, first, read(game.Options, house.options), chance)
    house = msgspec.structs.replace(house, players=seats, salts=home.salts(house))
    here = replace(sitting, house=house, game=game, state=state, counts=chance.counts, past=None, clocks=turns.Clocks())
    return replace(here, log=line(sitting, seat, *_beginning(game, state, players)), due_since=sitting.at)


def _beginning(game: Game[Any], state: Any, players: list[Player]) -> Iterator[Fact]:
    """The game begins; the light runs and stops at who is first, if it is one alone."""
    yield Fact("game-starts", sound="join")
    waits = game.waits(state)
    if len(waits) == 1:
        (first,) = waits
        yield Fact("is-first", {"player": f"player:{first}"}, light=Light(f"player:{first}", players[first].colour, "choose"), sound="turn")


def _chosen(found: Found, house: House) -> Game[Any]:
    game = found.games.get((house.game, house.mode))
    if game is None:
        raise Refused("H6", "choose-a-game")
    return game


def _choose(sitting: Sitting, seat: int, move: home.Choose) -> Sitting:
    home.in_lobby(sitting.house)
    home.at(sitting.house, seat)
    house = msgspec.structs.replace(sitting.house, game=move.game, mode=move.mode, options=move.options)
    read(_chosen(sitting.found, house).Options, move.options)
    return replace(sitting, house=house)


_WITH_GAME: dict[type, Callable[[Sitting, int, Any], Sitting]] = {
    home.Choose: _choose,
    home.Start: _start,
    home.Undo: undo.undo,
    home.Agree: undo.agree,
    home.Decline: undo.decline,
    home.Override: undo.override,
    home.Open: people.open_chapter,
    home.TakeUp: people.take_up,
    home.Sit: people.sit,
    home.Leave: people.leave,
}
