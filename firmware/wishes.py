"""What a press means at the table as it is now, purely: moves to submit, a hand that went on, a switch, or a no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from companion import house as home
from companion.contract import Offer
from companion.table import Now
from firmware import menu, shelf
from firmware.cursor import Cursor, by_button, next_offer, pointed, taken
from firmware.menu import Menu
from firmware.presses import AT_ONCE, Press
from firmware.shelf import Pick


class Hand(NamedTuple):
    """What fingers point at and the journal need not know: offers, a game on the shelf, a place of the menu."""

    cursor: Cursor = ()
    pick: Pick | None = None
    menu: Menu | None = None


class Wish(NamedTuple):
    """``moves`` are (seat, move), to be submitted in this order until one is refused; ``no``: it means nothing here and now.

    ``switch`` is one of the device itself, ``sound`` answers a finger that only points."""

    hand: Hand
    moves: tuple[tuple[int, Any], ...] = ()
    no: bool = False
    switch: str = ""
    sound: str = ""


PutAside = Callable[[], Sequence[int]]  # the chapters that wait for another evening, newest first


def wish(now: Now, press: Press, hand: Hand, put_aside: PutAside = tuple, at: float = 0.0) -> Wish:
    """The one meaning of a press."""
    hand = hand._replace(menu=menu.still_open(hand.menu, now, at))
    if hand.menu is not None:
        return _in_menu(now, press, hand, hand.menu, at)
    if press.button == "menu":
        return _menu(now, press, hand, put_aside, at)
    if press.button == "pot":
        return _pot(now, hand)
    seat = int(press.button.removeprefix("seat:"))
    return _seat_in_lobby(now, seat, press.held, hand) if now.sitting.game is None else _seat(now, seat, press, hand)


def at_once(now: Now, hand: Hand, at: float) -> frozenset[str]:
    """The buttons that act as they come down: the pot, and each seat whose press is a move of the game."""
    if menu.still_open(hand.menu, now, at) is not None:
        return AT_ONCE
    return AT_ONCE | {f"seat:{seat}" for seat in now.house.players if _pressed(now, seat) is not None}


def choice(now: Now, cursor: Cursor) -> Offer | None:
    """What the last finger points at, for the scene to light."""
    pointing = _last_pointing(now, cursor)
    return pointed(cursor, pointing, now.offers(pointing)) if pointing else None


def _menu(now: Now, press: Press, hand: Hand, put_aside: PutAside, at: float) -> Wish:
    """Held: the menu opens. Short: pause and go on; in the lobby the next game."""
    if press.held:
        opened = menu.opened(now, put_aside, at)
        return Wish(hand._replace(menu=opened), sound=menu.pitch(opened))
    if now.sitting.game is not None:
        return Wish(hand, ((0, home.Resume() if now.house.paused else home.Pause()),))
    if not shelf.boxes(now.sitting.found):
        return Wish(hand, no=True)
    pick, moves = shelf.next_game(now.sitting, hand.pick)
    return Wish(hand._replace(pick=pick), moves, sound=_pitch_after(now, pick, moves))


def _pitch_after(now: Now, pick: Pick | None, moves: shelf.Moves) -> str:
    """The sound of the game that is chosen now."""
    chosen = Pick(moves[0][1].game, (now.house.game, now.house.mode)) if moves else pick
    return shelf.pitch(now.sitting, chosen)


def _in_menu(now: Now, press: Press, hand: Hand, here: Menu, at: float) -> Wish:
    """The small button goes on, the pot takes, anything else closes."""
    closed = hand._replace(menu=None)
    if press.button == "menu" and not press.held:
        after = menu.next_place(here, at)
        return Wish(hand._replace(menu=after), sound=menu.pitch(after))
    if press.button != "pot":
        return Wish(closed)
    if menu.asks_twice(here):
        return Wish(hand._replace(menu=here._replace(sure=True, touched_at=at)), sound="draw")
    return Wish(closed, menu.moves(here, now), switch=menu.SWITCHES.get(here.place, ""))


def _pot(now: Now, hand: Hand) -> Wish:
    if now.house.paused:
        return Wish(hand, ((0, home.Resume()),))
    if now.sitting.game is None:
        moves = shelf.start(now.sitting, hand.pick)
        return Wish(hand._replace(pick=None) if moves else hand, moves, no=not moves)
    if now.sitting.over:
        return Wish(Hand(), ((now.house.players[0], home.Open()),))
    seat = _obvious_seat(now, hand.cursor)
    move = _pressed(now, seat)
    if move is not None:
        return Wish(hand, ((seat, move),))
    return _take(now, seat, hand, at_once=now.sitting.game.general) if seat else Wish(hand, no=True)


def _obvious_seat(now: Now, cursor: Cursor) -> int:
    """The only one we wait for; where nobody is waited for and anybody may go on, the last who pointed, or any; else 0."""
    waited, game = now.waited(), now.sitting.game
    if len(waited) == 1:
        return waited[0]
    if waited or game is None or not game.general:
        return 0
    return _last_pointing(now, cursor) or next(iter(now.actors()), 0)


def _last_pointing(now: Now, cursor: Cursor) -> int:
    return next((one.seat for one in cursor if pointed((one,), one.seat, now.offers(one.seat)) is not None), 0)


def _seat_in_lobby(now: Now, seat: int, held: bool, hand: Hand) -> Wish:
    sitter = now.house.seats[seat - 1]
    if sitter is None:
        return Wish(hand._replace(pick=None), shelf.sits(now.sitting, hand.pick, seat))
    if not held:
        return Wish(hand)  # somebody makes sure: the light answers
    return Wish(hand, no=True) if sitter.phone else Wish(hand, ((seat, home.Leave()),))


def _seat(now: Now, seat: int, press: Press, hand: Hand) -> Wish:
    held, move = press.held, _pressed(now, seat) if press.at_once else None
    if move is not None:
        return Wish(hand, ((seat, move),))
    if held and _may_come_late(now, seat):
        return Wish(hand, ((0, home.Sit(seat)),))
    if held and now.house.proposal is not None:
        return Wish(hand, ((seat, home.Agree()),))
    if held:
        return _take(now, seat, hand)
    offers = now.offers(seat)
    return Wish(hand._replace(cursor=next_offer(hand.cursor, seat, offers)), no=not by_button(offers))


def _pressed(now: Now, seat: int) -> Any | None:
    """The move that a seat's press is, while nothing else is asked of its button; what is asked is answered with a hold."""
    game, player = now.sitting.game, now.sitting.player(seat)
    if game is None or player is None or now.house.paused or now.house.proposal is not None:
        return None
    return game.press(now.sitting.state, player)


def _may_come_late(now: Now, seat: int) -> bool:
    """A free seat in a game that takes late comers; held, because nothing from before it is taken back."""
    sitter, game = now.house.seats[seat - 1], now.sitting.game
    return game is not None and game.join is not None and now.playing and (sitter is None or sitter.away)


def _take(now: Now, seat: int, hand: Hand, at_once: bool = False) -> Wish:
    """``at_once``: the first offer is the likely one, and need not be pointed at before."""
    offers = now.offers(seat)
    cursor, offer = taken(hand.cursor, seat, offers, at_once)
    moves = ((seat, offer.move),) if offer is not None else ()
    return Wish(hand._replace(cursor=cursor), moves, no=not by_button(offers))
