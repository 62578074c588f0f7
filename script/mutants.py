"""Mutation testing of the rules: breaks one thing at a time in each rules module and sees whether its game's tests notice.

python script/mutants.py [GAME ...] [--most N] [--seed WORD] [--only PART]
prints every survivor with its place and its change, and for each game the share killed. ``--most`` takes a sample, the same
for the same seed; ``--only`` takes the places that contain PART: ``--only rules.py``, ``--only score.py:12``.

Everything happens in a copy that holds nothing but the house and that one game. Each mutant is a fork of this process with
pytest loaded already; it ends at the first test that fails, quick files before slow ones, the game's own before those of
every game. Broken are comparisons, sums, conditions, numbers, calls made for what they do, what a new state sets, who may
know a fact, and the clause of a refusal. Mutants that can't even be imported are left out of the count, and so is what no
player meets: annotations, assertions, the arguments of decorators and classes.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import importlib.util
import os
import random
import resource
import secrets
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "companion" / "games"
SPARED = {"__init__.py", "scene.py", "lights.py", "picture.py", "check.py"}  # looks, and what only tests call
SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn,
    ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.And: ast.Or,
    ast.Or: ast.And, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNSEEN = {"annotation", "returns", "decorator_list"}  # fields of a node that play never reads
SETTINGS = {"strict", "maxsize"}  # keyword arguments that only guard or hasten
SURVIVED, OWN, OTHERS, STILLBORN = range(4)  # how a mutant ends: unnoticed, by the game's own tests, by other tests, at once
MEMORY = 2 << 30
PLAIN = ast.Call | ast.Name | ast.Attribute | ast.Subscript  # conditions that are broken by turning them round
Breaker = partial[None]


class Mutant(NamedTuple):
    """One module with one thing changed."""

    module: Path
    line: int
    change: str
    text: str

    @property
    def place(self) -> str:
        return f"{self.module.relative_to(ROOT)}:{self.line}"


def mutants(module: Path) -> Iterator[Mutant]:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    for index, (node, shown, _breaker) in enumerate(_places(tree, tree)):
        broken = copy.deepcopy(tree)
        _twin, twin_shown, breaker = list(_places(broken, broken))[index]
        breaker()
        line = getattr(node, "lineno", getattr(shown, "lineno", 0))
        dropped = breaker.args[0]
        change = f"without {_words(dropped)}" if isinstance(dropped, ast.keyword) else _change(_words(shown), _words(twin_shown))
        yield Mutant(module, line, change, ast.unparse(ast.fix_missing_locations(broken)))


def _places(node: ast.AST, parent: ast.AST) -> Iterator[tuple[ast.AST, ast.AST, Breaker]]:
    """Everything that can be broken, the expression that shows it best, and what breaks it."""
    if isinstance(node, ast.Assert):
        return
    small = isinstance(node, ast.Constant) and isinstance(parent, ast.expr)
    for breaker in (*_values(node), *_conditions(node), *_calls(node)):
        yield node, parent if small else node, breaker
    for field, value in ast.iter_fields(node):
        if field in UNSEEN or (isinstance(node, ast.ClassDef) and field == "keywords"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not (isinstance(child, ast.keyword) and child.arg in SETTINGS):
                yield from _places(child, node)


def _values(node: ast.AST) -> list[Breaker]:
    """Another comparison, operation, number or word."""
    match node:
        case ast.Compare():
            return [partial(node.ops.__setitem__, at, SWAPS[type(op)]()) for at, op in enumerate(node.ops)]
        case ast.BinOp() | ast.BoolOp() | ast.AugAssign() if type(node.op) in SWAPS:
            return [partial(setattr, node, "op", SWAPS[type(node.op)]())]
        case ast.Constant(value=bool()):
            return [partial(setattr, node, "value", not node.value)]
        case ast.Constant(value=int(number)):
            return [partial(setattr, node, "value", number + 1)]
        case ast.Name() if node.id in NAMES:
            return [partial(setattr, node, "id", NAMES[node.id])]
    return []


def _conditions(node: ast.AST) -> list[Breaker]:
    """Yes for no; comparisons and operations are seen to above."""
    match node:
        case ast.UnaryOp(op=ast.Not()):
            return [partial(setattr, node, "operand", _not(node.operand))]
        case ast.If() | ast.IfExp() | ast.While() if isinstance(node.test, PLAIN):
            return [partial(setattr, node, "test", _not(node.test))]
        case ast.comprehension():
            return [partial(node.ifs.__setitem__, at, _not(test)) for at, test in enumerate(node.ifs) if isinstance(test, PLAIN)]
    return []


def _calls(node: ast.AST) -> list[Breaker]:
    """A call left out, one thing that a new state sets, who may know a fact, the clause of a refusal."""
    match node:
        case ast.Expr(value=ast.Call()):
            return [partial(setattr, node, "value", ast.Constant(None))]
        case ast.Call(func=ast.Name(id="Refused"), args=[ast.Constant(), *_]):
            return [partial(node.args.__setitem__, 0, ast.Constant("another clause"))]
        case ast.Call(func=ast.Name(id="replace")):
            return [partial(node.keywords.remove, keyword) for keyword in node.keywords]
        case ast.Call():
            return [partial(node.keywords.remove, keyword) for keyword in node.keywords if keyword.arg == "who"]
    return []


def _not(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _words(node: ast.AST) -> str:
    """The node on one line; of a statement with a body only its head."""
    return ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).strip().splitlines()[0]


def _change(before: str, after: str) -> str:
    """Both on one line, long ones around the place where they differ."""
    same = next((at for at, (one, other) in enumerate(zip(before, after, strict=False)) if one != other), 0)
    start = max(0, same - 40) if max(len(before), len(after)) > 90 else 0
    return "  ->  ".join("..." * bool(start) + text[start : start + 90] for text in (before, after))


class Bench:
    """A copy of the house with one game in it, in which mutants are born and tested."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game, self.folder = game, folder
        _copy(game, folder)
        own = sorted((folder / "tests" / "companion" / "games" / game).glob("test_*.py"))
        self.tests = [str(path.relative_to(folder)) for path in own]
        self.own_tests = f"tests/companion/games/{game}/"
        self.seconds = 600
        self.tests = sorted(self.tests, key=self._healthy)
        self.tests += ["tests/test_golden.py", "tests/test_every_game.py"]
        self.seconds = round(15 + 5 * self._healthy(*self.tests))

    def outcome(self, mutant: Mutant) -> int:
        """How the mutant ends; a fork that runs out of time or memory was noticed too."""
        target = self.folder / mutant.module.relative_to(ROOT)
        healthy = target.read_text(encoding="utf-8")
        try:
            _write(target, mutant.text)
            return self._forked(self.tests)
        finally:
            _write(target, healthy)

    def _healthy(self, *tests: str) -> float:
        """How many CPU seconds the tests take with nothing broken; they must be green."""
        before = _spent()
        if self._forked(list(tests)) != SURVIVED:
            raise SystemExit(f"{self.game}: {' '.join(tests)} must be green before anything is broken")
        return _spent() - before

    def _forked(self, tests: list[str]) -> int:
        sys.stdout.flush()
        child = os.fork()
        if child:
            _pid, status = os.waitpid(child, 0)
            return os.WEXITSTATUS(status) if os.WIFEXITED(status) else OWN
        try:
            os._exit(self._run(tests))
        finally:
            os._exit(OWN)

    def _run(self, tests: list[str]) -> int:
        """In the fork: the tests up to the first that fails, with the same luck each time."""
        resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        os.chdir(self.folder)
        sys.path.insert(0, str(self.folder))
        secrets.token_hex = lambda nbytes=None: random.Random(self.game).randbytes(nbytes or 32).hex()
        try:
            importlib.import_module(f"companion.games.{self.game}")
        except Exception:
            return STILLBORN
        watch = Watch()
        if pytest.main(["-q", "-x", "-p", "no:cacheprovider", *tests], plugins=[watch]) == 0:
            return SURVIVED
        return OWN if watch.noticed.startswith(self.own_tests) else OTHERS


