"""The games on the shelf: the arch shows which one is chosen, by place, number and beat; the pot starts it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion import games
from companion import house as home
from companion.kit.colours import NAMES
from firmware.lights.frame import PAINT
from tests.firmware.conftest import Evening, beats

ANY = games.find().games["any_game", "assist"]


def shelf_of(number: int) -> games.Found:
    """As many boxes as one likes, and one game that needs phones."""
    boxes = {(f"box{index:02}", "assist"): replace(ANY, id=f"box{index:02}") for index in range(number)}
    return games.Found({("phones", "play"): replace(ANY, id="phones"), **boxes}, {})


@pytest.fixture
def nine(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path, shelf_of(9))
    yield evening
    evening.close()


def page(evening: Evening) -> list[int]:
    return [part for part in range(2) if evening.bright(f"ring:{part}/2")]


def test_nine_games_are_two_pages_of_seven_and_two_and_after_the_last_comes_the_first(nine: Evening) -> None:
    seen = []
    for _ in range(10):
        nine.press("menu")
        seen.append((page(nine), len(nine.zones())))
        assert beats(nine.course(f"arch:{nine.zones()[-1]}", 2.4)) == 2
        assert all(set(nine.lit(f"arch:{name}")) == {PAINT[name]} for name in nine.zones()[:-1])
    assert seen == [*(([0], number) for number in range(1, 8)), ([1], 1), ([1], 2), ([0], 1)]


def test_what_is_pointed_at_before_anybody_sits_is_chosen_by_the_first_who_does(nine: Evening) -> None:
    for _ in range(3):
        nine.press("menu")
    assert nine.table.now.house.game == ""
    nine.press("seat:4")
    assert (nine.table.now.house.game, nine.table.now.house.mode) == ("box02", "assist")
    nine.press("menu")
    assert nine.table.now.house.game == "box03", "phones see it, too"
    nine.press("pot")
    assert nine.table.now.sitting.game is not None
    assert nine.table.now.sitting.game.id == "box03"


def test_a_game_that_only_phones_can_play_is_no_box_and_the_pot_still_starts_it(nine: Evening) -> None:
    nine.press("seat:4")
    assert nine.submit(4, home.Choose("phones", "play"))
    nine.wait(2.0)
    assert nine.zones() == []
    nine.press("pot")
    assert nine.table.now.sitting.game is not None
    assert nine.table.now.sitting.game.id == "phones"


def test_a_phone_that_chooses_wins_over_what_the_buttons_pointed_at(nine: Evening) -> None:
    nine.press("menu")
    assert nine.submit(0, home.Sit(2, phone="anns"))
    assert nine.submit(2, home.Choose("box04", "assist"))
    nine.wait(2.0)
    assert nine.zones() == list(NAMES[:5])
    nine.press("pot")
    assert nine.table.now.sitting.game is not None
    assert nine.table.now.sitting.game.id == "box04"


def test_the_table_that_was_emptied_shows_no_game(nine: Evening) -> None:
    nine.press("menu")
    nine.press("menu")
    assert len(nine.zones()) == 2
    nine.hold("menu", seconds=6.1)
    nine.wait(6.0)
    assert nine.zones() == []
    nine.press("menu")
    assert len(nine.zones()) == 1


def test_with_one_box_the_small_button_only_says_which(evening: Evening) -> None:
    for seat in (1, 2):
        evening.press(f"seat:{seat}")
    assert evening.submit(1, home.Choose("korrigans", "assist", {"bag": "cloth"}))
    evening.wait(2.0)
    evening.sounds()
    evening.press("menu")
    assert evening.sounds() == ["C4"]
    assert evening.table.now.house.options == {"bag": "cloth"}, "what a phone has settled stays"


def test_without_any_game_the_small_button_says_no(tmp_path: Path) -> None:
    evening = Evening(tmp_path, games.Found({("none", "play"): ANY}, {}))
    evening.press("menu")
    evening.wait(0.5)
    assert evening.sounds() == ["D4", "D4"]
    evening.close()


# --- the pot in a game where everybody may act


@pytest.fixture
def three(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path, games.find())
    for seat in (2, 3, 5):
        evening.press(f"seat:{seat}")
    assert evening.submit(2, home.Choose("any_game", "assist"))
    evening.press("pot")
    yield evening
    evening.close()


def test_a_pot_pressed_while_the_light_still_runs_only_shows_where_it_stops(three: Evening) -> None:
    (first,) = three.table.now.waited()
    three.sounds()
    three.wait(1.0)
    three.press("pot")
    assert three.table.now.waited() == (first,)
    assert not three.loop._show.chooses(three.clock.now)
    three.wait(0.3)
    assert three.sounds()[-2:] == ["E5", "A5"], "and says so"
    three.press("pot")
    assert three.table.now.waited() != (first,), "the next one ends the turn, at once"


def test_the_pot_is_the_waited_seats_and_takes_what_that_one_points_at(three: Evening) -> None:
    three.wait(4.5)
    first = three.table.now.waited()[0]
    three.press(f"seat:{first}")
    three.press(f"seat:{first}")
    other = next(seat for seat in (2, 3, 5) if seat != first)
    three.press(f"seat:{other}")
    three.press("pot")
    assert three.table.now.view(None).passed == (three.table.now.sitting.player(first),)  # type: ignore[union-attr]


def test_between_rounds_nobody_is_waited_for_and_the_pot_goes_on_or_takes_what_was_last_pointed_at(three: Evening) -> None:
    three.wait(4.5)
    from companion.games.any_game.pieces import EndRound

    assert three.submit(3, EndRound())
    three.press("pot")
    assert three.table.now.view(None).round == 2  # type: ignore[union-attr]
    assert three.submit(3, EndRound())
    for _ in range(2):
        three.press("seat:3")
    three.press("pot")
    assert three.table.now.sitting.over, "the second offer between rounds is the end"


def test_where_several_are_waited_for_the_pot_says_no_and_each_holds_the_own_seat(tmp_path: Path) -> None:
    evening = Evening(tmp_path, games.find())
    for seat in (1, 2):
        evening.press(f"seat:{seat}")
    assert evening.submit(1, home.Choose("any_game", "assist", {"turns": "together"}))
    evening.press("pot")
    serial = evening.table.now.serial
    evening.press("pot")
    assert evening.table.now.serial == serial
    for seat in (1, 2):
        evening.press(f"seat:{seat}")
        evening.hold(f"seat:{seat}")
    assert evening.table.now.view(None).phase == "upkeep"  # type: ignore[union-attr]
    evening.close()


def test_who_comes_late_holds_a_free_seat_and_a_touch_by_mistake_seats_nobody(three: Evening) -> None:
    three.wait(4.5)
    three.press("seat:1")
    assert three.table.now.house.players == (2, 3, 5)
    three.hold("seat:1")
    assert three.table.now.house.players == (2, 3, 5, 1)
    three.wait(2.0)
    assert three.bright("seat:1") > 0
