"""What phones and lights show while the boxed game is on the table: nothing is secret here but the bag."""

from __future__ import annotations

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Light, Offer, Scene, Text
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans import score, sheets
from companion.games.korrigans.assist import actor
from companion.games.korrigans.assist_pieces import CAULDRON, DRAW, LAST, OVER, PUT, SHEETS, TURN, CauldronPlaced, Drew, State
from companion.games.korrigans.calls import PLAYERS
from companion.games.korrigans.lights import choice_lights, rainbow_lights
from companion.games.korrigans.map import meadow
from companion.games.korrigans.rainbow import COLOURS, Draw
from companion.games.korrigans.rainbow_view import RainbowView, rainbow_fields
from companion.games.korrigans.score import Sheet
from companion.kit.shared import shared


class View(RainbowView, frozen=True, kw_only=True):
    colours: tuple[str, ...]  # of the players
    first: int
    cloth: bool
    map: str
    gold_fields: tuple[str, ...]  # with a map: where the cauldron can still appear, or may be
    phase: str
    round: int
    holder: int  # of the bag
    turn: int
    sheets: tuple[Sheet, ...]
    totals: tuple[int, ...]
    done: tuple[bool, ...]


def view(state: State, reader: int | None) -> View:
    return replace(_table(state), prompt=_prompt(state, reader))


@shared
def _table(state: State) -> View:
    return View(
        prompt=_prompt(state, None),
        caption=_caption(state),
        colours=state.colours,
        first=state.first,
        cloth=state.cloth,
        map=state.map,
        gold_fields=_gold_fields(state),
        phase=state.phase,
        round=state.round,
        holder=state.holder,
        turn=state.turn,
        **rainbow_fields(state.rainbow),
        sheets=state.sheets,
        totals=tuple(score.total(sheet) for sheet in state.sheets),
        done=state.done,
    )


def _gold_fields(state: State) -> tuple[str, ...]:
    """The fields with a part in a free cell; a board that nobody has drawn for us has no fields to name."""
    if not state.map:
        return ()
    land = meadow(state.map)
    return tuple(land.refs[place] for place in land.open_to_gold(sky.free(state.rainbow.suns), sky.free(state.rainbow.clouds)))


def imagine(seen: View, _player: int | None, _chance: Chance) -> State:
    """Everything is open: the only state that fits."""
    return State(**{name: getattr(seen, name) for name in State.__struct_fields__})


def _prompt(state: State, reader: int | None) -> Text:
    if state.phase == OVER and sheets.uncounted(state.sheets):
        return Text("nobody-counted")
    if state.phase == OVER:
        won = sheets.final(state)
        return Text("prompt-over", {"player": PLAYERS[won.ranking[0][0]], "total": max(won.totals)})
    if state.phase == SHEETS:
        return _sheet_prompt(state, reader)
    who = actor(state)
    key = f"prompt-{_asked(state)}-{'you' if who == reader else 'wait'}"
    args: dict[str, str | int] = {"player": PLAYERS[who]}
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
    return Text("prompt-sheet-wait", {"player": PLAYERS[state.done.index(False)], "count": state.done.count(False)})


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
    if seen.phase == OVER and not sheets.uncounted(seen.sheets):
        winner = score.result(seen.sheets, seen.first, "K23").ranking[0][0]
        return {PLAYERS[winner]: Light(PLAYERS[winner], seen.colours[winner], "rainbow")}
    if seen.phase in (SHEETS, OVER):
        seats = zip(PLAYERS, seen.colours, seen.done, strict=False)
        return {seat: Light(seat, colour, "steady" if done else "breathe") for seat, colour, done in seats}
    who = seen.turn if seen.phase in (TURN, LAST) else seen.holder
    bag = {} if seen.phase in (CAULDRON, LAST) else {PLAYERS[seen.holder]: Light(PLAYERS[seen.holder], "moon")}
    return bag | {PLAYERS[who]: Light(PLAYERS[who], seen.colours[who], "breathe")}
