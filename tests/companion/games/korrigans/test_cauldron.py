"""The cauldron, the last turn, and the gold."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import TABLE, Refused, decide
from companion.games.korrigans import GAME
from companion.games.korrigans.pieces import (
    ASK_CAULDRON,
    ASK_COUNT,
    ASK_GOBLIN,
    ASK_LAST,
    ELF,
    GOBLIN,
    HARE,
    NOTHING,
    OVER,
    CountOn,
    GoblinTo,
    Keep,
    Options,
    PlaceCauldron,
    Reckon,
    Skip,
    State,
    Tribe,
)
from companion.games.korrigans.rainbow import Draw, EndTurn, Rainbow
from tests.clauses import clause
from tests.companion.games.korrigans.stage import (
    FIELD,
    LAND,
    PLAYERS,
    clovers,
    go,
    keys,
    letters,
    offered,
    play,
    played,
    position,
    reached,
    refusal,
    result,
    tokens,
    told,
    tribe,
)

END = EndTurn()


def appears(*tribes: Tribe, rows: str = "3", columns: str = "56", holder: int = 0, first: int = 0) -> State:
    """The seventh colour is drawn; these rows and columns are free (as in the book: row 3, columns 5 and 6)."""
    suns = tuple(-1 if str(row) in rows else row % 6 for row in range(1, 8))
    clouds = tuple(-1 if str(column) in columns else column % 6 for column in range(1, 8))
    sky = Rainbow(suns=suns, clouds=clouds, latest=6, placed=False)
    return position(*tribes, ask=ASK_CAULDRON, rainbow=sky, holder=holder, first=first)


def running(*tribes: Tribe, cauldron: str = "I", **more: object) -> State:
    """The first player's last turn."""
    return position(*tribes, ask=ASK_LAST, cauldron=FIELD[cauldron], **more)  # type: ignore[arg-type]


def fields(state: State) -> str:
    return "".join(move.field[-1] for move in offered(state))


@clause("K60")
def test_the_cauldron_goes_where_a_free_row_crosses_a_free_column() -> None:
    state = appears(tribe("A", "Q"), tribe("C", "O"))
    assert fields(state) == "FGJ"
    assert refusal(state, PlaceCauldron("field:A")) == ("K60", "not-under-the-rainbow")
    assert refusal(state, PlaceCauldron("")) == ("K60", "not-under-the-rainbow")
    assert LAND.fields[play(state, PlaceCauldron("field:G")).cauldron].letter == "G"
    assert all(offer.final for offer in GAME.moves(state, 0))  # the first player's companions are shown next


@clause("K60")
def test_a_part_in_the_row_and_another_in_the_column_is_not_enough() -> None:
    """F has a part in row 2 and a part in column 4, but where they cross there is only E."""
    assert fields(appears(tribe("A", "Q"), tribe("K", "O"), rows="2", columns="4")) == "E"
    assert "F" in fields(appears(tribe("A", "Q"), tribe("K", "O"), rows="2", columns="5"))
    assert "F" in fields(appears(tribe("A", "Q"), tribe("K", "O"), rows="3", columns="4"))


@clause("K60")
def test_if_possible_the_cauldron_appears_away_from_the_drawers_own_korrigans() -> None:
    state = appears(tribe("F", "J"), tribe("G", "O"))
    assert fields(state) == "G"
    assert refusal(state, PlaceCauldron("field:F")) == ("K60", "not-on-your-own")
    other = appears(tribe("F", "J"), tribe("G", "O"), holder=1)
    assert fields(other) == "FJ"


@clause("K60")
def test_if_every_eligible_field_holds_an_own_korrigan_any_of_them_will_do() -> None:
    assert fields(appears(tribe("C", "G"), tribe("D", "O"), rows="2", columns="7")) == "G"
    assert fields(appears(tribe("I", "I"), tribe("D", "O"), rows="4", columns="4")) == "I"


@clause("K60", "K61")
def test_the_cauldron_comes_before_everything_else() -> None:
    state = appears(tribe("A", "Q", shown="hare"), tribe("C", "O"))
    assert refusal(state, go(1, "hare", "B")) == ("K60", "place-the-cauldron")
    assert refusal(state, Draw()) == ("K60", "place-the-cauldron")


