"""The command `bohnhof check`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bohnhof.arena import BrokenGameError, simulate
from bohnhof.bots.registry import bot_ids, why_not
from bohnhof.cli.errors import CommandError
from bohnhof.engine.rules import Rules
from bohnhof.games import UnknownGameError, load_game
from bohnhof.plugins import is_place
from bohnhof.table.scenario import check_file
from bohnhof.testing import GameError, check_game

SUFFIXES: Final = (".yaml", ".yml")
GAMES: Final = 20
"""Number of random games played to check a game."""
GAMES_OF_BOTS: Final = 5
"""Number of games that each built-in bot plays."""
NOT_ASKED: Final = ("learned", "search")
"""Bots left out: `learned` plays few games, and `search` is slow and relies on `expert`."""


def check(names: Sequence[str], reasons: bool = False) -> int:
    """Check every game and run every scenario. Return 1 if any failed, otherwise 0.

    Print each failure, a warning for each built-in bot that cannot play a game, and the count. With
    `reasons`, also print the reason of each refusal.
    """
    games = {name: game for name in names if (game := _game(name)) is not None}
    files = [file for name in names if name not in games for file in _files(Path(name))]
    passed = failed = 0
    for game in games.values():
        try:
            print(check_game(game, GAMES))
        except GameError as error:
            print(error)
            failed += 1
            continue
        passed += 1
        for problem in _failing_bots(game):
            print(f"warning: {problem}")
    for file in files:
        for outcome in check_file(file):
            if reasons:
                print("".join(f"{line}\n" for line in outcome.reasons), end="")
            if outcome.passed:
                passed += 1
                continue
            failed += 1
            print(outcome.report())
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _failing_bots(rules: Rules) -> Iterator[str]:
    """Yield for each built-in bot that cannot play the reason why not.

    This does not mean that the rules are wrong.
    """
    seats = rules.usual_seats()
    for bot in (name for name in bot_ids() if name not in NOT_ASKED):
        problem = why_not(bot, rules)
        try:
            if not problem:
                simulate(rules.name, seats, [bot] * seats, GAMES_OF_BOTS, seed=0)
        except BrokenGameError as error:
            problem = str(error)
        if problem:
            yield problem


def _game(name: str) -> Rules | None:
    """Return the rules of the game with this name, or None if the name must be a file or folder."""
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
