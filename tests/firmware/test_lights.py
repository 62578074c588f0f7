"""Light: every effect at any moment, layers, gamma, and a supply that is never asked for too much."""

from __future__ import annotations

import colorsys
from collections.abc import Iterable
from io import StringIO
from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import games
from companion.contract import Light
from companion.kit.colours import NAMES
from companion.simulate import walk
from firmware.lights.effects import CALM, EFFECTS, RUNNING, SECONDS, STILL
from firmware.lights.frame import PAINT, Layout
from firmware.lights.gamma import gamma_table
from firmware.lights.limiter import Limiter
from firmware.lights.scene import CALM_FRAME, FRAME, STANDING, Layer, Level, Lit, Scenery, pace
from firmware.lights.stage import Stage
from firmware.lights.terminal import TerminalStrip
from firmware.wiring import read_wiring

WIRING = read_wiring()
LAYOUT = Layout(WIRING.strip)
SCENERY = Scenery(LAYOUT)
RED = PAINT["red"]
ARCH = Stage(21, (15, 18))


def pixels(frame: bytes) -> list[bytes]:
    return [frame[at : at + 3] for at in range(0, len(frame), 3)]


def levels(effect: str, moments: int = 200, seconds: float = 4.0) -> list[int]:
    stage = Stage(1, (0, 1))
    return [EFFECTS[effect](stage, RED, seconds * step / moments, 1.0)[0] for step in range(moments)]


@given(st.sampled_from(sorted(EFFECTS)), st.integers(1, 60), st.data(), st.floats(0, 1e7), st.floats(0.01, 100))
def test_any_effect_fills_its_stage_at_any_moment(name: str, count: int, data: st.DataObject, passed: float, length: float) -> None:
    first = data.draw(st.integers(0, count - 1))
    last = data.draw(st.integers(first + 1, count))
    assert len(EFFECTS[name](Stage(count, (first, last)), RED, passed, length)) == count * 3


def test_the_same_moment_looks_the_same() -> None:
    for effect in EFFECTS.values():
        assert effect(ARCH, RED, 0.7, 2.0) == effect(ARCH, RED, 0.7, 2.0)


def test_twice_beats_twice_and_once_beats_once() -> None:
    def beats(effect: str, period: float) -> int:
        course = levels(effect, seconds=period)
        return sum(1 for a, b, c in zip(course, course[1:], course[2:], strict=False) if a < b >= c and b > 200)

    assert beats("pulse", 1.2) == 1
    assert beats("double_pulse", 1.6) == 2
    assert len(set(levels("steady"))) == 1


def test_breathing_is_soft_and_never_dark() -> None:
    course = levels("breathe")
    assert min(course) > 20
    assert max(abs(a - b) for a, b in pairwise(course)) < 12
    assert 40 < min(levels("glimmer")) < max(levels("glimmer")) < 130


def test_a_free_seat_glimmers_without_ever_going_out_on_the_strip() -> None:
    table = gamma_table(WIRING.brightness)
    for step in range(256):
        assert any(EFFECTS["glimmer"](Stage(1, (0, 1)), PAINT["moon"], step * 5 / 256, 1.0).translate(table))


def test_a_spark_runs_over_the_whole_arch_and_lands_on_its_colour() -> None:
    seen = {index for step in range(200) for index, pixel in enumerate(pixels(EFFECTS["spin"](ARCH, RED, step / 100, 2.0))) if any(pixel)}
    assert seen == set(range(21))
    landed = pixels(EFFECTS["spin"](ARCH, RED, 2.0, 2.0))
    assert [index for index, pixel in enumerate(landed) if any(pixel)] == [15, 16, 17]
    assert set(landed[15:18]) == {bytes(RED)}


def test_a_spark_gets_slower() -> None:
    heads = [max(range(21), key=lambda i: max(pixels(EFFECTS["spin"](ARCH, RED, step / 100, 2.0))[i])) for step in range(200)]
    changes = [sum(1 for a, b in pairwise(part) if a != b) for part in (heads[:50], heads[150:])]
    assert changes[0] > 4 * changes[1]


def test_who_is_first_is_one_light_that_goes_from_seat_to_seat_slower_and_slower_and_stops() -> None:
    stage, length = Stage(10, (6, 8)), SECONDS["choose"]
    ways = [EFFECTS["choose"](stage, RED, length * step / 360, length) for step in range(360)]
    lit = [[index for index, pixel in enumerate(pixels(frame)) if any(pixel)] for frame in ways]
    assert all(one in ([0, 1], [2, 3], [4, 5], [6, 7], [8, 9]) for one in lit), "a whole seat at a time"
    hops = [sum(1 for a, b in pairwise(part) if a != b) for part in (lit[:90], lit[270:])]
    assert hops[0] > 4 * hops[1]
    assert lit[-30:] == [[6, 7]] * 30, "it stands there before it takes the colour"
    assert set(pixels(ways[-1])[6:8]) == {bytes(PAINT["moon"])}
    assert set(pixels(EFFECTS["choose"](stage, RED, length, length))[6:8]) == {bytes(RED)}
    assert length >= 4 * SECONDS["sweep"], "nobody takes it for a turn that goes on"