@clause("K61")
def test_the_last_turns_start_with_the_first_player_whoever_drew() -> None:
    three = (tribe("A", "Q", shown="hare"), tribe("C", "O", shown="hare"), tribe("D", "N", shown="hare"))
    state = play(appears(*three, holder=0, first=1), PlaceCauldron("field:F"))
    order = []
    while state.ask == ASK_LAST:
        order.append(state.turn)
        state = play(state, END)
    assert (order, state.ask) == ([1, 2, 0], ASK_COUNT)


@clause("K61")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_step_with_the_last_companion_passes_the_turn_to_the_left(first: int) -> None:
    """From A, B and C a hare goes one step; then the companions are used up and the next player's are shown."""
    three = [tribe(field, field, hand="hare gold-1") for field in "ABC"]
    step, order = played(appears(*three, holder=first, first=first), PlaceCauldron("field:F")), []
    while step.state.ask == ASK_LAST:
        assert step.reveals
        order.append(step.state.turn)
        assert all(offer.final for offer in GAME.moves(step.state, step.state.turn))
        step = played(step.state, offered(step.state)[0])
    assert order == [(first + place) % 3 for place in range(3)]
    assert step.reveals


@clause("K61")
def test_a_step_that_shows_nothing_new_can_be_taken_back() -> None:
    state = running(tribe("A", "Q", shown="hare hare"), tribe("C", "O", shown="hare"))
    assert not played(state, go(1, "hare", "D")).reveals


@clause("K61")
def test_all_hidden_companions_are_shown_in_the_own_last_turn() -> None:
    state = appears(tribe("A", "Q", hand="gold-3 frog hare"), tribe("C", "O", hand="mole gold-1"))
    step = played(state, PlaceCauldron("field:F"))
    assert [fact.args["companion"] for fact in step.facts if fact.key == "shows"] == ["companion:hare", "companion:frog"]
    assert (step.state.tribes[0].hand, step.state.tribes[1].hand) == (clovers("gold-3"), clovers("mole gold-1"))
    after = play(step.state, END)
    assert (after.turn, after.tribes[1].hand) == (1, clovers("gold-1"))


@clause("K61")
def test_each_companion_serves_once_for_one_korrigan_and_is_discarded() -> None:
    state = running(tribe("A", "Q", shown="hare hare squirrel"), tribe("C", "O"))
    state = play(state, go(1, "hare", "H"), go(1, "squirrel", "I"))
    assert (letters(state, 0), state.discarded) == ("IQ", clovers("hare squirrel"))
    assert refusal(state, go(1, "squirrel", "L")) == ("K61", "not-your-companion")
    state = play(state, go(2, "hare", "J"))
    assert state.tribes[0].shown == ()
    assert state.ask == ASK_COUNT


@clause("K61", "K38")
def test_a_backup_serves_once_in_the_last_turn_too() -> None:
    state = play(running(tribe("A", "Q", shown="frog", backup=HARE, sacrificed=True), tribe("C", "O")), go(1, "hare", "H"))
    assert state.tribes[0].backup == NOTHING
    assert state.discarded == ()
    assert {move.companion for move in offered(state) if hasattr(move, "companion")} == {"companion:frog"}


@clause("K61")
def test_nothing_is_gathered_in_the_last_turn() -> None:
    state = running(tribe("A", "Q", shown="hare hare"), tribe("C", "O"), lying={"D": "gold-4"})
    after = play(state, go(1, "hare", "D"))
    assert after.fields[FIELD["D"]] == clovers("gold-4")
    assert (after.ask, after.tribes[0].hand) == (ASK_LAST, ())
    assert refusal(after, Keep("look:1")) == ("K61", "last-turn-only")


