"""Add chat lines, and the conversation that a rematch continues."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "lines"
down_revision = "manners"


def upgrade() -> None:
    op.add_column("tables", sa.Column("conversation", sa.String(32)))
    op.create_table(
        "lines",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("speaker", sa.String(12), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("emote", sa.String(16)),
        sa.Column("text", sa.Text),
        sa.Column("reported", sa.Boolean, nullable=False, server_default=sa.false()),
    )
