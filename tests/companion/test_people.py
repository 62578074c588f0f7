"""People come and go; games are put aside, taken up, remembered and forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion import house as home
from companion.contract import Refused
from companion.export import exported, retold
from companion.table import BUTTON, Table
from tests.clauses import clause
from tests.companion.tables import FOUND, Hand, do, make, offer, open_table, say, start


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return open_table(tmp_path)


def finish(table: Table) -> None:
    """Play any game to its end, with some points for the first seat."""
    seat = table.now.house.players[0]
    score = next(one for one in table.now.offers(seat) if type(one.move).__name__ == "Score")
    do(table, seat, type(score.move)(score.move.player, 7))
    make(table, "Finish")


def named(table: Table, *names: str) -> None:
    for seat, name in enumerate(names, 1):
        do(table, 0, home.Sit(seat, name))
    do(table, 1, home.Choose("any_game", "assist"))
    do(table, 1, home.Start())


# --- the host


@clause("H15")
def test_the_first_who_sits_is_the_host_and_the_next_one_follows(table: Table) -> None:
    do(table, 0, home.Sit(3, phone="c"), "c")
    do(table, 0, home.Sit(1, phone="a"), "a")
    assert table.now.house.host == 3
    do(table, 3, home.Leave(), "c")
    assert table.now.house.host == 1
    do(table, 1, home.Leave(), "a")
    assert table.now.house.host == 0


@clause("H15")
def test_the_host_frees_a_seat_for_another_phone_and_hands_the_office_on(table: Table) -> None:
    do(table, 0, home.Sit(1, phone="a"), "a")
    do(table, 0, home.Sit(2, phone="b"), "b")
    assert say(table, 2, home.Free(1), "b").clause == "H15"
    assert say(table, 2, home.Host(2), "b").clause == "H15"
    do(table, 1, home.Free(2), "a")
    do(table, 0, home.Sit(2, phone="c"), "c")
    assert say(table, 2, home.Call("B", "red"), "b").clause == "H4"
    do(table, 1, home.Host(2), "a")
    do(table, 2, home.Free(1), "c")


@clause("H5")
def test_the_host_may_take_it_back_alone_and_the_log_says_so(table: Table) -> None:
    start(table, 3)
    seat, _draw = offer(table, "Draw")
    make(table, "Draw")
    do(table, seat, home.Undo())
    assert table.now.house.proposal
    assert say(table, 3, home.Override()).clause == "H15"
    do(table, 1, home.Override())
    assert [fact.key for fact in table.now.facts] == ["taken-back-by-host"]
    assert say(table, 1, home.Override()).clause == "H5"
    assert offer(table, "Draw")[0] == seat


# --- coming late and going early


@clause("H7")
def test_a_late_one_sits_down_in_any_game_and_one_who_left_comes_back(table: Table) -> None:
    start(table, 2, "any_game")
    do(table, 0, home.Sit(5, "Late", phone="e"), "e")
    assert table.now.house.players == (1, 2, 5)
    do(table, 5, home.Leave(), "e")
    away = home.at(table.now.house, 5)
    assert away.away
    assert not away.phone
    assert 5 not in table.now.waited()
    do(table, 0, home.Sit(5, phone="f"), "f")
    assert (home.at(table.now.house, 5).name, home.at(table.now.house, 5).away) == ("Late", False)


@clause("H7")
def test_nobody_comes_late_to_a_game_that_needs_all_its_players(table: Table) -> None:
    start(table)
    assert say(table, 0, home.Sit(4)).clause == "H7"


@clause("H7")
def test_nothing_from_before_somebody_came_is_taken_back(table: Table) -> None:
    start(table, 2, "any_game")
    make(table, "Done")
    do(table, 0, home.Sit(4))
    assert say(table, 1, home.Undo()).clause == "H5"


@clause("H7")
def test_who_stands_up_in_other_games_leaves_a_seat_that_another_phone_may_take(table: Table) -> None:
    do(table, 0, home.Sit(1, phone="a"), "a")
    do(table, 0, home.Sit(2, phone="b"), "b")
    do(table, 1, home.Choose("korrigans", "assist"), "a")
    do(table, 1, home.Start(), "a")
    do(table, 2, home.Leave(), "b")
    assert table.now.house.players == (1, 2)
    do(table, 0, home.Sit(2, phone="c"), "c")


def test_the_luck_stays_the_same_whoever_comes_and_goes(table: Table) -> None:
    do(table, 0, home.Sit(1, phone="a"), "a")
    do(table, 0, home.Sit(2, phone="b"), "b")
    do(table, 2, home.Salt("pepper"), "b")
    do(table, 1, home.Choose("korrigans", "assist"), "a")
    do(table, 1, home.Start(), "a")
    key = table.now.sitting.key
    do(table, 2, home.Leave(), "b")
    do(table, 0, home.Sit(2, phone="c"), "c")
    assert table.now.sitting.key == key


# --- putting aside


@clause("H16")
def test_a_game_put_aside_is_taken_up_as_it_was(tmp_path: Path) -> None:
    clock = Hand()
    table = open_table(tmp_path, clock)
    start(table, 3)
    make(table, "Draw")
    clock.seconds += 9
    make(table, "PutSun")
    before = table.now.sitting
    assert say(table, 1, home.Open()).clause == "H7"
    do(table, 1, home.PutAside())
    assert table.now.sitting.game is None
    (chapter,) = table.chapters.put_aside()
    clock.seconds += 1e6
    table.close()
    table = open_table(tmp_path, clock)
    do(table, 2, home.TakeUp(chapter))
    after = table.now.sitting
    assert (after.state, after.seed, after.counts, after.clocks, after.house.players) == (
        before.state, before.seed, before.counts, before.clocks, before.house.players,
    )  # fmt: skip
    assert after.house.paused
    assert table.chapters.put_aside() == []
    assert say(table, 1, home.TakeUp(chapter)).clause == "H7"
    do(table, 1, home.Resume())
    make(table, "EndTurn")
    table.close()
    table = open_table(tmp_path, clock)
    assert table.now.sitting.state != before.state
    assert table.now.sitting.game is not None


@clause("H16")
def test_a_game_can_be_put_aside_again_and_again(table: Table) -> None:
    start(table, 2, "any_game")
    for _evening in range(3):
        make(table, "Done")
        do(table, 1, home.PutAside())
        (chapter,) = table.chapters.put_aside()
        do(table, 1, home.TakeUp(chapter))
        do(table, 1, home.Resume())
    assert sum(b"Done" in entry.move for entry in table.chapters.rows(table.now.house.chapter)) == 3


@clause("H16")
def test_only_a_game_that_was_put_aside_can_be_taken_up_and_only_from_the_lobby(table: Table) -> None:
    do(table, 0, home.Sit(1))
    assert say(table, 1, home.PutAside()).clause == "H16"
    assert say(table, 1, home.TakeUp(1)).clause == "H16"
    assert say(table, 1, home.TakeUp(-1)).clause == "H16"
    assert say(table, 0, home.TakeUp(1)).clause == "H4"


@clause("H16")
def test_only_the_menu_button_empties_the_table_and_the_game_is_kept(table: Table) -> None:
    start(table)
    do(table, 0, home.Sit(1, phone="a"), "a")
    assert say(table, 1, home.Reset(), "a").clause == "H16"
    do(table, 0, home.Reset(), BUTTON)
    assert home.taken(table.now.house) == ()
    assert len(table.chapters.put_aside()) == 1


def test_the_next_game_is_still_there_after_a_power_cut(tmp_path: Path) -> None:
    table = open_table(tmp_path)
    start(table, 2, "any_game")
    finish(table)
    do(table, 2, home.Open())
    do(table, 1, home.Start())
    state = table.now.sitting.state
    table.close()
    table = open_table(tmp_path)
    assert table.now.notice is None
    assert table.now.sitting.state == state


# --- history


def test_finished_games_are_remembered_with_people_points_and_time(tmp_path: Path) -> None:
    clock = Hand()
    table = open_table(tmp_path, clock)
    named(table, "Anna", "Bo")
    clock.seconds += 90
    finish(table)
    assert table.history.games() == [], "still on the table"
    do(table, 1, home.Open())
    (game,) = table.history.games()
    assert (game.game, game.mode, game.seconds) == ("any_game", "assist", 90)
    assert [(one.name, one.points, one.place) for one in game.players] == [("Anna", 7, 1), ("Bo", 0, 2)]
    assert sum(one.seconds for one in game.players) == 90


def test_history_can_be_worked_out_again_from_the_journal(table: Table) -> None:
    named(table, "Anna", "Bo")
    finish(table)
    do(table, 1, home.Open())
    kept = table.history.games()
    table.journal.connection.execute("DELETE FROM kept")
    assert table.history.games() == kept


def test_what_was_put_aside_is_no_finished_game_until_it_is_finished(table: Table) -> None:
    named(table, "Anna", "Bo")
    do(table, 1, home.PutAside())
    assert table.history.games() == []
    do(table, 1, home.TakeUp(table.chapters.put_aside()[0]))
    do(table, 1, home.Resume())
    finish(table)
    do(table, 1, home.Open())
    assert len(table.history.games()) == 1


def test_an_export_tells_a_game_that_was_put_aside_whole(table: Table) -> None:
    named(table, "Anna", "Bo")
    make(table, "Done")
    do(table, 1, home.PutAside())
    assert not any(chapter["entries"] for chapter in exported(table.journal, FOUND)["chapters"])
    do(table, 1, home.TakeUp(table.chapters.put_aside()[0]))
    do(table, 1, home.Resume())
    finish(table)
    told = "\n".join(retold(exported(table.journal, FOUND), FOUND))
    assert "The game begins." in told
    assert "goes on where it was put aside" in told
    assert "Anna" in told


@clause("H17")
def test_a_forgotten_name_is_nowhere_in_the_folder(tmp_path: Path) -> None:
    table = open_table(tmp_path)
    named(table, "Rumpelstilzchen", "Bo")
    finish(table)
    do(table, 1, home.Open())
    assert table.history.games()
    do(table, 1, home.Call("", "red"))
    assert table.history.forget("Rumpelstilzchen") >= 1
    assert [one.name for one in table.history.games()[0].players] == ["", "Bo"]
    rows = len(table.journal.entries())
    table.close()
    for path in tmp_path.iterdir():
        assert b"Rumpelstilzchen" not in path.read_bytes(), path
    table = open_table(tmp_path)
    assert table.now.notice is None, "the chain was sealed anew"
    assert len(table.journal.entries()) == rows
    do(table, 1, home.Speak("fr"))


@clause("H15", "H16")
def test_a_game_taken_up_is_the_same_after_a_power_cut_seats_host_and_language_too(tmp_path: Path) -> None:
    table = open_table(tmp_path)
    for seat, phone in ((1, "a"), (2, "b")):
        do(table, 0, home.Sit(seat, phone=phone), phone)
    do(table, 1, home.Choose("korrigans", "assist"), "a")
    do(table, 1, home.Start(), "a")
    do(table, 1, home.PutAside(), "a")
    do(table, 1, home.Leave(), "a")
    do(table, 2, home.Speak("fr"), "b")
    do(table, 2, home.TakeUp(table.chapters.put_aside()[0]), "b")
    house = table.now.house
    assert [home.at(house, seat).phone for seat in (1, 2)] == ["", "b"], "who is not here has a seat to be taken"
    assert (house.host, house.language) == (2, "fr")
    table.close()
    table = open_table(tmp_path)
    assert table.now.house == house
    assert '"b"' not in str(exported(table.journal, FOUND))


@clause("H17")
def test_forgetting_a_name_changes_the_game_on_the_table_by_nothing_but_the_name(tmp_path: Path) -> None:
    clock = Hand()
    table = open_table(tmp_path, clock)
    named(table, "Rumpelstilzchen", "Bo")
    clock.seconds += 5
    make(table, "Done")
    before, woken = table.now, []
    table.on_change(lambda: woken.append(True))
    clock.seconds += 7
    assert table.forget("Rumpelstilzchen") >= 1
    after = table.now
    assert woken
    assert [seat.name for seat in after.house.seats if seat] == ["", "Bo"]
    assert (after.serial, after.sitting.state, after.sitting.clocks, after.sitting.at) == (
        before.serial, before.sitting.state, before.sitting.clocks, before.sitting.at,
    )  # fmt: skip
    assert table.now.sitting.face(table.now.waited()[0], table.clock()).seconds == 7
    make(table, "Done")
    do(table, 1, home.Undo())
    table.close()
    assert open_table(tmp_path, clock).now.notice is None


@clause("H17")
def test_no_name_at_all_is_forgotten_by_nobody(table: Table) -> None:
    named(table, "Anna", "Bo")
    rows = table.journal.entries()
    with pytest.raises(Refused) as no:
        table.forget("")
    assert no.value.clause == "H17"
    assert table.journal.entries() == rows


@clause("H17")
def test_what_was_kept_of_finished_games_loses_the_name_without_being_lived_again(table: Table) -> None:
    named(table, "Anna", "Bo")
    finish(table)
    do(table, 1, home.Open())
    kept = table.journal.kept()
    table.forget("Anna")
    assert table.journal.kept().keys() == kept.keys()
    assert [one.name for one in table.history.games()[0].players] == ["", "Bo"]


@clause("H17")
def test_a_game_that_could_not_go_on_without_the_name_is_left_alone(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    named(table, "Anna", "Bo")
    rows, now = table.journal.entries(), table.now
    monkeypatch.setattr(table.chapters, "lived", lambda rows: iter(()))
    with pytest.raises(Refused):
        table.forget("Anna")
    assert table.now is now
    assert table.journal.entries() == rows