@clause("K61")
def test_elf_and_goblin_still_pass_in_the_last_turn() -> None:
    state = running(tribe("A", "Q", shown="hare hare", tokens=("goblin", "")), tribe("D", "O", tokens=("elf", "")))
    assert tokens(play(state, go(1, "hare", "D"))) == [("elf", ""), ("goblin", "")]
    two = running(tribe("A", "Q", shown="hare hare", tokens=("goblin", "")), tribe("D", "D", tokens=("", "elf")))
    two = play(two, go(1, "hare", "D"))
    assert two.ask == ASK_GOBLIN
    two = play(two, GoblinTo("player:1", "korrigan:1"))
    assert (tokens(two), two.ask) == ([("elf", ""), ("goblin", "")], ASK_LAST)


@clause("K55", "K61")
def test_the_troll_blocks_in_the_last_turn() -> None:
    state = running(tribe("A", "Q", shown="hare"), tribe("C", "O"), troll=LAND.border_index["border:A-B"])
    assert refusal(state, go(1, "hare", "B")) == ("K55", "troll-in-the-way")
    assert reached(state, "hare") == "DH"


@clause("K62")
def test_a_player_may_stop_at_any_time_in_the_last_turn() -> None:
    state = running(tribe("A", "Q", shown="hare hare"), tribe("C", "O", shown="mole"))
    assert END in offered(state)
    state = play(state, go(1, "hare", "D"))
    assert END in offered(state)
    assert play(state, END).turn == 1
    assert refusal(state, Skip()) == ("K61", "last-turn-only")


@clause("K61", "K62")
def test_who_can_go_nowhere_has_had_the_last_turn() -> None:
    step = played(appears(tribe("A", "Q", shown="mouse"), tribe("B", "B", shown="frog")), PlaceCauldron("field:F"))
    assert step.state.turn == 0  # the mouse crosses P-Q
    end = played(step.state, END)
    assert "stays" in keys(end.facts)
    assert end.state.ask == ASK_COUNT


@clause("K61", "K62")
def test_the_step_that_ends_the_turn_is_final_because_the_next_hand_is_shown() -> None:
    state = running(tribe("A", "B", shown="hare"), tribe("C", "O", hand="mole"))
    assert all(offer.final for offer in GAME.moves(state, 0))
    more = running(tribe("A", "B", shown="hare hare"), tribe("C", "O", hand="mole"))
    assert not any(offer.final for offer in GAME.moves(more, 0) if offer.move != END)


# Clover gold, menhir gold, tokens under the korrigans, how many stand on the cauldron, and the total.
SHEETS = [
    ("", (), ("", ""), 0, 0),
    ("gold-1 gold-2 gold-3 gold-4", (), ("", ""), 0, 10),
    ("gold-1", (1, 3), ("", ""), 0, 5),
    ("gold-1", (), ("elf", ""), 0, 3),
    ("", (), ("goblin", "goblin"), 0, -4),
    ("gold-2", (), ("elf", "goblin"), 1, 12),
    ("gold-2", (), ("", ""), 2, 17),
]


@clause("K70", "K51", "K52", "K57")
@pytest.mark.parametrize(("hand", "gold", "carried", "on_it", "total"), SHEETS)
def test_the_gold_is_counted(hand: str, gold: tuple[int, ...], carried: tuple[str, str], on_it: int, total: int) -> None:
    places = "II"[:on_it] + "AB"[on_it:]
    state = running(tribe(places[0], places[1], hand=hand, gold=gold, tokens=carried, shown="hare"), tribe("C", "O"))
    over, facts = told(play(state, END))
    final = result(over)
    assert final.totals[0] == total
    assert sum(line.points for line in final.lines if line.player == 0) == total
    assert ("counted", total) in [(fact.key, fact.args.get("total")) for fact in facts if fact.args.get("player") == "player:0"]
    assert sum(int(fact.args["points"]) for fact in facts if fact.key == "tells" and fact.args["player"] == "player:0") == total


