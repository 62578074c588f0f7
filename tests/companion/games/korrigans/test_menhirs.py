"""Menhirs, elves and goblins, and the order in which things happen on arrival."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.korrigans import GAME
from companion.games.korrigans.pieces import (
    ASK_DRAW,
    ASK_FAIRY,
    ASK_GOBLIN,
    ASK_KEEP,
    ASK_MOVE,
    ASK_TROLL,
    ASK_UNVEIL,
    FAIRY,
    LEPRECHAUN,
    NOTHING,
    GoblinTo,
    Keep,
    Skip,
    State,
    TrollTo,
    Unveil,
)
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
    refusal,
    tokens,
    tribe,
)

FAR = tribe("C", "O", shown="hare")


def found(menhir: str, *others: object, hand: str = "", held: str = "") -> State:
    """The first player has gone from A to D and taken its last clover, with this menhir."""
    mine = tribe("A", "Q", shown="hare", hand=hand, tokens=(held, ""))
    state = position(mine, *(others or (FAR,)), lying={"D": "gold-2"}, menhirs={"D": menhir})  # type: ignore[arg-type]
    return play(state, go(1, "hare", "D"), Keep("look:1"))


@clause("K50")
def test_the_last_clover_brings_the_menhir_which_leaves_the_game() -> None:
    state = found("elf")
    assert state.menhirs[FIELD["D"]] == NOTHING
    assert state.spent == (0,)
    assert state.tribes[0].hand == clovers("gold-2")


@clause("K50")
@pytest.mark.parametrize("menhir", ["elf", "goblin", "leprechaun", "troll", "fairy", "gold-2"])
@pytest.mark.parametrize("others", [1, 2])
def test_a_turned_menhir_can_not_be_unseen(menhir: str, others: int) -> None:
    mine, theirs = tribe("A", "Q", shown="hare"), [tribe("C", "O", shown="hare"), tribe("N", "G", shown="hare")][:others]
    state = play(position(mine, *theirs, lying={"D": "gold-2"}, menhirs={"D": menhir}), go(1, "hare", "D"))
    assert all(offer.final for offer in GAME.moves(state, 0))
    assert played(state, Keep("look:1")).reveals


@clause("K54", "K56")
def test_a_menhir_without_effect_is_seen_all_the_same() -> None:
    bare = position(
        tribe("A", "Q", shown="hare"), tribe("C", "O", shown="hare", screen=False), lying={"D": "gold-2"}, menhirs={"D": "leprechaun"}
    )
    assert played(play(bare, go(1, "hare", "D")), Keep("look:1")).reveals
    stuck = position(tribe("E", "B", shown="mouse", sacrificed=True), FAR, lying={"F": "gold-1"})
    assert played(_with_troll(play(stuck, go(1, "mouse", "F")), "border:E-F"), Keep("look:1")).reveals


@clause("K50")
def test_a_clover_that_is_not_the_last_leaves_the_menhir() -> None:
    state = play(position(tribe("A", "Q", shown="hare"), FAR, lying={"D": "gold-2 gold-1"}), go(1, "hare", "D"), Keep("look:1"))
    assert state.menhirs[FIELD["D"]] == FAIRY
    assert state.turn == 1


@clause("K50")
def test_the_village_has_no_menhir() -> None:
    state = play(position(tribe("E", "Q", shown="hare"), FAR, lying={"I": "gold-2"}), go(1, "hare", "I"), Keep("look:1"))
    assert (state.turn, state.spent) == (1, ())


@clause("K57")
def test_a_menhir_of_gold_is_kept() -> None:
    state = found("gold-3")
    assert (state.tribes[0].gold, state.spent) == ((3,), ())


@clause("K51", "K52")
@pytest.mark.parametrize("token", ["elf", "goblin"])
def test_a_token_goes_under_its_finder(token: str) -> None:
    assert tokens(found(token))[0] == (token, "")


@clause("K42")
@pytest.mark.parametrize("token", ["elf", "goblin"])
def test_what_is_found_passes_to_nobody_already_there(token: str) -> None:
    state = found(token, tribe("D", "D", shown="hare"))
    assert tokens(state) == [(token, ""), ("", "")]


@clause("K53")
@pytest.mark.parametrize(("held", "new"), [("elf", "goblin"), ("goblin", "elf"), ("elf", "elf")])
def test_a_new_token_drives_the_old_one_out(held: str, new: str) -> None:
    mine = tribe("A", "Q", shown="hare", tokens=(held, ""))
    state = play(position(mine, FAR, lying={"D": "gold-2"}, menhirs={"D": new}), go(1, "hare", "D"))
    step = played(state, Keep("look:1"))
    assert tokens(step.state) == [(new, ""), ("", "")]
    assert [fact.args["token"] for fact in step.facts if fact.key == "leaves"] == [f"token:{held}"]


# Who moves from A to D with which tokens, what the others in D and elsewhere carry, whom the goblin goes to, and what all carry then.
ARRIVALS = [
    ("K51", "an opponent's elf goes to who arrives", ("", ""), [("D", "elf")], None, ("elf", ""), ["", ""]),
    ("K51", "an elf elsewhere stays", ("", ""), [("C", "elf")], None, ("", ""), ["elf", ""]),
    ("K52", "a goblin at rest stays", ("", ""), [("D", "goblin")], None, ("", ""), ["goblin", ""]),
    ("K52", "a goblin passes to the opponent there", ("goblin", ""), [("D", "")], None, ("", ""), ["goblin", ""]),
    ("K52", "a goblin with nobody there travels on", ("goblin", ""), [("C", "")], None, ("goblin", ""), ["", ""]),
    ("K53", "goblin and elf swap", ("goblin", ""), [("D", "elf")], None, ("elf", ""), ["goblin", ""]),
    ("K53", "the mover's own elf stays", ("elf", ""), [("D", "")], None, ("elf", ""), ["", ""]),
    ("K53", "elf upon elf: one leaves the game", ("elf", ""), [("D", "elf")], None, ("elf", ""), ["", ""]),
    ("K53", "a goblin drives out a goblin", ("goblin", ""), [("D", "goblin")], None, ("", ""), ["goblin", ""]),
    ("K53", "an elf taken drives out nothing of the other korrigan", ("", "elf"), [("D", "elf")], None, ("elf", "elf"), ["", ""]),
    ("K52", "the mover chooses among several", ("goblin", ""), [("D", ""), ("D", "")], (1, 2), ("", ""), ["", "goblin"]),
    ("K53", "goblin to one, elf from the other", ("goblin", ""), [("D", "elf"), ("D", "")], (1, 2), ("elf", ""), ["", "goblin"]),
    ("K53", "two elves come and one stays", ("goblin", ""), [("D", "elf"), ("D", "elf")], (1, 1), ("elf", ""), ["goblin", ""]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("mine", "theirs", "target", "mine_after", "theirs_after"),
    [pytest.param(*arrival[2:], marks=clause(arrival[0]), id=arrival[1].replace(" ", "-")) for arrival in ARRIVALS],
)
def test_elves_and_goblins_on_arrival(
    mine: tuple[str, str],
    theirs: list[tuple[str, str]],
    target: tuple[int, int] | None,
    mine_after: tuple[str, str],
    theirs_after: list[str],
) -> None:
    (one, token), (other, second) = (*theirs, ("O", ""))[:2]
    state = position(tribe("A", "Q", shown="hare", tokens=mine), tribe(one, other, shown="hare", tokens=(token, second)))
    state = play(state, go(1, "hare", "D"))
    assert (state.ask == ASK_GOBLIN) == (target is not None)
    if target:
        state = play(state, GoblinTo(f"player:{target[0]}", f"korrigan:{target[1]}"))
    assert tokens(state) == [mine_after, tuple(theirs_after)]
    assert state.ask == ASK_KEEP


@clause("K52", "K53")
def test_only_opponents_in_the_field_can_get_the_goblin_and_it_comes_first() -> None:
    mine = tribe("A", "D", shown="hare", tokens=("goblin", ""))
    state = play(position(mine, tribe("D", "O"), tribe("D", "C")), go(1, "hare", "D"))
    assert offered(state) == [GoblinTo("player:1", "korrigan:1"), GoblinTo("player:2", "korrigan:1")]
    assert refusal(state, GoblinTo("player:0", "korrigan:2")) == ("K52", "goblin-first")
    assert refusal(state, GoblinTo("player:1", "korrigan:2")) == ("K52", "goblin-first")
    assert refusal(state, Keep("look:1")) == ("K52", "goblin-first")
    assert tokens(play(state, GoblinTo("player:2", "korrigan:1"))) == [("", ""), ("", ""), ("goblin", "")]


@clause("K40", "K52")
def test_choosing_whom_the_goblin_goes_to_is_final_when_clovers_are_then_looked_at() -> None:
    mine = tribe("A", "Q", shown="hare", tokens=("goblin", ""))
    state = position(mine, tribe("D", "D"), tribe("C", "O", shown="hare"))
    choosing = play(state, go(1, "hare", "D"))
    assert all(offer.final for offer in GAME.moves(choosing, 0))
    assert played(choosing, GoblinTo("player:1", "korrigan:1")).reveals
    empty = play(replace(state, fields=((),) * 17), go(1, "hare", "D"))
    assert not played(empty, GoblinTo("player:1", "korrigan:1")).reveals


@clause("K53")
def test_own_korrigans_never_exchange() -> None:
    state = position(tribe("A", "D", shown="hare", tokens=("goblin", "elf")), FAR)
    assert tokens(play(state, go(1, "hare", "D")))[0] == ("goblin", "elf")


@clause("K53")
def test_the_token_travels_with_its_korrigan() -> None:
    state = play(position(tribe("A", "Q", shown="hare", tokens=("elf", "")), FAR), go(1, "hare", "D"))
    assert (letters(state, 0), tokens(state)[0]) == ("DQ", ("elf", ""))


@clause("K42")
def test_elves_pass_before_gathering_and_the_menhir_comes_last() -> None:
    mine = tribe("A", "Q", shown="hare")
    state = position(mine, tribe("D", "O", shown="hare", tokens=("elf", "")), lying={"D": "gold-2"}, menhirs={"D": "goblin"})
    step = played(state, go(1, "hare", "D"))
    assert keys(step.facts) == ["goes", "passes", "looks", "sees"]
    step = played(step.state, Keep("look:1"))
    assert keys(step.facts)[:5] == ["gathers", "keeps", "menhir", "leaves", "finds"]
    assert tokens(step.state) == [("goblin", ""), ("", "")]


@clause("K54")
def test_a_leprechaun_takes_a_chosen_screen_for_good() -> None:
    state = found("leprechaun", tribe("C", "O", shown="hare", hand="gold-4 frog"), tribe("N", "G", shown="hare", hand="mole"))
    assert state.ask == ASK_UNVEIL
    assert offered(state) == [Unveil("player:1"), Unveil("player:2")]
    assert refusal(state, Unveil("player:0")) == ("K54", "unveil-first")
    step = played(state, Unveil("player:1"))
    assert (step.facts[0].key, step.facts[0].args) == ("unveils", {"player": "player:0", "other": "player:1"})
    assert step.reveals
    assert [fact.args["clover"] for fact in step.facts if fact.key == "lies-open"] == ["clover:gold-4", "clover:frog"]
    assert GAME.view(step.state, None).tribes[1].hand == ("clover:gold-4", "clover:frog")
    assert GAME.view(step.state, None).tribes[2].hand is None
    assert step.state.spent == (LEPRECHAUN,)


@clause("K54")
def test_a_leprechaun_needs_a_screen_to_take() -> None:
    one_left = found("leprechaun", tribe("C", "O", shown="hare"), tribe("N", "G", shown="hare", screen=False))
    assert not one_left.tribes[1].screen
    assert one_left.ask == ASK_MOVE
    none_left = found("leprechaun", tribe("C", "O", shown="hare", screen=False))
    assert (none_left.ask, none_left.turn) == (ASK_MOVE, 1)
    assert none_left.tribes[0].screen


@clause("K41")
def test_without_a_screen_clovers_gathered_later_are_open_too() -> None:
    state = position(tribe("A", "Q", shown="hare", screen=False), FAR, lying={"D": "gold-2 gold-4"})
    state = play(state, go(1, "hare", "D"))
    assert GAME.view(state, 1).look == ()
    step = played(state, Keep("look:2"))
    assert [fact.who for fact in step.facts if fact.key == "keeps"] == [None]
    assert GAME.view(step.state, 1).tribes[0].hand == ("clover:gold-4",)
    assert step.reveals, "all have seen it"


@clause("K55")
def test_the_troll_must_sit_on_open_ground_a_bridge_or_a_door() -> None:
    state = found("troll")
    assert state.ask == ASK_TROLL
    kinds = {LAND.borders[LAND.border_index[move.border]].kind for move in offered(state)}
    assert kinds == {"open", "bridge", "door"}
    assert len(offered(state)) == 35
    assert refusal(state, TrollTo("border:F-I")) == ("K55", "troll-first")
    assert refusal(state, Skip()) == ("K55", "troll-first")
    after = play(state, TrollTo("border:A-B"))
    assert GAME.view(after, None).troll == "border:A-B"
    assert after.turn == 1


@clause("K55")
def test_the_troll_may_be_put_where_it_sat() -> None:
    mine = tribe("A", "Q", shown="hare")
    here = LAND.border_index["border:C-G"]
    state = position(mine, FAR, lying={"D": "gold-2"}, menhirs={"D": "troll"}, troll=here)
    state = play(state, go(1, "hare", "D"), Keep("look:1"), TrollTo("border:C-G"))
    assert state.troll == here


@clause("K56")
def test_a_fairy_lets_either_korrigan_move_again_and_gather() -> None:
    state = found("fairy")
    assert (state.ask, state.turn) == (ASK_FAIRY, 0)
    assert {move.korrigan for move in offered(state) if hasattr(move, "korrigan")} == {"korrigan:1", "korrigan:2"}
    state = play(state, go(2, "hare", "J"), Keep("look:1"))
    assert state.turn == 1
    assert len(state.tribes[0].hand) == 2


@clause("K56")
def test_the_fairys_move_may_be_left_and_fairies_chain() -> None:
    assert play(found("fairy"), Skip()).turn == 1
    mine = tribe("A", "Q", shown="hare")
    state = position(mine, FAR, lying={"D": "gold-2", "K": "gold-1"}, menhirs={"D": "fairy", "K": "fairy"})
    state = play(state, go(1, "hare", "D"), Keep("look:1"), go(1, "hare", "K"), Keep("look:1"))
    assert (state.ask, state.turn) == (ASK_FAIRY, 0)


@clause("K56", "K30")
@pytest.mark.parametrize(("first", "turn", "following"), [(2, 2, 0), (2, 0, 1), (1, 2, 0), (1, 1, 2)])
def test_after_a_fairy_the_turn_goes_left_from_wherever_the_first_player_sits(first: int, turn: int, following: int) -> None:
    three = (tribe("A", "Q", shown="hare"), tribe("C", "O", shown="hare"), tribe("D", "N", shown="hare"))
    state = play(position(*three, ask=ASK_FAIRY, turn=turn, first=first), Skip())
    assert (state.ask, state.turn) == (ASK_MOVE, following)


@clause("K56")
def test_a_fairy_lapses_when_no_move_is_possible() -> None:
    stuck = tribe("C", "B", shown="mole", sacrificed=True)
    state = position(stuck, FAR, lying={"A": "gold-1"}, troll=NOTHING)
    state = play(state, go(1, "mole", "A"), Keep("look:1"))
    assert state.ask == ASK_FAIRY  # the mole can go back
    lone = position(tribe("E", "B", shown="mouse", sacrificed=True), FAR, lying={"F": "gold-1"}, troll=NOTHING)
    lone = play(lone, go(1, "mouse", "F"))
    blocked = played(_with_troll(lone, "border:E-F"), Keep("look:1"))
    assert "fairy-lapses" in keys(blocked.facts)
    assert blocked.state.turn == 1


def _with_troll(state: State, border: str) -> State:
    return replace(state, troll=LAND.border_index[border])


@clause("K56", "K38a")
def test_a_fairy_waits_for_a_backup_that_would_help() -> None:
    lone = position(tribe("E", "B", shown="mouse"), FAR, lying={"F": "gold-1"})
    state = play(_with_troll(play(lone, go(1, "mouse", "F")), "border:E-F"), Keep("look:1"))
    assert state.ask == ASK_FAIRY
    assert {type(move).__name__ for move in offered(state)} == {"Backup", "Skip"}


@clause("K56", "K20")
def test_after_the_last_players_fairy_the_next_round_is_drawn() -> None:
    assert play(found("fairy", tribe("B", "B", shown="frog")), Skip()).ask == ASK_DRAW
