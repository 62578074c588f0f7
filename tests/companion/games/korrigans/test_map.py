"""The meadow: ours, a people's own, and what is wrong with a bad one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from companion.chance import Chance
from companion.contract import Refused
from companion.games.korrigans import GAME
from companion.games.korrigans.map import OURS, meadow
from companion.games.korrigans.pieces import CLOVERS, MENHIRS, Options
from companion.simulate import some_players, whole_game
from tests.clauses import clause
from tests.companion.games.korrigans.stage import LAND, PLAYERS

OUR_PARTS = OURS[OURS.index("\n[map]") + 1 :]  # without the explanation at the top
HILL = Path(__file__).with_name("hill.txt").read_text(encoding="utf-8")

# What is changed in our map, and the refusal that names the line: clause, message, the words with which that line begins.
WRONG = [
    ("AAAABBBBBCCCCC\n", "AAAABBBBBCCCC\n", "K7", "map-row-length", "AAAABBBBBCCCC"),
    ("AAAABBBBBCCCCC\n", "", "K7", "map-row-count", "[map]"),
    ("AAAABBBBBCCCCC\n", "aAAABBBBBCCCCC\n", "K7", "map-row-length", "aAAAB"),
    ("AAAABBBBBCCCCC\n", "AAAABBBBBCCCCC A\n", "K7", "map-row-length", "AAAABBBBBCCCCC A"),
    ("F  orange  2", "F  orange", "K7", "map-field-form", "F  orange"),
    ("A  yellow  3", "AA  yellow  3", "K7", "map-field-form", "AA  yellow"),
    ("A  yellow  3", "a  yellow  3", "K7", "map-field-form", "a  yellow"),
    ("A  yellow  3  start 1", "A  yellow  3  start 1  molehill", "K7", "map-field-form", "A  yellow"),
    ("B  violet  3  start 5", "B  violet  3  start", "K7", "map-field-form", "B  violet"),
    ("B  violet  3  start 5", "B  violet  3  start 0", "K7", "map-field-form", "B  violet"),
    ("[borders]", "[fields]", "K7", "map-section-unknown", "[fields]"),
    ("door    A-E", "door    A-R", "K7a", "map-border-form", "door"),
    ("door    A-E", "door    AE", "K7a", "map-border-form", "door"),
    ("clovers  hare 4", "clovers  hare", "K8", "map-token-form", "clovers"),
    ("extra    hare", "clovers  hare", "K8", "map-token-form", "clovers  hare 2"),
    ("extra    hare", "spare  hare", "K8", "map-token-form", "spare"),
    ("hare 4", "hare 4x", "K7", "map-number", "clovers"),
    ("[borders]", "[walls]", "K7", "map-section-unknown", "[walls]"),
    ("[map]", "hello\n[map]", "K7", "map-line-astray", "hello"),
    ("A  yellow  3", "A  yellow  4", "K7", "map-clover-count", "[fields]"),
    ("A  yellow  3", "A  yellow  x", "K7", "map-number", "A  yellow"),
    ("A  yellow  3", "A  yellow  300", "K7", "map-number", "A  yellow"),
    ("A  yellow  3", "A  pink  3", "K7", "map-field-colour", "A  pink"),
    ("A  yellow  3  start 1", "A  yellow  3  start", "K7", "map-number", "A  yellow"),
    ("A  yellow  3  start 1", "A  yellow  3  tower", "K7", "map-field-form", "A  yellow"),
    ("A  yellow  3  start 1", "A  yellow  3  start 2", "K7", "map-start-count", "[fields]"),
    ("A  yellow  3  start 1", "A  yellow  3  start 6", "K7", "map-start-number", "A  yellow"),
    ("A  yellow  3", "A  blue  3", "K7", "map-lone-colour", "A  blue"),
    ("A  yellow  3  start 1", "R  yellow  3\nA  yellow  3  start 1", "K7", "map-field-not-drawn", "R  yellow"),
    ("AAAABBBBBCCCCC", "ARAABBBBBCCCCC", "K7", "map-field-not-told", "ARAABBBBBCCCCC"),
    ("DDAAEEEEFFFGGG", "DDAAEEEEFFFGGA", "K7a", "map-field-in-pieces", "DDAAEEEEFFFGGA"),
    ("AAAABBBBBCCCCC\nAAAAABBBBCCCCC", "..AABBBBBCCCCC\n..AAABBBBCCCCC", "K7a", "map-empty-cell", "..AABBBBBCCCCC"),
    ("AAAABBBBBCCCCC\nAAAAABBBBCCCCC", "CAAABBBBBCCCCC\nCAAAABBBBCCCCC", "K7a", "map-field-in-pieces", "CAAABBBBBCCCCC"),
    ("DDAAEEEEFFFGGG\nDDDHHEEFFFFGGG", "DDAAEEEEFFFGGA\nDDDHHEEFFFFGGA", "K7a", "map-field-in-pieces", "DDAAEEEEFFFGGA"),
    ("F  orange  2", "F  orange  0", "K7a", "map-no-clover", "F  orange"),
    ("I  -       4  village", "I  green       4", "K7a", "map-village-count", "[fields]"),
    ("F  orange  2", "F  orange  2  village", "K7a", "map-village-count", "I  -"),
    ("F  orange  2", "F  -  2", "K7a", "map-no-colour", "F  -"),
    ("pontoon", "", "K7", "map-few-pontoons", "[fields]"),
    ("molehill", "", "K7", "map-few-molehills", "[fields]"),
    ("open    A-B", "open    A-C A-B", "K7a", "map-not-neighbours", "open"),
    ("door    A-E", "door    A-B A-E", "K7a", "map-border-twice", "door"),
    ("door    A-E ", "door    ", "K7a", "map-border-missing", "[borders]"),
    ("door    A-E", "wall    A-E", "K7a", "map-border-kind", "wall"),
    ("door    A-E", "door    A-A", "K7a", "map-border-form", "door"),
    ("H  orange  2", "H  orange  2  pontoon", "K7a", "map-dry-pontoon", "H  orange"),
    ("door    A-E C-F D-H", "river   D-H\ndoor    A-E C-F", "K7a", "map-two-rivers", "river   D-H"),
    ("hare 4", "hare 5", "K8", "map-token-count", "clovers"),
    ("hare 2 ", "hare 3 ", "K8", "map-token-count", "extra"),
    ("elf 2  goblin 2", "elf 3  goblin 1", "K8", "map-elves-and-goblins", "menhirs"),
    ("goblin 2", "goblin 1", "K8", "map-token-count", "menhirs"),
    ("goblin 2  leprechaun 2", "goblin 1  leprechaun 3", "K8", "map-elves-and-goblins", "menhirs"),
    ("elf 2", "ogre 2", "K8", "map-token-form", "menhirs"),
]


@clause("K1", "K7")
def test_our_meadow_has_seventeen_fields_and_a_village_in_the_middle() -> None:
    assert len(LAND.fields) == 17
    x, y = LAND.centres[LAND.village]
    assert abs(x - 7) < 1
    assert abs(y - 7) < 1
    assert sum(field.clovers for field in LAND.fields) == 48
    assert len(LAND.menhirs) == 16


@clause("K2", "K5", "K8")
def test_the_clovers_are_mixed_as_written() -> None:
    assert [LAND.clovers.count(kind) for kind in range(10)] == [4, 4, 4, 4, 4, 4, 8, 8, 5, 3]
    assert [LAND.extra.count(kind) for kind in range(10)] == [2, 2, 1, 1, 1, 1, 3, 3, 2, 1]
    assert CLOVERS == ("hare", "squirrel", "bird", "mouse", "frog", "mole", "gold-1", "gold-2", "gold-3", "gold-4")
    assert (len(LAND.clovers), len(LAND.extra)) == (48, 17)


@clause("K4", "K8")
def test_the_menhirs_hold_two_elves_two_goblins_and_the_rest_as_written() -> None:
    found = {name: LAND.menhirs.count(kind) for kind, name in enumerate(MENHIRS)}
    assert found == {
        "elf": 2, "goblin": 2, "leprechaun": 2, "troll": 2, "fairy": 3, "gold-1": 2, "gold-2": 2, "gold-3": 1, "gold-4": 0,
    }  # fmt: skip


@clause("K7", "K7a", "K8")
@pytest.mark.parametrize(("old", "new", "clause_id", "key", "begins"), WRONG)
def test_a_bad_map_is_refused_and_the_line_is_named(old: str, new: str, clause_id: str, key: str, begins: str) -> None:
    assert old in OUR_PARTS
    text = OUR_PARTS.replace(old, new, -1 if old in ("pontoon", "molehill") else 1)
    with pytest.raises(Refused) as no:
        GAME.setup(PLAYERS[:2], 0, Options(map=text), Chance(b"luck"))
    assert (no.value.clause, no.value.text.key) == (clause_id, key)
    line = no.value.text.args["line"]
    assert isinstance(line, int)
    assert text.splitlines()[line - 1].startswith(begins)


@clause("K7")
def test_a_missing_part_and_a_field_out_of_reach_are_named() -> None:
    with pytest.raises(Refused, match="map-section-missing"):
        meadow(OUR_PARTS[: OUR_PARTS.index("[tokens]")])
    lone = HILL.replace("open    A-B", "open   ").replace("river   A-F", "river   A-B A-F")
    with pytest.raises(Refused, match="map-out-of-reach") as no:
        meadow(lone)
    assert (no.value.text.args["field"], lone.splitlines()[int(no.value.text.args["line"]) - 1][:9]) == ("A", "A  red   ")
    river = OURS.replace(" J-Q", "").replace(" N-Q", "").replace("river   F-I J-M", "river   F-I J-M J-Q N-Q")
    with pytest.raises(Refused, match="map-out-of-reach") as no:
        meadow(river)
    assert no.value.text.args["field"] == "Q"


@clause("K7")
def test_a_map_may_use_the_last_letter_and_nothing_is_too_long_but_a_book() -> None:
    assert meadow(OUR_PARTS.replace("Q", "Z")).refs[-1] == "field:Z"
    filled = OUR_PARTS + "#" * (20_000 - len(OUR_PARTS))
    assert meadow(filled).rows == LAND.rows
    with pytest.raises(Refused, match="map-too-long") as no:
        meadow(filled + "#")
    assert no.value.text.args["line"] == 1


@clause("K7")
@pytest.mark.parametrize(("text", "line"), [(" ", 1), ("\n", 1), ("[map]", 1), ("\n[map]\n[fields]", 3), ("[map]\n[fields]\n", 2)])
def test_a_part_is_missed_at_the_last_line(text: str, line: int) -> None:
    with pytest.raises(Refused, match="map-section-missing") as no:
        meadow(text)
    assert no.value.text.args["line"] == line


@clause("K7")
def test_a_map_with_the_fewest_of_everything_is_enough() -> None:
    """Three pontoons, three molehills, a colour on two fields, a field with a single clover."""
    text = OUR_PARTS.replace("J  yellow  2  pontoon", "J  yellow  2").replace("A  yellow  3  start 1  molehill", "A  yellow  3  start 1")
    text = text.replace("F  orange  2", "F  red  1").replace("H  orange  2", "H  red  3")
    land = meadow(text)
    assert [sum(field.pontoon for field in land.fields), sum(field.molehill for field in land.fields)] == [3, 3]
    assert sum(field.colour == "red" for field in land.fields) == 2


@clause("K7a")
def test_an_empty_cell_is_named_by_row_and_column() -> None:
    rows = OUR_PARTS.splitlines()
    at = rows.index("KKLLLIIIIJJJNN") + 1
    rows[at], rows[at + 1] = "KKLL..IIIJJNNN", "KKLL..MMMJJNNN"
    with pytest.raises(Refused, match="map-empty-cell") as no:
        meadow("\n".join(rows))
    assert no.value.text.args == {"line": at + 1, "row": 5, "column": 3}


@clause("K7")
def test_a_missing_border_is_named() -> None:
    with pytest.raises(Refused, match="map-border-missing") as no:
        meadow(OURS.replace(" B-C B-E", " B-C").replace(" M-P", ""))
    assert no.value.text.args["pair"] == "B-E"


@clause("K7a")
def test_fields_that_touch_at_a_corner_are_not_neighbours() -> None:
    pairs = {(LAND.fields[border.one].letter, LAND.fields[border.other].letter) for border in LAND.borders}
    assert LAND.rows[1][4:6] == "AB"
    assert LAND.rows[6][2:6] == "HHHI"
    assert ("D", "L") not in pairs  # D's corner at row 7 touches L's
    assert LAND.rows[6][1] == "D"
    assert LAND.rows[7][2] == "L"


@clause("K6", "K7", "K60")
def test_a_grid_cell_holds_the_fields_of_its_four_letters() -> None:
    assert [LAND.fields[place].letter for place in LAND.in_cell[0][2]] == ["A", "B"]
    assert [LAND.fields[place].letter for place in LAND.in_cell[2][3]] == ["E", "F", "I"]
    assert all(LAND.in_cell[row][column] for row in range(7) for column in range(7))


def ways_by_hand(text: str) -> dict[str, dict[str, set[str]]]:
    """By companion and letter: where it can go, read off the lists of the map and nothing else."""
    lines = [line.split("#")[0].split() for line in text.splitlines()]
    fields = {words[0]: words[1:] for words in lines if len(words) > 2 and len(words[0]) == 1}
    borders = [(words[0], pair.split("-")) for words in lines if words and words[0] in ("open", "door", "bridge") for pair in words[1:]]

    def crossing(kind: str, here: str) -> set[str]:
        return {letter for border, pair in borders if border == kind and here in pair for letter in pair} - {here}

    def sharing(word: str, here: str) -> set[str]:
        return {letter for letter, words in fields.items() if word in words} - {here} if word in fields[here] and word != "-" else set()

    return {
        "hare": {here: crossing("open", here) for here in fields},
        "squirrel": {here: crossing("door", here) for here in fields},
        "bird": {here: sharing(words[0], here) for here, words in fields.items()},
        "mouse": {here: crossing("bridge", here) for here in fields},
        "frog": {here: sharing("pontoon", here) for here in fields},
        "mole": {here: sharing("molehill", here) for here in fields},
    }


@clause("K32", "K33", "K34", "K35", "K36", "K37", "K7")
@pytest.mark.parametrize("text", [OURS, HILL], ids=["ours", "hill"])
def test_every_way_of_every_companion_is_the_one_on_the_map(text: str) -> None:
    land, by_hand = meadow(text), ways_by_hand(text)
    letters = [field.letter for field in land.fields]
    for kind, companion in enumerate(CLOVERS[:6]):
        derived = {letters[here]: {letters[there] for there, _border in steps} for here, steps in enumerate(land.reach[kind])}
        assert derived == by_hand[companion]


@clause("K7", "K8")
def test_people_can_play_on_their_own_map() -> None:
    hill = meadow(HILL)
    assert "".join(field.letter for field in hill.fields) == "ABCDEFGHKLMNPQRST"
    assert [hill.clovers.count(kind) for kind in range(10)] == [6, 5, 2, 2, 2, 3, 20, 0, 0, 8]
    assert [hill.extra.count(kind) for kind in range(10)] == [1, 0, 0, 0, 0, 0, 0, 6, 10, 0]
    assert [hill.menhirs.count(kind) for kind in range(9)] == [2, 2, 3, 3, 4, 0, 0, 0, 2]
    for number in (2, 5):
        _moves, result = whole_game(GAME, number, Options(map=HILL), "on the hill")
        assert result is not None


@clause("K7")
def test_the_middle_of_a_field_is_the_middle_of_a_letter_near_its_middle() -> None:
    hill = meadow(HILL)
    centres = {field.letter: hill.centres[place] for place, field in enumerate(hill.fields)}
    assert centres["B"] == (5.5, 1.5)  # three letters by three
    assert centres["M"][0] == 5.5
    assert centres["H"][1] in (4.5, 5.5)
    assert centres["H"][0] in (9.5, 10.5)


@clause("K7")
def test_a_journal_keeps_its_map() -> None:
    state = GAME.setup(some_players(3, Chance(b"x")), 0, Options(map=HILL), Chance(b"x"))
    assert state.map == HILL


@clause("K7", "K7a")
@pytest.mark.parametrize("text", [OURS, HILL], ids=["ours", "hill"])
def test_the_page_can_draw_the_board_from_the_map(text: str) -> None:
    land = meadow(text)
    for place, field in enumerate(land.fields):
        x, y = land.centres[place]
        assert land.rows[int(y)][int(x)] == field.letter
        spots = [(x, y) for y, row in enumerate(land.rows) for x, letter in enumerate(row) if letter == field.letter]
        round_them = [((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)) for x, y in spots]
        sides = Counter(tuple(sorted(side)) for a, b, c, d in round_them for side in ((a, b), (b, c), (c, d), (d, a)))
        assert sorted(land.outlines[place]) == sorted(side for side, often in sides.items() if often == 1)


@clause("K1", "K7")
def test_an_eighteenth_field_is_one_too_many() -> None:
    text = OUR_PARTS.replace("AAAABBBBB", "RAAABBBBB", 1).replace("A  yellow  3", "R  yellow  1\nA  yellow  2")
    with pytest.raises(Refused, match="map-field-count") as no:
        meadow(text)
    assert no.value.text.args["count"] == 18
