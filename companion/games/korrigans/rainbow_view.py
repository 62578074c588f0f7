"""The rainbow as everybody sees it: what a page needs to draw suns, clouds and the cells that are left."""

from __future__ import annotations

from typing import Any

from companion.contract import View
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans.rainbow import CLOUDS, COLOURS, FREE, SUNS, Rainbow


class RainbowView(View, frozen=True, kw_only=True):
    rainbow: Rainbow
    suns: tuple[str, ...]  # row by row the colour that lies there, or ""
    clouds: tuple[str, ...]  # column by column
    once: tuple[str, ...]  # colours out once
    twice: tuple[str, ...]  # colours out twice
    pawn: str  # the colour in the drawer's hand, or ""
    destination: str  # where that pawn goes: sun, cloud, cauldron, or ""
    storm: bool  # five clouds taken: only draws from here on
    free_suns: tuple[str, ...]
    free_clouds: tuple[str, ...]
    cells: tuple[str, ...]  # where the cauldron can still appear
    ending: tuple[int, int]  # the chance that the next draw ends the game


def rainbow_fields(rainbow: Rainbow) -> dict[str, Any]:
    """The fields of a RainbowView."""
    in_hand = not rainbow.placed
    return {
        "rainbow": rainbow,
        "suns": tuple(_named(pawn) for pawn in rainbow.suns),
        "clouds": tuple(_named(pawn) for pawn in rainbow.clouds),
        "once": tuple(COLOURS[colour] for colour, left in enumerate(rainbow.bag) if left == 1),
        "twice": tuple(COLOURS[colour] for colour, left in enumerate(rainbow.bag) if left == 0),
        "pawn": COLOURS[rainbow.latest] if in_hand else "",
        "destination": sky.destination(rainbow) if in_hand else "",
        "storm": sky.stormy(rainbow),
        "free_suns": tuple(SUNS[row] for row in sky.free(rainbow.suns)),
        "free_clouds": tuple(CLOUDS[column] for column in sky.free(rainbow.clouds)),
        "cells": sky.free_cells(rainbow),
        "ending": sky.ending_chance(rainbow),
    }


def _named(pawn: int) -> str:
    return "" if pawn == FREE else COLOURS[pawn]
