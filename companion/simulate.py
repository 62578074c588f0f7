"""Random whole games with every invariant looked at on the way; the same walk serves the command line and the tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from companion.chance import Chance
from companion.contract import TABLE, Game, Player, Refused, Result, decide, pick_number
from companion.kit.colours import NAMES

ASSIST_LIMIT = 400
LIMIT = 20_000


class Step(NamedTuple):
    """One move of a random game, with the state before it and after it."""

    before: Any
    player: int
    move: Any
    after: Any


class InvariantBroken(AssertionError):
    """An invariant did not hold; ``journal`` holds the moves that led there."""

    def __init__(self, why: str, journal: list[dict[str, Any]]) -> None:
        super().__init__(why)
        self.journal = journal


def some_players(number: int, wish: Chance) -> tuple[Player, ...]:
    return tuple(Player(colour.title(), colour) for colour in wish.shuffled("colours", NAMES)[:number])


def walk(game: Game[Any], number: int, options: Any, seed: str, limit: int = LIMIT) -> Iterator[Step]:
    """Play one random game, yielding each step; stops at the end of the game or at the limit."""
    wish, chance = Chance(f"wish {seed}".encode()[:64]), Chance(f"luck {seed}".encode()[:64])
    players = some_players(number, wish)
    state = game.setup(players, wish.below("first", number), options, chance)
    for _ in range(limit):
        if game.result(state) is not None:
            return
        player, move = _wish(game, state, wish)
        after = decide(game, state, player, move, chance).state
        yield Step(state, player, move, after)
        state = after


def whole_game(game: Game[Any], number: int, options: Any, seed: str, limit: int = LIMIT) -> tuple[int, Result | None]:
    """Play one random game with all invariants checked at every step; the number of moves and the result."""
    journal: list[dict[str, Any]] = []
    step = None
    try:
        for step in walk(game, number, options, seed, limit):
            journal.append({"player": step.player, "move": msgspec.to_builtins(step.move)})
            look_at(game, step.after, number)
    except (AssertionError, Refused, ArithmeticError, LookupError, TypeError, ValueError) as error:
        if isinstance(error, Refused) and step is None:
            raise  # the game was never set up: an option that it does not take
        raise InvariantBroken(f"{type(error).__name__}: {error}", journal) from error
    result = game.result(step.after) if step else None
    return len(journal), result


def look_at(game: Game[Any], state: Any, number: int) -> None:
    """The cheap invariants of any state: pieces, actors, offers, prompts."""
    game.check(state)
    actors = game.actors(state)
    over = game.result(state) is not None
    assert bool(actors) != over, "somebody can act exactly while the game lasts"
    assert over or any(game.moves(state, player) for player in actors), "somebody has a move"
    for player in [None, *range(number)]:
        assert game.view(state, player).prompt.key, "the prompt is never empty"
    for player in set(range(number)) - actors:
        assert not game.moves(state, player), "only actors are offered moves"


def _wish(game: Game[Any], state: Any, wish: Chance) -> tuple[int, Any]:
    """Somebody's random move: the kind of move is picked first, so that rare kinds are seen often."""
    due = game.due(state)
    if due is not None and wish.below("due", 4) == 0:
        return TABLE, due.move
    actors = sorted(game.actors(state))
    first = wish.below("player", len(actors))
    offers, player = next((offers, player) for player in (*actors[first:], *actors[:first]) if (offers := game.moves(state, player)))
    kinds = sorted({type(offer.move) for offer in offers}, key=lambda kind: kind.__name__)
    if len(kinds) > 1:
        kind = wish.pick("kind", kinds)
        offers = [offer for offer in offers if type(offer.move) is kind]
    return player, pick_number(wish.pick("offer", offers), wish)
