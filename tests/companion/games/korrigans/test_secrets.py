"""Who knows what, what the lights tell, and what a bystander never learns."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.chance import Chance
from companion.contract import Light, Offer, decide
from companion.games.korrigans import GAME
from companion.games.korrigans import pieces as p
from companion.games.korrigans.pieces import ASK_CAULDRON, ASK_DRAW, ASK_GOBLIN, ASK_LAST, ASK_SUN, Keep, Options, State
from companion.games.korrigans.rainbow import Draw, PutCloud, PutSun, Rainbow
from companion.simulate import walk
from tests.clauses import clause
from tests.companion.games.korrigans.stage import FIELD, PLAYERS, go, play, played, position, rainbow, tribe


def lit(state: State, choice: object = None) -> dict[str, Light]:
    lights = GAME.scene(GAME.view(state, None), Offer(choice) if choice else None)
    assert len({light.place for light in lights}) == len(lights)
    return {light.place: light for light in lights}


@clause("K31", "K54")
def test_a_hand_is_for_its_owner_until_the_screen_is_gone() -> None:
    state = position(tribe("A", "Q", hand="gold-4 hare"), tribe("C", "O", hand="frog", screen=False))
    assert GAME.view(state, 0).tribes[0].hand == ("clover:gold-4", "clover:hare")
    for reader in (1, None):
        assert GAME.view(state, reader).tribes[0].hand is None
        assert GAME.view(state, reader).tribes[0].hand_count == 2
        assert GAME.view(state, reader).tribes[1].hand == ("clover:frog",)


@clause("K40")
def test_what_a_look_shows_is_fleeting_and_for_one_alone() -> None:
    step = played(position(tribe("A", "Q", shown="hare"), tribe("C", "O"), lying={"B": "gold-4 mole"}), go(1, "hare", "B"))
    seen = [fact for fact in step.facts if fact.key == "sees"]
    assert [fact.args["clover"] for fact in seen] == ["clover:gold-4", "clover:mole"]
    assert all(fact.fleeting and fact.who == (0,) for fact in seen)
    kept = played(step.state, Keep("look:1"))
    assert GAME.view(kept.state, 0).look == ()
    assert [fact.who for fact in kept.facts if "clover" in fact.args] == [(0,)]


# Where the only clover worth 4 or the only elf's menhir is, and who may know: player 0 acts, player 1 has no screen, player 2 has one.
HIDDEN = [
    ("K31", "behind player 0's screen", {"hands": ("gold-4", "", "")}, {0}),
    ("K54", "in front of player 1, whose screen is gone", {"hands": ("", "gold-4", "")}, {0, 1, 2, None}),
    ("K31", "behind player 2's screen", {"hands": ("", "", "gold-4")}, {2}),
    ("K40", "in the field where player 0 looks", {"lying": {"A": "gold-4 gold-1"}}, {0}),
    ("K10", "in a field where nobody looks", {"lying": {"B": "gold-4 gold-1"}}, set()),
    ("K38", "given up", {"given": (p.CLOVERS.index("gold-4"),)}, set()),
    ("K11", "under the menhir where player 0 looks", {"menhirs": {"A": "gold-4"}}, set()),
]


@pytest.mark.parametrize(
    ("things", "knowing"), [pytest.param(*case[2:], marks=clause(case[0]), id=case[1].replace(" ", "-")) for case in HIDDEN]
)
def test_nobody_is_told_what_is_hidden(things: dict[str, Any], knowing: set[int | None]) -> None:
    hands = things.get("hands", ("", "", ""))
    tribes = [tribe(*"AQ", hand=hands[0]), tribe(*"CO", hand=hands[1], screen=False), tribe(*"DN", hand=hands[2])]
    state = position(*tribes, ask=p.ASK_KEEP, **{name: thing for name, thing in things.items() if name != "hands"})
    for reader in (None, 0, 1, 2):
        told = msgspec.json.encode(GAME.view(state, reader)) + msgspec.json.encode(GAME.moves(state, reader) if reader is not None else ())
        assert (b"gold-4" in told) == (reader in knowing)


# What may be called out to everybody about a clover, beside what a player without a screen does.
OPEN = {"lies-open", "shows-gold"}


@clause("K31", "K38", "K40", "K41", "K54")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_public_fact_names_a_hidden_clover_and_no_private_one_reaches_a_neighbour(players: int) -> None:
    for seed in range(12):
        luck = Chance(str(seed).encode())
        for step in walk(GAME, players, Options(advanced=bool(seed % 2)), f"whispers {seed}"):
            facts = decide(GAME, step.before, step.player, step.move, luck).facts
            for fact in facts:
                named = "clover" in fact.args
                if fact.who is None:
                    assert not named or fact.key in OPEN or not step.before.tribes[step.player].screen
                    assert "look" not in fact.args
                else:
                    assert named
                    assert fact.who == (step.player,)


@clause("K40", "K50", "K61")
@pytest.mark.parametrize("players", [2, 5])
def test_an_imagined_meadow_has_all_its_pieces_and_a_move_for_who_must_move(players: int) -> None:
    for seed in range(4):
        for number, step in enumerate(walk(GAME, players, Options(), f"imagined {seed}")):
            if number % 5 and step.after.cauldron == p.NOTHING:
                continue
            for reader in (None, *range(players)):
                imagined = GAME.imagine(GAME.view(step.after, reader), reader, Chance(str(number).encode()))
                GAME.check(imagined)


@clause("K39", "K56")
@pytest.mark.parametrize("ask", [p.ASK_MOVE, p.ASK_FAIRY])
def test_who_is_asked_to_move_is_imagined_with_a_companion_that_can(ask: str) -> None:
    """From B only hare, bird and nothing else goes anywhere, and the backup was given for a squirrel."""
    lone = tribe("B", "B", hand="bird", backup=p.SQUIRREL, sacrificed=True)
    seen = GAME.view(position(lone, tribe("C", "O", hand="frog"), ask=ask), 1)
    hands = {GAME.imagine(seen, 1, Chance(str(turn).encode())).tribes[0].hand[0] for turn in range(40)}
    assert hands == {p.HARE, p.BIRD}


@clause("K61")
@pytest.mark.parametrize(("first", "turn", "gold_only"), [(0, 0, {0}), (1, 1, {1}), (1, 2, {1, 2}), (2, 1, {2, 0, 1}), (2, 0, {2, 0})])
def test_who_has_had_to_show_all_companions_hides_only_gold(first: int, turn: int, gold_only: set[int]) -> None:
    hidden = [tribe(*places, hand="gold-3 gold-4 gold-2", shown="hare") for places in ("AQ", "CO", "DN")]
    seen = GAME.view(position(*hidden, ask=ASK_LAST, cauldron=FIELD["I"], first=first, turn=turn), None)
    dealt = [GAME.imagine(seen, None, Chance(str(luck).encode())).tribes for luck in range(30)]
    assert {player for player in range(3) if min(min(tribes[player].hand) for tribes in dealt) > p.MOLE} == gold_only


@clause("K61")
@pytest.mark.parametrize("first", [0, 1])
def test_gold_is_dealt_first_to_those_who_can_hide_nothing_else(first: int) -> None:
    """Of 24 gold clovers one player hides 20, the other 20 clovers of any kind: there is enough only in this order."""
    tribes = [tribe("A", "Q", hand="gold-1 " * 20), tribe("C", "O", hand="gold-1 " * 20)]
    seen = GAME.view(position(*tribes, ask=ASK_LAST, cauldron=FIELD["I"], first=first, turn=first), None)
    for luck in range(5):
        imagined = GAME.imagine(seen, None, Chance(str(luck).encode())).tribes
        assert [len(tribe.hand) for tribe in imagined] == [20, 20]
        assert min(imagined[first].hand) > p.MOLE


@clause("K31", "K61")
def test_before_the_cauldron_anybody_may_hide_companions() -> None:
    seen = GAME.view(position(*(tribe(*places, hand="gold-3 gold-4 gold-2", shown="hare") for places in ("AQ", "CO"))), None)
    dealt = [GAME.imagine(seen, None, Chance(str(luck).encode())).tribes for luck in range(30)]
    assert all(min(min(tribes[player].hand) for tribes in dealt) <= p.MOLE for player in (0, 1))


@clause("K40", "K31")
def test_imagining_forgets_what_the_view_no_longer_shows() -> None:
    state = play(GAME.setup(_players(), 0, Options(), Chance(b"x")), p.PlaceKorrigan("field:A"), Keep("look:1"))
    seen = GAME.view(state, 0)
    dealt = {GAME.imagine(seen, 0, Chance(str(turn).encode())).fields[FIELD["A"]] for turn in range(30)}
    assert len(dealt) > 5
    assert all(GAME.imagine(seen, 0, Chance(str(turn).encode())).tribes[0].hand == state.tribes[0].hand for turn in range(5))


@clause("K20", "K23")
def test_the_lights_say_whether_the_pawn_was_drawn() -> None:
    tribes = (tribe("A", "Q", shown="hare"), tribe("C", "O", shown="hare"))
    waiting = lit(position(*tribes, ask=ASK_DRAW, holder=1))
    assert waiting["pot"] == Light("pot", "moon", "breathe")
    assert waiting["player:1"] == Light("player:1", "yellow", "breathe")
    drawn = lit(position(*tribes, holder=1))
    assert drawn["pot"] == Light("pot", "orange", "steady")
    assert drawn["player:0"] == Light("player:0", "red", "breathe")
    assert drawn["player:1"] == Light("player:1", "moon", "steady")
    assert lit(position(*tribes, ask=ASK_CAULDRON))["pot"] == Light("pot", "gold", "breathe")


@clause("K21", "K22")
def test_colours_out_once_shine_and_colours_out_twice_beat_twice() -> None:
    state = position(tribe("A", "Q"), tribe("C", "O"), rainbow=rainbow("red orange", "red"))
    lights = lit(state)
    assert lights["arch:red"] == Light("arch:red", "red", "double_pulse")
    assert lights["arch:orange"] == Light("arch:orange", "orange", "steady")
    assert "arch:yellow" not in lights
    assert lights["ring:0/7"] == Light("ring:0/7", "red", "steady")


@clause("K21", "K22", "K60")
def test_the_choice_is_lit_where_it_is() -> None:
    state = position(tribe("A", "Q", shown="hare"), tribe("C", "O"), ask=ASK_SUN)
    moon = "moon", "pulse"
    assert lit(state, PutSun("sun:3"))["arch:yellow"] == Light("arch:yellow", *moon)
    assert lit(state, PutCloud("cloud:5"))["ring:4/7"] == Light("ring:4/7", *moon)
    assert lit(state, Draw())["pot"] == Light("pot", *moon)
    field = lit(state, go(1, "hare", "I"))
    assert (field["arch:green"], field["ring:3/7"]) == (Light("arch:green", *moon), Light("ring:3/7", *moon))
    assert lit(state, p.Unveil("player:1"))["player:1"] == Light("player:1", *moon)
    assert lit(state, Keep("look:1"))["pot"]


@clause("K71")
def test_the_winners_seat_shines_even_after_a_tie() -> None:
    state = position(tribe("B", "B"), tribe("B", "B"), ask=p.OVER, cauldron=FIELD["I"])
    assert lit(state)["player:1"] == Light("player:1", "yellow", "rainbow")


@clause("K52")
def test_everybody_is_told_whom_we_wait_for() -> None:
    for ask in (ASK_GOBLIN, p.ASK_KEEP, p.ASK_MOVE, p.ASK_FAIRY, p.ASK_TROLL, p.ASK_UNVEIL):
        state = position(tribe("A", "Q", shown="hare"), tribe("C", "O"), ask=ask)
        assert GAME.view(state, 0).prompt.key == f"prompt-{ask}-you"
        for reader in (1, None):
            prompt = GAME.view(state, reader).prompt
            assert (prompt.key, prompt.args["player"]) == (f"prompt-{ask}-wait", "player:0")


@clause("K38", "K10")
def test_check_misses_nothing() -> None:
    state = GAME.setup(_players(), 0, Options(), Chance(b"x"))
    GAME.check(state)
    lost = msgspec.structs.replace(state, fields=((), *state.fields[1:]))
    with pytest.raises(AssertionError):
        GAME.check(lost)
    given = msgspec.structs.replace(state, fields=(state.fields[0][1:], *state.fields[1:]), given=state.fields[0][:1])
    with pytest.raises(AssertionError, match="one clover given for each backup"):
        GAME.check(given)


@pytest.mark.parametrize("hand", ["gold-1", "hare"])
@clause("K39", "K31")
def test_whether_somebody_is_skipped_tells_of_a_hand_and_can_not_be_tried_out(hand: str) -> None:
    """The other korrigans stand on B, where a squirrel and a frog lead nowhere: only their owner knows of a hare."""
    other = tribe("B", "B", hand=hand, shown="frog", backup=p.SQUIRREL, sacrificed=True)
    mine = tribe("A", "Q", shown="hare", hand="gold-2")
    sun = Rainbow(bag=(1, 1, 1, 2, 2, 2, 2), suns=(0, 1, -1, -1, -1, -1, -1), latest=2, placed=False)
    cloud = Rainbow(bag=(0, 1, 2, 2, 2, 2, 2), suns=(0, 1, -1, -1, -1, -1, -1), latest=0, placed=False)
    turn_ends = [
        (position(mine, other, ask=p.ASK_SUN, rainbow=sun, first=1, turn=1, holder=0), PutSun("sun:3")),
        (position(mine, other, ask=p.ASK_CLOUD, rainbow=cloud, first=1, turn=1, holder=0), PutCloud("cloud:3")),
        (position(mine, other, ask=p.ASK_TROLL), p.TrollTo("border:A-D")),
        (position(mine, other, ask=p.ASK_FAIRY), p.Skip()),
        (position(mine, other, ask=p.ASK_KEEP), p.Keep("look:1")),
        (position(mine, other, lying={"D": ""}), go(1, "hare", "D")),
        (position(tribe("B", "B", hand="gold-2"), other, ask=p.ASK_FAIRY), p.Backup("hand:1", "companion:squirrel")),
    ]
    for state, move in turn_ends:
        (player,) = GAME.actors(state)
        step = played(state, move)
        assert step.state.turn == (1 if hand == "hare" else 0), move
        assert step.reveals, move
        assert [offer.final for offer in GAME.moves(state, player) if offer.move == move] == [True]


@clause("K39")
def test_what_everybody_can_see_tells_nothing_by_a_turn() -> None:
    mine = tribe("A", "Q", shown="hare")
    for other in (
        tribe("B", "B", hand="gold-1", shown="hare"),
        tribe("B", "B", shown="frog", sacrificed=True),
        tribe("B", "B", hand="gold-1", shown="frog", sacrificed=True, screen=False),
        tribe("B", "B", hand="gold-1 gold-1"),
    ):
        state = position(mine, other, lying={"D": ""})
        assert not played(state, go(1, "hare", "D")).reveals
        assert not next(offer.final for offer in GAME.moves(state, 0) if offer.move == go(1, "hare", "D"))


@clause("K39", "K55")
def test_a_troll_that_shuts_somebody_in_tells_what_lies_behind_the_screen() -> None:
    """From Q a hare goes to J alone."""
    state = position(tribe("A", "C", shown="hare"), tribe("Q", "Q", hand="gold-1", shown="hare", sacrificed=True), ask=p.ASK_TROLL)
    finals = {offer.move.border: offer.final for offer in GAME.moves(state, 0)}
    assert (finals["border:J-Q"], finals["border:A-B"]) == (True, False)
    assert played(state, p.TrollTo("border:J-Q")).reveals


def _players() -> tuple[object, ...]:
    return PLAYERS[:2]
