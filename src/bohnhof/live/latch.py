"""A lock that can be acquired without awaiting."""

from __future__ import annotations

from typing import Any

from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Latch:
    """A mutual-exclusion lock for one table.

    `take` never waits. A task that has to wait appends a future to `waiting` and awaits it.
    """

    def __init__(self) -> None:
        self.taken = False
        self.waiting: list[Any] = []
        """Futures of the waiting tasks, first in, first out."""

    def take(self) -> bool:
        """Acquire the lock. Return False if it is already held."""
        if self.taken:
            return False
        self.taken = True
        return True

    def release(self) -> None:
        """Release the lock, or hand it directly to the next waiting task."""
        while self.waiting:
            waiter = self.waiting.pop(0)
            if not waiter.done():
                waiter.set_result(None)
                return
        self.taken = False
