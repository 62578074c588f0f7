"""The rules: who may act, what they may do, why not, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.chance import Chance
from companion.contract import TABLE, Due, Offer, Played, Refused, TooLate
from companion.games.roygbiv import race, turns
from companion.games.roygbiv.able import can_draw, fitting
from companion.games.roygbiv.deal import setup
from companion.games.roygbiv.line import LAID, POT, RAINBOW, Laid
from companion.games.roygbiv.pieces import (
    BEGINNERS,
    CARD,
    COLOUR,
    COLOUR_NUMBER,
    HAND,
    HAND_LIMIT,
    HAND_PLACE,
    NOBODY,
    PLAYER,
    DrawCard,
    EndTurn,
    HandOn,
    Move,
    Play,
    PlayRainbow,
    State,
    TurnCentre,
    WontPlay,
)
from companion.games.roygbiv.steps import Story, centre_turned, ended, finished, laid

__all__ = ["actors", "due", "meant", "moves", "play", "setup", "undo"]

_END_TURN, _DRAW_CARD, _WONT_PLAY = Offer(EndTurn(), final=True), Offer(DrawCard(), final=True), Offer(WontPlay(), final=True)
_EVERYBODY = tuple(frozenset(range(players)) for players in range(5))
_ONE = tuple(frozenset((player,)) for player in range(4))
_OVER: frozenset[int] = frozenset()


def actors(state: State) -> frozenset[int]:
    """Fast mode: everybody, all the time."""
    if state.ending:
        return _OVER
    return _EVERYBODY[len(state.hands)] if state.fast else _ONE[state.turn]


def moves(state: State, player: int) -> Sequence[Offer]:
    if player not in actors(state):
        return ()
    offers = _cards(state, player) if not state.fast or state.turn in (NOBODY, player) else []
    if not state.fast:
        return [*offers, _END_TURN] if state.line.row else offers
    return [*offers, _DRAW_CARD, _WONT_PLAY] if can_draw(state, player) else [*offers, _WONT_PLAY]


def play(state: State, player: int, move: Move, _chance: Chance) -> Played[State]:
    """What a fast hand or a pile has shown can't be taken back, nor the end of a turn: whether a centre card is turned then tells
    what others hold (R53). A card played in turn mode can."""
    if player == TABLE and type(move) not in (HandOn, TurnCentre):
        raise Refused("H1", "not-your-turn")
    story: Story = []
    after = _DEEDS[type(move)](state, player, move, story)
    shown = state.fast or after.turn != state.turn or after.decks != state.decks or bool(after.ending)
    return Played(after, tuple(story), shown)


def due(state: State) -> Due | None:
    """R22: that nobody can play is seen by everybody first. R33: who should begin has ten seconds, each one anew."""
    if state.stuck:
        return Due(f"stuck:{state.serial}", race.SECONDS_TO_SEE, TurnCentre(state.serial))
    if not state.fast or state.turn == NOBODY or state.ending:
        return None
    return Due(f"begin:{state.serial}", race.SECONDS_TO_BEGIN, HandOn(state.serial))


def meant(state: State, ref: str) -> Play | None:
    """A tap on a card of the hand means to play it on the line as it is."""
    return Play(ref, state.serial) if ref in HAND_PLACE else None


def undo(state: State) -> bool:
    return not state.fast


def _cards(state: State, player: int) -> list[Offer]:
    """Every card of the hand that fits, a rainbow card once for each colour that it can be."""
    hand, colours, serial = state.hands[player], state.line.colours, state.serial
    fits = fitting(state.line)
    offers = []
    for place, card in enumerate(hand):
        if card == RAINBOW:
            for colour in colours:
                offers.append(Offer(PlayRainbow(HAND[place], COLOUR[colour], serial), final=_final(state, hand, place, colour)))
        elif card in fits:
            offers.append(Offer(Play(HAND[place], serial), final=_final(state, hand, place, card)))
    return offers


def _final(state: State, hand: tuple[int, ...], place: int, shows: int) -> bool:
    """Whether the card ends the turn, so that its player draws: the last one, or one that leaves no other to begin with."""
    if state.fast or len(hand) == 1:
        return True
    return state.line.takes_all(shows) and BEGINNERS.isdisjoint(hand[:place] + hand[place + 1 :])


def _play(state: State, player: int, move: Play, story: Story) -> State:
    place = _place(state, player, move)
    card = state.hands[player][place]
    if card == RAINBOW:
        raise Refused("R40", "declare-a-colour")
    if card >= POT and not state.line.row:
        raise Refused("R32", "cannot-begin-with", card=CARD[card])
    if not state.line.accepts(card):
        low, high = state.line.colours
        raise Refused("R20", "not-a-neighbour", card=CARD[card], low=COLOUR[low], high=COLOUR[high])
    return _laid(state, player, place, LAID[card][card], story)


def _play_rainbow(state: State, player: int, move: PlayRainbow, story: Story) -> State:
    place = _place(state, player, move)
    if state.hands[player][place] != RAINBOW:
        raise Refused("R40", "not-a-rainbow-card", card=CARD[state.hands[player][place]])
    colour = COLOUR_NUMBER.get(move.colour, RAINBOW)
    if colour == RAINBOW:
        raise Refused("R40", "declare-a-colour")
    if not state.line.accepts(colour):
        low, high = state.line.colours
        raise Refused("R40", "declare-a-neighbour", low=COLOUR[low], high=COLOUR[high])
    return _laid(state, player, place, LAID[RAINBOW][colour], story)


def _place(state: State, player: int, move: Play | PlayRainbow) -> int:
    """Where in the hand the card is; or: too late (R25), not yours to begin (R33), no such card."""
    if move.line != state.serial:
        raise _too_late(state, player)
    if state.fast and state.turn not in (NOBODY, player):
        raise Refused("R33", "let-begin", player=PLAYER[state.turn])
    place = HAND_PLACE.get(move.card, HAND_LIMIT)
    if place >= len(state.hands[player]):
        raise Refused("R12", "no-such-card")
    return place


def _too_late(state: State, player: int) -> Refused:
    """Nobody is late after oneself."""
    if not state.line.row:
        if player == state.turn:
            return Refused("R31", "begin-now")
        return TooLate("R25", "too-late-begin", player=PLAYER[state.turn])
    newest = COLOUR[state.last.shows] if state.last.shows < RAINBOW else CARD[state.last.card]
    if state.last_player == NOBODY:
        return TooLate("R25", "too-late-centre", card=newest)
    if state.last_player == player:
        return Refused("R25", "your-card-first", card=newest)
    return TooLate("R25", "too-late", player=PLAYER[state.last_player], card=newest)


def _laid(state: State, player: int, place: int, card: Laid, story: Story) -> State:
    """The card is played; the last one ends the game, whatever it was (R35, R60)."""
    after = laid(state, player, place, card, story)
    if finished(after, player):
        return ended(after, "R60", story, player)
    return race.after_card(after, player, story) if state.fast else turns.after_card(after, story)


def _end_turn(state: State, _player: int, _move: EndTurn, story: Story) -> State:
    if state.fast:
        raise Refused("R26", "no-turns-here")
    if not state.line.row:
        raise Refused("R34", "begin-first")
    return turns.turn_ended(state, story)


def _draw_card(state: State, player: int, _move: DrawCard, story: Story) -> State:
    if not state.fast:
        raise Refused("R51", "draw-at-the-end")
    if len(state.hands[player]) >= HAND_LIMIT:
        raise Refused("R12", "hand-full")
    if not state.decks[player]:
        raise Refused("R21", "deck-empty")
    return race.card_drawn(state, player, story)


def _wont_play(state: State, player: int, _move: WontPlay, story: Story) -> State:
    if not state.fast:
        raise Refused("R52", "end-your-turn")
    return race.said_no(state, player, story)


def _hand_on(state: State, player: int, move: HandOn, story: Story) -> State:
    if player != TABLE:
        raise Refused("R33", "table-hands-on")
    if state.turn == NOBODY or due(state) is None or move.line != state.serial:
        raise Refused("R33", "nothing-to-hand-on")
    return race.settled(race.start_handed_on(state, story), story)


def _turn_centre(state: State, player: int, move: TurnCentre, story: Story) -> State:
    if player != TABLE:
        raise Refused("R22", "table-turns")
    if not state.stuck or move.line != state.serial:
        raise Refused("R22", "nothing-to-turn")
    return race.settled(centre_turned(state, story), story)


_DEEDS: dict[type, Callable[[State, int, Any, Story], State]] = {
    Play: _play,
    PlayRainbow: _play_rainbow,
    EndTurn: _end_turn,
    DrawCard: _draw_card,
    WontPlay: _wont_play,
    HandOn: _hand_on,
    TurnCentre: _turn_centre,
}
