"""Who taps faster than a hand can is asked to wait; the others don't notice."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from tests.clauses import clause
from tests.companion.tables import Hand
from tests.web.sentences import assert_clear
from tests.web.served import Phone, Reply, Served, listening, seated, served
from web.guard import Guard
from web.limits import REMEMBERED, Limit

NOWHERE = "127.0.0.9"


def call(phone: Phone, seat: int, name: str = "x") -> Reply:
    return phone.tap(seat, {"type": "house.Call", "name": name, "colour": ""})


@clause("H11")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phone_that_taps_too_fast_is_asked_to_wait_and_the_others_are_not(tmp_path: Path, language: str) -> None:
    clock = Hand()
    with served(tmp_path, door=Guard(Limit(5, 1, clock), Limit(100, 1, clock))) as table:
        fast, calm = seated(table, 1, 2, language=language)
        assert [call(fast, 1).status for _ in range(4)] == [200] * 4
        serial = table.table.now.serial
        no = call(fast, 1)
        assert (no.status, no.json["clause"], no.json["rule"]) == (429, "H11", "/rules/house#H11")
        assert_clear(no, language)
        assert table.table.now.serial == serial
        assert call(calm, 2).status == 200
        assert fast.get("/").status == 200, "looking is free"
        clock.seconds += 1
        assert call(fast, 1).status == 200, "after a while it may go on"
        assert call(fast, 1).status == 429


@clause("H11")
def test_throwing_the_cookie_away_does_not_help(tmp_path: Path) -> None:
    clock = Hand()
    with served(tmp_path, door=Guard(Limit(5, 1, clock), Limit(12, 1, clock))) as table:
        other = Phone(table, source=NOWHERE)
        codes = [Phone(table).tap(0, {"type": "house.Sit", "seat": 9}).status for _ in range(8)]
        codes += [Phone(table, arrives=False).tap(1, {"type": "house.Pause"}).status for _ in range(8)]
        assert codes == [409] * 8 + [401] * 4 + [429] * 4
        assert other.tap(0, {"type": "house.Sit", "seat": 1}).status == 200


@clause("H11")
def test_every_kind_of_tap_counts(tmp_path: Path) -> None:
    clock = Hand()
    with served(tmp_path, door=Guard(Limit(6, 1, clock), Limit(100, 1, clock))) as table:
        (phone,) = seated(table, 1)
        asked = [phone.post(path, {}).status for path in ("/move", "/why", "/in", "/press", "/nowhere", "/move", "/why")]
        assert asked[-2:] == [429, 429]
        assert 429 not in asked[:-2]


def test_a_limit_forgets_the_oldest_and_never_grows() -> None:
    clock = Hand()
    limit = Limit(1, 0.001, clock)
    assert limit.allows("first")
    for number in range(REMEMBERED * 2):
        clock.seconds += 1e-6
        assert limit.allows(f"phone {number}")
    assert len(limit._buckets) == REMEMBERED


def test_a_bucket_never_holds_more_than_a_burst() -> None:
    clock = Hand()
    limit = Limit(3, 10, clock)
    clock.seconds += 1000
    assert [limit.allows("a") for _ in range(5)] == [True, True, True, False, False]
    clock.seconds += 0.15
    assert [limit.allows("a") for _ in range(2)] == [True, False]


@clause("H11")
def test_while_a_flood_runs_another_phone_taps_and_listens_as_before(tmp_path: Path) -> None:
    with served(tmp_path, door=Guard()) as table:
        (calm,) = seated(table, 1, source=NOWHERE)
        alone = _seconds(calm, 8)
        flood, over = [_Flood(table) for _ in range(4)], threading.Event()
        threads = [threading.Thread(target=one.run, args=(over,)) for one in flood]
        for thread in threads:
            thread.start()
        try:
            with listening(calm) as stream:
                taken = _seconds(calm, 8)
                assert f'data-serial="{table.table.now.serial}"' in stream.until(table.table.now.serial).view["html"]
        finally:
            over.set()
            for thread in threads:
                thread.join()
        codes = [code for one in flood for code in one.codes]
        assert codes.count(429) > len(codes) / 2, "most of the flood is refused"
        assert set(codes) <= {200, 409, 429}
        assert max(taken) < 2 + 50 * max(alone), (alone, taken)


def _seconds(phone: Phone, number: int) -> list[float]:
    """How long each of some taps took until it was accepted."""
    taken = []
    for turn in range(number):
        began = time.perf_counter()
        assert call(phone, 1, f"calm {turn}").json["ok"]
        taken.append(time.perf_counter() - began)
    return taken


class _Flood:
    """One phone that taps as fast as its line can."""

    def __init__(self, table: Served) -> None:
        self.phone, self.codes = Phone(table), list[int]()

    def run(self, over: threading.Event) -> None:
        while not over.is_set() or len(self.codes) < 100:
            self.codes.append(self.phone.tap(0, {"type": "house.Sit", "seat": 1}).status)
