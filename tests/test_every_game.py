"""What every game found in its folder must keep, whatever it is: one test each, run over all of them."""

from __future__ import annotations

import re
import secrets
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion import games, messages
from companion.chance import Chance
from companion.contract import TABLE, Game, Offer, Refused, Text, decide, pick_number, with_number
from companion.options import variants
from companion.simulate import ASSIST_LIMIT, LIMIT, Step, some_players, walk, whole_game
from tests.clauses import clause

FOUND = games.find()
SEED = secrets.token_hex(4)
CASES = [(name, mode, n) for (name, mode), game in FOUND.games.items() for n in game.players]


@pytest.fixture(params=CASES, ids=lambda case: "-".join(map(str, case)))
def case(request: pytest.FixtureRequest) -> tuple[Game[Any], int, str]:
    name, mode, number = request.param
    print(f"seed {SEED}")
    return FOUND.games[name, mode], number, mode


def limit(mode: str) -> int:
    return ASSIST_LIMIT if mode == games.ASSIST else LIMIT


def some_steps(game: Game[Any], number: int, seed: str, most: int = 120) -> list[Step]:
    """Steps of one game with some option set, from its beginning or from its end."""
    options = list(variants(game.Options))
    return list(islice(walk(game, number, options[int(seed[:4], 16) % len(options)], seed), most))


def test_every_folder_loads() -> None:
    assert FOUND.games
    assert not FOUND.broken


def test_random_games_keep_every_invariant_and_end(case: tuple[Game[Any], int, str]) -> None:
    game, number, mode = case
    for turn, options in enumerate(variants(game.Options)):
        _moves, result = whole_game(game, number, options, f"{SEED}{turn}", limit(mode))
        assert mode == games.ASSIST or result is not None
        if result is not None:
            assert sorted(sum(result.ranking, ())) == list(range(number))


def test_each_offer_is_accepted_and_none_is_offered_twice(case: tuple[Game[Any], int, str]) -> None:
    game, number, _mode = case
    for step in some_steps(game, number, SEED)[::5]:
        for player in game.actors(step.before):
            offers = game.moves(step.before, player)
            seen = [msgspec.json.encode(offer.move) for offer in offers]
            assert len(seen) == len(set(seen))
            for offer in offers[:60]:
                for move in _numbers(offer):
                    chance = Chance(b"any luck")
                    played = decide(game, step.before, player, move, chance)
                    assert offer.final or not (chance.draws or played.reveals), f"{move} can't be freely undone: offer it as final"


