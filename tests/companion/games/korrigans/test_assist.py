"""Beside the boxed game: the draw nobody forgets, the turns, the sheets."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion import games
from companion.chance import Chance
from companion.contract import Light, Offer, Refused, decide
from companion.games.korrigans import ASSIST
from companion.games.korrigans.assist_pieces import (
    CAULDRON,
    DRAW,
    LAST,
    OVER,
    PUT,
    SHEETS,
    TURN,
    CauldronPlaced,
    Done,
    Drew,
    Options,
    State,
    Write,
)
from companion.games.korrigans.map import OURS
from companion.games.korrigans.rainbow import Draw, EndTurn, PutCloud, PutSun
from tests.clauses import clause
from tests.companion.games.korrigans.stage import PLAYERS, rainbow

SIX = "red orange yellow green blue indigo"


def table(players: int = 3, first: int = 0, bag: str = "cloth") -> State:
    state: State = ASSIST.setup(PLAYERS[:players], first, Options(bag=bag), Chance(b"luck"))  # type: ignore[arg-type]
    return state


def play(state: State, *moves: Any) -> State:
    """The state after these moves, each by somebody who may act."""
    for move in moves:
        state = decide(ASSIST, state, min(ASSIST.actors(state)), move, Chance(b"luck")).state
    return state


def drew(colour: str) -> Drew:
    return Drew(f"colour:{colour}")


def refusal(state: State, move: Any, player: int | None = None) -> tuple[str, str]:
    with pytest.raises(Refused) as no:
        decide(ASSIST, state, min(ASSIST.actors(state)) if player is None else player, move, Chance(b"luck"))
    return no.value.clause, no.value.text.key


def sheets(players: int = 3, first: int = 0) -> State:
    return replace(table(players, first), phase=SHEETS, rainbow=replace(rainbow(SIX), latest=6, placed=False, bag=(1,) * 7))


def lit(state: State, choice: Any = None) -> dict[str, Light]:
    return {light.place: light for light in ASSIST.scene(ASSIST.view(state, None), Offer(choice) if choice else None)}


@clause("K80", "K12", "K20")
def test_the_first_player_holds_the_bag_and_nothing_starts_without_the_draw() -> None:
    state = table(first=2, bag="box")
    assert ASSIST.actors(state) == {2}
    assert [offer.move for offer in ASSIST.moves(state, 2)] == [Draw()]
    assert refusal(state, EndTurn()) == ("K20", "draw-first")
    assert refusal(state, Draw(), player=0) == ("H1", "not-your-turn")
    assert ASSIST.view(state, 2).prompt.key == "prompt-draw-you"
    assert ASSIST.view(state, None).prompt.key == "prompt-draw-wait"


@clause("K80")
def test_only_those_who_are_asked_can_answer() -> None:
    over = replace(sheets(2), phase=OVER)
    for state, player, move in ((table(2), 1, drew("red")), (over, 0, Done())):
        with pytest.raises(Refused) as no:
            ASSIST.play(state, player, move, Chance(b"luck"))
        assert (no.value.clause, no.value.text.key) == ("H1", "not-your-turn")


@clause("K80")
def test_the_lights_spin_and_land_on_the_colour() -> None:
    played = decide(ASSIST, table(bag="box"), 0, Draw(), Chance(b"luck"))
    colour = played.facts[0].sound
    assert played.facts[0].light == Light(f"arch:{colour}", colour, "spin")
    assert played.facts[0].args["colour"] == f"colour:{colour}"
    assert ASSIST.moves(table(bag="box"), 0)[0].final


@clause("K3", "K80")
def test_a_third_indigo_is_refused() -> None:
    state = play(table(2), drew("indigo"), PutSun("sun:1"), EndTurn(), EndTurn(), drew("indigo"), PutCloud("cloud:1"), EndTurn(), EndTurn())
    assert refusal(state, drew("indigo")) == ("K3", "both-pawns-out")
    assert drew("indigo") not in [offer.move for offer in ASSIST.moves(state, 0)]
    assert refusal(state, drew("pink")) == ("K3", "no-such-colour")


@clause("K80")
def test_each_bag_has_its_own_way_to_draw() -> None:
    assert refusal(table(bag="cloth"), Draw()) == ("K20", "say-the-colour")
    assert refusal(table(bag="box"), drew("red")) == ("K20", "the-table-draws")


@clause("K21", "K22", "K80")
def test_a_new_colour_gets_a_sun_and_a_known_one_a_cloud() -> None:
    state = play(table(), drew("red"))
    assert ASSIST.view(state, 0).prompt.key == "prompt-sun-you"
    assert ASSIST.view(state, 0).destination == "sun"
    assert len(ASSIST.moves(state, 0)) == 7
    assert refusal(state, PutCloud("cloud:1")) == ("K21", "needs-a-sun")
    state = play(state, PutSun("sun:3"), *3 * [EndTurn()], drew("red"))
    assert ASSIST.view(state, 1).prompt.key == "prompt-cloud-you"
    assert refusal(state, PutSun("sun:1")) == ("K22", "needs-a-cloud")
    state = play(state, PutCloud("cloud:5"))
    seen = ASSIST.view(state, None)
    assert (seen.suns[2], seen.clouds[4], seen.twice, seen.once) == ("colour:red", "colour:red", ("colour:red",), ())
    assert len(seen.cells) == 36
    assert "sun:3" not in seen.free_suns
    assert "cloud:5" not in seen.free_clouds


@clause("K20", "K81")
def test_the_bag_goes_left_and_each_has_a_turn_from_the_first_player() -> None:
    state, order = play(table(3, first=1), drew("red"), PutSun("sun:1")), []
    while state.phase == TURN:
        order.append(state.turn)
        assert refusal(state, drew("red")) == ("K20", "already-drawn")
        state = play(state, EndTurn())
    assert (order, state.phase, state.holder, state.round) == ([1, 2, 0], DRAW, 2, 2)


@clause("K20", "K80")
def test_did_we_draw_is_answered_by_prompt_and_lights() -> None:
    state = table(2)
    assert lit(state)["pot"] == Light("pot", "moon", "breathe")
    state = play(state, drew("green"))
    assert lit(state)["pot"] == Light("pot", "green", "pulse")
    state = play(state, PutSun("sun:1"))
    assert lit(state)["pot"] == Light("pot", "green", "steady")
    assert ASSIST.view(state, None).prompt.args["colour"] == "colour:green"
    assert lit(state)["player:0"] == Light("player:0", "red", "breathe")
    assert lit(state)["player:1"] == Light("player:1", "moon", "steady")


@clause("K80")
def test_the_choice_under_the_button_is_lit() -> None:
    state = play(table(2), drew("green"))
    assert lit(state, PutSun("sun:7"))["arch:violet"] == Light("arch:violet", "moon", "pulse")
    assert lit(state, PutCloud("cloud:1"))["ring:0/7"] == Light("ring:0/7", "moon", "pulse")
    assert lit(table(2), drew("blue"))["arch:blue"] == Light("arch:blue", "blue", "pulse")
    assert lit(table(2, bag="box"), Draw())["pot"] == Light("pot", "moon", "pulse")


@clause("K24", "K80")
def test_under_five_clouds_the_next_players_draw_and_nobody_moves() -> None:
    state = replace(table(3), rainbow=rainbow(SIX, "red orange yellow green"), holder=1)
    state = play(state, drew("blue"), PutCloud("cloud:5"))
    assert (state.phase, state.holder) == (DRAW, 2)
    assert ASSIST.view(state, 2).prompt.key == "prompt-storm-you"
    assert ASSIST.view(state, 0).caption.key == "caption-storm"
    state = play(state, drew("indigo"), PutCloud("cloud:7"))
    assert (state.phase, state.holder) == (DRAW, 0)
    assert ASSIST.view(state, None).ending == (2, 2)
    assert ASSIST.view(state, None).cells == ("cell:7,6",)


@clause("K23", "K60", "K80")
def test_the_seventh_colour_brings_the_cauldron_and_a_last_turn_for_each() -> None:
    state = replace(table(3, first=1), rainbow=rainbow(SIX), holder=0)
    state = play(state, drew("violet"))
    assert (state.phase, ASSIST.actors(state)) == (CAULDRON, {0})
    assert refusal(state, EndTurn()) == ("K60", "place-the-cauldron")
    assert refusal(state, PutSun("sun:7")) == ("K20", "pawn-is-placed")
    assert ASSIST.view(state, None).cells == tuple(f"cell:7,{column}" for column in range(1, 8))
    state, order = play(state, CauldronPlaced()), []
    while state.phase == LAST:
        order.append(state.turn)
        assert refusal(state, drew("red")) == ("K23", "rainbow-complete")
        state = play(state, EndTurn())
    assert (order, state.phase, ASSIST.actors(state)) == ([1, 2, 0], SHEETS, {0, 1, 2})


@clause("K24", "K80", "K81")
def test_after_each_step_the_table_calls_the_next_one_by_name() -> None:
    state = replace(table(2, first=1), rainbow=rainbow(SIX, "red orange yellow"))
    called = []
    for move in [drew("green"), PutCloud("cloud:4"), EndTurn(), EndTurn(), drew("blue"), PutCloud("cloud:5")]:
        step = decide(ASSIST, state, min(ASSIST.actors(state)), move, Chance(b""))
        called += [(fact.key, fact.args.get("player")) for fact in step.facts if fact.key not in ("drew", "put-on-cloud", "turn-ended")]
        state = step.state
    turns = [("to-move", "player:1"), ("to-move", "player:0"), ("to-draw", "player:0")]
    assert called == [*turns, ("storm", None), ("to-draw", "player:1")]
    step = decide(ASSIST, play(state, drew("indigo")), 1, PutCloud("cloud:6"), Chance(b""))
    assert [fact.key for fact in step.facts] == ["put-on-cloud", "to-draw"]  # the storm is told once
    state = play(step.state, drew("violet"), CauldronPlaced(), EndTurn())
    assert [fact.key for fact in decide(ASSIST, state, 0, EndTurn(), Chance(b"")).facts] == ["turn-ended", "sheets-open"]


@clause("K80", "K60")
def test_with_a_map_the_fields_are_named_too() -> None:
    state = replace(table(2), map=OURS, rainbow=replace(rainbow(SIX), clouds=(0, 1, 2, -1, 3, 4, 5)))
    assert ASSIST.view(state, None).cells == ("cell:7,4",)
    assert ASSIST.view(state, None).gold_fields == ("field:P",)
    assert ASSIST.view(replace(state, map=""), None).gold_fields == ()
    given: State = ASSIST.setup(PLAYERS[:2], 0, Options(map=OURS), Chance(b"luck"))
    assert len(ASSIST.view(given, 0).gold_fields) == 17


@clause("K7", "K80")
def test_a_map_that_can_not_be_read_is_refused_before_the_game() -> None:
    with pytest.raises(Refused, match="map-row-length"):
        ASSIST.setup(PLAYERS[:2], 0, Options(map=OURS.replace("AAAABBBBB", "AAAABBBB", 1)), Chance(b"luck"))


@clause("K60")
def test_the_cauldron_waits_for_the_seventh_colour() -> None:
    assert refusal(table(), CauldronPlaced()) == ("K60", "no-cauldron-yet")
    assert refusal(play(table(), drew("red")), EndTurn()) == ("K20", "place-first")
    assert play(table(), drew("red")).phase == PUT


@clause("K81")
def test_time_runs_only_for_those_whose_sheet_is_not_done() -> None:
    assert ASSIST.waits(table(3, first=1)) == {1}
    state = decide(ASSIST, sheets(3), 1, Done(), Chance(b"")).state
    lines = [Write(f"line:{line}", 0) for line in ("clovers", "menhirs", "elves", "goblins", "korrigans", "companions")]
    assert [offer.move for offer in ASSIST.moves(state, 0)] == [*lines, Done()]
    assert [offer.move for offer in ASSIST.moves(state, 1)] == lines
    assert ASSIST.actors(state) == {0, 1, 2}
    assert ASSIST.waits(state) == {0, 2}
    prompt = ASSIST.view(state, 1).prompt
    assert (prompt.key, prompt.args) == ("prompt-sheet-wait", {"player": "player:0", "count": 2})
    assert ASSIST.view(state, 2).prompt.key == "prompt-sheet-you"
    assert [lit(state)[f"player:{player}"].effect for player in range(3)] == ["breathe", "steady", "breathe"]


@clause("K71", "K81")
def test_the_end_names_the_winner_and_lights_the_seat() -> None:
    state = decide(ASSIST, sheets(3, first=1), 2, Write("line:clovers", 7), Chance(b"")).state
    for player in (0, 1):
        state = decide(ASSIST, state, player, Done(), Chance(b"")).state
    step = decide(ASSIST, state, 2, Done(), Chance(b""))
    assert [(fact.key, fact.args["player"], fact.args["total"]) for fact in step.facts] == [
        ("sheet-done", "player:2", 7),
        ("won", "player:2", 7),
    ]
    assert ASSIST.result(step.state).ending == "K23"  # type: ignore[union-attr]
    storm = replace(step.state, rainbow=replace(rainbow(SIX, "red orange yellow green blue"), latest=6, placed=False))
    assert ASSIST.result(storm).ending == "K24"  # type: ignore[union-attr]
    prompt = ASSIST.view(step.state, 0).prompt
    assert (prompt.key, prompt.args) == ("prompt-over", {"player": "player:2", "total": 7})
    seats = {place: light for place, light in lit(step.state).items() if place.startswith("player")}
    assert seats == {"player:2": Light("player:2", "green", "rainbow")}


@clause("K81")
def test_no_seat_is_lit_for_winning_before_the_end_or_when_nobody_counted() -> None:
    begun = decide(ASSIST, sheets(2), 1, Write("line:clovers", 7), Chance(b"")).state
    assert [lit(begun)[f"player:{player}"].effect for player in range(2)] == ["breathe", "breathe"]
    over = decide(ASSIST, play(sheets(2), Done()), 1, Done(), Chance(b"")).state
    assert over.phase == OVER
    assert [lit(over)[f"player:{player}"].effect for player in range(2)] == ["steady", "steady"]


@clause("K80")
def test_once_the_cauldron_is_there_nobody_has_the_bag() -> None:
    state = play(replace(table(3), rainbow=rainbow(SIX), holder=1), drew("violet"))
    assert lit(state)["player:1"] == Light("player:1", "yellow", "breathe")
    state = play(state, CauldronPlaced())
    assert {place for place in lit(state) if place.startswith("player")} == {"player:0"}
    assert lit(state)["pot"] == Light("pot", "gold", "breathe")


@clause("K81", "K70")
def test_all_fill_in_their_sheets_at_once_and_may_correct_until_all_are_done() -> None:
    state = sheets(2)
    state = decide(ASSIST, state, 1, Write("line:clovers", 12), Chance(b"")).state
    state = decide(ASSIST, state, 0, Write("line:clovers", 9), Chance(b"")).state
    state = decide(ASSIST, state, 0, Done(), Chance(b"")).state
    assert refusal(state, Done(), 0) == ("K81", "already-done")
    assert ASSIST.view(state, 0).prompt.key == "prompt-sheet-wait"
    state = decide(ASSIST, state, 0, Write("line:clovers", 7), Chance(b"")).state
    assert state.done == (False, False)
    state = decide(ASSIST, state, 0, Done(), Chance(b"")).state
    state = decide(ASSIST, state, 1, Done(), Chance(b"")).state
    assert state.phase == OVER
    assert ASSIST.result(state).totals == (7, 12)  # type: ignore[union-attr]


@clause("K70")
@pytest.mark.parametrize(
    ("line", "high"), [("clovers", 80), ("menhirs", 20), ("elves", 2), ("goblins", 2), ("korrigans", 2), ("companions", 20)]
)
def test_each_line_has_its_range(line: str, high: int) -> None:
    state = sheets(2)
    offers = {offer.move.line: (offer.low, offer.high) for offer in ASSIST.moves(state, 0) if isinstance(offer.move, Write)}
    assert offers[f"line:{line}"] == (0, high)
    assert refusal(state, Write(f"line:{line}", high + 1), 0) == ("K70", "number-out-of-range")
    assert refusal(state, Write(f"line:{line}", -1), 0) == ("K70", "number-out-of-range")


@clause("K81")
@pytest.mark.parametrize(("one", "other"), [("elves", "goblins"), ("goblins", "elves")])
def test_the_box_has_two_of_each_token_and_a_korrigan_holds_one(one: str, other: str) -> None:
    def wrote(state: State, player: int, line: str, number: int) -> State:
        return decide(ASSIST, state, player, Write(f"line:{line}", number), Chance(b"")).state

    def highest(state: State, player: int) -> tuple[int | None, ...]:
        highs = {offer.move.line: offer.high for offer in ASSIST.moves(state, player) if isinstance(offer.move, Write)}
        return highs[f"line:{one}"], highs[f"line:{other}"]

    state = wrote(sheets(3), 0, one, 1)
    assert [highest(state, player) for player in range(3)] == [(2, 1), (1, 2), (1, 2)]
    assert refusal(state, Write(f"line:{one}", 2), 1) == ("K81", "two-tokens-in-the-box")
    assert refusal(state, Write(f"line:{other}", 2), 0) == ("K81", "one-token-a-korrigan")
    state = wrote(state, 1, one, 1)
    assert refusal(state, Write(f"line:{one}", 1), 2) == ("K81", "two-tokens-in-the-box")
    state = wrote(wrote(wrote(state, 0, one, 0), 1, one, 0), 2, one, 2)
    assert [highest(state, player) for player in range(3)] == [(0, 2), (0, 2), (2, 0)]
    assert refusal(state, Write(f"line:{other}", 1), 2) == ("K81", "one-token-a-korrigan")
    ASSIST.check(state)


@clause("K4", "K81")
def test_check_finds_sheets_that_can_not_be() -> None:
    for line, number, why in (("elves", 3, "two elves"), ("goblins", 3, "two goblins")):
        one, *others = sheets(2).sheets
        with pytest.raises(AssertionError, match=why):
            ASSIST.check(replace(sheets(2), sheets=(replace(one, **{line: number}), *others)))


@clause("K70", "K71", "K81")
@pytest.mark.parametrize(
    ("first", "written", "totals", "ranking"),
    [
        (0, [{"clovers": 3, "menhirs": 2, "elves": 1, "korrigans": 1}, {"clovers": 2, "korrigans": 2, "goblins": 1}], (17, 15), [0, 1]),
        (0, [{"goblins": 2}, {"clovers": 0}], (-4, 0), [1, 0]),
        (0, [{"clovers": 5, "companions": 3}, {"clovers": 5, "companions": 2}], (5, 5), [0, 1]),
        (0, [{"clovers": 5, "companions": 2}, {"clovers": 5, "companions": 2}], (5, 5), [1, 0]),
        (1, [{"clovers": 5, "companions": 2}, {"clovers": 5, "companions": 2}], (5, 5), [0, 1]),
    ],
)
def test_the_table_adds_up_and_finds_the_winner(
    first: int, written: list[dict[str, int]], totals: tuple[int, int], ranking: list[int]
) -> None:
    state = sheets(2, first)
    for player, lines in enumerate(written):
        for line, number in lines.items():
            state = decide(ASSIST, state, player, Write(f"line:{line}", number), Chance(b"")).state
        state = decide(ASSIST, state, player, Done(), Chance(b"")).state
    result = ASSIST.result(state)
    assert result is not None
    assert (result.totals, result.ranking) == (totals, tuple((player,) for player in ranking))
    assert len(result.lines) == 12


@clause("K81")
def test_sheets_come_last_and_need_a_line_that_exists() -> None:
    assert refusal(table(), Write("line:clovers", 3)) == ("K70", "sheets-come-last")
    assert refusal(sheets(), Write("line:beards", 3), 1) == ("K70", "no-such-line")
    assert refusal(sheets(), Draw(), 1) == ("K70", "fill-the-sheet")


def test_both_ways_to_play_are_found() -> None:
    assert ("korrigans", "assist") in games.find().games
    assert ("korrigans", "play") in games.find().games