@given(st.integers(1, 60), st.data())
def test_the_light_stops_at_who_is_meant_however_the_seats_are_wired(count: int, data: st.DataObject) -> None:
    first = data.draw(st.integers(0, count - 1))
    last = data.draw(st.integers(first + 1, count))
    frame = pixels(EFFECTS["choose"](Stage(count, (first, last)), RED, 9.0, 3.6))
    assert [index for index, pixel in enumerate(frame) if any(pixel)] == list(range(first, last))


def test_over_time_is_a_short_beat_and_a_long_rest_and_a_minute_one_soft_wave() -> None:
    course = levels("overdue", moments=300, seconds=3.0)
    assert sum(1 for level in course if level > 40) < 60
    assert 0 < course[-1] == course[100] < 40
    wave = levels("swell", moments=100, seconds=SECONDS["swell"])
    assert max(wave) == wave[50] == 255
    assert 0 < wave[0] < 40 > wave[-1]


def test_the_last_seconds_are_brightest_when_they_are_full() -> None:
    whole, half = (sum(EFFECTS["hurry"](Stage(24, (0, 24)), PAINT["moon"], 60 - left, 60.0)) for left in (5.98, 5.5))
    assert whole > 3 * half > 0


def test_the_tables_own_time_goes_to_and_fro() -> None:
    one, two = (pixels(EFFECTS["tide"](Stage(24, (0, 24)), PAINT["moon"], moment, 1.0)) for moment in (0.0, 2.0))
    assert one[:12] == two[12:]
    assert one[12:] == two[:12]
    assert sum(one[0]) < sum(one[12])


def test_a_wave_ends_at_the_seat_it_was_sent_to() -> None:
    frame = SCENERY.drawn([Layer(Level.CUE, (Lit(Light("seat:4", "gold", "sweep"), 10.0),))], 11.0)
    lit = {index for index, pixel in enumerate(pixels(frame)) if any(pixel)}
    assert lit == set(range(*LAYOUT.spans("seat:4")[0]))
    on_its_way = SCENERY.drawn([Layer(Level.CUE, (Lit(Light("seat:4", "gold", "sweep"), 10.0),))], 10.3)
    assert not any(on_its_way[LAYOUT.spans("seat:4")[0][0] * 3 : LAYOUT.spans("seat:4")[0][1] * 3])
    assert any(on_its_way)


@pytest.mark.parametrize(("passed", "lit"), [(0.0, 24), (5.0, 12), (9.99, 1), (10.0, 0), (12.0, 0)])
def test_a_countdown_shows_what_is_left(passed: float, lit: int) -> None:
    frame = EFFECTS["countdown"](Stage(24, (0, 24)), PAINT["moon"], passed, 10.0)
    assert sum(1 for pixel in pixels(frame) if any(pixel)) == lit


def test_a_fault_is_told_by_its_pattern_and_not_by_its_colour() -> None:
    one, two = (pixels(EFFECTS["fault"](Stage(24, (0, 24)), RED, moment, 1.0)) for moment in (0.1, 0.6))
    assert [any(pixel) for pixel in one] == [index % 2 == 0 for index in range(24)]
    assert [any(pixel) for pixel in two] == [index % 2 == 1 for index in range(24)]


def test_the_rainbow_shows_all_seven_and_travels() -> None:
    stage = Stage(21, (0, 21))
    for moment in (0.0, 0.4, 1.7):
        shown = [colorsys.rgb_to_hsv(*pixel)[0] for pixel in pixels(EFFECTS["rainbow"](stage, RED, moment, 1.0))]
        assert all(min(abs(hue - own) for hue in shown) < 0.05 for own in hues(NAMES)), "all seven are there at any moment"
    assert EFFECTS["rainbow"](stage, RED, 0.0, 1.0) != EFFECTS["rainbow"](stage, RED, 0.1, 1.0)


def hues(names: Iterable[str]) -> list[float]:
    return [colorsys.rgb_to_hsv(*PAINT[name])[0] for name in names]


@pytest.mark.parametrize("count", [1, 2, 4, 21, 24])
def test_the_rainbow_runs_for_eyes_without_colour_too(count: int) -> None:
    for pixel in range(count):
        course = [max(pixels(EFFECTS["rainbow"](Stage(count, (0, count)), RED, step / 50, 1.0))[pixel]) for step in range(150)]
        assert max(course) > 2 * min(course)


