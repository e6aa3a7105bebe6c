"""Standings of clubs, kept as sums, and which matches are in them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

ELSEWHERE = "table_id NOT IN (SELECT table_id FROM club_tables)"


def upgrade() -> None:
    """No match of a club was summed so far: a server does that when it runs."""
    op.create_table(
        "club_scores",
        sa.Column("club", sa.String, primary_key=True),
        sa.Column("season", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True, index=True),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
    )
    op.add_column("matches", sa.Column("summed", sa.Boolean))
    op.execute(f"UPDATE matches SET summed = true WHERE ended IS NOT NULL AND {ELSEWHERE}")
    to_sum = sa.text("ended IS NOT NULL AND summed IS NULL")
    op.create_index(
        "matches_to_sum", "matches", ["ended"], sqlite_where=to_sum, postgresql_where=to_sum
    )


def downgrade() -> None:
    """The matches stay, and can be summed again."""
    op.drop_index("matches_to_sum", "matches")
    op.drop_column("matches", "summed")
    op.drop_table("club_scores")
