"""What one reader may know of the meadow, and a meadow imagined to fit it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.contract import Line, Text
from companion.games.korrigans import counting
from companion.games.korrigans import rainbow as sky
from companion.games.korrigans.map import meadow
from companion.games.korrigans.offers import actor
from companion.games.korrigans.paths import can_go, companions
from companion.games.korrigans.pieces import (
    ASK_CAULDRON,
    ASK_COUNT,
    ASK_DRAW,
    ASK_FAIRY,
    ASK_KEEP,
    ASK_LAST,
    ASK_MOVE,
    CLOVER_REFS,
    COMPANION_REFS,
    MENHIR_REFS,
    NOTHING,
    OVER,
    PLAYER_REFS,
    TOKEN_REFS,
    State,
    Tribe,
)
from companion.games.korrigans.rainbow import COLOURS
from companion.games.korrigans.rainbow_view import RainbowView, rainbow_fields
from companion.kit.row import changed
from companion.kit.shared import shared


class FieldView(Struct, frozen=True):
    ref: str
    clovers: int  # lying there face down
    menhir: bool


class TribeView(Struct, frozen=True):
    korrigans: tuple[str, str]  # the fields they stand on, or ""
    tokens: tuple[str, str]  # elf or goblin under each, or ""
    hand: tuple[str, ...] | None  # clovers behind the screen; None: hidden from this reader
    hand_count: int
    shown: tuple[str, ...]  # companions in front of the screen
    backup: str
    sacrificed: bool
    gold: tuple[int, ...]  # menhirs of gold
    screen: bool


class View(RainbowView, frozen=True, kw_only=True):
    """``map`` is the text whose meadow (see map.py) has everything for drawing the board; empty: ours."""

    map: str
    advanced: bool
    colours: tuple[str, ...]  # of the players
    first: int
    ask: str  # what is asked now
    round: int
    holder: int  # of the bag
    turn: int
    mover: int
    fields: tuple[FieldView, ...]
    tribes: tuple[TribeView, ...]
    look: tuple[str, ...]  # the clovers that only this reader is looking at
    spent: tuple[str, ...]  # menhirs that left the game
    discarded: tuple[str, ...]  # companions used up in the last turn
    given: int  # clovers given up unseen
    troll: str
    cauldron: str
    gold_fields: tuple[str, ...]  # where the cauldron can still appear
    sheet: tuple[Line, ...]  # that is being counted
    told: int  # how many of its lines were told
    said: int | None  # what its owner has counted before
    totals: tuple[int, ...]  # at the end
    ranking: tuple[int, ...]  # at the end, best first


def view(state: State, reader: int | None) -> View:
    """What everybody may know, and what this reader alone does."""
    seen = replace(_open_meadow(state), prompt=_prompt(state, reader))
    if reader is None:
        return seen
    tribes = changed(seen.tribes, reader, _tribe(state, reader, seen=True))
    return replace(seen, tribes=tribes, look=tuple(CLOVER_REFS[clover] for clover in _looked_at(state, reader)))


@shared
def _open_meadow(state: State) -> View:
    land = meadow(state.map)
    final = counting.result(state)
    open_fields = land.open_to_gold(sky.free(state.rainbow.suns), sky.free(state.rainbow.clouds))
    return View(
        prompt=_prompt(state, None),
        caption=_caption(state),
        **rainbow_fields(state.rainbow),
        map=state.map,
        advanced=state.advanced,
        colours=state.colours,
        first=state.first,
        ask=state.ask,
        round=state.round,
        holder=state.holder,
        turn=state.turn,
        mover=state.mover,
        fields=tuple(
            FieldView(ref, len(clovers), menhir != NOTHING)
            for ref, clovers, menhir in zip(land.refs, state.fields, state.menhirs, strict=True)
        ),
        tribes=tuple(_tribe(state, player, seen=_open(state, tribe)) for player, tribe in enumerate(state.tribes)),
        look=(),
        spent=tuple(MENHIR_REFS[menhir] for menhir in state.spent),
        discarded=tuple(COMPANION_REFS[kind] for kind in state.discarded),
        given=len(state.given),
        troll="" if state.troll == NOTHING else land.border_refs[state.troll],
        cauldron="" if state.cauldron == NOTHING else land.refs[state.cauldron],
        gold_fields=tuple(land.refs[field] for field in open_fields) if state.cauldron == NOTHING else (),
        sheet=counting.sheet_lines(state) if state.ask == ASK_COUNT else (),
        told=state.told,
        said=state.said,
        totals=final.totals if final else (),
        ranking=tuple(player for (player,) in final.ranking) if final else (),
    )


def _looked_at(state: State, reader: int) -> tuple[int, ...]:
    """Only the one who gathers sees the clovers of the field (K40)."""
    if state.ask != ASK_KEEP or reader != state.turn:
        return ()
    return state.fields[state.tribes[state.turn].korrigans[state.mover]]


def _open(state: State, tribe: Tribe) -> bool:
    """Whether everybody sees a hand: once the screen is gone, and at the end; else it is for its owner (K31, K41, K54)."""
    return not tribe.screen or state.ask in (ASK_COUNT, OVER)


def _tribe(state: State, player: int, seen: bool) -> TribeView:
    tribe = state.tribes[player]
    refs = meadow(state.map).refs
    one, other = ("" if place == NOTHING else refs[place] for place in tribe.korrigans)
    under_one, under_other = ("" if token == NOTHING else TOKEN_REFS[token] for token in tribe.tokens)
    return TribeView(
        korrigans=(one, other),
        tokens=(under_one, under_other),
        hand=tuple(CLOVER_REFS[clover] for clover in tribe.hand) if seen else None,
        hand_count=len(tribe.hand),
        shown=tuple(COMPANION_REFS[kind] for kind in tribe.shown),
        backup="" if tribe.backup == NOTHING else COMPANION_REFS[tribe.backup],
        sacrificed=tribe.sacrificed,
        gold=tribe.gold,
        screen=tribe.screen,
    )


def _prompt(state: State, reader: int | None) -> Text:
    final = counting.result(state)
    if final:
        winner = final.ranking[0][0]
        return Text("prompt-over", {"player": PLAYER_REFS[winner], "total": final.totals[winner]})
    who = actor(state)
    args: dict[str, str | int] = {"player": PLAYER_REFS[who]}
    if state.rainbow.latest != NOTHING and state.ask != ASK_DRAW:
        args["colour"] = COLOURS[state.rainbow.latest]
    if who != reader:
        return Text(f"prompt-{_asked(state)}-wait", args)
    return Text(f"prompt-{_asked_of(state, state.tribes[who])}-you", args)


def _asked_of(state: State, tribe: Tribe) -> str:
    """The same for the one who is asked: a tribe that can't move needs a backup (K39), with a fairy too if it likes (K56)."""
    if state.ask not in (ASK_MOVE, ASK_FAIRY) or can_go(state, tribe, companions(tribe)):
        return _asked(state)
    return "backup" if state.ask == ASK_MOVE else "fairy-backup"


def _asked(state: State) -> str:
    """The word for what is asked now, as the messages name it."""
    if state.ask == ASK_COUNT:
        return "counted" if state.told else "count"
    return "storm" if state.ask == ASK_DRAW and sky.stormy(state.rainbow) else state.ask


def _caption(state: State) -> Text:
    if state.ask in (ASK_COUNT, OVER):
        return Text("caption-count")
    if state.cauldron != NOTHING or state.ask in (ASK_CAULDRON, ASK_LAST):
        return Text("caption-last")
    if not state.round:
        return Text("caption-place")
    return Text("caption-storm" if sky.stormy(state.rainbow) else "caption-round", {"round": state.round})
