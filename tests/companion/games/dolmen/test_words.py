"""Everything is said in both languages, and each reader is told what is theirs to do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion import games, messages
from companion.contract import Text
from companion.games.dolmen import GAME
from companion.games.dolmen.building import SPOTS
from companion.games.dolmen.pieces import POINTS, State
from tests.companion.games.dolmen.stage import ROLL, STAY, Luck, after, announce, before, go, heath, last_turn, lay, lay_new, look, stand

FOLDER = Path(games.FOLDER) / "dolmen"


def read(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def test_both_languages_have_the_same_messages() -> None:
    english, french = (re.findall(r"^([a-zA-Z][\w-]*) =", read(name), re.MULTILINE) for name in ("en.ftl", "fr.ftl"))
    assert english == french
    assert len(set(english)) == len(english)


def test_both_rulebooks_have_the_same_clauses() -> None:
    english, french = (re.findall(r"^\*\*(D\d+a?)\*\*", read(name), re.MULTILINE) for name in ("RULES.md", "RULES.fr.md"))
    assert english == french
    assert len(english) == 25


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_every_point_and_spot_has_words_of_its_own(language: str) -> None:
    said = [messages.say(Text("move-Go", {"to": ref}), language, FOLDER) for ref in POINTS]
    said += [messages.say(Text("move-Announce", {"place": "place:1", "spot": ref}), language, FOLDER) for ref in SPOTS]
    assert len(set(said)) == len(POINTS) + len(SPOTS)
    assert not any(re.search(r"(left|right|above|below)-|\b(left|right)$", sentence) for sentence in said)


READY = before(lay(heath(), 2, "1 3 4"), 0, 2)
ON_GLOW = after(stand(heath(), 0, 3), go(5))


@pytest.mark.parametrize(
    ("state", "key", "told"),
    [
        (heath(), "act", {"spots": 0, "looks": 1}),
        (after(READY, look(1)), "act", {"spots": 2, "looks": 0}),
        (after(READY, announce(2, "left")), "roll", {"points": 4, "crystals": 3}),
        (ON_GLOW, "place", {"number": 3}),
        (after(ON_GLOW, lay_new(4), lay_new(5)), "place", {"number": 1}),
        (after(READY, STAY), "rest", {"looks": 1}),
        (after(READY, STAY, look(1)), "rest", {"looks": 0}),
    ],
)
def test_the_player_is_asked_and_the_others_know_whom_they_wait_for(state: State, key: str, told: dict[str, int]) -> None:
    assert GAME.view(state, 0).prompt == Text(f"prompt-{key}", told)
    for reader in (1, None):
        assert GAME.view(state, reader).prompt == Text(f"wait-{key}", {"player": "player:0"})


def test_the_caption_says_the_round() -> None:
    assert GAME.view(last_turn(), None).caption == Text("caption", {"round": 60, "rounds": 60})


@pytest.mark.parametrize(("language", "says"), [("en", "Ada wins with 21 points."), ("fr", "Ada gagne avec 21 points.")])
def test_the_winner_is_named(language: str, says: str) -> None:
    text = Text("prompt-over", {"player": "player:0", "number": 1, "points": 21})
    assert messages.say(text, language, FOLDER, ("Ada",)) == says


def test_the_last_roll_is_asked_of_the_one_who_ended_the_game() -> None:
    state = after(last_turn(), look(1), STAY)
    assert GAME.view(state, 0).prompt == Text("prompt-final")
    assert GAME.view(after(state, ROLL, luck=Luck(2)), 1).prompt.key == "prompt-over"
