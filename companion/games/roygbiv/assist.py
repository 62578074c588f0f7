"""The companion of the boxed game: it draws the default colour, keeps the turns or says who was first, and counts the rainbows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import TABLE, Due, Fact, Light, Offer, Played, Player, Refused, Result, TooLate
from companion.games.roygbiv import sheets, tell
from companion.games.roygbiv.assist_pieces import (
    COLOURS,
    COUNT,
    DRAW,
    OVER,
    PLAY,
    AddRainbow,
    Cards,
    Claim,
    Done,
    DrawDefault,
    Finish,
    LetGo,
    Move,
    Own,
    State,
    Stop,
)
from companion.games.roygbiv.pieces import NOBODY, PLAYER, EndTurn, Options
from companion.kit.colours import NAMES

SECONDS_TO_PLAY = 10  # who was first has so long to lay the card
_DRAW = (Offer(DrawDefault(), final=True),)
_CLAIM, _END_TURN, _FINISH, _STOP = Offer(Claim()), Offer(EndTurn()), Offer(Finish()), Offer(Stop())


def setup(players: Sequence[Player], _first: int, options: Options, _chance: Chance) -> State:
    """The scale says who begins, not the table (R13, R50)."""
    colours = tuple(player.colour for player in players)
    order = tuple(sorted(range(len(players)), key=lambda player: NAMES.index(colours[player])))
    return State(options.mode == "fast", colours, order, ((),) * len(players), (False,) * len(players))


def actors(state: State) -> frozenset[int]:
    if state.phase == OVER:
        return frozenset()
    return frozenset(state.order[:1] if state.phase == DRAW else state.order)


def awaited(state: State) -> frozenset[int]:
    """Whose time runs: who draws, whose turn it is, who was first, who has not counted; in the race nobody."""
    if state.phase == COUNT:
        return frozenset(player for player, done in enumerate(state.done) if not done)
    if state.phase != PLAY:
        return actors(state)
    return frozenset({state.claimer if state.fast else state.turn} - {NOBODY})


def moves(state: State, player: int) -> Sequence[Offer]:
    if player not in actors(state):
        return ()
    if state.phase == DRAW:
        return _DRAW
    if state.phase == COUNT:
        return sheets.offers(state, player)
    return (*_own_moves(state, player), _FINISH, _STOP)


def _own_moves(state: State, player: int) -> tuple[Offer, ...]:
    if not state.fast:
        return (_END_TURN,) if player == state.turn else ()
    if state.claimer == NOBODY:
        return (_CLAIM,)
    return (Offer(LetGo(state.claims)),) if player == state.claimer else ()


def press(state: State, player: int) -> Any | None:
    """A finger that comes down ends the own turn; in the race it is first, or too late, or lets go."""
    if state.phase != PLAY:
        return None
    if not state.fast:
        return EndTurn() if player == state.turn else None
    return LetGo(state.claims) if player == state.claimer else Claim()


def play(state: State, player: int, move: Move, chance: Chance) -> Played[State]:
    if player not in actors(state) and not (player == TABLE and isinstance(move, LetGo)):
        raise Refused("H1", "not-your-turn")
    if isinstance(move, AddRainbow | Cards | Own | Done):
        return _on_sheets(state, player, move)
    if state.phase in (COUNT, OVER):
        raise Refused("R60", "count-now")
    if isinstance(move, DrawDefault):
        return _draw(state, player, chance)
    if state.phase == DRAW:
        raise Refused("R10", "default-first")
    return _DEEDS[type(move)](state, player, move)


def _on_sheets(state: State, player: int, move: AddRainbow | Cards | Own | Done) -> Played[State]:
    if state.phase != COUNT:
        raise Refused("R60", "count-comes-last")
    match move:
        case AddRainbow():
            return sheets.add(state, move)
        case Cards():
            return sheets.write_cards(state, move)
        case Own():
            return sheets.write_own(state, move)
    return sheets.finish(state, player)


def _draw(state: State, player: int, chance: Chance) -> Played[State]:
    """One of the leprechauns that are nobody's (R10); then the one nearest to red begins."""
    if state.phase != DRAW:
        raise Refused("R10", "default-is-drawn", colour=COLOURS[state.default])
    name = chance.pick("default", [name for name in NAMES if name not in state.colours])
    light = Light(f"arch:{name}", name, "spin")
    said = Fact("default-drawn", {"player": PLAYER[player], "colour": COLOURS[name]}, light=light, sound=name)
    return Played(replace(state, default=name, phase=PLAY, turn=NOBODY if state.fast else state.order[0]), (said,))


