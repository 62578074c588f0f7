"""The sheets people fill in beside the boxed game: anybody writes for anybody, and all is counted when each has said it is right."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from companion.contract import Fact, Light, Offer, Played, Refused, Result
from companion.games.roygbiv import counting, tell
from companion.games.roygbiv.assist_pieces import COUNT, OVER, OWN, RAINBOWS, AddRainbow, Cards, Done, Own, Rainbow, Sheet, State
from companion.games.roygbiv.pieces import BOX, COPIES, PLAYER
from companion.kit.row import changed

SHORTEST = 2  # cards: what a gold pot cut off (R30)
OF_A_COLOUR = COPIES[0]
_DONE = Offer(Done())
_RAINBOWS, _OWN = tuple(RAINBOWS), tuple(OWN)


def offers(state: State, player: int) -> Sequence[Offer]:
    """For each sheet a rainbow more and two numbers for each that is there; and that the own sheet is right."""
    found = [] if state.done[player] else [_DONE]
    left = cards_left(state)
    for sheet, ref in zip(state.sheets, PLAYER, strict=False):
        if left >= SHORTEST:
            found.append(Offer(AddRainbow(ref, SHORTEST), SHORTEST, left))
        for at, rainbow in enumerate(sheet):
            found.append(Offer(Cards(ref, _RAINBOWS[at], 0), 0, rainbow.cards + left))
            found.append(Offer(Own(ref, _OWN[at], 0), 0, _most_own(sheet, at)))
    return found


def cards_left(state: State) -> int:
    """Cards of the box that are on no sheet yet."""
    return len(BOX) - sum([rainbow.cards for sheet in state.sheets for rainbow in sheet])


def add(state: State, move: AddRainbow) -> Played[State]:
    player = _player(state, move.player)
    _refuse_outside(move.number, SHORTEST, cards_left(state), "cards-out-of-range")
    sheet = (*state.sheets[player], Rainbow(move.number))
    return _written(state, player, sheet, Fact("wrote-rainbow", {"player": move.player, "number": move.number}, sound="tick"))


def write_cards(state: State, move: Cards) -> Played[State]:
    """Corrected, or taken off; who has fewer cards has no more of them in the own colour."""
    player = _player(state, move.player)
    sheet = state.sheets[player]
    at = _place(RAINBOWS, move.rainbow, sheet)
    _refuse_outside(move.number, 0, sheet[at].cards + cards_left(state), "cards-out-of-range")
    if move.number < SHORTEST:
        after, said = sheet[:at] + sheet[at + 1 :], Fact("rainbow-removed", {"player": move.player, "rainbow": move.rainbow}, sound="tick")
        return _written(state, player, after, said)
    after = changed(sheet, at, Rainbow(move.number, min(sheet[at].own, move.number)))
    words: dict[str, str | int] = {"player": move.player, "rainbow": move.rainbow, "number": move.number}
    return _written(state, player, after, Fact("wrote-cards", words, sound="tick"))


def write_own(state: State, move: Own) -> Played[State]:
    player = _player(state, move.player)
    sheet = state.sheets[player]
    at = _place(OWN, move.own, sheet)
    _refuse_outside(move.number, 0, _most_own(sheet, at), "own-out-of-range")
    after = changed(sheet, at, Rainbow(sheet[at].cards, move.number))
    words: dict[str, str | int] = {"player": move.player, "rainbow": _RAINBOWS[at], "number": move.number}
    return _written(state, player, after, Fact("wrote-own", words, sound="tick"))


def finish(state: State, player: int) -> Played[State]:
    if state.done[player]:
        raise Refused("R80", "already-done")
    after = replace(state, done=changed(state.done, player, True))
    facts = [tell.scored(player, points(after, player))]
    if all(after.done):
        after = replace(after, phase=OVER)
        facts.append(_end(after))
    return Played(after, tuple(facts))


def points(state: State, player: int) -> int:
    """R61 to R63, as the sheet stands."""
    bonus = counting.FINISHED_FIRST if player == state.finisher else 0
    return bonus + sum([counting.value(rainbow.cards, rainbow.own) for rainbow in state.sheets[player]])


def uncounted(sheets: Sequence[Sheet]) -> bool:
    """Nobody has written anything: they counted without us, or not at all."""
    return not any(sheets)


def result(state: State) -> Result:
    """Without a single rainbow on the sheets nobody is ahead."""
    players = range(len(state.sheets))
    if uncounted(state.sheets):
        return Result((tuple(players),), (0,) * len(players), (), state.ending)
    counted = [[(rainbow.cards, rainbow.own) for rainbow in sheet] for sheet in state.sheets]
    lines = tuple(line for player in players for line in counting.lines(player, counted[player], player == state.finisher))
    totals = tuple(points(state, player) for player in players)
    return Result(counting.ranking(totals), totals, lines, state.ending)


def check(state: State) -> None:
    assert cards_left(state) >= 0, "63 cards in the box"
    for sheet in state.sheets:
        assert all(rainbow.cards >= SHORTEST and 0 <= rainbow.own <= rainbow.cards for rainbow in sheet)
        assert sum(rainbow.own for rainbow in sheet) <= OF_A_COLOUR, "seven cards of a colour"
    assert all(state.done) == (state.phase == OVER)
    assert state.phase in (COUNT, OVER) or (uncounted(state.sheets) and not any(state.done))


def _end(state: State) -> Fact:
    if uncounted(state.sheets):
        return Fact("nobody-counted", sound="reveal")
    won = result(state)
    winners = won.ranking[0]
    said = "won" if len(winners) == 1 else "won-shared"
    words: dict[str, str | int] = {"player": PLAYER[winners[0]], "points": won.totals[winners[0]]}
    return Fact(said, words, light=Light("arch", "gold", "rainbow"), sound="win")


def _written(state: State, player: int, sheet: Sheet, said: Fact) -> Played[State]:
    """Whose sheet is written, by whomever, is not done any more."""
    return Played(replace(state, sheets=changed(state.sheets, player, sheet), done=changed(state.done, player, False)), (said,))


def _most_own(sheet: Sheet, at: int) -> int:
    """No more than the rainbow has cards, and than the box has of one colour (R1)."""
    elsewhere = sum([rainbow.own for rainbow in sheet]) - sheet[at].own
    return min(sheet[at].cards, OF_A_COLOUR - elsewhere)


def _player(state: State, ref: str) -> int:
    if ref not in PLAYER[: len(state.sheets)]:
        raise Refused("R80", "no-such-player")
    return PLAYER.index(ref)


def _place(places: dict[str, int], ref: str, sheet: Sheet) -> int:
    at = places.get(ref, len(sheet))
    if at >= len(sheet):
        raise Refused("R80", "no-such-rainbow")
    return at


def _refuse_outside(number: int, low: int, high: int, key: str) -> None:
    if not low <= number <= high:
        raise Refused("R1", key, low=low, high=high)
