"""What phones and lights show while the boxed game is on the table: nothing is secret here."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion import contract
from companion.chance import Chance
from companion.contract import Light, Offer, Scene, Text
from companion.games.roygbiv import counting, sheets
from companion.games.roygbiv.assist_pieces import COLOURS, COUNT, DRAW, OVER, Finish, Sheet, State, Stop
from companion.games.roygbiv.pieces import NOBODY, PLAYER, EndTurn
from companion.kit.shared import shared


class Row(Struct, frozen=True):
    """A rainbow on a sheet and what it is worth."""

    cards: int
    own: int
    points: int
    double: bool


class View(contract.View, frozen=True, kw_only=True):
    fast: bool
    colours: tuple[str, ...]  # of the players' leprechauns
    order: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    done: tuple[bool, ...]
    phase: str
    default: str
    turn: int
    round: int
    claimer: int
    claims: int
    ending: str
    finisher: int
    rows: tuple[tuple[Row, ...], ...]  # the sheets, counted
    points: tuple[int, ...]
    cards_left: int
    bonus: int  # for finishing first
    winners: tuple[int, ...]  # at the end; none where nobody counted


def view(state: State, reader: int | None) -> View:
    return replace(_table(state), prompt=_prompt(state, reader))


@shared
def _table(state: State) -> View:
    return View(
        prompt=_prompt(state, None),
        caption=_caption(state),
        **{name: getattr(state, name) for name in State.__struct_fields__},
        rows=tuple(tuple(_row(rainbow.cards, rainbow.own) for rainbow in sheet) for sheet in state.sheets),
        points=tuple(sheets.points(state, player) for player in range(len(state.sheets))),
        cards_left=sheets.cards_left(state),
        bonus=counting.FINISHED_FIRST,
        winners=_winners(state),
    )


def imagine(seen: View, _reader: int | None, _chance: Chance) -> State:
    """Everything is open: the only state that fits."""
    return State(**{name: getattr(seen, name) for name in State.__struct_fields__})


def _row(cards: int, own: int) -> Row:
    return Row(cards, own, counting.value(cards, own), cards >= counting.LONG)


def _winners(state: State) -> tuple[int, ...]:
    return () if state.phase != OVER or sheets.uncounted(state.sheets) else sheets.result(state).ranking[0]


def _prompt(state: State, reader: int | None) -> Text:
    if state.phase == OVER:
        return _over(state)
    if state.phase == COUNT:
        return _count(state, reader)
    if state.phase == DRAW:
        return _asked("default", state.order[0], reader)
    if state.fast and state.claimer == NOBODY:
        return Text("prompt-race" if state.claims else "prompt-race-first", _words(state, state.order[0]))
    if state.fast:
        return _asked("claim", state.claimer, reader)
    begins = state.round == 1 and state.turn == state.order[0]
    return _asked("box-first" if begins else "box-turn", state.turn, reader, _words(state, state.turn))


def _asked(what: str, player: int, reader: int | None, words: dict[str, str | int] | None = None) -> Text:
    return Text(f"prompt-{what}-{'you' if player == reader else 'wait'}", words or {"player": PLAYER[player]})


def _words(state: State, player: int) -> dict[str, str | int]:
    return {"player": PLAYER[player], "colour": COLOURS[state.default]}


def _count(state: State, reader: int | None) -> Text:
    if reader is not None and not state.done[reader]:
        return Text("prompt-count-you", {"points": sheets.points(state, reader)})
    return Text("prompt-count-wait", {"player": PLAYER[state.done.index(False)], "count": state.done.count(False)})


def _over(state: State) -> Text:
    winners = _winners(state)
    if not winners:
        return Text("nobody-counted")
    words: dict[str, str | int] = {"player": PLAYER[winners[0]], "points": sheets.points(state, winners[0])}
    return Text("prompt-over" if len(winners) == 1 else "prompt-over-shared", words)


def _caption(state: State) -> Text:
    if state.phase == DRAW:
        return Text("caption-draw")
    if state.phase in (COUNT, OVER):
        return Text("caption-count")
    return Text("caption-race") if state.fast else Text("caption-turns", {"round": state.round})


def scene(seen: View, choice: Offer | None) -> Scene:
    """Arch: the default colour; seats: whom we wait for, or who was first; ring: the order of play, or how long a claim lasts."""
    if seen.phase == OVER:
        return _end(seen)
    if seen.phase == COUNT:
        return (Light("pot", "gold"), *_seats(seen, [player for player, done in enumerate(seen.done) if not done]))
    if seen.phase == DRAW:
        return (Light("pot", "moon", "breathe"), *_seats(seen, seen.order[:1]))
    return (Light(f"arch:{seen.default}", seen.default), *_playing(seen), *_choice(seen, choice))


def _playing(seen: View) -> Scene:
    """In the race all seats breathe until somebody was first: then that seat stands alone, and the ring runs down."""
    if not seen.fast:
        return (*_seats(seen, (seen.turn,)), *_order(seen))
    if seen.claimer == NOBODY:
        return _seats(seen, seen.order)
    colour = seen.colours[seen.claimer]
    return Light(PLAYER[seen.claimer], colour), Light("ring", colour, "countdown")


def _seats(seen: View, called: tuple[int, ...] | list[int]) -> Scene:
    players = zip(PLAYER, seen.colours, strict=False)
    return tuple(Light(ref, colour, "breathe" if at in called else "steady") for at, (ref, colour) in enumerate(players))


def _order(seen: View) -> Scene:
    """R50 on the ring; who is on breathes there, too."""
    parts = len(seen.order)
    return tuple(
        Light(f"ring:{at}/{parts}", seen.colours[player], "breathe" if player == seen.turn else "steady")
        for at, player in enumerate(seen.order)
    )


def _choice(seen: View, choice: Offer | None) -> Scene:
    """The end of the game beats on the arch; with the pot it is the finger's own last card, and gold."""
    match choice.move if choice else None:
        case EndTurn():
            return (Light(PLAYER[seen.turn], seen.colours[seen.turn], "pulse"),) if seen.turn != NOBODY else ()
        case Finish():
            return Light("arch", "gold", "pulse"), Light("pot", "gold", "pulse")
        case Stop():
            return (Light("arch", "gold", "pulse"),)
    return ()


def _end(seen: View) -> Scene:
    """The winners in all colours; where nobody counted, everybody is lit alike."""
    if not seen.winners:
        return _seats(seen, ())
    return tuple(Light(PLAYER[player], seen.colours[player], "rainbow") for player in seen.winners)
