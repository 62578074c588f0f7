"""What a reader may know: everything that lies on the table, and never what is under a clover."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from companion import contract
from companion.chance import Chance
from companion.contract import Text
from companion.games.flip_and_slide.pieces import ACT, ACTIONS, JUMP, PUT, QUIET_ROUNDS, SETS, SLIDE, Options, Patch, State
from companion.games.flip_and_slide.rainbow import rainbow
from companion.games.flip_and_slide.ways import ways_of
from companion.kit.colours import NAMES
from companion.kit.grid import cell_named, cells, coordinates, ref, seam
from companion.kit.shared import shared


class Place(Struct, frozen=True):
    """A cell to draw: its name, column and row, and the tile on it (``clover``, ``colour:red``, ``player:0`` or nothing)."""

    cell: str
    column: int
    row: int
    tile: str = ""


class View(contract.View, frozen=True, kw_only=True):
    """The table as everybody sees it; only the prompt is the reader's own."""

    options: Options
    colours: tuple[str, ...]  # of the players
    tiles: tuple[Place, ...]  # kind by kind
    open_places: tuple[Place, ...]  # the empty cells beside tiles
    still_hidden: tuple[int, ...]  # how many red, orange ... tiles still lie under clovers: anybody can count them
    turn: int
    asked: str
    actions: int
    turns: int
    sliding: str  # the cell of the tile that was chosen to slide
    slid: tuple[str, ...]  # tiles slid in this turn
    barred: tuple[str, ...]  # tiles that may not be slid in this turn (F25)
    came_from: str  # solo: the cell a jump may not go back to (F52)
    flipped: bool
    quiet: int  # turns without a flip (F33)
    quiet_limit: int
    rainbow: tuple[str, ...]  # the seven cells of the winning rainbow
    ending: str
    winner: int | None
    patch: Patch  # the same tiles as numbers, for what thinks instead of draws
    seen: tuple[Patch, ...]  # what may not come a third time (F33)


def view(state: State, player: int | None) -> View:
    """What everybody sees; only who is in turn is spoken to."""
    table = _table(state)
    return replace(table, prompt=_prompt(state, player)) if player == state.turn else table


@shared
def _table(state: State) -> View:
    patch, number = state.patch, len(state.colours)
    tiles, open_places = _drawn(patch)
    won = rainbow(patch, state.winner, state.options.red) if state.winner is not None else ()
    return View(
        prompt=_prompt(state, None),
        caption=_caption(state),
        options=state.options,
        colours=state.colours,
        tiles=tiles,
        open_places=open_places,
        still_hidden=tuple(SETS[number] - len(shown) for shown in patch.colours),
        turn=state.turn,
        asked=state.asked,
        actions=state.actions,
        turns=state.turns,
        sliding="" if state.sliding is None else ref(state.sliding),
        slid=_names(state.slid),
        barred=_names(state.barred),
        came_from="" if state.came_from is None else ref(state.came_from),
        flipped=state.flipped,
        quiet=state.quiet,
        quiet_limit=QUIET_ROUNDS * number,
        rainbow=_names(won),
        ending=state.ending,
        winner=state.winner,
        patch=patch,
        seen=state.seen,
    )


def imagine(seen: View, _player: int | None, chance: Chance) -> State:
    """The same table with the colours under the clovers shuffled."""
    under = [colour for colour, left in enumerate(seen.still_hidden) for _ in range(left)]
    return State(
        options=seen.options,
        colours=seen.colours,
        patch=seen.patch,
        hidden=chance.shuffled("imagined", under),
        turn=seen.turn,
        asked=seen.asked,
        actions=seen.actions,
        turns=seen.turns,
        sliding=cell_named(seen.sliding),
        slid=_cells(seen.slid),
        barred=_cells(seen.barred),
        flipped=seen.flipped,
        quiet=seen.quiet,
        seen=seen.seen,
        came_from=cell_named(seen.came_from),
        ending=seen.ending,
        winner=seen.winner,
    )


def _names(some: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(ref, some))


def _cells(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(cell for name in names if (cell := cell_named(name)) is not None)


@shared
def _drawn(patch: Patch) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    """The tiles and the open places: most moves of a turn leave them."""
    ways = ways_of(patch)
    empty = cells(ways.halo, ways.base)
    cut = seam(empty)  # above each tile an empty cell lies in its column
    tiles = [_place(cell, cut, kind) for kind, some in zip(_KINDS, (patch.clovers, *patch.colours), strict=True) for cell in some]
    tiles += [_place(cell, cut, f"player:{player}") for player, cell in enumerate(patch.players) if cell is not None]
    return tuple(tiles), tuple([_place(cell, cut) for cell in empty])


_KINDS = ("clover", *(f"colour:{colour}" for colour in NAMES))


@lru_cache(maxsize=1 << 14)
def _place(cell: int, cut: int, tile: str = "") -> Place:
    return Place(ref(cell), *coordinates(cell, cut), tile)


def _caption(state: State) -> Text:
    number = len(state.colours)
    if state.asked == PUT:
        return Text("caption-put")
    if number == 1:
        return Text("caption-solo", {"turn": state.turns, "clovers": len(state.patch.clovers)})
    return Text("caption-round", {"round": (state.turns - 1) // number + 1})


def _prompt(state: State, player: int | None) -> Text:
    who: dict[str, str | int] = {"player": f"player:{state.turn}"}
    if state.winner is not None:
        return Text("you-won") if player == state.winner else Text("somebody-won", who)
    if state.ending:
        return Text(f"ended-{state.ending}")
    own = "your" if player == state.turn else "their"
    if state.asked == PUT and (player, len(state.colours)) == (0, 1):
        return Text("your-put-alone", who)
    if state.asked == ACT and len(state.colours) > 1:
        return Text(f"{own}-act", {**who, "number": ACTIONS[len(state.colours)] - state.actions + 1})
    return Text(f"{own}-{_QUESTIONS[state.asked]}", who)


_QUESTIONS = {PUT: "put", ACT: "step", SLIDE: "slide", JUMP: "jump"}
