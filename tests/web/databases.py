"""A database, SQLite or PostgreSQL, that can fail while people play."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import create_engine, delete, make_url

from bohnhof.rooms.hub import Hub
from bohnhof.web.sql_keeper import SqlKeeper
from bohnhof.web.store import Store
from bohnhof.web.tables import TABLES
from tests.patience import PATIENCE
from tests.web.faults import Faults, Proxy, break_sqlite
from tests.web.script import Script


class Database:
    """A database that is emptied for each test, and whose statements can fail."""

    def __init__(self, address: str) -> None:
        self.faults = Faults()
        found = Store(address)
        found.migrate()
        asyncio.run(found.stop())
        self._sound = found.engine
        self._address = address
        self.proxy: Proxy | None = None
        if not address.startswith("sqlite"):
            # A separate engine: the store's settings make PostgreSQL end transactions of a busy
            # machine.
            self._sound = create_engine(make_url(address).set(drivername="postgresql+psycopg"))
            self.proxy = Proxy(address, self.faults)
            self._address = self.proxy.address

    def run(self, work: Callable[[Script], Awaitable[None]]) -> None:
        with self._sound.begin() as connection:
            connection.execute(delete(TABLES))

        async def inside() -> None:
            store = Store(self._address)
            if self.proxy is None:
                break_sqlite(store.engine, self.faults)
            store.start()
            hub = Hub(SqlKeeper(store))
            try:
                async with asyncio.timeout(PATIENCE):
                    await work(Script(hub, store, self._sound, self.faults))
            finally:
                self.faults.disarm()
                await hub.stop()
                await store.stop()

        asyncio.run(inside())

    def close(self) -> None:
        self._sound.dispose()
        if self.proxy is not None:
            self.proxy.close()