class Watch:
    """Remembers the first test that failed."""

    noticed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.noticed:
            self.noticed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.noticed:
            self.noticed = report.nodeid


def _spent() -> float:
    """CPU seconds of all forks so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _copy(game: str, folder: Path) -> None:
    def others(place: str, names: list[str]) -> set[str]:
        strange = Path(place).name == "games" and (Path(place) / game).is_dir()
        return {name for name in names if name == "__pycache__" or (strange and name != game and (Path(place) / name).is_dir())}

    for name in ("companion", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=others)
    shutil.copy(ROOT / "pyproject.toml", folder)


def _write(module: Path, text: str) -> None:
    """Compiled twins go by whole seconds and size, and would hide a change."""
    module.write_text(text, encoding="utf-8")
    Path(importlib.util.cache_from_source(str(module))).unlink(missing_ok=True)


def _chosen(game: str, only: str, most: int, seed: str) -> tuple[list[Mutant], int]:
    modules = [path for path in sorted((GAMES / game).glob("*.py")) if path.name not in SPARED]
    every = [mutant for path in modules for mutant in mutants(path) if only in mutant.place]
    sample = random.Random(f"{seed} {game}").sample(range(len(every)), min(most, len(every)))
    return [every[place] for place in sorted(sample)], len(every)


def _report(game: str, ends: Counter[int], possible: int, seed: str) -> str:
    born = sum(ends.values()) - ends[STILLBORN]
    killed = born - ends[SURVIVED]
    share = f"{killed / born:.0%}" if born else "none"
    more = f"{ends[OWN]} by its own tests, {ends[STILLBORN]} stillborn, {possible} possible, seed {seed!r}"
    return f"{game}: {killed} of {born} mutants killed ({share}), {more}"


def main() -> None:
    known = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(known))
    parser.add_argument("--most", type=int, default=10**9)
    parser.add_argument("--seed", default="cauldron")
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(known):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and the copy is cleared away
    os.nice(max(0, 10 - os.nice(0)))
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # most of a short run would go into loading them
    for game in asked.games or known:
        chosen, possible = _chosen(game, asked.only, asked.most, asked.seed)
        with tempfile.TemporaryDirectory() as folder:
            bench, ends = Bench(game, Path(folder).resolve()), Counter[int]()
            for mutant in chosen:
                end = bench.outcome(mutant)
                ends[end] += 1
                if end == SURVIVED:
                    print(f"  survived: {mutant.place}  {mutant.change}", flush=True)
        print(_report(game, ends, possible, asked.seed), flush=True)


if __name__ == "__main__":
    main()
