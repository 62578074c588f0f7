"""Puts texts into the reader's words, English or French, with Fluent.

An argument that is a ref is put into words too: ``colour:indigo`` becomes the message ``colour-indigo``, or else the
message ``colour`` with ``$name``, or else just the name; ``player:2`` becomes that player's name.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Placeable

from companion.contract import Text
from companion.messages.typography import typeset

LANGUAGES = ("en", "fr")
HOUSE = Path(__file__).parent


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    """The house's words and, over them, those of one game folder."""
    bundle = FluentBundle([language], use_isolating=False)
    for place in dict.fromkeys((HOUSE, folder)):
        page = place / f"{language}.ftl"
        if page.exists():
            bundle.add_resource(FluentResource(typeset(page.read_text(encoding="utf-8"), language)), allow_overrides=True)
    return bundle


def say(text: Text, language: str, folder: Path = HOUSE, names: Sequence[str] = ()) -> str:
    """The sentence in that language; a missing key is shown as it is, so that it is noticed and never fatal."""
    bundle = _bundle(folder, language)
    if not bundle.has_message(text.key):
        return text.key
    arguments = {name: _word(value, bundle, names) for name, value in text.args.items()}
    sentence = str(bundle.format_pattern(_pattern(bundle, text.key), arguments)[0])
    return sentence[:1].upper() + sentence[1:] if _begins_with_a_word_put_in(bundle, text.key) else sentence


def has(key: str, language: str, folder: Path = HOUSE) -> bool:
    return bool(_bundle(folder, language).has_message(key))


def _word(value: str | int, bundle: FluentBundle, names: Sequence[str]) -> str | int:
    if isinstance(value, int) or ":" not in value:
        return value
    kind, name = value.split(":", 1)
    if kind == "player" and name.isdecimal() and len(name) < 3 and int(name) < len(names):
        return names[int(name)]
    for key in (f"{kind}-{name}", kind):
        if bundle.has_message(key):
            return str(bundle.format_pattern(_pattern(bundle, key), {"name": name})[0])
    return name


def _begins_with_a_word_put_in(bundle: FluentBundle, key: str) -> bool:
    """Then it may be a small letter: yellow, field."""
    elements: list[object] = getattr(_pattern(bundle, key), "elements", [])
    return bool(elements) and isinstance(elements[0], Placeable)


def _pattern(bundle: FluentBundle, key: str):  # type: ignore[no-untyped-def]
    return bundle.get_message(key).value
