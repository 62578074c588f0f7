"""Who is asking: a phone is its signed cookie, a seat listens to its own phone, and moves house by a token that is good once."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer

from tests.clauses import clause
from tests.web.served import Phone, Served, begin, listening, seated, served
from web.identity import COOKIE, Identity

PAUSE = {"type": "house.Pause"}


def seat_shown(phone: Phone, query: str = "") -> int:
    """The seat that the page plays: 0 is a guest."""
    found = re.search(r'data-seat="(\d)"', phone.get(f"/{query}").text)
    assert found
    return int(found[1])


def token_of(phone: Phone, seat: int = 0) -> str:
    """The recovery token of a seat, as its page draws it."""
    drawn = phone.served.site.pages._templates.globals
    qr, drawn["qr"] = drawn["qr"], lambda text: f"[{text}]"
    try:
        page = phone.get(f"/bring?seat={seat}")
    finally:
        drawn["qr"] = qr
    assert page.status == 200
    return page.text.partition("/in/")[2].partition("]")[0]


def test_a_phone_gets_one_cookie_and_keeps_it(table: Served) -> None:
    phone = Phone(table, arrives=False)
    first = phone.get("/")
    told = first.headers.get_all("Set-Cookie") or []
    assert len(told) == 1
    assert all(part in told[0] for part in (f"{COOKIE}=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=315360000"))
    for page in ("/", "/table", "/receipt", "/nowhere", "/rules/house"):
        assert phone.get(page).headers.get("Set-Cookie") is None


def test_two_phones_are_two(table: Served) -> None:
    one, other = seated(table, 1, 4)
    assert one.cookies != other.cookies
    assert (seat_shown(one), seat_shown(other)) == (1, 4)


def forged(table: Served, phone: Phone) -> list[str]:
    true = phone.cookies[COOKIE]
    payload, _, signature = true.partition(".")
    name = Identity(table.folder).phone(true)
    elsewhere = URLSafeSerializer("another table", salt="phone").dumps(name)
    token = Identity(table.folder).token(table.table.now.house, 1, 1)
    swapped = payload.swapcase() + "." + signature
    return [
        "",
        ".",
        name,
        payload,
        f"{payload}.",
        f"{payload}.{signature[::-1]}",
        swapped,
        str(elsewhere),
        token,
        true + "A",
        "\xff" * 40,
        "A" * 4000,
    ]


def test_a_forged_cookie_names_nobody(table: Served) -> None:
    (phone,) = seated(table, 1)
    begin_serial = table.table.now.serial
    for cookie in forged(table, phone):
        thief = Phone(table, arrives=False)
        thief.cookies[COOKIE] = cookie
        assert thief.tap(1, PAUSE).status == 401, cookie
        assert seat_shown(thief) == 0, cookie
        assert thief.cookies[COOKIE] not in (cookie, phone.cookies[COOKIE]), "a guest gets a cookie of its own"
    assert table.table.now.serial == begin_serial


def test_the_stream_knows_a_phone_as_its_page_does_whatever_cookies_stand_beside(table: Served) -> None:
    (phone,) = seated(table, 3)
    for beside in ("x=[1]; ", 'a={"b": 1}; ', "odd; ", "=; ", "ü=ü; ".encode().decode("latin-1"), "a b=c; "):
        other = Phone(table, arrives=False)
        other.cookies = {}
        cookie = f"{beside}{phone.cookie}"
        assert 'data-seat="3"' in other.get("/", Cookie=cookie).text, beside
        other.cookies = {beside.partition("=")[0]: f"{beside.partition('=')[2].rstrip('; ')}; {phone.cookie}"}
        with listening(other) as stream:
            assert 'data-seat="3"' in stream.next().view["html"], beside


@clause("H4")
def test_one_seat_cannot_act_for_another_nor_a_guest_for_anybody(table: Served) -> None:
    one, other = seated(table, 1, 2)
    begin(one)
    guest = Phone(table)
    before = table.table.now
    for phone, seat in ((one, 2), (other, 1), (guest, 1), (guest, 2), (guest, 3)):
        for move in (
            PAUSE,
            {"type": "house.Leave"},
            {"type": "house.Call", "name": "x", "colour": ""},
            {"type": "Draw"},
            {"type": "house.Undo"},
        ):
            reply = phone.tap(seat, move)
            assert (reply.status, reply.json["clause"]) == (409, "H4"), reply.text
        assert phone.post("/why", {"seat": seat, "ref": "sun:1"}).json["clause"] == "H4"
    assert table.table.now is before


@clause("H4")
def test_nobody_speaks_as_the_table_itself(table: Served) -> None:
    (phone,) = seated(table, 1)
    guest = Phone(table)
    before = table.table.now
    for asker in (phone, guest):
        for move in (
            PAUSE,
            {"type": "house.Open"},
            {"type": "house.Decline"},
            {"type": "house.Speak", "language": "fr"},
            {"type": "house.Start"},
        ):
            assert asker.tap(0, move).status == 409
        assert asker.tap(1, {"type": "house.MoveIn", "phone": "me"}).status == 409
        assert asker.tap(1, {"type": "house.Sit", "seat": 4, "phone": "button"}).status == 409
    assert table.table.now is before


def test_a_phone_cannot_say_which_phone_it_is(table: Served) -> None:
    one, other = seated(table, 1, 2)
    victim = table.table.now.house.seats[0]
    assert victim is not None
    guest = Phone(table)
    guest.do(0, "house.Sit", seat=5, phone=victim.phone)
    assert seat_shown(guest) == 5
    assert guest.tap(1, PAUSE).json["clause"] == "H4"
    assert seat_shown(other, "?seat=1") == 2
    with listening(other, "page=phone&seat=1") as stream:
        assert 'data-seat="2"' in stream.next().view["html"]
    assert seat_shown(one) == 1


@clause("H3")
def test_a_taken_seat_stays_taken_unless_its_phone_is_gone(table: Served) -> None:
    phone, _other = seated(table, 1, 2)
    guest = Phone(table)
    for seat in (1, 2):
        assert guest.tap(0, {"type": "house.Sit", "seat": seat}).json["clause"] == "H3"
    begin(phone)
    assert guest.tap(0, {"type": "house.Sit", "seat": 1}).json["clause"] == "H3"
    phone.do(1, "house.Leave")
    guest.do(0, "house.Sit", seat=1)
    assert seat_shown(guest) == 1
    assert seat_shown(phone) == 0


@clause("H4")
def test_a_phone_with_several_seats_acts_for_them_and_shows_none_before_it_is_handed_over(table: Served) -> None:
    (family,) = seated(table, 1)
    family.do(0, "house.Sit", seat=2)
    (other,) = seated(table, 4)
    begin(family, game="roygbiv", mode="play")
    for seat in (1, 2):
        family.do(seat, "house.Call", name=f"Child {seat}", colour="")
        assert other.tap(seat, PAUSE).json["clause"] == "H4"
    with listening(family) as stream:
        html = stream.next().view["html"]
    assert 'class="curtain' in html, "until somebody holds the phone, nobody's hand is on it"
    assert 'data-seat="0"' in html
    assert 'data-offers="[]"' in html
    assert 'data-seat="1"' in family.get(f"/?seat=1&look={table.table.now.serial}").text


def test_the_same_tap_is_answered_as_the_first_time(table: Served) -> None:
    one, other = seated(table, 1, 2)
    first = one.tap(1, {"type": "house.Call", "name": "Ann", "colour": ""}, "same")
    serial = table.table.now.serial
    again = one.tap(1, {"type": "house.Call", "name": "Ann", "colour": ""}, "same")
    changed = one.tap(1, {"type": "house.Call", "name": "Eve", "colour": ""}, "same")
    assert first.body == again.body == changed.body
    assert (table.table.now.serial, first.json["serial"]) == (serial, serial)
    no = [one.tap(1, {"type": "house.Resume"}, "no").json for _ in range(2)]
    assert no[0] == no[1]
    assert not no[0]["ok"]
    assert other.tap(2, {"type": "house.Call", "name": "Ben", "colour": ""}, "same").json["ok"], "another phone's ids are its own"


def test_two_phones_that_call_their_taps_the_same_are_answered_each_for_itself(table: Served) -> None:
    one, other = Phone(table), Phone(table)
    assert one.tap(0, {"type": "house.Sit", "seat": 3}, "tap").json["ok"]
    assert other.tap(0, {"type": "house.Sit", "seat": 5}, "tap").json["ok"]
    assert (seat_shown(one), seat_shown(other)) == (3, 5)


# --- bringing a seat to another phone


@clause("H4")
def test_a_token_brings_the_seat_to_another_phone_and_the_old_one_watches(table: Served) -> None:
    old, _other = seated(table, 1, 2)
    begin(old)
    token, new = token_of(old), Phone(table)
    assert new.get(f"/in/{token}").status == 200
    assert seat_shown(new) == 0, "looking at the code moves nothing"
    reply = new.post("/in", {"token": token})
    assert reply.json["ok"], reply.text
    assert (seat_shown(new), seat_shown(old)) == (1, 0)
    assert old.tap(1, PAUSE).json["clause"] == "H4"
    assert new.tap(1, PAUSE).json["ok"]


@clause("H4")
def test_a_token_is_good_once(table: Served) -> None:
    old, _other = seated(table, 1, 2)
    token, new, late = token_of(old), Phone(table), Phone(table)
    new.post("/in", {"token": token})
    serial = table.table.now.serial
    for phone in (late, old):
        assert phone.post("/in", {"token": token}).json["ok"] is False
        assert phone.get(f"/in/{token}").status == 410
    assert (table.table.now.serial, seat_shown(new)) == (serial, 1)


def test_a_move_in_that_is_said_again_is_answered_as_the_first_time(table: Served) -> None:
    (old,) = seated(table, 1)
    token, new = token_of(old), Phone(table)
    first, again = new.post("/in", {"token": token}), new.post("/in", {"token": token})
    assert first.json["ok"]
    assert again.body == first.body
    assert table.table.now.serial == first.json["serial"]


@clause("H4")
def test_an_old_token_is_not_good_again_when_the_seat_has_come_back(table: Served) -> None:
    old, _other = seated(table, 1, 2)
    first, new, thief = token_of(old), Phone(table), Phone(table)
    assert new.post("/in", {"token": first}).json["ok"]
    assert old.post("/in", {"token": token_of(new)}).json["ok"]
    for phone in (thief, new):
        reply = phone.post("/in", {"token": first})
        assert not reply.json["ok"], reply.text
        assert reply.json["say"]
    assert seat_shown(old) == 1
    assert new.post("/in", {"token": token_of(old)}).json["ok"], "a fresh one is"
    assert seat_shown(new) == 1


def test_a_token_is_of_its_chapter(table: Served) -> None:
    (old,) = seated(table, 1)
    token, new = token_of(old), Phone(table)
    old.do(1, "house.Open")
    assert not new.post("/in", {"token": token}).json["ok"]
    assert new.get(f"/in/{token}").status == 410


@pytest.mark.parametrize("token", ["", "x", "a.b", "W10.x", "\u20ac", "A" * 3000])
def test_a_forged_token_brings_nothing(table: Served, token: str) -> None:
    (old,) = seated(table, 1)
    cookie = old.cookies[COOKIE]
    new, before = Phone(table), table.table.now
    for wrong in (token, cookie, token_of(old)[:-1], token_of(old)[::-1]):
        reply = new.post("/in", {"token": wrong})
        assert (reply.status, reply.json["ok"]) == (409, False)
        assert reply.json["say"]
    assert table.table.now is before


def test_a_guest_has_no_seat_to_bring(table: Served) -> None:
    seated(table, 1)
    guest = Phone(table)
    reply = guest.get("/bring?seat=1")
    assert (reply.status, reply.headers["Location"]) == (302, "/")


# --- restarts


def test_the_seat_survives_a_restart_and_so_do_answers(tmp_path: Path) -> None:
    with served(tmp_path) as table:
        phone, _other = seated(table, 1, 2)
        begin(phone)
        first = phone.tap(1, PAUSE, "once").json
        code = table.site.pages.code
    with served(tmp_path) as again:
        back = Phone(again, arrives=False)
        back.cookies = dict(phone.cookies)
        assert seat_shown(back) == 1
        assert again.site.pages.code == code
        assert back.tap(1, PAUSE, "once").json["ok"] == first["ok"]
        assert back.tap(1, {"type": "house.Resume"}).json["ok"]


def test_a_table_elsewhere_does_not_know_the_phone(tmp_path: Path) -> None:
    with served(tmp_path / "here") as here, served(tmp_path / "there") as there:
        (phone,) = seated(here, 1)
        seated(there, 1)
        stranger = Phone(there, arrives=False)
        stranger.cookies = dict(phone.cookies)
        assert stranger.tap(1, PAUSE).status == 401


@pytest.mark.parametrize("rest", [b"", b"\n", b"\xff\xfe"])
def test_a_damaged_secret_is_made_anew_and_then_stays(tmp_path: Path, rest: bytes) -> None:
    (tmp_path / "secret").write_bytes(rest)
    cookie = Identity(tmp_path).cookie("phone")
    assert Identity(tmp_path).phone(cookie) == "phone"
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


def test_a_folder_that_cannot_be_written_gets_a_secret_for_the_evening(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    identity = Identity(tmp_path / "file" / "data")
    assert identity.phone(identity.cookie("phone")) == "phone"
