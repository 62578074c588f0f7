"""The lights tell where everyone stands, what is asked and what the buttons point at."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract import Light, Offer, Scene
from companion.games.dolmen import GAME
from companion.games.dolmen.pieces import EndTurn, State
from tests.companion.games.dolmen.stage import ROLL, Luck, after, announce, before, go, heath, last_turn, lay, look, stand


def lights(state: State, choice: Offer | None = None) -> Scene:
    return GAME.scene(GAME.view(state, None), choice)


def test_the_ring_shows_the_fairy_and_every_korrigan() -> None:
    shown = lights(heath())
    assert Light("ring:0/4", "moon") in shown
    assert Light("ring:0/16", "violet", "breathe") in shown
    assert Light("ring:8/16", "blue", "steady") in shown
    assert Light("player:0", "violet", "breathe") in shown


def test_the_pot_asks_for_the_die() -> None:
    state = after(before(lay(heath(), 2, "1 3 4"), 0, 2), announce(2, "left"))
    assert Light("pot", "gold", "breathe") in lights(state)
    assert Light("pot", "gold", "breathe") not in lights(heath())
    assert {light.place for light in lights(state) if light.place.startswith("arch")} == {"arch:violet", "arch:blue"}


def test_the_choice_is_lit_where_it_would_happen() -> None:
    state = lay(heath(), 7, "2 4 5")
    assert lights(state, Offer(go(3)))[-1] == Light("ring:2/16", "violet", "pulse")
    assert lights(state, Offer(look(7)))[-1] == Light("ring:9/16", "moon", "pulse")
    assert lights(state, Offer(EndTurn()))[-1] == Light("player:0", "violet", "double_pulse")
    assert {light.place for light in lights(state, Offer(look(7)))} >= {"arch:red", "arch:orange"}


def test_a_new_slab_shows_its_colours_until_it_lies() -> None:
    state = after(stand(heath(), 0, 3), go(5))
    edges = GAME.view(state, None).drawn[0].edges
    assert {light.place for light in lights(state) if light.place.startswith("arch")} == {f"arch:{state.colours[edge]}" for edge in edges}


def test_the_end_is_a_rainbow() -> None:
    over = after(replace(last_turn(), asking="final"), ROLL, luck=Luck(2))
    assert Light("arch", "gold", "rainbow") in lights(over)
