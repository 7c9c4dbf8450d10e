"""Why a command cannot be done."""

from __future__ import annotations


class CommandError(Exception):
    """A reason in one line, and the exit status that goes with it."""

    def __init__(self, reason: str, status: int = 2) -> None:
        super().__init__(reason)
        self.status = status
