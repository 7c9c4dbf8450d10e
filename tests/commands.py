"""Commands as they are typed, for the tests of the command line."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from bohnhof.cli import main

SRC = Path(__file__).parent.parent / "src"
TO_THE_END = "\n1\n" * 3000


class Result:
    """What a command printed, and its exit status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


class Terminal:
    """Runs commands in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str | Path, typed: str = "") -> Result:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        captured = self.capsys.readouterr()
        return Result(status, captured.out, captured.err)

    def refused(self, *arguments: str | Path, typed: str = "") -> str:
        """The one line with which a command is refused."""
        result = self(*arguments, typed=typed)
        assert result.status == 2
        assert result.out == ""
        lines = result.err.splitlines()
        assert len(lines) == 1, result.err
        assert lines[0].startswith("bohnhof: ")
        return lines[0].removeprefix("bohnhof: ")


def started(
    arguments: Sequence[str | Path], typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "bohnhof", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(SRC), "PYTHONIOENCODING": "utf-8", **environment},
    )


def in_shell(command: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """What a shell makes of a command, with all that it may do to its streams."""
    return subprocess.run(
        f"{sys.executable} -m bohnhof {command}",
        shell=True,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(SRC)},
    )
