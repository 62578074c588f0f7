"""A row of things that never changes: a new one is made with one thing in another's place."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def changed(row: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    return (*row[:place], thing, *row[place + 1 :])
