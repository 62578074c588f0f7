"""Every answer is sealed: headers, origin, hosts, caching; and nothing of ours is told to logs."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

import web.server
import web.stream
from companion.table import Table
from tests.serving import Phone as PlainPhone
from tests.serving import serving
from tests.web.served import Phone, Served, begin, listening, raw, seated
from web.guard import HEADERS, at_home
from web.identity import COOKIE

JSON = {"Content-Type": "application/json"}


def assert_sealed(headers: dict[str, str], what: object) -> None:
    told = {name.lower(): value for name, value in headers.items()}
    for name, value in HEADERS.items():
        assert told.get(name.lower()) == value, (what, name)
    assert told.get("cache-control"), what
    assert "server" not in told, what
    assert "access-control-allow-origin" not in told, what


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert HEADERS["X-Content-Type-Options"] == "nosniff"
    assert HEADERS["X-Frame-Options"] == "DENY"
    assert HEADERS["Referrer-Policy"] == "no-referrer"


def test_every_route_and_every_no_carries_the_headers(still: Served) -> None:
    table, phone = still, still.phones[0]
    version = table.site.pages.version
    paths = [rule.rule for rule in table.site._flask.app.url_map.iter_rules()]
    paths += [
        "/nowhere",
        f"/static/{version}/look.css",
        f"/static/{version}/none",
        "/language/fr",
        f"/{table.site.pages.code}",
        "/in/x",
        "/rules/korrigans",
    ]
    for path in paths:
        for method in ("GET", "POST", "HEAD", "OPTIONS", "PUT"):
            body = b"{}" if method in ("POST", "PUT") else None
            assert_sealed(dict(phone.ask(method, path, body, **JSON).headers), (method, path))
    for reply in (
        phone.ask("POST", "/move", b"x" * 9000, **JSON),
        phone.ask("POST", "/move", b"{}"),
        phone.ask("POST", "/move", b"{}", Origin="http://evil.com"),
        phone.get("/", Host="evil.com"),
        phone.get("/events", Host="evil.com"),
        phone.get(f"/static/{version}/look.css", Range="bytes=0-9"),
        Phone(table, arrives=False).ask("POST", "/move", b"{}", **JSON),
    ):
        assert_sealed(dict(reply.headers), reply.status)


def test_streams_carry_them_too(table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    phone = Phone(table)
    with listening(phone) as stream:
        assert_sealed(dict(stream.reply.msg), "stream")
        assert stream.reply.msg["Cache-Control"] == "no-store"
        monkeypatch.setattr(web.stream, "MOST_OF_ONE", 1)
        assert_sealed(dict(phone.get("/events").headers), "a stream too many")
    monkeypatch.setattr(web.server, "BODY_SECONDS", 0.05)
    slow = raw(table, b"POST /move HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{").partition(b"\r\n\r\n")[0].decode()
    assert_sealed(dict(line.split(": ", 1) for line in slow.split("\r\n")[1:]), "slow")


def test_a_file_of_this_version_is_kept_for_good_and_nothing_else_is(still: Served) -> None:
    phone, version = Phone(still), still.site.pages.version
    for name in sorted(path.name for path in (Path(web.server.__file__).parent / "static").iterdir()):
        reply = phone.get(f"/static/{version}/{name}")
        assert (reply.status, reply.headers["Cache-Control"]) == (200, "public, max-age=31536000, immutable"), name
        assert reply.headers.get("Set-Cookie") is None
        assert phone.get(f"/static/old/{name}").headers["Cache-Control"] == "no-store", "an old page may still ask, and must ask again"
    for path in ("/", "/table", "/receipt", "/receipt.json", "/diagnosis", "/rules/house", f"/static/{version}/none.js"):
        assert phone.get(path).headers["Cache-Control"] == "no-store", path


def test_a_page_names_only_files_that_are_there(still: Served) -> None:
    import re

    phone = Phone(still)
    named = {
        name
        for path in ("/", "/table", "/receipt", "/in/x")
        for name in re.findall(r'(?:src|href)="(/static/[^"]+)"', phone.get(path).text)
    }
    assert len(named) > 4
    for name in named:
        assert phone.get(name).status == 200, name


def test_no_page_has_a_script_or_a_style_of_its_own(still: Served) -> None:
    import re

    phone = still.phones[0]
    for path in ("/", "/table", "/receipt", "/diagnosis", "/rules/korrigans", "/bring", "/in/x", "/nowhere"):
        text = phone.get(path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|https?://(?!127\.0\.0\.1|www\.w3\.org)", text), path


ORIGINS = [
    "http://evil.com",
    "null",
    "http://127.0.0.1",
    "http://[",
    "http://127.0.0.1:{port}.evil.com",
    "http://evil@127.0.0.1:{port}",
    "127.0.0.1:{port}",
    "",
    "x://",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_another_origin_may_not_tap(still: Served, origin: str) -> None:
    phone = still.phones[0]
    for path, body in (
        ("/move", {"id": "a", "seat": 1, "move": {"type": "house.Leave"}}),
        ("/in", {"token": "x"}),
        ("/why", {}),
        ("/press", {}),
    ):
        reply = phone.post(path, body, Origin=origin.format(port=still.port))
        assert (reply.status, reply.json["ok"]) == (403, False)


def test_our_own_pages_and_plain_tools_may_tap(table: Served) -> None:
    (phone,) = seated(table, 1)
    body = {"seat": 1, "move": {"type": "house.Call", "name": "x", "colour": ""}}
    for number, headers in enumerate(({}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {"Origin": table.origin})):
        told = json.dumps(body | {"id": str(number)}).encode()
        assert phone.ask("POST", "/move", told, **JSON, **headers).status == 200
    assert phone.ask("POST", "/move", json.dumps(body | {"id": "x"}).encode(), **JSON, **{"Sec-Fetch-Site": "cross-site"}).status == 403


HOME = [
    "127.0.0.1:8000",
    "192.168.1.5",
    "[fe80::1]:8000",
    "localhost:8000",
    "cauldron",
    "cauldron.local:8000",
    "table.lan",
    "cauldron.local.",
    "pi.fritz.box",
]
AWAY = [
    "evil.com",
    "evil.com:8000",
    "evil.com.",
    "a_b.evil.com",
    "evil.com:",
    "x@evil.com",
    "evil.com/",
    "\xe9vil.com",
    "local.evil.com",
    "192.168.1.5.evil.com",
    "[",
]


@pytest.mark.parametrize("host", HOME)
def test_a_table_is_found_by_its_names_at_home(still: Served, host: str) -> None:
    assert at_home(host)
    assert Phone(still, arrives=False).get("/", Host=host).status == 200


@pytest.mark.parametrize("host", AWAY)
def test_a_name_of_the_wide_world_is_a_trick(still: Served, host: str) -> None:
    assert not at_home(host)
    for path in ("/", "/table", "/events", "/receipt.json"):
        assert Phone(still, arrives=False).get(path, Host=host).status == 400


@pytest.mark.parametrize(
    "back",
    [
        "//evil.com",
        "/%5cevil.com",
        "/%09/evil.com",
        "/%0a/evil.com",
        "/%0d%0aX: y",
        "http://evil.com",
        "evil.com",
        "",
        "/%2f/evil.com",
        "/%E2%80%8B",
    ],
)
def test_changing_the_language_leads_nowhere_else(still: Served, back: str) -> None:
    reply = Phone(still).get(f"/language/fr?back={back.replace(' ', '%20')}")
    assert (reply.status, reply.headers["Location"]) == (302, "/")


def test_changing_the_language_leads_back(still: Served) -> None:
    phone = Phone(still)
    reply = phone.get("/language/fr?back=/rules/korrigans")
    assert reply.headers["Location"] == "/rules/korrigans"
    assert '<html lang="fr">' in phone.get("/").text
    assert phone.get("/language/xx").headers.get("Set-Cookie") is None


def test_answers_are_not_held_back_by_the_line(still: Served) -> None:
    """Nagle's algorithm would hold each answer for 40 ms; asyncio turns it off only for sockets that say they are TCP."""
    import socket

    phone = Phone(still)
    phone.get("/")
    lines = [connection.transport.get_extra_info("socket") for connection in still.server.server_state.connections]
    assert lines
    assert all(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for line in lines)


