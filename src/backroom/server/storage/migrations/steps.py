"""The migrations as a database runs them, inside a transaction that it has begun."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect

FOLDER: Final = Path(__file__).parent
NEWEST: Final = "0015"


def revision(connection: Connection) -> str:
    """The last migration that a database has had; empty for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    row = connection.exec_driver_sql("SELECT version_num FROM alembic_version").one_or_none()
    return "" if row is None else str(row[0])


def is_older(connection: Connection) -> bool:
    """Whether a database has not had all migrations of this version."""
    return revision(connection) < NEWEST


def upgrade(connection: Connection) -> None:
    """Run every migration that a database has not had yet."""
    # Alembic takes a quarter of a second to import, and a server usually starts without it.
    import alembic.command
    import alembic.config

    config = alembic.config.Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")
