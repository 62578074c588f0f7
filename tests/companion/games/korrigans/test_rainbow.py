"""The bag, the suns, the clouds, and when nobody moves any more."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.chance import Chance
from companion.contract import Played
from companion.games.korrigans import GAME
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans.pieces import ASK_CAULDRON, ASK_CLOUD, ASK_DRAW, ASK_MOVE, ASK_SUN, Backup, State
from companion.games.korrigans.rainbow import CLOUDS, SUNS, Draw, EndTurn, PutCloud, PutSun, Rainbow
from tests.clauses import clause
from tests.companion.games.korrigans.stage import go, keys, offered, play, played, position, rainbow, refusal, tribe

SIX = "red orange yellow green blue indigo"


def before_the_draw(suns: str, clouds: str = "", holder: int = 0, first: int = 0) -> State:
    tribes = (tribe("A", "Q", shown="hare"), tribe("C", "O", shown="hare"), tribe("D", "N", shown="hare"))
    return position(*tribes, ask=ASK_DRAW, rainbow=rainbow(suns, clouds), holder=holder, first=first)


def draw(state: State, colour: int) -> State:
    """Draw, with luck that brings this colour."""
    for turn in range(400):
        after = play(state, Draw(), luck=str(turn).encode())
        if after.rainbow.latest == colour:
            return after
    raise AssertionError("that colour is not in the bag")


def draw_with(state: State, luck: int) -> Played[State]:
    return played(state, Draw(), str(luck).encode())


@clause("K3")
def test_the_bag_holds_two_pawns_of_each_colour() -> None:
    bag, drawn = Rainbow(), []
    chance = Chance(b"bag")
    for _ in range(14):
        bag = sky.drawn(bag, chance)
        drawn.append(bag.latest)
    assert sorted(drawn) == sorted(2 * list(range(7)))


@clause("K6")
@given(st.binary(min_size=1, max_size=16), st.data())
def test_a_row_and_a_column_always_stay_free(key: bytes, data: st.DataObject) -> None:
    chance, now = Chance(key), Rainbow()
    while True:
        now = sky.drawn(now, chance)
        sky.check(now)
        if sky.destination(now) == sky.TO_CAULDRON:
            break
        if sky.destination(now) == sky.TO_SUN:
            now = sky.put_on_sun(now, SUNS[data.draw(st.sampled_from(sky.free(now.suns)))])
        else:
            now = sky.put_on_cloud(now, CLOUDS[data.draw(st.sampled_from(sky.free(now.clouds)))])
    assert sky.free(now.suns)
    assert sky.free(now.clouds)
    assert sky.free_cells(now)


@clause("K6", "K60")
def test_a_cell_is_free_where_a_free_row_and_a_free_column_cross() -> None:
    now = Rainbow(suns=(0, 1, -1, 2, 3, 4, 5), clouds=(0, 1, 2, 3, -1, -1, 4))
    assert sky.free_cells(now) == ("cell:3,5", "cell:3,6")


@clause("K20")
def test_the_bag_holder_draws_and_the_bag_goes_left() -> None:
    state = draw(before_the_draw("red", holder=2), 1)
    assert GAME.actors(state) == {2}
    state = play(state, PutSun("sun:4"))
    assert state.holder == 0
    assert (state.ask, state.turn) == (ASK_MOVE, 0)


@clause("K20")
def test_moving_before_the_draw_is_refused_and_so_is_a_second_draw() -> None:
    state = before_the_draw("red")
    assert refusal(state, go(1, "hare", "B")) == ("K20", "draw-first")
    state = draw(state, 1)
    for early in (Draw(), go(1, "hare", "B")):
        assert refusal(state, early) == ("K21", "place-first")
    assert refusal(play(state, PutSun("sun:2")), Draw()) == ("K20", "already-drawn")


@clause("K20", "K12")
def test_the_turns_start_with_the_first_player_whoever_drew() -> None:
    state = play(draw(before_the_draw("red", holder=2, first=1), 1), PutSun("sun:2"))
    assert state.turn == 1


@clause("K21")
def test_a_new_colour_goes_on_a_free_sun_of_choice() -> None:
    state = draw(before_the_draw("red"), 1)
    assert state.ask == ASK_SUN
    assert [move.sun for move in offered(state)] == [f"sun:{row}" for row in range(2, 8)]
    for place in ("sun:1", "sun:0", "sun:8", "cloud:2", ""):
        assert refusal(state, PutSun(place)) == ("K21", "choose-a-free-sun")
    assert refusal(state, PutCloud("cloud:1")) == ("K21", "needs-a-sun")
    after = play(state, PutSun("sun:5"))
    assert after.rainbow.suns[4] == 1
    assert not [cell for cell in sky.free_cells(after.rainbow) if cell.startswith("cell:5,")]


@clause("K22")
def test_a_colour_seen_before_goes_on_a_free_cloud_of_choice() -> None:
    state = draw(before_the_draw("red orange", "orange"), 0)
    assert state.ask == ASK_CLOUD
    assert [move.cloud for move in offered(state)] == [f"cloud:{column}" for column in range(2, 8)]
    for place in ("cloud:1", "cloud:0", "cloud:8", "sun:2", ""):
        assert refusal(state, PutCloud(place)) == ("K22", "choose-a-free-cloud")
    assert refusal(state, PutSun("sun:7")) == ("K22", "needs-a-cloud")
    after = play(state, PutCloud("cloud:7"))
    assert after.rainbow.clouds[6] == 0
    assert not [cell for cell in sky.free_cells(after.rainbow) if cell.endswith(",7")]


@clause("K23")
def test_the_seventh_colour_is_not_placed_and_the_drawer_places_the_cauldron() -> None:
    state = draw(before_the_draw(SIX, holder=1), 6)
    assert state.ask == ASK_CAULDRON
    assert GAME.actors(state) == {1}
    assert 6 not in state.rainbow.suns
    for colour, told in ((6, ["drew", "cauldron-appears"]), (0, ["drew"])):
        lucky = next(luck for luck in range(400) if draw_with(before_the_draw(SIX), luck).state.rainbow.latest == colour)
        assert keys(draw_with(before_the_draw(SIX), lucky).facts) == told


@clause("K24")
def test_with_five_clouds_nobody_moves_and_the_next_players_draw_until_the_seventh_colour() -> None:
    state = draw(before_the_draw(SIX, "red orange yellow green", holder=1), 4)
    step = played(state, PutCloud("cloud:5"))
    assert "storm" in keys(step.facts)
    state = step.state
    assert (state.ask, GAME.actors(state)) == (ASK_DRAW, {2})
    assert GAME.view(state, 2).prompt.key == "prompt-storm-you"
    state = play(draw(state, 5), PutCloud("cloud:6"))
    assert (state.ask, GAME.actors(state)) == (ASK_DRAW, {0})
    assert draw(state, 6).ask == ASK_CAULDRON


@clause("K24")
def test_who_would_move_under_five_clouds_hears_that_nobody_does() -> None:
    state = before_the_draw(SIX, "red orange yellow green blue")
    for move in (go(1, "hare", "B"), Backup("hand:1", "companion:hare"), EndTurn()):
        assert refusal(state, move) == ("K24", "nobody-moves")
    assert refusal(draw(state, 5), Draw()) == ("K22", "place-first")


@clause("K24")
def test_a_new_colour_under_five_clouds_takes_a_sun_and_the_draws_go_on() -> None:
    state = draw(before_the_draw("red orange yellow green blue", "red orange yellow green blue", holder=0), 5)
    state = play(state, PutSun("sun:7"))
    assert (state.ask, state.holder) == (ASK_DRAW, 1)


@clause("K24")
def test_four_clouds_do_not_stop_anybody() -> None:
    state = draw(before_the_draw("red orange yellow green", "red orange yellow"), 3)
    assert play(state, PutCloud("cloud:4")).ask == ASK_MOVE


@clause("K23", "K80")
@pytest.mark.parametrize(
    ("suns", "clouds", "odds"),
    [("", "", (0, 14)), ("red orange yellow green blue", "red", (0, 8)), (SIX, "", (2, 8)), (SIX, SIX, (2, 2))],
)
def test_the_chance_that_the_next_draw_ends_the_game_is_exact(suns: str, clouds: str, odds: tuple[int, int]) -> None:
    assert sky.ending_chance(rainbow(suns, clouds)) == odds


@clause("K20", "K30")
def test_ending_a_turn_without_moving_is_refused() -> None:
    state = play(draw(before_the_draw("red"), 1), PutSun("sun:2"))
    assert refusal(state, EndTurn()) == ("K30", "must-move")
