"""A tap becomes a command: what came over the wire is checked, filled in, submitted, and answered in the phone's words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Annotated, Any, NamedTuple

import msgspec

from companion import house as home
from companion.contract import Refused, Text
from companion.games import FOLDER
from companion.messages import HOUSE, say
from companion.step import step
from companion.table import Answer, Command, Now, Table
from web.language import seat_names, word

LONGEST = 200
_STANDING = home.Sit  # the one thing that somebody without a seat may ask for
_NEVER = home.MoveIn  # comes with a recovery token, never as a tap


class Tap(msgspec.Struct, frozen=True):
    """What a page sends."""

    id: str
    seat: int
    move: msgspec.Raw
    seen: int = 0


class Wonder(msgspec.Struct, frozen=True):
    """A thing that was tapped though nothing is offered there, and what had been tapped before it."""

    seat: int
    ref: str
    before: Annotated[list[str], msgspec.Meta(max_length=9)] = []


class Speaker(NamedTuple):
    phone: str
    language: str
    arrived: float = 0.0


def submit(table: Table, tap: Tap, speaker: Speaker) -> Answer:
    """Decide, as far as the edge can, whether this phone may ask at all; then ask the table."""
    try:
        _plausible(tap)
        move = _filled(table, tap, speaker)
    except Refused as no:
        return Answer(False, table.now.serial, no.clause, no.text, tap.seen < table.now.serial)
    return table.submit(Command(f"{speaker.phone[:8]}.{tap.id}", tap.seat, move, tap.seen, speaker.phone, speaker.arrived))


def why_not(table: Table, wonder: Wonder, speaker: Speaker) -> Answer:
    """Why a thing can't be tapped now: the refusal of the move that was most likely meant."""
    now = table.now
    try:
        home.may_speak(now.house, wonder.seat, speaker.phone)
        for move in _meant(now, wonder):
            step(now.sitting, wonder.seat, move, now.sitting.at)
    except Refused as no:
        return Answer(False, now.serial, no.clause, no.text)
    return Answer(False, now.serial)


def told(answer: Answer, now: Now, language: str) -> dict[str, Any]:
    """The answer in words, with the rule it stands on."""
    game = now.house.game
    folder = FOLDER / game if game and now.sitting.game else HOUSE
    names = seat_names(now.house, language)
    players = [names[seat] for seat in now.house.players]
    sentence = say(_short(answer.text), language, folder, players) if answer.text else ("" if answer.ok else word("nothing-here", language))
    return {
        "ok": answer.ok,
        "serial": answer.serial,
        "clause": answer.clause,
        "say": sentence,
        "stale": answer.stale,
        "rule": _rule(answer.clause, game),
    }


def refused(now: Now, clause: str, key: str, language: str) -> dict[str, Any]:
    """A no from the edge, in the same shape."""
    return told(Answer(False, now.serial, clause, Text(key)), now, language)


def _short(text: Text) -> Text:
    """A sentence may name what was asked for; an endless name is cut."""
    return Text(text.key, {name: value[:LONGEST] if isinstance(value, str) else value for name, value in text.args.items()})


def _rule(clause: str, game: str) -> str:
    if not clause:
        return ""
    book = "house" if clause.startswith("H") else game
    return f"/rules/{book}#{clause}"


def _plausible(tap: Tap) -> None:
    if not 0 < len(tap.id) <= 64 or not tap.id.isascii() or not tap.id.isprintable():
        raise Refused("H10", "not-understood")
    if tap.seat not in (0, *home.SEATS):
        raise Refused("H3", "no-such-seat")


def _filled(table: Table, tap: Tap, speaker: Speaker) -> Any:
    """What a phone can't say for itself is filled in here."""
    move = table.decode(bytes(tap.move))
    if isinstance(move, _NEVER) or (tap.seat == 0 and not isinstance(move, _STANDING)):
        raise Refused("H4", "sit-first")
    if isinstance(move, home.Sit):
        if tap.seat:
            raise Refused("H10", "not-understood")
        return msgspec.structs.replace(move, phone=speaker.phone)
    if isinstance(move, home.Open):
        return home.Open()
    return move


def _meant(now: Now, wonder: Wonder) -> Iterator[Any]:
    """The moves that these taps could mean: what the game says, then those with a field named like the last tap, asked now first."""
    game, ref = now.sitting.game, wonder.ref
    kind = ref.partition(":")[0]
    if game is None or ":" not in ref:
        return
    if (own := game.meant(now.sitting.state, ref)) is not None:
        yield own
    named = {tapped.partition(":")[0]: tapped for tapped in (*wonder.before, ref)}
    asked = {type(offer.move) for offer in now.offers(wonder.seat)}
    for struct in sorted(_kinds(game.Move), key=lambda one: (kind not in one.__struct_fields__, one not in asked)):
        fields = struct.__struct_fields__
        if len(fields) != 1 and kind not in fields:
            continue
        refs = {field: ref if len(fields) == 1 else named.get(field, "") for field in fields}
        with suppress(msgspec.ValidationError):
            yield msgspec.convert({"type": struct.__struct_config__.tag, **refs}, game.Move)


def _kinds(union: Any) -> tuple[Any, ...]:
    return getattr(union, "__args__", (union,))
