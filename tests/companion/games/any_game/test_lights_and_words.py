"""Each light pattern has one meaning, each reader a sentence, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from companion import games, messages
from companion.contract import Light, Offer, Text
from companion.games.any_game import ASSIST
from companion.games.any_game.pieces import State
from companion.options import choices
from tests.clauses import clause
from tests.companion.games.any_game.stage import (
    DONE,
    END,
    FINISH,
    NEXT,
    PASS,
    begin,
    come,
    earlier,
    facts,
    gone,
    play,
    rounded,
    score,
    table,
)

FOLDER = Path(games.FOLDER) / "any_game"


def lit(state: State, choice: Any = None) -> dict[str, tuple[str, str]]:
    lights = ASSIST.scene(ASSIST.view(state, None), Offer(choice) if choice else None)
    return {light.place: (light.colour, light.effect) for light in lights}


def seats(state: State) -> dict[str, str]:
    return {place: effect for place, (_colour, effect) in lit(state).items() if place.startswith("player")}


def ring(state: State) -> dict[str, tuple[str, str]]:
    return {place: light for place, light in lit(state).items() if place.startswith("ring")}


@clause("A4", "A5")
def test_the_seat_that_is_on_breathes_the_others_are_steady_and_who_passed_is_dark() -> None:
    state = rounded(table(3), PASS)
    assert seats(state) == {"player:1": "breathe", "player:2": "steady"}
    assert seats(gone(state, 2)) == {"player:1": "breathe"}
    assert lit(state)["player:1"][0] == "orange"


@clause("A7")
def test_together_all_breathe_until_they_are_ready() -> None:
    state = play(table(3, turns="together"), (1, DONE))
    assert seats(state) == {"player:0": "breathe", "player:1": "steady", "player:2": "breathe"}
    assert set(ring(state)) == {"ring:0/3", "ring:2/3"}


@clause("A9", "A12")
def test_the_ring_shows_the_order_of_play_and_empties_as_people_go_out() -> None:
    state = play(table(3, first=2), (0, earlier(1)))
    assert ring(state) == {"ring:0/3": ("yellow", "breathe"), "ring:1/3": ("orange", "steady"), "ring:2/3": ("red", "steady")}
    assert set(ring(rounded(state, PASS))) == {"ring:1/3", "ring:2/3"}
    assert set(ring(rounded(table(3, turns="once"), DONE, DONE))) == {"ring:2/3"}
    assert seats(rounded(table(3, turns="once"), DONE)) == {"player:0": "steady", "player:1": "breathe", "player:2": "steady"}


@clause("A11")
def test_in_the_upkeep_the_pot_breathes_gold_and_nobody_is_called() -> None:
    state = rounded(table(2), END)
    assert lit(state)["pot"] == ("gold", "breathe")
    assert set(seats(state).values()) == {"steady"}
    assert "pot" not in lit(rounded(state, NEXT))


@clause("A19")
def test_the_arch_shows_who_leads() -> None:
    state = play(table(2), (0, score(1, 4)))
    assert lit(state)["arch:orange"] == ("orange", "steady")
    assert not any(place.startswith("arch") for place in lit(table(2)))
    moon = play(come(table(2), 2), (0, score(2, 4)))
    assert not any(place.startswith("arch") for place in lit(moon))


@clause("A18", "A20")
def test_at_the_end_the_winners_shine_in_all_colours() -> None:
    assert lit(rounded(play(table(2), (0, score(1, 4))), FINISH)) == {"player:1": ("orange", "rainbow")}
    assert set(lit(rounded(table(2), FINISH))) == {"player:0", "player:1"}
    assert lit(rounded(table(2, winner="none"), FINISH)) == {"arch": ("gold", "rainbow")}


@clause("A2")
@pytest.mark.parametrize(
    ("choice", "place", "light"),
    [
        (DONE, "player:0", ("red", "pulse")),
        (PASS, "player:0", ("red", "double_pulse")),
        (begin(2), "player:2", ("yellow", "pulse")),
        (earlier(2), "ring:1/3", ("yellow", "pulse")),
        (END, "ring", ("moon", "pulse")),
        (NEXT, "pot", ("gold", "pulse")),
        (FINISH, "arch", ("gold", "pulse")),
    ],
)
def test_where_a_finger_points_the_light_beats(choice: Any, place: str, light: tuple[str, str]) -> None:
    assert lit(table(3), choice)[place] == light


@clause("A2")
def test_a_finger_that_points_beside_lights_nothing() -> None:
    for choice in (begin(7), earlier(7), earlier(0), score(0, 1)):
        assert lit(table(3), choice) == lit(table(3))
    assert lit(table(3, turns="together"), DONE)["pot"] == ("moon", "pulse")


@clause("A9")
def test_a_new_order_runs_along_the_ring() -> None:
    played = ASSIST.play(rounded(table(3), END), 0, earlier(2), None)  # type: ignore[arg-type]
    assert played.facts[0].light == Light("ring:1/3", "yellow", "sweep")


@clause("A11", "A13")
def test_each_kind_of_news_has_its_sound() -> None:
    def sounds(state: State, move: Any) -> list[str]:
        return [fact.sound for fact in facts(state, 0, move)]

    assert sounds(table(), END) == ["", "reveal"]
    assert sounds(rounded(table(), END), NEXT) == ["", "turn"]
    assert sounds(rounded(table(turns="together"), END), NEXT) == ["turn"]
    assert sounds(table(), score(1, 3)) == ["tick"]
    assert facts(table(), 0, END)[1].light == Light("ring", "moon", "sweep")


@clause("A3")
@pytest.mark.parametrize(
    ("state", "reader", "key"),
    [
        (table(), 0, "prompt-turns-you"),
        (table(), 1, "wait-turn"),
        (table(), None, "wait-turn"),
        (rounded(table(), PASS), 0, "wait-turns-out"),
        (table(turns="once"), 0, "prompt-once-you"),
        (rounded(table(turns="once"), DONE), 0, "wait-once-out"),
        (table(turns="together"), 0, "prompt-together-you"),
        (table(turns="together"), None, "prompt-together"),
        (rounded(table(turns="together"), DONE), 0, "wait-together"),
        (rounded(table(turns="together"), DONE), None, "wait-together"),
        (rounded(table(), END), 0, "prompt-upkeep"),
        (rounded(table(), FINISH), 0, "prompt-over"),
        (rounded(table(winner="none"), FINISH), None, "prompt-over-none"),
        (gone(table(1), 0), None, "prompt-nobody"),
    ],
)
def test_each_reader_is_told_what_to_do_or_whom_we_wait_for(state: State, reader: int | None, key: str) -> None:
    prompt = ASSIST.view(state, reader).prompt
    assert prompt.key == key
    for language in messages.LANGUAGES:
        assert messages.has(key, language, FOLDER)
        assert "{" not in messages.say(prompt, language, FOLDER, ("Ada", "Bo", "Cy"))


@clause("A1", "A11")
def test_the_caption_says_the_round() -> None:
    state = rounded(table(), END, NEXT)
    assert ASSIST.view(state, None).caption == Text("caption-round", {"round": 2})
    assert ASSIST.view(rounded(state, END), None).caption == Text("caption-upkeep", {"round": 2})
    assert ASSIST.view(rounded(state, FINISH), None).caption == Text("caption-over", {"round": 2})


@clause("A4", "A5", "A6")
def test_the_view_tells_who_is_next_who_passed_and_who_is_done() -> None:
    seen = ASSIST.view(rounded(table(3), PASS), None)
    assert (seen.turn, seen.next, seen.passed, seen.done, seen.awaited) == (1, 2, (0,), (), (1,))
    seen = ASSIST.view(rounded(table(3, turns="once"), DONE, DONE), None)
    assert (seen.turn, seen.next, seen.passed, seen.done) == (2, -1, (), (0, 1))
    assert ASSIST.view(rounded(table(3), PASS, PASS), None).next == -1


@pytest.mark.parametrize(
    ("row", "english", "french"),
    [
        ((5, 2, 1), "Ada wins with 5 points.", "Ada gagne avec 5 points."),
        ((1, 0, 0), "Ada wins with one point.", "Ada gagne avec un point."),
        ((-1, -1, -2), "Ada and Bo share the win with -1 point.", "Ada et Bo gagnent ensemble avec -1 point."),
        ((4, 4, 4), "Ada, Bo and Cy share the win with 4 points.", "Ada, Bo et Cy gagnent ensemble avec 4 points."),
        ((0, 0, -1), "Ada and Bo share the win with 0 points.", "Ada et Bo gagnent ensemble avec 0 point."),
    ],
)
@clause("A19")
def test_the_winners_are_named(row: tuple[int, ...], english: str, french: str) -> None:
    state = rounded(play(table(3), *((0, score(player, number)) for player, number in enumerate(row))), FINISH)
    prompt = ASSIST.view(state, None).prompt
    assert [messages.say(prompt, language, FOLDER, ("Ada", "Bo", "Cy")) for language in ("en", "fr")] == [english, french]


@clause("A7")
@pytest.mark.parametrize(
    ("ready", "english", "french"),
    [
        (1, "Waiting for Bo and others.", "On attend Bo et d’autres personnes."),
        (2, "Waiting for Cy and one more.", "On attend Cy et une autre personne."),
        (3, "Waiting for Di.", "On attend Di."),
    ],
)
def test_those_who_are_not_ready_are_counted_in_words(ready: int, english: str, french: str) -> None:
    prompt = ASSIST.view(rounded(table(4, turns="together"), *[DONE] * ready), None).prompt
    assert [messages.say(prompt, language, FOLDER, ("Ada", "Bo", "Cy", "Di")) for language in ("en", "fr")] == [english, french]


def test_both_languages_have_the_same_messages() -> None:
    pages = [(FOLDER / f"{language}.ftl").read_text(encoding="utf-8") for language in messages.LANGUAGES]
    english, french = (re.findall(r"^([a-zA-Z][\w-]*) =", page, re.MULTILINE) for page in pages)
    assert english == french
    assert len(set(english)) == len(english)


def test_every_option_and_value_has_words() -> None:
    for choice in choices(ASSIST.Options):
        keys = [f"option-{choice.name}", *(f"option-{choice.name}-{str(value).lower()}" for value in choice.values)]
        assert all(messages.has(key, language, FOLDER) for key in keys for language in messages.LANGUAGES)


def test_every_sentence_the_code_says_is_written() -> None:
    said = set(re.findall(r'(?:Fact|Text|Refused)\((?:"A\d+", )?"([a-z-]+)"', "\n".join(page.read_text() for page in FOLDER.glob("*.py"))))
    assert len(said) > 30
    assert all(messages.has(key, language, FOLDER) for key in said for language in messages.LANGUAGES)
