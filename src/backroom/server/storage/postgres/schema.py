"""The tables that only a shared database has: its nodes, and which node plays which table."""

from typing import Final

from sqlalchemy import Column, Float, Index, LargeBinary, MetaData, String, Table
from sqlalchemy.dialects.postgresql import JSONB

SHARED: Final = MetaData()

# A node is alive as long as its row is here. Every write locks that row against its removal,
# so that whoever removes it knows that nothing more is written in this node's name.
# `rules`: by game, the version of its rules that the node plays.
nodes: Final = Table(
    "nodes",
    SHARED,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),
    Column("version", String, nullable=False),
    Column("alive", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("lobby", LargeBinary, nullable=False),
    Column("rules", JSONB, nullable=False, server_default="{}"),
)

# `stopped`: when the last node stopped to play this table, as long as no other has begun to.
# `outages`: from when until when nobody played it, so that no clock counts that time.
leases: Final = Table(
    "leases",
    SHARED,
    Column("table_id", String, primary_key=True),
    Column("node", String),
    Column("stopped", Float),
    Column("outages", JSONB, nullable=False),
)

Index("leases_by_node", leases.c.node)

# Columns that older versions did not make; those of them that still run are not disturbed.
ADDED: Final = {
    ("nodes", "rules"): "ALTER TABLE nodes ADD COLUMN rules JSONB NOT NULL DEFAULT '{}'",
}
