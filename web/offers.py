"""A seat's offers as the page needs them: grouped by kind, with what has to be tapped; and the buttons for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from companion.contract import Offer, Text

NUMBER = "number"
LISTED = 60  # so many offers are also listed as plain buttons


class Button(NamedTuple):
    """An offer in words: what to send, its label, whether it can't be taken back."""

    move: str
    label: Text
    final: bool


def buttons(offers: Sequence[Offer]) -> list[Button]:
    """The offers that need no thing of the board: big buttons under the thumb."""
    return [_button(offer) for offer in offers if not _taps(offer) and offer.low is None]


def listed(offers: Sequence[Offer]) -> list[Button]:
    """The offers that do, as a plain list for ears and keyboards."""
    chosen = [offer for offer in offers if _taps(offer) and offer.low is None]
    return [_button(offer) for offer in chosen] if len(chosen) <= LISTED else []


def compact(offers: Sequence[Offer]) -> list[dict[str, Any]]:
    """For each kind what has to be tapped: ``fields`` and, way by way, their refs in order, then low and high for a number.

    ``fixed`` are the numbers that go along, ``final`` asks for a second tap."""
    kinds: dict[tuple[Any, ...], list[Any]] = {}
    for offer in offers:
        taps, fixed = _taps(offer), _fixed(offer)
        if taps or offer.low is not None:
            kind = (_tag(offer.move), tuple(taps), tuple(fixed.items()), offer.final, offer.low is not None)
            kinds.setdefault(kind, []).append([*taps.values(), *([offer.low, offer.high] if offer.low is not None else [])])
    return [
        {"type": tag, "fields": fields, "fixed": dict(fixed), "final": final, "number": number, "ways": ways}
        for (tag, fields, fixed, final, number), ways in kinds.items()
    ]


def _taps(offer: Offer) -> dict[str, str]:
    """The fields of a move that are chosen by tapping: its refs."""
    return {name: value for name, value in msgspec.structs.asdict(offer.move).items() if isinstance(value, str)}


def _fixed(offer: Offer) -> dict[str, int]:
    """The numbers that nobody chooses, like the serial number of a line."""
    fields = msgspec.structs.asdict(offer.move).items()
    return {name: value for name, value in fields if isinstance(value, int) and (name != NUMBER or offer.low is None)}


def _tag(move: Any) -> str:
    return str(msgspec.to_builtins(move)["type"])


def _button(offer: Offer) -> Button:
    arguments = {name: value for name, value in msgspec.structs.asdict(offer.move).items() if isinstance(value, str | int)}
    return Button(msgspec.json.encode(offer.move).decode(), Text(f"move-{_tag(offer.move)}", arguments), offer.final)
