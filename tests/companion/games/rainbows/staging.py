"""Sets the table for a test: positions drawn as text, everything not said is as at the start of a day."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Played, Player, Refused, decide
from companion.games.rainbows import GAME
from companion.games.rainbows.pieces import (
    CARD_BY_REF,
    CARD_REFS,
    CARDS,
    CLOVER,
    FREE,
    NUMBER,
    Borrow,
    Buy,
    Discard,
    Keep,
    Options,
    Purse,
    State,
)

PLAYERS = tuple(Player(name, colour) for name, colour in zip("ABCDE", ("red", "green", "blue", "indigo", "violet"), strict=True))
ROWS = {3: 4, 4: 6, 5: 8}
EMPTY = {players: ("......\n" * rows).strip() for players, rows in ROWS.items()}


def fresh(players: int = 3, seed: bytes = b"luck", **options: Any) -> State:
    return GAME.setup(PLAYERS[:players], 0, Options(**options), Chance(seed))


def stage(
    offer: str = "",
    *,
    players: int = 3,
    board: str = "",
    kept: dict[int, str] | None = None,
    gold: dict[int, int] | None = None,
    account: dict[int, int] | None = None,
    deck: str | None = None,
    changes: dict[str, Any] | None = None,
    **options: Any,
) -> State:
    """A table with these cards on offer ("red-3 blue-7"), markers ("0" is the first player's) and kept cards.

    ``deck`` names its next cards in order, "clover" among them; all others lie below them, or are discarded if it ends with "end".
    """
    state = fresh(players, **options)
    on_offer = cards(offer)
    before = {player: cards(names) for player, names in (kept or {}).items()}
    coming = cards((deck or "").replace("end", ""))
    used = {*on_offer, *coming, *(card for held in before.values() for card in held)}
    rest = tuple(card for card in CARDS if card not in used)
    ends = (deck or "").endswith("end")
    spaces = lanes(board or EMPTY[players])
    if CLOVER not in coming and not (changes or {}).get("clover"):
        coming = (*coming, *rest, CLOVER)
        rest = ()
    return replace(
        state,
        priority=0,
        offer=on_offer or state.offer,
        deck=coming if ends else (*coming, *rest),
        discards=rest if ends else (),
        board=spaces,
        kept=tuple(places(before.get(player, ())) for player in range(players)),
        purses=tuple(
            Purse((gold or {}).get(player, purse.gold), (account or {}).get(player, purse.account), 10 - sum(spaces, ()).count(player))
            for player, purse in enumerate(state.purses)
        ),
        **(changes or {}),
    )


def cards(names: str) -> tuple[int, ...]:
    return tuple(CLOVER if name == "clover" else CARD_BY_REF[f"card:{name}"] for name in names.split())


def names(some: tuple[int, ...]) -> str:
    return " ".join("clover" if card == CLOVER else CARD_REFS[card].removeprefix("card:") for card in some)


def lanes(picture: str) -> tuple[tuple[int, ...], ...]:
    """A board drawn row by row, turned into lanes."""
    rows = [[FREE if mark == "." else int(mark) for mark in line.strip()] for line in picture.strip().splitlines()]
    return tuple(zip(*rows, strict=True))


def places(held: tuple[int, ...]) -> tuple[int, ...]:
    by_number = {NUMBER[card]: card for card in held}
    return tuple(by_number.get(number, FREE) for number in range(1, 11))


def buy(card: str, space: str) -> Buy:
    return Buy(f"card:{card}", f"space:{space}")


def borrow(card: str, space: str, loan: int) -> Borrow:
    return Borrow(f"card:{card}", f"space:{space}", loan)


def keep(card: str) -> Keep:
    return Keep(f"card:{card}", f"place:{card.split('-')[1]}")


def discard(card: str) -> Discard:
    return Discard(f"card:{card}")


def do(state: State, *moves: Any, luck: bytes = b"luck") -> State:
    """The state after moves of whoever's turn it is."""
    for move in moves:
        state = play(state, move, luck=luck).state
    return state


def play(state: State, move: Any, player: int | None = None, luck: bytes = b"luck") -> Played[State]:
    (actor,) = GAME.actors(state) if player is None else (player,)
    return decide(GAME, state, actor, move, Chance(luck))


def refusal(state: State, move: Any, player: int | None = None) -> tuple[str, str]:
    """The clause and the message with which a move is refused."""
    with pytest.raises(Refused) as no:
        play(state, move, player)
    return no.value.clause, no.value.text.key


def offered(state: State, player: int | None = None) -> list[Any]:
    (actor,) = GAME.actors(state) if player is None else (player,)
    return [offer.move for offer in GAME.moves(state, actor)]


def any_card(state: State) -> State:
    """Somebody takes the first card in the first way that is offered."""
    return do(state, offered(state)[0])
