"""Korrigans: two small folk a player gather clovers in the meadow and run for the gold at the foot of the rainbow."""

from __future__ import annotations

from companion.contract import Game
from companion.games.korrigans import (
    assist,
    assist_pieces,
    assist_view,
    check,
    counting,
    imagine,
    offers,
    picture,
    pieces,
    rules,
    scene,
    view,
)

GAME = Game(
    id="korrigans",
    version=3,
    players=range(2, 6),
    Options=pieces.Options,
    Move=pieces.Move,
    setup=rules.setup,
    actors=offers.actors,
    moves=offers.moves,
    play=rules.play,
    view=view.view,
    imagine=imagine.imagine,
    scene=scene.scene,
    result=counting.result,
    check=check.check,
    due=counting.due,
    picture=picture.picture,
)

ASSIST = Game(
    id="korrigans",
    version=1,
    players=range(2, 6),
    Options=assist_pieces.Options,
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
    awaited=assist.awaited,
)
