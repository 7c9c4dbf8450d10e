"""The command line: one command, its exit status, and one line for whatever is wrong."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from bohnhof.cli.errors import CommandError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status. Whatever is wrong with its arguments is told in one line."""
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
    """Where a stream was closed before the start, nothing can be read, and what is printed is an error."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _run(words: tuple[str, ...]) -> object:
    """The shortest commands need nothing of the command line's machinery, which takes longer than they do."""
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
    """The reason and exit status for what a user can put right; None for an error of ours."""
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
    """Where nobody reads on, nothing is said when the interpreter flushes its last."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
