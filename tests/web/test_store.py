"""The store: acknowledged writes are saved, and failed ones leave no traces."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, func, insert, select

from bohnhof.games import rules_of
from bohnhof.live.play import ActRow
from bohnhof.rooms.changes import Undo
from bohnhof.rooms.store_error import StoreError
from bohnhof.rooms.stored_table import Chair, StoredTable, new_table
from bohnhof.web import keeping, store
from bohnhof.web.store import Store, Waiting
from bohnhof.web.tables import ACTS, METADATA, RECORDS, TABLES
from tests.web.migrating import check_migrated


def run(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run some work with a store in a folder."""

    async def inside() -> None:
        found = Store(f"sqlite:///{folder / 'tables.db'}")
        found.migrate()
        found.start()
        try:
            await work(found)
        finally:
            await found.stop()

    asyncio.run(inside())


def some_table() -> StoredTable:
    chairs = [Chair("Ann", None, "a" * 64), Chair("Bot", "thrifty", None), Chair("Bot", "thrifty", None)]
    return new_table(rules_of("bohnanza"), chairs, "a" * 64, "normal", None, False)


def act(table: str, number: int, sentence: str = "done") -> ActRow:
    return table, number, 0, sentence, 0.0, 1


def test_migrations_make_the_tables_that_are_written(tmp_path: Path) -> None:
    found = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    found.migrate()
    found.migrate()
    with found.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_table_of_the_first_version_is_there_after_the_migrations(tmp_path: Path) -> None:
    found = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    check_migrated(found, some_table())
    with found.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []


def test_what_many_write_at_once_is_all_there(tmp_path: Path) -> None:
    async def work(found: Store) -> None:
        kept = [some_table() for _ in range(20)]
        await asyncio.gather(*[found.write(*keeping.creation(one)) for one in kept])
        acts = [act(one.id, number) for one in kept for number in (1, 2, 3)]
        await asyncio.gather(*[found.write(act=row) for row in acts])
        assert await found.read(lambda c: c.scalar(select(func.count()).select_from(ACTS))) == 60

    run(tmp_path, work)


def test_a_write_that_fails_does_not_take_others_with_it(tmp_path: Path) -> None:
    async def work(found: Store) -> None:
        kept = some_table()
        await found.write(*keeping.creation(kept))
        await found.write(act=act(kept.id, 1))
        writes = [found.write(act=act(kept.id, number)) for number in (1, 2, 3)]
        outcome = await asyncio.gather(*writes, return_exceptions=True)
        assert isinstance(outcome[0], StoreError)
        assert outcome[1:] == [None, None]

    run(tmp_path, work)


def test_of_a_write_that_fails_nothing_is_there(tmp_path: Path) -> None:
    async def work(found: Store) -> None:
        kept = some_table()
        await found.write(*keeping.creation(kept))
        record = insert(RECORDS), {"id": "x", "text": "", "created": 0.0}
        with pytest.raises(StoreError):
            await found.write(record, record, act=act(kept.id, 1))
        for table in (RECORDS, ACTS):
            assert await found.read(lambda c, of=table: c.scalar(select(func.count()).select_from(of))) == 0

    run(tmp_path, work)


def test_a_locked_database_is_told_and_is_used_again_when_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.1)

    async def work(found: Store) -> None:
        other = sqlite3.connect(tmp_path / "tables.db")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked") as problem:
            await found.write(*keeping.creation(some_table()))
        assert problem.value.kind == "busy"
        other.rollback()
        other.close()
        await found.write(*keeping.creation(some_table()))
        assert await found.read(lambda c: c.scalar(select(func.count()).select_from(TABLES))) == 1

    run(tmp_path, work)


