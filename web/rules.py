"""A game's rules as a page: headings, paragraphs, and an anchor for each clause, so that a refusal can point at its reason."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from markupsafe import Markup, escape

from companion.games import FOLDER
from companion.messages.typography import typeset

HOUSE = FOLDER.parent
_CLAUSE = re.compile(r"\*\*([A-Z]\d+[a-z]?)\*\*[.:]?\s*")
_STRONG = re.compile(r"\*\*(.+?)\*\*")
_MENTION = re.compile(r"(?<![\w#>])([A-Z]\d{1,3}[a-z]?)(?!\w)")
_NAME = re.compile(r"[a-z_]{1,40}")


class Block(NamedTuple):
    """A heading (level 1 or 2) or a paragraph (level 0), with its clause if it has one."""

    level: int
    clause: str
    text: Markup
    item: bool = False


def book(game: str, language: str, folder: Path = FOLDER) -> list[Block]:
    """The rules of a game, or of the house; empty when there are none."""
    if not _NAME.fullmatch(game):
        return []
    place, name = (HOUSE, "HOUSE") if game == "house" else (folder / game, "RULES")
    pages = [place / f"{name}.{language}.md", place / f"{name}.md"]
    page = next((path for path in pages if path.is_file()), None)
    return _read(page, language) if page else []


@cache
def _read(path: Path, language: str) -> list[Block]:
    return blocks(path.read_text(encoding="utf-8"), language)


def blocks(text: str, language: str) -> list[Block]:
    """Paragraphs are parted by empty lines; list items and headings stand for themselves."""
    parts = re.split(r"\n\s*\n|\n(?=#|[-*] |\*\*[A-Z]\d)|(?<=\n)(?=#)", text)
    known = set(_CLAUSE.findall(text))
    lines = [line for part in parts for line in _lines(part)]
    return [_block(typeset(line, language), known) for line in lines]


def _lines(part: str) -> list[str]:
    heading, _, rest = part.strip().partition("\n") if part.strip().startswith("#") else ("", "", part)
    return [line for line in (heading, " ".join(rest.split())) if line]


def _block(line: str, known: set[str]) -> Block:
    if line.startswith("#"):
        hashes, _, title = line.partition(" ")
        return Block(min(len(hashes), 3), "", Markup(escape(title)))
    item = line.startswith(("- ", "* "))
    line = line[2:] if item else line
    found = _CLAUSE.match(line)
    rest = line[found.end() :] if found else line
    return Block(0, found[1] if found else "", _words(rest, known), item)


def _words(text: str, known: set[str]) -> Markup:
    """Strong words, and each mention of a clause as a link to it."""
    safe = _STRONG.sub(r"<strong>\1</strong>", str(escape(text)))
    linked = _MENTION.sub(lambda found: f'<a href="#{found[1]}">{found[1]}</a>' if found[1] in known else found[0], safe)
    return Markup(linked)
