"""Taking back: the own move at once, what drew or showed something with the others' word (H5)."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from companion import house as home
from companion import turns
from companion.contract import Fact, Refused
from companion.sitting import Sitting, line

PROPOSAL_SECONDS = 30.0


def free_undo(sitting: Sitting, seat: int) -> bool:
    """The seat made the last move, and it neither drew nor showed anything."""
    past = sitting.past
    return past is not None and past.seat == seat and not past.barrier and _can_undo(sitting)


def _can_undo(sitting: Sitting) -> bool:
    """Not after the end: the seed is shown by then, and with it all that was still to be drawn."""
    return not sitting.over and sitting.game is not None and sitting.past is not None and sitting.game.undo(sitting.state)


def undo(sitting: Sitting, seat: int, _move: home.Undo) -> Sitting:
    if not _can_undo(sitting):
        raise Refused("H5", "nothing-to-undo")
    if seat not in sitting.house.players:
        raise Refused("H4", "not-playing")
    if free_undo(sitting, seat) or not _others(sitting, seat):
        return _taken_back(sitting, seat)
    house = msgspec.structs.replace(sitting.house, proposal=home.Proposal(seat))
    return replace(sitting, house=house, proposed_at=sitting.at, log=line(sitting, seat, _said("undo-asked", sitting, seat)))


def agree(sitting: Sitting, seat: int, _move: home.Agree) -> Sitting:
    proposal = sitting.house.proposal
    if proposal is None or seat == proposal.seat or seat not in sitting.house.players or seat in proposal.agreed:
        raise Refused("H5", "nothing-to-agree")
    agreed = (*proposal.agreed, seat)
    if _others(sitting, proposal.seat) <= set(agreed):
        return _taken_back(sitting, proposal.seat)
    house = msgspec.structs.replace(sitting.house, proposal=home.Proposal(proposal.seat, agreed))
    return replace(sitting, house=house, log=line(sitting, seat, _said("undo-agreed", sitting, seat)))


def decline(sitting: Sitting, seat: int, _move: home.Decline) -> Sitting:
    if sitting.house.proposal is None or seat not in (0, *sitting.house.players):
        raise Refused("H5", "nothing-to-agree")
    house = msgspec.structs.replace(sitting.house, proposal=None)
    said = _said("undo-declined", sitting, seat) if seat else Fact("undo-unanswered")
    return replace(sitting, house=house, log=line(sitting, seat, said))


def override(sitting: Sitting, seat: int, _move: home.Override) -> Sitting:
    proposal = sitting.house.proposal
    if proposal is None:
        raise Refused("H5", "nothing-to-agree")
    if seat != sitting.house.host:
        raise Refused("H15", "only-the-host")
    return _taken_back(sitting, proposal.seat, "taken-back-by-host")


def _others(sitting: Sitting, seat: int) -> set[int]:
    """Those whose word counts: who plays and has not gone."""
    return {other for other in sitting.house.players if other != seat and not home.at(sitting.house, other).away}


def _said(key: str, sitting: Sitting, seat: int) -> Fact:
    return Fact(key, {"player": f"player:{sitting.player(seat)}"})


def _taken_back(sitting: Sitting, seat: int, key: str = "taken-back") -> Sitting:
    past = sitting.past
    assert past is not None
    house = msgspec.structs.replace(sitting.house, proposal=None)
    clocks = turns.take_back(sitting.clocks, past.clocks)
    log = line(sitting, seat, Fact(key))
    return replace(sitting, house=house, state=past.state, counts=past.counts, past=past.before, clocks=clocks, log=log)
