"""Add the server that owns the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "owner"
down_revision = "people"


def upgrade() -> None:
    op.create_table(
        "owner",
        sa.Column("token", sa.String(32), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
    )
