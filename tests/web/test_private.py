"""The database contains seeds and salts of running games, so no other user may read its files."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bohnhof.rooms.store_error import StoreError
from bohnhof.web.store import Store
from tests.web.servers import Person, server


@pytest.fixture(params=[0o000, 0o022], ids=["umask 000", "umask 022"])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """Return the permissions of all files in a folder."""
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.mark.usefixtures("umask")
def test_all_files_of_a_server_and_its_folders_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "share" / "bohnhof"
    with server(folder) as host:
        ann = Person(host)
        page = ann.join(ann.begin())
        page.until_view()
        found = modes(folder)
        assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= found.keys()
        assert set(found.values()) == {0o600}
        assert {path.stat().st_mode & 0o777 for path in (folder, folder.parent)} == {0o700}
    assert set(modes(folder).values()) == {0o600}


@pytest.mark.usefixtures("umask")
def test_a_database_that_others_could_read_is_closed(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    other = sqlite3.connect(tmp_path / "tables.db")
    other.execute("PRAGMA journal_mode=WAL")
    other.execute("create table something (x)")
    assert all(mode & 0o044 for mode in modes(tmp_path).values())
    assert len(modes(tmp_path)) == 3
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    assert set(modes(tmp_path).values()) == {0o600}
    assert tmp_path.stat().st_mode & 0o777 == 0o755, "a folder that was there is left alone"
    store.engine.dispose()
    other.close()


def test_a_place_without_a_database_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"cannot be opened \(Is a directory\)"):
        Store(f"sqlite:///{tmp_path}")
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"cannot be opened \(Not a directory\)"):
        Store(f"sqlite:///{tmp_path / 'file' / 'tables.db'}")
