"""`/healthz` checks that the database can be written, and reveals no details."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from pathlib import Path

import pytest

from bohnhof.web import health, store
from bohnhof.web.health import HEALTHY, Health
from bohnhof.web.marks import marks
from bohnhof.web.store import Store, Waiting
from tests.commands import BOHNHOF, environment
from tests.patience import PATIENCE, wait_until
from tests.serving import serving
from tests.web.servers import server
from tests.web.test_api import NEW, call
from tests.web.test_store import run

ILL = (503, b"the database cannot be written\n")


def checked(host: str) -> tuple[int, bytes]:
    """Return the public response."""
    status, headers, body = call(host, "/healthz")
    assert headers["content-type"] == "text/plain; charset=utf-8"
    return status, body


def test_a_locked_database_is_not_well_until_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.1)
    monkeypatch.setattr(health, "FRESH", 0.0)
    with server(tmp_path) as host:
        assert checked(host) == (200, b"well\n")
        other = sqlite3.connect(tmp_path / "tables.db")
        other.execute("BEGIN IMMEDIATE")
        assert checked(host) == ILL
        other.rollback()
        other.close()
        assert checked(host) == (200, b"well\n")


FULL_AT = 400 << 10
"""File size limit in bytes that simulates a full disk: existing data can be read."""
LIMITED = (
    "import os, resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2); "
    "os.execv(sys.argv[2], sys.argv[2:])"
)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
def test_a_full_disk_is_not_well(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LIMITED, str(FULL_AT), *BOHNHOF, "serve", "--no-open"]
    variables = environment(BOHNHOF_DATABASE=f"sqlite:///{tmp_path / 'tables.db'}", BOHNHOF_NO_COMPILE="1")
    with serving(command, tmp_path, variables) as served:
        assert checked(served.host) == (200, b"well\n")
        made = [call(served.host, "/api/tables", NEW)[0] for _ in range(60)]
        assert made[0] == 201
        assert made[-1] == 503
        wait_until(
            lambda: call(served.host, "/healthz")[::2] == ILL, "the server notices that its disk is full"
        )
    logged = [json.loads(line) for line in served.told().splitlines() if line.startswith("{")]
    assert [entry["level"] for entry in logged if entry["event"] == ILL[1].decode().strip()] == ["error"]


def test_many_who_ask_at_once_cost_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(found: Store) -> None:
        writes: list[Waiting] = []
        hand_in = found.hand_in

        def count(write: Waiting) -> None:
            writes.append(write)
            hand_in(write)

        found.hand_in = count
        checks = Health(found)
        assert await asyncio.gather(*[checks.check() for _ in range(50)]) == [True] * 50
        assert await checks.check()
        assert len(writes) == 1
        monkeypatch.setattr(health, "FRESH", 0.0)
        first = (await found.read(marks))[HEALTHY]
        assert await checks.check()
        assert len(writes) == 2
        assert (await found.read(marks))[HEALTHY] > first

    monkeypatch.setattr(health, "FRESH", 1e9)
    run(tmp_path, work)


def test_a_database_that_never_answers_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(found: Store) -> None:
        hand_in, found.hand_in = found.hand_in, lambda _: None
        checks = Health(found)
        assert not await checks.check()
        found.hand_in = hand_in
        monkeypatch.setattr(health, "DEADLINE", PATIENCE)
        assert await checks.check()

    monkeypatch.setattr(health, "FRESH", 0.0)
    monkeypatch.setattr(health, "DEADLINE", 0.0)
    run(tmp_path, work)