def _end_turn(state: State, player: int, _move: EndTurn) -> Played[State]:
    """The turn goes on in scale order (R50)."""
    if state.fast:
        raise Refused("R80", "race-has-no-turns")
    if player != state.turn:
        raise Refused("R50", "not-in-turn", player=PLAYER[state.turn])
    following = (state.order.index(player) + 1) % len(state.order)
    after = replace(state, turn=state.order[following], round=state.round + (following == 0))
    return Played(after, (tell.turn_came(after.turn, NAMES.index(state.colours[after.turn])),))


def _claim(state: State, player: int, _move: Claim) -> Played[State]:
    """The first press counts; all others are too late until it is let go."""
    if not state.fast:
        raise Refused("R80", "turns-have-no-race")
    if state.claimer == player:
        raise Refused("R80", "already-first")
    if state.claimer != NOBODY:
        raise TooLate("R80", "too-late-first", player=PLAYER[state.claimer])
    said = Fact("claimed", {"player": PLAYER[player]}, sound=state.colours[player])
    return Played(replace(state, claimer=player, claims=state.claims + 1), (said,))


def _let_go(state: State, player: int, move: LetGo) -> Played[State]:
    if state.claimer == NOBODY or move.claim != state.claims:
        raise Refused("R80", "nothing-to-let-go")
    if player not in (state.claimer, TABLE):
        raise Refused("R80", "not-yours-to-let-go", player=PLAYER[state.claimer])
    said = Fact("claim-lapsed" if player == TABLE else "let-go", {"player": PLAYER[state.claimer]}, sound="tick")
    return Played(replace(state, claimer=NOBODY), (said,))


def _finish(state: State, player: int, _move: Finish) -> Played[State]:
    return _ended(state, "R60", Fact("ended-finished", {"player": PLAYER[player]}, sound="reveal"), player)


def _stop(state: State, _player: int, _move: Stop) -> Played[State]:
    return _ended(state, "R24", Fact("ended-stuck", sound="reveal"))


def _ended(state: State, clause: str, said: Fact, finisher: int = NOBODY) -> Played[State]:
    """The cards are down, and everybody counts."""
    after = replace(state, phase=COUNT, turn=NOBODY, claimer=NOBODY, ending=clause, finisher=finisher)
    return Played(after, (said, Fact("count-open")))


_DEEDS: dict[type, Callable[[State, int, Any], Played[State]]] = {
    EndTurn: _end_turn,
    Claim: _claim,
    LetGo: _let_go,
    Finish: _finish,
    Stop: _stop,
}


def due(state: State) -> Due | None:
    """Who was first and forgets to let go holds nobody up for long."""
    return Due(f"claim:{state.claims}", SECONDS_TO_PLAY, LetGo(state.claims)) if state.claimer != NOBODY else None


def undo(state: State) -> bool:
    """Who was first can't be taken back; that the cards are down can."""
    return not (state.fast and state.phase == PLAY)


def result(state: State) -> Result | None:
    return sheets.result(state) if state.phase == OVER else None


def check(state: State) -> None:
    sheets.check(state)
    assert len(set(state.colours)) == len(state.colours)
    assert (state.default == "") == (state.phase == DRAW)
    assert state.default not in state.colours
    assert (state.turn != NOBODY) == (state.phase == PLAY and not state.fast), "turns are for turn mode"
    assert state.claimer == NOBODY or (state.phase == PLAY and state.fast), "a race is for fast mode"
    assert bool(state.ending) == (state.phase in (COUNT, OVER))
    assert (state.finisher != NOBODY) == (state.ending == "R60")
