"""Helpers that run commands as users type them."""

from __future__ import annotations

import io
import os
import select
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from bohnhof.cli import main
from tests.patience import PATIENCE, wait_until

SRC = Path(__file__).parent.parent / "src"
BOHNHOF = (sys.executable, "-m", "bohnhof")
TO_THE_END = "\n1\n" * 3000
INTERRUPTIBLE = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
signal.pthread_sigmask(signal.SIG_SETMASK, [])
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Starts a command that receives SIGINT even if the tests ignore it, as after `nohup … &`."""


class Result:
    """The output of a command and its exit status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


class Terminal:
    """A terminal that runs commands in this process."""

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
        """Run a command that must be refused, and return the one line of the error."""
        result = self(*arguments, typed=typed)
        assert result.status == 2
        assert result.out == ""
        lines = result.err.splitlines()
        assert len(lines) == 1, result.err
        assert lines[0].startswith("bohnhof: ")
        return lines[0].removeprefix("bohnhof: ")


def environment(**more: str) -> dict[str, str]:
    """Return environment variables for a process that runs these sources and prints UTF-8."""
    return {**os.environ, "PYTHONPATH": str(SRC), "PYTHONIOENCODING": "utf-8", **more}


def started(
    arguments: Sequence[str | Path], typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command in a new process, with additional environment variables."""
    return subprocess.run(
        [*BOHNHOF, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
        env=environment(**more),
    )


def in_shell(command: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command in a shell, which may close or redirect its streams."""
    return subprocess.run(
        f"{shlex.join(BOHNHOF)} {command}",
        shell=True,
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
        env=environment(),
    )


class Running:
    """A command that runs in its own process group while a test watches it."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self._out = b""

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def until_printed(self, text: str) -> None:
        """Wait for a text on its standard output."""
        assert self.process.stdout is not None
        while text.encode() not in self._out:
            ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
            block = os.read(self.process.stdout.fileno(), 1 << 16) if ready else b""
            if not block:
                self.process.kill()
                pytest.fail(f"it did not print {text!r}: {self.wait()}")
            self._out += block

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Wait for a condition that the command fulfils. Fail if it ends before."""
        wait_until(lambda: holds() or self.process.poll() is not None, what)
        assert holds(), f"it ended without {what}: {self.wait()}"

    def interrupt(self) -> None:
        """Send SIGINT to the whole group, as Ctrl-C at a terminal does."""
        os.killpg(self.process.pid, signal.SIGINT)

    def wait(self) -> tuple[int, str, str]:
        """Wait for its end. Return its status, its output and its errors."""
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, (self._out + out).decode(), err.decode()


@contextmanager
def running(command: Sequence[str | Path]) -> Iterator[Running]:
    """Run a command that can be interrupted, and kill it at the end. For POSIX systems only."""
    with subprocess.Popen(
        [sys.executable, "-ISc", INTERRUPTIBLE, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env=environment(),
    ) as process:
        try:
            yield Running(process)
        finally:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
