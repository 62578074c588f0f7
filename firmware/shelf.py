"""The games on the shelf, for those without a phone, purely: the arch shows which one is chosen, by its place in the list."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion import house as home
from companion.contract import Game, Light
from companion.games import ASSIST, Found
from companion.kit.colours import NAMES
from companion.sitting import Sitting

Moves = tuple[tuple[int, Any], ...]
ZONES = len(NAMES)


class Pick(NamedTuple):
    """A game pointed at while nobody sits who could choose it; it counts until another one is chosen at the table."""

    game: str
    instead: tuple[str, str]  # of what was chosen then


def boxes(found: Found) -> tuple[str, ...]:
    """The games whose box may lie on the table, in the order in which they are offered; the others need phones."""
    return tuple(name for name, mode in found.games if mode == ASSIST)


def shown(sitting: Sitting, pick: Pick | None) -> str:
    """The game that the arch shows; none at an empty table where nobody asked, and none that only phones can play."""
    house, names = sitting.house, boxes(sitting.found)
    if _counts(house, pick):
        return pick.game if pick and pick.game in names else ""
    if not home.taken(house):
        return ""
    if (house.game, house.mode) in sitting.found.games:
        return house.game if house.mode == ASSIST else ""
    return _suggested(sitting, names)


def next_game(sitting: Sitting, pick: Pick | None) -> tuple[Pick | None, Moves]:
    """The one after what is shown, or the first; who sits there chooses it, with nobody there it is only pointed at."""
    house, names = sitting.house, boxes(sitting.found)
    here = shown(sitting, pick)
    name = names[(names.index(here) + 1) % len(names)] if here else names[0]
    seats = home.taken(house)
    if not seats:
        return Pick(name, (house.game, house.mode)), ()
    return None, () if name == here else ((seats[0], home.Choose(name, ASSIST)),)


def sits(sitting: Sitting, pick: Pick | None, seat: int) -> Moves:
    """Sit down, and choose what was pointed at before."""
    chosen = ((seat, home.Choose(pick.game, ASSIST)),) if pick and _counts(sitting.house, pick) else ()
    return ((0, home.Sit(seat)), *chosen)


def start(sitting: Sitting, pick: Pick | None = None) -> Moves:
    """What starts a game from this lobby: the one that is shown or chosen, if it is for so many; or nothing."""
    house, seats = sitting.house, home.taken(sitting.house)
    if not seats:
        return ()
    begin = (seats[0], home.Start())
    chosen = sitting.found.games.get((house.game, house.mode))
    if chosen is not None and not _counts(house, pick):
        return (begin,) if len(seats) in chosen.players else ()
    name = shown(sitting, pick)
    if not name or not _fits(sitting.found.games[name, ASSIST], seats):
        return ()
    return ((seats[0], home.Choose(name, ASSIST)), begin)


def lights(sitting: Sitting, pick: Pick | None) -> tuple[Light, ...]:
    """As many zones as its place in the list, the last one beating; from the eighth on, the ring shows which page."""
    name, names = shown(sitting, pick), boxes(sitting.found)
    if not name:
        return ()
    page, zone = divmod(names.index(name), ZONES)
    pages = -(-len(names) // ZONES)
    lit = tuple(Light(f"arch:{colour}", colour, "pulse" if at == zone else "steady") for at, colour in enumerate(NAMES[: zone + 1]))
    return (*lit, Light(f"ring:{page}/{pages}", "moon")) if pages > 1 else lit


def pitch(sitting: Sitting, pick: Pick | None) -> str:
    """The sound of its zone."""
    name = shown(sitting, pick)
    return NAMES[boxes(sitting.found).index(name) % ZONES] if name else ""


def _counts(house: home.House, pick: Pick | None) -> bool:
    return pick is not None and pick.instead == (house.game, house.mode)


def _suggested(sitting: Sitting, names: tuple[str, ...]) -> str:
    """With nothing chosen: the first game with a name that is for so many, else the first of all."""
    seats, games = home.taken(sitting.house), sitting.found.games
    fitting = (name for name in names if not games[name, ASSIST].general and _fits(games[name, ASSIST], seats))
    return next(fitting, names[0] if names else "")


def _fits(game: Game[Any], seats: tuple[int, ...]) -> bool:
    return len(seats) in game.players
