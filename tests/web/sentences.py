"""What people get to read of an answer, and whether it is a clear sentence in their language."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from fluent.syntax import FluentParser, ast

from companion.games import FOLDER
from companion.messages import HOUSE, LANGUAGES
from tests.web.served import Reply
from web.language import WORDS

READ_ALOUD = ("aria-label", "title", "placeholder", "alt", "value")
_VOID = {"meta", "link", "input", "br", "img", "hr", "source"}
_UNREAD = {"script", "style", "svg", "code"}


def folders() -> list[Path]:
    """Where words stand: the pages', the house's and every game's."""
    return [WORDS, HOUSE, *sorted(path.parent for path in FOLDER.glob("*/en.ftl"))]


@cache
def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    page = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in page.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in page.body if isinstance(entry, ast.Message)}


@cache
def keys() -> frozenset[str]:
    return frozenset(key for folder in folders() for language in LANGUAGES for key in messages(folder, language))


class _Words(HTMLParser):
    """Text and what is read aloud, each with the language it is marked with."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self._open: list[tuple[str, str]] = []

    @property
    def language(self) -> str:
        return next((language for _tag, language in reversed(self._open) if language), "")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self._open.append((tag, told.get("lang") or ""))
        self.found += [(self.language, told[name] or "") for name in READ_ALOUD if name in told]
        if tag in _VOID:
            self._open.pop()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        while any(tag == one for one, _language in self._open) and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if data.strip() and not any(tag in _UNREAD for tag, _language in self._open):
            self.found.append((self.language, " ".join(data.split())))


def words(html: str) -> list[tuple[str, str]]:
    """(language, text) for everything that can be read or heard on a page."""
    parser = _Words()
    parser.feed(html)
    return [(language, text) for language, text in parser.found if text.strip()]


def spoilt(text: str) -> list[str]:
    """Keys and placeholders that stand where words should."""
    tokens = re.findall(r"[A-Za-z]+(?:-[A-Za-z]+)+", text)
    return [token for token in tokens if token in keys() or token.startswith(("move-", "option-"))] + re.findall(r"\{ ?\$\w*", text)


def assert_clear(reply: Reply, language: str) -> None:
    """A no is a sentence, in the reader's language, without keys or the insides of the program."""
    assert reply.body, f"{reply.status} with nothing to read"
    kind = reply.headers.get_content_type()
    if kind == "application/json":
        said = reply.json["say"]
        assert re.search(r"\w+ \w+", said), said
        assert not spoilt(said)
    else:
        assert kind == "text/html", kind
        assert f'<html lang="{language}">' in reply.text
        heading = re.search(r"<h1>(.+?)</h1>", reply.text)
        assert heading
    assert "Traceback" not in reply.text
    assert "Error" not in reply.text