def test_a_locked_database_refuses_a_whole_batch_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Try only once, because every further try would wait as long again."""
    monkeypatch.setattr(store, "PATIENCE", 0.1)
    tried: list[Waiting] = []
    perform = store._perform

    def count(engine: Engine, writes: list[Waiting]) -> None:
        tried.extend(writes)
        perform(engine, writes)

    async def work(found: Store) -> None:
        kept = [some_table() for _ in range(12)]
        await asyncio.gather(*[found.write(*keeping.creation(one)) for one in kept])
        other = sqlite3.connect(tmp_path / "tables.db")
        other.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr(store, "_perform", count)
        writes = [found.write(act=act(one.id, 1)) for one in kept]
        outcome = await asyncio.gather(*writes, return_exceptions=True)
        assert [problem.kind for problem in outcome if isinstance(problem, StoreError)] == ["busy"] * 12
        assert len(tried) == 12
        other.rollback()
        other.close()

    run(tmp_path, work)


def test_an_undo_deletes_nothing_where_more_is_saved_than_it_knows(tmp_path: Path) -> None:
    async def work(found: Store) -> None:
        kept = some_table()
        await found.write(*keeping.creation(kept))
        for number in (1, 2, 3):
            await found.write(act=act(kept.id, number))
        for known, left in ((2, 3), (3, 1)):
            await found.write(*keeping.undoing(kept.id, Undo(known, 1)))
            assert await found.read(lambda c: c.scalar(select(func.count()).select_from(ACTS))) == left

    run(tmp_path, work)


def test_a_table_of_which_an_act_is_missing_cannot_be_opened(tmp_path: Path) -> None:
    async def work(found: Store) -> None:
        kept = some_table()
        await found.write(*keeping.creation(kept))
        await found.write(act=act(kept.id, 2))
        with pytest.raises(StoreError, match="act 1 of this table is missing") as problem:
            await found.read(lambda connection: keeping.load(connection, kept.id))
        assert problem.value.kind == "unreadable"

    run(tmp_path, work)


def test_a_failure_without_words_is_told_and_more_is_written_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        monkeypatch.undo()
        raise MemoryError

    async def work(found: Store) -> None:
        monkeypatch.setattr(store, "_perform", fail)
        with pytest.raises(StoreError, match="MemoryError"):
            await found.write(*keeping.creation(some_table()))
        await found.write(*keeping.creation(some_table()))

    run(tmp_path, work)


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    async def work(found: Store) -> None:
        kept = some_table()
        await found.write(*keeping.creation(kept))
        pages = await found.read(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
        limit_pages(found, int(pages or 0) + 1)
        done, kind = 0, ""
        while not kind and done < 5000:
            try:
                await found.write(act=act(kept.id, done + 1, "x" * 300))
                done += 1
            except StoreError as problem:
                kind = problem.kind
        assert done
        assert kind == "full"
        assert await found.read(lambda c: c.scalar(select(func.max(ACTS.c.number)))) == done
        limit_pages(found, 100_000)
        await found.write(act=act(kept.id, done + 1))

    run(tmp_path, work)


def limit_pages(found: Store, most: int) -> None:
    """Limit the size of the database, which gives the same error as a full disk."""
    from sqlalchemy import event

    def limit(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count={most}")

    event.listen(found.engine, "connect", limit)
    found.engine.dispose()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:hunter2@host:port/beans",
        "postgresql://ann:hunter2/host/beans",
        "postgresql://ann:hun@ter2@host/beans",
        "postgresql://ann:hun@ter2/x@host/beans",
        "postgresql+psycopg://ann:hunter2@host/beans",
        "mysql://ann:hunter2@host/beans",
    ],
)
def test_an_address_that_is_wrong_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(StoreError) as problem:
        Store(address)
    assert not any(part in str(problem.value) for part in ("hun", "ter2"))


@pytest.mark.parametrize("address", ["mysql://x/y", "nonsense", "sqlite://"])
def test_other_databases_are_refused_in_words(address: str) -> None:
    with pytest.raises(StoreError, match="sqlite:///"):
        Store(address)
