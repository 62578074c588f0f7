"""The page about the lights is true: it knows every effect, and tells no two things by colour alone."""

from __future__ import annotations

import re
from pathlib import Path

import firmware
from firmware import menu
from firmware.buzzer import TUNES
from firmware.lights.effects import EFFECTS
from firmware.lights.scene import Level

PAGE = (Path(firmware.__file__).parent / "README.md").read_text(encoding="utf-8")
PLACES = {"arch", "zone", "zones", "ring", "part", "pot", "seat"}


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without its head."""
    part = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")][2:]


def signs(cell: str) -> list[tuple[str, ...]]:
    return [tuple(sign.split()) for sign in re.findall(r"`([^`]+)`", cell)]


def test_every_effect_stands_on_the_page_and_nothing_that_is_none() -> None:
    named = [sign for row in rows("Every light and what it means") for sign in signs(row[0])]
    assert {sign[1] for sign in named} == {*EFFECTS, "dark"}
    assert {sign[0] for sign in named} <= PLACES
    assert {sign[2:] for sign in named} <= {(), ("once",)}


def test_without_the_colours_no_two_lights_are_the_same_and_no_two_mean_the_same() -> None:
    table = rows("Every light and what it means")
    looks = [frozenset(signs(row[0])) for row in table]
    assert len(set(looks)) == len(looks)
    assert len({row[2] for row in table}) == len(table)


def test_the_menu_has_its_seven_places_on_the_page() -> None:
    assert [row[0].split()[0] for row in rows("The menu")] == [str(place + 1) for place in range(menu.CLOSE + 1)]


def test_what_covers_what_is_said_in_order() -> None:
    told = re.search(r"What covers what: (.*)\.", PAGE)
    assert told is not None
    words = {"game": Level.GAME, "what just happened": Level.CUE, "where a finger points": Level.CHOICE}
    order = [words.get(word, Level.__members__.get(word.upper())) for word in told[1].split(", ")]
    assert order == sorted(Level)


def test_every_cue_that_sounds_is_named() -> None:
    from companion.kit.colours import NAMES

    part = PAGE.split("## Sounds\n")[1]
    assert set(re.findall(r"`(\w+)`", part)) == set(TUNES) - set(NAMES)
