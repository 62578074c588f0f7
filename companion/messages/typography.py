"""How each language sets its signs: writers of texts type plain spaces, and readers never see a line that begins with a sign."""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
_FRENCH = re.compile(r"(?<=\S) (?=[;:!?»])|(?<=«) ")


def typeset(text: str, language: str) -> str:
    """French signs that stand apart from their word stay on its line."""
    return _FRENCH.sub(NO_BREAK, text) if language == "fr" else text
