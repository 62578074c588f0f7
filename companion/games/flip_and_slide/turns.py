"""What follows an action: a rainbow wins, the turn goes on or passes to the next player, or the game ends without a winner."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract import Fact, Light
from companion.games.flip_and_slide.offers import can_act, jumps
from companion.games.flip_and_slide.pieces import ACT, ACTIONS, JUMP, QUIET_ROUNDS, REPEATS, State
from companion.games.flip_and_slide.rainbow import rainbow
from companion.kit.colours import NAMES
from companion.kit.grid import ref

Told = tuple[State, tuple[Fact, ...]]


def after_put(state: State) -> Told:
    """The next player puts a tile; when all lie there, the first turn begins."""
    following = (state.turn + 1) % len(state.colours)
    if state.patch.players[following] is None:
        return replace(state, turn=following), (_turn_of(following),)
    return _begin(state, quiet=0)


def after_action(state: State) -> Told:
    """After a flip or a slide."""
    solo = len(state.colours) == 1
    if solo and not state.patch.clovers:
        return _ended(state, "all-flipped")
    if chain := rainbow(state.patch, state.turn, state.options.red):
        return _won(state, chain)
    if solo:
        return _then_jump(state)
    if state.actions and can_act(state):
        return state, ()
    return _begin(state, quiet=0 if state.flipped else state.quiet + 1)


def after_jump(state: State) -> Told:
    if chain := rainbow(state.patch, state.turn, state.options.red):
        return _won(state, chain)
    return _begin(state, quiet=0 if state.flipped else state.quiet + 1)


def _then_jump(state: State) -> Told:
    state = replace(state, asked=JUMP)
    return (state, ()) if jumps(state) else _ended(state, "no-jump")


def _begin(state: State, quiet: int) -> Told:
    """The next turn begins; players who can do nothing are passed over, unless nobody can or the game is drawn (F20, F33)."""
    number = len(state.colours)
    passed: list[Fact] = []
    while True:
        state = _next_turn(state, quiet)
        if ending := _standstill(state):
            told = _ended(state, ending)
            break
        if can_act(state):
            told = state, (_turn_of(state.turn),) if number > 1 else ()
            break
        if len(passed) == number - 1:
            told = _ended(state, "no-action" if number == 1 else "stuck")
            break
        passed.append(Fact("no-action", {"player": f"player:{state.turn}"}))
        quiet = state.quiet + 1
    return told[0], (*passed, *told[1])


def _next_turn(state: State, quiet: int) -> State:
    number = len(state.colours)
    return State(
        options=state.options,
        colours=state.colours,
        patch=state.patch,
        hidden=state.hidden,
        turn=(state.turn + 1) % number,
        asked=ACT,
        actions=ACTIONS[number],
        turns=state.turns + 1,
        barred=state.slid if number > 1 else (),
        quiet=quiet,
        seen=(*state.seen, state.patch),
        came_from=state.came_from,
    )


def _standstill(state: State) -> str:
    """Why the game ends at the start of a turn: nothing was flipped for long, or it all was like this twice before (F33)."""
    number = len(state.colours)
    if state.quiet >= QUIET_ROUNDS * number:
        return "quiet-alone" if number == 1 else "quiet"
    if number > 1 and state.seen[::-number].count(state.patch) >= REPEATS:
        return "repeated"
    return ""


def _ended(state: State, ending: str) -> Told:
    sad = len(state.colours) == 1
    light = Light("ring", "moon", "breathe")
    return replace(state, ending=ending), (Fact(f"ended-{ending}", light=light, sound="no" if sad else "tick"),)


def _won(state: State, chain: tuple[int, ...]) -> Told:
    cells: dict[str, str | int] = {colour: ref(cell) for colour, cell in zip(NAMES, chain, strict=True)}
    fact = Fact("rainbow", {"player": f"player:{state.turn}", **cells}, light=Light("arch", "gold", "rainbow"), sound="win")
    return replace(state, ending="rainbow", winner=state.turn), (fact,)


def _turn_of(player: int) -> Fact:
    return _TURNS[player]


_TURNS = tuple(Fact("turn-of", {"player": f"player:{player}"}, sound="turn") for player in ACTIONS)
