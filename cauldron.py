"""Cauldron's composition root and command line: the only file that knows every folder."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import click

from companion import games
from companion.contract import Game, Refused
from companion.journal import Journal, JournalTaken
from companion.messages import say
from companion.options import read
from companion.simulate import ASSIST_LIMIT, LIMIT, InvariantBroken, whole_game
from companion.table import Table

FOLDER = click.Path(file_okay=False, path_type=Path)
DATA = click.option("--data", type=FOLDER, default=Path("data"), show_default=True, help="The folder of journal and secrets.")


@click.group()
def main() -> None:
    """Cauldron, the table companion for rainbow games."""


@main.command()
@click.option("--port", default=8000, show_default=True, help="Where phones find the table; 0 takes a free one.")
@click.option("--sim", is_flag=True, help="Draw the device on screen even on a Raspberry Pi.")
@DATA
def serve(port: int, sim: bool, data: Path) -> None:
    """Start the table."""
    from firmware.ending import kind_end
    from firmware.loop import Loop
    from firmware.watchdog import Watchdog
    from web.server import PortTaken
    from web.server import serve as serve_pages

    watchdog = Watchdog()

    def ready(address: str, code: str) -> None:
        watchdog.ready()
        _welcome(address, code, device.virtual, table)

    try:
        table = Table(Journal(data), games.find())
    except JournalTaken as error:
        raise click.ClickException(str(error)) from error
    try:
        with kind_end(), _device(sim) as device, Loop(table, device, watchdog):
            serve_pages(table, device, data, port, ready=ready)
    except PortTaken as error:
        raise click.ClickException(f"{error.strerror}. Choose another one with --port.") from error
    finally:
        table.close()


def _device(sim: bool) -> Any:
    """The device of metal on a Pi; the drawn one elsewhere, or when a part of metal can't be reached: the game goes on."""
    from firmware.doctor import on_a_pi
    from firmware.hands import HardwareMissing, open_hardware
    from firmware.wiring import read_wiring

    wiring = read_wiring()
    if sim or not on_a_pi():
        return open_hardware(wiring, sim=True)
    try:
        return open_hardware(wiring, sim=False)
    except HardwareMissing as error:
        click.echo(f"The table is drawn on screen, because its hardware can't be reached: {error}", err=True)
        click.echo("cauldron doctor says how to mend it.", err=True)
        return open_hardware(wiring, sim=True)


def _welcome(address: str, code: str, virtual: bool, table: Table) -> None:
    import segno

    segno.make(address).terminal(compact=True)
    click.echo(f"  Cauldron is ready: {address}   (table {code})")
    click.echo(f"  A tablet or TV:    {address}/table")
    if virtual:
        click.echo(f"  The device:        {address}/device")
    for told in (table.now.notice, table.now.fault):
        if told is not None:
            click.echo(f"  ! {say(told, table.now.house.language)}")
    sys.stdout.flush()


@main.command("games")
def list_games() -> None:
    """List the games that are found, and those that fail to load."""
    found = games.find()
    for (name, mode), game in sorted(found.games.items()):
        players = f"{game.players[0]}-{game.players[-1]}" if len(game.players) > 1 else str(game.players[0])
        click.echo(f"{name:16} {mode:7} {players:>4} players   rules version {game.version}")
    for name, why in found.broken.items():
        click.echo(f"{name:16} can't be loaded: {why}")


