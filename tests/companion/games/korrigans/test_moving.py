"""Companions, the backup companion, and who has to move."""

from __future__ import annotations

import pytest

from companion.chance import Chance
from companion.contract import decide
from companion.games.korrigans import GAME
from companion.games.korrigans.pieces import ASK_DRAW, ASK_FAIRY, ASK_KEEP, ASK_LAST, ASK_MOVE, ASK_PLACE, Backup, Keep, Options, Skip
from companion.simulate import walk
from tests.clauses import clause
from tests.companion.games.korrigans.stage import (
    FIELD,
    LAND,
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
    tribe,
)

FAR = tribe("C", "O", shown="hare")
HARE, SQUIRREL = "companion:hare", "companion:squirrel"

# Clause, companion, and from where it can take a korrigan to which fields.
WAYS = [
    (clause("K32"), "hare", {"A": "BDH", "I": "EM", "P": "M", "Q": "J"}),
    (clause("K33"), "squirrel", {"A": "E", "L": "IKM", "B": ""}),
    (clause("K34"), "mouse", {"E": "F", "Q": "MP", "J": "I", "A": ""}),
    (clause("K35"), "bird", {"A": "JLP", "N": "FHO", "I": ""}),
    (clause("K36"), "frog", {"E": "JPQ", "F": ""}),
    (clause("K37"), "mole", {"A": "CNO", "Q": ""}),
]


@pytest.mark.parametrize(
    ("number", "companion", "here", "there"),
    [pytest.param(mark.args[0], companion, *way, marks=mark) for mark, companion, ways in WAYS for way in ways.items()],
)
def test_each_companion_goes_its_own_way(number: str, companion: str, here: str, there: str) -> None:
    state = position(tribe(here, "B", shown=f"{companion} hare"), FAR)
    assert reached(state, companion) == there
    other = next(field.letter for field in LAND.fields if field.letter not in there + here)
    assert refusal(state, go(1, companion, other)) == (number, f"no-way-{companion}")


@clause("K7a", "K32", "K34")
def test_nobody_crosses_the_bare_river_on_foot() -> None:
    state = position(tribe("F", "J", shown="hare squirrel mouse"), FAR)
    assert "I" not in reached(state, "hare") + reached(state, "squirrel") + reached(state, "mouse")
    assert "M" not in reached(state, "hare", 2) + reached(state, "squirrel", 2) + reached(state, "mouse", 2)


@clause("K30")
def test_a_player_must_move_one_korrigan_with_an_own_companion() -> None:
    state = position(tribe("A", "Q", hand="hare"), FAR)
    assert {move.korrigan for move in offered(state) if hasattr(move, "korrigan")} == {"korrigan:1", "korrigan:2"}
    assert refusal(state, go(1, "frog", "J")) == ("K30", "not-your-companion")
    assert refusal(state, go(1, "hare", "A")) == ("K30", "already-there")
    assert refusal(state, Skip()) == ("K30", "must-move")
    assert refusal(state, go(3, "hare", "B")) == ("K30", "nobody-goes-there")
    assert refusal(state, go(1, "hare", "Z")) == ("K30", "choose-a-way")


@clause("K30", "K20")
def test_one_move_each_from_the_first_player_then_the_next_draw() -> None:
    state = position(tribe("A", "Q", shown="hare"), tribe("C", "O", shown="hare"), turn=1, first=1)
    state = play(state, go(1, "hare", "B"), Keep("look:1"))
    assert (state.ask, state.turn) == (ASK_MOVE, 0)
    state = play(state, go(1, "hare", "D"), Keep("look:1"))
    assert (state.ask, state.round, state.turn) == (ASK_DRAW, 4, 1)


@clause("K31")
def test_the_first_use_shows_the_companion_and_it_stays() -> None:
    state = position(tribe("A", "Q", hand="gold-2 hare hare"), FAR)
    assert GAME.view(state, 1).tribes[0].hand is None
    step = played(state, go(1, "hare", "B"))
    assert step.reveals
    assert "shows" in keys(step.facts)
    mine = step.state.tribes[0]
    assert (mine.hand, mine.shown) == (clovers("gold-2 hare"), clovers("hare"))
    again = position(mine, FAR)
    second = played(again, go(2, "hare", "J"))
    assert "shows" not in keys(second.facts)
    assert second.state.tribes[0].shown == clovers("hare")


