"""Keeping order: reports, and what was done about people."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody was reported so far, and nobody knows why who was banned was."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reporter", sa.String, nullable=False, index=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("closed", sa.Float),
    )
    op.create_index("reports_by_closed", "reports", ["closed", "at"])
    op.create_table(
        "measures",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("report", sa.String, nullable=False),
    )
    op.create_index("measures_by_person", "measures", ["person", "at"])


def downgrade() -> None:
    """Bans stay, without their reasons."""
    op.drop_table("measures")
    op.drop_table("reports")
