"""Friends: who is tied to whom, who is blocked, invitations, and when somebody was here."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody has friends so far, and nobody hides."""
    op.add_column("accounts", sa.Column("seen", sa.Float))
    op.add_column(
        "accounts", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "ties",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("other", sa.String, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("agreed", sa.Boolean, nullable=False),
    )
    op.create_index("ties_by_other", "ties", ["other", "agreed"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("blocked", sa.String, primary_key=True, index=True),
    )
    op.create_table(
        "friend_links",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("hash", sa.String, nullable=False, unique=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "table_invitations",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True, index=True),
        sa.Column("by", sa.String, nullable=False, index=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Everybody is alone again."""
    for table in ("table_invitations", "friend_links", "blocks", "ties"):
        op.drop_table(table)
    op.drop_column("accounts", "hidden")
    op.drop_column("accounts", "seen")