@clause("K31", "K40")
def test_showing_or_looking_makes_a_move_final() -> None:
    state = position(tribe("A", "Q", hand="squirrel", shown="hare"), FAR, lying={"B": "", "D": "gold-1"})
    final = {offer.move.field + offer.move.companion: offer.final for offer in GAME.moves(state, 0) if hasattr(offer.move, "companion")}
    assert final["field:B" + HARE] is False
    assert final["field:D" + HARE] is True
    assert final["field:E" + SQUIRREL] is True
    assert not played(state, go(1, "hare", "B")).reveals
    assert played(state, go(1, "hare", "D")).reveals
    bare = position(tribe("A", "Q", hand="squirrel"), FAR, lying={"E": ""})
    assert played(bare, go(1, "squirrel", "E")).reveals
    unscreened = position(tribe("A", "Q", hand="squirrel", screen=False), FAR, lying={"E": ""})
    assert not played(unscreened, go(1, "squirrel", "E")).reveals
    assert not any(offer.final for offer in GAME.moves(unscreened, 0) if offer.move == go(1, "squirrel", "E"))


@clause("K38")
def test_a_clover_is_given_up_unseen_for_a_backup() -> None:
    state = position(tribe("A", "Q", hand="gold-3 gold-4", shown="hare"), FAR)
    step = played(state, Backup("hand:1", SQUIRREL))
    after = step.state
    assert (after.tribes[0].hand, after.tribes[0].backup, after.given) == (clovers("gold-4"), 1, clovers("gold-3"))
    (secret,) = [fact for fact in step.facts if "clover" in fact.args]
    assert secret.who == (0,)
    assert "gold-3" not in str(GAME.view(after, 1)) + str(GAME.view(after, None))
    assert (after.ask, after.turn) == (ASK_MOVE, 0)
    assert reached(after, "squirrel") == "E"


@clause("K38")
def test_the_backup_comes_once_and_never_flips() -> None:
    state = play(position(tribe("A", "Q", hand="gold-3 gold-4", shown="hare"), FAR), Backup("hand:1", HARE))
    assert refusal(state, Backup("hand:1", SQUIRREL)) == ("K38", "backup-once")
    assert reached(state, "squirrel") == ""
    assert not offered(state, Backup)


@clause("K38")
def test_a_backup_is_a_hare_or_a_squirrel() -> None:
    state = position(tribe("A", "Q", hand="gold-3", shown="hare"), FAR)
    assert refusal(state, Backup("hand:1", "companion:bird")) == ("K38", "hare-or-squirrel")


@clause("K38", "K61")
def test_no_backup_once_the_cauldron_is_there() -> None:
    state = position(tribe("A", "Q", hand="gold-3", shown="hare"), FAR, ask=ASK_LAST, cauldron=FIELD["I"])
    assert not offered(state, Backup)
    assert refusal(state, Backup("hand:1", HARE)) == ("K38", "no-backup-any-more")


@clause("K38a")
def test_gold_or_a_companion_not_used_before_may_be_given_but_not_a_used_one() -> None:
    state = position(tribe("A", "Q", hand="gold-3 frog", shown="hare"), FAR)
    assert {move.give for move in offered(state, Backup)} == {"hand:1", "hand:2"}
    assert refusal(state, Backup("hand:3", HARE)) == ("K38a", "give-from-your-hand")


@clause("K38a", "K54")
def test_an_open_clover_may_be_given_too_and_everybody_sees_it() -> None:
    state = position(tribe("A", "Q", hand="gold-3", shown="hare", screen=False), FAR)
    step = played(state, Backup("hand:1", SQUIRREL))
    assert [fact.who for fact in step.facts if fact.args.get("clover") == "clover:gold-3"] == [None]


@clause("K38a")
def test_a_backup_may_be_taken_before_a_fairys_move_and_need_not_be_used() -> None:
    state = position(tribe("A", "Q", hand="gold-3", shown="hare"), FAR, ask=ASK_FAIRY)
    after = play(state, Backup("hand:1", SQUIRREL))
    assert after.ask == ASK_FAIRY
    assert play(after, Skip()).turn == 1
    assert refusal(play(position(tribe("A", "Q", hand="gold-3", shown="hare"), FAR), go(1, "hare", "B")), Backup("hand:1", HARE)) == (
        "K40",
        "keep-one-first",
    )


