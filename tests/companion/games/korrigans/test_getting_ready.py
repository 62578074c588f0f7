"""Setting up and placing the korrigans."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Refused
from companion.games.korrigans import GAME
from companion.games.korrigans.pieces import (
    ASK_DRAW,
    ASK_KEEP,
    ASK_PLACE,
    ASK_TROLL,
    ELF,
    MENHIRS,
    NOTHING,
    OVER,
    Keep,
    Options,
    PlaceKorrigan,
    State,
    TrollTo,
)
from companion.games.korrigans.rainbow import Draw
from tests.clauses import clause
from tests.companion.games.korrigans.stage import FIELD, LAND, PLAYERS, clovers, keys, letters, offered, play, played, refusal, tokens


def begin(players: int, first: int = 0, advanced: bool = False, luck: bytes = b"luck") -> State:
    state: State = GAME.setup(PLAYERS[:players], first, Options(advanced=advanced), Chance(luck))
    return state


def place(state: State, field: str, keep: int = 1) -> State:
    after = play(state, PlaceKorrigan(f"field:{field}"))
    return play(after, Keep(f"look:{keep}")) if after.ask == ASK_KEEP else after


@clause("K2", "K10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_clovers_lie_on_the_fields_one_more_each_with_four_or_five(players: int) -> None:
    state = begin(players)
    extra = 1 if players >= 4 else 0
    assert [len(field) for field in state.fields] == [field.clovers + extra for field in LAND.fields]
    lying = Counter(clover for field in state.fields for clover in field)
    assert lying == Counter(LAND.clovers + LAND.extra if players >= 4 else LAND.clovers)
    assert state.fields != begin(players, luck=b"other").fields


@clause("K11", "K1", "K50")
def test_each_field_but_the_village_has_a_menhir() -> None:
    state = begin(3)
    assert [place for place, menhir in enumerate(state.menhirs) if menhir == NOTHING] == [FIELD["I"]]
    assert Counter(menhir for menhir in state.menhirs if menhir != NOTHING) == Counter(LAND.menhirs)


@clause("K4", "K12")
def test_the_first_player_places_first_and_has_the_bag() -> None:
    state = begin(4, first=2)
    assert GAME.actors(state) == {2}
    assert state.holder == 2
    assert len(state.tribes) == 4
    assert all(len(tribe.korrigans) == 2 and tribe.screen and not tribe.sacrificed for tribe in state.tribes)


@clause("K13")
def test_twice_round_the_table_each_on_the_fields_with_the_own_number() -> None:
    state, order = begin(3, first=1), []
    while state.ask == ASK_PLACE:
        fields = "".join(move.field[-1] for move in offered(state))
        order.append((state.turn, fields))
        state = place(state, fields[0])
    assert order == [(1, "AQ"), (2, "CO"), (0, "DN"), (1, "Q"), (2, "O"), (0, "N")]
    assert [letters(state, player) for player in range(3)] == ["DN", "AQ", "CO"]
    assert (state.ask, state.round, GAME.actors(state)) == (ASK_DRAW, 1, {1})


@clause("K13")
def test_while_placing_the_prompt_speaks_of_no_pawn() -> None:
    state = begin(2)
    assert (GAME.view(state, 0).prompt.key, GAME.view(state, 0).prompt.args) == ("prompt-place-you", {"player": "player:0"})
    assert GAME.view(state, 1).prompt.key == "prompt-place-wait"
    assert GAME.view(state, None).caption.key == "caption-place"


@clause("K13")
def test_another_players_number_is_refused() -> None:
    assert refusal(begin(2), PlaceKorrigan("field:C")) == ("K13", "not-your-start")
    assert refusal(begin(2), Draw()) == ("K13", "place-a-korrigan-first")
    second = place(begin(3, first=2), "A")
    with pytest.raises(Refused) as no:
        played(second, PlaceKorrigan("field:A"))
    assert no.value.text.args == {"number": 2}


@clause("K13", "K30")
def test_only_the_one_who_is_asked_can_answer() -> None:
    over = replace(begin(2), ask=OVER)
    assert GAME.moves(over, 0) == GAME.moves(over, 1) == ()
    for state, player in ((begin(2), 1), (over, 0), (over, 1)):
        with pytest.raises(Refused) as no:
            GAME.play(state, player, PlaceKorrigan("field:A"), Chance(b"luck"))
        assert (no.value.clause, no.value.text.key) == ("H1", "not-your-turn")


@clause("K13", "K40")
def test_one_clover_is_kept_and_the_others_go_back() -> None:
    state = play(begin(2), PlaceKorrigan("field:A"))
    there = state.fields[FIELD["A"]]
    after = play(state, Keep("look:2"))
    assert after.tribes[0].hand == (there[1],)
    assert Counter(after.fields[FIELD["A"]]) == Counter(there) - Counter([there[1]])


@clause("K13", "K31")
def test_only_the_one_who_places_sees_the_clovers() -> None:
    state = play(begin(2), PlaceKorrigan("field:A"))
    assert len(GAME.view(state, 0).look) == 3
    assert GAME.view(state, 1).look == ()
    assert GAME.view(state, None).look == ()


@clause("K14")
def test_on_the_advanced_side_any_field_will_do_even_an_occupied_one() -> None:
    state = begin(2, advanced=True)
    assert len(offered(state)) == 17
    state = place(state, "I")
    assert len(offered(state)) == 17
    state = place(place(state, "I"), "I")
    assert (letters(state, 0), state.tribes[1].korrigans[0]) == ("II", FIELD["I"])
    assert refusal(state, PlaceKorrigan("field:Z")) == ("K14", "choose-a-field")


def one_clover_on_b(menhir: str) -> State:
    state = begin(2, advanced=True)
    fields = (*state.fields[:1], clovers("gold-1"), *state.fields[2:])
    return replace(state, fields=fields, menhirs=(state.menhirs[0], MENHIRS.index(menhir), *state.menhirs[2:]))


@clause("K15", "K50")
def test_the_last_clover_gives_the_menhir_while_placing_too() -> None:
    state = place(one_clover_on_b("elf"), "B")
    assert tokens(state)[0] == ("elf", "")
    assert (state.ask, state.turn) == (ASK_PLACE, 1)


@clause("K15")
def test_placing_is_not_moving_so_no_elf_passes() -> None:
    state = place(place(one_clover_on_b("elf"), "B"), "B")
    assert state.tribes[1].korrigans[0] == FIELD["B"]
    assert tokens(state) == [("elf", ""), ("", "")]
    assert state.spent == (ELF,)


@clause("K15", "K56")
def test_a_fairy_found_while_placing_does_nothing() -> None:
    state = play(one_clover_on_b("fairy"), PlaceKorrigan("field:B"))
    end = played(state, Keep("look:1"))
    assert "fairy-lapses" in keys(end.facts)
    assert (end.state.ask, end.state.turn) == (ASK_PLACE, 1)


@clause("K15", "K54", "K55")
def test_leprechaun_and_troll_do_their_work_while_placing() -> None:
    state = place(one_clover_on_b("leprechaun"), "B")
    assert not state.tribes[1].screen
    assert (state.ask, state.turn) == (ASK_PLACE, 1)
    state = place(one_clover_on_b("troll"), "B")
    assert state.ask == ASK_TROLL
    state = play(state, TrollTo("border:A-B"))
    assert (state.ask, state.turn, state.troll) == (ASK_PLACE, 1, LAND.border_index["border:A-B"])


@clause("K15", "K50")
def test_a_menhir_turned_by_the_last_korrigan_that_is_placed_can_not_be_taken_back() -> None:
    state = one_clover_on_b("elf")
    for field in "ACD":
        state = place(state, field)
    end = played(play(state, PlaceKorrigan("field:B")), Keep("look:1"))
    assert (end.state.ask, end.reveals) == (ASK_DRAW, True)


@clause("K15")
def test_on_an_empty_field_nothing_is_gathered() -> None:
    state = place(place(one_clover_on_b("gold-1"), "B"), "B")
    assert (state.ask, state.turn, state.tribes[1].hand) == (ASK_PLACE, 0, ())


@clause("K12", "K20")
def test_no_round_starts_without_the_draw() -> None:
    state = begin(2)
    for field in "ACQO":
        state = place(state, field)
    assert offered(state) == [Draw()]
    assert GAME.view(state, 0).prompt.key == "prompt-draw-you"
    assert GAME.view(state, 1).prompt.key == "prompt-draw-wait"
