"""`bohnhof play`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console

from bohnhof.cli.errors import CommandError
from bohnhof.cli.players import bots_for, seats_for
from bohnhof.games import rules_of
from bohnhof.names import names_in
from bohnhof.table.table import IllegalMoveError
from bohnhof.terminal.play import begin, go_on, play

GAME: Final = "bohnanza"
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
) -> int:
    """A new game or a saved one; the exit status."""
    names_in(language)
    if resume:
        for option, value in {"--seats": seats, "--bots": bots, "--seed": seed, "--name": name}.items():
            if value is not None:
                raise CommandError(f"{option} cannot be changed in a saved game")
        sat = go_on(game, save)
    else:
        rules = rules_of(game or GAME)
        listed = (bots or BOTS).split(",")
        count = seats_for(rules, seats, len(listed) + 1)
        sat = begin(rules.id, bots_for(listed, count - 1), seed, name or NAME, save)
    try:
        return play(sat, language, Console())
    except IllegalMoveError as problem:
        raise CommandError(f"{problem} (the game is kept in {sat.path})", 1) from None