@clause("K39")
def test_who_can_move_only_with_a_backup_must_take_one_that_helps() -> None:
    state = position(tribe("B", "B", hand="gold-3 frog"), FAR)
    assert GAME.view(state, 0).prompt.key == "prompt-backup-you"
    assert GAME.view(state, 1).prompt.key == "prompt-move-wait"
    assert offered(state) == [Backup("hand:1", HARE), Backup("hand:2", HARE)]
    assert refusal(state, Backup("hand:1", SQUIRREL)) == ("K39", "backup-must-help")
    assert reached(play(state, Backup("hand:2", HARE)), "hare") == "ACEF"


@clause("K39")
def test_who_can_move_only_with_a_backup_is_not_skipped_and_hears_what_to_do() -> None:
    state = position(tribe("A", "Q", shown="hare"), tribe("B", "B", hand="gold-3 frog"), lying={"B": ""})
    state = play(state, go(1, "hare", "B"))
    assert (state.ask, state.turn) == (ASK_MOVE, 1)
    assert refusal(state, Skip()) == ("K39", "prompt-backup-you")
    assert refusal(play(state, Backup("hand:1", HARE)), Skip()) == ("K30", "must-move")


@clause("K56", "K38a")
def test_a_fairy_for_who_can_not_move_is_told_as_it_is() -> None:
    state = position(tribe("B", "B", hand="gold-3"), FAR, ask=ASK_FAIRY)
    assert GAME.view(state, 0).prompt.key == "prompt-fairy-backup-you"
    assert GAME.view(play(state, Backup("hand:1", HARE)), 0).prompt.key == "prompt-fairy-you"


@clause("K39", "K30")
@pytest.mark.parametrize(
    ("hand", "shown", "gifts"),
    [
        ("bird gold-1", "", {1: "hare", 2: "hare squirrel"}),
        ("gold-1 bird", "", {1: "hare squirrel", 2: "hare"}),
        ("gold-1 bird gold-2", "", {1: "hare squirrel", 2: "hare", 3: "hare squirrel"}),
        ("bird bird", "", {1: "hare squirrel", 2: "hare squirrel"}),
        ("gold-1", "hare", {1: "hare squirrel"}),
        ("gold-1 frog", "mole", {1: "hare", 2: "hare"}),
    ],
)
def test_nobody_gives_up_the_clover_that_the_move_needs(hand: str, shown: str, gifts: dict[int, str]) -> None:
    """From B, hare and bird lead away; there is no door."""
    state = position(tribe("B", "B", hand=hand, shown=shown), FAR)
    fine = [Backup(f"hand:{place}", f"companion:{kind}") for place, kinds in gifts.items() for kind in kinds.split()]
    assert offered(state, Backup) == fine
    for backup in [Backup(f"hand:{place}", kind) for place in gifts for kind in (HARE, SQUIRREL)]:
        if backup in fine:
            assert played(state, backup).state.turn == 0
        else:
            assert refusal(state, backup) == ("K39", "backup-must-help")


@clause("K38a", "K56")
def test_before_a_fairys_move_any_clover_may_be_given_even_if_no_move_is_left() -> None:
    lone = tribe("B", "B", hand="bird")
    state = position(lone, FAR, ask=ASK_FAIRY)
    assert offered(state, Backup) == [Backup("hand:1", HARE), Backup("hand:1", SQUIRREL)]
    assert play(state, Backup("hand:1", HARE)).ask == ASK_FAIRY
    step = played(state, Backup("hand:1", SQUIRREL))
    assert "fairy-lapses" in keys(step.facts)
    assert step.state.turn == 1


@clause("K39")
@pytest.mark.parametrize("stuck", [tribe("B", "B", hand="", shown="frog"), tribe("B", "B", hand="gold-1", shown="frog", sacrificed=True)])
def test_who_can_not_move_at_all_is_skipped(stuck: object) -> None:
    state = position(tribe("A", "Q", shown="hare"), stuck, tribe("D", "N", shown="hare"), lying={"B": ""})  # type: ignore[arg-type]
    step = played(state, go(1, "hare", "B"))
    assert "skipped" in keys(step.facts)
    assert step.state.turn == 2


