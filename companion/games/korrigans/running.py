"""The last turn: everybody shows the companions and runs for the gold."""

from __future__ import annotations

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Fact, Played
from companion.games.korrigans import calls, counting
from companion.games.korrigans.paths import can_go, companions
from companion.games.korrigans.pieces import ASK_LAST, COMPANION_REFS, MOLE, PLAYER_REFS, State
from companion.games.korrigans.rainbow import EndTurn


def last_turns_from(state: State, position: int, facts: list[Fact]) -> Played[State]:
    """From the first player on, each shows all companions; who can't go anywhere has ended the turn with that (K61)."""
    count = len(state.tribes)
    for place in range(position, count):
        player = (state.first + place) % count
        state = _show_companions(state, player, facts)
        if can_go(state, state.tribes[player], companions(state.tribes[player])):
            facts.append(calls.to_move(player, state.colours[player]))
            return Played(replace(state, ask=ASK_LAST, turn=player), tuple(facts), reveals=True)
        facts.append(Fact("stays", {"player": PLAYER_REFS[player]}))
    return counting.begin(state, facts)


def go_on(state: State, facts: list[Fact], reveals: bool) -> Played[State]:
    """After a step of the last turn: on, or to the next player when no companion can help any more."""
    tribe = state.tribes[state.turn]
    if can_go(state, tribe, companions(tribe)):
        return Played(replace(state, ask=ASK_LAST), tuple(facts), reveals)
    return last_turns_from(state, state.place + 1, facts)


def end_turn(state: State, player: int, _move: EndTurn, _chance: Chance) -> Played[State]:
    return last_turns_from(state, state.place + 1, [Fact("turn-ended", {"player": PLAYER_REFS[player]})])


def _show_companions(state: State, player: int, facts: list[Fact]) -> State:
    tribe = state.tribes[player]
    hidden = tuple(sorted(clover for clover in tribe.hand if clover <= MOLE))
    facts += [Fact("shows", {"player": PLAYER_REFS[player], "companion": COMPANION_REFS[kind]}) for kind in hidden]
    gold = tuple(clover for clover in tribe.hand if clover > MOLE)
    after = replace(tribe, hand=gold, shown=tribe.shown + hidden)
    return replace(state, tribes=(*state.tribes[:player], after, *state.tribes[player + 1 :]))
