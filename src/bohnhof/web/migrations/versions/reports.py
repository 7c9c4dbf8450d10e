"""Add reports of chat lines."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "reports"
down_revision = "marks"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("context", sa.Text, nullable=False),
        sa.Column("reporter", sa.String(64)),
    )
