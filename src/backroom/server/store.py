"""The cold half of the database: people, sessions, history; SQLAlchemy in one thread."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import alembic.command
import alembic.config
from sqlalchemy import Connection, create_engine, event

P = ParamSpec("P")
R = TypeVar("R")

MIGRATIONS: Final = Path(__file__).parent / "migrations"


class Store:
    """Work on the database that may take a moment, one piece after the other."""

    def __init__(self, path: Path) -> None:
        self._engine = create_engine(f"sqlite:///{path}")
        event.listen(self._engine, "connect", _prepare)
        self._thread = ThreadPoolExecutor(1, "store")

    def migrate(self) -> None:
        """Bring the file up to the schema of this version; a new file gets it whole."""
        config = alembic.config.Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.set_main_option("path_separator", "os")
        with self._engine.begin() as connection:
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, "head")

    def call(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """A piece of work in a transaction of its own, here and now."""
        with self._engine.begin() as connection:
            return work(connection, *args, **named)

    async def run(
        self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **named: P.kwargs
    ) -> R:
        """The same in the store's own thread, so that no socket waits for it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: self.call(work, *args, **named))

    def close(self) -> None:
        """Finish what was begun."""
        self._thread.shutdown()
        self._engine.dispose()


def _prepare(connection: sqlite3.Connection, _: Any) -> None:
    """Every connection waits for the writer rather than fail, and never loses a commit."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")
