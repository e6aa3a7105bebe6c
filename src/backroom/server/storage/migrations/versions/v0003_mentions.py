"""Who is named in a table's document, so that a person is forgotten without reading all."""

import sqlalchemy as sa
from alembic import op

from backroom.server.addresses import household

revision = "0003"
down_revision = "0002"

# A document that cannot be read names nobody.
DOCUMENTS = """
    SELECT id, CASE WHEN json_valid(doc) THEN doc ELSE '{}' END AS doc
    FROM (SELECT id, CAST(doc AS TEXT) AS doc FROM tables)
"""
CHAIRS = f"""
    INSERT OR IGNORE INTO mentions (person, table_id)
    SELECT json_extract(one.value, '$.person'), kept.id
    FROM ({DOCUMENTS}) AS kept, json_each(kept.doc, '$.chairs') AS one
    WHERE json_extract(one.value, '$.person') IS NOT NULL
"""
GUESTS = f"""
    INSERT OR IGNORE INTO mentions (person, table_id)
    SELECT one.value, kept.id
    FROM ({DOCUMENTS}) AS kept, json_each(kept.doc, '$.guests') AS one
"""


def upgrade() -> None:
    """Also what else is searched for by person, and bans by household."""
    op.create_table(
        "mentions",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
    )
    op.create_index("mentions_by_table", "mentions", ["table_id"])
    op.create_index("chat_by_person", "chat", ["person"])
    op.create_index("mutes_by_muted", "mutes", ["muted"])
    op.create_index("links_by_person", "links", ["person"])
    op.execute(CHAIRS)
    op.execute(GUESTS)
    db = op.get_bind()
    insert = sa.text("INSERT OR IGNORE INTO bans (target) VALUES (:target)")
    delete = sa.text("DELETE FROM bans WHERE target = :target")
    for (target,) in db.execute(sa.text("SELECT target FROM bans")).all():
        if household(target) != target:
            db.execute(delete, {"target": target})
            db.execute(insert, {"target": household(target)})


def downgrade() -> None:
    """Everything here can be made again from the documents, but for the single addresses."""
    for index, table in (
        ("links_by_person", "links"),
        ("mutes_by_muted", "mutes"),
        ("chat_by_person", "chat"),
    ):
        op.drop_index(index, table)
    op.drop_table("mentions")