@main.command()
@click.argument("name", metavar="GAME")
@click.option("--players", type=int, help="How many play; all numbers in turn when not given.")
@click.option("--games", "number", default=100, show_default=True)
@click.option("--seed", default="", help="Another seed, other games; the same seed, the same games.")
@click.option("--mode", type=click.Choice([games.ASSIST, games.PLAY]), default=games.PLAY, show_default=True)
@click.option("--option", "given", multiple=True, metavar="NAME=VALUE", help="An option of the game; @FILE takes a file's text.")
@click.option("--map", "map_file", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Korrigans: a map of your own.")
def simulate(name: str, players: int | None, number: int, seed: str, mode: str, given: tuple[str, ...], map_file: Path | None) -> None:
    """Play random whole games with all invariants checked."""
    game = _game(name, mode)
    seed = seed or f"{time.time_ns():x}"
    if map_file:
        given = (*given, f"map=@{map_file}")
    try:
        options = read(game.Options, dict(_option(text) for text in given))
        _simulate(game, [players] if players else list(game.players), number, seed, mode, options)
    except Refused as no:
        raise click.ClickException(f"{say(no.text, 'en', games.FOLDER / name)} ({no.clause})") from no
    except UnicodeDecodeError as error:
        raise click.ClickException("the file is not text") from error


def _simulate(game: Game[Any], crowds: list[int], number: int, seed: str, mode: str, options: Any) -> None:
    moves, endings, began = 0, Counter[str](), time.process_time()
    click.echo(f"seed {seed}")
    for turn in range(number):
        crowd = crowds[turn % len(crowds)]
        try:
            made, result = whole_game(game, crowd, options, f"{seed}.{turn}", ASSIST_LIMIT if mode == games.ASSIST else LIMIT)
        except InvariantBroken as broken:
            _tell_broken(game, mode, crowd, f"{seed}.{turn}", options, broken)
        moves += made
        endings[result.ending if result else "stopped"] += 1
    for ending, often in sorted(endings.items()):
        click.echo(f"{often:8} games ended by {ending}")
    spent = time.process_time() - began
    click.echo(f"{number} games, {moves} moves, {moves / spent:,.0f} moves per CPU second with every invariant checked")


def _tell_broken(game: Game[Any], mode: str, crowd: int, seed: str, options: Any, broken: InvariantBroken) -> None:
    import msgspec

    given = {"options": msgspec.to_builtins(options), "seed": seed, "moves": broken.journal}
    click.echo(json.dumps({"game": game.id, "mode": mode, "players": crowd, **given}))
    click.echo(f"An invariant is broken: {broken}", err=True)
    sys.exit(1)


def _option(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, Path(value[1:]).read_text(encoding="utf-8") if value.startswith("@") else value


def _game(name: str, mode: str) -> Game[Any]:
    found = games.find()
    if (name, mode) not in found.games:
        known = ", ".join(f"{name} ({mode})" for name, mode in sorted(found.games))
        raise click.ClickException(found.broken.get(name) or f"there is no {name} to {mode}; there are: {known}")
    return found.games[name, mode]


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def replay(file: Path) -> None:
    """Live an exported journal, or the game of a broken invariant, again."""
    from companion.export import retold

    kept = json.loads(file.read_text(encoding="utf-8"))
    if "chapters" not in kept:
        game = _game(kept["game"], kept["mode"])
        try:
            made, _result = whole_game(game, kept["players"], read(game.Options, kept["options"]), kept["seed"])
        except InvariantBroken as broken:
            raise click.ClickException(f"after {len(broken.journal)} moves: {broken}") from broken
        click.echo(f"{made} moves, every invariant kept")
        return
    for line in retold(kept, games.find()):
        click.echo(line)


@main.command()
@DATA
def export(data: Path) -> None:
    """Write the finished games as JSON; what is still being played keeps its secrets."""
    from companion.export import exported

    if not (data / "journal.db").exists():
        raise click.ClickException(f"there is no journal in {data}")
    journal = Journal(data)
    click.echo(json.dumps(exported(journal, games.find()), indent=1))
    journal.close()


@main.command()
def doctor() -> None:
    """Say what hardware is found, what is missing and how to mend it."""
    from firmware.device import Device
    from firmware.doctor import findings

    for finding in findings():
        click.echo(f"{'ok' if finding.ok else '!!'}  {finding.part}: {say(finding.text, 'en', Device.words)}")
        if finding.mend is not None:
            click.echo(f"      {say(finding.mend, 'en', Device.words)}")


@main.command()
@click.argument("receipt", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def verify(receipt: Path) -> None:
    """Check a receipt; verify.py does the same without anything installed."""
    import verify as verifier

    sys.exit(verifier.main([str(receipt)]))


if __name__ == "__main__":
    main()