def test_a_spark_is_at_its_place_before_it_lands_there() -> None:
    for first in range(0, 21, 3):
        stage = Stage(21, (first, first + 3))
        lit = [index for index, pixel in enumerate(pixels(EFFECTS["spin"](stage, RED, 1.95, 2.0))) if any(pixel)]
        assert first + 1 in lit


@pytest.mark.parametrize("effect", sorted(RUNNING))
def test_a_light_that_has_arrived_covers_no_other_place(effect: str) -> None:
    lights = (Lit(Light("seat:2", "blue")), Lit(Light("seat:4", "gold", effect), 10.0))
    frame = pixels(SCENERY.drawn([Layer(Level.GAME, lights)], 20.0))
    for place, colour in (("seat:2", "blue"), ("seat:4", "gold")):
        assert set(frame[slice(*LAYOUT.spans(place)[0])]) == {bytes(PAINT[colour])}


def test_a_higher_layer_covers_a_lower_one_in_whatever_order_they_come() -> None:
    game, fault = Layer(Level.GAME, (Lit(Light("ring", "blue")),)), Layer(Level.FAULT, (Lit(Light("ring", "red")),))
    assert SCENERY.drawn([fault, game], 0.0) == SCENERY.drawn([game, fault], 0.0) == SCENERY.drawn([fault], 0.0)
    assert Level.GAME < Level.CLOCK < Level.PAUSE < Level.FAULT


def test_a_pause_dims_what_lies_under_it() -> None:
    game = Layer(Level.GAME, (Lit(Light("arch:red", "red")),))
    frame = SCENERY.drawn([game, Layer(Level.PAUSE, (Lit(Light("ring", "moon", "slow")),), 64)], 0.0)
    assert 0 < frame[0] < 80


def test_parts_of_the_ring_cover_it_in_order_with_a_border_between() -> None:
    parts = [LAYOUT.spans(f"ring:{part}/7")[0] for part in range(7)]
    assert all(one[1] < two[0] for one, two in pairwise(parts))
    assert all(stop > start for start, stop in parts)
    each = [LAYOUT.spans(f"ring:{part}/24")[0] for part in range(24)]
    assert [start for start, _stop in each] == list(range(21, 45))


@pytest.mark.parametrize("place", ["ring:7/7", "ring:x/7", "ring:1", "ring:1/0", "seat:6", "arch:pink", "", "hat"])
def test_a_place_that_is_not_there_is_just_not_lit(place: str) -> None:
    assert not any(SCENERY.drawn([Layer(Level.GAME, (Lit(Light(place, "red", "spin")),))], 0.0))


def test_an_unknown_effect_or_colour_still_gives_a_light() -> None:
    assert any(SCENERY.drawn([Layer(Level.GAME, (Lit(Light("pot", "pink", "wobble")),))], 0.0))


def test_places_may_lie_scattered_along_the_strip() -> None:
    scattered = Scenery(Layout([("arch:violet", 2), ("seat:2", 1), ("arch:red", 2), ("ring", 4), ("pot", 1), ("seat:1", 1)]))
    frame = pixels(scattered.drawn([Layer(Level.GAME, (Lit(Light("seat:1", "red", "sweep"), 0.0),))], 5.0))
    assert [index for index, pixel in enumerate(frame) if any(pixel)] == [10]
    arch = pixels(scattered.drawn([Layer(Level.GAME, (Lit(Light("arch", "gold")),))], 5.0))
    assert [index for index, pixel in enumerate(arch) if any(pixel)] == [0, 1, 3, 4]


def test_only_steady_lights_stand_still_and_running_ones_once_they_have_arrived() -> None:
    for name in EFFECTS:
        layers = [Layer(Level.GAME, (Lit(Light("arch:red", "red", name), 0.0),))]
        assert (pace(layers, 0.1) == STANDING) == (name in STILL)
        assert (pace(layers, 60.0) == STANDING) == (name in STILL | RUNNING)


def test_a_light_that_rests_needs_no_frame_before_its_next_beat_and_a_long_countdown_few() -> None:
    late = [Layer(Level.CLOCK, (Lit(Light("seat:1", "blue", "overdue")),))]
    assert pace(late, 30.3) == FRAME
    assert pace(late, 31.0) == pytest.approx(2.0)
    counts = [Layer(Level.CLOCK, (Lit(Light("ring", "blue", "countdown"), 0.0, seconds),)) for seconds in (30.0, 3600.0)]
    assert [pace([layer], 1.0) for layer in counts] == [CALM_FRAME, pytest.approx(3600 / 2048)]