@clause("K70", "K71")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_gold_is_shown_in_turn_order_and_the_winner_is_called(first: int) -> None:
    tribes = [tribe("B", "B", hand="gold-1 frog"), tribe("B", "B", hand="gold-4"), tribe("B", "B", hand="gold-2")]
    end = played(appears(*tribes, first=first, holder=first), PlaceCauldron("field:G"))
    assert end.reveals
    shown = [(fact.args["player"], fact.args["clover"]) for fact in end.facts if fact.key == "shows-gold"]
    gold = [("player:0", "clover:gold-1"), ("player:1", "clover:gold-4"), ("player:2", "clover:gold-2")]
    assert shown == gold[first:] + gold[:first]
    over, facts = told(end.state)
    assert [fact.args["player"] for fact in facts if fact.key == "counted"] == [player for player, _clover in shown]
    assert (facts[-1].key, facts[-1].args) == ("won", {"player": "player:1", "total": 4})
    assert GAME.actors(over) == frozenset()


@clause("K70", "K52")
def test_the_sheet_is_told_line_by_line_and_no_goblin_is_overlooked() -> None:
    mine = tribe("I", "A", hand="gold-2 gold-1", gold=(3,), tokens=("goblin", "elf"), shown="hare")
    state = play(running(mine, tribe("C", "O")), END)
    lines, effects = [], []
    for _ in range(5):
        assert GAME.view(state, 1).told == len(lines)
        step = played(state, CountOn())
        lines.append((step.facts[0].args["line"], step.facts[0].args["points"], step.facts[0].light.place))  # type: ignore[union-attr]
        effects.append(step.facts[0].light.effect)  # type: ignore[union-attr]
        state = step.state
    assert lines == [
        ("line:clovers", 3, "pot"), ("line:menhirs", 3, "pot"), ("line:elves", 2, "player:0"), ("line:goblins", -2, "player:0"),
        ("line:korrigans", 10, "pot"),
    ]  # fmt: skip
    assert effects == ["pulse", "pulse", "pulse", "double_pulse", "rainbow"]
    assert keys(step.facts) == ["tells", "counted"]
    assert (state.turn, play(state, CountOn()).turn) == (0, 1)


@clause("K70")
@pytest.mark.parametrize(("number", "key"), [(10, "counted-right"), (9, "had-counted")])
def test_who_counts_first_hears_whether_it_was_right(number: int, key: str) -> None:
    state = play(running(tribe("I", "A", shown="hare"), tribe("C", "O")), END)
    assert refusal(state, Reckon("player:1", number)) == ("K70", "count-on")
    assert GAME.view(state, 0).prompt.key == "prompt-count-you"
    state = play(state, Reckon("player:0", 3), Reckon("player:0", number))
    assert [GAME.view(state, reader).said for reader in (None, 0, 1)] == [number] * 3
    step = played(state, CountOn())
    assert keys(step.facts) == ["tells", "counted", key]
    assert GAME.view(step.state, 0).prompt.key == "prompt-counted-you"
    assert refusal(step.state, Reckon("player:0", 10)) == ("K70", "count-on")
    assert play(step.state, CountOn()).said is None


@clause("K70")
@pytest.mark.parametrize(("number", "fits"), [(-5, False), (-4, True), (99, True), (100, False)])
def test_nobody_counts_less_than_two_goblins_bring_or_a_hundred(number: int, fits: bool) -> None:
    state = play(running(tribe("I", "A", shown="hare"), tribe("C", "O")), END)
    if fits:
        assert play(state, Reckon("player:0", number)).said == number
        return
    assert refusal(state, Reckon("player:0", number)) == ("K70", "gold-from-to")


@clause("K70")
def test_who_has_nothing_hears_of_clovers_without_gold() -> None:
    state = play(running(tribe("B", "A", shown="hare"), tribe("C", "O")), END)
    step = played(state, CountOn())
    assert keys(step.facts) == ["tells", "counted"]
    assert (step.facts[0].args["line"], step.facts[0].args["points"], step.facts[0].sound) == ("line:clovers", 0, "gold")


