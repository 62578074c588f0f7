"""Every page in French is French, in English English: no keys, no placeholders, nothing left over from the other one."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from companion.chance import Chance
from companion.contract import pick_number
from companion.games import FOLDER, find
from companion.messages import LANGUAGES
from tests.companion.tables import FOUND
from tests.serving import ROOT
from tests.web.sentences import folders, messages, spoilt, words
from tests.web.served import DrawnDevice, Phone, Served, begin, listening, seated, served_once

PLACES = sorted(path.parent for path in ROOT.glob("*/**/en.ftl") if ".venv" not in path.parts)


class _Parts(Visitor):
    """The plain pieces of a message, and the names it puts in."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.names: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text.append(" ".join(node.value.split()))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def parts(message: ast.Message) -> _Parts:
    found = _Parts()
    found.visit(message)
    return found


@pytest.mark.parametrize("folder", PLACES, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_both_languages_have_the_same_messages_with_the_same_names(folder: Path) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert set(english) == set(french)
    for key, message in english.items():
        assert message.value is not None, key
        assert parts(message).names == parts(french[key]).names, key


def test_every_place_of_words_is_known() -> None:
    assert {*folders()} <= {*PLACES}
    assert {path.parent for path in FOLDER.glob("*/__init__.py")} <= {*PLACES}


def test_every_word_that_a_page_asks_for_is_there() -> None:
    known = messages(folders()[0], "en")
    pages = [*(ROOT / "web" / "templates").rglob("*.html"), *FOLDER.rglob("*.html")]
    asked = {key for page in pages for key in re.findall(r"""\bw\(\s*["']([\w-]+)["']\s*[,)]""", page.read_text(encoding="utf-8"))}
    assert len(asked) > 60
    assert asked <= set(known), sorted(asked - set(known))


def foreign(language: str) -> set[str]:
    """Pieces of sentences that only the other language has."""
    other = {"en": "fr", "fr": "en"}[language]
    pieces = {piece for folder in folders() for message in messages(folder, other).values() for piece in parts(message).text}
    own = " ".join(piece for folder in folders() for message in messages(folder, language).values() for piece in parts(message).text)
    return {piece.strip(" .:,;") for piece in pieces if len(piece) > 8 and " " in piece.strip() and piece.strip(" .:,;") not in own}


LOOSE_SIGN = re.compile(r"[^\s<>]* [;:!?»]|« ")  # a French sign that could begin a line, or a quotation mark that could end one
FOREIGN = {language: foreign(language) for language in LANGUAGES}


def assert_in(language: str, html: str, what: object) -> None:
    """Everything that can be read or heard there is words of that language."""
    told = words(html)
    assert told, what
    assert language != "fr" or not LOOSE_SIGN.search(html), (what, LOOSE_SIGN.search(html))
    for marked, text in told:
        assert not spoilt(text), (what, text)
        if marked == language:
            assert not [piece for piece in FOREIGN[language] if piece in text], (what, text)


def assert_page(phone: Phone, path: str, status: int = 200) -> str:
    reply = phone.get(path)
    assert reply.status == status, path
    assert f'<html lang="{phone.language}">' in reply.text, path
    assert_in(phone.language, reply.text, path)
    return reply.text


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_ways_to_find_leftovers_find_some() -> None:
    assert spoilt("Tap move-Draw now") == ["move-Draw"]
    assert spoilt("so { $name } is next")
    assert not spoilt("a well-known table")
    with pytest.raises(AssertionError):
        assert_in("fr", '<html lang="fr"><h1>Take a seat first.</h1>', "x")
    with pytest.raises(AssertionError):
        assert_in(
            "fr", '<html lang="fr"><link><svg><path d=""/></svg><br><p>x</p><input value="y"><h1>Take a seat first.</h1>', "deep in a page"
        )
    with pytest.raises(AssertionError):
        assert_in("fr", '<html lang="fr"><p>Encore une fois !</p>', "a loose sign")
    assert_in("fr", '<html lang="fr"><a lang="en">Take a seat first.</a>', "marked as English")


def test_every_page_of_the_house_is_in_the_readers_language(tmp_path: Path, language: str) -> None:
    with served_once(tmp_path, DrawnDevice()) as table:
        guest, (phone,) = Phone(table, language), seated(table, 1, language=language)
        phone.do(1, "house.Speak", language=language)
        for path in ("/", "/table", "/device", "/receipt", "/diagnosis"):
            assert_page(guest, path)
            assert_page(phone, path)
        assert_page(phone, "/bring")
        assert_page(phone, "/nowhere", 404)
        assert_page(phone, "/in/old", 410)
        phone.do(0, "house.Sit", seat=3)
        phone.do(1, "house.Call", name="", colour="")
        assert_page(phone, "/")


def test_a_fault_of_ours_is_said_in_the_readers_language(table: Served, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    phone = Phone(table, language)
    with monkeypatch.context() as broken:
        broken.setattr(table.site.views, "fragment", lambda *_args: 1 / 0)
        reply = phone.get("/")
    assert reply.status == 500
    assert f'<html lang="{language}">' in reply.text
    assert_in(language, reply.text, "fault")


@pytest.mark.parametrize("key", sorted(FOUND.games), ids="-".join)
def test_every_game_is_in_the_readers_language(tmp_path: Path, language: str, key: tuple[str, str]) -> None:
    """Pages and cues, from the lobby on, of those who play and those who watch."""
    game, mode = key
    luck = Chance(f"{game} {language}".encode())
    with served_once(tmp_path) as table:
        phones = seated(table, *range(1, max(2, FOUND.games[key].players[0]) + 1), language=language)
        phones[0].do(1, "house.Speak", language=language)
        begin(phones[0], game=game, mode=mode)
        with listening(phones[0]) as stream:
            stream.next()
            for turn in range(24):
                serial = _random_move(table, phones, luck)
                event = stream.until(serial)
                for cue in event.view["cues"]:
                    assert not spoilt(cue["say"]), cue
                    assert not [piece for piece in FOREIGN[language] if piece in cue["say"]], cue
                if turn % 6 == 0:
                    assert_in(language, event.view["html"], turn)
                if turn % 15 == 0:
                    assert_page(Phone(table, language), "/")
                    assert_page(phones[0], "/table")
                if table.table.now.sitting.over:
                    break


def _random_move(table: Served, phones: list[Phone], luck: Chance) -> int:
    now = table.table.now
    seat = luck.pick("seat", [seat for seat in now.actors() if now.offers(seat)])
    move = pick_number(luck.pick("offer", now.offers(seat)), luck)
    reply = phones[seat - 1].tap(seat, msgspec.to_builtins(move))
    assert reply.json["ok"], reply.text
    return int(reply.json["serial"])


def test_a_pause_a_question_and_an_end_are_in_the_readers_language(table: Served, language: str) -> None:
    from tests.web.test_fairness import act, whole_game

    phones = seated(table, 1, 2, language=language)

    def stop_and_go() -> None:
        phones[0].do(1, "house.Pause")
        assert_page(phones[0], "/")
        phones[0].do(1, "house.Resume")
        (seat,) = table.table.now.actors()
        act(table, "Draw")
        phones[seat - 1].do(seat, "house.Undo")
        for phone in phones:
            assert_page(phone, "/")
        phones[2 - seat].do(3 - seat, "house.Decline")
        assert_page(phones[0], "/")

    whole_game(table, stop_and_go)
    for path in ("/", "/receipt", "/diagnosis"):
        assert_page(phones[0], path)


def test_a_game_that_cannot_be_loaded_is_named_on_the_page(tmp_path: Path, language: str) -> None:
    from companion.games import Found
    from companion.journal import Journal
    from companion.table import Table
    from tests.web.served import open_door

    found = Found(find().games, {"marbles": "SyntaxError: invalid"})
    here = Served(Table(Journal(tmp_path), found), tmp_path, None, open_door())
    try:
        (phone,) = seated(here, 1, language=language)
        assert "marbles" in assert_page(phone, "/")
        assert "marbles" in assert_page(phone, "/diagnosis")
    finally:
        here.stop()


# --- rules


BOOKS = [("house", ROOT / "companion" / "HOUSE.md"), *((path.parent.name, path) for path in sorted(FOLDER.glob("*/RULES.md")))]
STATED = re.compile(r"^\*\*([A-Z]\d+[a-z]?)\*\*", re.MULTILINE)


@pytest.mark.parametrize(("name", "path"), BOOKS, ids=lambda value: value if isinstance(value, str) else "")
def test_the_rules_page_has_an_anchor_for_every_clause(still: Served, language: str, name: str, path: Path) -> None:
    stated = STATED.findall(path.read_text(encoding="utf-8"))
    html = assert_page(Phone(still, language), f"/rules/{name}")
    anchors = re.findall(r'\bid="([A-Z]\d+[a-z]?)"', html)
    assert anchors == stated
    assert set(re.findall(r'href="#([A-Z]\d+[a-z]?)"', html)) <= set(stated), "a link leads to a clause"
    assert "**" not in html
    for clause in stated:
        following = html.partition(f'id="{clause}"')[2].partition("</p>")[0]
        assert re.search(r"\w+ \w+", re.sub(r"<[^>]*>", " ", following)), clause


@pytest.mark.parametrize(("name", "path"), BOOKS, ids=lambda value: value if isinstance(value, str) else "")
def test_the_rules_are_told_in_french_too(still: Served, name: str, path: Path, request: pytest.FixtureRequest) -> None:
    if not path.with_name(f"{path.stem}.fr.md").exists():
        request.applymarker(pytest.mark.xfail(strict=True, reason=f"{path.stem}.fr.md is not written yet"))
    pages = [re.findall(r'class="clause".*?<span>(.*?)</span>', Phone(still, each).get(f"/rules/{name}").text) for each in LANGUAGES]
    assert len(pages[0]) == len(pages[1])
    assert not [one for one, other in zip(*pages, strict=True) if one == other and len(one) > 20]


def test_the_rule_that_a_refusal_names_is_on_the_page_it_links_to(table: Served, language: str) -> None:
    phones = seated(table, 1, 2, language=language)
    begin(phones[0])
    (seat,) = table.table.now.actors()
    taps = [
        (seat, {"type": "EndTurn"}),
        (seat, {"type": "house.Start"}),
        (seat, {"type": "house.Resume"}),
        (3 - seat, {"type": "Draw"}),
        (seat, {"type": "nothing"}),
    ]
    for who, move in taps:
        no = phones[who - 1].tap(who, move).json
        assert not no["ok"]
        page, _, anchor = no["rule"].partition("#")
        assert anchor == no["clause"]
        assert f'id="{anchor}"' in phones[0].get(page).text
