"""Accounts: passkeys, recovery codes, challenges and invitations to sign up."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Everybody who is known so far stays a guest."""
    op.create_table(
        "accounts",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("expires", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("expires", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Accounts are guests again."""
    for table in ("invitations", "challenges", "recovery_codes", "passkeys", "accounts"):
        op.drop_table(table)
