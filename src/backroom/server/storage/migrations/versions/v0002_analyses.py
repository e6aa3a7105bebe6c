"""Analyses of finished matches: they take long to make, so they are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """One for each pair of eyes on a match."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop all analyses, which can be made again from the matches."""
    op.drop_table("analyses")
