"""Reads a map drawn as text, line by line; a line that can't be understood is named. The form is told in meadow.txt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.contract import Refused
from companion.games.korrigans.meadow import KINDS, LATTICE, Border, Field
from companion.games.korrigans.pieces import CLOVERS, MENHIRS
from companion.kit.colours import NAMES

SECTIONS = ("map", "fields", "borders", "tokens")
DIGITS = 2  # of any number on a map
LONGEST = 20_000  # letters of a map's text


class BadMap(Refused):
    """A map that can't be played on, and the line where that shows."""

    def __init__(self, clause: str, key: str, line: int, /, **args: str | int) -> None:
        super().__init__(clause, key, line=line, **args)
        self.line = line


class Row(NamedTuple):
    """One line of the text, with its number."""

    line: int
    words: tuple[str, ...]


class Section(NamedTuple):
    line: int  # of its heading
    rows: tuple[Row, ...]


class Drawing(NamedTuple):
    """What the text says, before anybody asked whether it can be played on."""

    lattice: tuple[Row, ...]
    fields: tuple[tuple[int, Field], ...]
    borders: tuple[tuple[int, Border], ...]
    tokens: dict[str, tuple[int, tuple[int, ...]]]
    lines: dict[str, int]  # of the headings


def read(text: str) -> Drawing:
    sections = _sections(text)
    for name in SECTIONS:
        if name not in sections:
            raise BadMap("K7", "map-section-missing", max(1, len(text.splitlines())), section=name)
    lattice = _lattice(sections["map"])
    fields = tuple(sorted((_field(row) for row in sections["fields"].rows), key=lambda item: item[1].letter))
    letters = [field.letter for _line, field in fields]
    borders = tuple(pair for row in sections["borders"].rows for pair in _borders(row, letters))
    tokens = _tokens(sections["tokens"])
    return Drawing(lattice, fields, borders, tokens, {name: section.line for name, section in sections.items()})


def _sections(text: str) -> dict[str, Section]:
    if len(text) > LONGEST:
        raise BadMap("K7", "map-too-long", 1)
    found: dict[str, Section] = {}
    name = ""
    for line, words in enumerate((row.split("#")[0].split() for row in text.splitlines()), start=1):
        if not words:
            continue
        if words[0].startswith("["):
            name = words[0].strip("[]")
            if name not in SECTIONS or name in found:
                raise BadMap("K7", "map-section-unknown", line, section=name[:20])
            found[name] = Section(line, ())
        elif not name:
            raise BadMap("K7", "map-line-astray", line)
        else:
            found[name] = Section(found[name].line, (*found[name].rows, Row(line, tuple(words))))
    return found


def _lattice(section: Section) -> tuple[Row, ...]:
    for row in section.rows:
        letters = row.words[0]
        if len(row.words) != 1 or len(letters) != LATTICE or not all(letter == "." or "A" <= letter <= "Z" for letter in letters):
            raise BadMap("K7", "map-row-length", row.line, length=LATTICE)
    if len(section.rows) != LATTICE:
        raise BadMap("K7", "map-row-count", section.line, count=len(section.rows), length=LATTICE)
    return section.rows


def _field(row: Row) -> tuple[int, Field]:
    """For example: ``E  green  3  start 2  pontoon``."""
    if len(row.words) < 3 or len(row.words[0]) != 1 or not "A" <= row.words[0] <= "Z":
        raise BadMap("K7", "map-field-form", row.line)
    letter, colour, clovers, *more = row.words
    if colour not in (*NAMES, "-"):
        raise BadMap("K7", "map-field-colour", row.line, colour=colour[:20])
    start = _number(row, more[more.index("start") + 1]) if "start" in more[:-1] else 0
    marks = [word for word in more if word in ("pontoon", "molehill", "village")]
    if len(marks) + (2 if start else 0) != len(more) or len(set(marks)) != len(marks):
        raise BadMap("K7", "map-field-form", row.line)
    colour = "" if colour == "-" else colour
    return row.line, Field(letter, colour, _number(row, clovers), start, *(mark in marks for mark in ("pontoon", "molehill", "village")))


def _borders(row: Row, letters: Sequence[str]) -> list[tuple[int, Border]]:
    """For example: ``door  A-E C-F``."""
    kind, *pairs = row.words
    if kind not in KINDS:
        raise BadMap("K7a", "map-border-kind", row.line, kind=kind[:20])
    found = []
    for pair in pairs:
        one, _dash, other = pair.partition("-")
        if one not in letters or other not in letters or one == other:
            raise BadMap("K7a", "map-border-form", row.line, pair=pair[:20])
        low, high = sorted((letters.index(one), letters.index(other)))
        found.append((row.line, Border(low, high, kind)))
    return found


def _tokens(section: Section) -> dict[str, tuple[int, tuple[int, ...]]]:
    """For example: ``menhirs  elf 2  goblin 2``."""
    found: dict[str, tuple[int, tuple[int, ...]]] = {}
    for row in section.rows:
        kind, *pairs = row.words
        if kind not in ("clovers", "extra", "menhirs") or kind in found or len(pairs) % 2:
            raise BadMap("K8", "map-token-form", row.line)
        names = MENHIRS if kind == "menhirs" else CLOVERS
        if not set(pairs[::2]) <= set(names):
            raise BadMap("K8", "map-token-form", row.line)
        found[kind] = row.line, _spread(row, pairs, names.index)
    if len(found) != 3:
        raise BadMap("K8", "map-token-form", section.line)
    return found


def _spread(row: Row, pairs: Sequence[str], index: Callable[[str], int]) -> tuple[int, ...]:
    """Kinds and how many, written out token by token."""
    return tuple(index(name) for name, count in zip(pairs[::2], pairs[1::2], strict=True) for _ in range(_number(row, count)))


def _number(row: Row, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= DIGITS):
        raise BadMap("K7", "map-number", row.line, word=word[:20])
    return int(word)
