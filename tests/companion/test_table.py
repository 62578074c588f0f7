"""The one road: decide, write, show."""

from __future__ import annotations

import sqlite3
import threading
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from companion import house as home
from companion.contract import Refused
from companion.journal import CannotWrite
from companion.table import Answer, Command, Table
from tests.clauses import clause
from tests.companion.tables import Hand, do, make, offer, open_table, say, start


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return open_table(tmp_path)


@clause("H1")
def test_a_seat_that_is_not_asked_is_refused(table: Table) -> None:
    start(table)
    seat, draw = offer(table, "Draw")
    assert say(table, 3 - seat, draw.move).clause == "H1"


@clause("H2")
def test_nothing_moves_in_a_pause_and_the_clock_stands_still(tmp_path: Path) -> None:
    clock = Hand()
    table = open_table(tmp_path, clock)
    start(table)
    seat, draw = offer(table, "Draw")
    assert say(table, 1, home.Resume()).clause == "H2"
    do(table, 1, home.Pause())
    before = table.clock()
    clock.seconds += 3600
    assert table.clock() == before
    assert say(table, seat, draw.move).clause == "H2"
    assert say(table, 1, home.Pause()).clause == "H2"
    do(table, 2, home.Resume())
    do(table, seat, draw.move)


@clause("H3")
def test_a_taken_seat_stays_taken_and_there_are_five(table: Table) -> None:
    do(table, 0, home.Sit(2, phone="a"), "a")
    assert say(table, 0, home.Sit(2, phone="b"), "b").clause == "H3"
    assert say(table, 0, home.Sit(6)).clause == "H3"
    assert say(table, 0, home.Sit(0)).clause == "H3"


@clause("H4")
def test_one_seat_cannot_act_for_another(table: Table) -> None:
    do(table, 0, home.Sit(1, phone="a"), "a")
    do(table, 0, home.Sit(2, phone="b"), "b")
    assert say(table, 1, home.Leave(), "b").clause == "H4"
    assert say(table, 3, home.Leave(), "b").clause == "H4"
    assert say(table, 1, home.Call("Me", "red"), "guest").clause == "H4"
    do(table, 1, home.Call("Me", "red"), "a")


@clause("H4")
def test_a_seat_without_a_phone_listens_to_phones_that_sit_but_not_to_guests(table: Table) -> None:
    do(table, 0, home.Sit(1))
    do(table, 0, home.Sit(2, phone="b"), "b")
    assert say(table, 1, home.Call("Gran", "red"), "guest").clause == "H4"
    do(table, 1, home.Call("Gran", "red"), "b")


@clause("H5")
def test_the_own_last_move_is_taken_back_at_once_when_it_told_nothing(table: Table) -> None:
    start(table)
    make(table, "Draw")
    seat, put = offer(table, "PutSun")
    before = table.now.sitting.state
    do(table, seat, put.move)
    assert table.now.can_undo(seat)
    do(table, seat, home.Undo())
    assert table.now.sitting.state == before


@clause("H5")
def test_a_draw_is_taken_back_only_with_the_others_word_and_comes_back_the_same(table: Table) -> None:
    start(table, players=3)
    seat, draw = offer(table, "Draw")
    do(table, seat, draw.move)
    drawn = table.now.sitting.state
    others = [other for other in (1, 2, 3) if other != seat]
    do(table, seat, home.Undo())
    assert table.now.sitting.state == drawn
    assert say(table, seat, home.Agree()).clause == "H5"
    do(table, others[0], home.Agree())
    assert say(table, others[0], home.Agree()).clause == "H5"
    do(table, others[1], home.Agree())
    assert table.now.sitting.state != drawn
    do(table, seat, draw.move)
    assert table.now.sitting.state == drawn


