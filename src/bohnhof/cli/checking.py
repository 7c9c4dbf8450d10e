"""`bohnhof check`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bohnhof.cli.errors import CommandError
from bohnhof.engine.rules import Rules
from bohnhof.games import UnknownGameError, load_game
from bohnhof.plugins import is_place
from bohnhof.table.scenario import check_file
from bohnhof.testing import GameError, check_game

SUFFIXES: Final = (".yaml", ".yml")
GAMES: Final = 20
"""How many games are played of one that is checked."""


def check(names: Sequence[str], reasons: bool = False) -> int:
    """Play every game at random and every scenario, which may be of one of these games; each failure is told,
    and the last line counts. With `reasons` it is told why each refusal was refused. 1 if any failed.
    """
    games = {name: game for name in names if (game := _game(name)) is not None}
    files = [file for name in names if name not in games for file in _files(Path(name))]
    passed = failed = 0
    for game in games.values():
        try:
            print(check_game(game, GAMES))
            passed += 1
        except GameError as error:
            print(error)
            failed += 1
    for file in files:
        for outcome in check_file(file):
            if reasons:
                print("".join(f"{line}\n" for line in outcome.reasons), end="")
            if outcome.passed:
                passed += 1
                continue
            failed += 1
            for failure in outcome.failures:
                print(failure)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _game(name: str) -> Rules | None:
    """The game of this name; None if it has to be a file or a folder."""
    if Path(name).exists():
        return None
    try:
        return load_game(name)
    except UnknownGameError:
        if is_place(name):
            raise
        return None


def _files(path: Path) -> list[Path]:
    if not path.exists():
        raise CommandError(f"{path}: there is no such file or folder")
    if not path.is_dir():
        return [path]
    found = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
    if not found:
        raise CommandError(f"{path}: there is no scenario file in this folder")
    return found
