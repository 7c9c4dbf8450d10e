"""The error a command reports to the user."""

from __future__ import annotations


class CommandError(Exception):
    """A reason in one line, with the command's exit status."""

    def __init__(self, reason: str, status: int = 2) -> None:
        super().__init__(reason)
        self.status = status
