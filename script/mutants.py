"""Mutation testing of the rules: breaks one thing at a time in each rules module and sees whether its game's tests notice.

python script/mutants.py [GAME ...] [--most N]: prints the share killed for each game, and every survivor with its place.
"""

from __future__ import annotations

import ast
import copy
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "companion" / "games"
SPARED = {"__init__.py", "scene.py", "lights.py", "check.py"}  # looks, and what only tests call
SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn,
    ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.And: ast.Or,
    ast.Or: ast.And, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip


def mutants(source: str) -> Iterator[tuple[int, str, str]]:
    """Line, what was done, and the module with that one thing changed."""
    tree = ast.parse(source)
    places = [node for node in ast.walk(tree) if _can_break(node)]
    for index, node in enumerate(places):
        broken = copy.deepcopy(tree)
        twin = [other for other in ast.walk(broken) if _can_break(other)][index]
        yield node.lineno, _break(twin), ast.unparse(ast.fix_missing_locations(broken))


def _can_break(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare):
        return type(node.ops[0]) in SWAPS
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        return type(node.op) in SWAPS
    if isinstance(node, ast.Constant):
        return type(node.value) in (bool, int) and hasattr(node, "lineno")
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _break(node: ast.AST) -> str:
    if isinstance(node, ast.Compare):
        before, node.ops[0] = node.ops[0], SWAPS[type(node.ops[0])]()
        return f"{type(before).__name__} -> {type(node.ops[0]).__name__}"
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        before, node.op = node.op, SWAPS[type(node.op)]()
        return f"{type(before).__name__} -> {type(node.op).__name__}"
    if isinstance(node, ast.Constant):
        old, node.value = node.value, (not node.value) if isinstance(node.value, bool) else node.value + 1  # type: ignore[operator]
        return f"{old} -> {node.value}"
    assert isinstance(node, ast.UnaryOp)
    node.operand = ast.UnaryOp(ast.Not(), node.operand)
    return "not dropped"


def survives(game: str, module: Path, text: str) -> bool:
    """Whether the game's own tests and the every-game test stay green with this text in place of the module."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("companion", "tests", "pyproject.toml"):
            source, target = ROOT / name, Path(folder) / name
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__")) if source.is_dir() else shutil.copy(
                source, target
            )
        (Path(folder) / module.relative_to(ROOT)).write_text(text, encoding="utf-8")
        tests = [f"tests/companion/games/{game}", "tests/test_golden.py", "tests/test_every_game.py"]
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", game, *tests]
        try:
            return subprocess.run(command, cwd=folder, capture_output=True, timeout=300, check=False).returncode == 0
        except subprocess.TimeoutExpired:
            return False


def main() -> None:
    most = int(sys.argv[sys.argv.index("--most") + 1]) if "--most" in sys.argv else 10**9
    wanted = [name for name in sys.argv[1:] if (GAMES / name).is_dir()] or sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))
    for game in wanted:
        modules = [path for path in sorted((GAMES / game).glob("*.py")) if path.name not in SPARED]
        every = [(path, *mutant) for path in modules for mutant in mutants(path.read_text(encoding="utf-8"))]
        chosen = random.Random(game).sample(every, min(most, len(every)))
        with ThreadPoolExecutor(2) as pool:
            alive = list(pool.map(survives, [game] * len(chosen), [one[0] for one in chosen], [one[3] for one in chosen]))
        for (path, line, what, _text), lives in zip(chosen, alive, strict=True):
            if lives:
                print(f"  survived: {path.relative_to(ROOT)}:{line} {what}")
        print(
            f"{game}: {len(alive) - sum(alive)} of {len(alive)} mutants killed ({1 - sum(alive) / len(alive):.0%}), {len(every)} possible",
            flush=True,
        )


if __name__ == "__main__":
    main()