@clause("H5")
def test_a_proposal_ends_by_a_no_by_any_move_and_after_thirty_seconds(tmp_path: Path) -> None:
    clock = Hand()
    table = open_table(tmp_path, clock)
    start(table)
    assert say(table, 1, home.Undo()).clause == "H5"
    seat, draw = offer(table, "Draw")
    do(table, seat, draw.move)
    for end in (lambda: do(table, 3 - seat, home.Decline()), lambda: _later(table, clock), lambda: make(table, "PutSun")):
        do(table, seat, home.Undo())
        assert table.now.house.proposal
        end()
        assert table.now.house.proposal is None


def _later(table: Table, clock: Hand) -> None:
    clock.seconds += 29
    assert table.tick() == pytest.approx(1)
    clock.seconds += 2
    table.tick()


@clause("H6")
def test_a_game_starts_with_as_many_players_as_it_is_for(table: Table) -> None:
    do(table, 0, home.Sit(3))
    assert say(table, 3, home.Start()).clause == "H6"
    do(table, 3, home.Choose("korrigans", "assist"))
    assert say(table, 3, home.Start()).clause == "H6"
    assert say(table, 3, home.Choose("chess", "play")).clause == "H6"
    do(table, 0, home.Sit(5))
    do(table, 3, home.Start())
    assert table.now.house.players == (3, 5)


@clause("H7")
def test_the_lobby_is_closed_while_a_game_is_on(table: Table) -> None:
    assert say(table, 0, home.Start()).clause == "H4"
    start(table)
    for move in (home.Start(), home.Choose("korrigans", "assist"), home.Begins(1), home.Open(), home.Salt("a1")):
        assert say(table, 1, move).clause == "H7"
    assert say(table, 0, home.Sit(4)).clause == "H7"
    assert say(table, 1, home.Call("", "red")).clause == "H7"


@clause("H8")
def test_an_option_that_does_not_exist_is_named(table: Table) -> None:
    do(table, 0, home.Sit(1))
    assert say(table, 1, home.Choose("korrigans", "assist", {"dragons": True})).clause == "H8"
    assert say(table, 1, home.Choose("korrigans", "assist", {"bag": "paper"})).clause == "H8"


@clause("H9")
def test_what_the_disk_does_not_take_is_not_acknowledged_and_may_be_tried_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    start(table)
    seat, draw = offer(table, "Draw")
    before = table.now.sitting
    with monkeypatch.context() as patch:
        patch.setattr(table.journal, "append", _full)
        assert say(table, seat, draw.move, name="again").clause == "H9"
        assert table.now.sitting is before
        assert table.now.fault
    assert say(table, seat, draw.move, name="again").ok
    assert table.now.fault is None


def _full(*_row: object) -> None:
    raise CannotWrite("database or disk is full")


@clause("H10")
@pytest.mark.parametrize(
    "raw", [b"", b"{}", b"[]", b'{"type":"Draw"}', b'{"type":"house.Sit"}', b'{"type":"house.Sit","seat":"x"}', b"\xff", b"[" * 9000]
)
def test_what_is_no_move_is_refused(table: Table, raw: bytes) -> None:
    with pytest.raises(Refused) as no:
        table.decode(raw)
    assert no.value.clause == "H10"


@clause("H10")
def test_a_salt_is_letters_and_digits(table: Table) -> None:
    do(table, 0, home.Sit(1))
    assert say(table, 1, home.Salt("a\nb")).clause == "H10"
    assert say(table, 1, home.Salt("a" * 65)).clause == "H10"
    do(table, 1, home.Salt("a" * 64))


@clause("H12")
def test_names_are_short_and_each_colour_is_taken_once(table: Table) -> None:
    do(table, 0, home.Sit(1, colour="red"))
    assert say(table, 0, home.Sit(2, colour="red")).clause == "H12"
    assert say(table, 0, home.Sit(2, colour="beige")).clause == "H12"
    assert say(table, 1, home.Call("x" * 21, "red")).clause == "H12"
    do(table, 1, home.Call("  Anne\u202e \n Marie ", "red"))
    assert home.at(table.now.house, 1).name == "Anne Marie"


