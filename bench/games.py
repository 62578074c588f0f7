"""Random moves per CPU second of each game, all legal moves listed at each step, beside python-chess in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import chess

from companion import games
from companion.simulate import walk

SECONDS = 3.0


def rows() -> Iterator[tuple[str, str, str]]:
    peer = _rate(_chess)
    yield "python-chess", f"{peer:,.0f} moves/s", ""
    for (name, mode), game in sorted(games.find().games.items()):
        ours = _rate(lambda seed, game=game: sum(1 for _ in walk(game, game.players[-1], game.Options(), seed, 400)))
        yield f"{name} ({mode})", f"{ours:,.0f} moves/s", f"{ours / peer:.2f} x"


def _rate(play) -> float:  # type: ignore[no-untyped-def]
    """Moves per CPU second over whole games, for a few seconds."""
    moves, turn, began = 0, 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        moves += play(f"bench {turn}")
        turn += 1
    return moves / spent


def _chess(seed: str) -> int:
    board, luck = chess.Board(), random.Random(seed)
    for made in range(400):
        moves = list(board.legal_moves)
        if not moves:
            return made
        board.push(luck.choice(moves))
    return 400
