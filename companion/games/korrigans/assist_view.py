"""What phones and lights show while the boxed game is on the table: nothing is secret here but the bag."""

from __future__ import annotations

from companion.chance import Chance
from companion.contract import Light, Offer, Scene, Text
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans import score
from companion.games.korrigans.assist import CAULDRON, DRAW, LAST, OVER, PUT, SHEETS, TURN, CauldronPlaced, Drew, State
from companion.games.korrigans.lights import choice_lights, rainbow_lights
from companion.games.korrigans.rainbow import COLOURS, Draw
from companion.games.korrigans.rainbow_view import RainbowView, rainbow_fields
from companion.games.korrigans.score import Sheet


class View(RainbowView, frozen=True, kw_only=True):
    colours: tuple[str, ...]  # of the players
    first: int
    cloth: bool
    phase: str
    round: int
    holder: int  # of the bag
    turn: int
    sheets: tuple[Sheet, ...]
    totals: tuple[int, ...]
    done: tuple[bool, ...]


def view(state: State, reader: int | None) -> View:
    return View(
        prompt=_prompt(state, reader),
        caption=_caption(state),
        colours=state.colours,
        first=state.first,
        cloth=state.cloth,
        phase=state.phase,
        round=state.round,
        holder=state.holder,
        turn=state.turn,
        **rainbow_fields(state.rainbow),
        sheets=state.sheets,
        totals=tuple(score.total(sheet) for sheet in state.sheets),
        done=state.done,
    )


def imagine(seen: View, _player: int | None, _chance: Chance) -> State:
    """Everything is open: the only state that fits."""
    return State(seen.colours, seen.first, seen.cloth, seen.rainbow, seen.phase, seen.round, seen.holder, seen.turn, seen.sheets, seen.done)


def _prompt(state: State, reader: int | None) -> Text:
    if state.phase == OVER:
        won = score.result(state.sheets, state.first, "K23")
        return Text("prompt-over", {"player": f"player:{won.ranking[0][0]}", "total": max(won.totals)})
    if state.phase == SHEETS:
        return _sheet_prompt(state, reader)
    actor = state.turn if state.phase in (TURN, LAST) else state.holder
    key = f"prompt-{_asked(state)}-{'you' if actor == reader else 'wait'}"
    args: dict[str, str | int] = {"player": f"player:{actor}"}
    if state.phase != DRAW:
        args["colour"] = COLOURS[state.rainbow.latest]
    return Text(key, args)


def _asked(state: State) -> str:
    """The word for what is asked now, as the messages name it."""
    if state.phase == PUT:
        return sky.destination(state.rainbow)
    if state.phase != DRAW:
        return {TURN: "box-turn", CAULDRON: "box-cauldron", LAST: "box-last"}[state.phase]
    if sky.stormy(state.rainbow):
        return "storm"
    return "cloth" if state.cloth else "draw"


def _sheet_prompt(state: State, reader: int | None) -> Text:
    if reader is not None and not state.done[reader]:
        return Text("prompt-sheet-you", {"total": score.total(state.sheets[reader])})
    return Text("prompt-sheet-wait", {"player": f"player:{state.done.index(False)}", "count": state.done.count(False)})


def _caption(state: State) -> Text:
    if state.phase in (CAULDRON, LAST):
        return Text("caption-last")
    if state.phase in (SHEETS, OVER):
        return Text("caption-count")
    return Text("caption-storm" if sky.stormy(state.rainbow) else "caption-round", {"round": state.round})


def scene(seen: View, choice: Offer | None) -> Scene:
    """Arch: the colours out; ring: the clouds; pot: was the pawn drawn?; seats: the turn and the bag; on top, the choice."""
    lights = rainbow_lights(seen.rainbow)
    lights |= _pot(seen)
    lights |= _seats(seen)
    move = choice.move if choice else None
    if isinstance(move, Draw | CauldronPlaced):
        lights["pot"] = Light("pot", "moon" if isinstance(move, Draw) else "gold", "pulse")
    elif isinstance(move, Drew):
        name = move.colour.removeprefix("colour:")
        lights[f"arch:{name}"] = Light(f"arch:{name}", name, "pulse")
    lights |= choice_lights(move)
    return tuple(lights.values())


def _pot(seen: View) -> dict[str, Light]:
    """Moon breathing: the draw is waited for. A steady colour: this pawn was drawn. Gold: the cauldron is there."""
    if seen.phase == DRAW:
        return {"pot": Light("pot", "moon", "breathe")}
    if seen.phase in (PUT, TURN):
        return {"pot": Light("pot", COLOURS[seen.rainbow.latest].removeprefix("colour:"), "pulse" if seen.phase == PUT else "steady")}
    return {"pot": Light("pot", "gold", "breathe" if seen.phase in (CAULDRON, LAST) else "steady")}


def _seats(seen: View) -> dict[str, Light]:
    if seen.phase == OVER:
        winner = score.result(seen.sheets, seen.first, "K23").ranking[0][0]
        return {f"player:{winner}": Light(f"player:{winner}", seen.colours[winner], "rainbow")}
    if seen.phase == SHEETS:
        places = enumerate(seen.done)
        return {f"player:{one}": Light(f"player:{one}", seen.colours[one], "steady" if done else "breathe") for one, done in places}
    actor = seen.turn if seen.phase in (TURN, LAST) else seen.holder
    bag = {} if seen.phase in (CAULDRON, LAST) else {f"player:{seen.holder}": Light(f"player:{seen.holder}", "moon")}
    return bag | {f"player:{actor}": Light(f"player:{actor}", seen.colours[actor], "breathe")}
