"""ROYGBIV: seven leprechauns build rainbows card by card, in turns or all at once."""

from __future__ import annotations

from companion.contract import Game
from companion.games.roygbiv import assist, assist_pieces, assist_view
from companion.games.roygbiv.check import check
from companion.games.roygbiv.pieces import Move, Options, State
from companion.games.roygbiv.rules import actors, due, meant, moves, play, setup, undo
from companion.games.roygbiv.scene import scene
from companion.games.roygbiv.score import result
from companion.games.roygbiv.view import imagine, view

GAME: Game[State] = Game(
    id="roygbiv",
    version=3,
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
    meant=meant,
)

ASSIST: Game[assist_pieces.State] = Game(
    id="roygbiv",
    version=1,
    players=range(2, 5),
    Options=Options,
    Move=assist_pieces.Move,
    setup=assist.setup,
    actors=assist.actors,
    moves=assist.moves,
    play=assist.play,
    view=assist_view.view,
    imagine=assist_view.imagine,
    scene=assist_view.scene,
    result=assist.result,
    check=assist.check,
    due=assist.due,
    undo=assist.undo,
    awaited=assist.awaited,
    press=assist.press,
)
