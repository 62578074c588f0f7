"""What each reader is told, in both languages, and what the page needs to draw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion import games, messages
from companion.contract import Text
from companion.games.flip_and_slide import GAME
from companion.games.flip_and_slide.pieces import Flip, Slide, State
from companion.games.flip_and_slide.score import ENDINGS
from companion.kit.grid import GIRTH, SHAPES
from tests.companion.games.flip_and_slide.meadows import do, meadow, slid
from tests.companion.games.flip_and_slide.test_set_up import fresh

FOLDER = Path(games.FOLDER) / "flip_and_slide"
DRAWING = """
 C c c x
R c c O
 0 c 1 y
"""
STATE, AT = meadow(DRAWING)
ALONE, HERE = meadow("0 c C x\n R c c y", under="OOOO")
LINE, THERE = meadow("R O Y G B I x\n V c c c 0 1")


def read(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def test_both_languages_have_the_same_messages_and_rules() -> None:
    english, french = (re.findall(r"^([a-zA-Z][\w-]*) =", read(name), re.MULTILINE) for name in ("en.ftl", "fr.ftl"))
    assert english == french
    assert len(set(english)) == len(english)
    english, french = (re.findall(r"^\*\*(F\d+)\*\*", read(name), re.MULTILINE) for name in ("RULES.md", "RULES.fr.md"))
    assert english == french
    assert len(english) == 21


def test_every_refusal_and_every_ending_has_its_sentence() -> None:
    said = set(re.findall(r"^([a-z][\w-]*) =", read("en.ftl"), re.MULTILINE))
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    refusals = set(re.findall(r'Refused\(\s*"\w+",\s*"([\w-]+)"', code)) - {"not-your-turn"} | {"jump-now"}
    assert refusals <= said
    assert {f"ended-{ending}" for ending in ENDINGS if ending != "rainbow"} <= said


@pytest.mark.parametrize(
    ("state", "own", "other"),
    [
        (fresh(2), Text("your-put", {"player": "player:0"}), Text("their-put", {"player": "player:0"})),
        (fresh(1), Text("your-put-alone", {"player": "player:0"}), Text("their-put", {"player": "player:0"})),
        (STATE, Text("your-act", {"player": "player:0", "number": 1}), Text("their-act", {"player": "player:0", "number": 1})),
        (
            do(STATE, Flip(AT["C"])),
            Text("your-act", {"player": "player:0", "number": 2}),
            Text("their-act", {"player": "player:0", "number": 2}),
        ),
        (do(STATE, Slide(AT["O"])), Text("your-slide", {"player": "player:0"}), Text("their-slide", {"player": "player:0"})),
        (ALONE, Text("your-step", {"player": "player:0"}), Text("their-step", {"player": "player:0"})),
        (do(ALONE, Flip(HERE["C"])), Text("your-jump", {"player": "player:0"}), Text("their-jump", {"player": "player:0"})),
        (slid(LINE, THERE["V"], THERE["x"]), Text("you-won"), Text("somebody-won", {"player": "player:0"})),
        (replace(STATE, ending="quiet"), Text("ended-quiet"), Text("ended-quiet")),
    ],
)
def test_the_player_is_asked_and_the_others_know_whom_they_wait_for(state: State, own: Text, other: Text) -> None:
    assert GAME.view(state, 0).prompt == own
    assert GAME.view(state, 1).prompt == GAME.view(state, None).prompt == other


@pytest.mark.parametrize(
    ("state", "caption"),
    [
        (fresh(3), Text("caption-put")),
        (STATE, Text("caption-round", {"round": 1})),
        (replace(STATE, turns=2), Text("caption-round", {"round": 1})),
        (replace(STATE, turns=3), Text("caption-round", {"round": 2})),
        (replace(ALONE, turns=6), Text("caption-solo", {"turn": 6, "clovers": 4})),
    ],
)
def test_the_caption_says_where_we_are(state: State, caption: Text) -> None:
    assert GAME.view(state, None).caption == caption


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_one_clover_left_is_said_so(language: str) -> None:
    one, two = (messages.say(Text("caption-solo", {"turn": 3, "clovers": left}), language, FOLDER) for left in (1, 2))
    assert "1" in one
    assert "2" in two
    assert two.endswith("s left" if language == "en" else "trèfles")
    assert not one.endswith("s left" if language == "en" else "trèfles")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("shift", [0, 7, 19, 20, 39, 40, 77, -20, -21, -1000])
def test_a_patch_is_drawn_in_one_piece_wherever_it_lies(shape: str, shift: int) -> None:
    state = fresh(4, shape=shape)
    patch = replace(
        state.patch,
        clovers=tuple(cell + shift for cell in state.patch.clovers),
        colours=tuple(tuple(cell + shift for cell in cells) for cells in state.patch.colours),
    )
    view = GAME.view(replace(state, patch=patch), None)
    places = {(place.column, place.row) for place in (*view.tiles, *view.open_places)}
    columns, rows = zip(*places, strict=True)
    assert len(places) == len(view.tiles) + len(view.open_places)
    assert max(columns) - min(columns) <= 8
    assert max(rows) - min(rows) <= 8
    assert {(place.column + GIRTH * place.row) for place in view.tiles} == set(patch.cells)


def test_the_view_names_what_is_chosen_barred_and_won() -> None:
    chosen = GAME.view(do(STATE, Slide(AT["O"])), 1)
    assert (chosen.sliding, chosen.asked) == (AT["O"], "slide")
    assert GAME.view(STATE, 1).sliding == ""
    won = GAME.view(slid(LINE, THERE["V"], THERE["x"]), None)
    assert won.rainbow == tuple(THERE[letter] for letter in "ROYGBIx")
    assert GAME.view(LINE, None).rainbow == ()
    barred = GAME.view(slid(slid(STATE, AT["O"], AT["x"]), AT["x"], AT["y"]), 1)
    assert (barred.barred, barred.slid, barred.came_from) == ((AT["y"],), (), "")
    assert (barred.quiet, barred.quiet_limit, barred.turns) == (1, 40, 2)
    assert GAME.view(slid(ALONE, HERE["0"], HERE["y"]), 0).came_from == HERE["0"]
