"""Nobody is sent what only others may know: pages, streams, cues, refusals, why-nots, undo, receipts and exports.

Two tables that differ only in what a reader must not know give that reader the same bytes. The other table is the one
that ``imagine`` makes up from the reader's view; every game is played through HTTP by random offers."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.chance import Chance
from companion.contract import Refused
from companion.export import exported
from companion.games import PLAY
from companion.step import step
from companion.table import Now
from tests.companion.tables import FOUND
from tests.web.evening import Evening, evening
from tests.web.served import Phone, Served, listening, seated
from web.role import DEVICE, PHONE, TABLE, Role
from web.views import Views

GAMES = sorted(game for game, mode in FOUND.games if mode == PLAY)
MOVES = 36
REFS = ["hand:0", "hand:1", "card:0", "field:A", "cell:1,1", "slab:1", "place:1", "pile:1", "space:1", "line:1", "sun:1", "player:0"]


def roles(now: Now) -> list[tuple[Role, int | None]]:
    """All who look, with their player number."""
    looking: list[tuple[Role, int | None]] = [(Role(PHONE, seat, "en"), now.sitting.player(seat)) for seat in now.house.players]
    return [
        *looking,
        (Role(PHONE, 0, "en", looking[0][0].seat), None),
        (Role(PHONE, 0, "fr"), None),
        (Role(TABLE, 0, "en"), None),
        (Role(DEVICE, 0, "en"), None),
    ]


def imagined(now: Now, player: int | None, luck: str) -> Now:
    """Another table that this reader can't tell from the true one."""
    game = now.sitting.game
    assert game is not None
    state = game.imagine(now.view(player), player, Chance(luck.encode()[:64]))
    return replace(now, sitting=replace(now.sitting, state=state))


def sent(table: Served, now: Now, role: Role) -> bytes:
    """Everything that the stream sends a role of this table, with cues and without."""
    views = Views(table.table, table.site.pages.main)
    return views.event(now, role, True) + views.event(now, role, False)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_is_the_same_whatever_the_reader_must_not_know(tmp_path: Path, game: str) -> None:
    hidden = 0
    with evening(tmp_path, game) as play:
        for turn, _moved in enumerate(play.moves(MOVES)):
            now = play.table.table.now
            for role, player in roles(now) if turn % 3 == 0 else ():
                other = imagined(now, player, f"{turn} {role}")
                hidden += other.sitting.state != now.sitting.state
                assert sent(play.table, now, role) == sent(play.table, other, role), role
    assert hidden or game == "flip_and_slide", "something is hidden in this game, or nothing was tested"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_a_move_follows_from_what_the_reader_sees(tmp_path: Path, game: str) -> None:
    """The same move in another table that looks the same before and after it: cues, log and undo are the same too."""
    compared = differing = 0
    with evening(tmp_path, game) as play:
        for turn, (before, seat, move) in enumerate(play.moves(MOVES)):
            after = play.table.table.now
            if after.serial != before.serial + 1:
                continue
            for role, player in roles(before)[: -1 - turn % 2]:
                other = _lived(imagined(before, player, f"{turn} {role}"), seat, move, after)
                if other is None or other.view(player) != after.view(player):
                    continue
                compared += 1
                differing += other.sitting.state != after.sitting.state
                assert sent(play.table, other, role) == sent(play.table, after, role), (role, move)
    print(f"{game}: {compared} compared, {differing} of them with something hidden")
    assert compared > MOVES / 2


def _lived(before: Now, seat: int, move: Any, after: Now) -> Now | None:
    try:
        sitting = step(before.sitting, seat, move, after.sitting.at)
    except Refused:
        return None
    log = sitting.log
    assert log is not None
    return replace(after, sitting=sitting, facts=log.facts if log is not before.sitting.log else ())


@pytest.mark.parametrize("game", GAMES)
def test_refusals_and_why_nots_tell_nothing_either(tmp_path: Path, game: str) -> None:
    asked = 0
    with evening(tmp_path, game) as play:
        old: list[Any] = []
        for turn, (_before, _seat, move) in enumerate(play.moves(MOVES)):
            old.append(move)
            if turn % 9 == 4:
                asked += _ask_all(play, old, turn)
    assert asked > 20


