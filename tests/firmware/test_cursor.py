"""The cursor: next, take, the obvious; and it never takes what nobody has seen lit."""

from __future__ import annotations

from msgspec import Struct

from companion.contract import Offer
from firmware.cursor import Cursor, next_offer, pointed, taken


class Go(Struct, frozen=True):
    to: str
    number: int = 0


A, B, C = (Offer(Go(name)) for name in "abc")
NUMBER = Offer(Go("n"), 0, 9)


def test_presses_go_round_the_offers_and_pass_over_those_that_need_a_number() -> None:
    cursor: Cursor = ()
    seen = []
    for _ in range(4):
        cursor = next_offer(cursor, 1, (A, NUMBER, B, C))
        seen.append(pointed(cursor, 1, (A, NUMBER, B, C)))
    assert seen == [A, B, C, A]


def test_a_hold_takes_what_is_pointed_at() -> None:
    cursor = next_offer(next_offer((), 1, (A, B)), 1, (A, B))
    assert taken(cursor, 1, (A, B))[1] == B


def test_the_only_offer_is_taken_at_once_and_of_several_the_first_is_shown_before() -> None:
    assert taken((), 1, (A,))[1] == A
    assert taken((), 1, (NUMBER, A))[1] == A
    cursor, offer = taken((), 1, (A, B))
    assert offer is None
    assert taken(cursor, 1, (A, B))[1] == A


def test_when_the_offers_change_nothing_is_pointed_at() -> None:
    cursor = next_offer((), 1, (A, B))
    assert pointed(cursor, 1, (A, B, C)) is None
    assert pointed(next_offer(cursor, 1, (B, C)), 1, (B, C)) == B


def test_each_seat_points_for_itself() -> None:
    cursor = next_offer(next_offer(next_offer((), 1, (A, B)), 2, (A, B)), 2, (A, B))
    assert (pointed(cursor, 1, (A, B)), pointed(cursor, 2, (A, B))) == (A, B)
    assert cursor[0].seat == 2


def test_with_nothing_to_take_nothing_happens() -> None:
    assert next_offer((), 1, (NUMBER,)) == ()
    assert taken((), 1, ()) == ((), None)
