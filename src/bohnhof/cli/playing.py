"""The command `bohnhof play`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from bohnhof.bots.faults import summed
from bohnhof.cli.beans import game_with
from bohnhof.cli.consoles import console
from bohnhof.cli.errors import CommandError
from bohnhof.cli.players import bots_for, check_seed, seats_for
from bohnhof.engine.rules import Rules
from bohnhof.games import DEFAULT_GAME, load_game
from bohnhof.table.table import IllegalMoveError
from bohnhof.terminal.choice import choose_game
from bohnhof.terminal.play import begin, begin_lesson, go_on, line_reader, play
from bohnhof.terminal.quick_start import show_first_time
from bohnhof.words import names_in

BOTS: Final = "thrifty"
NAME: Final = "Player"


def play_game(
    game: str | None,
    seats: int | None,
    bots: str | None,
    seed: int | None,
    name: str | None,
    language: str,
    save: Path | None,
    resume: bool,
    own_game: str | None,
    beans: Path | None,
    ask_before_end: bool,
    learn: bool,
) -> int:
    """Play a new or a saved game, and return the exit status."""
    names_in(language)
    if own_game is not None:
        load_game(own_game)
    if learn:
        options = {
            "--seats": seats,
            "--bots": bots,
            "--seed": seed,
            "--beans": beans,
            "--resume": resume or None,
        }
        for option, value in options.items():
            if value is not None:
                raise CommandError(f"--learn has its own deal and opponents; leave out {option}")
        rules = load_game(own_game or game or DEFAULT_GAME)
        sat = begin_lesson(rules, name or NAME, save)
    elif resume:
        fixed = {"--seats": seats, "--seed": seed, "--name": name, "--beans": beans}
        for option, value in fixed.items():
            if value is not None:
                raise CommandError(f"{option} cannot be changed in a saved game")
        sat = go_on(game, save, None if bots is None else [bot.strip() for bot in bots.split(",")])
    else:
        if seed is not None:
            check_seed(seed)
        person = sys.stdin.isatty() and sys.stdout.isatty()
        if game is None and own_game is None and beans is None and person:
            try:
                game = choose_game(line_reader(), console(), language)
            except EOFError:
                print()
            if game is None:
                return 0
        rules = load_game(game_with(own_game or DEFAULT_GAME if game is None else game, beans))
        listed = (bots or BOTS).split(",")
        count = seats_for(rules, seats, len(listed) + 1)
        if person and not _is_ready(rules, language):
            return 0
        sat = begin(rules.name, bots_for(listed, count - 1), seed, name or NAME, save)
    try:
        status = play(sat, language, console(), ask_before_end)
    except IllegalMoveError as problem:
        kept = sat.unsaved or f"the game is kept in {sat.path}"
        raise CommandError(f"{problem} ({kept})", 1) from None
    for fault in summed([fault for bot in sat.table.bots if bot is not None for fault in bot.faults]):
        print(f"bohnhof: {fault}", file=sys.stderr)
    return status


def _is_ready(rules: Rules, language: str) -> bool:
    """Show the quick start before a player's first game. Return whether they want to play."""
    try:
        return show_first_time(rules, language, line_reader(), console())
    except EOFError:
        print()
        return False