def test_the_liveliest_light_sets_the_pace_and_calm_ones_need_fewer_frames() -> None:
    calm, lively = Lit(Light("pot", "gold", "breathe")), Lit(Light("ring", "gold", "rainbow"))
    assert pace([Layer(Level.GAME, (calm,))], 1.0) == CALM_FRAME
    assert pace([Layer(Level.GAME, (calm, lively))], 1.0) == FRAME < CALM_FRAME
    assert pace([], 1.0) == STANDING


@pytest.mark.parametrize("name", sorted(CALM - {"fault"}))
def test_a_calm_light_never_jumps_from_one_frame_to_the_next(name: str) -> None:
    course = [EFFECTS[name](Stage(1, (0, 1)), PAINT["moon"], step * CALM_FRAME, 8.0)[0] for step in range(190)]
    assert max(abs(a - b) for a, b in pairwise(course)) <= 10


@pytest.mark.parametrize(("name", "mode"), sorted(games.find().games))
def test_every_light_and_sound_of_every_game_is_known(name: str, mode: str) -> None:
    from firmware.buzzer import TUNES

    game = games.find().games[name, mode]
    for step in islice(walk(game, game.players[-1], game.Options(), "lights"), 150):
        view = game.view(step.after, None)
        offers = [offer for player in sorted(game.actors(step.after)) for offer in game.moves(step.after, player)[:8]]
        for choice in [None, *offers]:
            for light in game.scene(view, choice):
                _known(light)
        facts = game.play(step.before, step.player, step.move, _Luck()).facts if step.player >= 0 else ()
        for fact in facts:
            assert not fact.sound or fact.sound in TUNES
            if fact.light:
                _known(fact.light)


def _Luck() -> object:  # noqa: N802
    from companion.chance import Chance

    return Chance(b"any luck")


def _known(light: Light) -> None:
    place = light.place.replace("player:", "seat:")
    if place.startswith("seat:"):
        place = f"seat:{int(place[5:]) + 1}"
    assert LAYOUT.spans(place), light
    assert light.colour in PAINT, light
    assert light.effect in EFFECTS, light


# --- gamma and supply

frames = st.binary(min_size=3, max_size=3 * 300).map(lambda raw: raw[: len(raw) // 3 * 3])


@given(frames, st.floats(0.1, 60_000), st.floats(0, 5), st.floats(1, 100))
def test_no_frame_ever_draws_more_than_the_supply_gives(frame: bytes, budget: float, standby: float, white: float) -> None:
    limiter = Limiter(budget, standby, white)
    least = len(frame) // 3 * standby
    assert limiter.milliamps(limiter.limited(frame)) <= max(budget, least) + 1e-6


@given(st.integers(1, 300), st.integers(1, 60_000))
def test_a_white_flash_on_all_pixels_stays_within_the_supply(count: int, budget: int) -> None:
    limiter = Limiter(budget, 1.0, 55.0)
    assert limiter.milliamps(limiter.limited(b"\xff" * count * 3)) <= max(budget, count)


@given(frames, st.floats(100, 60_000))
def test_a_frame_that_fits_is_not_dimmed(frame: bytes, budget: float) -> None:
    limiter = Limiter(budget, 1.0, 55.0)
    if limiter.milliamps(frame) <= budget:
        assert limiter.limited(frame) == frame


@given(st.integers(40, 300), st.integers(400, 2000))
def test_what_is_dimmed_is_dimmed_no_more_than_needed(count: int, budget: int) -> None:
    limiter, frame = Limiter(budget, 1.0, 55.0), b"\xff" * count * 3
    if limiter.milliamps(frame) > budget > count * 2:
        step = count * 55.0 / 255  # one step of brightness on every channel
        assert limiter.milliamps(limiter.limited(frame)) > budget - step - count * 55.0 / 1024


def test_gamma_keeps_black_black_and_full_full_and_never_goes_down() -> None:
    table = gamma_table(1.0)
    assert (table[0], table[255]) == (0, 255)
    assert list(table) == sorted(table)
    assert table[128] == 56
    assert max(gamma_table(0.5)) == 128
    assert set(gamma_table(0.0)) == {0}


def test_the_terminal_names_its_lights_by_letters_and_numbers() -> None:
    out = StringIO()
    strip = TerminalStrip(WIRING.strip, out)
    frame = SCENERY.drawn([Layer(Level.GAME, (Lit(Light("arch:green", "green")), Lit(Light("seat:4", "blue"))))], 0.0)
    strip.show(frame)
    shown = out.getvalue()
    assert shown.count("G") == 3
    assert shown.count("m4") == 2
    assert "mR" not in shown
    strip.close()
    strip.close()
    assert SECONDS["spin"] <= 2.0
