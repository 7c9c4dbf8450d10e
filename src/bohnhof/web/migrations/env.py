"""Alembic's way into the migrations; the connection comes from `store.py`."""

from __future__ import annotations

from alembic import context

from bohnhof.web.tables import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
