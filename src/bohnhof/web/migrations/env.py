"""Run the migrations on the connection that `store.py` provides."""

from __future__ import annotations

from alembic import context

from bohnhof.web.tables import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)


def set_foreign_keys(on: bool) -> None:
    """Turn SQLite's foreign keys on or off. Inside a transaction SQLite would ignore this."""
    assert not connection.in_transaction()
    if connection.dialect.name == "sqlite":
        connection.connection.driver_connection.execute(f"PRAGMA foreign_keys={int(on)}")


# SQLite changes a table by creating a new one and dropping the old one. With foreign keys on, that
# would delete the seats and actions of every table.
set_foreign_keys(False)
try:
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
finally:
    connection.rollback()
    set_foreign_keys(True)
