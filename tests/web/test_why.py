"""Who taps a thing that can't be used now is told why: the game's own reason for the move that was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games import PLAY
from companion.games.roygbiv.able import fitting
from companion.games.roygbiv.line import POT
from tests.clauses import clause
from tests.companion.games.korrigans.stage import position, tribe
from tests.web.served import Phone, begin, seated, served_once, stand


def why(phone: Phone, seat: int, ref: str, *before: str) -> tuple[str, str]:
    answer = phone.post("/why", {"seat": seat, "ref": ref, "before": list(before)}).json
    return answer["clause"], answer["say"]


@clause("R20", "H1")
def test_a_card_that_does_not_fit_says_what_does(tmp_path: Path) -> None:
    with served_once(tmp_path) as table:
        phones = seated(table, 1, 2)
        begin(phones[0], game="roygbiv", mode=PLAY)
        state = table.table.now.sitting.state
        (seat,) = table.table.now.actors()
        player = table.table.now.sitting.player(seat)
        alike = next(card for card in range(POT) if card not in fitting(state.line))
        stand(table, hands=tuple((alike,) * 7 for _ in state.hands))
        clause_id, sentence = why(phones[seat - 1], seat, "hand:2")
        assert clause_id == "R20"
        assert "does not fit here" in sentence
        assert why(phones[2 - seat], 3 - seat, "hand:2")[0] == "H1"
        assert why(phones[seat - 1], seat, f"player:{player}")[0] == ""


@pytest.mark.parametrize(
    ("before", "ref", "clause_id", "part"),
    [
        ((), "field:P", "K30", "None of your companions"),
        (("korrigan:1",), "field:P", "K30", "None of your companions"),
        (("korrigan:1", "companion:hare"), "field:P", "K32", "A hare crosses open ground"),
        (("companion:hare", "korrigan:1"), "field:P", "K32", "A hare crosses open ground"),
        ((), "sun:3", "K30", "Move one of your korrigans"),
    ],
)
@clause("K30", "K32")
def test_a_field_out_of_reach_says_why_for_the_companion_that_was_tapped(
    tmp_path: Path, before: tuple[str, ...], ref: str, clause_id: str, part: str
) -> None:
    with served_once(tmp_path) as table:
        phones = seated(table, 1, 2)
        begin(phones[0], game="korrigans", mode=PLAY)
        there = position(tribe("A", "A", shown="hare"), tribe("C", "O", shown="hare"))
        stand(table, **{name: getattr(there, name) for name in there.__struct_fields__ if name != "colours"})
        (seat,) = table.table.now.actors()
        found = why(phones[seat - 1], seat, ref, *before)
        assert found[0] == clause_id
        assert part in found[1]


def test_more_taps_than_any_move_has_are_not_understood(tmp_path: Path) -> None:
    with served_once(tmp_path) as table:
        phones = seated(table, 1, 2)
        begin(phones[0], game="korrigans", mode=PLAY)
        assert phones[0].post("/why", {"seat": 1, "ref": "field:A", "before": ["sun:1"] * 10}).status == 400