def _ask_all(play: Evening, old: list[Any], turn: int) -> int:
    """Each seat asks for what is refused, at the true table and at one that looks the same to it."""
    table, asked = play.table.table, 0
    true = table.now
    for seat in true.house.players:
        no = [move for move in old[-12:] if _is_refused(true, seat, move)]
        refs = [
            *REFS,
            *(value for move in old[-6:] for value in msgspec.to_builtins(move).values() if isinstance(value, str) and ":" in value),
        ]
        answers = []
        for now in (true, imagined(true, true.sitting.player(seat), f"{turn} {seat}")):
            table.now = now
            try:
                taps = [play.phone(seat).tap(seat, msgspec.to_builtins(move)).json for move in no]
                whys = [play.phone(seat).post("/why", {"seat": seat, "ref": ref}).json for ref in refs]
            finally:
                assert table.now.sitting is now.sitting, "nothing that is refused changes anything"
                table.now = true
            answers.append((taps, whys))
        assert answers[0] == answers[1], seat
        asked += len(no) + len(refs)
    return asked


def _is_refused(now: Now, seat: int, move: Any) -> bool:
    try:
        step(now.sitting, seat, move, now.sitting.at)
    except Refused:
        return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_the_very_bytes_on_the_lines_never_hold_another_hand_or_the_seed(tmp_path: Path, game: str) -> None:
    """Seen from outside: each phone's page and stream are what its own role may see, and no more."""
    with evening(tmp_path, game) as play:
        table = play.table
        guest = Phone(table)
        with listening(play.phone(1)) as one, listening(guest, "page=phone&seat=1") as other:
            for _ in play.moves(8):
                pass
            now = table.table.now
            views = Views(table.table, table.site.pages.main)
            mine = one.until(now.serial).view["html"]
            theirs = other.until(now.serial).view["html"]
            everything = one.raw + other.raw
        assert mine == views.fragment(now, Role(PHONE, 1, "en"))
        assert theirs == views.fragment(now, Role(PHONE, 0, "en"))
        assert mine in play.phone(1).get("/").text
        assert theirs in guest.get("/?seat=1").text
        assert theirs in guest.get("/?seat=2").text
        for path in (
            "/",
            "/table",
            "/receipt",
            "/receipt.json",
            "/diagnosis",
            "/bring",
            "/bring?seat=2",
            f"/receipt.json?chapter={now.house.chapter}",
        ):
            everything += play.phone(2).get(path).body
        phones = [seat.phone for seat in now.house.seats if seat]
        for secret in (now.sitting.seed, now.sitting.key.hex(), *phones, (table.folder / "secret").read_text()):
            assert secret.encode() not in everything


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_has_no_receipt_and_no_export_but_its_promise(tmp_path: Path, game: str) -> None:
    with evening(tmp_path, game) as play:
        for _ in play.moves(5):
            pass
        now, journal = play.table.table.now, play.table.table.journal
        receipt = json.loads(play.phone(1).get("/receipt.json").body)
        assert set(receipt) == {"chapter", "game", "mode", "commitment", "finished"}
        assert receipt["commitment"] == now.house.commit
        assert receipt["finished"] is False
        kept = exported(journal, FOUND)
        assert kept["chapters"][-1] == {"chapter": now.house.chapter, "finished": False, "entries": []}
        assert now.sitting.seed not in json.dumps(kept)


def test_a_game_that_was_put_aside_keeps_its_seed(tmp_path: Path) -> None:
    with evening(tmp_path, "korrigans") as play:
        for _ in play.moves(3):
            pass
        phone, table = play.phone(1), play.table.table
        chapter, seed = table.now.house.chapter, table.now.sitting.seed
        phone.do(1, "house.PutAside")
        assert table.now.house.chapter != chapter
        for path in (f"/receipt.json?chapter={chapter}", f"/receipt?chapter={chapter}", "/receipt.json"):
            assert seed not in phone.get(path).text
        phone.do(1, "house.TakeUp", chapter=chapter)
        assert table.now.sitting.seed == seed
        for path in (f"/receipt.json?chapter={chapter}", "/receipt.json"):
            assert seed not in phone.get(path).text


def test_names_are_words_and_never_markup(table: Served) -> None:
    nasty = "<b>'\"&{{9*'q'}}</b>"
    (phone,) = seated(table, 1)
    phone.do(1, "house.Call", name=nasty, colour="")
    with listening(phone) as stream:
        html = stream.next().view["html"]
    for text in (html, phone.get("/table").text, phone.get("/bring").text):
        assert "<b>'" not in text
        assert "qqq" not in text
        assert "&lt;b&gt;" in text
