"""One server for all tests of a module that need nothing special."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.servers import server


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("server")) as found:
        yield found
