"""Classify database errors: which message people get, and whether one write is to blame."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError

from bohnhof.rooms.store_error import Kind

_OF_ONE_WRITE: Final = (
    *(IntegrityError, DataError, sqlite3.IntegrityError, sqlite3.DataError),
    *(ValueError, OverflowError),  # values that a driver cannot pass on
)
_SQLITE: Final[Mapping[int, Kind]] = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
}
"""Kinds of errors by SQLite's primary result code."""
_POSTGRES: Final[Mapping[str, Kind]] = {
    "08": "unreachable",  # connection exceptions
    "40": "busy",  # deadlock, serialization failure
    "53": "busy",  # out of memory, too many connections
    "53100": "full",
    "55P03": "busy",  # lock_timeout
    "57": "unreachable",  # shutdown, crash, idle session ended
    "57014": "busy",  # statement_timeout
}
"""Kinds of errors by SQLSTATE, or by its class (the first two characters)."""


def kind_of(problem: BaseException) -> Kind:
    """Return the kind of an error raised by SQLAlchemy or a driver."""
    if isinstance(problem, _OF_ONE_WRITE):
        return "refused"
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return _SQLITE.get(code & 0xFF, "failed")
    state = getattr(cause, "sqlstate", None)
    if state is not None:
        return _POSTGRES.get(state) or _POSTGRES.get(state[:2], "failed")
    if isinstance(problem, OperationalError | InterfaceError) and not isinstance(cause, sqlite3.Error):
        return "unreachable"  # psycopg gives no SQLSTATE where the connection itself failed
    return "failed"


def was_stale(problem: DBAPIError) -> bool:
    """Return whether the connection was lost before COMMIT was sent, so that nothing was saved.

    SQLAlchemy attaches the statement to every error except those of connecting, COMMIT and
    ROLLBACK.
    """
    return problem.connection_invalidated and problem.statement is not None


def in_words(problem: BaseException) -> str:
    """Return the first line of an error, without the statement and its values. For logs only."""
    lines = str(getattr(problem, "orig", None) or problem).splitlines()
    return lines[0] if lines else type(problem).__name__