@clause("H13")
def test_a_game_of_other_rules_is_kept_and_said_so(tmp_path: Path) -> None:
    table = open_table(tmp_path)
    start(table)
    table.close()
    with sqlite3.connect(tmp_path / "journal.db") as base:
        rows = base.execute("SELECT count(*) FROM entry").fetchone()[0]
    table = open_table(tmp_path)
    game = table.found.games["korrigans", "assist"]
    other = table.found._replace(games={("korrigans", "assist"): replace(game, version=game.version + 1)})
    table.close()
    table = open_table(tmp_path, found=other)
    assert table.now.notice is not None
    assert table.now.notice.key == "kept-aside"
    assert table.now.sitting.game is None
    assert len(table.journal.entries()) > rows


def test_the_same_command_is_answered_as_the_first_time_even_after_a_restart(tmp_path: Path) -> None:
    table = open_table(tmp_path)
    first = say(table, 0, home.Sit(1), name="tap")
    assert say(table, 0, home.Sit(1), name="tap") == first
    refused = say(table, 0, home.Sit(1), name="other")
    assert not refused.ok
    assert say(table, 0, home.Sit(1), name="other") == refused
    table.close()
    again = open_table(tmp_path)
    assert say(again, 0, home.Sit(1), name="tap") == first


def test_a_refused_move_leaves_no_trace(table: Table) -> None:
    start(table)
    before, rows = table.now, len(table.journal.entries())
    seat, draw = offer(table, "Draw")
    assert not say(table, 3 - seat, draw.move).ok
    assert table.now is before
    assert len(table.journal.entries()) == rows


def test_a_stale_tap_is_checked_against_the_table_as_it_is_now(table: Table) -> None:
    start(table)
    seat, draw = offer(table, "Draw")
    seen = table.now.serial
    do(table, seat, draw.move)
    late = table.submit(Command("late", seat, draw.move, seen, "button"))
    assert not late.ok
    assert late.stale


def test_a_restart_comes_up_paused_in_the_same_place_with_clocks_uncharged(tmp_path: Path) -> None:
    clock = Hand()
    table = open_table(tmp_path, clock)
    start(table)
    clock.seconds += 40
    make(table, "Draw")
    position, passed = table.now.sitting.state, table.clock()
    table.close()
    dark = Hand()
    dark.seconds = 7.0
    again = open_table(tmp_path, dark)
    assert again.now.sitting.state == position
    assert again.now.house.paused
    dark.seconds += 10_000
    assert again.clock() == pytest.approx(passed)


def test_a_move_is_on_disk_before_anybody_is_woken(table: Table) -> None:
    seen: list[int] = []
    table.on_change(lambda: seen.append(_rows_on_disk(table)))
    do(table, 0, home.Sit(1))
    assert seen == [table.now.serial]


def _rows_on_disk(table: Table) -> int:
    with sqlite3.connect(table.journal.path) as other:
        return int(other.execute("SELECT max(id) FROM entry").fetchone()[0])


def test_the_live_connection_syncs_every_commit(table: Table) -> None:
    assert table.journal.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert table.journal.connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_of_many_at_the_same_moment_exactly_one_gets_the_seat(table: Table) -> None:
    answers: list[Answer] = []
    gate = threading.Barrier(8)

    def sit(phone: str) -> None:
        gate.wait()
        answers.append(table.submit(Command(phone, 0, home.Sit(1, phone=phone), 0, phone)))

    threads = [threading.Thread(target=sit, args=(f"p{number}",)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.ok for answer in answers) == [False] * 7 + [True]


def test_a_phone_cannot_choose_the_seed_or_the_house(table: Table) -> None:
    do(table, 0, home.Sit(1, phone="a"), "a")
    chapter = table.now.house.chapter
    do(table, 1, home.Open("00" * 32, home.House(chapter=77)), "a")
    assert table.now.house.chapter == chapter + 1
    assert table.now.sitting.seed != "00" * 32
    assert home.at(table.now.house, 1).phone == "a"


def test_a_view_never_holds_the_seed(table: Table) -> None:
    start(table)
    told = msgspec.json.encode([table.now.view(None), table.now.view(0), table.now.view(1), table.now.house])
    assert table.now.sitting.seed.encode() not in told
