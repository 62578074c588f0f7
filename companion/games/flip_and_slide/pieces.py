"""The tiles, the options, the moves, and where a game stands."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from companion.kit.grid import SHAPES, Shape

SETS = {1: 2, 2: 3, 3: 4, 4: 4}  # rainbow sets in the patch, by number of players (F10, F50)
SHOWN_AT_FIRST = {1: 0, 2: 4, 3: 4, 4: 4}  # tiles turned to colour at set-up (F11, F50)
ACTIONS = {1: 1, 2: 2, 3: 2, 4: 2}  # in one turn (F20, F51)
QUIET_ROUNDS = 20  # without a flip, and the game is over (F33)
REPEATS = 3  # of one position, and the game is drawn (F33)
SHORT = 3  # cells, the longest slide with F41

PUT, ACT, SLIDE, JUMP = "put", "act", "slide", "jump"  # what the player whose turn it is is asked for


class Options(Struct, frozen=True):
    """The tiles' shape (F2), the patch at the start (F10), and the two advanced rules (F40, F41)."""

    shape: Literal["hexagons", "squares"] = "hexagons"
    patch: Literal["compact", "ring", "wild"] = "compact"
    red: bool = False
    short_slides: bool = False


class PutTile(Struct, frozen=True, tag=True):
    """Add the own player tile to the patch (F12)."""

    cell: str


class Flip(Struct, frozen=True, tag=True):
    """Turn a clover tile to its colour side (F21)."""

    cell: str


class Slide(Struct, frozen=True, tag=True):
    """Choose a colour tile or the own player tile to slide (F22)."""

    cell: str


class SlideTo(Struct, frozen=True, tag=True):
    """Slide the chosen tile to another place (F23)."""

    cell: str


class Jump(Struct, frozen=True, tag=True):
    """Solo: jump the own player tile over tiles in a straight line (F51)."""

    cell: str


Move = PutTile | Flip | Slide | SlideTo | Jump


class Patch(Struct, frozen=True, gc=False):
    """All that lies on the table and everybody sees: two equal patches are the same position.

    Cells are numbers of companion.kit.grid; each row of them is in order, so that tiles of one colour can't be told apart.
    """

    shape: str
    clovers: tuple[int, ...]  # cells of the tiles that show the clover
    colours: tuple[tuple[int, ...], ...]  # cells of the tiles that show red, of those that show orange ...
    players: tuple[int | None, ...]  # cell of each player tile; None before it is put

    @property
    def geometry(self) -> Shape:
        return SHAPES[self.shape]

    @property
    def cells(self) -> list[int]:
        """Of all the tiles, player tiles included."""
        return [*self.clovers, *sum(self.colours, ()), *(cell for cell in self.players if cell is not None)]


class State(Struct, frozen=True, gc=False):
    """Where a game stands. ``hidden`` is the secret: the colour under each clover, in the order of ``patch.clovers``."""

    options: Options
    colours: tuple[str, ...]  # of the players, for the lights
    patch: Patch
    hidden: tuple[int, ...]
    turn: int
    asked: str = PUT
    actions: int = 0  # left in this turn, the one asked for included
    turns: int = 0  # begun so far
    sliding: int | None = None  # where the tile lies that was chosen to slide
    slid: tuple[int, ...] = ()  # where the tiles lie that were slid in this turn
    barred: tuple[int, ...] = ()  # ... that the player before slid (F25)
    flipped: bool = False  # in this turn
    quiet: int = 0  # turns since the last one with a flip (F33)
    seen: tuple[Patch, ...] = ()  # the patch at the start of each turn since the last flip (F33)
    came_from: int | None = None  # solo: where the own tile stood before its present place (F52)
    ending: str = ""  # why the game is over: a key of score.ENDINGS
    winner: int | None = None
