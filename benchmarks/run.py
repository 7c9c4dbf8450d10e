"""Measure Bohnhof and its peers, and write results.md: `python benchmarks/run.py`."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from peers import PEERS
from report import Row, results, short

HERE = Path(__file__).parent
INTERPRETED = "BOHNHOF_INTERPRETED"
SERVER = "\n## The server\n"


class MeasuringError(Exception):
    """A subprocess that failed, with the last line of its output."""


def measure(script: str, arguments: list[str], interpreted: bool = False) -> Any:
    """Run a script in its own process, and return the JSON it prints. Raise MeasuringError."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1"}
    environment.pop(INTERPRETED, None)
    if interpreted:
        environment[INTERPRETED] = "1"
    command = [sys.executable, str(HERE / script), *arguments]
    done = subprocess.run(command, check=False, env=environment, capture_output=True, text=True)
    if done.returncode:
        said = done.stderr.strip().splitlines()
        raise MeasuringError(said[-1] if said else f"ended with status {done.returncode}")
    return json.loads(done.stdout.splitlines()[-1])


def our_rows(wanted: list[str]) -> list[Row]:
    """Return two rows for each game: interpreted and compiled."""
    try:
        known = measure("ours.py", [])
    except MeasuringError as failed:
        print(f"bohnhof cannot be measured: {failed}", file=sys.stderr)
        return []
    unknown = [game for game in wanted if game not in known["games"]]
    if unknown:
        raise SystemExit(f"No game {', '.join(unknown)}; there are {', '.join(known['games'])}.")
    missing = "" if known["compiled"] else f"the engine is {known['engine']}"
    rows = []
    for game in wanted or known["games"]:
        rows += [Row(game, "interpreted"), Row(game, "compiled", skipped=missing)]
    return rows


def measure_row(row: Row, seats: int, seconds: float) -> None:
    """Measure a row once more. After a failure it is skipped."""
    try:
        if row.engine == "peer":
            run = measure("peers.py", [row.name, "--seconds", str(seconds), "--json"])
        else:
            arguments = [row.name, "--seats", str(seats), "--seconds", str(seconds)]
            run = measure("ours.py", arguments, interpreted=row.engine == "interpreted")
            if run["compiled"] != (row.engine == "compiled"):
                raise MeasuringError(f"asked for the {row.engine} engine, got the other")
    except MeasuringError as failed:
        row.skipped = str(failed)
        row.runs.clear()
        print(row.skipped)
        return
    row.runs.append(run)
    print(f"{short(row.figures('actions')[-1])} actions/s")


def go_round(rows: list[Row], rounds: int, seats: int, seconds: float) -> None:
    """Measure each row once per round, so that a slow period of the machine affects all of them."""
    begin = time.monotonic()
    for row in rows:
        if row.skipped:
            print(f"{row.name}, {row.engine}: {row.skipped}")
    for number in range(1, rounds + 1):
        for row in rows:
            if not row.skipped:
                spent = f"{time.monotonic() - begin:4.0f} s"
                print(f"{spent}  round {number}/{rounds}  {row.name}, {row.engine}: ", end="", flush=True)
                measure_row(row, seats, seconds)


def write(page: str) -> None:
    """Replace results.md atomically. Its section on the server is kept."""
    old = (HERE / "results.md").read_text(encoding="utf-8")
    _, heading, server = old.partition(SERVER)
    draft = HERE / "results.md.new"
    draft.write_text(page + heading + server, encoding="utf-8")
    draft.replace(HERE / "results.md")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Bohnhof beside its peers and write results.md.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement in a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--games", default="", help="ids with commas between; without it all")
    parser.add_argument("--seats", type=int, default=4, help="or the nearest number the game is for")
    asked = parser.parse_args()
    try:
        ours = our_rows([game for game in asked.games.split(",") if game])
        peers = [] if asked.no_peers else [Row(name, "peer") for name in PEERS]
        # Peers are measured right after our first game, with which they are compared.
        go_round(ours[:2] + peers + ours[2:], asked.rounds, asked.seats, asked.seconds)
    except KeyboardInterrupt:
        print("\nStopped; results.md is as it was.", file=sys.stderr)
        return 130
    page = results(shlex.join(["python", "benchmarks/run.py", *sys.argv[1:]]), asked.rounds, ours, peers)
    print("\n" + page)
    if not any(row.runs for row in ours):
        print("No figure of ours, so results.md is as it was.", file=sys.stderr)
        return 1
    write(page)
    failed = any(row.skipped and row.engine == "interpreted" for row in ours)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
