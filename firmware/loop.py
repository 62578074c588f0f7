"""The one loop of the device: it waits for a finger, a change of the table or the next frame, and sleeps when nothing moves."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Any

from companion import house as home
from companion.contract import Light
from companion.table import Now, Table
from firmware import clocks
from firmware.device import Device
from firmware.lights.scene import STANDING, Layer, Level, Scenery, pace
from firmware.presses import Edge, Press, Presses
from firmware.said import said
from firmware.show import Show
from firmware.touch import Touch
from firmware.watchdog import Watchdog

IDLE = 1.0  # with nothing moving, one look a second
REFRESH = 5.0  # a frame is sent again after this: a pixel may have misheard, a plug may have been out
LAG = 3  # more changes than this at once are shown in silence
STUMBLE_SECONDS = 1.0
WELCOME_SECONDS = 0.8  # as long as a new colour stays on the arch


class Loop:
    """Drives one device for one table: ``with Loop(table, device): ...`` runs it in a thread; ``step`` is one turn of it."""

    def __init__(self, table: Table, device: Device, watchdog: Watchdog | None = None) -> None:
        self.table, self.device = table, device
        self._watchdog = watchdog or Watchdog()
        self._queue: SimpleQueue[Any] = SimpleQueue()
        self._inbox: list[Any] = []  # at most the one thing that ended a sleep
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self._scenery = Scenery(device.places)
        self._show = Show()
        self._touch = Touch(table, device, self._show)
        self._clocks = clocks.Watch()
        self._night = device.night
        self._now = table.now
        self._due_at = 0.0
        self._drawn: list[Layer] = []
        self._pace = 0.0  # of the last frame
        self._look_again = False
        self._sent_at = float("-inf")
        self._checked_at = device.clock()
        down = [name for name, pressed in device.buttons.levels().items() if pressed]
        self._presses = Presses(device.wiring, down, self._checked_at)
        device.buttons.into(self._queue)
        self._unhook: Callable[[], None] = table.on_change(lambda: self._queue.put_nowait(table.now))
        self._look(self._checked_at)

    # --- running

    def __enter__(self) -> Loop:
        self._thread = threading.Thread(target=self.run, name="lights", daemon=True)
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def run(self) -> None:
        """Turn until closed. What goes wrong in a turn is told in the report, and the next turn comes."""
        clock = self.device.clock
        while not self._stop.is_set():
            at = clock()
            try:
                wait = self.step(at)
            except Exception as error:  # one bad scene must not take away lights and buttons for the evening
                self.device.stumble, self._look_again = said(error), True
                self._stop.wait(STUMBLE_SECONDS)
                continue
            self._sleep(at + wait - clock())

    def close(self) -> None:
        """Stop turning and blank the strip; the device itself is closed by whoever opened it."""
        self._stop.set()
        self._queue.put_nowait(None)
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(timeout=5)
            self._thread = None
        self._unhook()
        self._watchdog.stopping()
        self.device.buzzer.hush()
        self.device.buzzer.step(self.device.clock())
        self.device.strip.show(self.device.strip.blank, self.device.clock())

    def step(self, at: float) -> float:
        """One turn: hear, act, look, draw. The seconds until the next turn is needed, if nothing happens before."""
        if self.device.buttons.alive:
            self._watchdog.alive(at)
        heard = self._hear(at)
        self._tick(at)
        self._catch_up(heard + self._hear(at), at)
        self._draw(self._layers(at), at)
        times = [self._presses.next_change(), self.device.buzzer.step(at), self._due_at, self._show.next_change(at)]
        times += [self._touch.next_change(at), self._clock_at(at), self.device.strip.retry_at()]
        return max(0.0, min([IDLE, self._pace, *(time - at for time in times if time is not None)]))

    # --- hearing and acting

    def _sleep(self, seconds: float) -> None:
        """Wait for something to happen; it is put back in its order for the turn that follows."""
        if seconds <= 0:
            return
        try:
            self._inbox.append(self._queue.get(timeout=seconds))
        except Empty:
            return

    def _waiting(self) -> Iterator[Any]:
        while True:
            try:
                item = self._inbox.pop() if self._inbox else self._queue.get_nowait()
            except Empty:
                return
            if item is not None:
                yield item

    def _hear(self, at: float) -> list[Now]:
        """Do what fingers want; the changes of the table that came meanwhile."""
        heard: list[Now] = []
        for item in self._waiting():
            if isinstance(item, Edge):
                self._act_all(self._presses.edge(item), at)
            else:
                heard.append(item)
        really = None
        if at - self._checked_at >= IDLE:
            self._checked_at, really = at, self.device.buttons.levels()
        self._act_all(self._presses.pass_time(at, really), at)
        self._look_again |= self._touch.pass_time(self._presses, at)
        self.device.stuck = self._presses.stuck
        return heard

    def _act_all(self, presses: Iterator[Press], at: float) -> None:
        """What came before may have changed what a button means now."""
        self._presses.at_once = self._touch.at_once(at)
        for press in presses:
            self._touch.act(press, at)
            self._look_again = True

    def _tick(self, at: float) -> None:
        if at >= self._due_at:
            rest = self.table.tick()
            self._due_at = at + (rest if rest is not None else float("inf"))

    # --- looking and drawing

    def _catch_up(self, heard: list[Now], at: float) -> None:
        """Play what was seen live, once each; what was missed is shown as it ended, in silence."""
        for now in heard:
            if now.serial == self._now.serial + 1 and len(heard) <= LAG:
                self._play(self._now, now, at)
            if now.serial > self._now.serial:
                self._now = now
        if heard:
            self._due_at = at  # what is due may be something else now
        if heard or self._look_again:
            self._look_again = False
            self._look(at)

    def _play(self, before: Now, now: Now, at: float) -> None:
        for sound, when in self._show.cues(now, at):
            self.device.buzzer.play(sound, when)
        for seat in home.taken(now.house):
            if before.house.seats[seat - 1] is None:
                self._welcome(home.at(now.house, seat).colour, at)

    def _welcome(self, colour: str, at: float) -> None:
        """Who sits down has a colour, which is also a place on the arch and a pitch."""
        self._show.flash(Light(f"arch:{colour}", colour, "sweep"), at, stay_seconds=WELCOME_SECONDS)
        self.device.buzzer.play(colour, at)

    def _look(self, at: float) -> None:
        self._show.look(self.table.now, self._touch.hand, at)

    def _layers(self, at: float) -> list[Layer]:
        """All that is lit now; on the way, what the clocks say is said."""
        now, clock = self.table.now, self.table.clock()
        for word in self._clocks.look(now, clock):
            for light in word.lights:
                self._show.flash(light, at, Level.CLOCK)
            self.device.buzzer.play(word.sound, at)
        layers = self._show.layers(now, at, clock, clocks.lights(now, self._clocks.faces, at), self._presses.down)
        over = self._touch.layer()
        return layers if over is None else [*layers, over]

    def _clock_at(self, at: float) -> float | None:
        """When a clock will say something."""
        rest = clocks.next_word(self.table.now, self._clocks.faces)
        return None if rest is None else at + rest

    def _draw(self, layers: list[Layer], at: float) -> None:
        """Draw while something moves, and once more when it has stopped; else only what changed."""
        strip, before, self._pace = self.device.strip, self._pace, pace(layers, at)
        retry = strip.retry_at()
        again = at - self._sent_at >= REFRESH or (retry is not None and at >= retry) or self._night != self.device.night
        if self._pace < STANDING or before < STANDING or again or layers != self._drawn:
            frame = self._scenery.drawn(layers, at)
            if again or frame != strip.frame:
                self._sent_at, self._night = at, self.device.night
                strip.show(frame, at)
        self._drawn = layers
