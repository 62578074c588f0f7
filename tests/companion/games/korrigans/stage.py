"""Positions and luck for the tests of Korrigans, in the words of the table."""

from __future__ import annotations

from typing import Any

from companion.chance import Chance
from companion.contract import Fact, Played, Player, Refused, Result, decide
from companion.games.korrigans import GAME
from companion.games.korrigans import pieces as p
from companion.games.korrigans.map import meadow
from companion.games.korrigans.pieces import CLOVERS, MENHIRS, NOTHING, State, Tribe
from companion.games.korrigans.rainbow import FREE, Rainbow

LAND = meadow("")
FIELD = {field.letter: place for place, field in enumerate(LAND.fields)}
PLAYERS = tuple(Player(name, colour) for name, colour in zip("RYGBV", ("red", "yellow", "green", "blue", "violet"), strict=True))
TOKENS = {"": NOTHING, "elf": p.ELF, "goblin": p.GOBLIN}


def clovers(words: str) -> tuple[int, ...]:
    return tuple(CLOVERS.index(word) for word in words.split())


def tribe(one: str, other: str, hand: str = "", shown: str = "", tokens: tuple[str, str] = ("", ""), **more: Any) -> Tribe:
    """A tribe whose korrigans stand on these two fields."""
    return Tribe((FIELD[one], FIELD[other]), (TOKENS[tokens[0]], TOKENS[tokens[1]]), clovers(hand), clovers(shown), **more)


def position(
    *tribes: Tribe, ask: str = p.ASK_MOVE, turn: int = 0, first: int = 0, lying: dict[str, str] | None = None, **more: Any
) -> State:
    """A moment of round 3: two clovers worth 1 on each field and a fairy under each menhir, if not told otherwise."""
    lying = lying or {}
    menhirs = more.pop("menhirs", {})
    return State(
        map="",
        advanced=False,
        colours=tuple(player.colour for player in PLAYERS[: len(tribes)]),
        first=first,
        rainbow=more.pop("rainbow", rainbow("red orange")),
        ask=ask,
        round=3,
        holder=more.pop("holder", first),
        turn=turn,
        mover=more.pop("mover", 0),
        fields=tuple(clovers(lying.get(field.letter, "gold-1 gold-1")) for field in LAND.fields),
        menhirs=tuple(NOTHING if field.village else MENHIRS.index(menhirs.get(field.letter, "fairy")) for field in LAND.fields),
        tribes=tribes,
        **more,
    )


def rainbow(suns: str = "", clouds: str = "") -> Rainbow:
    """A sky with these colours on the first suns and clouds."""
    names = ("red", "orange", "yellow", "green", "blue", "indigo", "violet")
    above = [names.index(word) for word in suns.split()]
    beside = [names.index(word) for word in clouds.split()]
    bag = tuple(2 - above.count(colour) - beside.count(colour) for colour in range(7))
    return Rainbow(bag, tuple(above + [FREE] * (7 - len(above))), tuple(beside + [FREE] * (7 - len(beside))), above[-1] if above else -1)


def play(state: State, *moves: Any, luck: bytes = b"luck") -> State:
    """The state after these moves of whoever acts."""
    for move in moves:
        state = played(state, move, luck).state
    return state


def played(state: State, move: Any, luck: bytes = b"luck") -> Played[State]:
    (player,) = GAME.actors(state)
    return decide(GAME, state, player, move, Chance(luck))


def told(state: State) -> tuple[State, list[Fact]]:
    """The end of the game and all that is told on the way there, line by line."""
    facts: list[Fact] = []
    while state.ask == p.ASK_COUNT:
        step = played(state, p.CountOn())
        state, facts = step.state, facts + list(step.facts)
    return state, facts


def result(state: State) -> Result:
    """What comes out when the gold is counted."""
    found = GAME.result(told(state)[0])
    assert found is not None
    return found


def refusal(state: State, move: Any) -> tuple[str, str]:
    """The clause and the key of the "no" to this move."""
    try:
        played(state, move)
    except Refused as no:
        return no.clause, no.text.key
    raise AssertionError(f"{move} was not refused")


def offered(state: State, kind: type | None = None) -> list[Any]:
    (player,) = GAME.actors(state)
    return [offer.move for offer in GAME.moves(state, player) if kind is None or isinstance(offer.move, kind)]


def go(which: int, companion: str, field: str) -> p.Go:
    return p.Go(f"korrigan:{which}", f"companion:{companion}", f"field:{field}")


def reached(state: State, companion: str, which: int = 1) -> str:
    """The fields a korrigan is offered with that companion, as letters."""
    goes = [move for move in offered(state, p.Go) if move.companion == f"companion:{companion}" and move.korrigan == f"korrigan:{which}"]
    return "".join(sorted(move.field[-1] for move in goes))


def keys(facts: tuple[Fact, ...]) -> list[str]:
    return [fact.key for fact in facts]


def tokens(state: State) -> list[tuple[str, str]]:
    """Player by player: what is under each korrigan."""
    words = {value: word for word, value in TOKENS.items()}
    return [(words[tribe.tokens[0]], words[tribe.tokens[1]]) for tribe in state.tribes]


def letters(state: State, player: int) -> str:
    """Where a player's korrigans stand."""
    return "".join(LAND.fields[place].letter for place in state.tribes[player].korrigans)
