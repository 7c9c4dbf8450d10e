"""The command `bohnhof tune`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from bohnhof.arena.tuning import A_WIN, FIRST_STEP, Progress, Tuning, read_progress
from bohnhof.bots.heuristics.games import heuristic_of
from bohnhof.bots.heuristics.tuned_numbers import FOLDER
from bohnhof.bots.registry import check_bot
from bohnhof.cli.errors import CommandError
from bohnhof.cli.players import check_seed
from bohnhof.cli.simulating import INTERRUPTED, progress_bar
from bohnhof.facets import folders
from bohnhof.games import load_game
from bohnhof.table.seeds import random_seed, slow_key


def tune_heuristic(
    game: str,
    generations: int,
    games: int,
    against: str,
    seed: int | None,
    processes: int | None,
    out: Path | None,
    write: bool,
) -> int:
    """Optimize the parameters of a game's heuristic.

    Return the exit status: 0, or INTERRUPTED if it was stopped.
    """
    rules = load_game(game)
    present = heuristic_of(rules).tunable()
    if not present:
        raise CommandError(f"the heuristic for {rules.title} goes by no numbers that could be tuned")
    check_bot(against, rules)
    path = out or Path(f"tune-{rules.id}.json")
    if path.exists():
        progress = read_progress(path)
        if progress.game != game or set(progress.best) != set(present):
            raise CommandError(f"{path} is of another game or other numbers; name another file by --out")
    else:
        chosen = random_seed() if seed is None else seed
        check_seed(chosen)
        progress = Progress(game, against, games, chosen, 0, FIRST_STEP, present)
    tuning = Tuning(progress, slow_key(progress.seed), processes or os.cpu_count() or 1)
    try:
        with progress_bar(tuning.games(max(generations, progress.generation))) as finished:
            for reached in tuning.run(generations, _tell, finished):
                reached.write(path)
            lead = tuning.compare(progress.best, present)
    except KeyboardInterrupt:
        progress.write(path)
        print(f"bohnhof: stopped; the same command goes on with {path}", file=sys.stderr)
        return INTERRUPTED
    found = {name: value for name, value in progress.best.items() if value != present[name]}
    print(f"{rules.title}: {json.dumps(found)}")
    interval = 1.96 * lead.error
    print(f"on new deals better by {lead.mean:.2f} ± {interval:.2f} taler, a win counted as {A_WIN:.0f}")
    if write and lead.certain:
        target = Path(str(next(folders(type(rules))) / FOLDER / f"{rules.id}.json"))
        target.parent.mkdir(exist_ok=True)
        target.write_text(json.dumps(progress.best, indent=2) + "\n", encoding="utf-8")
        print(f"written to {target.name}")
    elif write:
        print("not surely better: nothing is written")
    return 0


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
