"""The checks of `python3 run.py test`, and a report of what was not tested."""

import os
import re
import shlex
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent
REPORTS = ROOT / "build" / "reports"
# If the caller disables bytecode, all processes started by tests would compile their imports again.
BYTECODE = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
NONE_SELECTED = 5
"""Exit status of pytest if no test is selected."""


class Checks:
    """A series of checks. The first that fails ends the program with its status."""

    def __init__(self, python: str) -> None:
        self.python = python
        self.begun = time.monotonic()
        self.passed = 0
        self.skipped: Counter[str] = Counter()

    def lint(self, types: bool) -> None:
        """Run the linters. `types` requires that every extra is installed."""
        self.step("ruff check", [self.python, "-m", "ruff", "check"])
        self.step("ruff format --check", [self.python, "-m", "ruff", "format", "--check"])
        if types:
            self.step("mypy --strict src", [self.python, "-m", "mypy", "--strict", "src"])
        self.step("lint-imports", [str(Path(self.python).with_name("lint-imports")), "--no-logo"])

    def pytest(
        self, title: str, options: list[str], python: str = "", workers: int = CORES, **variables: str
    ) -> None:
        """Run tests. Count them, and the reasons for which tests were skipped."""
        report = REPORTS / f"{title.replace(' ', '-')}.xml"
        command = [python or self.python, "-m", "pytest", "-n", str(workers), "--dist", "worksteal"]
        command += [f"--junitxml={report}", *options]
        self.step(f"pytest: {title}", command, passes=(0, NONE_SELECTED), **variables)
        for case in ElementTree.parse(report).iter("testcase"):
            skipped = case.find("skipped")
            if skipped is None:
                self.passed += 1
            else:
                # If a whole module is skipped, only the text contains the reason.
                whole = re.search(r"['\"]Skipped: (.*)['\"]\)$", skipped.text or "")
                self.skipped[whole[1] if whole else skipped.get("message", "")] += 1

    def step(self, title: str, command: list[str], passes: tuple[int, ...] = (0,), **variables: str) -> None:
        print(f"\n=== {title}", flush=True)
        status = subprocess.call(command, cwd=ROOT, env={**os.environ, **BYTECODE, **variables})
        if status not in passes:
            given = [f"{name}={value}" for name, value in variables.items()]
            again = [os.path.relpath(command[0], ROOT), *command[1:]]
            print(f"\n=== failed: {title}; to repeat it: {shlex.join([*given, *again])}", flush=True)
            sys.exit(status)

    def report(self, left_out: list[str]) -> None:
        """Print the results and, at the end, what was not tested and how to enable it."""
        if not self.passed:
            sys.exit("bohnhof: these options select no test")
        minutes, seconds = divmod(round(time.monotonic() - self.begun), 60)
        print(f"\n=== all checks passed: {self.passed} tests in {minutes}:{seconds:02} minutes")
        skipped = [f"{count} test{'s' * (count > 1)}: {why}" for why, count in sorted(self.skipped.items())]
        if left_out or skipped:
            print("Not tested here:", *left_out, *skipped, sep="\n  - ", flush=True)
