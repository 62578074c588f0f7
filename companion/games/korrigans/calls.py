"""What the table calls out about the rainbow and the turns, in both ways to play."""

from __future__ import annotations

from companion.contract import Fact, Light
from companion.games.korrigans.rainbow import COLOURS, PutCloud, PutSun, Rainbow
from companion.kit.colours import NAMES

PLAYERS = tuple(f"player:{player}" for player in range(5))


def drew(player: int, rainbow: Rainbow) -> Fact:
    name = NAMES[rainbow.latest]
    args: dict[str, str | int] = {"player": PLAYERS[player], "colour": COLOURS[rainbow.latest]}
    return Fact("drew", args, light=Light(f"arch:{name}", name, "spin"), sound=name)


def put(player: int, rainbow: Rainbow, move: PutSun | PutCloud) -> Fact:
    args: dict[str, str | int] = {"player": PLAYERS[player], "colour": COLOURS[rainbow.latest]}
    if isinstance(move, PutSun):
        return Fact("put-on-sun", {**args, "sun": move.sun})
    return Fact("put-on-cloud", {**args, "cloud": move.cloud})


def cauldron_appears(player: int) -> Fact:
    return Fact("cauldron-appears", {"player": PLAYERS[player]}, light=Light("pot", "gold", "rainbow"), sound="gold")


def storm() -> Fact:
    return Fact("storm", light=Light("ring", "moon", "sweep"), sound="reveal")


def to_draw(player: int) -> Fact:
    return Fact("to-draw", {"player": PLAYERS[player]}, light=Light("pot", "moon", "pulse"), sound="draw")


def to_move(player: int, colour: str) -> Fact:
    return Fact("to-move", {"player": PLAYERS[player]}, light=Light(PLAYERS[player], colour, "pulse"), sound="turn")


def won(player: int, total: int) -> Fact:
    return Fact("won", {"player": PLAYERS[player], "total": total}, light=Light("arch", "gold", "rainbow"), sound="win")
