"""What a player, or everybody, may know; and some game that fits it, for those who think ahead."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from companion import contract
from companion.chance import Chance
from companion.games.roygbiv.able import at_rest, fitting
from companion.games.roygbiv.line import LAID, Laid, Line
from companion.games.roygbiv.pieces import BOX, KIND, KINDS, State
from companion.games.roygbiv.prompt import caption, prompt
from companion.games.roygbiv.score import points
from companion.kit.shared import shared

TRIES = 200


class LaidCard(Struct, frozen=True):
    """A card on the table and what it shows: the same, or the colour that a special stands for."""

    card: str
    shows: str


class View(contract.View, frozen=True, kw_only=True):
    """Cards by name. Of hidden cards only the number is known: other hands, all decks, the centre pile."""

    fast: bool
    leprechauns: tuple[str, ...]
    order: tuple[int, ...]
    default: str
    hand: tuple[str, ...]  # the reader's own
    in_hand: tuple[int, ...]
    in_deck: tuple[int, ...]
    in_centre: int
    line: tuple[LaidCard, ...]  # left to right
    turned: bool
    building: str  # the colour to build upon, empty when a rainbow is to be begun
    beginning: str  # the colour that completes
    fits: tuple[str, ...]  # the colours that may be played, by the scale
    serial: int
    last: LaidCard
    last_player: int
    turn: int
    completer: int
    unwilling: tuple[int, ...]
    stuck: bool
    played: bool
    passes: int
    collected: tuple[tuple[tuple[str, ...], ...], ...]
    points: tuple[int, ...]
    ending: str
    finisher: int


def view(state: State, reader: int | None) -> View:
    hand = () if reader is None else _names(state.hands[reader])
    return replace(_table(state), prompt=prompt(state, reader), hand=hand)


@shared
def _table(state: State) -> View:
    line, players = state.line, range(len(state.hands))
    return View(
        prompt=prompt(state, None),
        caption=caption(state),
        fast=state.fast,
        leprechauns=_names(state.leprechauns),
        order=state.order,
        default=KINDS[state.default],
        hand=(),
        in_hand=tuple(map(len, state.hands)),
        in_deck=tuple(map(len, state.decks)),
        in_centre=len(state.centre),
        line=tuple(map(_face_up, line.row)),
        turned=line.turned,
        building=KINDS[line.building] if line.row else "",
        beginning=KINDS[line.beginning] if line.row else "",
        fits=_names(line.colours),
        serial=state.serial,
        last=_face_up(state.last),
        last_player=state.last_player,
        turn=state.turn,
        completer=state.completer,
        unwilling=tuple(player for player in players if state.unwilling >> player & 1),
        stuck=state.stuck,
        played=state.played,
        passes=state.passes,
        collected=tuple(tuple(map(_names, rainbows)) for rainbows in state.collected),
        points=tuple(points(state, player) for player in players),
        ending=state.ending,
        finisher=state.finisher,
    )


def imagine(seen: View, reader: int | None, chance: Chance) -> State:
    """The unseen cards dealt anew, until nothing is left for the table to do by itself, as it must be."""
    for _ in range(TRIES):
        state = _dealt_anew(seen, reader, chance)
        if at_rest(state):
            break
    return state


def _dealt_anew(seen: View, reader: int | None, chance: Chance) -> State:
    unseen = iter(_stuck_first(seen, chance.shuffled("imagine", _unseen(seen))))
    hands = [_kinds(seen.hand) if player == reader else tuple(islice(unseen, count)) for player, count in enumerate(seen.in_hand)]
    return State(
        fast=seen.fast,
        leprechauns=_kinds(seen.leprechauns),
        order=seen.order,
        default=KIND[seen.default],
        hands=tuple(hands),
        decks=tuple(tuple(islice(unseen, count)) for count in seen.in_deck),
        centre=tuple(unseen),
        line=_line(seen),
        serial=seen.serial,
        last=_laid(seen.last),
        last_player=seen.last_player,
        turn=seen.turn,
        completer=seen.completer,
        unwilling=sum(1 << player for player in seen.unwilling),
        stuck=seen.stuck,
        played=seen.played,
        passes=seen.passes,
        collected=tuple(tuple(map(_kinds, rainbows)) for rainbows in seen.collected),
        ending=seen.ending,
        finisher=seen.finisher,
    )


def _stuck_first(seen: View, cards: tuple[int, ...]) -> tuple[int, ...]:
    """When nobody can play, what fits lies in no hand: it comes after all that does not, for the piles."""
    fits = fitting(_line(seen)) if seen.stuck else frozenset[int]()
    return tuple(sorted(cards, key=fits.__contains__))


def _line(seen: View) -> Line:
    return Line(tuple(map(_laid, seen.line)), seen.turned)


def _unseen(seen: View) -> tuple[int, ...]:
    """All cards of the box but those in the own hand, in the line and in front of the players."""
    rest = Counter(BOX)
    rest.subtract(_kinds(seen.hand))
    rest.subtract(KIND[laid.card] for laid in seen.line)
    for rainbows in seen.collected:
        for rainbow in rainbows:
            rest.subtract(_kinds(rainbow))
    return tuple(rest.elements())


def _face_up(laid: Laid) -> LaidCard:
    return LaidCard(KINDS[laid.card], KINDS[laid.shows])


def _laid(card: LaidCard) -> Laid:
    return LAID[KIND[card.card]][KIND[card.shows]]


def _names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in kinds)


def _kinds(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(KIND[name] for name in names)
