"""Optional dependencies: the error for one that is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


def install_command(extra: str) -> str:
    """Return the shell command that installs an extra."""
    return f"pip install 'bohnhof[{extra}]'"


class MissingExtraError(ImportError):
    """An optional dependency that is not installed.

    The message ends with the command that installs it.
    """

    def __init__(self, what: str, extra: str, error: ImportError) -> None:
        super().__init__(f"{what} needs {error.name}: {install_command(extra)}", name=error.name)


@contextmanager
def needs_extra(what: str, extra: str) -> Iterator[None]:
    """Raise MissingExtraError if an import in the `with` block lacks an optional package."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtraError(what, extra, error) from None
