"""The one place where anything changes: decide, write, show."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Lock
from typing import Any

import msgspec

from companion import house as home
from companion.chance import commitment
from companion.chapters import Chapters
from companion.clock import Monotonic, TableTime
from companion.contract import Fact, Offer, Refused, Scene, Text, TooLate, View
from companion.games import Found
from companion.history import History
from companion.house import House
from companion.journal import CannotWrite, Entry, Journal
from companion.sitting import Sitting
from companion.step import decoded, step
from companion.undo import PROPOSAL_SECONDS, free_undo

BUTTON, ITSELF = "button", "table"  # who speaks when it is no phone
REMEMBERED = 4_000
PHOTO_SECONDS = 2.0


class Command(msgspec.Struct, frozen=True):
    """A press, a tap or a due: whose (seat 0: the table or somebody standing), what, what the sender had seen, who speaks.

    ``arrived`` is stamped at the edge, before anybody waits for the lock; 0: now."""

    id: str
    seat: int
    move: Any
    seen: int = 0
    by: str = ""
    arrived: float = 0.0


class Late(msgspec.Struct, frozen=True):
    """Somebody who was not first, and by how much; kept for the photo finish, never in the journal."""

    seat: int
    milliseconds: int


class Answer(msgspec.Struct, frozen=True):
    """Yes, with the number of the entry; or no, with the clause and the sentence. ``stale``: the table had moved on."""

    ok: bool
    serial: int
    clause: str = ""
    text: Text | None = None
    stale: bool = False
    late: bool = False


@dataclass(frozen=True)
class Now:
    """What everybody looks at; a new one is assigned with each change."""

    serial: int
    sitting: Sitting
    facts: tuple[Fact, ...] = ()
    mover: int = 0
    fault: Text | None = None
    notice: Text | None = None
    late: tuple[Late, ...] = ()

    @property
    def house(self) -> House:
        return self.sitting.house

    @property
    def playing(self) -> bool:
        """A game is on, and not over."""
        return self.sitting.game is not None and not self.sitting.over

    def view(self, player: int | None) -> View | None:
        """What a player, or the public, may know of the game; None in the lobby."""
        game = self.sitting.game
        return game.view(self.sitting.state, player) if game else None

    def actors(self) -> tuple[int, ...]:
        """The seats that may act."""
        game = self.sitting.game
        return tuple(self.house.players[player] for player in sorted(game.actors(self.sitting.state))) if game else ()

    def waited(self) -> tuple[int, ...]:
        """The seats that we wait for."""
        game = self.sitting.game
        return tuple(self.house.players[player] for player in sorted(game.waits(self.sitting.state))) if game else ()

    def offers(self, seat: int) -> tuple[Offer, ...]:
        """What a seat may do in the game now."""
        game, player = self.sitting.game, self.sitting.player(seat)
        if game is None or player is None or self.house.paused:
            return ()
        return tuple(game.moves(self.sitting.state, player))

    def scene(self, choice: Offer | None = None) -> Scene:
        game = self.sitting.game
        return game.scene(game.view(self.sitting.state, None), choice) if game else ()

    def told(self, player: int | None) -> tuple[Fact, ...]:
        """What of the last move this player, or the public, may know."""
        return tuple(fact for fact in self.facts if fact.who is None or player in fact.who)

    def can_undo(self, seat: int) -> bool:
        return free_undo(self.sitting, seat)


class Table:
    """One table: a journal, the games, a clock. Everything that changes it goes through ``submit``."""

    def __init__(self, journal: Journal, found: Found, monotonic: Monotonic = time.monotonic) -> None:
        self.found = found
        self.journal = journal
        self.chapters = Chapters(journal, found)
        self.history = History(journal, self.chapters)
        self.forgotten = 0  # how many names, since the start: who keeps something worked out looks again
        self._lock = Lock()
        self.now: Now
        self._monotonic = monotonic
        self._newest = 0.0  # when the last accepted command arrived
        self.time: TableTime
        self._answers: OrderedDict[tuple[int, str], Answer] = OrderedDict()
        self._sleepers: list[Callable[[], None]] = []
        self._recover(monotonic)

    # --- looking

    def on_change(self, wake: Callable[[], None]) -> Callable[[], None]:
        """Have ``wake`` called after each change; what comes back ends it."""
        self._sleepers.append(wake)
        return lambda: self._sleepers.remove(wake) if wake in self._sleepers else None

    def clock(self) -> float:
        """Table time now."""
        return self.time.now()

    def decode(self, raw: bytes) -> Any:
        """A move as it comes over the wire, for the table as it is now."""
        return decoded(self.now.sitting, raw)

    # --- changing

    def submit(self, command: Command) -> Answer:
        """Decide, write, show; the same (seat, id) is answered as it was the first time."""
        arrived = command.arrived or self._monotonic()
        with self._lock:
            known = self._answers.get((command.seat, command.id))
            if known is not None:
                return known
            answer = self._answer(command, arrived)
            if answer.clause != "H9":  # what the disk did not take may be tried again
                self._remember((command.seat, command.id), answer)
        if answer.ok or answer.late:
            self._wake()
        return answer

    def forget(self, name: str) -> int:
        """Take a name out of everything that is kept and out of the game on the table; how many rows had it (H17).

        A game that could not be lived again without the name stays as it is, and nothing is forgotten."""
        with self._lock:
            chapter = self.now.house.chapter
            rows = [self.history.without(row, name) for row in self.journal.rows(chapter)]
            if not name or sum(1 for _ in self.chapters.lived(rows)) < len(rows):
                raise Refused("H17", "cannot-forget")
            rows_changed = self.history.forget(name)
            self.forgotten += 1
            self.now = replace(self.now, sitting=self.chapters.position(chapter))
        self._wake()
        return rows_changed

    def tick(self) -> float | None:
        """Play what is due by itself; the seconds until something will be, if anything."""
        while (waiting := self._waiting()) is not None:
            seconds, move, name = waiting
            if seconds > 0:
                return seconds
            answer = self.submit(Command(f"{name}:{self.now.serial}", 0, move, self.now.serial, ITSELF))
            if not answer.ok:
                return 1.0
        return None

    def close(self) -> None:
        self.journal.close()

    # --- how

    def _answer(self, command: Command, arrived: float) -> Answer:
        now = self.now
        try:
            self._may(command)
            move = self._filled(command.move)
            after = step(now.sitting, command.seat, move, self.time.now())
            entry = self.journal.append(after.house.chapter, command.seat, command.id, msgspec.json.encode(move), after.at)
        except Refused as no:
            late = isinstance(no, TooLate) and self._photographed(command.seat, arrived)
            return Answer(False, now.serial, no.clause, no.text, command.seen < now.serial, late)
        except CannotWrite as error:
            self.now = replace(now, fault=Text("cannot-write", {"why": str(error)}))
            self._wake()
            return Answer(False, now.serial, "H9", self.now.fault)
        self._show(entry, after)
        self._newest = arrived
        if isinstance(move, home.Open):
            self.history.keep(now.sitting)
        return Answer(True, entry.id)

    def _may(self, command: Command) -> None:
        """Buttons and the table speak for any seat; a phone for those it holds, or for itself while standing."""
        house, move = self.now.house, command.move
        if command.by == ITSELF:
            return
        if command.seat and command.by != BUTTON and not isinstance(move, home.MoveIn):
            home.may_speak(house, command.seat, command.by)
        if isinstance(move, home.Open | home.PutAside | home.TakeUp):
            home.at(house, command.seat)
        if isinstance(move, home.Open) and self.now.playing:
            raise Refused("H7", "game-is-on")
        if isinstance(move, home.Reset) and command.by != BUTTON:
            raise Refused("H16", "only-the-menu-button")

    def _filled(self, move: Any) -> Any:
        """What only the table can say: a fresh seed and the next lobby, which chapter comes next, the version of the rules."""
        house = self.now.house
        match move:
            case home.Open():
                return self._lobby(house, aside=False)
            case home.PutAside():
                if not self.now.playing:
                    raise Refused("H16", "nothing-to-put-aside")
                return self._lobby(house, aside=True)
            case home.Reset():
                return self._lobby(home.emptied(house), aside=self.now.playing)
            case home.TakeUp(chapter):
                home.in_lobby(house)
                if chapter not in self.chapters.put_aside():
                    raise Refused("H16", "nothing-put-aside")
                return home.TakeUp(chapter, house.chapter + 1, home.phones(house), house.language)
            case home.Start():
                game = self.found.games.get((house.game, house.mode))
                return home.Start(game.version if game else 0)
        return move

    def _photographed(self, seat: int, arrived: float) -> bool:
        """Note who was second, if it was a matter of moments; each seat once, and nobody after oneself."""
        behind = arrived - self._newest
        if not 0 <= behind <= PHOTO_SECONDS or seat in (self.now.mover, *(late.seat for late in self.now.late)):
            return False
        self.now = replace(self.now, late=(*self.now.late, Late(seat, round(1000 * behind))))
        return True

    def _lobby(self, house: House, aside: bool) -> home.Open:
        seed = secrets.token_bytes(32)
        return home.Open(seed.hex(), home.reopened(house, commitment(seed)), aside)

    def _show(self, entry: Entry, after: Sitting) -> None:
        before = self.now.sitting
        facts = after.log.facts if after.log is not None and after.log is not before.log else ()
        self.now = Now(entry.id, after, facts, entry.seat, None, self.now.notice)
        self.time.run(not after.house.paused)

    def _wake(self) -> None:
        for wake in tuple(self._sleepers):
            wake()

    def _remember(self, key: tuple[int, str], answer: Answer) -> None:
        self._answers[key] = answer
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    def _waiting(self) -> tuple[float, Any, str] | None:
        """The next thing that happens by itself: in how many seconds, what, and its name."""
        sitting, now = self.now.sitting, self.time.now()
        if sitting.house.paused or sitting.game is None:
            return None
        waiting = []
        if sitting.due is not None:
            due, at = sitting.due
            waiting.append((at - now, due.move, due.key))
        if sitting.house.proposal is not None:
            waiting.append((sitting.proposed_at + PROPOSAL_SECONDS - now, home.Decline(), "proposal"))
        return min(waiting, key=lambda one: one[0]) if waiting else None

    # --- starting is recovering

    def _recover(self, monotonic: Monotonic) -> None:
        """Replay the chapter that is open and come up paused in the same place; or open a lobby."""
        rows = self.journal.chapter()
        sitting, no = self._replayed(rows)
        self.time = TableTime(monotonic, sitting.at)
        self.time.run(not sitting.house.paused)
        fault = Text("cannot-write", {"why": self.journal.fault}) if self.journal.fault else None
        notice = Text("kept-aside", {"chapter": sitting.house.chapter}) if no else self.journal.notice
        self.now = Now(self.journal.last, sitting, fault=fault, notice=notice)
        if no or not rows:
            self._itself(home.Open())
        elif sitting.game is not None and not sitting.over and not sitting.house.paused:
            self._itself(home.Pause())

    def _replayed(self, rows: list[Entry]) -> tuple[Sitting, Refused | None]:
        """The position after the rows, or after those that these rules understand, and why not the others."""
        sitting = self.chapters.blank()
        for row in rows:
            try:
                sitting = step(sitting, row.seat, decoded(sitting, row.move), row.at)
            except Refused as no:
                return sitting, no
            self._remember((row.seat, row.command), Answer(True, row.id))
        return sitting, None

    def _itself(self, move: Any) -> None:
        self.submit(Command(secrets.token_hex(8), 0, move, self.now.serial, ITSELF))
