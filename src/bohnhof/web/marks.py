"""Times that the server remembers in its database, by name."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from bohnhof.web.tables import MARKS, Statement


def mark(name: str, at: float) -> list[Statement]:
    """Return the statements that store a time under a name."""
    return [(delete(MARKS).where(MARKS.c.name == name), None), (insert(MARKS), {"name": name, "at": at})]


def marks(connection: Connection) -> dict[str, float]:
    """Return all times."""
    return {row.name: row.at for row in connection.execute(select(MARKS))}
