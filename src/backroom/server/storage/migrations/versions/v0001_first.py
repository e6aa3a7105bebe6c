"""The first schema: people, sessions, tables, matches, the journal and talk."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create every table and index of the first version."""
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("forgotten", sa.Boolean, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("muted", sa.String, primary_key=True),
    )
    op.create_table("bans", sa.Column("target", sa.String, primary_key=True))
    op.create_table(
        "house",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
    _create_play()


def _create_play() -> None:
    """Tables, matches, their journal and their talk."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("status", sa.String, nullable=False, index=True),
        sa.Column("doc", sa.LargeBinary, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "sitters",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True, index=True),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False, index=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("nonces", sa.LargeBinary, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("places", sa.LargeBinary),
        sa.Column("ending", sa.String),
        sa.Column("shared", sa.Boolean, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String),
    )
    op.create_index("players_by_person", "players", ["person", "match"])
    op.create_table(
        "journal",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("key", sa.String),
        sa.Column("body", sa.LargeBinary),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("match", "key"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "key"),
    )


def downgrade() -> None:
    """There is nothing before the first schema."""
    raise NotImplementedError("there is nothing before the first schema")
