"""How Alembic reaches the database: by the connection that `storage.database` gives."""

from alembic import context

from backroom.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
