"""Any game: whatever box is on the table, this keeps its turns, rounds, passes and scores."""

from __future__ import annotations

from companion.contract import Game
from companion.games.any_game.check import check
from companion.games.any_game.offers import moves
from companion.games.any_game.people import join, part
from companion.games.any_game.pieces import Move, Options, State
from companion.games.any_game.rules import actors, awaited, play, setup
from companion.games.any_game.scene import scene
from companion.games.any_game.score import result
from companion.games.any_game.view import imagine, view

ASSIST: Game[State] = Game(
    id="any_game",
    version=1,
    players=range(1, 6),
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
    awaited=awaited,
    join=join,
    part=part,
    general=True,
)
