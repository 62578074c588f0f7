"""What the pages and the lights are told."""

from __future__ import annotations

from companion.chance import Chance
from companion.contract import Light, Text
from companion.games.roygbiv import GAME
from companion.games.roygbiv.able import at_rest
from companion.games.roygbiv.check import check
from companion.games.roygbiv.pieces import Options
from companion.simulate import walk
from tests.clauses import clause
from tests.companion.games.roygbiv.positions import after, cards, game


def lights(*position: str, **more: object) -> set[Light]:
    return set(GAME.scene(GAME.view(game(*position, **more), None), None))  # type: ignore[arg-type]


def test_the_arch_shows_what_fits_and_what_completes() -> None:
    shown = lights("R O", "Y G", "G")
    assert {Light("arch:orange", "orange"), Light("arch:yellow", "yellow", "breathe"), Light("arch:red", "red", "double_pulse")} <= shown


def test_gold_in_the_line_lights_the_pot() -> None:
    assert Light("pot", "gold") in lights("R O pot", "Y", "G")
    assert Light("pot", "gold") not in lights("R O pot=V", "Y", "G")


def test_seats_breathe_for_those_who_may_play() -> None:
    assert {light.place for light in lights("R", "O", "G") if light.place.startswith("player")} == {"player:0"}
    assert {light.place for light in lights("R", "O", "G", fast=True, unwilling=1) if light.place.startswith("player")} == {"player:1"}


def test_ten_seconds_to_begin_are_counted_down_on_the_ring() -> None:
    state = after(game("R O", "R G", "G", fast=True), (0, "R"))
    assert Light("ring", "red", "countdown") in GAME.scene(GAME.view(state, None), None)


@clause("R22")
def test_that_nobody_can_play_is_told_and_counted_down_on_the_ring() -> None:
    state = after(game("R O", "Y B", "I B", centre="R G B", fast=True), (0, "Y"))
    assert set(GAME.scene(GAME.view(state, None), None)) == {Light("arch:yellow", "yellow"), Light("ring", "moon", "countdown")}
    for reader in (None, 0, 1):
        assert GAME.view(state, reader).prompt == Text("prompt-stuck", {"building": "colour:yellow"})


def test_lights_never_tell_which_card_somebody_points_at() -> None:
    state = game("R", "O V rainbow pot G", "G")
    seen = GAME.view(state, None)
    assert len({GAME.scene(seen, offer) for offer in GAME.moves(state, 0)}) == 1


def test_prompts_say_what_to_do_or_whom_we_wait_for() -> None:
    def told(state: object, reader: int | None) -> str:
        return GAME.view(state, reader).prompt.key  # type: ignore[arg-type]

    turns = game("R O", "R Y G", "G")
    assert (told(turns, 0), told(turns, 1), told(turns, None)) == ("prompt-turn", "prompt-wait-turn", "prompt-wait-turn")
    assert told(game("R O", "G", "G"), 0) == "prompt-pass"
    assert told(after(turns, (0, "Y")), 0) == "prompt-play-on"
    assert told(after(turns, (0, "R")), 0) == "prompt-begin"
    assert told(after(game("R O", "Y B", "G"), (0, "Y")), 0) == "prompt-end-turn"
    fast = game("R O", "R G", "G", "G", decks=("", "", "B"), fast=True)
    assert [told(fast, reader) for reader in (0, 1, 2, None)] == ["prompt-fast", "prompt-fast-wait", "prompt-fast-draw", "prompt-everybody"]
    owing = after(fast, (0, "R"))
    assert (told(owing, 0), told(owing, 1)) == ("prompt-begin-fast", "prompt-wait-begin")


def test_the_end_names_the_winner_or_the_points_that_are_shared() -> None:
    won = after(game("R", "O", "G"), (0, "O"))
    assert [GAME.view(won, reader).prompt for reader in (0, 1, None)] == [Text("prompt-over", {"player": "player:0", "points": 7})] * 3
    collected = ((), (cards("G B G"),), (cards("G B G"),))
    shared = after(game("R", "G", "G", "G", collected=collected), (0, "end"), (1, "end"), (2, "end"))
    assert GAME.view(shared, 1).prompt == Text("prompt-over-shared", {"points": 3})


@clause("R26")
def test_everybody_sees_who_said_that_they_wont_play() -> None:
    state = after(game("R", "O", "G", "V", "B", centre="R", fast=True), (2, "no"), (1, "no"))
    for reader in (None, 0, 2):
        seen = GAME.view(state, reader)
        assert seen.unwilling == (1, 2)
        assert GAME.imagine(seen, reader, Chance(b"dream")).unwilling == 0b110


def test_imagined_games_are_possible_ones() -> None:
    for mode in ("turns", "fast"):
        for number, step in enumerate(walk(GAME, 3, Options(mode), f"imagined {mode}")):  # type: ignore[arg-type]
            for reader in (None, 0, 2):
                imagined = GAME.imagine(GAME.view(step.after, reader), reader, Chance(b"dream %d" % number))
                assert at_rest(imagined)
                check(imagined)
