"""Every clause that RULES.md or HOUSE.md states is named by a test, and no test names one that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BOOKS = [ROOT / "companion" / "HOUSE.md", *sorted((ROOT / "companion" / "games").glob("*/RULES.md"))]
STATED = re.compile(r"^\*\*([A-Z]\d+[a-z]?)\*\*", re.MULTILINE)


def _named() -> set[str]:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py") if path.name != "clauses.py")
    marks = re.findall(r"clause\(([^)]*)\)", tests)
    return set(re.findall(r"[A-Z]\d+[a-z]?", " ".join(marks)))


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_every_clause_has_a_test(book: Path) -> None:
    stated = STATED.findall(book.read_text(encoding="utf-8"))
    assert stated
    assert len(stated) == len(set(stated))
    assert sorted(set(stated) - _named()) == []


@pytest.mark.parametrize("book", BOOKS[1:], ids=lambda book: book.parent.name)
def test_the_french_book_states_the_same_clauses(book: Path) -> None:
    french = book.with_name("RULES.fr.md").read_text(encoding="utf-8")
    assert STATED.findall(french) == STATED.findall(book.read_text(encoding="utf-8"))


def test_every_refusal_names_a_clause_of_a_book() -> None:
    stated = {clause for book in BOOKS for clause in STATED.findall(book.read_text(encoding="utf-8"))}
    used = set()
    for path in (ROOT / "companion").rglob("*.py"):
        used |= set(re.findall(r'Refused\(\s*"([A-Z]\d+[a-z]?)"', path.read_text(encoding="utf-8")))
    assert sorted(used - stated) == []
