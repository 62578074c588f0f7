"""Rainbows, after Alan R. Moon: take a card each round, buy a space of its colour or keep it for gold; links make rainbows."""

from __future__ import annotations

from companion.contract import Game
from companion.games.rainbows.check import check
from companion.games.rainbows.pieces import ROWS, Move, Options, State
from companion.games.rainbows.rules import actors, moves, play, setup
from companion.games.rainbows.scene import scene
from companion.games.rainbows.score import result
from companion.games.rainbows.view import imagine, view

GAME: Game[State] = Game(
    id="rainbows",
    version=1,
    players=range(min(ROWS), max(ROWS) + 1),
    Options=Options,
    Move=Move,
    setup=setup,
    actors=actors,
    moves=moves,
    play=play,
    view=view,
    imagine=imagine,
    scene=scene,
    result=result,
    check=check,
)
