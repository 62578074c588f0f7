"""ROYGBIV: seven leprechauns build rainbows card by card, in turns or all at once."""

from __future__ import annotations

from companion.contract import Game
from companion.games.roygbiv.check import check
from companion.games.roygbiv.pieces import Move, Options, State
from companion.games.roygbiv.rules import actors, due, moves, play, setup, undo
from companion.games.roygbiv.scene import scene
from companion.games.roygbiv.score import result
from companion.games.roygbiv.view import imagine, view

GAME: Game[State] = Game(
    id="roygbiv",
    version=2,
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
    due=due,
    undo=undo,
)
