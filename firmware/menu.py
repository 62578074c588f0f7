"""The menu on the arch, purely: fixed places, so that one can count them; the small button goes on, the pot takes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from companion import house as home
from companion.contract import Light
from companion.kit.colours import NAMES
from companion.table import Now

Moves = tuple[tuple[int, Any], ...]
OPEN_SECONDS = 8.0
PAUSE, UNDO, QUESTION, QUIET, NIGHT, ASIDE, CLOSE = range(7)  # by place on the arch
SWITCHES = {QUIET: "quiet", NIGHT: "night"}  # of the device itself


class Menu(NamedTuple):
    """An open menu: the places that make sense now, at which of them it is, and when it was last touched.

    ``kept``: the game put aside that could be taken up; ``sure``: the pot was pressed once for what must be asked twice."""

    places: tuple[int, ...]
    at: int
    touched_at: float
    lobby: bool
    kept: int = 0
    sure: bool = False

    @property
    def place(self) -> int:
        return self.places[self.at]

    @property
    def closes_at(self) -> float:
        return self.touched_at + OPEN_SECONDS


def opened(now: Now, put_aside: Callable[[], Sequence[int]], at: float) -> Menu:
    """What makes sense: in a game everything, after it the device alone, in the lobby also the game put aside."""
    if now.sitting.game is None:
        kept = next(iter(put_aside()), 0)
        return Menu((QUIET, NIGHT, *((ASIDE,) if kept else ()), CLOSE), 0, at, True, kept)
    places = (QUIET, NIGHT, CLOSE) if now.sitting.over else tuple(range(7))
    return Menu(places, 0, at, False)


def still_open(menu: Menu | None, now: Now, at: float) -> Menu | None:
    """It closes by itself after a while, and when a game has begun or ended meanwhile."""
    if menu is None or at >= menu.closes_at or menu.lobby != (now.sitting.game is None):
        return None
    return menu


def next_place(menu: Menu, at: float) -> Menu:
    return menu._replace(at=(menu.at + 1) % len(menu.places), touched_at=at, sure=False)


def asks_twice(menu: Menu) -> bool:
    return menu.place == ASIDE and not menu.lobby and not menu.sure


def moves(menu: Menu, now: Now) -> Moves:
    """What the place does at the table; none for a switch of the device and for closing."""
    house = now.house
    if menu.place == PAUSE:
        return ((0, home.Resume() if house.paused else home.Pause()),)
    if menu.place == UNDO:
        return ((_asker(now), home.Undo()) if house.proposal is None else (house.proposal.seat, home.Decline()),)
    if menu.place == QUESTION:
        return ((0, home.TableTime(not house.table_time)),)
    if menu.place == ASIDE:
        return ((_somebody(house), home.TakeUp(menu.kept) if menu.lobby else home.PutAside()),)
    return ()


def lights(menu: Menu, now: Now, switched_on: Collection[str]) -> tuple[Light, ...]:
    """As many zones as the place, the last one beating, or beating twice when it asks; ring lit: it is on; the pot takes it."""
    zones = [Light(f"arch:{colour}", "moon") for colour in NAMES[: menu.place]]
    last = Light(f"arch:{NAMES[menu.place]}", "moon", "double_pulse" if menu.sure else "pulse")
    ring = (Light("ring", "moon"),) if _is_on(menu, now, switched_on) else ()
    return (*zones, last, *ring, Light("pot", "gold", "breathe"))


def pitch(menu: Menu) -> str:
    """The sound of its zone."""
    return NAMES[menu.place]


def _is_on(menu: Menu, now: Now, switched_on: Collection[str]) -> bool:
    house = now.house
    on = {PAUSE: house.paused, UNDO: house.proposal is not None, QUESTION: house.table_time}
    return on.get(menu.place, False) or SWITCHES.get(menu.place) in switched_on


def _asker(now: Now) -> int:
    """Who asks to take a move back: the one who made it, else somebody who plays."""
    past, players = now.sitting.past, now.house.players
    return past.seat if past is not None and past.seat in players else players[0]


def _somebody(house: home.House) -> int:
    """The host, or anybody who is there; 0 when nobody is."""
    return house.host or next(iter(house.players or home.taken(house)), 0)
