"""The lock of a table, for which tasks wait."""

from __future__ import annotations

import asyncio

from bohnhof.live.latch import Latch
from bohnhof.rooms import refusals
from bohnhof.rooms.refusals import Refused


class Lock(Latch):
    """A latch that is handed to waiting tasks in turn, until it is closed for good."""

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
        """Let no one have it any more. Called by its holder; whoever waits is refused."""
        self.closed = True
        for waiter in self.waiting:
            if not waiter.done():
                waiter.set_exception(_closed())
        self.waiting.clear()


def _closed() -> Refused:
    return Refused(refusals.UNREACHABLE, 503)
