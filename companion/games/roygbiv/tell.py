"""The facts of a game: what a log says, what a page animates, which light and sound go with it."""

from __future__ import annotations

from companion.contract import Fact, Light
from companion.games.roygbiv.line import POT, RAINBOW, SEVEN, UNICORN, Laid, Line, Row
from companion.games.roygbiv.pieces import CARD, COLOUR, PLAYER
from companion.kit.colours import NAMES

_PLACES = tuple(f"card{place}" for place in range(1, 64))
_ON_ARCH = tuple(Light(f"arch:{name}", name, "pulse") for name in NAMES)
_OVER_ARCH = tuple(Light("arch", name, "sweep") for name in NAMES)
_SEATS = tuple(tuple(Light(seat, name, "pulse") for name in NAMES) for seat in PLAYER)
_POT = Light("pot", "gold", "pulse")
_UNICORN = Light("arch", "moon", "spin")
_RAINBOW = Light("arch", "gold", "rainbow")
_STUCK = Light("arch", "moon", "double_pulse")


def card_played(player: int, laid: Laid, line: int, begins: bool) -> Fact:
    """Who played what upon which line: enough for a photo finish."""
    if laid.shows == POT:
        return Fact("played-pot", {"player": PLAYER[player], "card": CARD[POT], "line": line}, light=_POT, sound="gold")
    if laid.shows == UNICORN:
        return Fact("played-unicorn", {"player": PLAYER[player], "card": CARD[UNICORN], "line": line}, light=_UNICORN, sound="reveal")
    key = "began" if begins else "played"
    args: dict[str, str | int] = {"player": PLAYER[player], "card": CARD[laid.card], "colour": COLOUR[laid.shows], "line": line}
    return Fact(f"{key}-rainbow" if laid.card == RAINBOW else key, args, light=_ON_ARCH[laid.shows], sound=NAMES[laid.shows])


def line_turned(line: Line) -> Fact:
    return Fact("line-turned", {"building": COLOUR[line.building], "beginning": COLOUR[line.beginning]})


def rainbow_collected(player: int, taken: Row, stays: int) -> Fact:
    """The rainbow and its cards one by one, from left to right as they lay."""
    args: dict[str, str | int] = {"player": PLAYER[player], "count": len(taken), "stays": stays}
    args.update(zip(_PLACES, [CARD[laid.card] for laid in taken], strict=False))
    return Fact("collected-part" if stays else "collected", args, light=_RAINBOW, sound="reveal")


def centre_turned(laid: Laid, begins: bool, left: int) -> Fact:
    key = "centre-began" if begins else "centre-turned"
    key += "-special" if laid.card not in SEVEN else ""
    args: dict[str, str | int] = {"card": CARD[laid.card], "colour": COLOUR[laid.shows], "left": left}
    return Fact(key, args, light=_OVER_ARCH[laid.shows], sound=NAMES[laid.shows])


def cards_drawn(player: int, cards: tuple[int, ...]) -> tuple[Fact, Fact]:
    """Everybody sees how many cards were drawn, only their owner sees which."""
    args: dict[str, str | int] = {"count": len(cards)}
    args.update(zip(_PLACES, [CARD[card] for card in cards], strict=False))
    public = Fact("drew", {"player": PLAYER[player], "count": len(cards)}, sound="draw")
    return public, Fact("drew-yours", args, who=(player,), fleeting=True)


def passed(player: int) -> Fact:
    return Fact("passed", {"player": PLAYER[player]})


def turn_came(player: int, leprechaun: int) -> Fact:
    return Fact("turn-came", {"player": PLAYER[player]}, light=_SEATS[player][leprechaun], sound="turn")


def start_handed_on(player: int, leprechaun: int) -> Fact:
    """The start of a new rainbow came to this player."""
    return Fact("start-handed-on", {"player": PLAYER[player]}, light=_SEATS[player][leprechaun], sound="turn")


def stuck() -> Fact:
    return Fact("stuck", light=_STUCK, sound="tick")


def wont_play(player: int) -> Fact:
    return Fact("said-wont-play", {"player": PLAYER[player]}, sound="no")


def game_ended(clause: str, finisher: int, leprechaun: int) -> Fact:
    if finisher >= 0:
        args: dict[str, str | int] = {"player": PLAYER[finisher]}
        return Fact("ended-finished", args, light=Light("arch", NAMES[leprechaun], "rainbow"), sound="win")
    return Fact("ended-passes" if clause == "R53" else "ended-stuck", light=_RAINBOW, sound="win")


def scored(player: int, points: int) -> Fact:
    return Fact("scored", {"player": PLAYER[player], "points": points})
