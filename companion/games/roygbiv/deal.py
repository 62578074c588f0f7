"""Laying out a game: leprechauns, the centre pile, decks, hands, and the first card of the first rainbow."""

from __future__ import annotations

from collections.abc import Sequence

from companion.chance import Chance
from companion.contract import Player
from companion.games.roygbiv import race
from companion.games.roygbiv.line import SEVEN, Line
from companion.games.roygbiv.pieces import BOX, CENTRE_CARDS, HAND_LIMIT, KIND, NOBODY, Options, State, shown


def setup(players: Sequence[Player], _first: int, options: Options, chance: Chance) -> State:
    """R10 to R13; the scale says who begins, not the table. Hands that fit nothing at all call for a second card at once (R22)."""
    leprechauns = tuple(KIND[player.colour] for player in players)
    order = tuple(sorted(range(len(players)), key=leprechauns.__getitem__))
    default = chance.pick("default", [colour for colour in SEVEN if colour not in leprechauns])
    cards = chance.shuffled("deck", BOX)
    dealt = [cards[CENTRE_CARDS + player :: len(players)] for player in range(len(players))]
    first = shown(cards[CENTRE_CARDS - 1], default)
    fast = options.mode == "fast"
    state = State(
        fast=fast,
        leprechauns=leprechauns,
        order=order,
        default=default,
        hands=tuple(deck[: -HAND_LIMIT - 1 : -1] for deck in dealt),
        decks=tuple(deck[:-HAND_LIMIT] for deck in dealt),
        centre=cards[: CENTRE_CARDS - 1],
        line=Line((first,)),
        serial=1,
        last=first,
        last_player=NOBODY,
        turn=NOBODY if fast else order[0],
        collected=((),) * len(players),
    )
    return race.settled(state, []) if fast else state
