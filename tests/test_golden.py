"""One recorded game for each: what once was played is played the same for ever, or ``version`` rises.

Recording anew, after raising the version: python -m tests.test_golden
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion import games
from companion.chance import Chance
from companion.contract import Game, decide
from companion.simulate import ASSIST_LIMIT, LIMIT, some_players, walk

FOLDER = Path(__file__).parent / "golden"
FOUND = games.find()


def record(game: Game[Any], mode: str, number: int, seed: str) -> dict[str, Any]:
    steps = list(walk(game, number, game.Options(), seed, ASSIST_LIMIT if mode == games.ASSIST else LIMIT))
    moves = [[step.player, msgspec.to_builtins(step.move)] for step in steps]
    return {"version": game.version, "players": number, "seed": seed, "moves": moves, "end": digest(steps[-1].after)}


def digest(state: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()


@pytest.mark.parametrize(("name", "mode"), sorted(FOUND.games))
def test_the_recorded_game_plays_the_same(name: str, mode: str) -> None:
    game = FOUND.games[name, mode]
    kept = json.loads((FOLDER / f"{name}-{mode}.json").read_text(encoding="utf-8"))
    assert kept["version"] == game.version, "record the golden game of the new version"
    wish, chance = Chance(f"wish {kept['seed']}".encode()), Chance(f"luck {kept['seed']}".encode())
    players = some_players(kept["players"], wish)
    state = game.setup(players, wish.below("first", kept["players"]), game.Options(), chance)
    for player, raw in kept["moves"]:
        state = decide(game, state, player, msgspec.convert(raw, game.Move), chance).state
    assert digest(state) == kept["end"], "the rules changed: raise version"


if __name__ == "__main__":
    for (name, mode), game in FOUND.games.items():
        page = FOLDER / f"{name}-{mode}.json"
        if not page.exists() or json.loads(page.read_text(encoding="utf-8"))["version"] != game.version:
            page.write_text(json.dumps(record(game, mode, game.players[-1], "golden")) + "\n", encoding="utf-8")
