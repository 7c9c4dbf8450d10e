"""Add absent people, the limit of undos, and notes in the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "people"
down_revision = "first"


def upgrade() -> None:
    op.add_column("tables", sa.Column("undo_floor", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "notes",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
    )
