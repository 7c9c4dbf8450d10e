"""The command `bohnhof simulate`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bohnhof.arena import BrokenGameError, Result, simulate
from bohnhof.cli.beans import game_with
from bohnhof.cli.errors import CommandError
from bohnhof.cli.players import bots_for, check_seed, seats_for
from bohnhof.engine.rules import Rules
from bohnhof.games import load_game

INTERRUPTED: Final = 130


def simulate_games(
    game: str,
    seats: int | None,
    bots: str,
    games: int,
    seed: int | None,
    processes: int,
    as_json: bool,
    beans: Path | None,
) -> int:
    """Run games between bots and print statistics.

    Return the exit status: 0, or INTERRUPTED if not all games were finished.
    """
    if seed is not None:
        check_seed(seed)
    game = game_with(game, beans)
    rules = load_game(game)
    listed = bots.split(",")
    count = seats_for(rules, seats, len(listed))
    named = bots_for(listed, count)
    try:
        with progress_bar(games) as finished:
            result = simulate(game, count, named, games, seed, processes, finished)
    except BrokenGameError as problem:
        raise CommandError(str(problem), 1) from None
    if as_json:
        print(json.dumps(result.data()))
    else:
        for line in _lines(rules, result):
            print(line)
    return 0 if result.finished == games else INTERRUPTED


def _lines(rules: Rules, result: Result) -> list[str]:
    finished, seconds = result.finished, result.seconds
    stopped = "" if finished == result.games else f", stopped before {result.games}"
    speed = f"{result.actions / seconds:,.0f} actions a second" if seconds else "at once"
    rival = f"the {rules.rival}" if rules.rival else "nobody"
    wide = max(3, *(len(bot) for bot in [*result.bots, rival]))
    lines = [
        f"{finished} games of {rules.title}{stopped}: {result.actions} actions in {seconds:.1f} s, {speed}",
        f"seat  {'bot':<{wide}}  taler    wins",
    ]
    for seat, (bot, taler, wins) in enumerate(zip(result.bots, result.taler, result.wins, strict=True), 1):
        lines.append(f"{seat:>4}  {bot:<{wide}}  {taler:>5.2f}  {_wins(wins, finished)}")
    if rules.rival or result.nobody:
        lines.append(f"{'':>4}  {rival:<{wide}}  {'':>5}  {_wins(result.nobody, finished)}")
    lines.extend([str(fault) for fault in result.faults])
    lines.append(f"{result.shared} wins shared · seed {result.seed} · digest {result.digest}")
    return lines


def _wins(wins: float, finished: int) -> str:
    share = 100 * wins / finished if finished else 0
    return f"{f'{wins:.1f}'.removesuffix('.0'):>6} {share:5.1f} %"


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar if standard error is a terminal.

    Yield a function that updates it, or None.
    """
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    )
    with bar:
        task = bar.add_task("games", total=games)
        yield lambda finished: bar.update(task, completed=finished)
