"""An SQLite database has one owner.

A second server is refused or opens the first in the browser.
"""

from __future__ import annotations

import asyncio
import errno
import shlex
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bohnhof.web import owner
from bohnhof.web.owner import DatabaseInUse
from bohnhof.web.store import Store
from tests.commands import environment
from tests.patience import PATIENCE
from tests.samples import first
from tests.serving import free_port, serving
from tests.web.owners import HOME, SERVE, options, play, refused_at, started
from tests.web.servers import Person

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


def test_a_second_server_is_refused_and_nothing_that_was_played_is_lost(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving([*SERVE, *options(database)], tmp_path, environment(), ended_by=KILL) as served:
        ann = Person(served.host)
        table = ann.begin("me", "thrifty", "thrifty")
        page = ann.join(table)
        play(page, 6)
        with started(tmp_path, *options(database), "--port", str(free_port())) as second:
            assert second.ended() == 2
            (line,) = second.said.splitlines()
            assert line == (
                f"bohnhof: the database is already open at http://{served.host}/; "
                "use that server, stop it, or choose another --database"
            )
        play(page, 6)
        played = {told["number"]: told["sentence"] for told in page.told}
    with serving([*SERVE, *options(database)], tmp_path, environment()) as served:
        page = Person(served.host, token=ann.token).join(table)
        page.until_view()
        assert played.items() <= {told["number"]: told["sentence"] for told in page.told}.items()
        assert sorted(played) == [*range(1, len(played) + 1)]


def test_who_starts_it_twice_is_shown_the_first_one(tmp_path: Path) -> None:
    variables = {"XDG_DATA_HOME": str(tmp_path / "data"), **browser(tmp_path)}
    with started(tmp_path, **variables) as one, started(tmp_path, **variables) as two:
        assert two.ended() == 0
        assert f"Bohnhof is already open at {one.address}; opening it in the browser" in two.said
        assert opened(tmp_path)[-1] == one.address


def browser(folder: Path) -> dict[str, str]:
    """Return variables for a fake browser that records the addresses it opens."""
    program = folder / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >> {shlex.quote(str(folder / "opened"))}\n')
    program.chmod(0o755)
    return {"BROWSER": str(program)}


def opened(folder: Path) -> list[str]:
    found = folder / "opened"
    return found.read_text().split() if found.exists() else []


@pytest.mark.parametrize(
    "more", first(2, [["--no-open"], ["--port", "9"], ["--host", "0.0.0.0"], ["--site", HOME], ["--metrics"]])
)
def test_options_that_the_open_server_does_not_meet_are_refused(tmp_path: Path, more: list[str]) -> None:
    database = tmp_path / "tables.db"
    with (
        owned(database) as address,
        started(tmp_path, "--database", f"sqlite:///{database}", *more, **browser(tmp_path)) as second,
    ):
        assert second.ended() == 2
        assert f"already open at {address};" in second.said
        assert opened(tmp_path) == []


def test_options_that_the_open_server_meets_are_no_contradiction(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    given = ["--database", f"sqlite:///{database}", "--port", "8123"]
    with (
        owned(database, "http://127.0.0.1:8123/") as address,
        started(tmp_path, *given, **browser(tmp_path)) as second,
    ):
        assert second.ended() == 0
        assert opened(tmp_path) == [address]


def test_without_a_browser_it_is_an_error(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    given = ["--database", f"sqlite:///{database}"]
    with owned(database), started(tmp_path, *given, BROWSER="false") as second:
        assert second.ended() == 2


@contextmanager
def owned(database: Path, address: str = "http://127.0.0.1:1/") -> Iterator[str]:
    """Own a database in this process, as a server at `address` does."""
    store = Store(f"sqlite:///{database}")
    store.own()
    store.publish(address, lambda _: None)
    yield address
    asyncio.run(store.stop())


def test_other_spellings_of_a_path_are_the_same_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (tmp_path / "link").symlink_to(folder)
    (tmp_path / "other.db").symlink_to(folder / "tables.db")
    monkeypatch.chdir(tmp_path)
    with owned(folder / "tables.db") as address:
        for spelling in ("folder/tables.db", "link/tables.db", "other.db", "folder/../link/tables.db"):
            assert refused_at(Path(spelling)) == address
        with owned(tmp_path / "tables.db"):
            pass


def test_after_a_crash_the_old_address_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owner, "STARTING", 0.1)
    database = tmp_path / "tables.db"
    (tmp_path / "tables.db.lock").write_text("http://127.0.0.1:8000/\n")
    store = Store(f"sqlite:///{database}")
    store.own()
    with pytest.raises(DatabaseInUse, match="may still be starting"):
        Store(f"sqlite:///{database}").own()
    asyncio.run(store.stop())


def test_a_second_server_waits_until_the_first_has_told_its_address(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    store = Store(f"sqlite:///{database}")
    store.own()
    told: list[str] = []
    second = threading.Thread(target=lambda: told.append(refused_at(database)))
    second.start()
    store.publish(HOME, lambda _: None)
    second.join(PATIENCE)
    assert told == [HOME]
    asyncio.run(store.stop())


def test_programs_that_the_server_has_started_do_not_keep_the_lock(tmp_path: Path) -> None:
    with owned(tmp_path / "tables.db"):
        child = subprocess.Popen(["cat"], stdin=subprocess.PIPE, close_fds=False)
    with owned(tmp_path / "tables.db"):
        assert child.poll() is None
        child.communicate(timeout=PATIENCE)


def test_a_file_system_without_locks_is_told_with_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_file: int) -> bool:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(owner, "_lock", refuse)
    with pytest.raises(OSError, match=r"tables\.db\.lock"):
        Store(f"sqlite:///{tmp_path / 'tables.db'}").own()
