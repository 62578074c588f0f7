"""The lights show the colours that lie in the meadow, whose turn it is, what is left of it, and what is chosen."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract import Light, Offer, Scene
from companion.games.flip_and_slide import GAME
from companion.games.flip_and_slide.pieces import Flip, Slide, SlideTo, State
from tests.companion.games.flip_and_slide.meadows import do, meadow, slid
from tests.companion.games.flip_and_slide.test_set_up import fresh

STATE, AT = meadow("\n C c c x\nR c c O\n 0 c 1 y\n")


def lights(state: State, choice: Offer | None = None) -> Scene:
    return GAME.scene(GAME.view(state, None), choice)


def test_the_arch_shows_the_colours_that_lie_in_the_meadow() -> None:
    assert [light.place for light in lights(STATE) if light.place.startswith("arch")] == ["arch:red", "arch:orange"]


def test_the_ring_shows_the_actions_left_and_the_seat_whose_turn_it_is() -> None:
    assert [light.place for light in lights(STATE) if light.place.startswith("ring")] == ["ring:0/2", "ring:1/2"]
    assert [light.place for light in lights(do(STATE, Flip(AT["C"]))) if light.place.startswith("ring")] == ["ring:0/2"]
    assert Light("player:0", "red", "breathe") in lights(STATE)
    assert Light("ring", "moon", "breathe") in lights(fresh(2))


def test_the_tile_that_slides_or_would_slide_is_lit_in_its_colour() -> None:
    orange = (Light("arch:orange", "orange", "double_pulse"), Light("pot", "orange", "pulse"))
    assert lights(STATE, Offer(Slide(AT["O"])))[-2:] == orange
    chosen = do(STATE, Slide(AT["O"]))
    assert lights(chosen)[-2:] == lights(chosen, Offer(SlideTo(AT["x"])))[-2:] == orange
    assert lights(do(STATE, Slide(AT["0"])))[-1] == Light("pot", "moon", "pulse")
    assert lights(STATE, Offer(Flip(AT["C"])))[-1] == Light("pot", "moon", "pulse")
    assert lights(STATE)[-1].place == "player:0"


def test_the_end_is_a_rainbow_or_a_quiet_ring() -> None:
    state, at = meadow("R O Y G B I x\n V c c c 0 1")
    assert Light("arch", "gold", "rainbow") in lights(slid(state, at["V"], at["x"]))
    assert Light("player:0", "gold", "pulse") in lights(slid(state, at["V"], at["x"]))
    assert lights(replace(STATE, ending="quiet"))[-1] == Light("ring", "moon", "breathe")
