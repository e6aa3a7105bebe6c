"""Deeds: what people did in matches that are over, and their matches by when they began."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

STARTS = "SELECT started FROM matches WHERE matches.id = players.match"


def upgrade() -> None:
    """No match was counted so far: a server counts them when it runs, the oldest first."""
    op.add_column("players", sa.Column("started", sa.Float))
    op.execute(f"UPDATE players SET started = ({STARTS})")
    op.create_index("players_by_start", "players", ["person", "started"])
    op.add_column("matches", sa.Column("count_number", sa.Integer))
    op.create_index("matches_by_count", "matches", ["count_number"])
    to_count = sa.text("ended IS NOT NULL AND count_number IS NULL")
    op.create_index(
        "matches_to_count",
        "matches",
        ["ended"],
        sqlite_where=to_count,
        postgresql_where=to_count,
    )
    op.create_table(
        "deeds",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("deed", sa.String, primary_key=True),
        sa.Column("value", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """The matches stay, and can be counted again."""
    op.drop_table("deeds")
    op.drop_index("matches_to_count", "matches")
    op.drop_index("matches_by_count", "matches")
    op.drop_column("matches", "count_number")
    op.drop_index("players_by_start", "players")
    op.drop_column("players", "started")
