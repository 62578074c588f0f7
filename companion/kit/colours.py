"""The seven colours, each with its letter, shape and pitch, because colour is never the only sign."""

from __future__ import annotations

from typing import NamedTuple


class Colour(NamedTuple):
    name: str
    letter: str
    shape: str
    paint: str  # on a page
    ink: str  # of a letter upon it
    led: tuple[int, int, int]  # tuned for WS2812, before gamma
    note: str  # scientific pitch, within the buzzer's octaves


SEVEN = (
    Colour("red", "R", "triangle", "#da0603", "#fff", (255, 0, 0), "C4"),
    Colour("orange", "O", "diamond", "#f78c1b", "#000", (255, 140, 0), "D4"),
    Colour("yellow", "Y", "star", "#f9f561", "#000", (255, 220, 30), "E4"),
    Colour("green", "G", "square", "#16835d", "#fff", (0, 255, 60), "F4"),
    Colour("blue", "B", "circle", "#17c1ff", "#000", (0, 150, 255), "G4"),
    Colour("indigo", "I", "plus", "#8013fd", "#fff", (80, 0, 255), "A4"),
    Colour("violet", "V", "hexagon", "#a56a9e", "#000", (255, 60, 200), "B4"),
)
NAMES = tuple(colour.name for colour in SEVEN)
BY_NAME = {colour.name: colour for colour in SEVEN}
