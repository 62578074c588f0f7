"""A whole evening without a phone: people sit down, start, draw, choose suns and clouds, see the gold, and sit on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.korrigans import assist
from companion.games.korrigans.rainbow import PutCloud, PutSun
from tests.clauses import clause
from tests.firmware.conftest import Evening


def view(evening: Evening) -> Any:
    return evening.table.now.view(None)


def choose_the_last_place(evening: Evening) -> None:
    """The drawer goes through the free places with short presses, sees each of them lit, and holds for the last one."""
    seat = evening.table.now.actors()[0]
    offers = evening.table.now.offers(seat)
    for offer in offers:
        serial = evening.table.now.serial
        evening.press(f"seat:{seat}")
        assert evening.table.now.serial == serial, "pointing changes nothing"
        evening.wait(0.3)
        assert evening.bright(place_of(offer.move)) > 0
    evening.hold(f"seat:{seat}")
    move = offers[-1].move
    free = view(evening).free_suns if isinstance(move, PutSun) else view(evening).free_clouds
    assert (move.sun if isinstance(move, PutSun) else move.cloud) not in free, "the place that was held for is taken"


def place_of(move: PutSun | PutCloud) -> str:
    from companion.games.korrigans.lights import choice_lights

    return next(iter(choice_lights(move)))


def one_round(evening: Evening) -> None:
    evening.press("pot")
    evening.wait(2.5)
    if view(evening).phase == assist.PUT:
        choose_the_last_place(evening)
    while view(evening).phase == assist.TURN:
        evening.press("pot")
        evening.wait(0.5)


@clause("K80", "K81")
@pytest.mark.parametrize("seats", [(1, 3), (1, 2, 3, 4, 5)])
def test_a_whole_game_is_played_with_buttons_and_lights_alone(tmp_path: Path, seats: tuple[int, ...]) -> None:
    evening = Evening(tmp_path)
    for seat in seats:
        evening.press(f"seat:{seat}")
    evening.press("pot")
    assert view(evening).phase == assist.DRAW
    assert evening.table.now.house.players == seats
    for _ in range(14):
        if view(evening).phase != assist.DRAW:
            break
        one_round(evening)
    assert view(evening).phase == assist.CAULDRON, "the seventh colour"
    assert len(view(evening).once + view(evening).twice) == 7
    evening.press("pot")
    while view(evening).phase == assist.LAST:
        evening.press("pot")
    assert view(evening).phase == assist.SHEETS
    for seat in seats:
        evening.hold(f"seat:{seat}")
    assert evening.table.now.sitting.over
    winner = evening.table.now.sitting.game.result(evening.table.now.sitting.state).ranking[0][0]  # type: ignore[union-attr]
    evening.wait(4.0)
    assert evening.bright(f"seat:{seats[winner]}") > 0
    evening.press("pot")
    assert evening.table.now.sitting.game is None, "the next lobby, with the same people"
    assert tuple(number for number, seat in enumerate(evening.table.now.house.seats, 1) if seat) == seats
    assert evening.device.stumble == ""
    evening.close()


def test_the_game_goes_on_after_the_plug_was_pulled(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    for button in ("seat:1", "seat:3", "pot", "pot"):
        evening.press(button)
    state = evening.table.now.sitting.state
    evening.close()
    again = Evening(tmp_path)
    again.wait(1.0)
    assert again.table.now.house.paused
    again.press("pot")
    assert not again.table.now.house.paused
    assert again.table.now.sitting.state == state
    choose_the_last_place(again)
    assert view(again).phase == assist.TURN
    again.close()


def test_the_pot_twice_by_mistake_draws_once(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    for button in ("seat:1", "seat:3", "pot"):
        evening.press(button)
    evening.press("pot")
    out = sum(view(evening).rainbow.bag)
    evening.press("pot")
    assert sum(view(evening).rainbow.bag) == out == 13
    assert view(evening).phase == assist.PUT, "the second press only points at the first place"
    evening.close()
