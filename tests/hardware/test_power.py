"""The numbers of power.md: counted by the same limiter that guards the strip."""

from __future__ import annotations

import pytest

from companion.contract import Light
from companion.kit.colours import NAMES
from firmware.lights.frame import Layout
from firmware.lights.scene import Layer, Level, Lit, Scenery
from firmware.lights.strip import Strip
from firmware.lights.virtual import VirtualStrip
from firmware.wiring import read_wiring
from tests.hardware.test_plans import page, rows

WIRING = read_wiring()
PLAYERS = tuple(Light(f"seat:{seat}", colour) for seat, colour in enumerate(("orange", "blue", "violet", "green", "yellow"), 1))
SHOWN = {
    "nothing: 59 pixels, dark": (),
    "an empty lobby, five seats glimmer": tuple(Light(f"seat:{seat}", "moon", "glimmer") for seat in range(1, 6)),
    "five at the table, the pot breathes": (
        *PLAYERS,
        *(Light(f"arch:{player.colour}", player.colour) for player in PLAYERS),
        Light("pot", "gold", "breathe"),
    ),
    "a busy game: seven colours, seven clouds, pot and all seats": (
        *(Light(f"arch:{name}", name) for name in NAMES),
        *(Light(f"ring:{part}/7", name) for part, name in enumerate(NAMES)),
        Light("pot", "gold", "breathe"),
        *PLAYERS,
    ),
    "rainbow everywhere, all seats lit": (*(Light(place, "gold", "rainbow") for place in ("arch", "ring", "pot")), *PLAYERS),
    "everything in moonlight": tuple(Light(place, "moon") for place in ("arch", "ring", "pot", "seat")),
}


def highest(lights: tuple[Light, ...]) -> float:
    strip, scenery = Strip(WIRING, VirtualStrip), Scenery(Layout(WIRING.strip))
    layers = [Layer(Level.GAME, tuple(Lit(light) for light in lights))]
    return max(strip.limiter.milliamps(strip.told(scenery.drawn(layers, step / 20))) for step in range(160))


def test_every_number_of_the_power_page_is_true() -> None:
    strip, white = Strip(WIRING, VirtualStrip), b"\xff" * WIRING.pixels * 3
    counted = {name: highest(lights) for name, lights in SHOWN.items()} | {
        "everything white, as it reaches the strip": strip.limiter.milliamps(strip.told(white)),
        "everything white, with brightness 1 and no limiter": strip.limiter.milliamps(white),
    }
    told = {name: int(number) for name, number in rows("power.md", "what is shown")}
    assert told == {name: round(number) for name, number in counted.items()}


def test_the_supply_to_buy_gives_a_third_more_than_the_lights_may_draw() -> None:
    assert WIRING.milliamps * 1.33 <= 3000
    for name in ("bom.csv", "power.md"):
        assert any(words in page(name) for words in ("5 V 3 A", "5 V, 3 A"))
    assert f"`milliamps = {WIRING.milliamps:g}`" in page("power.md")


@pytest.mark.parametrize("lights", SHOWN.values(), ids=SHOWN)
def test_nothing_the_table_shows_by_itself_needs_the_limiter(lights: tuple[Light, ...]) -> None:
    assert highest(lights) < WIRING.milliamps * 0.6