@clause("K39")
def test_if_everybody_is_stuck_the_next_round_is_drawn() -> None:
    state = position(tribe("A", "Q", shown="hare"), tribe("B", "B", shown="frog"), lying={"B": ""})
    assert play(state, go(1, "hare", "B")).ask == ASK_DRAW


@clause("K39")
def test_an_occupied_field_may_be_entered() -> None:
    state = play(position(tribe("A", "B", shown="hare"), tribe("B", "O", shown="hare")), go(1, "hare", "B"))
    assert letters(state, 0) == "BB"


@clause("K39", "K56")
def test_a_companion_just_gathered_serves_the_fairys_move() -> None:
    state = position(tribe("A", "Q", shown="hare"), FAR, lying={"D": "squirrel"}, menhirs={"D": "fairy"})
    state = play(state, go(1, "hare", "D"), Keep("look:1"))
    assert state.ask == ASK_FAIRY
    assert reached(state, "squirrel") == "H"


@clause("K55")
def test_the_troll_stops_hare_squirrel_and_mouse_but_no_bird_frog_or_mole() -> None:
    borders = {ref: number for number, ref in enumerate(LAND.border_refs)}
    for companion, here, there, border in [("hare", "A", "B", "A-B"), ("squirrel", "A", "E", "A-E"), ("mouse", "E", "F", "E-F")]:
        state = position(tribe(here, "N", shown=f"{companion} hare"), FAR, troll=borders[f"border:{border}"])
        assert there not in reached(state, companion)
        assert refusal(state, go(1, companion, there)) == ("K55", "troll-in-the-way")
    over = position(tribe("P", "N", shown="frog"), FAR, troll=borders["border:P-Q"])
    assert "Q" in reached(over, "frog")


@clause("K55")
def test_the_troll_may_make_a_player_stuck() -> None:
    border = LAND.border_refs.index("border:M-P")
    lone = tribe("P", "P", shown="hare")
    assert play(position(tribe("A", "Q", shown="hare"), lone, troll=border, lying={"B": ""}), go(1, "hare", "B")).ask == ASK_DRAW


@clause("K40")
def test_exactly_one_clover_is_kept_and_the_rest_goes_back() -> None:
    state = play(position(tribe("A", "Q", shown="hare"), FAR, lying={"B": "gold-1 frog gold-4"}), go(1, "hare", "B"))
    assert state.ask == ASK_KEEP
    assert len(offered(state)) == 3
    assert refusal(state, Keep("look:4")) == ("K40", "keep-one-of-these")
    after = play(state, Keep("look:2"))
    assert after.tribes[0].hand == clovers("frog")
    assert sorted(after.fields[FIELD["B"]]) == sorted(clovers("gold-1 gold-4"))
    assert after.turn == 1


@clause("K40")
def test_what_goes_back_is_shuffled() -> None:
    state = play(position(tribe("A", "Q", shown="hare"), FAR, lying={"B": "hare frog mole bird gold-1"}), go(1, "hare", "B"))
    orders = {play(state, Keep("look:5"), luck=str(turn).encode()).fields[FIELD["B"]] for turn in range(60)}
    assert len(orders) > 12


@clause("K40")
def test_on_an_empty_field_there_is_nothing_to_gather() -> None:
    state = play(position(tribe("A", "Q", shown="hare"), FAR, lying={"B": ""}), go(1, "hare", "B"))
    assert (state.turn, state.ask, state.tribes[0].hand) == (1, ASK_MOVE, ())


@clause("K20", "K30", "K61")
@pytest.mark.parametrize("advanced", [False, True])
def test_whoever_comes_next_is_called_by_name(advanced: bool) -> None:
    """From placing to the last turn: the last words of a move say whose turn it is, or who draws."""
    called = set()
    for step in walk(GAME, 3, Options(advanced=advanced), "calls"):
        step_again = decide(GAME, step.before, step.player, step.move, Chance(b"any luck"))
        after = step_again.state
        if after.ask in (ASK_PLACE, ASK_MOVE, ASK_LAST, ASK_DRAW) and GAME.actors(after) != GAME.actors(step.before):
            (player,) = GAME.actors(after)
            said = step_again.facts[-1]
            assert (said.key, said.args["player"]) == ("to-draw" if after.ask == ASK_DRAW else "to-move", f"player:{player}")
            called.add(after.ask)
    assert called == {ASK_PLACE, ASK_MOVE, ASK_LAST, ASK_DRAW}
