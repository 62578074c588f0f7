"""Adding a slab: announced, turned over, rolled for and settled; and the last roll of the game (D24 to D28, D50)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.chance import Chance
from companion.contract import Fact, Light, Played, Refused
from companion.games.dolmen.building import NONE, SPOT_NAMED, SPOTS, grown, spots, whole
from companion.games.dolmen.pieces import PLACE_AT, PLACE_NAMED, PLACES, PLAYERS, POINT_BEFORE, Announce, Roll, State, colour_of, put
from companion.games.dolmen.score import totals, winners
from companion.games.dolmen.slabs import EDGES, IS_MYSTERY, MYSTERY_POINTS
from companion.games.dolmen.slabs import POINTS as POINTS_ON
from companion.games.dolmen.turn import RING, insist, remembered, rested
from companion.kit import die


def announce(state: State, move: Announce) -> Played[State]:
    """Name the slab before the korrigan and its spot, and turn it over; there is no way back (D24, D42)."""
    insist(state, "act")
    slab, spot = _announceable(state, move)
    there = state.korrigans[state.turn]
    one, other = EDGES[slab]
    told: dict[str, str | int] = {
        "player": PLAYERS[state.turn],
        "place": PLACES[PLACE_AT[there]],
        "one": f"colour:{state.colours[one]}",
        "other": f"colour:{state.colours[other]}",
        "points": POINTS_ON[slab],
    }
    light = Light(RING[there], "gold", "pulse")
    fact = Fact("announced-mystery" if IS_MYSTERY[slab] else "announced", told, light=light, sound="reveal")
    return Played(replace(state, asking="roll", spot=spot), (fact,), True)


def roll(state: State, _move: Roll, chance: Chance) -> Played[State]:
    if state.asking == "final":
        return _final_roll(state, chance)
    insist(state, "roll", "D24", "announce-first")
    player, place = state.turn, state.announced
    slab, rolled, crystals = state.circle[place], die.roll(chance), state.crystals[player]
    price = max(0, POINTS_ON[slab] - rolled)
    forget = ~(1 << place)
    cleared = replace(
        state,
        circle=put(state.circle, place, NONE),
        seen=tuple(bits & forget for bits in state.seen),
        crystals=put(state.crystals, player, crystals - min(price, crystals)),
        spot=NONE,
        die=rolled,
    )
    facts: tuple[Fact, ...] = (
        Fact("rolled", {"player": PLAYERS[player], "number": rolled}, light=Light("pot", "gold", "spin"), sound="tick"),
    )
    if price > crystals:
        fact = Fact("slab-lost", {"player": PLAYERS[player], "number": crystals}, light=Light(PLAYERS[player], "moon", "pulse"), sound="no")
        return rested(replace(cleared, failed=(*state.failed, slab)), (*facts, fact))
    if price:
        facts += (Fact("paid", {"player": PLAYERS[player], "number": price}),)
    return _joined(cleared, slab, state.spot, facts)


def _announceable(state: State, move: Announce) -> tuple[int, int]:
    """The slab of that place and the spot of that name, when this korrigan may announce them (D24, D41)."""
    place = PLACE_NAMED.get(move.place, NONE)
    if place == NONE or POINT_BEFORE[place] != state.korrigans[state.turn]:
        raise Refused("D24", "stand-before-it")
    slab = state.circle[place]
    if slab == NONE:
        raise Refused("D29", "nothing-to-take", place=PLACES[place])
    fitting = spots(state.dolmens[state.turn], slab)
    if not fitting:
        raise Refused("D24", "fits-nowhere")
    spot = SPOT_NAMED.get(move.spot, NONE)
    if spot not in fitting:
        raise Refused("D41", "fits-not-there")
    return slab, spot


def _joined(state: State, slab: int, spot: int, facts: tuple[Fact, ...]) -> Played[State]:
    """The slab becomes part of the dolmen; the seventh stops the game (D50)."""
    player = state.turn
    dolmen = grown(state.dolmens[player], slab, spot)
    told: dict[str, str | int] = {"player": PLAYERS[player], "spot": SPOTS[spot], "points": POINTS_ON[slab]}
    colour = colour_of(state, player)
    fact = Fact(
        "joined-mystery" if IS_MYSTERY[slab] else "joined", told, light=Light(PLAYERS[player], colour, "double_pulse"), sound=colour
    )
    built = replace(state, dolmens=(*state.dolmens[:player], dolmen, *state.dolmens[player + 1 :]))
    if not whole(dolmen):
        return rested(built, (*facts, fact))
    finished = Fact("finished", {"player": PLAYERS[player]}, light=Light("arch", "gold", "sweep"), sound="gold")
    return Played(replace(built, asking="final", seen=remembered(built)), (*facts, fact, finished))


def _final_roll(state: State, chance: Chance) -> Played[State]:
    """One roll is added to every mystery slab, and the game is over (D50, D51)."""
    rolled = die.roll(chance)
    over = replace(state, asking="over", die=rolled, fate=rolled)
    points = totals(over)
    told: dict[str, str | int] = {"player": PLAYERS[state.turn], "number": rolled, "worth": MYSTERY_POINTS + rolled}
    return Played(
        over,
        (
            Fact("mystery-roll", told, light=Light("pot", "gold", "spin"), sound="reveal"),
            *(Fact("score", {"player": PLAYERS[player], "points": number}) for player, number in enumerate(points)),
            *(
                Fact("won", {"player": PLAYERS[player], "points": points[player]}, light=Light("arch", "gold", "rainbow"), sound="win")
                for player in winners(points)
            ),
        ),
    )
