"""Malformed, huge, deep, slow, odd and repeated requests: never a fault of ours, nothing changes, a clear sentence."""

from __future__ import annotations

import json
import os
import threading
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import web.server
from companion.games import PLAY
from tests.clauses import clause
from tests.companion.tables import FOUND
from tests.web.sentences import assert_clear
from tests.web.served import Phone, Reply, Served, begin, raw, seated, served_once

JSON = {"Content-Type": "application/json"}
POSTS = ("/move", "/why", "/in", "/press", "/history/forget")
DEEP = 4000


@pytest.fixture(params=["en", "fr"])
def phone(request: pytest.FixtureRequest, still: Served) -> Phone:
    """The phone of seat 1, in each language."""
    return still.again(0, request.param)


def rules(served: Served) -> list[Any]:
    return list(served.site._flask.app.url_map.iter_rules())


def tap(**changes: Any) -> bytes:
    return json.dumps({"id": "x", "seat": 1, "seen": 0, "move": {"type": "house.Pause"}} | changes).encode()


UNREADABLE = [
    b"",
    b"null",
    b"[]",
    b"0",
    b'"x"',
    b"{",
    b"{}",
    b"\xff\xfe",
    b"\x00" * 100,
    b'{"id":"x"}',
    b"[" * DEEP,
    b'{"a":' * 1300,
    b'{"id":"x","seat":1,"move":' + b"[" * DEEP,
    b'{"id":"x","seat":1,"move":' + b"[" * 2000 + b"]" * 2000 + b"}",
    tap(seat="1"),
    tap(seat=True),
    tap(seat=1.5),
    tap(seat=10**30),
    tap(id=7),
    tap(seen="now"),
    tap() + b"x",
    tap().replace(b'"x"', b'"\\ud800"'),
]
STRANGE = [
    tap(seat=6),
    tap(seat=-1),
    tap(seat=2**62),
    tap(id=""),
    tap(id="x" * 65),
    tap(id="\u00e9"),
    tap(id="a\nb"),
    tap(id="a\x00b"),
    tap(move=None),
    tap(move=[]),
    tap(move={}),
    tap(move={"type": None}),
    tap(move={"type": "house.Nothing"}),
    tap(move={"type": "house.Sit", "seat": 3}),
    tap(move={"type": "house.MoveIn", "phone": "me"}),
    tap(move={"type": "house.Choose", "game": "../x", "mode": "", "options": {}}),
    tap(move={"type": "house.Choose", "game": "korrigans", "mode": "assist", "options": {"player:" + "1" * 5000: 1}}),
    tap(move={"type": "house.Call", "name": "x" * 5000, "colour": ""}),
    tap(move={"type": "house.Call", "name": "", "colour": "colour:red"}),
    tap(move={"type": "house.Speak", "language": "de"}),
    tap(move={"type": "house.Salt", "salt": "\u0661"}),
    tap(move={"type": "PutSun", "sun": "player:" + "1" * 5000}),
    tap(move={"type": "PutSun", "sun": "sun:99"}),
    tap(move={"type": "Draw", "more": 1}, seat=2),
    tap(move={"type": "Write", "line": "line:elves", "number": 10**18}),
]


@clause("H10")
@pytest.mark.parametrize("body", UNREADABLE, ids=lambda body: body[:24].decode("latin-1"))
def test_what_cannot_be_read_changes_nothing(phone: Phone, body: bytes) -> None:
    for path in POSTS:
        reply = phone.ask("POST", path, body, **JSON)
        assert reply.status in (400, 409), reply.text
        assert reply.json["ok"] is False
        assert_clear(reply, phone.language)


@clause("H10")
@pytest.mark.parametrize("body", STRANGE, ids=lambda body: body[:90].decode("latin-1"))
def test_a_strange_tap_changes_nothing_and_is_told_why(phone: Phone, body: bytes) -> None:
    reply = phone.ask("POST", "/move", body, **JSON)
    assert reply.status == 409, reply.text
    assert reply.json["clause"]
    assert len(reply.body) < 1000, "what was sent is not sent back at length"
    assert_clear(reply, phone.language)


@clause("H8", "H12")
def test_what_was_sent_is_never_said_back_at_length(table: Served) -> None:
    (phone,) = seated(table, 1)
    for name in ("x" * 6000, "player:" + "1" * 6000, "colour:" + "1" * 6000):
        for options in ({name: 1}, {"bag": name}):
            reply = phone.tap(1, {"type": "house.Choose", "game": "korrigans", "mode": "assist", "options": options})
            assert (reply.status, reply.json["clause"]) == (409, "H8"), reply.text
            assert len(reply.body) < 1000
        assert phone.tap(1, {"type": "house.Call", "name": "", "colour": name}).status == 409


