"""Store the server's named timestamps in its database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from bohnhof.web.tables import MARKS, Statement


def mark(name: str, at: float) -> list[Statement]:
    """Return the statements that store a timestamp under a name."""
    return [(delete(MARKS).where(MARKS.c.name == name), None), (insert(MARKS), {"name": name, "at": at})]


def marks(connection: Connection) -> dict[str, float]:
    """Return all stored timestamps (Unix time) by name."""
    return {row.name: row.at for row in connection.execute(select(MARKS))}
