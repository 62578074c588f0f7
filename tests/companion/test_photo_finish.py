"""The race: of two cards at the same moment exactly one counts, the other stays in its hand, and the photo tells by how much."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from companion import house as home
from companion.contract import Offer
from companion.table import Answer, Command, Late, Table
from tests.clauses import clause
from tests.companion.tables import Hand, do, open_table

PAIRS = int(os.environ.get("CAULDRON_PAIRS", "10000"))


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def table(tmp_path: Path, clock: Hand) -> Table:
    table = open_table(tmp_path, clock)
    for seat in (1, 2):
        do(table, 0, home.Sit(seat))
    do(table, 1, home.Choose("roygbiv", "play", {"mode": "fast"}))
    do(table, 1, home.Start())
    return table


def race(table: Table, clock: Hand) -> tuple[Offer, Offer]:
    """A card of each hand that fits now; the table is led on until there is one, and time passes when nobody can play."""
    for _ in range(200):
        while table.now.sitting.state.stuck:
            clock.seconds += table.tick() or 0
        if table.now.sitting.over:
            again(table)
        cards = [[offer for offer in table.now.offers(seat) if hasattr(offer.move, "card")] for seat in (1, 2)]
        if all(cards):
            return cards[0][0], cards[1][0]
        _lead_on(table, cards)
    raise AssertionError("the race stands still")


def _lead_on(table: Table, cards: list[list[Offer]]) -> None:
    """Who has nothing to play draws; else the other one plays; else nobody wants to."""
    for seat in (1, 2):
        draws = [offer.move for offer in table.now.offers(seat) if type(offer.move).__name__ == "DrawCard"]
        if draws and not cards[seat - 1]:
            do(table, seat, draws[0])
            return
    for seat in (1, 2):
        if not table.now.sitting.over:
            do(table, seat, (cards[seat - 1] or table.now.offers(seat)[-1:])[0].move)


def again(table: Table) -> None:
    do(table, 1, home.Open())
    do(table, 1, home.Start())


@clause("R25")
def test_the_photo_tells_who_was_how_much_later_and_the_card_stays(table: Table, clock: Hand) -> None:
    one, other = race(table, clock)
    hand = table.now.sitting.state.hands[1]
    assert table.submit(Command("a", 1, one.move, 0, "button", clock() + 0.010)).ok
    late = table.submit(Command("b", 2, other.move, 0, "button", clock() + 0.047))
    assert (late.ok, late.clause, late.late) == (False, "R25", True)
    assert table.now.late == (Late(2, 37),)
    assert table.now.sitting.state.hands[1] == hand
    table.submit(Command("c", 2, other.move, 0, "button", clock() + 0.090))
    assert table.now.late == (Late(2, 37),), "the first time counts"


@clause("R25")
def test_who_comes_much_later_is_no_photo_finish_and_the_next_move_clears_it(table: Table, clock: Hand) -> None:
    one, other = race(table, clock)
    table.submit(Command("a", 1, one.move, 0, "button", clock()))
    table.submit(Command("b", 2, other.move, 0, "button", clock() + 60))
    assert table.now.late == ()
    table.submit(Command("c", 2, other.move, 0, "button", clock() + 0.5))
    assert table.now.late
    do(table, 1, home.Speak("fr"))
    assert table.now.late == ()


@clause("R25")
def test_of_two_cards_at_once_exactly_one_counts(table: Table, clock: Hand) -> None:
    """Real threads; the disk is spared here (synchronous off), because not the disk is tried."""
    table.journal.connection.execute("PRAGMA synchronous = OFF")
    gate = Barrier(2)

    def throw(pair: int, seat: int, move: Any) -> Answer:
        gate.wait()
        return table.submit(Command(f"{pair}", seat, move, 0, "button"))

    with ThreadPoolExecutor(2) as hands:
        for pair in range(PAIRS):
            one, other = race(table, clock)
            held, answers = _cards(table), list(hands.map(throw, (pair, pair), (1, 2), (one.move, other.move)))
            assert [answer.ok for answer in answers].count(True) == 1
            (no,) = (answer for answer in answers if not answer.ok)
            assert no.clause in ("R25", "H7", "H1"), no
            assert _cards(table) <= held
            if table.now.sitting.over:
                again(table)


def _cards(table: Table) -> int:
    return sum(map(len, table.now.sitting.state.hands))
