"""Compare the compiled speed of two commits in alternating runs.

python benchmarks/compare.py OLD NEW
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from report import python_build, short, table

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ("actions/s", "copy", "view", "moves", "redeal")


@contextlib.contextmanager
def compiled_checkout(commit: str, release: bool) -> Iterator[Path]:
    """Yield a folder with a compiled temporary checkout of a commit.

    If `commit` is a folder, yield it unchanged.
    """
    if Path(commit).is_dir():
        yield Path(commit)
        return
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "checkout")
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(folder), commit], check=True)
        try:
            print(f"compiling {commit}", flush=True)
            command = [sys.executable, "compile_engine.py", *(["--release"] if release else [])]
            subprocess.run(command, cwd=folder, env=environment(folder), check=True, capture_output=True)
            yield folder
        finally:
            subprocess.run([*git, "remove", "--force", str(folder)], check=True)


def environment(folder: Path) -> dict[str, str]:
    """Return environment variables by which Python finds the sources of this checkout first."""
    found = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"}
    found.pop("BOHNHOF_INTERPRETED", None)
    return found


def ours(folder: Path, *arguments: str) -> Any:
    """Run this folder's `ours.py` on a checkout, and return its JSON output."""
    command = [sys.executable, str(ROOT / "benchmarks" / "ours.py"), *arguments]
    done = subprocess.run(
        command, cwd=folder, env=environment(folder), check=True, stdout=subprocess.PIPE, text=True
    )
    said = json.loads(done.stdout)
    if not said["compiled"]:
        raise SystemExit(f"The engine in {folder} is not compiled.")
    return said


def speeds(run: dict[str, Any]) -> list[float]:
    """Return one speed for each of FIGURES; higher is faster."""
    return [run["actions"] / run["seconds"], *[1 / run[name] for name in FIGURES[1:]]]


def compare(old: Path, new: Path, games: list[str], rounds: int, seconds: float) -> str:
    """Return a table of new against old. The order of the two alternates from round to round."""
    lines = []
    for game in games:
        pairs = []
        for number in range(rounds):
            order = (old, new) if number % 2 else (new, old)
            runs = {folder: speeds(ours(folder, game, "--seconds", str(seconds))) for folder in order}
            pairs.append((runs[old], runs[new]))
        ratios = [sorted(after[i] / before[i] for before, after in pairs) for i in range(len(FIGURES))]
        line = [game, *[short(median(pair[side][0] for pair in pairs)) for side in (0, 1)]]
        line += [f"{median(ratio):.2f}" for ratio in ratios]
        lines.append([*line, f"{ratios[0][0]:.2f} to {ratios[0][-1]:.2f}"])
        print(*lines[-1], flush=True)
    return table(["game", "old actions/s", "new actions/s", *FIGURES, "spread of actions/s"], lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the compiled speed of two commits.")
    parser.add_argument("old", help="a commit, or a folder with a checkout that is compiled already")
    parser.add_argument("new", help="the same")
    parser.add_argument("--games", default="", help="ids with commas between; without it all")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--release", action="store_true", help="compile the new one as a release")
    asked = parser.parse_args()
    with compiled_checkout(asked.old, False) as old, compiled_checkout(asked.new, asked.release) as new:
        print(python_build(), flush=True)
        games = [game for game in asked.games.split(",") if game] or ours(new)["games"]
        print("\n" + compare(old, new, games, asked.rounds, asked.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
