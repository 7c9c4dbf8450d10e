"""Check whether the server can store data."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from bohnhof.rooms.store_error import StoreError
from bohnhof.web.marks import mark
from bohnhof.web.store import Store

LOG: Final = structlog.get_logger()

HEALTHY: Final = "healthy"
"""Mark that is written only to test whether the database accepts writes."""
FRESH: Final = 1.0
"""Seconds for which a result is reused."""
DEADLINE: Final = 10.0
"""Seconds after which a pending write counts as failed."""


class Health:
    """A health check: a small write shows whether the database is reachable, unlocked and not full.

    A server without a database is always healthy.
    """

    def __init__(self, store: Store | None) -> None:
        self.store = store
        self._well = True
        self._check: asyncio.Task[bool] | None = None
        self._checked = 0.0

    async def check(self) -> bool:
        """Return whether a write succeeds. Concurrent callers share one write."""
        if self.store is None:
            return True
        check = self._check
        if check is None or (check.done() and time.monotonic() - self._checked >= FRESH):
            check = self._check = asyncio.get_running_loop().create_task(self._write(self.store))
        return await asyncio.shield(check)

    async def _write(self, store: Store) -> bool:
        why = ""
        try:
            async with asyncio.timeout(DEADLINE):
                await store.write(*mark(HEALTHY, time.time()))
        except (StoreError, TimeoutError) as problem:
            why = str(problem) or "no answer"
        self._checked = time.monotonic()
        if self._well != (not why):
            self._well = not why
            if why:
                LOG.error("the database cannot be written", why=why)
            else:
                LOG.info("the database can be written again")
        return self._well
