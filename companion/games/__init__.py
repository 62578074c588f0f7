"""The games, found in their folders: a game that fails to load is named and skipped."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from companion.contract import Game

FOLDER = Path(__file__).parent
PLAY, ASSIST = "play", "assist"
_VALUES = {PLAY: "GAME", ASSIST: "ASSIST"}


class Found(NamedTuple):
    """All games by (folder name, mode) in the order in which they are offered, and why a folder could not be loaded."""

    games: Mapping[tuple[str, str], Game[Any]]
    broken: Mapping[str, str]


def find(folder: Path = FOLDER, package: str = __name__) -> Found:
    games: dict[tuple[str, str], Game[Any]] = {}
    broken: dict[str, str] = {}
    for name in sorted(path.parent.name for path in folder.glob("*/__init__.py")):
        try:
            games.update(_load(f"{package}.{name}", name))
        except Exception as error:  # whatever a game's code may do, the others are still there
            broken[name] = f"{type(error).__name__}: {error}"
    return Found(dict(sorted(games.items(), key=lambda found: (found[1].general, found[0]))), broken)


def _load(module_name: str, name: str) -> dict[tuple[str, str], Game[Any]]:
    module = import_module(module_name)
    return {(name, mode): getattr(module, value) for mode, value in _VALUES.items() if hasattr(module, value)}
