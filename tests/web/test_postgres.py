"""The store on a real PostgreSQL, which the tests start."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, func, make_url, select

from bohnhof.engine.position import digest
from bohnhof.rooms.store_error import StoreError
from bohnhof.web import keeping
from bohnhof.web.forgetting import DAY, forget_empty
from bohnhof.web.store import Store
from bohnhof.web.tables import ACTS, METADATA, TABLES
from tests.patience import wait_until
from tests.web.migrating import check_migrated
from tests.web.servers import Person, play_on, server
from tests.web.test_store import act, some_table

PASSWORD = "sword fish"


@pytest.fixture(scope="module")
def guarded(postgres: str) -> str:
    """Return the URL, without a password, of a database that requires one."""
    url = make_url(postgres)
    server = create_engine(url.set(drivername="postgresql+psycopg"))
    with server.begin() as connection:
        rules = Path(str(connection.exec_driver_sql("SHOW hba_file").scalar()))
        rules.write_text(
            f"local all guest scram-sha-256\nhost all guest all scram-sha-256\n{rules.read_text()}"
        )
        connection.exec_driver_sql(f"CREATE ROLE guest LOGIN PASSWORD '{PASSWORD}'")
        connection.exec_driver_sql("SELECT pg_reload_conf()")
    server.dispose()
    return url.set(username="guest", password=None).render_as_string(hide_password=False)


def answers(address: str) -> None:
    """Query a database as a server does at its start. Raise StoreError on failure."""
    store = Store(address)
    try:
        asyncio.run(store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar()))
    finally:
        store.engine.dispose()


def test_a_password_comes_from_the_environment_or_a_file(
    guarded: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    wait_until(lambda: fails(guarded), "PostgreSQL asks for a password")
    with monkeypatch.context() as patch:
        patch.setenv("PGPASSWORD", PASSWORD)
        answers(guarded)
    assert fails(guarded)
    for place, variable in ((".pgpass", None), ("secret", "PGPASSFILE")):
        file = tmp_path / place
        file.write_text(f"*:*:*:guest:{PASSWORD}\n")
        file.chmod(0o600)
        with monkeypatch.context() as patch:
            if variable is not None:
                patch.setenv(variable, str(file))
            answers(guarded)
        file.unlink()


def fails(address: str) -> str:
    """Return why a database cannot be used, or ""."""
    try:
        answers(address)
    except StoreError as problem:
        return str(problem)
    return ""


def test_no_error_tells_the_password(guarded: str) -> None:
    for secret in ("hunter2", "hunter2/x", "hunter2:x"):
        url = make_url(guarded).set(password=secret).render_as_string(hide_password=False)
        reason = fails(url)
        assert reason
        assert "hunter2" not in reason


@pytest.fixture
def empty(postgres: str) -> str:
    """Create another, empty database on this server."""
    url = make_url(postgres)
    server = create_engine(url.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.exec_driver_sql("CREATE DATABASE empty")
    server.dispose()
    return url.set(database="empty").render_as_string(hide_password=False)


def test_what_is_written_is_there_and_what_fails_is_not(postgres: str) -> None:
    async def inside() -> None:
        store = Store(postgres)
        store.migrate()
        store.migrate()
        with store.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        store.start()
        kept = [some_table() for _ in range(20)]
        await asyncio.gather(*[store.write(*keeping.creation(one)) for one in kept])
        acts = [act(one.id, number) for one in kept for number in (1, 2, 3)]
        await asyncio.gather(*[store.write(act=row) for row in acts])
        again = [store.write(act=row) for row in (acts[0], act(kept[0].id, 4))]
        outcome = await asyncio.gather(*again, return_exceptions=True)
        assert isinstance(outcome[0], StoreError)
        assert outcome[1] is None
        assert await store.read(lambda c: c.scalar(select(func.count()).select_from(ACTS))) == 61
        await store.write(*keeping.creation(some_table(), kept[0]))
        for half_days in range(16):
            await forget_empty(store, time.time() + half_days * DAY / 2, 7, [])
        left = await store.read(lambda c: c.execute(select(TABLES.c.id, TABLES.c.next)).all())
        assert {table for table, _ in left} == {one.id for one in kept}
        assert {following for _, following in left} == {None}
        await store.stop()

    asyncio.run(inside())


def test_a_table_of_the_first_version_is_there_after_the_migrations(empty: str) -> None:
    store = Store(empty)
    check_migrated(store, some_table())
    store.engine.dispose()


def test_a_game_is_played_and_comes_back(postgres: str, tmp_path: Path) -> None:
    with server(tmp_path, database=postgres) as host:
        ann = Person(host)
        table = ann.begin("me", "thrifty", game="al-cabohne")
        page = ann.join(table)
        play_on([page])
        record = ann.call(f"/api/tables/{table}/record")
    store = Store(postgres)
    with store.engine.connect() as connection:
        found = keeping.load(connection, table)
    store.engine.dispose()
    assert found is not None
    assert f"digest: {digest(found[1].state)}" in record
