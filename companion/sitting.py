"""One evening's position as the journal determines it: a pure fold of entries, so that replaying is living it again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from companion import house as home
from companion.chance import Chance, key_from
from companion.contract import TABLE, Fact, Game, Player, Refused, decide
from companion.games import Found
from companion.house import House
from companion.options import read

PROPOSAL_SECONDS = 30.0


@dataclass(frozen=True)
class Past:
    """A position one can go back to, and the move that left it: whose it was, and whether it drew or showed something."""

    state: Any
    counts: Mapping[str, int]
    seat: int
    barrier: bool
    before: Past | None


@dataclass(frozen=True)
class Happened:
    """One line of the log: when (table time), whose move, what it told; the line before it."""

    number: int
    at: float
    seat: int
    facts: tuple[Fact, ...]
    before: Happened | None


@dataclass(frozen=True)
class Sitting:
    """House, game and position. ``since`` are the table times at which the present turn, due and proposal began."""

    found: Found
    house: House
    seed: str = ""
    game: Game[Any] | None = None
    state: Any = None
    counts: Mapping[str, int] = field(default_factory=dict)
    past: Past | None = None
    log: Happened | None = None
    at: float = 0.0
    turn_since: float = 0.0
    due_since: float = 0.0
    proposed_at: float = 0.0

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.result(self.state) is not None

    @property
    def key(self) -> bytes:
        return key_from(bytes.fromhex(self.seed), home.salts(self.house))

    def player(self, seat: int) -> int | None:
        """The player number of a seat, if it plays."""
        return self.house.players.index(seat) if seat in self.house.players else None

    def happened(self) -> Iterator[Happened]:
        """The log, newest first."""
        line = self.log
        while line is not None:
            yield line
            line = line.before


def step(sitting: Sitting, seat: int, move: Any, now: float) -> Sitting:
    """The sitting after one more move of a seat (0: the table itself) at a table time; or Refused, and nothing changed."""
    here = replace(sitting, at=now)
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


def free_undo(sitting: Sitting, seat: int) -> bool:
    """The seat made the last move, and it neither drew nor showed anything."""
    past = sitting.past
    return past is not None and past.seat == seat and not past.barrier and _can_undo(sitting)


def _can_undo(sitting: Sitting) -> bool:
    return sitting.game is not None and sitting.past is not None and sitting.game.undo(sitting.state)


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
    past = Past(sitting.state, sitting.counts, seat, played.reveals or bool(chance.draws), sitting.past)
    return replace(
        sitting,
        house=msgspec.structs.replace(house, proposal=None),
        state=played.state,
        counts=chance.counts,
        past=past,
        log=_line(sitting, seat, *played.facts),
    )


def _line(sitting: Sitting, seat: int, *facts: Fact) -> Happened:
    return Happened(sitting.log.number + 1 if sitting.log else 1, sitting.at, seat, facts, sitting.log)


def _timed(before: Sitting, after: Sitting) -> Sitting:
    """Start the turn clock when the actors change, the due clock when its key first appears."""
    now = before.at
    if after.game is None or before.game is None:
        return replace(after, turn_since=now, due_since=now)
    turn = before.turn_since if after.game.actors(after.state) == before.game.actors(before.state) else now
    old, new = before.game.due(before.state), after.game.due(after.state)
    due = before.due_since if old and new and old.key == new.key else now
    return replace(after, turn_since=turn, due_since=due)


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
    house = msgspec.structs.replace(house, players=seats)
    fact = Fact("game-starts", sound="join")
    return replace(sitting, house=house, game=game, state=state, counts=chance.counts, past=None, log=_line(sitting, seat, fact))


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


def _undo(sitting: Sitting, seat: int, _move: home.Undo) -> Sitting:
    if not _can_undo(sitting):
        raise Refused("H5", "nothing-to-undo")
    if seat not in sitting.house.players:
        raise Refused("H4", "not-playing")
    if free_undo(sitting, seat) or len(sitting.house.players) == 1:
        return _taken_back(sitting, seat)
    house = msgspec.structs.replace(sitting.house, proposal=home.Proposal(seat))
    return replace(sitting, house=house, proposed_at=sitting.at, log=_line(sitting, seat, Fact("undo-asked")))


def _agree(sitting: Sitting, seat: int, _move: home.Agree) -> Sitting:
    proposal = sitting.house.proposal
    if proposal is None or seat == proposal.seat or seat not in sitting.house.players or seat in proposal.agreed:
        raise Refused("H5", "nothing-to-agree")
    agreed = (*proposal.agreed, seat)
    if len(agreed) == len(sitting.house.players) - 1:
        return _taken_back(sitting, proposal.seat)
    return replace(sitting, house=msgspec.structs.replace(sitting.house, proposal=home.Proposal(proposal.seat, agreed)))


def _decline(sitting: Sitting, seat: int, _move: home.Decline) -> Sitting:
    if sitting.house.proposal is None or seat not in (0, *sitting.house.players):
        raise Refused("H5", "nothing-to-agree")
    house = msgspec.structs.replace(sitting.house, proposal=None)
    return replace(sitting, house=house, log=_line(sitting, seat, Fact("undo-declined")))


def _taken_back(sitting: Sitting, seat: int) -> Sitting:
    past = sitting.past
    assert past is not None
    house = msgspec.structs.replace(sitting.house, proposal=None)
    line = _line(sitting, seat, Fact("taken-back"))
    return replace(sitting, house=house, state=past.state, counts=past.counts, past=past.before, log=line)


def _open(sitting: Sitting, seat: int, move: home.Open) -> Sitting:
    if seat and sitting.game is not None and not sitting.over:
        raise Refused("H7", "game-is-on")
    if seat:
        home.at(sitting.house, seat)
    return Sitting(sitting.found, move.house, move.seed, at=sitting.at)


_WITH_GAME: dict[type, Callable[[Sitting, int, Any], Sitting]] = {
    home.Choose: _choose,
    home.Start: _start,
    home.Undo: _undo,
    home.Agree: _agree,
    home.Decline: _decline,
    home.Open: _open,
}
