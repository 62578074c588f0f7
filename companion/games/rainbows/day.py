"""How a day goes: the deck is stacked, rounds are turned up, priority passes, the day is scored, the bank takes deposits."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Fact, Light, Played
from companion.games.rainbows.pieces import (
    CARD_REFS,
    CARDS,
    CLOVER,
    FREE,
    LANES,
    MARKERS,
    NUMBERS,
    PLAYER_REFS,
    ROWS,
    THIRD,
    Entry,
    Purse,
    State,
    is_full,
    with_clover,
)
from companion.games.rainbows.score import Scored, scored_day, winners

Facts = tuple[Fact, ...]


def stacked(chance: Chance) -> tuple[int, ...]:
    """Three thirds of 20 and the clover anywhere in the lowest; its cards are shuffled already (M11)."""
    return with_clover(chance.shuffled("deck", CARDS), below=chance.below("clover", THIRD + 1))


def new_day(state: State, chance: Chance) -> State:
    """Markers return, all cards are stacked anew and the first ones turned up; gold and accounts stay (M41)."""
    players = len(state.purses)
    state = replace(
        state,
        day=state.day + 1,
        round=0,
        asks="card",
        ending="",
        deck=stacked(chance),
        clover=False,
        offer=(),
        discards=(),
        board=((FREE,) * ROWS[players],) * len(LANES),
        kept=((FREE,) * len(NUMBERS),) * players,
        purses=tuple(replace(purse, markers=MARKERS) for purse in state.purses),
    )
    return turned_up(state)


def turned_up(state: State) -> State:
    """A round begins: a card each and one more; the clover stays open and another card comes for it (M20)."""
    number = len(state.purses) + 1
    if CLOVER not in state.deck[:number]:
        return replace(state, round=state.round + 1, offer=state.deck[:number], deck=state.deck[number:])
    offer = tuple(card for card in state.deck[: number + 1] if card != CLOVER)
    return replace(state, round=state.round + bool(offer), offer=offer, deck=state.deck[number + 1 :], clover=True)


def after_a_card(state: State, facts: Facts) -> Played[State]:
    """What follows when a card was taken: the next player, or the end of the round (M21)."""
    return Played(state, facts) if state.offer else _end_of_round(state, facts)


def new_cards(state: State) -> Facts:
    """What the table tells when a round begins."""
    if not state.offer:
        return ()
    cards = {f"card{place}": CARD_REFS[card] for place, card in enumerate(state.offer, start=1)}
    turned = Fact(f"turned-up-{len(state.offer)}", {"round": state.round, **cards}, sound="draw")
    if not state.clover:
        return (turned,)
    return (turned, Fact("clover-open", light=Light("pot", "green", "double_pulse"), sound="reveal"))


def deposited(state: State) -> Played[State]:
    """All have said what they put into the bank: it is done openly, for all at the same time (M42)."""
    facts = []
    purses, book = list(state.purses), list(state.book)
    for player, number in enumerate(state.deposits):
        if number:
            purse = purses[player]
            purses[player] = replace(purse, gold=purse.gold - number, account=purse.account + number)
            book.append(Entry(player, state.day, "deposit", number, number))
        args: dict[str, str | int] = {"player": PLAYER_REFS[player], "gold": number, "account": purses[player].account}
        facts.append(Fact("deposited", args, sound="gold"))
    after = replace(state, asks="day", deposits=(FREE,) * len(purses), purses=tuple(purses), book=tuple(book))
    return Played(after, tuple(facts), reveals=True)


def _end_of_round(state: State, facts: Facts) -> Played[State]:
    """The priority card goes to the left (M22); the day ends (M30, M26) or new cards are turned up."""
    priority = (state.priority + 1) % len(state.purses)
    state = replace(state, priority=priority)
    facts = (*facts, Fact("priority-passes", {"player": PLAYER_REFS[priority]}))
    if is_full(state.board):
        return _end_of_day(replace(state, ending="full"), facts)
    if state.clover:
        return _end_of_day(replace(state, ending="clover"), facts)
    state = turned_up(state)
    facts += new_cards(state)
    if state.offer:
        return Played(state, facts, reveals=True)
    return replace(_end_of_day(replace(state, ending="last"), facts), reveals=True)


def _end_of_day(state: State, facts: Facts) -> Played[State]:
    """The day is scored into the accounts (M34); then the game is over, the bank opens (M42), or another day comes (M41)."""
    facts += (Fact(f"day-over-{state.ending}", {"day": state.day}, sound="reveal"),)
    purses, book = list(state.purses), list(state.book)
    for player, purse in enumerate(state.purses):
        scored = tuple(scored_day(state, player))
        book += [one.entry for one in scored]
        points = sum(one.entry.points for one in scored)
        purses[player] = replace(purse, account=purse.account + points)
        facts += (*_scoring(scored), _total(player, points, purses[player]))
    state = replace(state, purses=tuple(purses), book=tuple(book))
    if state.day == state.options.days:
        return Played(replace(state, asks=""), facts + _victory(state))
    if state.day + 1 < state.options.days:
        return Played(replace(state, asks="day"), facts)
    return _bank_opens(state, facts)


def _bank_opens(state: State, facts: Facts) -> Played[State]:
    """All are asked for a deposit at the same time; those without gold have nothing to say (M42)."""
    deposits = tuple(FREE if purse.gold else 0 for purse in state.purses)
    if FREE not in deposits:
        return Played(replace(state, asks="day"), facts)
    return Played(replace(state, asks="deposits", deposits=deposits), (*facts, Fact("bank-opens", sound="gold")))


def _scoring(scored: tuple[Scored, ...]) -> Iterator[Fact]:
    for entry, spaces, lowest in scored:
        args: dict[str, str | int] = {"player": PLAYER_REFS[entry.player], "size": entry.size, "points": entry.points}
        if entry.kind == "money":
            yield Fact("scored-money", {**args, "lowest": lowest, "highest": lowest + entry.size - 1}, sound="gold")
            continue
        names = " ".join(space.removeprefix("space:") for space in spaces)
        light = Light("arch", "gold", "sweep") if entry.kind == "rainbow" else None
        yield Fact(f"scored-{entry.kind}", {**args, "spaces": names}, light=light)


def _total(player: int, points: int, purse: Purse) -> Fact:
    return Fact("scored", {"player": PLAYER_REFS[player], "points": points, "account": purse.account}, sound="gold")


def _victory(state: State) -> Facts:
    best = winners(state)
    key = "won" if len(best) == 1 else "won-together"
    light = Light("arch", "gold", "rainbow")
    return tuple(
        Fact(key, {"player": PLAYER_REFS[player], "account": state.purses[player].account}, light=light, sound="win") for player in best
    )
