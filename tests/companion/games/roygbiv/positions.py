"""Positions in words: ``row("R O pot rainbow=G unicorn")``, ``game(line="R O", hands=("Y pot", "G"), fast=True)``."""

from __future__ import annotations

from typing import Any

import pytest

from companion.chance import Chance
from companion.contract import Fact, Played, Refused, decide
from companion.games.roygbiv import GAME
from companion.games.roygbiv.line import LAID, Laid, Line
from companion.games.roygbiv.pieces import KIND, NOBODY, DrawCard, EndTurn, HandOn, Play, PlayRainbow, State, TurnCentre, WontPlay
from companion.kit.colours import NAMES, SEVEN

LETTERS = {colour.letter: KIND[colour.name] for colour in SEVEN}
KINDS = {**LETTERS, "rainbow": 7, "pot": 8, "unicorn": 9}
WORDS = {kind: word for word, kind in KINDS.items()}


def cards(words: str) -> tuple[int, ...]:
    return tuple(KINDS[word] for word in words.split())


def laid(word: str) -> Laid:
    """``G``, ``pot``, or a special that stands for a colour: ``rainbow=G``, ``unicorn=R`` (from the centre pile)."""
    card, _, shows = word.partition("=")
    return LAID[KINDS[card]][KINDS[shows or card]]


def line(words: str) -> Line:
    """A row from left to right; one that ends with a unicorn is turned."""
    return Line(tuple(laid(word) for word in words.split()), words.split()[-1:] == ["unicorn"])


def spelled(row: tuple[Laid, ...]) -> str:
    return " ".join(WORDS[one.card] + (f"={WORDS[one.shows]}" if one.card != one.shows else "") for one in row)


def game(line_words: str, *hands: str, decks: tuple[str, ...] = (), centre: str = "", fast: bool = False, **more: Any) -> State:
    """A position in which the players are red, orange, yellow ... unless told otherwise; the tops of piles are on the right."""
    leprechauns = more.pop("leprechauns", tuple(range(len(hands))))
    order = tuple(sorted(range(len(hands)), key=leprechauns.__getitem__))
    held = tuple(cards(hand) for hand in hands)
    known = {
        "fast": fast,
        "leprechauns": leprechauns,
        "order": order,
        "default": 6,
        "hands": held,
        "decks": tuple(cards(deck) for deck in decks) or ((),) * len(hands),
        "centre": cards(centre),
        "line": line(line_words),
        "serial": 17,
        "last": LAID[0][0],
        "last_player": NOBODY,
        "turn": NOBODY if fast else 0,
        "collected": ((),) * len(hands),
    }
    return State(**{**known, **more})


def play(state: State, player: int, move: Any) -> Played[State]:
    return decide(GAME, state, player, move, Chance(b"none needed"))


def lay(state: State, player: int, words: str) -> Played[State]:
    """Play the first such card of the hand: ``G``, ``pot``, or ``rainbow=G``."""
    card, _, shows = words.partition("=")
    place = f"hand:{state.hands[player].index(KINDS[card])}"
    if shows:
        return play(state, player, PlayRainbow(place, f"colour:{NAMES[KINDS[shows]]}", state.serial))
    return play(state, player, Play(place, state.serial))


def after(state: State, *story: tuple[int, str]) -> State:
    """The state after several such plays; ``draw``, ``end`` and ``no`` are moves too, ``on`` and ``turn`` are the table's."""
    for player, words in story:
        plain = {"draw": DrawCard(), "end": EndTurn(), "no": WontPlay(), "on": HandOn(state.serial), "turn": TurnCentre(state.serial)}.get(
            words
        )
        state = (play(state, player, plain) if plain is not None else lay(state, player, words)).state
    return state


def refusal(state: State, player: int, move: Any) -> tuple[str, str]:
    """The clause and the message with which a move is refused."""
    with pytest.raises(Refused) as no:
        play(state, player, move)
    return no.value.clause, no.value.text.key


def offered(state: State, player: int) -> set[str]:
    """What a player may do, in words: the cards by name, ``draw``, ``end``, ``no``."""
    names = {DrawCard: "draw", EndTurn: "end", WontPlay: "no"}
    words = set()
    for offer in GAME.moves(state, player):
        move = offer.move
        if type(move) in names:
            words.add(names[type(move)])
            continue
        word = WORDS[state.hands[player][int(move.card[5:])]]
        words.add(f"{word}={WORDS[NAMES.index(move.colour[7:])]}" if isinstance(move, PlayRainbow) else word)
    return words


def keys(facts: tuple[Fact, ...]) -> list[str]:
    return [fact.key for fact in facts if fact.who is None]
