"""Play by the day: when a table is due, and holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """No table is by the day so far."""
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table(
        "holidays",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("since", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """The documents of the tables say when they are due, too."""
    op.drop_table("holidays")
    op.drop_index("tables_by_due", "tables")
    op.drop_column("tables", "due")
