"""Ratings: which matches are rated, what they say about whom, and who left them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """No match was rated so far."""
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", rated)
    deserted = sa.Column("deserted", sa.Integer, nullable=False, server_default="0")
    op.add_column("matches", deserted)
    op.add_column("matches", sa.Column("rating_number", sa.Integer))
    op.create_index("matches_by_rating", "matches", ["rating_number"])
    to_rate = sa.text("rated AND rating_number IS NULL")
    op.create_index(
        "matches_to_rate",
        "matches",
        ["ended"],
        sqlite_where=to_rate,
        postgresql_where=to_rate,
    )
    _create_tables()


def _create_tables() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("period", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True, index=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("low", sa.Float, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    board = ["game", "period", "low", "person", "counted"]
    op.create_index("ratings_by_low", "ratings", board)
    op.create_table(
        "rating_steps",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
    )
    op.create_index("steps_by_person", "rating_steps", ["person", "game", "number"])
    op.create_table(
        "surpluses",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("opponent", sa.String, primary_key=True, index=True),
        sa.Column("wins", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """The matches stay, as if nobody had been rated."""
    for table in ("surpluses", "rating_steps", "ratings"):
        op.drop_table(table)
    op.drop_index("matches_to_rate", "matches")
    op.drop_index("matches_by_rating", "matches")
    for column in ("rating_number", "deserted", "rated"):
        op.drop_column("matches", column)
