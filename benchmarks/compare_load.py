"""Compare what the same load costs the servers of two commits, in alternating runs.

python benchmarks/compare_load.py OLD NEW --tables 300 --rate 1 --seconds 20
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

from compare import compiled_checkout, environment
from report import python_build, short, table

FIGURES: Final = {
    "server, µs per act": r"([\d.]+) µs per act",
    "server, % of a core": r"server: ([\d.]+) %",
    "act to the others, p50 in ms": r"p50 ([\d.]+) ms",
    "act to the others, p99 in ms": r"p99 ([\d.]+) ms$",
    "acts a second": r"([\d.]+) acts a second",
    "kB per table at the end": r"MB, ([\d.]+) kB per table",
    "s until all are back": r"all back after ([\d.]+) s",
}
"""The compared figures, with a pattern for the output of `load.py`. The last match counts."""


def measured(folder: Path, load: list[str]) -> list[float]:
    """Run a checkout's own `load.py`, and return one number for each of FIGURES."""
    command = [sys.executable, str(folder / "benchmarks" / "load.py"), *load]
    done = subprocess.run(
        command, cwd=folder, env=environment(folder), capture_output=True, check=False, text=True
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    return [float(re.findall(pattern, done.stdout, re.MULTILINE)[-1]) for pattern in FIGURES.values()]


def compare(old: Path, new: Path, load: list[str], rounds: int) -> str:
    """Return a table of new against old. The order of the two alternates from round to round."""
    pairs = []
    for number in range(rounds):
        order = (old, new) if number % 2 else (new, old)
        runs = {folder: measured(folder, load) for folder in order}
        pairs.append((runs[old], runs[new]))
        print(f"round {number + 1}: {pairs[-1][0][0]:.0f} and {pairs[-1][1][0]:.0f} µs per act", flush=True)
    lines = []
    for i, name in enumerate(FIGURES):
        ratios = sorted(after[i] / before[i] if before[i] else float("nan") for before, after in pairs)
        medians = [short(median(pair[side][i] for pair in pairs)) for side in (0, 1)]
        lines.append([name, *medians, f"{median(ratios):.2f}", f"{ratios[0]:.2f} to {ratios[-1]:.2f}"])
    return table(["", "old", "new", "new / old", "spread"], lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare what a load costs the servers of two commits.")
    parser.add_argument("old", help="a commit, or a folder with a checkout that is compiled already")
    parser.add_argument("new", help="the same")
    parser.add_argument("--tables", default="300")
    parser.add_argument("--rate", default="1", help="acts a second at each table")
    parser.add_argument("--seconds", default="20", help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    load = ["--tables", asked.tables, "--rate", asked.rate, "--seconds", asked.seconds]
    with compiled_checkout(asked.old, False) as old, compiled_checkout(asked.new, False) as new:
        print(python_build(), flush=True)
        print("\n" + compare(old, new, load, asked.rounds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
