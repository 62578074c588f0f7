"""The rainbow, who wins by it, and when nobody does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.flip_and_slide import GAME, turns
from companion.games.flip_and_slide.pieces import Flip, Slide, SlideTo, State
from companion.kit.grid import ref
from tests.clauses import clause
from tests.companion.games.flip_and_slide.meadows import do, facts, meadow, played, slid

LINE = """
R O Y G B I x
 V c c c 0 1
"""


@clause("F30", "F31")
@pytest.mark.parametrize("who", [0, 1])
def test_who_completes_a_rainbow_at_the_own_tile_wins_at_once(who: int) -> None:
    state, at = meadow(LINE, turn=who)
    won = slid(state, at["V"], at["x"])
    assert (won.ending, won.winner, won.actions) == ("rainbow", who, 1), "both player tiles touch it"
    assert GAME.actors(won) == frozenset()
    assert list(GAME.moves(won, who)) == []
    result = GAME.result(won)
    assert result is not None
    assert (result.ranking, result.ending) == (((who,), (1 - who,)), "F30")
    assert result.totals == ((1, 0) if who == 0 else (0, 1))


@clause("F30")
def test_the_rainbow_is_told_tile_by_tile() -> None:
    state, at = meadow(LINE)
    told = played(do(state, Slide(at["V"])), SlideTo(at["x"])).facts[-1]
    assert told.key == "rainbow"
    names = ["red", "orange", "yellow", "green", "blue", "indigo"]
    assert told.args == {"player": "player:0", **dict(zip(names, map(at.__getitem__, "ROYGBI"), strict=True)), "violet": at["x"]}


@clause("F30")
@pytest.mark.parametrize(
    ("drawing", "wins"),
    [
        ("R O Y G B I x\n V c c c 0 1", True),
        ("R O Y G B C x\n V c c c 0 1", False),  # a clover is no indigo tile
        ("R O Y G I B x\n V c c c 0 1", False),  # out of order
        ("R O G Y B I x\n V c c c 0 1", False),
        ("O R Y G B I x\n V c c c 0 1", False),
        (" c O Y G B I x\nR V c c c 0 1", False),  # red touches violet, not orange
        ("R O Y G B c x\n V c c I 0 1", False),  # the place touches clovers alone
        ("O R 0 c\n Y G c V\n  B I 1\n   x", True),  # it may bend
        ("R O Y G B I x\n V R c c 0 1", True),  # more tiles of a colour do no harm
        ("R O Y G B I x\n V O Y c 0 1", True),
    ],
)
def test_a_rainbow_is_seven_colours_in_order_each_touching_the_next(drawing: str, wins: bool) -> None:
    state, at = meadow(drawing)
    assert (slid(state, at["V"], at["x"]).winner == 0) == wins


@clause("F30")
def test_a_colour_tile_outside_the_rainbow_does_not_help() -> None:
    state, at = meadow("0 O c c\n . R O Y G B I x\n  V c c c c c 1")
    assert slid(state, at["V"], at["x"]).winner is None


@clause("F2", "F30")
def test_squares_touch_edge_to_edge_only() -> None:
    state, at = meadow("R O Y G B I x\nV c c 1 0 c c", shape="squares")
    assert slid(state, at["V"], at["x"]).winner == 0
    corner, at = meadow("R O Y G B I .\nV c c 1 0 c x\n. . . . . . c", shape="squares")
    assert slid(corner, at["V"], at["x"]).winner is None, "violet and indigo meet at a corner"
    own, at = meadow("R O Y G B I x\nV c c 1 . . c\n. . . . . . 0", shape="squares")
    assert slid(own, at["V"], at["x"]).winner is None


@clause("F30")
@pytest.mark.parametrize("place", range(6))
def test_the_own_tile_may_touch_any_of_the_seven(place: int) -> None:
    state, at = meadow(" " * (2 * place + 1) + "0\nR O Y G B I x\n V c c c c 1")
    assert slid(state, at["V"], at["x"]).winner == 0


@clause("F30")
def test_a_rainbow_away_from_the_own_tile_wins_nothing() -> None:
    state, at = meadow("R O Y G B I x\n V c c c c 1\n  0")
    after = slid(state, at["V"], at["x"])
    assert (after.winner, after.ending, after.turn) == (None, "", 0)


@clause("F30", "F31")
def test_a_rainbow_made_by_another_counts_after_the_own_next_action() -> None:
    state, at = meadow("R O Y G B I x\n V c c c 0 c\n  1 . . w", turn=1, actions=1)
    made = slid(state, at["V"], at["x"])
    assert (made.winner, made.turn) == (None, 0)
    assert do(made, Flip(ref(at.all("c")[0]))).winner == 0
    gone = slid(made, at["R"], at["w"])
    assert gone.winner is None, "it doesn't stand any more"


@clause("F30")
def test_a_flip_completes_a_rainbow_too() -> None:
    state, at = meadow("R O Y G B I C\n 1 c c c 0 c", under="VRRRR")
    assert do(state, Flip(at["C"])).winner == 0
    state, at = meadow("R O Y G B I C\n 1 c c c 0 c", under="BRRRR")
    assert do(state, Flip(at["C"])).winner is None


@clause("F40")
@pytest.mark.parametrize(
    ("drawing", "wins"),
    [
        ("R O Y G B I x\n V c c c 0 1", False),
        ("R O Y G B I x\n V c c c c 1\n  0", False),
        (" 0\nR O Y G B I x\n V c c c c 1", True),
        ("   0\nR O Y G B I x\n V c c c c 1", False),
        ("     0\nR O Y G B I x\n V c c c c 1", False),
    ],
)
def test_with_the_red_rule_the_own_tile_must_touch_the_red_one(drawing: str, wins: bool) -> None:
    state, at = meadow(drawing, red=True)
    assert (slid(state, at["V"], at["x"]).winner == 0) == wins


@clause("F40")
def test_a_red_tile_outside_the_rainbow_does_not_help() -> None:
    state, at = meadow("R O Y G B I x\n V c c c c R 0\n  1", red=True)
    assert slid(state, at["V"], at["x"]).winner is None


SHUTTLE = """
 R x . y O
