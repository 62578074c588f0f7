"""What the history page tells: who won, who thought how long, how scores went, month by month."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import NamedTuple

from companion.contract import Text
from companion.games import FOLDER
from companion.history import Finished, Player
from companion.kit.colours import NAMES
from companion.messages import say
from web.language import word
from web.moments import Moment, lasted
from web.plot import Curve, Plot, plot

LISTED, CURVES = 10, 5  # so many people fit into a picture


class Who(NamedTuple):
    """Somebody in the pictures: a name, and the colour, letter and shape that stand for it (none when all seven are given)."""

    name: str
    colour: str

    @property
    def initial(self) -> str:
        return self.name[:1].upper()


class Wins(NamedTuple):
    who: Who
    won: int
    played: int
    part: float  # of the most wins


class Share(NamedTuple):
    who: Who
    part: float
    start: float
    whole: str
    each: str


class Told(NamedTuple):
    """One finished game as the list shows it; best first."""

    chapter: int
    when: Moment
    title: str
    mode: str
    lasted: str
    players: list[tuple[Player, Who]]


class Scores(NamedTuple):
    """The points of one game over time."""

    title: str
    mode: str
    games: int
    plot: Plot
    people: list[tuple[Who, Curve]]


@dataclass(frozen=True)
class Chronicle:
    """Made for each look; ``games`` newest first."""

    games: Sequence[Finished]
    language: str

    @cached_property
    def whos(self) -> dict[str, Who]:
        """Everybody, those who played most first; each gets the colour they had most often, if nobody has it yet."""
        colours: dict[str, Counter[str]] = {}
        for game in self.games:
            for player in game.players:
                colours.setdefault(self._key(player), Counter())[player.colour] += 1
        free, whos = list(NAMES), {}
        for key in sorted(colours, key=lambda key: (-colours[key].total(), key)):
            wishes = [*(colour for colour, _ in colours[key].most_common()), *free]
            colour = next((colour for colour in wishes if colour in free), "")
            free = [one for one in free if one != colour]
            whos[key] = Who(key, colour)
        return whos

    @cached_property
    def wins(self) -> list[Wins]:
        won, played = Counter[str](), Counter[str]()
        for game in self.games:
            for player in game.players:
                played[self._key(player)] += 1
                won[self._key(player)] += player.place == 1 and len(game.players) > 1
        most = max(won.values(), default=0) or 1
        ranked = sorted(played, key=lambda key: (-won[key], -played[key], key))[:LISTED]
        return [Wins(self.whos[key], won[key], played[key], won[key] / most) for key in ranked]

    @cached_property
    def shares(self) -> list[Share]:
        """Of all the time that somebody's clock ran, whose it was."""
        used, played = Counter[Who](), Counter[Who]()
        others = Who(word("history-others", self.language), "")
        for game in self.games:
            for player in game.players:
                who = self.whos[self._key(player)]
                who = who if who.colour else others
                used[who] += round(player.seconds)
                played[who] += 1
        start, shares = 0.0, []
        for who, seconds in sorted(used.items(), key=lambda one: (one[0] == others, -one[1])):
            part = seconds / (used.total() or 1)
            shares.append(Share(who, part, start, self.lasted(seconds), self.lasted(seconds / played[who])))
            start += part
        return shares if used.total() else []

    @cached_property
    def scores(self) -> list[Scores]:
        """One picture for each game, those played most first."""
        kinds = Counter((game.game, game.mode) for game in self.games)
        return [self._scores(*kind, count) for kind, count in kinds.most_common()]

    @cached_property
    def months(self) -> list[tuple[str, list[Told]]]:
        told = (self._told(game) for game in self.games)
        return [(month, list(games)) for month, games in groupby(told, key=lambda one: one.when.month)]

    @property
    def seconds(self) -> float:
        return sum(game.seconds for game in self.games)

    def lasted(self, seconds: float) -> str:
        return lasted(seconds, self.language)

    def title(self, game: str) -> str:
        said = say(Text("title"), self.language, FOLDER / game)
        return game.replace("_", " ") if said == "title" else said

    def _scores(self, game: str, mode: str, count: int) -> Scores:
        games = [one for one in reversed(self.games) if (one.game, one.mode) == (game, mode)]
        ranks = Counter(self._key(player) for one in games for player in one.players)
        named = [key for key, _ in ranks.most_common() if self.whos[key].colour][:CURVES]
        marks = [Moment.of(one.when, self.language).month for one in games]
        drawn, curves = plot(marks, {key: self._points(games, key) for key in named})
        return Scores(self.title(game), mode, count, drawn, [(self.whos[key], curve) for key, curve in zip(named, curves, strict=True)])

    def _points(self, games: Iterable[Finished], key: str) -> list[tuple[int, int]]:
        return [(index, player.points) for index, one in enumerate(games) for player in one.players if self._key(player) == key]

    def _told(self, game: Finished) -> Told:
        players = [(player, self.whos[self._key(player)]) for player in sorted(game.players, key=lambda one: one.place)]
        when = Moment.of(game.when, self.language)
        return Told(game.chapter, when, self.title(game.game), game.mode, self.lasted(game.seconds), players)

    def _key(self, player: Player) -> str:
        """Who gave no name, or is forgotten, is called by colour."""
        return player.name or word(f"colour-{player.colour}", self.language).capitalize()
