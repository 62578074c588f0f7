"""Clocks: time is neither made nor lost, whatever people do."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion import house as home
from companion.table import BUTTON, Command, Table
from companion.turns import Clocks, Rule, back, face, hand_on, pass_time, take_back
from tests.clauses import clause
from tests.companion.tables import Hand, close_all, do, make, open_table, say, start


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def table(tmp_path: Path, clock: Hand) -> Table:
    return open_table(tmp_path, clock)


def begun(table: Table, rule: home.Clock, players: int = 2) -> tuple[int, int]:
    """Any game has begun under this clock: the seat that is on turn, and another one."""
    start(table, players, "any_game")
    do(table, 1, rule)
    (first,) = table.now.waited()
    return first, next(seat for seat in table.now.house.players if seat != first)


def seconds(table: Table, seat: int) -> float:
    return round(table.now.sitting.face(seat, table.clock()).seconds, 6)


@clause("H14")
def test_counting_up_tells_the_turn_to_the_one_and_all_that_was_used_to_the_others(table: Table, clock: Hand) -> None:
    first, other = begun(table, home.Clock("up"))
    clock.seconds += 7
    assert (seconds(table, first), seconds(table, other)) == (7, 0)
    make(table, "Done")
    clock.seconds += 5
    assert (seconds(table, first), seconds(table, other)) == (7, 5)


@clause("H14")
def test_a_limit_is_fresh_each_turn_and_counts_on_below_zero(table: Table, clock: Hand) -> None:
    first, other = begun(table, home.Clock("limit", 30))
    clock.seconds += 42
    assert seconds(table, first) == -12
    assert table.now.waited() == (first,), "a clock moves no piece"
    make(table, "Done")
    assert (seconds(table, first), seconds(table, other)) == (30, 30)


@clause("H14")
def test_fischer_adds_after_each_turn_and_bronstein_gives_back_no_more_than_was_used(table: Table, clock: Hand) -> None:
    first, _other = begun(table, home.Clock("fischer", 100, 10))
    clock.seconds += 4
    make(table, "Done")
    assert seconds(table, first) == 106
    assert back(Rule("bronstein", 100, 10), 4) == 4
    assert back(Rule("bronstein", 100, 10), 40) == 10
    assert back(Rule("up"), 4) == 0


@clause("H14")
def test_sand_runs_from_the_one_to_the_others(table: Table, clock: Hand) -> None:
    first, _other = begun(table, home.Clock("sand", 60), players=3)
    clock.seconds += 20
    assert [seconds(table, seat) for seat in table.now.house.players if seat != first] == [70, 70]
    assert seconds(table, first) == 40


@clause("H14")
def test_a_child_has_a_bank_of_its_own(table: Table, clock: Hand) -> None:
    first, other = begun(table, home.Clock("fischer", 60, 0))
    do(table, other, home.Bank(other, 600))
    assert (seconds(table, first), seconds(table, other)) == (60, 600)
    assert say(table, 1, home.Bank(other, 2)).clause == "H14"
    assert say(table, 1, home.Clock("limit", 0)).clause == "H14"
    do(table, other, home.Bank(other, 0))
    assert seconds(table, other) == 60


@clause("H14")
def test_a_question_of_rules_is_the_tables_time_until_somebody_moves(table: Table, clock: Hand) -> None:
    first, _other = begun(table, home.Clock("limit", 30))
    do(table, 1, home.TableTime(True))
    clock.seconds += 100
    assert seconds(table, first) == 30
    assert say(table, 1, home.TableTime(True)).clause == "H14"
    make(table, "Done")
    assert not table.now.house.table_time
    assert table.now.sitting.clocks.table == 100


@clause("H14")
def test_taking_back_gives_no_time_and_no_increment(table: Table, clock: Hand) -> None:
    first, other = begun(table, home.Clock("fischer", 100, 10))
    for _again in range(3):
        clock.seconds += 1
        do(table, first, table.now.offers(first)[0].move)
        clock.seconds += 2
        do(table, first, home.Undo())
    assert (seconds(table, first), seconds(table, other)) == (97, 94)


@clause("H14")
def test_an_undone_turn_goes_on_where_it_was(table: Table, clock: Hand) -> None:
    first, _other = begun(table, home.Clock("limit", 60))
    clock.seconds += 50
    do(table, first, table.now.offers(first)[0].move)
    do(table, first, home.Undo())
    assert seconds(table, first) == 10


@clause("H14")
def test_the_dark_is_not_charged_and_years_may_pass(tmp_path: Path, clock: Hand) -> None:
    table = open_table(tmp_path, clock)
    first, other = begun(table, home.Clock("fischer", 100, 0))
    clock.seconds += 10
    make(table, "Done")
    table.close()
    late = Hand()
    late.seconds = 3e9
    table = open_table(tmp_path, late)
    assert table.now.house.paused
    late.seconds += 1e6
    assert (seconds(table, first), seconds(table, other)) == (90, 100)
    do(table, 1, home.Resume())
    late.seconds += 3
    assert seconds(table, other) == 97


DEEDS = st.lists(
    st.tuples(
        st.sampled_from(
            ["done", "done", "done", "pass", "round", "pause", "resume", "undo", "agree", "question", "back", "cut", "leave", "sit"]
        ),
        st.integers(1, 3),
        st.sampled_from([0.0, 0.25, 1.0, 7.5, 3600.0]),
    ),
    max_size=25,
)


@clause("H14")
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(deeds=DEEDS, kind=st.sampled_from(["up", "limit", "fischer", "bronstein", "sand", "none"]), together=st.booleans())
def test_no_time_is_made_or_lost_through_any_evening(deeds: list[tuple[str, int, float]], kind: home.Kind, together: bool) -> None:
    with TemporaryDirectory() as folder:
        evening = Evening(Path(folder), kind, together)
        for deed, seat, wait in deeds:
            evening.wait(wait)
            evening.do(deed, seat)
        evening.wait(2.0)
        evening.check()
        close_all()


class Evening:
    """Keeps its own account of whose time it was, from nothing but whom the table waited for."""

    def __init__(self, folder: Path, kind: home.Kind, together: bool) -> None:
        self.folder, self.clock = folder, Hand()
        self.table = open_table(folder, self.clock)
        start(self.table, 3, "any_game", turns="together" if together else "turns")
        do(self.table, 1, home.Clock(kind, 60, 5))
        self.used, self.nobodys = [0.0] * 6, 0.0
        self.since: list[float] = [0.0] * 6

    def wait(self, seconds: float) -> None:
        self.clock.seconds += seconds
        if self.table.now.house.paused:
            return
        waited = () if self.table.now.house.table_time or self.table.now.sitting.over else self.table.now.waited()
        for seat in waited:
            self.used[seat] += seconds
        self.nobodys += 0.0 if waited else seconds

    def do(self, deed: str, seat: int) -> None:
        if deed == "cut":
            self._cut()
            return
        offers = {type(offer.move).__name__: offer.move for offer in self.table.now.offers(seat) if offer.low is None}
        moves = {
            "done": offers.get("Done"), "pass": offers.get("Pass"), "round": offers.get("NextRound") or offers.get("EndRound"),
            "pause": home.Pause(), "resume": home.Resume(), "undo": home.Undo(), "agree": home.Agree(),
            "question": home.TableTime(True), "back": home.TableTime(False), "leave": home.Leave(), "sit": home.Sit(seat),
        }  # fmt: skip
        if moves[deed] is not None:
            self.table.submit(
                Command(f"{deed}-{self.clock.seconds}-{seat}-{self.table.now.serial}", 0 if deed == "sit" else seat, moves[deed], 0, BUTTON)
            )

    def _cut(self) -> None:
        """The plug is pulled right after something was written: what came after the last entry was nobody's."""
        do(self.table, 0, home.Speak("en"))
        self.table.close()
        self.table = open_table(self.folder, self.clock)

    def check(self) -> None:
        do(self.table, 0, home.Speak("fr"))
        clocks, house = self.table.now.sitting.clocks, self.table.now.house
        assert clocks.used == pytest.approx(self.used[1:])
        assert clocks.table == pytest.approx(self.nobodys)
        assert sum(clocks.sand) == pytest.approx(0.0)
        assert all(turn <= used + 1e-9 for turn, used in zip(clocks.turn, clocks.used, strict=True))
        if house.clock.kind == "bronstein":
            assert all(given <= used + 1e-9 for given, used in zip(clocks.given, clocks.used, strict=True))


def test_a_clock_without_a_game_says_nothing_and_one_alone_has_no_sand() -> None:
    clocks = pass_time(Clocks(), (1,), (1,), 5.0)
    assert clocks.sand == Clocks().sand
    assert face(clocks, Rule("sand", 60), 1, 0, (1,), (1,)) == (60.0, 0.0)
    assert take_back(hand_on(clocks, Rule("fischer", 60, 9), (1,), ()), clocks) == clocks
