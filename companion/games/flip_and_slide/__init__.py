"""Rainbow Flip & Slide: flip clovers, slide colours, and be the first with a rainbow at the own tile."""

from companion.contract import Game
from companion.games.flip_and_slide.check import check
from companion.games.flip_and_slide.laying import setup
from companion.games.flip_and_slide.offers import moves
from companion.games.flip_and_slide.pieces import Move, Options
from companion.games.flip_and_slide.rules import actors, play
from companion.games.flip_and_slide.scene import scene
from companion.games.flip_and_slide.score import result
from companion.games.flip_and_slide.view import imagine, view

GAME = Game(
    id="flip_and_slide",
    version=2,
    players=range(1, 5),
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
