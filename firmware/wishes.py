"""What a press means at the table as it is now, purely: moves to submit, a cursor that went on, or a no at some place."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion import house as home
from companion.contract import Offer
from companion.games import ASSIST
from companion.sitting import Sitting
from companion.table import Now
from firmware.cursor import Cursor, by_button, next_offer, pointed, taken
from firmware.presses import Press


class Wish(NamedTuple):
    """``moves`` are (seat, move), to be submitted in this order until one is refused; ``no`` is where a refusal is shown."""

    cursor: Cursor
    moves: tuple[tuple[int, Any], ...] = ()
    no: bool = False
    quiet: bool = False


def wish(now: Now, press: Press, cursor: Cursor) -> Wish:
    """The one meaning of a press."""
    if press.button == "menu":
        return Wish(cursor, quiet=True) if press.held else Wish(cursor, ((0, home.Resume() if now.house.paused else home.Pause()),))
    if press.button == "pot":
        return _pot(now, cursor)
    seat = int(press.button.removeprefix("seat:"))
    if now.sitting.game is None:
        return _seat_in_lobby(now, seat, press.held, cursor)
    if now.house.proposal is not None and press.held:
        return Wish(cursor, ((seat, home.Agree()),))
    return _seat(now, seat, press.held, cursor)


def start(sitting: Sitting) -> tuple[tuple[int, Any], ...]:
    """What starts a game from this lobby: the chosen one, else the first with a box on the table that fits; or nothing."""
    house, seats = sitting.house, home.taken(sitting.house)
    if not seats:
        return ()
    begin = (seats[0], home.Start())
    chosen = sitting.found.games.get((house.game, house.mode))
    if chosen is not None:
        return (begin,) if len(seats) in chosen.players else ()
    for (name, mode), game in sitting.found.games.items():
        if mode == ASSIST and not game.general and len(seats) in game.players:
            return ((seats[0], home.Choose(name, mode)), begin)
    return ()


def choice(now: Now, cursor: Cursor) -> Offer | None:
    """What the last finger points at, for the scene to light."""
    for pointing in cursor:
        offer = pointed((pointing,), pointing.seat, now.offers(pointing.seat))
        if offer is not None:
            return offer
    return None


def _pot(now: Now, cursor: Cursor) -> Wish:
    if now.house.paused:
        return Wish(cursor, ((0, home.Resume()),))
    if now.sitting.game is None:
        moves = start(now.sitting)
        return Wish(cursor, moves, no=not moves)
    if now.sitting.over:
        return Wish((), ((now.house.players[0], home.Open()),))
    actors = now.actors()
    if len(actors) != 1:
        return Wish(cursor, no=True)
    return _take(now, actors[0], cursor)


def _seat_in_lobby(now: Now, seat: int, held: bool, cursor: Cursor) -> Wish:
    sitter = now.house.seats[seat - 1]
    if sitter is None:
        return Wish(cursor, ((0, home.Sit(seat)),))
    if not held:
        return Wish(cursor)  # somebody makes sure: the light answers
    return Wish(cursor, no=True) if sitter.phone else Wish(cursor, ((seat, home.Leave()),))


def _seat(now: Now, seat: int, held: bool, cursor: Cursor) -> Wish:
    if held:
        return _take(now, seat, cursor)
    offers = now.offers(seat)
    return Wish(next_offer(cursor, seat, offers), no=not by_button(offers))


def _take(now: Now, seat: int, cursor: Cursor) -> Wish:
    offers = now.offers(seat)
    cursor, offer = taken(cursor, seat, offers)
    moves = ((seat, offer.move),) if offer is not None else ()
    return Wish(cursor, moves, no=not by_button(offers))
