"""Setting the heath for a test: the slab you name on the place you name, a dolmen built so far, a die that falls as told."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Offer, Played, Player, Refused, decide
from companion.games.dolmen import GAME
from companion.games.dolmen.building import SPOT_NAMED, grown
from companion.games.dolmen.pieces import Announce, EndTurn, Go, Look, Options, Place, Roll, State, Stay
from companion.games.dolmen.slabs import SLABS

COLOURS = ("violet", "blue", "yellow", "red")
END, ROLL, STAY = EndTurn(), Roll(), Stay()


class Luck(Chance):
    """Chance whose die falls as told; everything else is drawn as usual."""

    def __init__(self, *rolls: int, key: bytes = b"heath") -> None:
        super().__init__(key)
        self.rolls = list(rolls)

    def below(self, label: str, bound: int) -> int:
        return self.rolls.pop(0) - 1 if label == "die" else super().below(label, bound)


def heath(number: int = 2, first: int = 0, memory: bool = False, key: bytes = b"heath") -> State:
    players = tuple(Player(colour.title(), colour) for colour in COLOURS[:number])
    return GAME.setup(players, first, Options(memory=memory), Chance(key))


def slab(words: str) -> int:
    """The number of the slab that the file would write so: ``1 2 ?``."""
    one, other, points = words.split()
    edges = tuple(sorted((int(one) - 1, int(other) - 1)))
    return next(
        number
        for number, slab in enumerate(SLABS)
        if slab.edges == edges and (slab.mystery if points == "?" else not slab.mystery and slab.points == int(points))
    )


def lay(state: State, place: int, words: str) -> State:
    """Swap the slab wished for onto a place (1 to 12), from wherever it lies hidden."""
    wished, there = slab(words), state.circle[place - 1]
    assert wished in state.circle + state.pile, "that slab is not hidden any more"
    swap = {wished: there, there: wished}
    circle, pile = (tuple(swap.get(one, one) for one in row) for row in (state.circle, state.pile))
    return checked(replace(state, circle=circle, pile=pile))


def empty(state: State, *places: int) -> State:
    """Empty places as after failed tries."""
    gone = tuple(state.circle[place - 1] for place in places)
    circle = tuple(-1 if place in places else one for place, one in enumerate(state.circle, 1))
    seen = tuple(sum(bits & 1 << place for place in range(12) if circle[place] != -1) for bits in state.seen)
    return checked(replace(state, circle=circle, failed=state.failed + gone, seen=seen))


def build(state: State, player: int, *steps: str) -> State:
    """Give a player slabs from the pile, each written ``1 2 5 left``."""
    for step in steps:
        words, spot = step.rsplit(" ", 1)
        number = slab(words)
        if number in state.circle:
            state = lay(state, state.circle.index(number) + 1, _spare(state))
        dolmen = grown(state.dolmens[player], number, SPOT_NAMED[f"spot:{spot}"])
        dolmens = (*state.dolmens[:player], dolmen, *state.dolmens[player + 1 :])
        state = replace(state, dolmens=dolmens, pile=tuple(one for one in state.pile if one != number))
    return checked(state)


def stand(state: State, player: int, point: int) -> State:
    """Put a korrigan on a point, 1 to 16."""
    return checked(replace(state, korrigans=(*state.korrigans[:player], point - 1, *state.korrigans[player + 1 :])))


def before(state: State, player: int, place: int) -> State:
    """Put a korrigan before a place, 1 to 12."""
    return stand(state, player, (place - 1) // 3 * 4 + (place - 1) % 3 + 2)


def with_crystals(state: State, *crystals: int) -> State:
    return checked(replace(state, crystals=crystals))


def last_turn() -> State:
    """Three players in the sixtieth round, and the turn of the one who is last in it."""
    return checked(replace(with_crystals(heath(3, first=1), 2, 0, 3), round=60, turn=0))


def checked(state: State) -> State:
    GAME.check(state)
    return state


def go(point: int) -> Go:
    return Go(f"point:{point}")


def look(place: int) -> Look:
    return Look(f"place:{place}")


def lay_new(place: int) -> Place:
    return Place(f"place:{place}")


def announce(place: int, spot: str) -> Announce:
    return Announce(f"place:{place}", f"spot:{spot}")


def played(state: State, *moves: Any, luck: Chance | None = None) -> Played[State]:
    """Play moves of whoever's turn it is; the last one's outcome, every position checked."""
    luck = luck or Luck()
    outcome: Played[State] = Played(state)
    for move in moves:
        outcome = decide(GAME, outcome.state, outcome.state.turn, move, luck)
        checked(outcome.state)
    return outcome


def after(state: State, *moves: Any, luck: Chance | None = None) -> State:
    return played(state, *moves, luck=luck).state


def refusal(state: State, *moves: Any, luck: Chance | None = None) -> tuple[str, str]:
    """The clause and the key with which the last of the moves is refused."""
    state = after(state, *moves[:-1], luck=luck)
    try:
        decide(GAME, state, state.turn, moves[-1], luck or Luck())
    except Refused as no:
        return no.clause, no.text.key
    raise AssertionError(f"{moves[-1]} was not refused")


def offered(state: State, kind: type | None = None) -> list[Any]:
    """What the player whose turn it is may do, all or one kind of move."""
    offers: list[Offer] = list(GAME.moves(state, state.turn))
    return [offer.move for offer in offers if kind is None or isinstance(offer.move, kind)]


def keys(outcome: Played[State]) -> list[str]:
    return [fact.key for fact in outcome.facts]


def _spare(state: State) -> str:
    one = SLABS[state.pile[-1]]
    return f"{one.edges[0] + 1} {one.edges[1] + 1} {'?' if one.mystery else one.points}"
