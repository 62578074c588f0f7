"""Clocks on every page, the break, what was missed, the game in words, and the pictures of the lights."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from companion import house as home
from companion.contract import Fact
from companion.games import PLAY
from companion.house import House
from companion.journal import Journal
from companion.sitting import Happened, Sitting
from companion.table import Table
from firmware.lights.effects import EFFECTS
from firmware.lights.stage import Stage
from tests.companion.tables import FOUND, Hand, offer
from tests.companion.tables import do as press
from tests.web.served import Phone, Served, begin, listening, open_door, seated
from web import recap, timing
from web.lights import CHAPTERS, CURVES, SECONDS, curve

TIME = re.compile(
    r'<time class="(?P<kind>[\w-]*)" data-seconds="(?P<seconds>[-\d.]+)" data-rate="(?P<rate>[-\d.]+)"(?P<marks>[^>]*)>(?P<text>[^<]*)<'
)


class Face(NamedTuple):
    seconds: float
    rate: float
    text: str
    late: bool
    reminds: bool


class Evening(NamedTuple):
    table: Served
    clock: Hand

    def begin(self, *phones: Phone, kind: str = "up", seconds: int = 60, plus: int = 10, first: int = 1) -> None:
        """Any game with a clock."""
        phones[0].do(1, "house.Clock", kind=kind, seconds=seconds, plus=plus)
        phones[0].do(1, "house.Begins", seat=first)
        begin(phones[0], game="any_game")


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    clock = Hand()
    table = Served(Table(Journal(tmp_path), FOUND, clock), tmp_path, None, open_door())
    yield Evening(table, clock)
    table.stop()


def faces(html: str, kind: str) -> list[Face]:
    """The clocks of a page: ``face`` is the big one, ``own-time`` those of the seats."""
    found = [one for one in TIME.finditer(html) if one["kind"] == kind]
    return [
        Face(float(one["seconds"]), float(one["rate"]), one["text"], "data-late" in one["marks"], "data-remind" in one["marks"])
        for one in found
    ]


def big(html: str) -> Face:
    (face,) = faces(html, "face")
    return face


def missed(html: str) -> list[str]:
    return re.findall(r'<li data-line="\d+">([^<]*)</li>', html)


# --- whose turn it is


def test_where_everybody_may_act_only_the_one_we_wait_for_is_told_that_it_is_their_turn(evening: Evening) -> None:
    one, other = seated(evening.table, 1, 2)
    evening.begin(one, first=2)
    assert set(evening.table.table.now.actors()) == {1, 2}
    assert 'class="game mine any-game"' in other.get("/").text
    assert "Your turn" in other.get("/").text
    assert 'class="game any-game"' in one.get("/").text
    assert "Blue’s turn" in one.get("/").text


def test_the_only_phone_follows_the_turn_and_not_what_everybody_may_do(evening: Evening) -> None:
    (phone,) = seated(evening.table, 1)
    press(evening.table.table, 0, home.Sit(3))
    evening.begin(phone, first=3)
    assert 'data-seat="3"' in phone.get("/").text
    phone.do(3, "Done")
    assert 'data-seat="1"' in phone.get("/").text


def test_between_rounds_nobody_is_waited_for_and_the_page_says_where_we_are(evening: Evening) -> None:
    one, _other = seated(evening.table, 1, 2)
    evening.begin(one)
    one.do(1, "EndRound")
    page = one.get("/").text
    assert "<h1>After round 1</h1>" in page
    assert not faces(page, "face")
    assert re.search(r'class="act gold" data-send="[^"]*NextRound', page)


# --- clocks


@pytest.mark.parametrize(
    ("kind", "own", "others"),
    [("up", (12.0, 1.0), (0.0, 0.0)), ("limit", (48.0, -1.0), (60.0, 0.0)), ("fischer", (48.0, -1.0), (60.0, 0.0)),
     ("bronstein", (48.0, -1.0), (60.0, 0.0)), ("sand", (48.0, -1.0), (66.0, 0.5))],
)  # fmt: skip
def test_each_seat_shows_what_its_clock_says_and_how_fast_it_runs(
    evening: Evening, kind: str, own: tuple[float, float], others: tuple[float, float]
) -> None:
    phones = seated(evening.table, 1, 2, 3)
    evening.begin(*phones, kind=kind)
    evening.clock.seconds += 12
    phones[0].do(1, "house.Speak", language="en")
    for page in (phones[0].get("/").text, Phone(evening.table).get("/").text, phones[1].get("/table").text):
        assert big(page)[:2] == own
        assert [face[:2] for face in faces(page, "own-time")] == [others, others], "the running one is the big one"


def test_the_strip_of_seats_has_a_clock_for_everybody_in_other_games(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2)
    phones[0].do(1, "house.Clock", kind="limit", seconds=30)
    begin(phones[0])
    for path in ("/", "/table"):
        assert sorted(face.rate for face in faces(phones[0].get(path).text, "own-time")) == [-1.0, 0.0]


def test_without_a_clock_no_page_shows_one(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2)
    evening.begin(*phones, kind="none")
    for path in ("/", "/table"):
        assert not TIME.search(phones[0].get(path).text)
    assert "house.TableTime" not in phones[0].get("/").text


def test_past_zero_a_clock_counts_on_with_a_minus_and_a_mark_of_its_own(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2)
    evening.begin(*phones, kind="limit", seconds=30)
    evening.clock.seconds += 42.4
    phones[1].do(2, "house.Speak", language="en")
    face = big(phones[0].get("/").text)
    assert (face.text, face.late, face.rate) == ("-0:12", True, -1.0)
    style = phones[0].get(re.search(r'href="(\S*/clocks\.css)"', phones[0].get("/").text)[1]).text  # type: ignore[index]
    assert re.search(r'time\[data-late\]::before \{\s*content: "! "', style), "told by a sign, not by colour alone"


@pytest.mark.parametrize(("seconds", "words"), [(0, "0:00"), (65, "1:05"), (-12, "-0:12"), (3600, "1:00:00"), (-3725, "-1:02:05")])
def test_clocks_are_written_as_people_read_them(seconds: int, words: str) -> None:
    assert timing.in_words(seconds) == words


def test_only_the_phone_of_the_one_whose_time_runs_out_is_reminded(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2)
    evening.begin(*phones, kind="limit", seconds=30)
    assert big(phones[0].get("/").text).reminds
    assert not big(phones[1].get("/").text).reminds
    assert not big(Phone(evening.table).get("/table").text).reminds
    phones[0].do(1, "house.Clock", kind="up")
    assert not big(phones[0].get("/").text).reminds, "who counts up is not hurried"


def test_a_pause_and_the_table_time_of_the_stream_stand_still(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2)
    evening.begin(*phones, kind="limit", seconds=30)
    evening.clock.seconds += 5
    phones[1].do(2, "house.Pause")
    evening.clock.seconds += 1000
    page = phones[0].get("/").text
    assert "data-paused" in page
    assert big(page).seconds == 25.0
    at = re.search(r'data-at="([\d.]+)"', page)
    with listening(phones[0]) as stream:
        assert at is not None
        assert float(stream.next("clock").data) == float(at[1])


def test_a_rules_question_stops_the_turn_where_it_is_and_any_move_ends_it(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2)
    evening.begin(*phones, kind="limit", seconds=30)
    evening.clock.seconds += 10
    phones[1].do(2, "house.TableTime", on=True)
    evening.clock.seconds += 100
    for path in ("/", "/table"):
        page = phones[0].get(path).text
        assert "Rules question" in page
        assert big(page)[:2] == (20.0, 0.0)
    phones[1].do(2, "Score", player="player:1", number=3)
    page = phones[0].get("/").text
    assert 'class="banner table-time"' not in page
    assert big(page)[:2] == (20.0, -1.0), "the same turn goes on with what was left of it"


def test_who_ends_the_turn_during_a_question_still_gets_the_increment(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2)
    evening.begin(*phones, kind="fischer", seconds=60, plus=10)
    evening.clock.seconds += 20
    phones[0].do(1, "house.TableTime", on=True)
    evening.clock.seconds += 100
    phones[0].do(1, "Done")
    assert evening.table.table.now.sitting.face(1).seconds == 50.0


def test_the_lobby_offers_every_kind_with_good_numbers_and_marks_the_chosen_one(evening: Evening) -> None:
    (phone,) = seated(evening.table, 1)
    for kind in timing.KINDS:
        phone.do(1, "house.Clock", kind=kind, seconds=timing.PRESETS[kind][0][0], plus=timing.PRESETS[kind][0][1])
        page = phone.get("/").text
        pressed = re.findall(r'aria-pressed="true" data-send=\'{&#34;type&#34;:&#34;house.Clock&#34;,&#34;kind&#34;:&#34;(\w+)', page)
        assert pressed[0] == kind
        assert set(re.findall(r"house.Clock&#34;,&#34;kind&#34;:&#34;(\w+)", page)) == set(timing.KINDS)
        assert len(pressed) == (2 if kind in ("limit", "fischer", "bronstein", "sand") else 1), "its numbers are one of the good ones"
        assert ("Own time for somebody" in page) == (kind not in ("up", "none"))


def test_a_seat_has_a_bank_of_its_own(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2)
    phones[0].do(1, "house.Bank", seat=2, seconds=600)
    evening.begin(*phones, kind="fischer", seconds=300)
    page = phones[0].get("/").text
    assert (big(page).text, faces(page, "own-time")[0].text) == ("5:00", "10:00")


def test_at_the_end_everybody_sees_the_time_they_used(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2)
    evening.begin(*phones, kind="limit", seconds=30)
    evening.clock.seconds += 75
    phones[0].do(1, "Finish")
    assert [face.text for face in faces(phones[0].get("/").text, "own-time")] == ["1:15", "0:00"]


# --- the break


def test_everybody_who_sits_can_pause_with_one_tap_and_reads_who_did(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2)
    evening.begin(*phones)
    bar = phones[1].get("/").text.partition("</header>")[0]
    assert "house.Pause" in bar
    phones[1].do(2, "house.Pause")
    phones[0].do(1, "house.Call", name="Ann", colour="")
    for path in ("/", "/table"):
        assert "Blue asked for a break." in phones[0].get(path).text, "also after somebody did something else"
    assert "house.Resume" in phones[0].get("/").text.partition("</header>")[0]
    assert "house.Pause" not in Phone(evening.table).get("/").text, "guests watch"


def test_a_power_cut_is_nobodys_break(tmp_path: Path) -> None:
    first = Served(Table(Journal(tmp_path), FOUND, Hand()), tmp_path, None, open_door())
    one, _other = seated(first, 1, 2)
    begin(one, game="any_game")
    first.stop()
    again = Served(Table(Journal(tmp_path), FOUND, Hand()), tmp_path, None, open_door())
    try:
        assert "The table asked for a break" in Phone(again).get("/").text
    finally:
        again.stop()


# --- what was missed


def test_what_was_missed_begins_after_the_own_last_action_and_ends_with_the_newest(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2, 3)
    evening.begin(*phones)
    phones[0].do(1, "Done")
    assert missed(phones[0].get("/").text) == []
    assert "Nothing since your last move." in phones[0].get("/").text
    phones[1].do(2, "Pass")
    phones[2].do(3, "Done")
    told = missed(phones[0].get("/").text)
    assert told == ["Blue passes, as number 1.", "It is Violet’s turn.", "Violet is done.", "It is Orange’s turn."]
    assert missed(phones[2].get("/").text) == []
    assert missed(phones[1].get("/").text) == told[2:]


def test_the_page_knows_how_far_it_has_seen_the_log(evening: Evening) -> None:
    """So that a phone that slept can tell what is new to it."""
    phones = seated(evening.table, 1, 2)
    evening.begin(*phones)
    phones[0].do(1, "Done")
    before = int(re.search(r'data-told="(\d+)"', phones[0].get("/").text)[1])  # type: ignore[index]
    phones[1].do(2, "Done")
    page = phones[0].get("/").text
    assert {int(line) for line in re.findall(r'data-line="(\d+)"', page)} == {before + 1}


def happened(*lines: tuple[int, tuple[Fact, ...]]) -> Sitting:
    log = None
    for number, (seat, facts) in enumerate(lines, 1):
        log = Happened(number, float(number), seat, facts, log)
    return Sitting(FOUND, House(), log=log)


def test_a_recap_has_only_what_the_reader_may_know_and_what_lasts() -> None:
    facts = (Fact("open"), Fact("mine", who=(0,)), Fact("theirs", who=(1,)), Fact("gone", who=(0,), fleeting=True))
    sitting = happened((2, facts))
    for read in (lambda player: recap.missed(sitting, 1, player), lambda player: recap.everything(sitting, player)):
        assert [told.fact.key for told in read(0)] == ["open", "mine"]
        assert [told.fact.key for told in read(1)] == ["open", "theirs"]
        assert [told.fact.key for told in read(None)] == ["open"]


def test_a_long_absence_is_told_by_its_end() -> None:
    sitting = happened((1, (Fact("own"),)), *((2, (Fact(f"n{number}"),)) for number in range(50)))
    told = recap.missed(sitting, 1, 0)
    assert len(told) == recap.MOST
    assert told[-1].fact.key == "n49"


# --- the log


def test_the_log_tells_the_whole_game_in_the_readers_words(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2)
    evening.begin(*phones)
    evening.clock.seconds += 65
    phones[0].do(1, "Score", player="player:0", number=-7)
    phones[0].do(1, "Done")
    english = phones[1].get("/log").text
    french = Phone(evening.table, "fr").get("/log").text
    assert english.index("The game begins.") < english.index("writes -7") < english.index("It is Blue’s turn.")
    assert "is first player already" not in english, "a fact is not told in the words of a refusal"
    assert "<time>1:05</time>" in english
    assert "La partie commence." in french
    assert "-7" in french


def test_the_log_is_there_before_any_game(evening: Evening) -> None:
    assert "No game is on." in Phone(evening.table).get("/log").text


def test_what_a_look_showed_is_in_nobodys_log(evening: Evening) -> None:
    phones = seated(evening.table, 1, 2)
    begin(phones[0], game="dolmen", mode=PLAY)
    seat, look = offer(evening.table.table, "Look")
    phones[seat - 1].do(seat, "Look", place=look.move.place)
    fleeting = [fact for fact in evening.table.table.now.facts if fact.fleeting]
    assert fleeting
    logs = [phone.get("/log").text for phone in phones]
    assert logs[0].count("<li") == logs[1].count("<li")
    for fact in fleeting:
        assert all(fact.key not in log for log in logs)
    assert re.findall(r"<span>([^<]*)</span>", logs[0]) == re.findall(r"<span>([^<]*)</span>", logs[1])


def test_a_phone_of_several_people_shows_the_public_log(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []
    real = recap.everything
    monkeypatch.setattr(recap, "everything", lambda sitting, player: asked.append(player) or real(sitting, player))
    one, both = seated(evening.table, 1, 2)
    both.do(0, "house.Sit", seat=3)
    evening.begin(one)
    one.get("/log")
    both.get("/log")
    Phone(evening.table).get("/log")
    assert asked == [0, None, None]


# --- the lights


def test_every_light_pattern_has_a_picture_and_words_in_both_languages(evening: Evening) -> None:
    keys = [pattern.key for _name, patterns in CHAPTERS for pattern in patterns]
    assert len(keys) == len(set(keys))
    for language in ("en", "fr"):
        page = Phone(evening.table, language).get("/lights").text
        assert re.findall(r'id="light-([\w-]+)"', page) == keys
        assert page.count('<svg class="lit') == len(keys)
        titles = re.findall(r"<h3>([^<]*)</h3>", page)
        assert len(set(titles)) == len(keys), "no two patterns are called the same"


def test_every_effect_of_the_device_is_explained() -> None:
    drawn = {lamp.effect for _name, patterns in CHAPTERS for pattern in patterns for lamp in pattern.lamps}
    assert set(EFFECTS) <= drawn


@pytest.mark.parametrize("name", sorted(set(CURVES) - {"dark"}))
def test_the_curve_on_the_page_is_the_brightness_of_the_real_effect(name: str) -> None:
    """The first pixel of a strip that is white, second by second."""
    for step in range(79):
        at = step / 10
        real = EFFECTS[name](Stage(100, (0, 100)), (255, 255, 255), at, SECONDS)[0] / 255
        assert abs(real - CURVES[name](at)) < 0.06, at
    assert len(curve(name).split()) == 97


def test_no_two_patterns_differ_by_colour_alone() -> None:
    """Without colours each picture still has its own places and rhythms."""
    shapes = [frozenset((lamp.place, lamp.effect) for lamp in pattern.lamps) for _name, patterns in CHAPTERS for pattern in patterns]
    assert len(set(shapes)) == len(shapes)


def test_the_pictures_are_linked_from_the_menu(evening: Evening) -> None:
    assert 'href="/lights"' in Phone(evening.table).get("/").text
