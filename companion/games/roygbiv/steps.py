"""The steps that both modes share: laying a card, drawing, turning a centre card, ending. Each adds its facts to the story."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract import Fact
from companion.games.roygbiv import tell
from companion.games.roygbiv.line import UNICORN, Laid
from companion.games.roygbiv.pieces import HAND_LIMIT, NOBODY, State, shown
from companion.games.roygbiv.score import points
from companion.kit.row import changed

Story = list[Fact]


def laid(state: State, player: int, place: int, card: Laid, story: Story) -> State:
    """A card from the hand is on the line, and what it takes is collected as one rainbow (R31)."""
    line, taken = state.line.played(card)
    story.append(tell.card_played(player, card, state.serial, not state.line.row))
    if taken:
        story.append(tell.rainbow_collected(player, taken, len(line.row)))
    elif card.shows == UNICORN:
        story.append(tell.line_turned(line))
    hand = state.hands[player]
    return replace(
        state,
        hands=changed(state.hands, player, hand[:place] + hand[place + 1 :]),
        line=line,
        serial=state.serial + 1,
        last=card,
        last_player=player,
        collected=changed(state.collected, player, (*state.collected[player], tuple(one.card for one in taken)))
        if taken
        else state.collected,
        unwilling=0,
        passes=0,
        played=True,
    )


def drawn(state: State, player: int, most: int, story: Story) -> State:
    """Up to ``most`` cards come from the own deck into the hand, never more than the hand may hold (R12)."""
    hand, deck = state.hands[player], state.decks[player]
    count = min(most, HAND_LIMIT - len(hand), len(deck))
    if not count:
        return state
    cards = deck[: -count - 1 : -1]
    story.extend(tell.cards_drawn(player, cards))
    return replace(state, hands=changed(state.hands, player, hand + cards), decks=changed(state.decks, player, deck[:-count]))


def centre_turned(state: State, story: Story) -> State:
    """The next centre card joins the line at its building end or begins one (R22, R27, R32); without one the game ends (R24)."""
    if not state.centre:
        return ended(state, "R24", story)
    card = shown(state.centre[-1], state.default)
    centre = state.centre[:-1]
    story.append(tell.centre_turned(card, not state.line.row, len(centre)))
    return replace(
        state,
        centre=centre,
        line=state.line.extended(card),
        serial=state.serial + 1,
        last=card,
        last_player=NOBODY,
        unwilling=0,
        stuck=False,
        passes=0,
    )


def finished(state: State, player: int) -> bool:
    """R60: neither hand nor deck."""
    return not state.hands[player] and not state.decks[player]


def ended(state: State, clause: str, story: Story, finisher: int = NOBODY) -> State:
    over = replace(state, ending=clause, finisher=finisher)
    story.append(tell.game_ended(clause, finisher, state.leprechauns[finisher]))
    story.extend(tell.scored(player, points(over, player)) for player in range(len(state.hands)))
    return over
