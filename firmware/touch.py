"""What fingers want goes the one road, a no is shown where the finger is; the menu closes and the table is emptied by time."""

from __future__ import annotations

import secrets
from typing import Any

from companion import house as home
from companion.contract import Light
from companion.table import BUTTON, Answer, Command, Table
from firmware import menu, reset
from firmware.device import Device
from firmware.habits import Habits, remember, remembered
from firmware.lights.scene import Layer, Level, Lit
from firmware.presses import Press, Presses
from firmware.reset import Reset
from firmware.show import Show
from firmware.wishes import Hand, Wish, at_once, wish

DRUM_SECONDS = 0.4  # the same finger again, so soon, is no new wish; pages wait as long


class Touch:
    """Keeps what fingers point at, for one device at one table."""

    def __init__(self, table: Table, device: Device, show: Show) -> None:
        self.hand = Hand()
        self._table, self._device, self._show = table, device, show
        self._reset: Reset | None = None
        self._ticked = 0
        self._went: dict[str, float] = {}  # when a seat's press last was a move
        habits = remembered(table.journal.folder)
        device.quiet, device.night = habits.quiet, habits.night

    def at_once(self, at: float) -> frozenset[str]:
        """The buttons that act as they come down, at the table as it is now."""
        return at_once(self._table.now, self.hand, at)

    def act(self, press: Press, at: float) -> None:
        """Do what a press wants; while the table is being emptied, any press only stops that."""
        self._device.buzzer.hasten(at)
        landing = self._show.chooses(at)
        self._show.skip(at)
        if self._reset is not None:
            self._stop_reset(at)
        elif press.long:
            self._begin_reset(at)
        elif landing and press.button == "pot" and self._general():
            return  # who is first is seen before the pot ends that turn
        elif not self._drums(press):
            self._do(wish(self._table.now, press, self.hand, self._table.chapters.put_aside, at), press, at)

    def pass_time(self, presses: Presses, at: float) -> bool:
        """What follows from time alone; whether the lights must look again."""
        if self.hand.menu is not None and menu.still_open(self.hand.menu, self._table.now, at) is None:
            self.hand = self.hand._replace(menu=None)
        return self._reset is not None and self._count_down(self._reset, presses, at)

    def next_change(self, at: float) -> float | None:
        """When time alone will change something, if it will."""
        times = [self.hand.menu.closes_at if self.hand.menu else None, reset.next_tick(self._reset, at) if self._reset else None]
        return min((time for time in times if time is not None), default=None)

    def layer(self) -> Layer | None:
        """The menu or the emptying table: everything else is dark meanwhile."""
        if self._reset is not None:
            return Layer(Level.MENU, reset.lights(self._reset), 0)
        if self.hand.menu is None:
            return None
        on = [name for name in menu.SWITCHES.values() if getattr(self._device, name)]
        return Layer(Level.MENU, tuple(map(Lit, menu.lights(self.hand.menu, self._table.now, on))), 0)

    def _general(self) -> bool:
        game = self._table.now.sitting.game
        return game is not None and game.general

    def _drums(self, press: Press) -> bool:
        """A finger that goes on after its press was a move: by now another press would mean something else, until it rests."""
        drums = press.at - self._went.get(press.button, float("-inf")) < DRUM_SECONDS
        if drums:
            self._went[press.button] = press.at
        return drums

    def _do(self, wanted: Wish, press: Press, at: float) -> None:
        self.hand = wanted.hand
        if wanted.switch:
            self._switch(wanted.switch, at)
        arrived = press.at if press.at_once else 0.0
        if wanted.no or not all(self._submit(seat, move, arrived).ok for seat, move in wanted.moves):  # stops at the first no
            self._no(press.button, at)
        elif press.at_once and press.button != "pot":
            self._went[press.button] = press.at
        elif wanted.sound:
            self._device.buzzer.hush()  # a finger that goes on quickly hears where it is, not where it was
            self._device.buzzer.play(wanted.sound, at)

    def _no(self, button: str, at: float) -> None:
        """Where the finger is; the small button has no light, so the pot speaks for it."""
        self._show.no("pot" if button == "menu" else button, at)
        self._device.buzzer.play("no", at)

    def _submit(self, seat: int, move: Any, arrived: float = 0.0) -> Answer:
        return self._table.submit(Command(secrets.token_hex(8), seat, move, self._table.now.serial, BUTTON, arrived))

    def _switch(self, name: str, at: float) -> None:
        """On: ring and pot beat once. Off: they beat twice."""
        device = self._device
        device.buzzer.hush()
        setattr(device, name, not getattr(device, name))
        for place in ("ring", "pot"):
            self._show.flash(Light(place, "moon", "pulse" if getattr(device, name) else "double_pulse"), at, Level.TOUCH)
        device.buzzer.play("tick", at)
        remember(self._table.journal.folder, Habits(device.quiet, device.night))

    # --- emptying the table

    def _begin_reset(self, at: float) -> None:
        self.hand = self.hand._replace(menu=None)
        self._reset, self._ticked = Reset(at), 0

    def _stop_reset(self, at: float) -> None:
        self._reset = None
        self._no(reset.BUTTON, at)

    def _count_down(self, here: Reset, presses: Presses, at: float) -> bool:
        after = reset.watched(here, presses.down, presses.stuck)
        if after is None:
            presses.forget()
            self._stop_reset(at)
            return True
        self._reset = after
        left = reset.seconds_left(after, at)
        if left and left != self._ticked:
            self._device.buzzer.play("tick", at)
        self._ticked = left
        if not reset.is_due(after, at):
            return False
        self._reset, self.hand = None, Hand()
        self._device.buzzer.play("leave" if self._submit(0, home.Reset()).ok else "no", at)
        return True
