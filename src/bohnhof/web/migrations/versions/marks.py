"""Add timestamps that the server keeps across restarts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "marks"
down_revision = "long_seeds"


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
