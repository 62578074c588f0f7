"""The cursor over the offers, purely: a seat's press points at the next one, a hold takes it, the pot does the obvious.

Offers with a number to choose need a phone and are passed over. A finger that points at nothing yet points at the first
offer before it can take one, unless there is only one. When a seat's offers change, it points at nothing again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.contract import Offer


class Pointing(NamedTuple):
    """What one seat points at, among the offers it had then."""

    seat: int
    offers: tuple[Offer, ...]
    at: int

    @property
    def offer(self) -> Offer:
        return self.offers[self.at]


Cursor = tuple[Pointing, ...]  # the last one who pointed comes first


def by_button(offers: Sequence[Offer]) -> tuple[Offer, ...]:
    """Those that a button can take: no number to choose."""
    return tuple(offer for offer in offers if offer.low is None and offer.high is None)


def pointed(cursor: Cursor, seat: int, offers: Sequence[Offer]) -> Offer | None:
    """What a seat points at, if its offers are still the same."""
    here = _of(cursor, seat)
    return here.offer if here is not None and here.offers == by_button(offers) else None


def next_offer(cursor: Cursor, seat: int, offers: Sequence[Offer]) -> Cursor:
    """The seat points at the next of its offers, at the first after the last."""
    able = by_button(offers)
    if not able:
        return cursor
    here = _of(cursor, seat)
    at = (here.at + 1) % len(able) if here is not None and here.offers == able else 0
    return (Pointing(seat, able, at), *(one for one in cursor if one.seat != seat))


def taken(cursor: Cursor, seat: int, offers: Sequence[Offer], at_once: bool = False) -> tuple[Cursor, Offer | None]:
    """What a hold takes: the only offer, or the one pointed at; with several and none pointed at, the first is pointed at,
    or taken at once where it is the likely one."""
    able = by_button(offers)
    if len(able) == 1:
        return cursor, able[0]
    offer = pointed(cursor, seat, offers)
    if offer is None and at_once and able:
        return cursor, able[0]
    return (cursor, offer) if offer is not None else (next_offer(cursor, seat, offers), None)


def _of(cursor: Cursor, seat: int) -> Pointing | None:
    return next((one for one in cursor if one.seat == seat), None)