@clause("K70")
def test_the_count_goes_on_by_itself_and_waits_longer_for_who_may_count_first() -> None:
    state = play(running(tribe("I", "A", hand="gold-1", shown="hare"), tribe("C", "O")), END)
    waits = []
    while due := GAME.due(state):
        waits.append(due.seconds)
        assert (
            decide(GAME, state, 0 if state.turn == 0 else 1, CountOn(), Chance(b"luck")).state
            == decide(GAME, state, TABLE, due.move, Chance(b"luck")).state
        )
        state = decide(GAME, state, TABLE, due.move, Chance(b"luck")).state
    assert waits == [45.0, 4.0, 4.0, 45.0, 4.0]
    assert state.ask == OVER


@clause("K61", "K70")
def test_before_the_count_the_table_moves_nothing_by_itself() -> None:
    state = running(tribe("A", "Q", shown="hare"), tribe("C", "O"))
    assert GAME.due(state) is None
    for move, no in ((CountOn(), "last-turn-only"), (END, "not-your-turn")):
        with pytest.raises(Refused) as refused:
            decide(GAME, state, TABLE, move, Chance(b"luck"))
        assert refused.value.text.key == no
    assert refusal(play(state, END), END) == ("K70", "count-on")


@clause("K70")
def test_a_korrigan_that_stood_there_before_counts() -> None:
    assert result(play(running(tribe("I", "A", shown="hare"), tribe("C", "O")), END)).totals == (10, 0)


# First player, then for each player: gold and companions left; who comes first, second, third.
TIES = [
    (0, [("gold-3", ""), ("gold-2", "frog frog"), ("gold-1", "")], [0, 1, 2]),
    (0, [("gold-2", "frog"), ("gold-2", "frog frog"), ("gold-2", "")], [1, 0, 2]),
    (0, [("gold-2", "frog"), ("gold-2", "frog"), ("gold-2", "frog")], [2, 1, 0]),
    (1, [("gold-2", "frog"), ("gold-2", "frog"), ("gold-2", "frog")], [0, 2, 1]),
    (2, [("gold-2", "frog"), ("gold-2", "frog"), ("gold-2", "frog")], [1, 0, 2]),
]


@clause("K71")
@pytest.mark.parametrize(("first", "things", "places"), TIES)
def test_most_gold_then_most_companions_then_later_in_turn_order(first: int, things: list[tuple[str, str]], places: list[int]) -> None:
    tribes = [tribe("B", "B", hand=gold, shown=left) for gold, left in things]
    state, _facts = told(play(appears(*tribes, first=first, holder=first), PlaceCauldron("field:G")))
    assert result(state).ranking == tuple((player,) for player in places)
    assert GAME.view(state, None).prompt.args["player"] == f"player:{places[0]}"


@clause("K71")
def test_a_backup_counts_as_a_companion_left() -> None:
    tribes = (tribe("A", "B", hand="gold-2", backup=HARE, sacrificed=True), tribe("B", "B", hand="gold-2"))
    state = play(running(*tribes), END)
    assert result(state).ranking == ((0,), (1,))


@clause("K71")
def test_used_up_companions_do_not_count() -> None:
    state = running(tribe("A", "B", shown="hare hare"), tribe("B", "B", shown="frog"))
    state = play(state, go(1, "hare", "D"), go(1, "hare", "K"))
    lines = {line.player: line.text.args["count"] for line in result(state).lines if line.text.key == "score-companions"}
    assert lines == {0: 0, 1: 1}


@clause("K23", "K24")
def test_the_result_names_how_the_end_came() -> None:
    calm = play(appears(tribe("B", "B"), tribe("B", "B"), columns="4567"), PlaceCauldron("field:G"))
    storm = play(appears(tribe("B", "B"), tribe("B", "B"), columns="56"), PlaceCauldron("field:G"))
    assert (result(calm).ending, result(storm).ending) == ("K23", "K24")


@clause("K4")
def test_elves_and_goblins_come_from_menhirs_two_of_each_at_most() -> None:
    state = GAME.setup(PLAYERS[:2], 0, Options(), Chance(b"luck"))
    for token, name in ((ELF, "elves"), (GOBLIN, "goblins")):
        carried = replace(state, tribes=(replace(state.tribes[0], tokens=(token, NOTHING)), state.tribes[1]))
        with pytest.raises(AssertionError, match=name):
            GAME.check(carried)
