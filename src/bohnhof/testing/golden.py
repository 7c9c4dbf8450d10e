"""Golden files: games, action numbers and bot decisions that later engines must reproduce.

python -m bohnhof.testing.golden --write GAME
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bohnhof.bots.chance import Chance
from bohnhof.bots.thrifty import Thrifty
from bohnhof.engine.acts import SLOTS
from bohnhof.engine.position import digest
from bohnhof.engine.suggestions import MOST
from bohnhof.games import UnknownGameError, rules_of
from bohnhof.table.record import RecordError, record_of, save
from bohnhof.table.table import Table

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.table.record import Record

FOLDER: Final = Path("tests", "golden")
ACTS: Final = "acts"
"""Subfolder of the files with action numbers."""
BOTS: Final = "bots"
"""Subfolder of the files with bot decisions."""
BOT_GAMES: Final = 3
"""Number of games with bot decisions, for the fewest and for the most seats."""
SEED: Final = 20


def golden_name(game: str, seats: int) -> str:
    """Return the file name of the golden game with this number of seats."""
    return f"{game}-{seats}.record"


def golden_game(game: str, seats: int) -> Record:
    """Play the golden game, always the same one, with bots that choose at random."""
    table = Table(rules_of(game), SEED + seats, [Chance] * seats, bots_seed=SEED)
    table.run()
    return record_of(table, [f"Seat {seat}" for seat in range(1, seats + 1)])


def numbered(rules: Rules) -> str:
    """Return everything with an action number, one line each, from number 0 on."""
    lines = [action.sentence(rules) for action in rules.acts.all]
    if rules.has_trading:
        for verb in ("accept", "decline", "withdraw"):
            lines += [f"{verb}, slot {slot}" for slot in range(1, SLOTS + 1)]
        lines += [f"suggested offer {place}" for place in range(1, MOST + 1)]
    return "".join(f"{line}\n" for line in lines)


def decided(rules: Rules) -> str:
    """Return the results of games between thrifty bots, one line each.

    They are the same on every machine and in every Python version.
    """
    lines = []
    for seats in sorted({rules.fewest_seats, rules.most_seats}):
        for seed in range(BOT_GAMES):
            table = Table(rules, seed, [Thrifty] * seats, bots_seed=seed)
            table.run()
            lines.append(f"{seats} seats, seed {seed}, {table.actions} acts: {digest(table.state)}")
    return "".join(f"{line}\n" for line in lines)


def write_missing(game: str, folder: Path) -> list[Path]:
    """Write the golden files of a game that do not exist yet. Return their paths."""
    rules = rules_of(game)
    written = []
    for name, told in ((ACTS, numbered), (BOTS, decided)):
        path = folder / name / f"{game}.txt"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(told(rules), encoding="utf-8")
            written.append(path)
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        path = folder / golden_name(game, seats)
        if not path.exists():
            save(path, golden_game(game, seats))
            written.append(path)
    return written


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bohnhof.testing.golden",
        description="Write the golden games and the others that are missing. To make a file anew, "
        "delete it first; bots that have learned the old numbers are then of no use.",
    )
    parser.add_argument("--write", metavar="GAME", required=True, help="the id of a game")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they lie (%(default)s)")
    options = parser.parse_args(arguments)
    try:
        written = write_missing(options.write, options.folder)
    except (UnknownGameError, RecordError, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    for path in written:
        print(path)
    if not written:
        print(f"everything golden of {options.write} is there already")
    return 0


if __name__ == "__main__":
    sys.exit(main())
