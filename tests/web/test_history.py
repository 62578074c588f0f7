"""The history page: pictures, list, exports, a year of games and none; a name is forgotten everywhere."""

from __future__ import annotations

import csv
import io
import re
import time
from datetime import datetime, timedelta
from xml.etree import ElementTree

import msgspec

from companion import house as home
from companion.history import Finished, Player
from companion.kit.colours import NAMES
from tests.clauses import clause
from tests.web.served import Phone, Served, begin, seated
from web.chronicle import CURVES, LISTED, Chronicle
from web.plot import plot

GAMES = (("korrigans", "assist"), ("dolmen", "play"), ("any_game", "assist"))


def year(count: int = 200, names: tuple[str, ...] = ("Anouk", "Bo", "Édith", "Zoé")) -> list[Finished]:
    """So many games, newest first, one or two every evening."""
    start, games = datetime(2025, 11, 20, 20, 15), []
    for number in range(count):
        game, mode = GAMES[number % len(GAMES)]
        when = (start + timedelta(hours=40 * number)).strftime("%Y-%m-%d %H:%M:%S")
        points = [(number * (7 + at)) % 60 for at in range(len(names))]
        players = tuple(
            Player(name, NAMES[at % 7], points[at], 1 + sum(other > points[at] for other in points), 60.0 * (at + 1))
            for at, name in enumerate(names)
        )
        games.append(Finished(1000 + number, when, game, mode, 900.0, "A18", players))
    return games[::-1]


def remember(table: Served, games: list[Finished]) -> None:
    for game in games:
        table.table.journal.keep(game.chapter, msgspec.json.encode(game))


def finished(table: Served, *names: str) -> list[Phone]:
    """A game of any game that these people have played to its end."""
    phones = seated(table, *range(1, len(names) + 1))
    for seat, name in enumerate(names, 1):
        phones[seat - 1].do(seat, "house.Call", name=name, colour="")
    phones[0].do(1, "house.Begins", seat=1)
    begin(phones[0], game="any_game")
    phones[0].do(1, "Finish")
    return phones


def pictures(text: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(svg) for svg in re.findall(r'<svg class="chart".*?</svg>', text, re.DOTALL)]


def test_before_the_first_game_the_page_says_so_kindly_in_both_languages(table: Served) -> None:
    assert "No story yet" in Phone(table).get("/history").text
    assert "Pas encore d’histoire" in Phone(table, language="fr").get("/history").text


def test_a_finished_game_stands_there_even_while_it_lies_on_the_table(table: Served) -> None:
    phones = finished(table, "Ann", "Bo")
    for _look in range(2):
        text = phones[0].get("/history").text
        assert "One game" in text
        assert text.count('class="played"') == 1
        for name in ("Ann", "Bo"):
            assert name in text
        phones[0].tap(1, {"type": "house.Open"})


def test_it_is_linked_from_join_lobby_menu_and_result(table: Served) -> None:
    assert 'href="/history"' in Phone(table).get("/").text
    phones = finished(table, "Ann", "Bo")
    assert phones[0].get("/").text.count('href="/history"') == 2
    phones[0].do(1, "house.Open")
    assert phones[0].get("/").text.count('href="/history"') == 2


def test_a_year_of_games_is_drawn_fast_and_in_well_formed_pictures(table: Served) -> None:
    remember(table, year())
    phone = Phone(table)
    phone.get("/history")
    before = time.perf_counter()
    text = phone.get("/history").text
    assert time.perf_counter() - before < 1.5
    assert len(text) < 900_000
    drawn = pictures(text)
    assert len(drawn) == 1 + len(GAMES) + 1, "wins, scores for each game, time"
    for picture in drawn:
        assert picture.get("role") == "img"
        assert picture.get("aria-label")
    assert text.count('class="played"') == 200
    assert 'style="' not in text


def test_in_the_pictures_nobody_is_told_by_colour_alone(table: Served) -> None:
    remember(table, year(30))
    text = Phone(table).get("/history").text
    wins, *_scores, time_of = pictures(text)
    names = {"Anouk", "Bo", "Édith", "Zoé"}
    assert names <= {one.text for one in wins.iter("text")}
    uses = {use.get("href") for use in wins.iter("use")}
    assert uses == {f"#pawn-{colour}" for colour in NAMES[:4]}, "letter and shape"
    fills = [rect.get("fill") for rect in time_of.iter("rect")]
    assert len(set(fills)) == 4
    assert all(fill and fill.startswith("url(#p-") for fill in fills), "a pattern each"
    dashes = re.findall(r'<polyline points="2,6 58,6" stroke-dasharray="([^"]+)"', text)
    assert len(set(dashes)) == 4


def test_everybody_has_a_colour_of_their_own_even_if_two_always_played_the_same_one() -> None:
    both = [Player(name, "orange", 1, 1, 1.0) for name in ("Ann", "Bo")]
    games = [Finished(n, "2026-01-01 20:00:00", "korrigans", "assist", 60.0, "K60", (one,)) for n, one in enumerate(both, 1)]
    colours = [who.colour for who in Chronicle(games, "en").whos.values()]
    assert colours[0] == "orange"
    assert len(set(colours)) == 2


def test_more_people_than_colours_still_fit(table: Served) -> None:
    crowd = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLM")
    told = Chronicle(year(20, crowd), "fr")
    assert len(told.wins) == LISTED
    assert all(len(scores.people) <= CURVES for scores in told.scores)
    assert [share.who.name for share in told.shares][-1] == "Les autres"
    assert round(sum(share.part for share in told.shares), 6) == 1


