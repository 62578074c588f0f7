"""The score sheet: a number for each player and round, corrections, and the line under it all."""

from __future__ import annotations

from msgspec.structs import replace

from companion.contract import Fact, Played, Refused
from companion.games.any_game import score as counting
from companion.games.any_game.pieces import (
    HIGHEST,
    LOWEST,
    NOBODY,
    OVER,
    PLAYERS,
    Correct,
    Finish,
    Score,
    State,
    player_named,
    round_rows,
)


def score(state: State, writer: int, move: Score) -> Played[State]:
    """This round's points; writing again changes them (A13)."""
    return _write(state, writer, state.round - 1, move)


def correct(state: State, writer: int, move: Correct) -> Played[State]:
    """An earlier round's points (A14)."""
    _scores_are_kept(state)
    row = round_rows(state.round).get(move.round)
    if row is None:
        raise Refused("A14", "no-such-round")
    if row == state.round - 1:
        raise Refused("A14", "round-not-past")
    return _write(state, writer, row, move)


def finish(state: State, _player: int, _move: Finish) -> Played[State]:
    """The whole sheet is read out, so that everybody can count along (A18)."""
    after = replace(state, phase=OVER, turn=NOBODY, begun=False, out=())
    return Played(after, (Fact("finished", {"rounds": state.round}), *_read_out(after)))


def _read_out(state: State) -> tuple[Fact, ...]:
    if not state.scored:
        return (Fact("good-game", sound="win"),)
    totals = counting.totals(state)
    said = [Fact("total", {"player": ref, "total": total}) for ref, total in zip(PLAYERS, totals, strict=False)]
    won = [Fact("won", {"player": PLAYERS[player], "total": totals[player]}) for player in counting.ranking(state)[0]]
    return (*said, *won[:-1], replace(won[-1], sound="win"))


def _write(state: State, writer: int, row: int, move: Score | Correct) -> Played[State]:
    _scores_are_kept(state)
    player = player_named(state, move.player)
    if not LOWEST <= move.number <= HIGHEST:
        raise Refused("A13", "number-out-of-range", low=LOWEST, high=HIGHEST)
    line = state.scores[row]
    written = (*line[:player], move.number, *line[player + 1 :])
    after = replace(state, scores=(*state.scores[:row], written, *state.scores[row + 1 :]))
    total = counting.totals(after)[player]
    words: dict[str, str | int] = {"writer": PLAYERS[writer], "player": move.player, "round": row + 1}
    words |= {"number": move.number, "was": line[player], "total": total}
    return Played(after, (Fact("wrote" if isinstance(move, Score) else "corrected", words, sound="tick"),))


def _scores_are_kept(state: State) -> None:
    if not state.scored:
        raise Refused("A15", "no-scores")
