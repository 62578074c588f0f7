"""Everything that can meet in a field: each mix of elves and goblins, counted by hand from the words of the rules."""

from __future__ import annotations

from itertools import product

import pytest

from companion.contract import Fact
from companion.games.korrigans.pieces import ASK_GOBLIN, ASK_LAST, ASK_MOVE, GoblinTo, State
from tests.clauses import clause
from tests.companion.games.korrigans.stage import FIELD, go, played, position, tokens, tribe

ABSENT = "absent"
OTHERS = [(1, 1), (1, 2), (2, 1)]  # player and korrigan of those who may stand in the field already
MIXES = list(product(("", "elf", "goblin", ABSENT), repeat=len(OTHERS)))


def meeting(which: int, mine: str, beside: str, theirs: tuple[str, ...], ask: str) -> State:
    """The first player's korrigan will come from A to D, where the other one stands, and the others that are not absent."""
    places = ["O" if token == ABSENT else "D" for token in theirs]
    held = ["" if token == ABSENT else token for token in theirs]
    own = (mine, beside) if which == 1 else (beside, mine)
    homes = "AD" if which == 1 else "DA"
    return position(
        tribe(homes[0], homes[1], shown="hare hare", tokens=own),
        tribe(places[0], places[1], shown="hare", tokens=(held[0], held[1])),
        tribe(places[2], "C", shown="hare", tokens=(held[2], "elf")),
        ask=ask,
        cauldron=FIELD["I"] if ask == ASK_LAST else -1,
        troll=-1,
    )


def by_hand(mine: str, theirs: tuple[str, ...], target: int | None) -> tuple[str, list[str]]:
    """What the mover and the others hold afterwards, as K51, K52 and K53 say it."""
    after = ["" if token in ("elf", ABSENT) else token for token in theirs]
    if target is not None:
        after[target] = "goblin"
        mine = ""
    return ("elf" if "elf" in theirs else mine), after


def retold(before: State, facts: list[Fact]) -> list[list[str]]:
    """The tokens as somebody knows them who only hears what is called out."""
    held = [list(pair) for pair in tokens(before)]
    for fact in facts:
        if fact.key not in ("leaves", "passes"):
            continue
        words = {name: str(word).rpartition(":")[2] for name, word in fact.args.items()}
        player, korrigan = int(words["player"]), int(words["korrigan"]) - 1
        if fact.key == "leaves":
            assert held[player][korrigan] == words["token"]
            held[player][korrigan] = ""
            continue
        giver, its = int(words["giver"]), int(words["from"]) - 1
        if held[giver][its] == words["token"]:  # an elf may have come under the mover while the goblin was in the air
            held[giver][its] = ""
        assert held[player][korrigan] in ("", "goblin" if words["token"] == "elf" else ""), "two tokens under one korrigan"
        held[player][korrigan] = words["token"]
    return held


@clause("K42", "K51", "K52", "K53", "K61")
@pytest.mark.parametrize("ask", [ASK_MOVE, ASK_LAST])
@pytest.mark.parametrize(("which", "mine"), list(product((1, 2), ("", "elf", "goblin"))))
def test_every_mix_of_tokens_changes_hands_as_the_book_says(which: int, mine: str, ask: str) -> None:
    for beside, theirs in product(("", "elf", "goblin"), MIXES):
        there = [spot for spot, token in enumerate(theirs) if token != ABSENT]
        for target in there if mine == "goblin" and there else [None]:
            before = meeting(which, mine, beside, theirs, ask)
            step = played(before, go(which, "hare", "D"))
            facts = list(step.facts)
            asked = step.state.ask == ASK_GOBLIN
            assert asked == (mine == "goblin" and len(there) > 1)
            if asked and target is not None:
                assert tokens(step.state) == tokens(before)  # nothing passes before the mover has chosen
                player, korrigan = OTHERS[target]
                step = played(step.state, GoblinTo(f"player:{player}", f"korrigan:{korrigan}"))
                facts += step.facts
            own, others = by_hand(mine, theirs, target)
            expected = [(own, beside) if which == 1 else (beside, own), (others[0], others[1]), (others[2], "elf")]
            assert tokens(step.state) == expected, (theirs, target)
            assert [tuple(pair) for pair in retold(before, facts)] == expected
