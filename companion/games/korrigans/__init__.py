"""Korrigans: two small folk a player gather clovers in the meadow and run for the gold at the foot of the rainbow."""

from __future__ import annotations

from companion.contract import Game
from companion.games.korrigans import assist, assist_view

ASSIST = Game(
    id="korrigans",
    version=1,
    players=range(2, 6),
    Options=assist.Options,
    Move=assist.Move,
    setup=assist.setup,
    actors=assist.actors,
    moves=assist.moves,
    play=assist.play,
    view=assist_view.view,
    imagine=assist_view.imagine,
    scene=assist_view.scene,
    result=assist.result,
    check=assist.check,
)
