"""The path of an action is as long as docs/architecture.md says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]


def totals(table: str) -> list[int]:
    """Return the files and calls of all packages together, at a terminal and at a server."""
    (row,) = [line for line in table.splitlines() if line.startswith("| all |")]
    return [int(cell) for cell in row.split("|")[2:-1]]


def test_the_path_of_an_action_is_about_as_long_as_the_page_says() -> None:
    done = subprocess.run(
        [sys.executable, "benchmarks/action_path.py"],
        cwd=ROOT,
        env={**os.environ, "BOHNHOF_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    told = totals((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    assert totals(done.stdout) == pytest.approx(told, rel=0.1), done.stdout
