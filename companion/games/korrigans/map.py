"""The meadow of a map's text: read, checked, and kept, because every move asks for it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from companion.games.korrigans.map_check import check
from companion.games.korrigans.map_text import read
from companion.games.korrigans.meadow import Meadow

KEPT = 16  # maps at a time: whoever tries out many leaves no heap of them
OURS = Path(__file__).with_name("meadow.txt").read_text(encoding="utf-8")


@lru_cache(KEPT)
def meadow(text: str) -> Meadow:
    """The meadow of that text, or BadMap with the line that is wrong; an empty text means ours."""
    drawing = read(text or OURS)
    check(drawing)
    rows = tuple(row.words[0] for row in drawing.lattice)
    fields = tuple(field for _line, field in drawing.fields)
    borders = tuple(sorted(border for _line, border in drawing.borders))
    return Meadow(rows, fields, borders, *(drawing.tokens[kind][1] for kind in ("clovers", "extra", "menhirs")))
