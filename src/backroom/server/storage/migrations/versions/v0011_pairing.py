"""Pairing: who waits for people, and how long others waited."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody waits for anybody yet."""
    op.create_table(
        "waits",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("pace", sa.String, primary_key=True),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("patience", sa.Float),
        sa.Column("strength", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("table_id", sa.String, nullable=False, index=True),
        sa.Column("seated", sa.Float, index=True),
    )
    op.create_index("waits_by_kind", "waits", ["game", "pace", "rated", "since"])
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("waited", sa.Float, nullable=False),
    )
    op.create_index("seatings_by_kind", "seatings", ["game", "pace", "rated", "at"])


def downgrade() -> None:
    """Those who wait are forgotten."""
    op.drop_table("seatings")
    op.drop_table("waits")
