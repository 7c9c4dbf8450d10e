"""A table's lock, for which tasks can wait."""

from __future__ import annotations

import asyncio

from bohnhof.live.latch import Latch
from bohnhof.rooms import refusals
from bohnhof.rooms.refusals import Refused


class Lock(Latch):
    """A lock that is handed to waiting tasks in order, until it is closed for good."""

    def __init__(self) -> None:
        super().__init__()
        self.closed = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        if self.closed:
            raise _closed()
        mine = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        if not self.closed:
            super().release()

    def close(self) -> None:
        """Close the lock for good. Called by its holder; all waiting tasks raise Refused."""
        self.closed = True
        for waiter in self.waiting:
            if not waiter.done():
                waiter.set_exception(_closed())
        self.waiting.clear()


def _closed() -> Refused:
    return Refused(refusals.UNREACHABLE, 503)
