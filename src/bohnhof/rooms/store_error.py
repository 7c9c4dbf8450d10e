"""The error of a failed read or write of stored tables."""

from __future__ import annotations

from typing import Literal

Kind = Literal["busy", "full", "unreachable", "refused", "unreadable", "failed"]
"""Kinds of failures, by which people are told the cause.

- busy: the store is locked or overloaded
- full: the store has no room left
- unreachable: the store does not answer
- refused: this write breaks a constraint
- unreadable: a stored table cannot be replayed
- failed: any other cause
"""


class StoreError(Exception):
    """A failed read or write: details for the log only, and a kind that people are told.

    A failed write may be stored nevertheless, if only the confirmation of its COMMIT was lost.
    """

    def __init__(self, why: str, kind: Kind = "failed") -> None:
        super().__init__(why)
        self.kind = kind
