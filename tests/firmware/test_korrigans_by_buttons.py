"""A whole evening without a phone: people sit down, start, draw, choose suns and clouds, see the gold, and sit on."""

from __future__ import annotations

import secrets
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from companion.chance import Chance, key_from
from companion.games.korrigans import assist, counting
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans.lights import choice_lights
from companion.games.korrigans.pieces import ASK_COUNT
from companion.games.korrigans.rainbow import PutCloud, PutSun, Rainbow
from companion.house import Choose, Sit
from companion.table import Command
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
    assert view(evening).prompt.key == "nobody-counted"
    evening.wait(4.0)
    assert all(evening.bright(f"seat:{seat}") > 0 for seat in seats), "no seat is ahead"
    evening.press("pot")
    assert evening.table.now.sitting.game is None, "the next lobby, with the same people"
    assert tuple(number for number, seat in enumerate(evening.table.now.house.seats, 1) if seat) == seats
    assert evening.device.stumble == ""
    evening.close()


def stormy_seed() -> bytes:
    """A seed with which five clouds are taken before the seventh colour comes."""
    for number in range(1000):
        seed = number.to_bytes(32, "big")
        rainbow, chance = Rainbow(), Chance(key_from(seed, ("",) * 5))
        while not sky.stormy(rainbow):
            rainbow = sky.drawn(rainbow, chance)
            if sky.destination(rainbow) == sky.TO_CAULDRON:
                break
            first = sky.free(rainbow.suns if sky.destination(rainbow) == sky.TO_SUN else rainbow.clouds)[0]
            to_sun = sky.destination(rainbow) == sky.TO_SUN
            rainbow = sky.put_on_sun(rainbow, sky.SUNS[first]) if to_sun else sky.put_on_cloud(rainbow, sky.CLOUDS[first])
        else:
            return seed
    raise AssertionError("no storm in a thousand games")


@clause("K24")
def test_under_five_clouds_the_pot_alone_goes_round_until_the_seventh_colour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seed, luck = stormy_seed(), secrets.token_bytes
    monkeypatch.setattr(secrets, "token_bytes", lambda size: seed if size == len(seed) else luck(size))
    evening = Evening(tmp_path)
    for button in ("seat:1", "seat:2", "seat:4", "pot"):
        evening.press(button)
    while not sky.stormy(view(evening).rainbow):
        assert view(evening).phase == assist.DRAW
        one_round(evening)
    drawers = []
    while view(evening).phase == assist.DRAW:
        drawers.append(evening.table.now.actors()[0])
        evening.press("pot")
        evening.wait(2.5)
        if view(evening).phase == assist.PUT:
            choose_the_last_place(evening)
        assert view(evening).phase != assist.TURN, "nobody moves any more"
    assert view(evening).phase == assist.CAULDRON
    assert all(two == {1: 2, 2: 4, 4: 1}[one] for one, two in pairwise(drawers)), "the bag goes on to the left"
    evening.close()


@clause("K71", "K81")
def test_one_phone_writes_the_numbers_and_buttons_finish_the_sheets(tmp_path: Path) -> None:
    """Both have 12 gold; who began has a companion left and wins, though the other one comes later in turn order."""
    evening = Evening(tmp_path)
    for button in ("seat:1", "seat:3", "pot"):
        evening.press(button)
    while view(evening).phase != assist.CAULDRON:
        one_round(evening)
    while view(evening).phase != assist.SHEETS:
        evening.press("pot")
    assert evening.table.submit(Command("sit", 0, Sit(1, phone="anns"), by="anns")).ok
    first, second = (1, 3) if evening.table.now.house.players[view(evening).first] == 1 else (3, 1)
    for seat, companions in ((first, 1), (second, 0)):
        for line, number in (("line:clovers", 12), ("line:companions", companions)):
            move = assist.Write(line, number)
            assert evening.table.submit(Command(f"{seat}{line}", seat, move, by="anns")).ok
    evening.hold("seat:1")
    assert not evening.table.now.sitting.over
    evening.hold("seat:3")
    assert evening.table.now.sitting.over
    evening.wait(4.0)
    assert evening.bright(f"seat:{first}") > 0
    assert evening.bright(f"seat:{second}") == 0
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


@clause("K70")
def test_the_count_is_told_in_lights_and_goes_on_by_itself_or_by_the_pot(tmp_path: Path) -> None:
    evening, wish = Evening(tmp_path), Chance(b"wish")
    for button in ("seat:1", "seat:3"):
        evening.press(button)
    assert evening.submit(1, Choose("korrigans", "play"))
    evening.press("pot")
    while view(evening).ask != ASK_COUNT:
        seat = evening.table.now.actors()[0]
        assert evening.submit(seat, wish.pick("offer", evening.table.now.offers(seat)).move)
    seats = evening.table.now.house.players
    evening.press("pot")
    assert (view(evening).told, view(evening).turn) == (1, view(evening).first), "who can't wait presses the pot"
    while not evening.table.now.sitting.over:
        before = view(evening)
        assert max(evening.course(f"seat:{seats[before.turn]}", 0.2)), "whose gold is counted"
        evening.sounds()
        evening.wait(counting.SECONDS_A_LINE if before.told else counting.SECONDS_TO_RECKON)
        assert view(evening) != before, "nobody had to press"
        assert evening.sounds() or before.told == len(before.sheet), "each line sounds"
    assert evening.device.stumble == ""
    evening.close()
