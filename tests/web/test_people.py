"""Several seats on one phone behind a curtain; leaving, handing over, coming late; consent; games put aside and taken up."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from companion import house as home
from companion.chance import Chance
from companion.games import PLAY
from tests.clauses import clause
from tests.companion.tables import FOUND
from tests.web.served import Phone, Served, begin, listening, seated
from web.role import PHONE, Role
from web.views import Views

SECRET_GAMES = sorted(game for game, mode in FOUND.games if mode == PLAY)


def shared(table: Served, *seats: int) -> Phone:
    """One phone that holds all these seats."""
    phone = Phone(table)
    for seat in seats:
        phone.do(0, "house.Sit", seat=seat)
    return phone


def shown(phone: Phone, path: str = "/") -> tuple[int, bool]:
    """The seat that the page plays, and whether it is the curtain."""
    text = phone.get(path).text
    main = re.search(r'<main id="page"[^>]*class="([^"]*)"[^>]*data-seat="(\d)"', text)
    assert main, text[:400]
    return int(main[2]), "curtain" in main[1].split()


def handed_to(phone: Phone, path: str = "/") -> int:
    """The seat for which the curtain hangs."""
    found = re.search(r'data-look="(\d)"', phone.get(path).text)
    assert found, "no curtain"
    return int(found[1])


def waited(table: Served) -> int:
    (seat,) = table.table.now.waited()
    return seat


def other(table: Served) -> int:
    return 3 - waited(table)


# --- one phone, several seats


@clause("H4")
def test_a_seat_that_a_sitting_phone_adds_is_held_by_that_phone(table: Served) -> None:
    shared(table, 1, 2)
    phones = {seat.phone for seat in table.table.now.house.seats if seat}
    assert len(phones) == 1
    assert "" not in phones
    assert Phone(table).tap(0, {"type": "house.Sit", "seat": 2}).json["clause"] == "H3"


def test_in_the_lobby_the_phone_shows_whichever_of_its_seats_it_asks_for(table: Served) -> None:
    phone = shared(table, 1, 2)
    assert shown(phone) == (1, False)
    assert shown(phone, "/?seat=2") == (2, False)
    assert shown(phone, "/?hand=2") == (1, False), "nothing to hide yet"
    assert shown(phone, "/?seat=3") == (1, False), "nobody else's"


def test_children_get_names_from_the_phone_that_brought_them(table: Served) -> None:
    phone = shared(table, 1, 2)
    phone.do(2, "house.Call", name="Tim", colour="")
    text = phone.get("/").text
    assert 'id="name-2" data-name data-as="2"' in text
    assert 'value="Tim"' in text


def test_the_seat_asked_for_stays_while_it_is_waited_for_and_then_the_curtain_falls(table: Served) -> None:
    phone = shared(table, 1, 2)
    begin(phone, game="any_game")
    first, second = waited(table), other(table)
    assert shown(phone) == (0, True), "nobody has looked yet"
    assert handed_to(phone) == first
    assert shown(phone, f"/?seat={first}") == (first, False)
    assert handed_to(phone, f"/?seat={second}") == first
    phone.do(first, "Done")
    assert handed_to(phone, f"/?seat={first}") == second
    assert shown(phone, f"/?seat={second}") == (second, False), "also after a reload"


def test_the_seat_stays_when_no_other_one_of_this_phone_is_waited_for(table: Served) -> None:
    phone = shared(table, 1, 2)
    (guest,) = seated(table, 3)
    begin(phone, game="any_game")
    while waited(table) != 3:
        phone.do(waited(table), "Done")
    for seat in (1, 2):
        assert shown(phone, f"/?seat={seat}") == (seat, False)
    assert shown(guest) == (3, False), "a phone with one seat has no curtain"


def test_a_seat_is_looked_up_by_hand_until_something_happens(table: Served) -> None:
    phone = shared(table, 1, 2)
    begin(phone, game="any_game")
    seat = other(table)
    assert handed_to(phone, f"/?seat={waited(table)}&hand={seat}") == seat
    look = f"/?seat={seat}&look={table.table.now.serial}"
    assert shown(phone, look) == (seat, False)
    phone.do(seat, "house.Speak", language="fr")
    assert handed_to(phone, look) == waited(table)


def test_the_stream_lets_the_curtain_fall_as_the_turn_goes_on(table: Served) -> None:
    phone = shared(table, 1, 2)
    begin(phone, game="any_game")
    first = waited(table)
    with listening(phone, f"page=phone&seat={first}") as stream:
        assert f'data-seat="{first}"' in stream.next().view["html"]
        serial = phone.do(first, "Done")
        assert f'data-look="{other(table) if waited(table) == first else waited(table)}"' in stream.until(serial).view["html"]


def test_there_is_no_curtain_when_the_game_is_over(table: Served) -> None:
    phone = shared(table, 1, 2)
    begin(phone, game="any_game")
    finish(table, phone)
    assert shown(phone, "/?seat=2") == (2, False)


def test_another_phone_never_gets_a_curtain_or_a_seat_by_asking(table: Served) -> None:
    phone = shared(table, 1, 2)
    begin(phone, game="any_game")
    guest = Phone(table)
    for path in ("/?seat=1", "/?hand=1", f"/?seat=2&look={table.table.now.serial}"):
        assert shown(guest, path) == (0, False)


@pytest.mark.parametrize("game", SECRET_GAMES)
def test_the_curtain_holds_no_secret_of_anybody(table: Served, game: str) -> None:
    """Its bytes are the same whatever the state hides, and nothing in it can be played."""
    rules = FOUND.games[game, PLAY]
    phone = shared(table, *range(1, max(2, rules.players[0]) + 1))
    begin(phone, game=game, mode=PLAY)
    views = Views(table.table, table.site.pages.main)
    for turn in range(12):
        now = table.table.now
        if now.sitting.over:
            break
        role = Role(PHONE, 0, "en", 1)
        state = rules.imagine(now.view(None), None, Chance(f"{game}{turn}".encode()))
        dreamt = replace(now, sitting=replace(now.sitting, state=state), facts=())
        html = views.fragment(now, role)
        assert html == views.fragment(dreamt, role)
        assert html in phone.get("/?hand=1").text
        assert 'data-offers="[]"' in html
        assert "data-send" not in html
        assert "data-ref" not in html
        _any_move(phone, table)


def _any_move(phone: Phone, table: Served) -> None:
    import msgspec

    now = table.table.now
    seat = next(seat for seat in now.actors() if now.offers(seat))
    offer = now.offers(seat)[0]
    move: dict[str, Any] = msgspec.to_builtins(offer.move)
    phone.tap(seat, move | ({"number": offer.low} if offer.low is not None else {}))


# --- leaving, handing over, coming late


def menu(phone: Phone, path: str = "/") -> str:
    return phone.get(path).text.partition('<dialog id="menu"')[2]


@clause("H15")
def test_the_menu_marks_the_host_who_alone_may_free_seats_and_hand_the_office_on(table: Served) -> None:
    one, two = seated(table, 1, 2)
    begin(one)
    assert menu(one).count("house.Free") == 1
    assert menu(one).count("house.Host") == 1
    assert "house.Free" not in menu(two)
    assert menu(two).count('class="host"') == 1
    one.do(1, "house.Host", seat=2)
    assert "house.Free" in menu(two)
    assert "house.Free" not in menu(one)
    assert one.tap(1, {"type": "house.Free", "seat": 2}).json["clause"] == "H15"


@clause("H15")
def test_a_freed_seat_is_offered_to_a_guest_who_then_plays_it(table: Served) -> None:
    one, two = seated(table, 1, 2)
    begin(one)
    guest = Phone(table)
    assert "house.Sit" not in guest.get("/").text, "all seats have their phones"
    one.do(1, "house.Free", seat=2)
    assert '"type":"house.Sit","seat":2' in guest.get("/").text.replace("&#34;", '"')
    guest.do(0, "house.Sit", seat=2)
    assert shown(guest) == (2, False)
    assert shown(two) == (0, False), "the old phone watches"


def test_standing_up_asks_twice_while_a_game_is_on(table: Served) -> None:
    one, _two = seated(table, 1, 2)
    leave = re.compile(r'<button class="row" (data-\w+) data-send=\'{"type":"house.Leave"}\'')
    assert leave.search(menu(one))[1] == "data-close"  # type: ignore[index]
    begin(one)
    assert leave.search(menu(one))[1] == "data-final"  # type: ignore[index]


@clause("H7")
def test_who_comes_late_is_shown_the_empty_seats_of_any_game_only(table: Served) -> None:
    one, _two = seated(table, 1, 2)
    begin(one, game="any_game")
    late = Phone(table)
    page = late.get("/").text.replace("&#34;", '"')
    assert [seat for seat in home.SEATS if f'"house.Sit","seat":{seat}' in page] == [3, 4, 5]
    late.do(0, "house.Sit", seat=4)
    assert shown(late) == (4, False)
    assert table.table.now.house.players == (1, 2, 4)


@clause("H7")
def test_who_left_can_come_back_to_the_same_seat(table: Served) -> None:
    one, two = seated(table, 1, 2)
    two.do(2, "house.Call", name="Bo", colour="")
    begin(one, game="any_game")
    two.do(2, "house.Leave")
    page = two.get("/").text
    assert "left; come back" in page
    two.do(0, "house.Sit", seat=2)
    seat = home.at(table.table.now.house, 2)
    assert (seat.name, seat.away) == ("Bo", False)
    assert shown(two) == (2, False)


# --- undo with consent


def proposed(table: Served) -> tuple[Phone, Phone]:
    """Seat 1 holds the office and seat 2 asks to take back what seat 1 has done since."""
    one, two = seated(table, 1, 2)
    one.do(1, "house.Begins", seat=1)
    begin(one, game="any_game")
    one.do(1, "Done")
    two.do(2, "Done")
    one.do(1, "Done")
    two.do(2, "house.Undo")
    return one, two


@clause("H5")
def test_the_question_is_asked_with_a_countdown_and_the_host_may_decide_alone(table: Served) -> None:
    one, two = proposed(table)
    until = table.table.now.sitting.proposed_at + 30
    for phone in (one, two, Phone(table)):
        assert f'data-until="{round(until, 1)}"' in phone.get("/").text
    assert "house.Override" in one.get("/").text
    assert "house.Override" not in two.get("/").text
    assert two.tap(2, {"type": "house.Override"}).json["clause"] == "H15"
    one.do(1, "house.Override")
    assert "The host took the last move back." in one.get("/log").text


@clause("H5")
def test_a_no_and_a_yes_stand_in_the_log_with_their_names(table: Served) -> None:
    one, _two = proposed(table)
    one.do(1, "house.Call", name="Ann", colour="")
    one.do(1, "house.Decline")
    assert "Ann says no: the move stays." in one.get("/log").text
    french = Phone(table, language="fr")
    assert "Ann dit non" in french.get("/log").text


@clause("H5")
def test_a_phone_of_two_answers_for_each_of_them(table: Served) -> None:
    phone = shared(table, 1, 2)
    (third,) = seated(table, 3)
    phone.do(1, "house.Begins", seat=3)
    begin(phone, game="any_game")
    third.do(3, "Done")
    phone.do(1, "Done")
    third.do(3, "house.Undo")
    page = phone.get("/?seat=2").text
    for seat in (1, 2):
        assert f'data-as="{seat}" data-send=\'{{"type":"house.Agree"}}\'' in page
    phone.do(1, "house.Agree")
    assert table.table.now.house.proposal is not None
    assert "Agreed: Orange." in third.get("/").text
    phone.do(2, "house.Agree")
    assert table.table.now.house.proposal is None
    assert waited(table) == 1


@clause("H5")
def test_who_has_left_is_not_asked(table: Served) -> None:
    one, two, three = seated(table, 1, 2, 3)
    one.do(1, "house.Begins", seat=1)
    begin(one, game="any_game")
    three.do(3, "house.Leave")
    one.do(1, "Done")
    two.do(2, "Done")
    one.do(1, "house.Undo")
    two.do(2, "house.Agree")
    assert waited(table) == 2


# --- put aside, taken up, once more


@clause("H16")
def test_the_lobby_lists_what_was_put_aside_with_people_day_and_round(table: Served) -> None:
    one, two = seated(table, 1, 2)
    two.do(2, "house.Call", name="Bo", colour="")
    begin(one, game="any_game")
    chapter = table.table.now.house.chapter
    one.do(1, "house.PutAside")
    page = one.get("/").text
    kept = page.partition('class="kept"')[2].partition("</li>")[0]
    for word in ("Any game", "Bo", "Round 1", f"&#34;chapter&#34;:{chapter}", "data-final", '<time datetime="20'):
        assert word in kept, word
    assert "Manche 1" in Phone(table, language="fr").get("/").text or "Manche 1" in as_french(one)


def as_french(phone: Phone) -> str:
    return phone.get("/", **{"Accept-Language": "fr"}).text


@clause("H16")
def test_a_game_is_taken_up_paused_and_asks_who_is_here(table: Served) -> None:
    one, two = seated(table, 1, 2)
    begin(one)
    chapter = table.table.now.house.chapter
    one.do(1, "house.PutAside")
    two.do(2, "house.Leave")
    one.do(1, "house.TakeUp", chapter=chapter)
    page = one.get("/").text
    assert "Who is here?" in page
    assert page.partition('class="here"')[2].count("seat to take") == 1
    assert shown(one) == (1, False), "who was in the lobby has the old seat again"
    assert shown(two) == (0, False)
    two.do(0, "house.Sit", seat=2)
    assert shown(two) == (2, False)
    one.do(1, "house.Resume")
    assert "Who is here?" not in one.get("/").text


@clause("H15", "H16")
def test_phones_that_were_not_there_can_take_up_a_game_and_its_seats(table: Served) -> None:
    one, _two = seated(table, 1, 2)
    begin(one)
    chapter = table.table.now.house.chapter
    one.do(1, "house.PutAside")
    for seat in (1, 2):
        table.phones[seat - 1].do(seat, "house.Leave")
    (stranger,) = seated(table, 4)
    stranger.do(4, "house.TakeUp", chapter=chapter)
    assert shown(stranger) == (0, False)
    stranger.do(0, "house.Sit", seat=2)
    assert table.table.now.house.host == 2, "the office goes to who is there"
    stranger.do(2, "house.Resume")


def finish(table: Served, phone: Phone) -> None:
    """The shortest way to the end of any game."""
    while not table.table.now.sitting.over:
        now = table.table.now
        ends = {type(offer.move).__name__ for offer in now.offers(now.actors()[0])}
        phone.do(now.actors()[0], next(name for name in ("Finish",) if name in ends))


def test_at_the_end_there_is_once_more_beside_another_game_and_the_history(table: Served) -> None:
    phone = shared(table, 1, 2)
    begin(phone, game="any_game")
    finish(table, phone)
    footer = phone.get("/").text.partition('<footer class="thumb">')[2].partition("</footer>")[0]
    assert "data-rematch" in footer
    assert footer.count("house.Open") == 2
    assert 'href="/history"' in footer


def test_the_lobby_says_when_every_phone_has_added_its_luck(table: Served) -> None:
    phone = shared(table, 1, 2)
    (third,) = seated(table, 3)
    assert 'data-salts="1 2"' in phone.get("/").text
    for one, seat in ((phone, 1), (phone, 2)):
        one.do(seat, "house.Salt", salt="pepper")
    assert " data-salted" not in third.get("/").text
    third.do(3, "house.Salt", salt="sugar")
    assert " data-salted" in third.get("/").text
    assert " data-salts" not in third.get("/").text
