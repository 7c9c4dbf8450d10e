"""Run the migrations on the connection that `store.py` hands over."""

from __future__ import annotations

from alembic import context

from bohnhof.web.tables import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)


def set_foreign_keys(on: bool) -> None:
    """Turn the foreign keys of SQLite on or off. In a transaction, SQLite ignores this."""
    assert not connection.in_transaction()
    if connection.dialect.name == "sqlite":
        connection.connection.driver_connection.execute(f"PRAGMA foreign_keys={int(on)}")


# To change a table, SQLite needs a new one, and the old one is dropped. Foreign keys would then delete the
# seats and acts of every table.
set_foreign_keys(False)
try:
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
finally:
    connection.rollback()
    set_foreign_keys(True)