def test_wins_count_games_with_others_and_a_shared_first_place_counts_for_both() -> None:
    ann, bo = Player("Ann", "red", 5, 1, 1.0), Player("Bo", "blue", 5, 1, 1.0)
    alone = Finished(1, "2026-01-01 20:00:00", "roygbiv", "play", 60.0, "R1", (ann,))
    both = Finished(2, "2026-01-02 20:00:00", "roygbiv", "play", 60.0, "R1", (ann, bo))
    wins = {one.who.name: (one.won, one.played) for one in Chronicle([both, alone], "en").wins}
    assert wins == {"Ann": (1, 2), "Bo": (1, 1)}


def test_a_plot_has_round_numbers_and_keeps_every_dot_inside() -> None:
    for values in ([0], [7, 7, 7], [-12, 3, 140], [99_999, 0]):
        drawn, (curve,) = plot(["May"] * len(values), {"Ann": list(enumerate(values))})
        ticks = [value for _, value in drawn.ticks]
        assert min(ticks) <= min(values)
        assert max(ticks) >= max(values)
        assert 2 <= len(ticks) <= 8
        assert all(0 <= x <= 360 and 0 <= y <= 250 for x, y in curve.dots)


def test_one_game_can_be_looked_at_alone_and_an_unknown_one_shows_all(table: Served) -> None:
    remember(table, year(9))
    phone = Phone(table)
    assert phone.get("/history?game=dolmen").text.count('class="played"') == 3
    assert phone.get("/history?game=chess").text.count('class="played"') == 9


def test_each_reader_gets_dates_and_durations_in_their_language(table: Served) -> None:
    remember(table, year(1))
    assert "20 November 2025" in Phone(table).get("/history").text
    french = Phone(table, language="fr").get("/history").text
    assert "20 novembre 2025" in french
    assert "15 min" in french


def test_the_exports_hold_every_game_and_no_phone(table: Served) -> None:
    phones = finished(table, "Ann", "Bo")
    remember(table, year(3))
    kept = phones[0].get("/history.json")
    assert kept.headers["Content-Disposition"].endswith('"cauldron-history.json"')
    assert [len(game["players"]) for game in kept.json["games"]].count(4) == 3
    rows = list(csv.DictReader(io.StringIO(phones[0].get("/history.csv").text)))
    assert len(rows) == 2 + 3 * 4
    assert {row["player"] for row in rows} == {"Ann", "Bo", "Anouk", "Édith", "Zoé"}
    for seat in table.table.now.house.seats:
        assert seat is None or seat.phone not in kept.text


def test_a_name_that_looks_like_a_formula_stays_a_name_in_a_spreadsheet(table: Served) -> None:
    remember(table, year(1, ("=1+1", "Bo")))
    rows = list(csv.DictReader(io.StringIO(Phone(table).get("/history.csv").text)))
    assert rows[0]["player"] == "'=1+1"


# --- forgetting


@clause("H17")
def test_a_forgotten_name_is_gone_from_pages_exports_journal_and_the_game_on_the_table(table: Served) -> None:
    phones = finished(table, "Rumpelstilzchen", "Bo")
    remember(table, year(2, ("Rumpelstilzchen", "Zoé")))
    phones[0].do(1, "house.Open")
    phones[0].do(1, "house.Start")
    phones[1].do(2, "house.Undo") if table.table.now.can_undo(2) else None
    state = table.table.now.sitting.state
    assert phones[1].post("/history/forget", {"name": "Rumpelstilzchen"}).json["ok"]
    for path in ("/history", "/history.json", "/history.csv", "/", "/log", "/table"):
        assert "Rumpelstilzchen" not in phones[1].get(path).text, path
    for path in table.folder.glob("journal*"):
        assert b"Rumpelstilzchen" not in path.read_bytes(), path
    assert table.table.now.sitting.state == state, "the game goes on as it was"
    assert home.at(table.table.now.house, 1).name == ""
    phones[0].do(table.table.now.waited()[0], "Done") if table.table.now.waited()[0] == 1 else phones[1].do(2, "Done")


@clause("H17")
def test_a_name_is_also_forgotten_in_a_game_that_was_put_aside_and_taken_up(table: Served) -> None:
    one, two = seated(table, 1, 2)
    two.do(2, "house.Call", name="Rumpelstilzchen", colour="")
    begin(one, game="any_game")
    chapter = table.table.now.house.chapter
    one.do(1, "house.PutAside")
    assert "Rumpelstilzchen" in one.get("/").text
    assert "Rumpelstilzchen" in one.get("/history").text, "it can be forgotten from there"
    one.do(1, "house.TakeUp", chapter=chapter)
    assert one.post("/history/forget", {"name": "Rumpelstilzchen"}).json["ok"]
    assert "Rumpelstilzchen" not in one.get("/").text
    one.do(1, "house.PutAside")
    assert "Rumpelstilzchen" not in one.get("/").text


@clause("H17")
def test_only_somebody_who_sits_forgets_a_name(table: Served) -> None:
    phones = finished(table, "Ann", "Bo")
    guest = Phone(table)
    assert "data-forget" not in guest.get("/history").text
    assert guest.post("/history/forget", {"name": "Ann"}).json["clause"] == "H4"
    assert "data-forget" in phones[0].get("/history").text
    assert "Ann" in guest.get("/history").text


def test_what_is_no_name_is_refused_and_changes_nothing(table: Served) -> None:
    phones = finished(table, "Ann", "Bo")
    rows = table.table.journal.entries()
    assert phones[0].post("/history/forget", {"name": ""}).json["clause"] == "H17"
    assert phones[0].post("/history/forget", ["Ann"]).status == 400
    assert phones[0].post("/history/forget", {"name": "Nobody"}).json["ok"]
    assert table.table.journal.entries() == rows
