"""What the lights show: the table as it is, and once, live, what just happened. Only what the public may know comes here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from companion import house as home
from companion.contract import Fact, Light
from companion.table import Now
from companion.undo import PROPOSAL_SECONDS
from firmware import shelf
from firmware.lights.effects import LANDING, RUNNING
from firmware.lights.scene import Layer, Level, Lit
from firmware.shelf import Pick
from firmware.wishes import Hand, choice

PAUSED_LEVEL = 56  # of 256: the game under a pause


class Cue(NamedTuple):
    """A light played once, and seen for a while where it has arrived."""

    lit: Lit
    level: Level = Level.CUE
    stay_seconds: float = 0.0

    @property
    def until(self) -> float:
        return self.lit.since + self.lit.seconds + self.stay_seconds


class Picture(NamedTuple):
    """The table as it is, and what of it a finger points at: no clock covers that."""

    scene: tuple[Lit, ...] = ()
    pointed: tuple[Lit, ...] = ()


class Show:
    """Keeps what is being shown. All times are the loop's; ``clock`` is table time."""

    def __init__(self) -> None:
        self._cues: tuple[Cue, ...] = ()
        self._here = Picture()
        self._coming = Picture()
        self._comes_at = float("-inf")

    def look(self, now: Now, hand: Hand, at: float) -> None:
        """The table as it is; while a spark still runs, the lights wait for it to land."""
        since = {lit.light: lit.since for lit in (*self._here.scene, *self._coming.scene)}
        offer = choice(now, hand.cursor)
        lights = seated(now, now.scene(offer)) if now.sitting.game else lobby(now, hand.pick)
        plain = lights if offer is None else seated(now, now.scene())
        scene = tuple(Lit(light, since.get(light, at) if light.effect in RUNNING else 0.0) for light in lights)
        self._coming = Picture(scene, tuple(lit for lit in scene if lit.light not in plain))
        self._settle(at)

    def cues(self, now: Now, at: float) -> list[tuple[str, float]]:
        """Begin the cues of a move just made, a spark first and the others when it has landed; the sounds, and when."""
        sounds, start_at = [], at
        facts = now.told(None)
        if facts:
            self.skip(at)
        for fact in facts:
            end = self._cue(now, fact, start_at)
            if fact.sound:
                sounds.append((fact.sound, end))
            start_at = max(start_at, end)
        self._comes_at = max(self._comes_at, start_at)
        return sounds

    def flash(self, light: Light, at: float, level: Level = Level.CUE, stay_seconds: float = 0.0) -> None:
        """One light of our own, once."""
        self._cues = (*(cue for cue in self._cues if cue.lit.light.place != light.place), Cue(Lit(light, at), level, stay_seconds))

    def no(self, place: str, at: float) -> None:
        """A refusal: two short red beats at that place."""
        self.flash(Light(place, "red", "double_pulse"), at, Level.TOUCH)

    def chooses(self, at: float) -> bool:
        """Whether the light still runs that stops at who is first."""
        return any(cue.lit.light.effect == "choose" and cue.until > at for cue in self._cues)

    def skip(self, at: float) -> None:
        """Somebody goes on: no cue of the game keeps them waiting."""
        self._cues = tuple(cue for cue in self._cues if cue.level != Level.CUE)
        self._comes_at = at
        self._settle(at)

    def layers(self, now: Now, at: float, clock: float, times: tuple[Lit, ...] = (), down: Iterable[str] = ()) -> list[Layer]:
        """Everything of the table that is lit at that time; ``times`` are the lights of the turn clocks."""
        self._settle(at)
        self._cues = tuple(cue for cue in self._cues if cue.until > at)
        asked = _proposal(now, at, clock)
        layers = [Layer(Level.GAME, _timed(now, self._here.scene, at, clock)), Layer(Level.CLOCK, asked or times)]
        layers += [Layer(cue.level, (cue.lit,)) for cue in self._cues if cue.lit.since <= at]
        layers.append(Layer(Level.CHOICE, self._here.pointed))
        if now.house.paused:
            pause = (Lit(Light("ring", "moon", "slow")), Lit(Light("pot", "moon", "breathe")))
            layers.append(Layer(Level.PAUSE, pause, PAUSED_LEVEL))
        layers.append(Layer(Level.TOUCH, tuple(Lit(Light(name, "moon")) for name in down if name.startswith("seat:"))))
        if now.fault is not None:
            fault = (Lit(Light("ring", "red", "fault")), Lit(Light("pot", "red", "double_pulse")))
            layers.append(Layer(Level.FAULT, fault, PAUSED_LEVEL))
        return [layer for layer in layers if layer.lights]

    def next_change(self, at: float) -> float | None:
        """When something begins, lands or ends."""
        times = [time for cue in self._cues for time in (cue.lit.since, cue.lit.since + cue.lit.seconds, cue.until)] + [self._comes_at]
        return min((time for time in times if time > at), default=None)

    def _settle(self, at: float) -> None:
        if at >= self._comes_at:
            self._here = self._coming

    def _cue(self, now: Now, fact: Fact, at: float) -> float:
        """Begin one cue; when what comes after it may begin."""
        if fact.light is None:
            return at
        for light in seated(now, (fact.light,)):
            cue = Cue(Lit(light, at))
            self._cues = (*self._cues, cue)
            return cue.until if light.effect in LANDING else at
        return at


def seated(now: Now, lights: Iterable[Light]) -> tuple[Light, ...]:
    """The same lights, with players at their seats."""
    players = now.house.players
    found = []
    for light in lights:
        kind, _, number = light.place.partition(":")
        if kind != "player":
            found.append(light)
        elif number.isdecimal() and int(number) < len(players):
            found.append(replace(light, place=f"seat:{players[int(number)]}"))
    return tuple(found)


def lobby(now: Now, pick: Pick | None) -> tuple[Light, ...]:
    """Free seats glimmer, taken ones shine; the arch shows the game that is chosen, the pot breathes when it can start."""
    house = now.house
    free = (Light(f"seat:{seat}", "moon", "glimmer") for seat in home.SEATS if house.seats[seat - 1] is None)
    taken = (Light(f"seat:{seat}", home.at(house, seat).colour) for seat in home.taken(house))
    pot = (Light("pot", "gold", "breathe"),) if shelf.start(now.sitting, pick) else ()
    return (*free, *taken, *shelf.lights(now.sitting, pick), *pot)


def _timed(now: Now, scene: tuple[Lit, ...], at: float, clock: float) -> tuple[Lit, ...]:
    """A countdown counts what is due; with nothing due it is whole."""
    if not any(lit.light.effect == "countdown" for lit in scene):
        return scene
    sitting = now.sitting
    due = sitting.game.due(sitting.state) if sitting.game else None
    if due is None:
        return tuple(Lit(replace(lit.light, effect="steady")) if lit.light.effect == "countdown" else lit for lit in scene)
    since = at - (clock - sitting.due_since)
    return tuple(Lit(lit.light, since, due.seconds) if lit.light.effect == "countdown" else lit for lit in scene)


def _proposal(now: Now, at: float, clock: float) -> tuple[Lit, ...]:
    """Somebody asks to take a move back: the ring counts down, those who have not answered beat."""
    proposal = now.house.proposal
    if proposal is None:
        return ()
    asked = [seat for seat in now.house.players if seat != proposal.seat and seat not in proposal.agreed]
    ring = Lit(Light("ring", "moon", "countdown"), at - (clock - now.sitting.proposed_at), PROPOSAL_SECONDS)
    return (ring, *(Lit(Light(f"seat:{seat}", home.at(now.house, seat).colour, "pulse")) for seat in asked))
