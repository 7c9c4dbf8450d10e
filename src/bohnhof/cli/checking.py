"""`bohnhof check`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bohnhof.cli.errors import CommandError
from bohnhof.table.scenario import check_file

SUFFIXES: Final = (".yaml", ".yml")


def check_files(paths: Sequence[Path]) -> int:
    """Play every scenario; each failure is one line, and the last line counts. 1 if any failed."""
    passed = failed = 0
    for file in [file for path in paths for file in _files(path)]:
        for outcome in check_file(file):
            if outcome.passed:
                passed += 1
                continue
            failed += 1
            for failure in outcome.failures:
                print(failure)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _files(path: Path) -> list[Path]:
    if not path.exists():
        raise CommandError(f"{path}: there is no such file or folder")
    if not path.is_dir():
        return [path]
    found = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
    if not found:
        raise CommandError(f"{path}: there is no scenario file in this folder")
    return found