def test_the_two_languages_differ(still: Served) -> None:
    said = set()
    for language in ("en", "fr"):
        phone = Phone(still, language)
        said.add(phone.ask("POST", "/move", b"{", **JSON).json["say"])
        said.add(phone.ask("POST", "/move", b"x" * 9000, **JSON).json["say"])
        said.add(phone.get("/nowhere").text.partition("<h1>")[2].partition("<")[0])
    assert len(said) == 4


@clause("H10")
def test_a_body_may_have_eight_kilobytes_and_no_more(phone: Phone) -> None:
    fits = tap(move={"type": "house.Nothing", "x": "y" * 8000})
    assert len(fits) <= web.server.MOST_BYTES
    assert phone.ask("POST", "/move", fits, **JSON).status == 409
    for path in (*POSTS, "/", "/receipt", "/nowhere"):
        for size in (web.server.MOST_BYTES + 1, 300_000):
            method = "POST" if path in POSTS else "GET"
            reply = phone.ask(method, path, b"x" * size, **JSON)
            assert reply.status == 413
            assert_clear(reply, phone.language)


@clause("H10")
def test_an_endless_body_is_refused_before_its_end(still: Served) -> None:
    head = f"POST /move HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nCookie: {still.phones[0].cookie}\r\n\r\n".encode()
    answer = raw(still, head, *[b"400\r\n" + b"x" * 1024 + b"\r\n"] * 10)
    assert answer.startswith(b"HTTP/1.1 413")


@clause("H10")
def test_a_slow_body_is_refused_and_holds_nobody_up(still: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web.server, "BODY_SECONDS", 0.3)
    head = b"POST /move HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept-Language: fr\r\nContent-Length: 100\r\n\r\n{"
    answers: list[bytes] = []
    slow = [threading.Thread(target=lambda: answers.append(raw(still, head))) for _ in range(3 * web.server.THREADS)]
    for one in slow:
        one.start()
    assert Phone(still).get("/").status == 200
    for one in slow:
        one.join()
    assert len(answers) == len(slow)
    for answer in answers:
        assert answer.startswith(b"HTTP/1.1 408")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["say"]


def test_phones_that_say_nothing_hold_nobody_up(still: Served) -> None:
    import socket
    from contextlib import ExitStack

    with ExitStack() as lines:
        for _ in range(100):
            line = lines.enter_context(socket.create_connection(("127.0.0.1", still.port)))
            line.sendall(b"POST /move HTTP/1.1\r\nHost:")
        assert Phone(still).get("/").status == 200


