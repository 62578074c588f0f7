"""How each language sets its signs: writers of texts type plain spaces, and readers never see a line that begins with a sign."""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
_APART = re.compile(r"(?<=\S) (?=[;:!?»])|(?<=«) ")
_ELISION = re.compile(r"(?<=[a-zA-Z])'(?=\w)")


def typeset(text: str, language: str) -> str:
    """French signs that stand apart from their word stay on its line, and its apostrophes are round."""
    return _ELISION.sub("’", _APART.sub(NO_BREAK, text)) if language == "fr" else text
