"""Add time in reserve, and games that end early."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "manners"
down_revision = "reports"


def upgrade() -> None:
    op.add_column("tables", sa.Column("time_up", sa.String(8), nullable=False, server_default="skip"))
    op.add_column("tables", sa.Column("ended", sa.String(16)))
    op.add_column("seats", sa.Column("reserve", sa.Float))
    op.add_column("seats", sa.Column("timeouts", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("conceded", sa.Boolean, nullable=False, server_default=sa.false()))
