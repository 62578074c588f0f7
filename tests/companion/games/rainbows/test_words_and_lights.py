"""What the table says and shows: labels, prompts, facts in both languages, and the lights."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.contract import Light, Text
from companion.games.rainbows import GAME
from companion.games.rainbows.pieces import NewDay
from companion.messages import say
from tests.clauses import clause
from tests.companion.games.rainbows.staging import any_card, borrow, buy, discard, do, fresh, keep, play, stage

FOLDER = Path(games.FOLDER) / "rainbows"
FOUR = "red-3 blue-7 green-9 violet-1"


def label(move: Any, language: str) -> str:
    return say(Text(f"move-{type(move).__name__}", {name: getattr(move, name) for name in move.__struct_fields__}), language, FOLDER)


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        (buy("blue-7", "B3"), "Buy the blue 7: marker on B3", "Acheter avec le 7 bleu\u00a0: pion en B3"),
        (keep("blue-7"), "Keep the blue 7 and gain 7 gold", "Garder le 7 bleu et gagner 7 d’or"),
        (discard("red-10"), "Discard the red 10", "Défausser le 10 rouge"),
        (
            borrow("blue-7", "B3", 2),
            "Borrow 2 at double cost to buy the blue 7: marker on B3",
            "Emprunter 2, au double, pour acheter avec le 7 bleu\u00a0: pion en B3",
        ),
        (NewDay(), "Begin the new day", "Commencer la nouvelle journée"),
    ],
)
def test_an_offer_says_what_it_does(move: Any, english: str, french: str) -> None:
    assert (label(move, "en"), label(move, "fr")) == (english, french)


def test_both_languages_have_the_same_messages_and_each_is_used() -> None:
    keys = {
        language: re.findall(r"^([\w-]+) =", (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"), re.M) for language in ("en", "fr")
    }
    assert keys["en"] == keys["fr"]
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    kinds = ("title", "tagline", "option-", "move-", "card-", "line-", "turned-up-", "day-over-", "scored-", "space", "place", "clover")
    assert [key for key in keys["en"] if not key.startswith(kinds) and f'"{key}"' not in code] == []


@clause("M21")
def test_the_prompt_tells_each_reader_what_to_do_or_whom_we_wait_for() -> None:
    state = stage(FOUR)
    assert [GAME.view(state, reader).prompt.key for reader in (0, 1, None)] == ["prompt-card", "prompt-wait", "prompt-wait"]
    assert say(GAME.view(state, 2).prompt, "en", FOLDER, ("Ann", "Bob", "Cy")) == "Ann is choosing a card."
    assert GAME.view(stage("red-3"), 0).prompt.key == "prompt-last-card"
    stuck = stage("red-3", kept={0: "blue-3"}, gold={0: 2})
    assert GAME.view(stuck, 0).prompt.key == "prompt-discard"


def test_the_caption_says_where_we_are() -> None:
    def caption(state: Any) -> str:
        return say(GAME.view(state, None).caption, "en", FOLDER)

    assert caption(fresh()) == "Round 1"
    assert caption(fresh(days=2)) == "Day 1 of 2, round 1"
    assert caption(stage(FOUR, changes={"clover": True})) == "Last round"
    assert caption(do(stage("red-3", days=3, changes={"clover": True}), keep("red-3"))) == "Day 1 of 3 is over"
    assert caption(do(stage("red-3", changes={"clover": True}), keep("red-3"))) == "The game is over"


@clause("M20")
def test_what_is_turned_up_is_told() -> None:
    played = play(stage("red-3", deck="red-1 clover blue-2 red-4 red-5 red-6"), keep("red-3"))
    told = [say(Text(fact.key, fact.args), "en", FOLDER, ("Ann", "Bob", "Cy")) for fact in played.facts]
    assert told == [
        "Ann keeps the red 3 and gains 3 gold.",
        "Priority goes to Bob.",
        "Round 2: red 1, blue 2, red 4, red 5.",
        "The four-leaf clover is out: this is the last round.",
    ]
    assert played.reveals


@clause("M42")
def test_the_opening_of_the_bank_is_told() -> None:
    played = play(stage("red-3", days=2, changes={"clover": True}), keep("red-3"))
    assert played.facts[-1].key == "bank-opens"


def lights(state: Any, choice: Any = None) -> dict[str, Light]:
    scene = GAME.scene(GAME.view(state, None), choice)
    assert len({light.place for light in scene}) == len(scene), "one light a place"
    return {light.place: light for light in scene}


def test_the_ring_and_the_arch_show_the_cards_on_offer() -> None:
    shown = lights(stage(FOUR), next(offer for offer in GAME.moves(stage(FOUR), 0) if offer.move == keep("green-9")))
    assert [shown[f"ring:{place}/4"].colour for place in range(4)] == ["red", "blue", "green", "violet"]
    assert {place for place in shown if place.startswith("arch:")} == {"arch:red", "arch:blue", "arch:green", "arch:violet"}
    assert {place for place, light in shown.items() if light.effect == "pulse"} == {"ring:2/4", "arch:green"}


def test_seats_show_whose_turn_it_is_and_who_has_priority() -> None:
    state = stage(FOUR)
    assert lights(state)["player:0"].effect == "breathe"
    later = any_card(state)
    assert (lights(later)["player:1"].effect, lights(later)["player:0"].colour) == ("breathe", "gold")


def test_the_pot_is_green_for_the_clover_and_gold_for_the_bank() -> None:
    assert "pot" not in lights(stage(FOUR))
    assert lights(stage(FOUR, changes={"clover": True}))["pot"].colour == "green"
    bank = do(stage("red-3", days=2, changes={"clover": True}), keep("red-3"))
    assert lights(bank)["pot"].colour == "gold"
    assert {place for place, light in lights(bank).items() if light.effect == "breathe"} == {"pot", "player:0", "player:1", "player:2"}


def test_at_the_end_the_winners_spin_under_a_rainbow() -> None:
    over = do(stage("red-3", board="00.11.\n......\n......\n2.....", changes={"clover": True}), keep("red-3"))
    shown = lights(over)
    assert shown["arch"].effect == "rainbow"
    assert {place for place, light in shown.items() if light.effect == "spin"} == {"player:0", "player:1"}
