"""Evenings: rounds at several tables, and who takes part."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """There was no evening so far."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("doc", sa.LargeBinary, nullable=False),
    )
    op.create_index("evenings_by_status", "evenings", ["status"])
    op.create_index("evenings_by_due", "evenings", ["due"])
    op.create_table(
        "evening_people",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("evening", sa.String, primary_key=True, index=True),
    )


def downgrade() -> None:
    """What was played stays, each table for itself."""
    op.drop_table("evening_people")
    op.drop_table("evenings")
