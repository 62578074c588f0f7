"""Dolmen: on the night of the solstice korrigans walk round a circle of light and build with the slabs they dare to take."""

from __future__ import annotations

from companion.contract import Game
from companion.games.dolmen.check import check
from companion.games.dolmen.pieces import Move, Options, State
from companion.games.dolmen.rules import actors, moves, play, setup
from companion.games.dolmen.scene import scene
from companion.games.dolmen.score import result
from companion.games.dolmen.view import imagine, view

GAME: Game[State] = Game(
    id="dolmen",
    version=1,
    players=range(2, 5),
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