def test_what_is_not_offered_is_refused_with_a_clause_and_leaves_no_trace(case: tuple[Game[Any], int, str]) -> None:
    game, number, _mode = case
    steps = some_steps(game, number, SEED)
    strange = [move for step in steps for move in (step.move, *_mutations(step.move, steps))][-400:]
    for step in steps[::9]:
        before = msgspec.json.encode(step.before)
        for player in range(number):
            offers = game.moves(step.before, player)
            for move in strange[:: max(1, len(strange) // 40)]:
                if _offered(move, offers):
                    continue
                with pytest.raises(Refused) as no:
                    decide(game, step.before, player, move, Chance(b"any luck"))
                assert re.fullmatch(r"[A-Z]\d+[a-z]?", no.value.clause)
                _both_languages(no.value.text, game)
        assert msgspec.json.encode(step.before) == before


def test_moves_survive_the_journal_and_replay_to_the_same_state(case: tuple[Game[Any], int, str]) -> None:
    game, number, _mode = case
    first = some_steps(game, number, SEED)
    again = some_steps(game, number, SEED)
    assert [step.after for step in first] == [step.after for step in again]
    for step in first:
        assert msgspec.json.decode(msgspec.json.encode(step.move), type=game.Move) == step.move


def test_a_view_tells_nothing_that_its_reader_must_not_know(case: tuple[Game[Any], int, str]) -> None:
    game, number, mode = case
    steps = some_steps(game, number, SEED, most=400)
    differs = False
    for turn, step in enumerate(steps[:: max(1, len(steps) // 40)]):
        for player in (None, *range(number)):
            view = game.view(step.after, player)
            imagined = game.imagine(view, player, Chance(f"imagine {turn}".encode()))
            differs |= imagined != step.after
            assert msgspec.json.encode(game.view(imagined, player)) == msgspec.json.encode(view)
            assert game.actors(imagined) == game.actors(step.after)
            if player is not None:
                _same_answers(game, step.after, imagined, player, steps)
    assert differs or mode == games.ASSIST, "in a whole game something is hidden"


@clause("H5")
def test_what_can_be_freely_taken_back_has_shown_the_mover_nothing(case: tuple[Game[Any], int, str]) -> None:
    """After a free move one sees what follows from what one saw before, whatever is hidden: an undo gives nothing away."""
    game, number, _mode = case
    for turn, step in enumerate(some_steps(game, number, SEED, most=400)):
        chance = Chance(b"any luck")
        played = decide(game, step.before, step.player, step.move, chance)
        if chance.draws or played.reveals or step.player == TABLE:
            continue
        view = game.view(step.before, step.player)
        other = game.imagine(view, step.player, Chance(f"imagine {turn}".encode()))
        after = decide(game, other, step.player, step.move, Chance(b"any luck")).state
        assert game.view(after, step.player) == game.view(played.state, step.player), f"{step.move} shows something"


def test_every_text_is_there_in_both_languages(case: tuple[Game[Any], int, str]) -> None:
    game, number, _mode = case
    for step in some_steps(game, number, SEED, most=400):
        if step.player == TABLE:
            continue
        _both_languages(Text(f"move-{type(step.move).__name__}", _fields(step.move)), game)
        for player in (None, *range(number)):
            view = game.view(step.after, player)
            _both_languages(view.prompt, game)
            _both_languages(view.caption, game)
        for fact in decide(game, step.before, step.player, step.move, Chance(b"any luck")).facts:
            _both_languages(Text(fact.key, fact.args), game)
        result = game.result(step.after)
        for line in result.lines if result else ():
            _both_languages(line.text, game)


def test_setup_with_the_same_luck_is_the_same_state(case: tuple[Game[Any], int, str]) -> None:
    game, number, _mode = case
    players = some_players(number, Chance(b"players"))
    assert game.setup(players, 0, game.Options(), Chance(b"x")) == game.setup(players, 0, game.Options(), Chance(b"x"))


def _numbers(offer: Offer) -> tuple[Any, ...]:
    if offer.low is None or offer.high is None:
        return (offer.move,)
    assert offer.low <= offer.high
    return (with_number(offer, offer.low), with_number(offer, offer.high), pick_number(offer, Chance(b"n")))


def _offered(move: Any, offers: Any) -> bool:
    number = getattr(move, "number", None)
    return any(
        offer.move == move
        if offer.low is None
        else type(offer.move) is type(move) and offer.low <= number <= offer.high and with_number(offer, number) == move
        for offer in offers
    )


def _fields(move: Any) -> dict[str, Any]:
    return {name: getattr(move, name) for name in move.__struct_fields__}


def _mutations(move: Any, steps: list[Step]) -> list[Any]:
    """Moves that look like this one with one field changed to what such a field was elsewhere, or to nonsense."""
    pool: dict[str, set[Any]] = {}
    for step in steps[:60]:
        for name, value in _fields(step.move).items():
            pool.setdefault(name, set()).add(value)
    strange = []
    for name, value in _fields(move).items():
        others = [-1, 10**6] if isinstance(value, int) else ["", "nonsense", "field:", "hand:99", "cell:99,99"]
        strange += [msgspec.structs.replace(move, **{name: other}) for other in (*others, *list(pool.get(name, ()))[:3])]
    return strange


def _same_answers(game: Game[Any], state: Any, imagined: Any, player: int, steps: list[Step]) -> None:
    """The player gets the same offers and the same refusals in the true state and in the imagined one."""
    offers = game.moves(state, player)
    assert msgspec.json.encode(game.moves(imagined, player)) == msgspec.json.encode(offers)
    for other in steps[:: max(1, len(steps) // 12)]:
        if _offered(other.move, offers):
            continue
        said = [_refusal(game, one, player, other.move) for one in (state, imagined)]
        assert said[0] == said[1]


def _refusal(game: Game[Any], state: Any, player: int, move: Any) -> tuple[str, Text]:
    with pytest.raises(Refused) as no:
        decide(game, state, player, move, Chance(b"any luck"))
    return no.value.clause, no.value.text


def _both_languages(text: Text, game: Game[Any]) -> None:
    folder = Path(games.FOLDER) / game.id
    for language in messages.LANGUAGES:
        assert messages.has(text.key, language, folder), f"{text.key} is missing in {language}"
        assert "{$" not in messages.say(text, language, folder, ("a", "b", "c", "d", "e")).replace(" ", "")
