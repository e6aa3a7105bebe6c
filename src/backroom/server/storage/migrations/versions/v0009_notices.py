"""Notices: what people are to be told, by which way, and where it is sent."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody is told anything so far."""
    op.create_table(
        "notices",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("subject", sa.String, primary_key=True, index=True),
        sa.Column("decision", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )
    op.create_index("notices_by_time", "notices", ["done", "at"])
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("session", sa.String, nullable=False, index=True),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
    )
    op.create_table(
        "notice_settings",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("off", sa.String, nullable=False),
        sa.Column("mail", sa.String, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("stop", sa.String, nullable=False, index=True),
        sa.Column("origin", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
    )


def downgrade() -> None:
    """Nobody is told anything any more."""
    for table in ("notice_settings", "subscriptions", "notices"):
        op.drop_table(table)
