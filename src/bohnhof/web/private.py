"""Restrict database files to their owner: they contain the seeds of running games."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import structlog

LOG: Final = structlog.get_logger()

FILE: Final = 0o600
FOLDER: Final = 0o700
BESIDE: Final = ("-wal", "-shm", "-journal")
"""Suffixes of the files next to a SQLite database. SQLite gives them the database's permissions."""


def make_private(database: Path) -> None:
    """Create a database and its missing folders with access for their owner only.

    An existing database that others can read becomes private as well.
    """
    for folder in reversed(database.parents):
        if not folder.exists():
            folder.mkdir(FOLDER)
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, FILE))
    for path in (database, *(database.with_name(database.name + ending) for ending in BESIDE)):
        try:
            if path.stat().st_mode & 0o077:
                path.chmod(FILE)
        except FileNotFoundError:
            continue
        except PermissionError:
            LOG.warning("other users can read this file, and it is not yours", path=str(path))
