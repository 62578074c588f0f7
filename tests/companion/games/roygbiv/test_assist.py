"""Beside the boxed game: the default colour, turns by the scale, who was first, and the rainbows that people count."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import TABLE, Due, Fact, Light, Offer, Played, Player, Refused, TooLate, decide
from companion.games.roygbiv import ASSIST
from companion.games.roygbiv.assist_pieces import (
    COUNT,
    DRAW,
    OVER,
    PLAY,
    AddRainbow,
    Cards,
    Claim,
    Done,
    DrawDefault,
    Finish,
    LetGo,
    Own,
    Rainbow,
    State,
    Stop,
)
from companion.games.roygbiv.pieces import NOBODY, EndTurn, Options
from companion.kit.colours import NAMES
from tests.clauses import clause

Play = tuple[int, Any]
ZOE, BOB, ANN = 0, 1, 2  # as they sit; by the scale it is Ann (red), Zoe (green), Bob (violet)
COLOURS = ("green", "violet", "red")


def table(mode: Any = "turns", colours: tuple[str, ...] = COLOURS, drawn: bool = True) -> State:
    state: State = ASSIST.setup([Player(name.title(), name) for name in colours], 1, Options(mode), Chance(b"luck"))
    return replace(state, phase=PLAY, default="blue", turn=state.order[0] if mode == "turns" else NOBODY) if drawn else state


def played(state: State, player: int, move: Any) -> Played[State]:
    after = decide(ASSIST, state, player, move, Chance(b"luck"))
    ASSIST.check(after.state)
    return after


def after(state: State, *story: Play) -> State:
    for player, move in story:
        state = played(state, player, move).state
    return state


def refusal(state: State, player: int, move: Any) -> tuple[str, str]:
    with pytest.raises(Refused) as no:
        played(state, player, move)
    return no.value.clause, no.value.text.key


def offered(state: State, player: int) -> list[Any]:
    return [offer.move for offer in ASSIST.moves(state, player)]


def lit(state: State, choice: Any = None) -> dict[str, Light]:
    return {light.place: light for light in ASSIST.scene(ASSIST.view(state, None), Offer(choice) if choice else None)}


def prompts(state: State) -> list[str]:
    """What Zoe, Bob, Ann and the TV read."""
    return [ASSIST.view(state, reader).prompt.key for reader in (*range(len(state.colours)), None)]


def counting(*sheets: str, finisher: int = NOBODY, colours: tuple[str, ...] = COLOURS) -> State:
    """All count: ``"8/1 3"`` is a rainbow of eight cards, one in the own colour, and one of three."""
    state = table(colours=colours)
    rainbows = [tuple(Rainbow(*map(int, word.split("/"))) for word in sheet.split()) for sheet in sheets]
    rainbows += [()] * (len(colours) - len(sheets))
    ending = "R60" if finisher != NOBODY else "R24"
    return replace(state, phase=COUNT, turn=NOBODY, sheets=tuple(rainbows), ending=ending, finisher=finisher)


def add(player: int, number: int) -> AddRainbow:
    return AddRainbow(f"player:{player}", number)


def cards(player: int, rainbow: int, number: int) -> Cards:
    return Cards(f"player:{player}", f"rainbow:{rainbow}", number)


def own(player: int, rainbow: int, number: int) -> Own:
    return Own(f"player:{player}", f"own:{rainbow}", number)


# --- the default colour


@clause("R80", "R10", "R13")
def test_the_one_nearest_to_red_draws_the_default_colour_and_nothing_goes_before_it() -> None:
    state = table(drawn=False)
    assert (state.phase, state.order) == (DRAW, (ANN, ZOE, BOB))
    assert ASSIST.actors(state) == ASSIST.waits(state) == {ANN}
    assert ASSIST.moves(state, ANN) == (Offer(DrawDefault(), final=True),)
    assert prompts(state) == ["prompt-default-wait", "prompt-default-wait", "prompt-default-you", "prompt-default-wait"]
    assert refusal(state, ANN, EndTurn()) == refusal(state, ANN, Finish()) == ("R10", "default-first")
    assert refusal(state, BOB, DrawDefault()) == ("H1", "not-your-turn")
    assert refusal(after(state, (ANN, DrawDefault())), ANN, DrawDefault()) == ("R10", "default-is-drawn")


@clause("R80", "R10")
def test_the_default_colour_is_one_that_nobody_has_and_each_of_them_can_come() -> None:
    drawn = {decide(ASSIST, table(drawn=False), ANN, DrawDefault(), Chance(bytes([luck]))).state.default for luck in range(60)}
    assert drawn == {*NAMES} - {*COLOURS}


@clause("R80")
def test_the_lights_spin_and_land_on_the_default_colour_which_stays() -> None:
    drawn = played(table(drawn=False), ANN, DrawDefault())
    name = drawn.state.default
    assert drawn.facts == (
        Fact("default-drawn", {"player": "player:2", "colour": f"colour:{name}"}, light=Light(f"arch:{name}", name, "spin"), sound=name),
    )
    assert lit(table(drawn=False)) == {
        "pot": Light("pot", "moon", "breathe"),
        "player:0": Light("player:0", "green"),
        "player:1": Light("player:1", "violet"),
        "player:2": Light("player:2", "red", "breathe"),
    }
    assert lit(drawn.state)[f"arch:{name}"] == Light(f"arch:{name}", name)
    assert drawn.state.turn == ANN, "who drew begins"


@clause("R80", "R13", "R23")
def test_after_the_draw_the_prompt_reminds_of_the_first_centre_card_and_of_specials_once() -> None:
    state = table()
    assert prompts(state) == ["prompt-box-first-wait", "prompt-box-first-wait", "prompt-box-first-you", "prompt-box-first-wait"]
    assert ASSIST.view(state, ANN).prompt.args == {"player": "player:2", "colour": "colour:blue"}
    later = after(state, (ANN, EndTurn()))
    assert prompts(later)[ZOE] == "prompt-box-turn-you"
    assert prompts(after(later, (ZOE, EndTurn()), (BOB, EndTurn())))[ANN] == "prompt-box-turn-you", "not in the second round"
    race = table("fast")
    assert prompts(race) == ["prompt-race-first"] * 4
    assert ASSIST.view(race, None).prompt.args == {"player": "player:2", "colour": "colour:blue"}
    assert prompts(after(race, (BOB, Claim()), (BOB, LetGo(1)))) == ["prompt-race"] * 4


# --- turns


@clause("R80", "R50")
def test_turns_go_by_the_scale_and_rounds_are_counted() -> None:
    state, seen = table(), []
    for _ in range(7):
        seen.append((state.turn, state.round))
        assert ASSIST.waits(state) == {state.turn}
        for player in (ZOE, BOB, ANN):
            assert (EndTurn() in offered(state, player)) == (player == state.turn)
            assert ASSIST.press(state, player) == (EndTurn() if player == state.turn else None)
        turn = played(state, state.turn, EndTurn())
        state = turn.state
        assert [(fact.key, fact.args["player"], fact.sound) for fact in turn.facts] == [("turn-came", f"player:{state.turn}", "turn")]
    assert seen == [(ANN, 1), (ZOE, 1), (BOB, 1), (ANN, 2), (ZOE, 2), (BOB, 2), (ANN, 3)]
    assert ASSIST.view(state, None).caption.args == {"round": 3}


@clause("R80", "R50")
def test_out_of_turn_nobody_ends_one_and_in_turns_nobody_needs_to_be_first() -> None:
    assert refusal(table(), BOB, EndTurn()) == ("R50", "not-in-turn")
    assert refusal(table(), ANN, Claim()) == ("R80", "turns-have-no-race")
    assert refusal(table(), ANN, LetGo(0)) == ("R80", "nothing-to-let-go")
    assert refusal(table("fast"), ANN, EndTurn()) == ("R80", "race-has-no-turns")
    assert ASSIST.undo(table())


@clause("R80", "R50")
def test_seats_and_ring_show_the_order_and_who_is_on() -> None:
    lights = lit(after(table(), (ANN, EndTurn())))
    assert [lights[f"ring:{at}/3"] for at in range(3)] == [
        Light("ring:0/3", "red"),
        Light("ring:1/3", "green", "breathe"),
        Light("ring:2/3", "violet"),
    ]
    assert [lights[f"player:{at}"].effect for at in range(3)] == ["breathe", "steady", "steady"]


@clause("R80")
def test_a_finger_that_points_at_the_end_sees_the_arch_beat_and_gold_for_the_own_last_card() -> None:
    for move, pot in ((Finish(), True), (Stop(), False)):
        lights = lit(table(), move)
        assert lights["arch"] == Light("arch", "gold", "pulse")
        assert (lights.get("pot") == Light("pot", "gold", "pulse")) == pot
    assert lit(table(), EndTurn())["player:2"] == Light("player:2", "red", "pulse")
    assert lit(table("fast"), EndTurn()) == lit(table("fast"))


# --- the race


@clause("R80")
def test_everybody_may_be_first_until_somebody_is() -> None:
    race = table("fast")
    assert ASSIST.waits(race) == frozenset()
    for player in (ZOE, BOB, ANN):
        assert offered(race, player) == [Claim(), Finish(), Stop()]
        assert ASSIST.press(race, player) == Claim()
    claimed = played(race, BOB, Claim())
    assert (claimed.state.claimer, claimed.state.claims, claimed.facts[0].key, claimed.facts[0].sound) == (BOB, 1, "claimed", "violet")
    assert ASSIST.waits(claimed.state) == {BOB}
    assert offered(claimed.state, BOB) == [LetGo(1), Finish(), Stop()]
    assert ASSIST.press(claimed.state, BOB) == LetGo(1)
    for player in (ZOE, ANN):
        assert offered(claimed.state, player) == [Finish(), Stop()]
        assert ASSIST.press(claimed.state, player) == Claim()
    assert prompts(claimed.state) == ["prompt-claim-wait", "prompt-claim-you", "prompt-claim-wait", "prompt-claim-wait"]


@clause("R80")
def test_who_comes_second_is_too_late_and_is_told_who_was_first() -> None:
    claimed = after(table("fast"), (BOB, Claim()))
    with pytest.raises(TooLate) as no:
        played(claimed, ANN, Claim())
    assert (no.value.clause, no.value.text.key, no.value.text.args) == ("R80", "too-late-first", {"player": "player:1"})
    assert refusal(claimed, BOB, Claim()) == ("R80", "already-first")


@clause("R80")
def test_only_the_first_or_time_lets_go_and_only_of_this_claim() -> None:
    claimed = after(table("fast"), (BOB, Claim()))
    assert refusal(claimed, ANN, LetGo(1)) == ("R80", "not-yours-to-let-go")
    assert refusal(claimed, BOB, LetGo(0)) == ("R80", "nothing-to-let-go")
    for who, said in ((BOB, "let-go"), (TABLE, "claim-lapsed")):
        free = played(claimed, who, LetGo(1))
        assert (free.state.claimer, free.facts[0].key, free.facts[0].args) == (NOBODY, said, {"player": "player:1"})
        assert refusal(free.state, who, LetGo(1)) == ("R80", "nothing-to-let-go")
    again = after(claimed, (BOB, LetGo(1)), (ANN, Claim()))
    assert refusal(again, TABLE, LetGo(1)) == ("R80", "nothing-to-let-go"), "an old alarm does not ring for a new claim"


@clause("R80")
def test_each_claim_has_its_own_ten_seconds() -> None:
    claimed = after(table("fast"), (BOB, Claim()))
    assert ASSIST.due(table("fast")) is None
    assert ASSIST.due(claimed) == Due("claim:1", 10, LetGo(1))
    assert ASSIST.due(after(claimed, (BOB, LetGo(1)), (ANN, Claim()))) == Due("claim:2", 10, LetGo(2))
    for move in (Claim(), Finish(), EndTurn(), Done()):
        assert refusal(claimed, TABLE, move) == ("H1", "not-your-turn")


@clause("R80")
def test_the_seat_of_the_first_is_lit_alone() -> None:
    assert lit(table("fast")) == {
        "arch:blue": Light("arch:blue", "blue"),
        "player:0": Light("player:0", "green", "breathe"),
        "player:1": Light("player:1", "violet", "breathe"),
        "player:2": Light("player:2", "red", "breathe"),
    }
    assert lit(after(table("fast"), (BOB, Claim()))) == {
        "arch:blue": Light("arch:blue", "blue"),
        "player:1": Light("player:1", "violet"),
        "ring": Light("ring", "violet", "countdown"),
    }


@clause("R80")
def test_who_was_first_is_never_taken_back_but_the_end_of_play_is() -> None:
    claimed = after(table("fast"), (BOB, Claim()))
    assert not ASSIST.undo(claimed)
    ended = played(claimed, ANN, Finish())
    assert ASSIST.undo(ended.state)
    assert not ended.reveals
    assert ASSIST.due(ended.state) is None
    assert ASSIST.press(ended.state, BOB) is None


# --- the end, and counting


@clause("R80", "R60", "R63", "R24")
@pytest.mark.parametrize("mode", ["turns", "fast"])
def test_anybody_may_say_that_it_is_over(mode: str) -> None:
    done = played(table(mode), BOB, Finish())
    assert (done.state.phase, done.state.ending, done.state.finisher, done.state.turn) == (COUNT, "R60", BOB, NOBODY)
    assert [fact.key for fact in done.facts] == ["ended-finished", "count-open"]
    assert ASSIST.view(done.state, None).points == (0, 7, 0)
    stuck = played(table(mode), ZOE, Stop())
    assert (stuck.state.phase, stuck.state.ending, stuck.state.finisher) == (COUNT, "R24", NOBODY)
    assert [fact.key for fact in stuck.facts] == ["ended-stuck", "count-open"]
    assert refusal(stuck.state, ANN, Stop()) == refusal(stuck.state, ANN, DrawDefault()) == ("R60", "count-now")
    assert refusal(table(mode), ANN, add(0, 3)) == refusal(table(mode), ANN, Done()) == ("R60", "count-comes-last")


@clause("R80", "R61", "R62")
@pytest.mark.parametrize(
    ("rainbow", "points"), [("8/1", 18), ("6", 6), ("6/2", 8), ("7", 14), ("7/2", 18), ("2", 2), ("2/1", 3), ("8/1 3 2/2", 25)]
)
def test_rainbows_are_worth_what_the_rules_say(rainbow: str, points: int) -> None:
    state = counting(rainbow)
    assert ASSIST.view(state, None).points == (points, 0, 0)
    assert sum(row.points for row in ASSIST.view(state, None).rows[ZOE]) == points
    result = ASSIST.result(after(state, (ZOE, Done()), (BOB, Done()), (ANN, Done())))
    assert result is not None
    assert result.totals == (points, 0, 0)
    assert sum(line.points for line in result.lines) == points
    assert {line.clause for line in result.lines} == ({"R61", "R62"} if points >= 14 else {"R61"})


@clause("R80", "R62")
def test_the_rainbow_of_the_book_is_a_few_taps() -> None:
    state = after(counting(), (BOB, add(ZOE, 8)), (BOB, own(ZOE, 1, 1)))
    view = ASSIST.view(state, None)
    assert [(row.cards, row.own, row.points, row.double) for row in view.rows[ZOE]] == [(8, 1, 18, True)]
    assert not ASSIST.view(counting("6"), None).rows[ZOE][0].double
    assert ASSIST.view(counting("7"), None).rows[ZOE][0].double


@clause("R80")
def test_anybody_writes_for_anybody_and_whose_sheet_is_written_is_not_done_any_more() -> None:
    state = after(counting("3"), (ZOE, Done()), (BOB, Done()))
    assert ASSIST.waits(state) == {ANN}
    assert ASSIST.actors(state) == {ZOE, BOB, ANN}
    assert offered(state, ANN)[0] == Done()
    assert Done() not in offered(state, BOB)
    assert refusal(state, BOB, Done()) == ("R80", "already-done")
    for move in (add(ZOE, 4), cards(ZOE, 1, 5), cards(ZOE, 1, 0), own(ZOE, 1, 2)):
        written = after(state, (ANN, move))
        assert written.done == (False, True, False)
    assert prompts(state) == ["prompt-count-wait", "prompt-count-wait", "prompt-count-you", "prompt-count-wait"]
    assert ASSIST.view(state, None).prompt.args == {"player": "player:2", "count": 1}
    assert ASSIST.view(counting("8/1"), ZOE).prompt.args == {"points": 18}


@clause("R80")
def test_buttons_only_say_that_it_is_counted() -> None:
    able = [offer for offer in ASSIST.moves(counting("8/1 3", "5"), BOB) if offer.low is None]
    assert able == [Offer(Done())]


@clause("R80", "R1")
def test_all_rainbows_together_have_no_more_cards_than_the_box() -> None:
    state = counting("30", "30")
    highs = {offer.move: offer.high for offer in ASSIST.moves(state, ANN) if offer.low is not None}
    assert highs[add(ANN, 2)] == 3
    assert highs[cards(ZOE, 1, 0)] == 33
    assert refusal(state, ANN, add(ANN, 4)) == refusal(state, ANN, cards(BOB, 1, 34)) == ("R1", "cards-out-of-range")
    assert refusal(state, ANN, add(ANN, 1)) == refusal(state, ANN, cards(ZOE, 1, -1)) == ("R1", "cards-out-of-range")
    full = after(state, (ANN, add(ANN, 3)))
    assert ASSIST.view(full, None).cards_left == 0
    assert not [move for move in offered(full, ANN) if isinstance(move, AddRainbow)]
    assert Offer(add(ANN, 2), 2, 2) in ASSIST.moves(counting("30", "31"), ANN), "the last two"
    nearly = after(state, (ANN, add(ANN, 2)))
    assert not [move for move in offered(nearly, ANN) if isinstance(move, AddRainbow)], "one card is no rainbow"


@clause("R80", "R1")
def test_a_sheet_has_no_more_own_cards_than_the_rainbow_and_than_the_box() -> None:
    state = counting("8/1 9/4 3")
    highs = {offer.move: offer.high for offer in ASSIST.moves(state, ANN) if offer.low is not None}
    assert [highs[own(ZOE, rainbow, 0)] for rainbow in (1, 2, 3)] == [3, 6, 2]
    assert refusal(state, ANN, own(ZOE, 1, 4)) == refusal(state, ANN, own(ZOE, 3, -1)) == ("R1", "own-out-of-range")
    assert highs.get(own(BOB, 1, 0)) is None
    assert ASSIST.moves(counting("3"), ANN)[-3] == Offer(own(ZOE, 1, 0), 0, 3), "not more than its cards"


@clause("R80", "R30")
def test_a_rainbow_is_corrected_and_with_fewer_than_two_cards_it_is_none() -> None:
    state = counting("8/5 3/1 4")
    assert after(state, (BOB, cards(ZOE, 1, 4))).sheets[ZOE] == (Rainbow(4, 4), Rainbow(3, 1), Rainbow(4))
    assert after(state, (BOB, cards(ZOE, 1, 12))).sheets[ZOE][0] == Rainbow(12, 5)
    for number in (0, 1):
        gone = played(state, BOB, cards(ZOE, 2, number))
        assert gone.state.sheets[ZOE] == (Rainbow(8, 5), Rainbow(4))
        assert gone.facts[0].key == "rainbow-removed"
    assert after(state, (BOB, cards(ZOE, 2, 2))).sheets[ZOE][1] == Rainbow(2, 1)
    assert after(state, (BOB, add(ZOE, 2))).sheets[ZOE][-1] == Rainbow(2)


@clause("R80")
def test_what_is_on_no_sheet_is_refused() -> None:
    state = counting("3")
    for move in (cards(ZOE, 2, 3), own(ZOE, 2, 0), cards(BOB, 1, 3), Cards("player:0", "nonsense", 3), Own("player:0", "rainbow:1", 1)):
        assert refusal(state, ANN, move) == ("R80", "no-such-rainbow")
    for move in (add(3, 2), AddRainbow("nonsense", 2), cards(3, 1, 2), own(3, 1, 0)):
        assert refusal(state, ANN, move) == ("R80", "no-such-player")


@clause("R80", "R63", "R64")
def test_the_sheets_name_the_winner_with_the_seven_points_for_finishing_first() -> None:
    state = after(counting("8/1", "10", "5", finisher=BOB), (ZOE, Done()), (BOB, Done()))
    assert ASSIST.result(state) is None
    end = played(state, ANN, Done())
    result = ASSIST.result(end.state)
    assert result is not None
    assert (result.totals, result.ranking, result.ending) == ((18, 27, 5), ((BOB,), (ZOE,), (ANN,)), "R60")
    assert [line.clause for line in result.lines if line.player == BOB] == ["R61", "R62", "R63"]
    assert [fact.key for fact in end.facts] == ["scored", "won"]
    assert end.facts[1].args == {"player": "player:1", "points": 27}
    assert (end.state.phase, ASSIST.actors(end.state)) == (OVER, frozenset())
    assert lit(end.state) == {"player:1": Light("player:1", "violet", "rainbow")}
    assert refusal(end.state, ANN, Done()) == ("H1", "not-your-turn")
    view = ASSIST.view(end.state, None)
    assert (view.prompt.key, view.prompt.args, view.winners) == ("prompt-over", {"player": "player:1", "points": 27}, (BOB,))


@clause("R80", "R64")
def test_equal_points_share_the_win() -> None:
    state = after(counting("8/1", "", "9"), (ZOE, Done()), (BOB, Done()))
    end = played(state, ANN, Done())
    result = ASSIST.result(end.state)
    assert result is not None
    assert result.ranking == ((ZOE, ANN), (BOB,))
    assert end.facts[-1].key == "won-shared"
    assert ASSIST.view(end.state, None).prompt.key == "prompt-over-shared"
    assert {light.effect for light in lit(end.state).values()} == {"rainbow"}


@clause("R80")
def test_where_nobody_wrote_anything_nobody_is_ahead() -> None:
    end = played(after(counting(finisher=BOB), (ZOE, Done()), (BOB, Done())), ANN, Done())
    result = ASSIST.result(end.state)
    assert result is not None
    assert (result.ranking, result.totals, result.lines) == (((ZOE, BOB, ANN),), (0, 0, 0), ())
    assert end.facts[-1].key == "nobody-counted"
    assert prompts(end.state) == ["nobody-counted"] * 4
    assert {light.effect for light in lit(end.state).values()} == {"steady"}


@clause("R80")
def test_while_they_count_the_seats_tell_who_is_done() -> None:
    lights = lit(after(counting(), (BOB, Done())))
    assert [lights[f"player:{at}"].effect for at in range(3)] == ["breathe", "steady", "breathe"]
    assert lights["pot"] == Light("pot", "gold")


@clause("R80")
@pytest.mark.parametrize(
    "broken",
    [
        {"default": "red"},
        {"default": ""},
        {"turn": NOBODY},
        {"claimer": ANN},
        {"ending": "R60"},
        {"finisher": ANN},
        {"colours": ("red", "red", "green")},
        {"sheets": ((Rainbow(3),), (), ())},
        {"done": (True, False, False)},
        {"done": (True, True, True)},
    ],
    ids=str,
)
def test_an_impossible_position_is_noticed(broken: dict[str, Any]) -> None:
    ASSIST.check(table())
    with pytest.raises(AssertionError):
        ASSIST.check(replace(table(), **broken))


@clause("R80", "R1")
@pytest.mark.parametrize("sheet", ["64", "1", "3/4", "9/4 9/4"])
def test_an_impossible_sheet_is_noticed(sheet: str) -> None:
    ASSIST.check(counting("60/7 3"))
    with pytest.raises(AssertionError):
        ASSIST.check(counting(sheet))
