"""Whether a table has a clock, in a column of its own: a start looks for those."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

# A document that cannot be read counts as one with a clock: reading it tells the log.
FILL = """
    UPDATE tables SET clock = CASE
        WHEN json_valid(CAST(doc AS TEXT)) THEN json_extract(CAST(doc AS TEXT), '$.clock')
        ELSE 1.0
    END
"""


def upgrade() -> None:
    """Fill the column from the documents, and find tables by it."""
    op.add_column("tables", sa.Column("clock", sa.Float, nullable=False, server_default="0"))
    op.execute(FILL)
    op.drop_index("ix_tables_status", "tables")
    op.create_index("tables_by_status", "tables", ["status", "clock", "id"])


def downgrade() -> None:
    """The documents have it, too."""
    op.drop_index("tables_by_status", "tables")
    op.create_index("ix_tables_status", "tables", ["status"])
    op.drop_column("tables", "clock")
