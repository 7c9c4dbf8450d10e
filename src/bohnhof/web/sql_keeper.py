"""Store tables in SQLite or PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

from sqlalchemy import Connection, insert, select

from bohnhof.live.play import ActRow
from bohnhof.rooms import refusals
from bohnhof.rooms.changes import Change
from bohnhof.rooms.keeper import Acts, Finished, Listed
from bohnhof.rooms.refusals import Refused
from bohnhof.rooms.store_error import StoreError
from bohnhof.rooms.stored_table import Line, StoredTable
from bohnhof.table.table import Table
from bohnhof.web import keeping, listing
from bohnhof.web.forgetting import forget_empty, forget_reports
from bohnhof.web.lines import adding, carrying, load_lines
from bohnhof.web.store import Later, Store
from bohnhof.web.tables import RECORDS, TABLES


class SqlKeeper:
    """A keeper that stores tables in a SQL database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hand_in = store.hand_in

    def hand_in_line(self, table_id: str, line: Line, tell: Callable[[StoreError | None], None]) -> None:
        self.store.hand_in(Later(adding(table_id, line), tell))

    async def create(self, table: StoredTable, old: StoredTable | None = None) -> None:
        statements = keeping.creation(table, old)
        if old is not None:
            statements.append(carrying(old, table))
        await self.store.write(*statements)

    async def write(self, table_id: str, *changes: Change, act: ActRow | None = None) -> None:
        statements = [statement for change in changes for statement in keeping.changing(table_id, change)]
        await self.store.write(*statements, act=act)

    async def load(self, table_id: str) -> tuple[StoredTable, Table, list[Line]] | None:
        return await self.store.read(lambda connection: _load(connection, table_id))

    async def reload(self, table_id: str) -> tuple[StoredTable, Table] | None:
        return await self.store.read(lambda connection: keeping.take_up(connection, table_id))

    async def reload_lines(self, table_id: str) -> list[Line]:
        return await self.store.read(lambda connection: _reload_lines(connection, table_id))

    async def tables(self, person: str | None) -> tuple[list[Listed], list[Listed]]:
        return await self.store.read(lambda connection: listing.tables_for(connection, person))

    async def table(self, table_id: str) -> Listed | None:
        found = await self.store.read(lambda connection: listing.listed(connection, [table_id]))
        return found[0] if found else None

    async def finished(self, person: str) -> list[Finished]:
        return await self.store.read(lambda connection: listing.finished_by(connection, person))

    async def replay(self, replay_id: str) -> str | tuple[StoredTable, Acts]:
        return await self.store.read(lambda connection: _replay(connection, replay_id))

    async def add_record(self, record_id: str, text: str) -> None:
        if not await self.store.read(lambda connection: _has_record(connection, record_id)):
            row = {"id": record_id, "text": text, "created": time.time()}
            await self.store.write((insert(RECORDS), row))

    async def forget(self, now: float, empty_days: float, but: Collection[str]) -> None:
        await forget_reports(self.store, now)
        if empty_days:
            await forget_empty(self.store, now, empty_days, but)


def _load(connection: Connection, table_id: str) -> tuple[StoredTable, Table, list[Line]] | None:
    found = keeping.take_up(connection, table_id)
    return None if found is None else (*found, load_lines(connection, table_id))


def _reload_lines(connection: Connection, table_id: str) -> list[Line]:
    keeping.settle(connection, table_id)
    return load_lines(connection, table_id)


def _replay(connection: Connection, replay_id: str) -> str | tuple[StoredTable, Acts]:
    text = connection.scalar(select(RECORDS.c.text).where(RECORDS.c.id == replay_id))
    if text is not None:
        return str(text)
    try:
        kept = keeping.load_kept(connection, replay_id)
    except StoreError as problem:
        raise Refused(refusals.no_record(str(problem)), 409) from None
    if kept is None:
        raise Refused(refusals.NO_REPLAY, 404)
    if connection.scalar(select(TABLES.c.winners).where(TABLES.c.id == replay_id)) is None:
        raise Refused(refusals.NOT_OVER)
    return kept, keeping.load_acts(connection, replay_id)


def _has_record(connection: Connection, record_id: str) -> bool:
    return connection.execute(select(RECORDS.c.id).where(RECORDS.c.id == record_id)).first() is not None
