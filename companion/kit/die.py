"""A six-sided die."""

from __future__ import annotations

from companion.chance import Chance


def roll(chance: Chance, label: str = "die") -> int:
    return 1 + chance.below(label, 6)