# --- nothing is told to logs, or by faults


def secrets_of(table: Table, folder: Path, *cookies: str) -> list[str]:
    house = table.now.house
    phones = [seat.phone for seat in house.seats if seat and seat.phone]
    assert phones
    return [table.now.sitting.seed, (folder / "secret").read_text(), table.now.sitting.key.hex(), *phones, *cookies]


def test_a_fault_of_ours_says_so_kindly_tells_nothing_and_the_table_goes_on(
    table: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    phone, _other = seated(table, 1, 2)
    begin(phone)
    secrets = secrets_of(table.table, table.folder, phone.cookies[COOKIE])
    caplog.set_level(logging.DEBUG)
    with monkeypatch.context() as broken:
        broken.setattr(table.table, "submit", lambda command: 1 / 0)
        broken.setattr(table.site.pages, "_render", _broken(table.site.pages._render))
        for reply in (phone.tap(1, {"type": "Draw"}), phone.get("/receipt")):
            assert reply.status == 500
            assert "<h1>" in reply.text
            assert "ZeroDivision" not in reply.text
            assert not any(secret in reply.text for secret in secrets)
    assert phone.tap(1, {"type": "house.Pause"}).json["ok"]
    assert "ZeroDivisionError" in caplog.text, "we are told"
    assert not any(secret in caplog.text for secret in secrets)


def _broken(render: object) -> object:
    def rendered(template: str, **names: object) -> object:
        return 1 / 0 if template == "receipt.html" else render(template, **names)  # type: ignore[operator]

    return rendered


def test_the_process_tells_no_secrets_whatever_is_asked(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as server:
        phone = PlainPhone(server)
        for seat in (1, 2):
            assert phone.move(0, {"type": "house.Sit", "seat": seat})["ok"]
        phone.move(1, {"type": "house.Choose", "game": "korrigans", "mode": "assist"})
        phone.move(1, {"type": "house.Salt", "salt": "s" * 40})
        assert phone.move(1, {"type": "house.Start"})["ok"]
        phone.move(1, {"type": "house.Nothing"})
        for path in ("/", "/nowhere", "/bring", "/receipt", "/in/x", "/diagnosis", "/device", "/language/fr?back=/%0d%0a"):
            phone.ask("GET", path)
        bodies: list[object] = [{}, [], {"token": "x"}, "x" * 9000]
        for body in bodies:
            for path in ("/move", "/in", "/why", "/press"):
                phone.ask("POST", path, body)
        process = server.process
        assert process is not None
        process.terminate()
        assert process.stdout is not None
        told = process.stdout.read()
        assert process.wait(20) == 0
    told += "".join(capfd.readouterr())
    from companion.journal import Journal
    from tests.companion.tables import FOUND

    table = Table(Journal(tmp_path), FOUND)
    secrets = secrets_of(table, tmp_path, phone.cookie.partition("=")[2], "s" * 40)
    table.close()
    assert all(len(secret) > 20 for secret in secrets)
    assert not [secret for secret in secrets if secret in told]
    assert "Traceback" not in told
