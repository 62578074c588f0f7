"""Asks of a drawn map whether it can be played on: the right counts, whole fields, one river, every field within reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import TypeVar

from companion.games.korrigans.map_text import BadMap, Drawing
from companion.games.korrigans.meadow import BRIDGE, DOOR, LATTICE, OPEN, RIVER, edges
from companion.games.korrigans.pieces import ELF, GOBLIN
from companion.games.korrigans.rainbow import SIZE

FIELDS, CLOVERS, EXTRA, MENHIRS = 17, 48, 17, 16
NUMBERS = range(1, 6)

T = TypeVar("T")


def check(drawing: Drawing) -> None:
    """Raises BadMap at the first thing that is wrong, from the picture to the tokens."""
    _cells(drawing)
    _letters(drawing)
    _pieces(drawing)
    _counts(drawing)
    _marks(drawing)
    _neighbours(drawing)
    _river(drawing)
    _walks(drawing)
    _tokens(drawing)


def _cells(drawing: Drawing) -> None:
    rows = [row.words[0] for row in drawing.lattice]
    for row, column in product(range(SIZE), repeat=2):
        if all(rows[2 * row + down][2 * column + right] == "." for down, right in product((0, 1), repeat=2)):
            raise BadMap("K7a", "map-empty-cell", drawing.lattice[2 * row].line, row=row + 1, column=column + 1)


def _letters(drawing: Drawing) -> None:
    drawn = {letter for row in drawing.lattice for letter in row.words[0]} - {"."}
    told: set[str] = set()
    for line, field in drawing.fields:
        if field.letter not in drawn or field.letter in told:
            raise BadMap("K7", "map-field-not-drawn", line, field=field.letter)
        told.add(field.letter)
    for row in drawing.lattice:
        for letter in row.words[0]:
            if letter != "." and letter not in told:
                raise BadMap("K7", "map-field-not-told", row.line, field=letter)
    if len(told) != FIELDS:
        raise BadMap("K7", "map-field-count", drawing.lines["fields"], count=len(told))


def _pieces(drawing: Drawing) -> None:
    """Each field is one piece; touching at a corner does not hold it together."""
    spots: dict[str, set[tuple[int, int]]] = {}
    for y, x in product(range(LATTICE), repeat=2):
        spots.setdefault(drawing.lattice[y].words[0][x], set()).add((x, y))
    for letter, own in spots.items():
        if letter == ".":
            continue
        beside = [((x, y), other) for x, y in own for other in ((x + 1, y), (x, y + 1)) if other in own]
        apart = own - _bulk(sorted(own), beside)
        if apart:
            raise BadMap("K7a", "map-field-in-pieces", drawing.lattice[min(y for _, y in apart)].line, field=letter)


def _counts(drawing: Drawing) -> None:
    for line, field in drawing.fields:
        if field.clovers < 1:
            raise BadMap("K7a", "map-no-clover", line, field=field.letter)
        if field.start and field.start not in NUMBERS:
            raise BadMap("K7", "map-start-number", line, field=field.letter)
    heading = drawing.lines["fields"]
    clovers = sum(field.clovers for _line, field in drawing.fields)
    if clovers != CLOVERS:
        raise BadMap("K7", "map-clover-count", heading, count=clovers)
    starts = Counter(field.start for _line, field in drawing.fields)
    for number in NUMBERS:
        if starts[number] != 2:
            raise BadMap("K7", "map-start-count", heading, number=number, count=starts[number])


def _marks(drawing: Drawing) -> None:
    heading = drawing.lines["fields"]
    villages = [line for line, field in drawing.fields if field.village]
    if len(villages) != 1:
        raise BadMap("K7a", "map-village-count", villages[1] if villages else heading, count=len(villages))
    colours = Counter(field.colour for _line, field in drawing.fields)
    for line, field in drawing.fields:
        if colours[field.colour] < 2 and field.colour:
            raise BadMap("K7", "map-lone-colour", line, colour=f"colour:{field.colour}")
        if not field.colour and not field.village:
            raise BadMap("K7a", "map-no-colour", line, field=field.letter)
    if sum(field.pontoon for _line, field in drawing.fields) < 3:
        raise BadMap("K7", "map-few-pontoons", heading)
    if sum(field.molehill for _line, field in drawing.fields) < 3:
        raise BadMap("K7", "map-few-molehills", heading)


def _neighbours(drawing: Drawing) -> None:
    letters = [field.letter for _line, field in drawing.fields]
    touching = {pair for pair in edges(tuple(row.words[0] for row in drawing.lattice)) if "." not in pair}
    told: set[tuple[str, str]] = set()
    for line, border in drawing.borders:
        pair = (letters[border.one], letters[border.other])
        if pair not in touching:
            raise BadMap("K7a", "map-not-neighbours", line, pair="-".join(pair))
        if pair in told:
            raise BadMap("K7a", "map-border-twice", line, pair="-".join(pair))
        told.add(pair)
    if touching - told:
        raise BadMap("K7a", "map-border-missing", drawing.lines["borders"], pair="-".join(min(touching - told)))


def _river(drawing: Drawing) -> None:
    """Bridges and bare river make one line through the meadow, and the pontoons lie on it."""
    letters = [field.letter for _line, field in drawing.fields]
    lines = edges(tuple(row.words[0] for row in drawing.lattice))
    water = [(line, border) for line, border in drawing.borders if border.kind in (BRIDGE, RIVER)]
    banks = {place for _line, border in water for place in (border.one, border.other)}
    for place, (line, field) in enumerate(drawing.fields):
        if field.pontoon and place not in banks:
            raise BadMap("K7a", "map-dry-pontoon", line, field=field.letter)
    stretches = [(line, edge) for line, border in water for edge in lines[letters[border.one], letters[border.other]]]
    flows = [edge for _line, edge in stretches]
    wet = _bulk([start for start, _end in flows], flows)
    for line, edge in stretches:
        if edge[0] not in wet:
            raise BadMap("K7a", "map-two-rivers", line)


def _walks(drawing: Drawing) -> None:
    ways = [(border.one, border.other) for _line, border in drawing.borders if border.kind in (OPEN, DOOR)]
    reached = _bulk(range(len(drawing.fields)), ways)
    for place, (line, field) in enumerate(drawing.fields):
        if place not in reached:
            raise BadMap("K7", "map-out-of-reach", line, field=field.letter)


def _tokens(drawing: Drawing) -> None:
    for kind, wanted in (("clovers", CLOVERS), ("extra", EXTRA), ("menhirs", MENHIRS)):
        line, tokens = drawing.tokens[kind]
        if len(tokens) != wanted:
            raise BadMap("K8", "map-token-count", line, count=len(tokens), wanted=wanted)
    line, menhirs = drawing.tokens["menhirs"]
    if menhirs.count(ELF) != 2 or menhirs.count(GOBLIN) != 2:
        raise BadMap("K8", "map-elves-and-goblins", line)


def _bulk(things: Iterable[T], ways: Iterable[tuple[T, T]]) -> set[T]:
    """The largest group that hangs together: what is not in it is what is wrong."""
    pairs = list(ways)
    return max((_connected(thing, pairs) for thing in things), key=len)


def _connected(start: T, ways: Iterable[tuple[T, T]]) -> set[T]:
    """Everything that hangs together with the start."""
    pairs = list(ways)
    reached = {start}
    while True:
        more = {other for one, other in (*pairs, *((b, a) for a, b in pairs)) if one in reached} - reached
        if not more:
            return reached
        reached |= more