@clause("H10")
@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/html", "*/*", "é"]
)
def test_only_json_is_a_tap(phone: Phone, kind: str) -> None:
    for path in POSTS:
        reply = phone.ask("POST", path, tap(), **{"Content-Type": kind.encode().decode("latin-1")})
        assert reply.status == 415
        assert_clear(reply, phone.language)


@clause("H10")
def test_a_tap_without_a_cookie_is_asked_to_reload(still: Served) -> None:
    for path in POSTS:
        reply = Phone(still, arrives=False).ask("POST", path, tap(), **JSON)
        assert reply.status == 401
        assert_clear(reply, "en")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "POST", "GET", "TRACE", "PROPFIND", "OPTIONS", "HEAD", "X"])
def test_other_methods_change_nothing(phone: Phone, method: str) -> None:
    for rule in rules(phone.served):
        path = rule.rule.replace("<", "").replace(">", "").replace("path:", "")
        if method in rule.methods - {"OPTIONS"}:
            continue
        reply = phone.ask(method, path, b"{}" if method != "HEAD" else None, **JSON)
        assert reply.status < 500, (method, path)
        if method not in ("OPTIONS", "HEAD") and not (method in ("GET", "POST") and reply.status < 400):
            assert_clear(reply, phone.language)
    if method != "GET":
        assert phone.ask(method, "/events", b"{}", **JSON).status in (200, 404, 405)


PATHS = [
    "/nowhere",
    "/a/b/c",
    "/%ff",
    "/%00",
    "/..%2f..%2fsecret",
    "/static/x/..%2f..%2fapp.py",
    "/static/x/%2e%2e/app.py",
    "/static//look.css",
    "/rules/..",
    "/rules/%2e%2e%2fHOUSE",
    "/rules/Korrigans",
    "/in/%ff",
    "//evil.com",
    "/;",
    "/language/",
    "/MOVE",
    "/receipt/",
    "/receipt.json/x",
    "/events/x",
    "/%C3%A9",
]
PATHS += ["/rules/" + "x" * 3000, "/in/" + "x" * 3000, "/?" + "&" * 3000]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:30])
def test_a_page_that_is_not_there_says_so(phone: Phone, path: str) -> None:
    reply = phone.get(path)
    assert reply.status in (200, 308, 404, 410), reply.text
    if reply.status != 308:
        assert_clear(reply, phone.language)


@pytest.mark.parametrize("chapter", ["-1", "0", "x", "1e3", "999999999999", "\u0661", "1;drop", ""])
def test_an_odd_chapter_has_no_receipt(still: Served, chapter: str) -> None:
    from urllib.parse import quote

    for path in ("/receipt", "/receipt.json"):
        reply = Phone(still).get(f"{path}?chapter={quote(chapter)}")
        assert reply.status == 200
        assert b'"seed"' not in reply.body


HTTP = [
    b"hello\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 400_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 40_000 + b"\r\n",
    b"GET /" + b"a" * 400_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /move HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /move HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
    b"POST /move HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /move HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: eA==\r\n\r\n",
    b"GET /events HTTP/1.1\r\nHost: evil.example.com\r\n\r\n",
    b"GET http://evil.example.com/ HTTP/1.1\r\nHost: evil.example.com\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    b"CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\x00" * 1000 + b"\r\n\r\n",
]


@pytest.mark.parametrize("asked", HTTP, ids=lambda asked: asked[:40].decode("latin-1"))
def test_what_is_hardly_http_is_refused_and_the_next_one_served(still: Served, asked: bytes) -> None:
    answer = raw(still, asked)
    if not asked.startswith((b"\x16", b"GET http", b"OPTIONS")):
        assert answer.startswith((b"HTTP/1.1 4", b"HTTP/1.0 4")), answer[:80]
    assert not answer.startswith(b"HTTP/1.1 5")
    assert Phone(still).get("/").status == 200


KINDS = ["Sit", "Call", "Choose", "Begins", "Salt", "Undo", "Agree", "MoveIn", "Leave", "Open"]
FIELDS = ["seat", "name", "colour", "game", "mode", "options", "salt", "sun", "line", "number", "phone", "house", "seed"]
VALUES = st.one_of(st.integers(), st.booleans(), st.none(), st.text(max_size=20), st.sampled_from(["sun:1", "player:0", "line:elves"]))


def _moves() -> st.SearchStrategy[Any]:
    """Moves near the real ones, and far from them."""
    kinds = st.sampled_from([*(f"house.{kind}" for kind in KINDS), "Draw", "PutSun", "Write"])
    near = st.builds(lambda kind, more: {"type": kind, **more}, kinds, st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=3))
    more = st.text(max_size=5)
    return near | st.recursive(VALUES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(more, inner, max_size=3), max_leaves=6)


def _bodies(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[bytes]:
    return st.fixed_dictionaries(fields).map(lambda body: json.dumps(body).encode())


BODIES = st.one_of(
    st.binary(max_size=60),
    _bodies(id=st.text(max_size=70), seat=st.integers(-1, 6) | st.integers(), seen=st.integers(), move=_moves()),
    _bodies(id=st.text("ab", min_size=1, max_size=6), seat=st.integers(0, 2), move=_moves()),
    _bodies(seat=st.integers(0, 6), ref=st.text(max_size=30) | st.sampled_from(["sun:1", "sun:x", ":", "a:"])),
    _bodies(token=st.text(max_size=60)),
    _bodies(button=st.text(max_size=8), down=st.booleans() | st.none()),
)
WORD = st.text(st.characters(codec="latin-1", exclude_characters="\r\n", exclude_categories=["Cc"]), max_size=40)
HEADERS = st.fixed_dictionaries(
    {},
    optional={
        "Content-Type": st.sampled_from(["application/json", "application/json; charset=utf-16", "text/plain"]),
        "Origin": st.sampled_from(["null", "http://[", "http://", "x"]) | WORD,
        "Host": st.sampled_from(["[", "a_b.evil.com", "evil.com:", "[::1]", ":", "@", "cauldron.local"]) | WORD,
        "Accept-Language": st.sampled_from(["fr;q=x", "fr;q=nan, en;q=inf", "*", ",,,", "fr-FR"]) | WORD,
        "Cookie": WORD,
        "Range": st.sampled_from(["bytes=0-", "bytes=9-1", "bytes=-", "lines=1"]),
        "If-None-Match": WORD,
        "Sec-Fetch-Site": st.sampled_from(["cross-site", "same-origin"]),
    },
)


QUERIES = ["", "?seat=2", "?seat=x&seat=1", "?chapter=9", "?back=//x", "?back=/%0d%0aX:y", "?back=/%09/x", "?%ff=%00"]


@settings(max_examples=int(os.environ.get("CAULDRON_FUZZ", "200")), deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_is_asked_of_any_route_there_is_no_fault_and_no_change_without_a_yes(busy: Served, data: st.DataObject) -> None:
    rule = data.draw(st.sampled_from(rules(busy)))
    path = rule.rule
    for argument in rule.arguments:
        part = data.draw(st.sampled_from(["korrigans", "house", "fr", "x.y", "look.css", "%ff", "a%2f..%2fb", "%00", "-"]))
        path = path.replace(f"<path:{argument}>", part).replace(f"<{argument}>", part)
    query = data.draw(
        st.sampled_from(["", "?seat=2", "?seat=x&seat=1", "?chapter=9", "?back=//x", "?back=/%0d%0aX:y", "?back=/%09/x", "?%ff=%00"])
    )
    method = data.draw(st.sampled_from(["POST", "POST", "GET", "GET", "HEAD", "PUT", "OPTIONS"]))
    phone = busy.again(0, data.draw(st.sampled_from(["en", "fr"])))
    busy.phones.remove(phone)
    if data.draw(st.booleans()):
        phone.cookies.clear()
    headers = data.draw(HEADERS)
    if method == "POST":
        headers.setdefault("Content-Type", "application/json")
    _asked(busy, phone, method, path + query, data.draw(BODIES) if method in ("POST", "PUT") else None, headers)


def _asked(busy: Served, phone: Phone, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> None:
    before, rows = busy.table.now, busy.table.journal.last
    reply = phone.ask(method, path, body, **headers)
    phone.close()
    assert reply.status < 500, reply.text
    changed = busy.table.now is not before or busy.table.journal.last != rows
    assert changed == (_yes(reply) and busy.table.now.serial > before.serial)
    location = reply.headers.get("Location", "/")
    assert location.startswith("/")
    assert not location.startswith(("//", "/\\"))
    assert reply.headers.get("X") is None
    if reply.status >= 400 and method in ("GET", "POST"):
        assert_clear(reply, "fr" if 'lang="fr"' in reply.text[:60] else "en")


def _yes(reply: Reply) -> bool:
    if not reply.body or reply.headers.get_content_type() != "application/json":
        return False
    return bool(reply.status == 200 and isinstance(reply.json, dict) and reply.json.get("ok"))


ODD = [
    *[
        ":",
        "x",
        "x:",
        "hand:",
        "hand:0",
        "hand:-1",
        "hand:99999999999999999999",
        "field:ZZ/9",
        "cell:a,b",
        "cell:1",
        "cell:1,",
        "player:9",
        "card:",
        "slab:0",
        "clover:x",
        "gap:0",
    ]
]
ODD += ["", "hand:\u0661", "\U0001f600:\u202e", "player:" + "1" * 5000, "place:1/1/1", "sun:1", "colour:red"]


@pytest.mark.parametrize("game", sorted(game for game, mode in FOUND.games if mode == PLAY))
def test_an_odd_thing_that_is_tapped_in_any_game_is_answered_kindly(tmp_path_factory: pytest.TempPathFactory, game: str) -> None:
    with served_once(tmp_path_factory.mktemp(game)) as table:
        one = seated(table, *range(1, FOUND.games[game, PLAY].players[0] + 1))[0]
        begin(one, game=game, mode=PLAY)
        before = table.table.now
        for ref in ODD:
            reply = one.post("/why", {"seat": 1, "ref": ref})
            assert reply.status == 409, reply.text
            assert_clear(reply, "en")
        for kind in _kinds(before.sitting.game):
            for ref in ODD:
                reply = one.tap(1, {"type": kind.__struct_config__.tag, **dict.fromkeys(kind.__struct_fields__, ref)})
                assert reply.status < 500, reply.text
                if not reply.json["ok"]:
                    assert_clear(reply, "en")


def _kinds(game: Any) -> tuple[Any, ...]:
    return tuple(getattr(game.Move, "__args__", (game.Move,)))
