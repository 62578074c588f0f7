"""A bystander counts the gold from what everybody could hear, knowing nothing of how the game is written."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import pytest

from companion.chance import Chance
from companion.contract import Fact, decide
from companion.games import find
from companion.simulate import some_players, walk
from tests.clauses import clause

GAME: Any = find().games["korrigans", "play"]
ASSIST: Any = find().games["korrigans", "assist"]


def overheard(players: int, first: int, advanced: bool, seed: str) -> tuple[list[Fact], Any]:
    """The public facts of one random game, and its result."""
    wish, luck = Chance(f"w{seed}".encode()), Chance(f"l{seed}".encode())
    state = GAME.setup(some_players(players, wish), first, GAME.Options(advanced=advanced), luck)
    heard: list[Fact] = []
    while GAME.result(state) is None:
        (player,) = GAME.actors(state)
        step = decide(GAME, state, player, wish.pick("offer", GAME.moves(state, player)).move, luck)
        heard += [fact for fact in step.facts if fact.who is None and not fact.fleeting]
        state = step.state
    return heard, GAME.result(state)


class Bystander:
    """Keeps in mind where everything is."""

    def __init__(self) -> None:
        self.gold: Counter[str] = Counter()
        self.at: dict[tuple[str, str], str] = {}
        self.under: dict[tuple[str, str], str] = {}
        self.companions: Counter[str] = Counter()
        self.cauldron = ""

    def hear(self, fact: Fact) -> None:
        note = getattr(self, f"_{fact.key.replace('-', '_')}", None)
        if note:
            note(fact.args)

    def _placed(self, words: dict[str, Any]) -> None:
        self.at[words["player"], words["korrigan"]] = words["field"]

    _goes = _placed

    def _finds(self, words: dict[str, Any]) -> None:
        self.under[words["player"], words["korrigan"]] = words["token"]

    def _passes(self, words: dict[str, Any]) -> None:
        giver = (words["giver"], words["from"])
        if self.under.get(giver) == words["token"]:
            del self.under[giver]
        self.under[words["player"], words["korrigan"]] = words["token"]

    def _menhir(self, words: dict[str, Any]) -> None:
        self._take_gold(words["player"], words["menhir"])

    def _shows_gold(self, words: dict[str, Any]) -> None:
        self._take_gold(words["player"], words["clover"])

    def _take_gold(self, player: str, thing: str) -> None:
        if "gold-" in thing:
            self.gold[player] += int(thing[-1])

    def _shows(self, words: dict[str, Any]) -> None:
        self.companions[words["player"]] += 1

    _backup = _shows

    def _uses_up(self, words: dict[str, Any]) -> None:
        self.companions[words["player"]] -= 1

    def _cauldron_on(self, words: dict[str, Any]) -> None:
        self.cauldron = words["field"]

    def total(self, player: str) -> int:
        carried = Counter(token for (owner, _korrigan), token in self.under.items() if owner == player)
        there = sum(field == self.cauldron for (owner, _korrigan), field in self.at.items() if owner == player)
        return self.gold[player] + 2 * carried["token:elf"] - 2 * carried["token:goblin"] + {0: 0, 1: 10, 2: 15}[there]


@clause("K70", "K71")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_gold_and_the_winner_can_be_recounted_from_public_facts(players: int) -> None:
    for seed in range(30):
        first = seed % players
        heard, result = overheard(players, first, bool(seed % 2), f"{players} {seed}")
        bystander = Bystander()
        told: dict[str, int] = defaultdict(int)
        for fact in heard:
            bystander.hear(fact)
            if fact.key == "counted":
                told[str(fact.args["player"])] = int(fact.args["total"])
        totals = [bystander.total(f"player:{player}") for player in range(players)]
        assert totals == list(result.totals) == [told[f"player:{player}"] for player in range(players)]
        order = sorted(
            range(players),
            key=lambda player: (totals[player], bystander.companions[f"player:{player}"], (player - first) % players),
            reverse=True,
        )
        assert result.ranking == tuple((player,) for player in order)


@clause("K70", "K71", "K81")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_sheets_can_be_recounted_from_what_was_written(players: int) -> None:
    worth = {"clovers": 1, "menhirs": 1, "elves": 2, "goblins": -2, "korrigans": 0, "companions": 0}
    for seed in range(10):
        sheets: list[Counter[str]] = [Counter() for _ in range(players)]
        for step in walk(ASSIST, players, ASSIST.Options(), f"sheets {seed}", 2000):
            for fact in decide(ASSIST, step.before, step.player, step.move, Chance(b"any")).facts:
                if fact.key == "wrote":
                    sheets[step.player][str(fact.args["line"]).removeprefix("line:")] = int(fact.args["number"])
        result, first = ASSIST.result(step.after), step.after.first
        totals = [
            sum(worth[line] * number for line, number in sheet.items()) + {0: 0, 1: 10, 2: 15}[sheet["korrigans"]] for sheet in sheets
        ]
        assert result.totals == tuple(totals)
        if not any(any(sheet.values()) for sheet in sheets):
            assert result.ranking == (tuple(range(players)),), "nobody counted"
            continue
        order = sorted(range(players), key=lambda one: (-totals[one], -sheets[one]["companions"], -((one - first) % players)))
        assert result.ranking == tuple((player,) for player in order)