0 c c c c 1
"""


def to_and_fro(state: State, start: str, end: str) -> State:
    return slid(slid(state, start, end), end, start)


@clause("F33")
def test_the_same_position_for_the_third_time_is_a_draw() -> None:
    state, at = meadow(SHUTTLE)
    for turn in range(4):
        assert state.ending == ""
        state = to_and_fro(state, at["R"], at["x"]) if turn % 2 == 0 else to_and_fro(state, at["O"], at["y"])
    assert (state.ending, state.winner, state.turns) == ("repeated", None, 5)
    result = GAME.result(state)
    assert result is not None
    assert (result.ranking, result.totals, result.ending) == (((0, 1),), (0, 0), "F33")
    assert [line.text.key for line in result.lines] == ["ended-repeated"] * 2


@clause("F33")
def test_the_same_patch_before_another_player_is_another_position() -> None:
    state, at = meadow(SHUTTLE)
    once = to_and_fro(state, at["R"], at["x"])
    assert once.patch == state.patch
    assert (once.ending, once.turn, once.seen) == ("", 1, (state.patch, state.patch))
    assert to_and_fro(once, at["O"], at["y"]).ending == ""


@clause("F33")
def test_a_flip_begins_the_count_anew() -> None:
    state, at = meadow(SHUTTLE)
    assert state.seen == (state.patch,)
    flipped = do(state, Flip(ref(at.all("c")[0])))
    assert flipped.seen == ()
    later = slid(flipped, at["R"], at["x"])
    assert later.seen == (later.patch,)


@clause("F33")
@pytest.mark.parametrize(
    ("number", "quiet", "ends"), [(2, 39, True), (2, 38, False), (3, 59, True), (3, 58, False), (4, 79, True), (4, 78, False)]
)
def test_twenty_full_rounds_without_a_flip_are_a_draw(number: int, quiet: int, ends: bool) -> None:
    others = {2: "1", 3: "1 2", 4: "1 2 3"}[number]
    state, at = meadow(f" R x . y O\n0 c c c c {others}", quiet=quiet, actions=1, turn=number - 1, seen=())
    after = slid(state, at["R"], at["x"])
    assert (after.ending == "quiet") == ends
    assert after.quiet == quiet + 1
    flipped = do(state, Flip(ref(at.all("c")[0])))
    assert (flipped.ending, flipped.quiet) == ("", 0)


@clause("F33")
def test_a_turn_with_a_flip_and_a_slide_is_not_quiet() -> None:
    state, at = meadow(SHUTTLE, quiet=7)
    assert slid(do(state, Flip(ref(at.all("c")[0]))), at["R"], at["x"]).quiet == 0
    assert do(slid(state, at["R"], at["x"]), Flip(ref(at.all("c")[0]))).quiet == 0
    assert slid(slid(state, at["R"], at["x"]), at["x"], at["R"]).quiet == 8


@clause("F30", "F33")
def test_a_rainbow_in_the_last_quiet_turn_still_wins() -> None:
    state, at = meadow(LINE, quiet=39, actions=1, turn=1)
    assert slid(state, at["V"], at["x"]).winner == 1


@clause("F33")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_nobody_can_do_anything_is_a_draw(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No patch is as stiff as that, it seems: some tile at its rim is always free. So let us say it were."""
    others = {2: "1", 3: "1 2", 4: "1 2 3"}[number]
    state, at = meadow(f" R x . y O\n0 c c c c {others}", actions=1)
    monkeypatch.setattr(turns, "can_act", lambda _state: False)
    done = slid(state, at["R"], at["x"])
    assert (done.ending, done.winner) == ("stuck", None)
    assert facts(state, Slide(at["R"]), SlideTo(at["x"])) == ["slid", *["no-action"] * (number - 1), "ended-stuck"]
    result = GAME.result(done)
    assert result is not None
    assert (len(result.ranking), result.ending) == (1, "F33")


@clause("F33")
def test_one_who_still_can_act_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    state, at = meadow(" R x . y O\n0 c c c c 1 2", actions=1)
    for able in range(3):
        monkeypatch.setattr(turns, "can_act", lambda state, able=able: state.turn == able)
        assert slid(state, at["R"], at["x"]).ending == ""
        assert slid(state, at["R"], at["x"]).turn == able


def test_a_running_game_has_no_result() -> None:
    state, _at = meadow(LINE)
    assert GAME.result(state) is None
    assert GAME.result(replace(state, ending="quiet")) is not None


def test_a_draw_ticks_and_a_lost_game_alone_says_no() -> None:
    state, at = meadow(SHUTTLE, quiet=39, actions=1, turn=1)
    assert played(do(state, Slide(at["R"])), SlideTo(at["x"])).facts[-1].sound == "tick"
    alone, at = meadow("x c 0 C y", under="RR")
    assert played(alone, Flip(at["C"])).facts[-1].sound == "no"
