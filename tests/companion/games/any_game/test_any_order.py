"""Whatever people do, in whatever order, the table stays whole."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import games, messages
from companion.chance import Chance
from companion.contract import Offer, Refused, decide, with_number
from companion.games.any_game import ASSIST
from companion.games.any_game.people import join, part
from companion.games.any_game.pieces import Begin, Correct, Done, Earlier, EndRound, Finish, NextRound, Options, Pass, Score, State
from companion.options import choices
from tests.clauses import clause
from tests.companion.games.any_game.stage import LUCK, table

NAMES = [choice.name for choice in choices(Options)]
ALL_OPTIONS = [dict(zip(NAMES, values, strict=True)) for values in product(*(choice.values for choice in choices(Options)))]
SELDOM = 40  # the only choice that may end the game
DEEDS = st.lists(
    st.tuples(st.sampled_from("movemovemoveJP"), st.integers(0, 4), st.integers(0, SELDOM), st.integers(-999, 9999)),
    min_size=15,
    max_size=60,
)

REFS = st.sampled_from(["player:0", "player:1", "player:4", "player:5", "player:-1", "player:", "", "nonsense", "round:1", "moon"])
ROUNDS = st.sampled_from(["round:1", "round:2", "round:0", "round:99", "round:", "", "player:1"])
NUMBERS = st.sampled_from([0, -1, 1, -999, 9999, -1000, 10_000, 10**6])
MOVES = st.one_of(
    st.sampled_from([Done(), Pass(), EndRound(), NextRound(), Finish()]),
    st.builds(Begin, REFS),
    st.builds(Earlier, REFS),
    st.builds(Score, REFS, NUMBERS),
    st.builds(Correct, ROUNDS, REFS, NUMBERS),
)
STRANGE = st.tuples(st.integers(-1, 5), MOVES)
FOLDER = Path(games.FOLDER) / "any_game"
HOUSE = Path(games.FOLDER).parent


def step(state: State, deed: tuple[str, int, int, int]) -> State:
    """A move, a coming or a going; what is refused changes nothing."""
    kind, player, choice, number = deed
    try:
        if kind in "JP":
            return (join if kind == "J" else part)(state, player).state
        offers = [offer for offer in ASSIST.moves(state, player) if choice == SELDOM or not offer.final]
        return decide(ASSIST, state, player, _chosen(offers[choice % len(offers)], number), Chance(LUCK)).state if offers else state
    except Refused:
        assert kind in "JP", "an offer is never refused"
        return state


def _chosen(offer: Offer, number: int) -> Any:
    return offer.move if offer.low is None else with_number(offer, number)


@clause("A2", "A3", "A9", "A12", "A16", "A17")
@given(st.integers(1, 5), st.sampled_from(ALL_OPTIONS), DEEDS)
@settings(max_examples=250, deadline=None)
def test_the_order_stays_one_of_those_present_and_the_turn_with_one_of_them(number: int, options: dict[str, Any], deeds: Any) -> None:
    state = table(number, number - 1, **options)
    for deed in deeds:
        before, state = state, step(state, deed)
        ASSIST.check(state)
        assert ASSIST.waits(state) <= ASSIST.actors(state) == (frozenset() if state.phase == "over" else set(state.order))
        assert state.round in (before.round, before.round + 1)
        _sheet_only_grows(before, state)
        _who_may_what(state)


def _sheet_only_grows(before: State, after: State) -> None:
    """A deed changes at most one number; a new column and a new row are empty."""
    old = {(row, player): number for row, line in enumerate(before.scores) for player, number in enumerate(line)}
    new = {(row, player): number for row, line in enumerate(after.scores) for player, number in enumerate(line)}
    assert set(old) <= set(new)
    assert sum(old.get(cell, 0) != number for cell, number in new.items()) <= 1


def _who_may_what(state: State) -> None:
    """Done is offered exactly to those who are waited for; ending the game to all, as final."""
    for player in range(len(state.colours)):
        offers = {type(offer.move).__name__: offer for offer in ASSIST.moves(state, player)}
        assert ("Done" in offers) == (player in ASSIST.waits(state))
        assert ("NextRound" in offers) == (player in state.order and state.phase == "upkeep")
        assert ("Finish" in offers) == (player in ASSIST.actors(state))
        assert all(offer.final == (name == "Finish") for name, offer in offers.items())


@clause("A2", "A3")
@given(st.integers(1, 5), st.sampled_from(ALL_OPTIONS), DEEDS, st.lists(STRANGE, min_size=1, max_size=20))
@settings(max_examples=150, deadline=None)
def test_what_is_not_offered_is_refused_with_a_clause_and_a_sentence(number: int, options: Any, deeds: Any, strange: Any) -> None:
    state = table(number, **options)
    for deed in deeds:
        state = step(state, deed)
    for player, move in strange:
        if any(_fits(offer, move) for offer in ASSIST.moves(state, player)):
            ASSIST.check(decide(ASSIST, state, player, move, Chance(LUCK)).state)
            continue
        with pytest.raises(Refused) as no:
            decide(ASSIST, state, player, move, Chance(LUCK))
        folder = HOUSE if no.value.clause == "H1" else FOLDER
        assert f"**{no.value.clause}** " in (folder / ("HOUSE.md" if no.value.clause == "H1" else "RULES.md")).read_text(encoding="utf-8")
        assert all(messages.has(no.value.text.key, language, FOLDER) for language in messages.LANGUAGES)


def _fits(offer: Offer, move: Any) -> bool:
    if offer.low is None or offer.high is None:
        return bool(offer.move == move)
    return type(move) is type(offer.move) and offer.low <= move.number <= offer.high and with_number(offer, move.number) == move


@clause("A4", "A5", "A6", "A7")
@given(st.integers(1, 5), st.sampled_from(ALL_OPTIONS), DEEDS)
@settings(max_examples=100, deadline=None)
def test_from_anywhere_done_and_pass_alone_come_to_the_next_round(number: int, options: dict[str, Any], deeds: Any) -> None:
    state = table(number, **options)
    for deed in deeds:
        state = step(state, deed)
    if state.phase == "over" or not state.order:
        return
    here = state.round
    for _ in range(len(state.order) + 1):
        if state.round > here:
            return
        player = min(ASSIST.waits(state) or ASSIST.actors(state))
        names = {type(offer.move).__name__: offer.move for offer in ASSIST.moves(state, player)}
        state = decide(ASSIST, state, player, names.get("NextRound") or names.get("Pass") or names["Done"], Chance(LUCK)).state
    assert state.round > here


@clause("A2")
@given(st.integers(1, 5), st.sampled_from(ALL_OPTIONS), DEEDS)
@settings(max_examples=100, deadline=None)
def test_nothing_is_secret(number: int, options: dict[str, Any], deeds: Any) -> None:
    state = table(number, **options)
    for deed in deeds:
        state = step(state, deed)
    for reader in (None, *range(len(state.colours))):
        assert ASSIST.imagine(ASSIST.view(state, reader), reader, Chance(LUCK)) == state
