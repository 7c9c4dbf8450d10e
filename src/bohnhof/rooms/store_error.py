"""The error of whatever stores tables."""

from __future__ import annotations

from typing import Literal

Kind = Literal["busy", "full", "unreachable", "refused", "unreadable", "failed"]
"""Why the store failed: it is locked, it has no room, it does not answer, one write breaks a constraint, a
saved table cannot be played again, or anything else.
"""


class StoreError(Exception):
    """A failed read or write: the details, which are for the log only, and the kind people are told.

    A write that has failed may be saved all the same, since the answer to its COMMIT may be what was lost.
    """

    def __init__(self, why: str, kind: Kind = "failed") -> None:
        super().__init__(why)
        self.kind = kind
