"""An error as part of a sentence: its kind and its words, without colons, which would make a ref of it."""

from __future__ import annotations


def said(error: BaseException) -> str:
    return f"{type(error).__name__}, {error}".replace(": ", ", ").replace(":", " ")
