"""Store seeds as text: a seed has 160 bits, more than any database's integers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "long_seeds"
down_revision = "owner"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("seed", existing_type=sa.BigInteger, type_=sa.String(64), existing_nullable=False)
