"""A bag of pieces that all feel alike: how many of each kind are left, and one drawn blindly."""

from __future__ import annotations

from companion.chance import Chance

Bag = tuple[int, ...]  # how many are left, kind by kind


def draw(bag: Bag, chance: Chance, label: str = "bag") -> tuple[int, Bag]:
    """Take one piece blindly: its kind, and the bag without it."""
    piece = chance.below(label, sum(bag))
    for kind, left in enumerate(bag):
        if piece < left:
            return kind, without(bag, kind)
        piece -= left
    raise ValueError("the bag is empty")


def without(bag: Bag, kind: int) -> Bag:
    """The bag after one piece of a kind was taken out."""
    if not bag[kind]:
        raise ValueError(f"no piece of kind {kind} left")
    return (*bag[:kind], bag[kind] - 1, *bag[kind + 1 :])
