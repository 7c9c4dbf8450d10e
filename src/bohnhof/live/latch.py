"""Who does something at a table, while all others wait."""

from __future__ import annotations

from typing import Any

from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Latch:
    """A lock that can be taken without waiting for it."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: list[Any] = []
        """The futures of those who wait for it, the longest first."""

    def take(self) -> bool:
        """Have it, unless somebody else does."""
        if self.taken:
            return False
        self.taken = True
        return True

    def release(self) -> None:
        """Hand it on, or let it lie."""
        while self.waiting:
            waiter = self.waiting.pop(0)
            if not waiter.done():
                waiter.set_result(None)
                return
        self.taken = False
