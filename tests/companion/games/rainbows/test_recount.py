"""An independent bank: every final score is counted again from the public facts alone, with nothing of the game's own code."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby
from typing import Any

import pytest

from companion import games
from companion.chance import Chance
from companion.contract import decide, pick_number
from companion.options import variants
from companion.simulate import some_players
from tests.clauses import clause

GAME = games.find().games["rainbows", games.PLAY]
LANES = "ROYGBV"
MONEY = (0, 0, 0, 5, 10, 15, 20, 25, 30, 40, 50)


@clause("M31", "M32", "M33", "M34", "M40", "M42")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_bystander_counts_the_same_accounts_and_gold(players: int) -> None:
    for options in variants(GAME.Options):
        for seed in range(20):
            facts, state = _random_game(players, options, f"{players}{options}{seed}")
            result = GAME.result(state)
            accounts, gold = _recount(facts, players, 50 if options.accounts else 0)
            assert list(result.totals) == accounts
            assert [purse.gold for purse in state.purses] == gold
            assert [sum(line.points for line in result.lines if line.player == player) for player in range(players)] == accounts
            order = [accounts[place[0]] for place in result.ranking]
            assert order == sorted(set(accounts), reverse=True)


def _random_game(players: int, options: Any, seed: str) -> tuple[list[Any], Any]:
    wish, chance = Chance(f"w{seed}".encode()[:64]), Chance(f"l{seed}".encode()[:64])
    state = GAME.setup(some_players(players, wish), 0, options, chance)
    facts: list[Any] = []
    while GAME.result(state) is None:
        player = wish.pick("who", sorted(GAME.actors(state)))
        played = decide(GAME, state, player, pick_number(wish.pick("move", GAME.moves(state, player)), wish), chance)
        facts += [fact for fact in played.facts if fact.who is None and not fact.fleeting]
        state = played.state
    return facts, state


def _recount(facts: list[Any], players: int, opening: int) -> tuple[list[int], list[int]]:
    accounts, gold = [opening] * players, [15] * players
    markers: dict[int, set[tuple[int, int]]] = defaultdict(set)
    kept: dict[int, set[int]] = defaultdict(set)
    for fact in facts:
        who = int(str(fact.args.get("player", "player:0")).removeprefix("player:"))
        if fact.key in ("bought", "borrowed"):
            name = fact.args["space"].removeprefix("space:")
            markers[who].add((LANES.index(name[0]), int(name[1:])))
            price = int(fact.args["card"].rsplit("-", 1)[1])
            loan = max(0, price - gold[who])
            gold[who] -= price - loan
            accounts[who] -= 2 * loan
        if fact.key == "kept":
            number = int(fact.args["card"].rsplit("-", 1)[1])
            assert number not in kept[who]
            kept[who].add(number)
            gold[who] += number
        if fact.key.startswith("day-over"):
            for player in range(players):
                accounts[player] += _rainbows(sorted(markers[player])) + _money(kept[player])
            markers.clear()
            kept.clear()
        if fact.key == "deposited":
            gold[who] -= fact.args["gold"]
            accounts[who] += fact.args["gold"]
        assert min(gold) >= 0
    return accounts, gold


def _money(numbers: set[int]) -> int:
    runs = groupby(sorted(numbers), key=lambda number: number - sum(other < number for other in numbers))
    return sum(MONEY[len(list(run))] for _, run in runs)


def _rainbows(markers: list[tuple[int, int]]) -> int:
    """Every choice of links is tried: marker by marker, linked to nothing on its left or to any free neighbour there."""

    def tried(at: int, used: frozenset[tuple[int, int]], linked: frozenset[tuple[int, int]]) -> int:
        if at == len(markers):
            return 20 * len(used) - 10 * len(set(markers) - linked)
        lane, row = here = markers[at]
        best = tried(at + 1, used, linked)
        for left in ((lane - 1, row - 1), (lane - 1, row), (lane - 1, row + 1)):
            if left in markers and left not in used:
                best = max(best, tried(at + 1, used | {left}, linked | {left, here}))
        return best

    return tried(0, frozenset(), frozenset())
