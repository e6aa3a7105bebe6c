"""Clubs: private groups, who belongs to them, and what is played there."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """There was no club so far, and no evening or table was for one."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("link", sa.String, nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("club", sa.String, primary_key=True, index=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("club", sa.String, nullable=False, index=True),
    )
    op.add_column("evenings", sa.Column("club", sa.String))
    op.create_index("evenings_by_club", "evenings", ["club"])


def downgrade() -> None:
    """What was played stays, each table and each evening for itself."""
    op.drop_index("evenings_by_club", "evenings")
    op.drop_column("evenings", "club")
    op.drop_table("club_tables")
    op.drop_table("club_members")
    op.drop_table("clubs")
