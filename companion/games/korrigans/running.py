"""The last turn: everybody shows the companions and runs for the gold; then it is counted."""

from __future__ import annotations

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Fact, Played, Result
from companion.games.korrigans import calls, score
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans.paths import can_go, companions
from companion.games.korrigans.pieces import (
    ASK_LAST,
    CLOVER_REFS,
    COMPANION_REFS,
    ELF,
    GOBLIN,
    MOLE,
    NOTHING,
    OVER,
    PLAYER_REFS,
    State,
    Tribe,
    clover_gold,
)
from companion.games.korrigans.rainbow import EndTurn
from companion.games.korrigans.score import Sheet


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
    return _over(state, facts)


def go_on(state: State, facts: list[Fact], reveals: bool) -> Played[State]:
    """After a step of the last turn: on, or to the next player when no companion can help any more."""
    tribe = state.tribes[state.turn]
    if can_go(state, tribe, companions(tribe)):
        return Played(replace(state, ask=ASK_LAST), tuple(facts), reveals)
    return last_turns_from(state, _position(state) + 1, facts)


def end_turn(state: State, player: int, _move: EndTurn, _chance: Chance) -> Played[State]:
    return last_turns_from(state, _position(state) + 1, [Fact("turn-ended", {"player": PLAYER_REFS[player]})])


def _position(state: State) -> int:
    return (state.turn - state.first) % len(state.tribes)


def _show_companions(state: State, player: int, facts: list[Fact]) -> State:
    tribe = state.tribes[player]
    hidden = tuple(sorted(clover for clover in tribe.hand if clover <= MOLE))
    facts += [Fact("shows", {"player": PLAYER_REFS[player], "companion": COMPANION_REFS[kind]}) for kind in hidden]
    gold = tuple(clover for clover in tribe.hand if clover > MOLE)
    after = replace(tribe, hand=gold, shown=tribe.shown + hidden)
    return replace(state, tribes=(*state.tribes[:player], after, *state.tribes[player + 1 :]))


def _over(state: State, facts: list[Fact]) -> Played[State]:
    """All gold is shown and counted, in turn order."""
    after = replace(state, ask=OVER)
    final = result(after)
    assert final is not None
    for place in range(len(state.tribes)):
        player = (state.first + place) % len(state.tribes)
        ref = PLAYER_REFS[player]
        facts += [Fact("shows-gold", {"player": ref, "clover": CLOVER_REFS[clover]}) for clover in state.tribes[player].hand]
        facts.append(Fact("counted", {"player": ref, "total": final.totals[player]}))
    winner = final.ranking[0][0]
    facts.append(calls.won(winner, final.totals[winner]))
    return Played(after, tuple(facts), reveals=True)


def result(state: State) -> Result | None:
    if state.ask != OVER:
        return None
    sheets = [_sheet(tribe, state.cauldron) for tribe in state.tribes]
    return score.result(sheets, state.first, "K24" if sky.stormy(state.rainbow) else "K23")


def _sheet(tribe: Tribe, cauldron: int) -> Sheet:
    return Sheet(
        clovers=sum(clover_gold(clover) for clover in tribe.hand),
        menhirs=sum(tribe.gold),
        elves=tribe.tokens.count(ELF),
        goblins=tribe.tokens.count(GOBLIN),
        korrigans=tribe.korrigans.count(cauldron),
        companions=len(tribe.shown) + (tribe.backup != NOTHING),
    )
