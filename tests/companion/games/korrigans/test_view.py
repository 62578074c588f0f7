"""What a page is given to draw the table with."""

from __future__ import annotations

import pytest

from companion.games.korrigans import GAME
from companion.games.korrigans import pieces as p
from companion.games.korrigans.rainbow import Rainbow
from tests.clauses import clause
from tests.companion.games.korrigans.stage import FIELD, LAND, clovers, position, rainbow, tribe

SIX = "red orange yellow green blue indigo"
STORM = rainbow(SIX, "red orange yellow green blue")

# The moment, and the caption that says where we are.
CAPTIONS = [
    ({"ask": p.ASK_DRAW}, "caption-round"),
    ({"ask": p.ASK_MOVE}, "caption-round"),
    ({"ask": p.ASK_DRAW, "rainbow": STORM}, "caption-storm"),
    ({"ask": p.ASK_CAULDRON, "rainbow": STORM}, "caption-last"),
    ({"ask": p.ASK_LAST, "cauldron": 8}, "caption-last"),
    ({"ask": p.ASK_GOBLIN, "cauldron": 8}, "caption-last"),
    ({"ask": p.ASK_COUNT, "cauldron": 8}, "caption-count"),
    ({"ask": p.OVER, "cauldron": 8}, "caption-count"),
]


@clause("K24", "K61")
@pytest.mark.parametrize(("moment", "caption"), CAPTIONS)
def test_the_caption_says_where_we_are(moment: dict[str, object], caption: str) -> None:
    seen = GAME.view(position(tribe("A", "Q", shown="hare"), tribe("C", "O"), **moment), None)  # type: ignore[arg-type]
    assert seen.caption.key == caption
    assert seen.caption.args in ({}, {"round": 3})


@clause("K10", "K50", "K55", "K61")
def test_everything_on_the_board_is_in_the_view() -> None:
    mine = tribe("A", "Q", hand="gold-1 frog", shown="hare mole", tokens=("elf", "goblin"), backup=p.SQUIRREL, sacrificed=True, gold=(1, 3))
    state = position(
        mine,
        tribe("C", "O", screen=False),
        lying={"B": "", "D": "mole"},
        spent=(p.ELF, p.TROLL),
        discarded=clovers("bird"),
        given=clovers("gold-2"),
        troll=LAND.border_index["border:A-B"],
        cauldron=FIELD["I"],
        ask=p.ASK_LAST,
    )
    seen = GAME.view(state, None)
    shown = {field.ref: (field.clovers, field.menhir) for field in seen.fields}
    assert (shown["field:A"], shown["field:D"], shown["field:I"]) == ((2, True), (1, True), (2, False))
    assert (seen.troll, seen.cauldron, seen.gold_fields) == ("border:A-B", "field:I", ())
    assert (seen.spent, seen.discarded, seen.given) == (("menhir:elf", "menhir:troll"), ("companion:bird",), 1)
    one, other = seen.tribes
    assert (one.korrigans, one.tokens) == (("field:A", "field:Q"), ("token:elf", "token:goblin"))
    assert (one.hand, one.hand_count, one.shown) == (None, 2, ("companion:hare", "companion:mole"))
    assert (one.backup, one.sacrificed, one.gold, one.screen) == ("companion:squirrel", True, (1, 3), True)
    assert (other.hand, other.hand_count, other.tokens, other.backup) == ((), 0, ("", ""), "")
    assert (seen.totals, seen.ranking) == ((), ())


@clause("K70")
def test_the_hands_lie_open_while_they_are_counted() -> None:
    state = position(tribe("I", "Q", hand="gold-1"), tribe("C", "O", hand="gold-4"), ask=p.ASK_COUNT, cauldron=FIELD["I"])
    assert [one.hand for one in GAME.view(state, None).tribes] == [("clover:gold-1",), ("clover:gold-4",)]


@clause("K60", "K70", "K71")
def test_the_end_shows_all_hands_and_who_won() -> None:
    state = position(tribe("I", "Q", hand="gold-1"), tribe("C", "O", hand="gold-4"), ask=p.OVER, cauldron=FIELD["I"])
    seen = GAME.view(state, None)
    assert [one.hand for one in seen.tribes] == [("clover:gold-1",), ("clover:gold-4",)]
    assert (seen.totals, seen.ranking) == ((11, 4), (0, 1))
    assert (seen.prompt.key, seen.prompt.args) == ("prompt-over", {"player": "player:0", "total": 11})


@clause("K60", "K80")
def test_the_fields_where_gold_may_still_appear_are_in_sight() -> None:
    seen = GAME.view(
        position(tribe("A", "Q"), tribe("C", "O"), rainbow=Rainbow(suns=(0, 1, -1, 2, 3, 4, 5), clouds=(0, 1, 2, 3, -1, -1, 4))), 1
    )
    assert seen.gold_fields == ("field:F", "field:G", "field:J")
    assert seen.cells == ("cell:3,5", "cell:3,6")


@clause("K21", "K22", "K23")
@pytest.mark.parametrize(("latest", "destination", "pawn"), [(0, "cloud", "colour:red"), (2, "sun", "colour:yellow")], ids=["known", "new"])
def test_the_pawn_in_hand_and_where_it_goes_are_shown(latest: int, destination: str, pawn: str) -> None:
    bag = tuple(left - (colour == latest) for colour, left in enumerate(rainbow("red orange").bag))
    sky = Rainbow(bag, rainbow("red orange").suns, rainbow().clouds, latest, placed=False)
    seen = GAME.view(position(tribe("A", "Q"), tribe("C", "O"), rainbow=sky, ask=destination), None)
    assert (seen.pawn, seen.destination) == (pawn, destination)
    assert seen.prompt.args == {"player": "player:0", "colour": pawn}
    placed = GAME.view(position(tribe("A", "Q"), tribe("C", "O")), None)
    assert (placed.pawn, placed.destination) == ("", "")
    assert (placed.suns, placed.once, placed.twice) == (
        ("colour:red", "colour:orange", "", "", "", "", ""),
        ("colour:red", "colour:orange"),
        (),
    )
