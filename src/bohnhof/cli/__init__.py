"""The command-line interface: runs one command and reports errors in one line."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from bohnhof.cli.errors import CommandError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. Errors of the user are reported in one line."""
    words = tuple(sys.argv[1:] if arguments is None else arguments)
    _replace_closed_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status = _run(words)
        sys.stdout.flush()
    except BrokenPipeError:
        _let_go_of_output()
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as problem:
        if isinstance(problem.__cause__, KeyboardInterrupt):
            return 130
        told = _told(problem)
        if told is None:
            raise
        if isinstance(problem, OSError):
            _let_go_of_output()
        reason, status = told
        _complain(reason)
    return status if isinstance(status, int) else 0


def _replace_closed_streams() -> None:
    """Replace standard streams that were closed before the start by the null device.

    Input is empty. Standard output is opened for reading, so that printing raises an error.
    """
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _run(words: tuple[str, ...]) -> object:
    """Run a command. The shortest ones bypass Typer, whose import takes longer than they do."""
    from bohnhof.cli.lists import print_games, print_version

    if words == ("--version",):
        print_version()
        return 0
    if words in (("games",), ("games", "--json")):
        print_games("en", as_json=len(words) > 1)
        return 0
    from bohnhof.cli.app import app

    return app(list(words), prog_name="bohnhof", standalone_mode=False)


def _told(problem: Exception) -> tuple[str, int] | None:
    """Return the reason and exit status of an error the user can fix, or None for a bug."""
    if isinstance(problem, CommandError):
        return str(problem), problem.status
    usage = getattr(problem, "format_message", None)
    if usage is not None:
        return str(usage()), int(getattr(problem, "exit_code", 2))
    if isinstance(problem, (ImportError, ValueError)) and type(problem).__module__.startswith("bohnhof."):
        return str(problem), 2
    if isinstance(problem, io.UnsupportedOperation):
        return "the output is closed", 2
    if isinstance(problem, OSError):
        name = f"{problem.filename}: " if problem.filename else ""
        return f"{name}{problem.strerror or problem}", 2
    return None


def _complain(reason: str) -> None:
    from bohnhof.table.text_files import plain

    print(f"bohnhof: {plain(reason)}", file=sys.stderr)


def _let_go_of_output() -> None:
    """Redirect standard output to the null device if it cannot be flushed.

    Otherwise the interpreter would report the broken pipe when it flushes at exit.
    """
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
