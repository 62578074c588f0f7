"""What everybody sees of a tribe stands on every page: before its player on a phone, beside the name on the TV."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games import PLAY
from companion.games.korrigans.pieces import HARE, Tribe
from tests.clauses import clause
from tests.companion.games.korrigans.stage import position, tribe
from tests.web.served import Phone, begin, seated, served_once, stand

OPEN = tribe("C", "O", hand="gold-4 mole", shown="frog", screen=False, backup=HARE, sacrificed=True, gold=(3,))
HIDDEN = tribe("C", "O", hand="gold-4 mole", shown="frog", backup=HARE, sacrificed=True, gold=(3,))


@clause("K54", "K31", "K38", "K57")
@pytest.mark.parametrize("path", ["/", "/table"])
@pytest.mark.parametrize(("other", "hand"), [(OPEN, True), (HIDDEN, False)])
def test_open_things_are_on_every_page_and_a_hand_only_without_a_screen(tmp_path: Path, path: str, other: Tribe, hand: bool) -> None:
    with served_once(tmp_path) as table:
        phones = seated(table, 1, 2)
        begin(phones[0], game="korrigans", mode=PLAY)
        there = position(tribe("A", "A", shown="squirrel"), other)
        stand(table, **{name: getattr(there, name) for name in there.__struct_fields__ if name != "colours"})
        for reader in (phones[0], Phone(table)):
            page = reader.get(path).text
            for thing in ("frog", "hare", "3 gold"):
                assert f'class="bit" role="img" aria-label="{thing}"' in page
            for thing in ("4 gold", "mole"):
                assert (f'class="bit" role="img" aria-label="{thing}"' in page) == hand
            assert ("2 clovers, open to all" in page) == hand
            assert ("2 clovers behind the screen" in page) != hand
