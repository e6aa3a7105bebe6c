"""Opens whichever database a house has: a SQLite file, or PostgreSQL by its address."""

import asyncio
from importlib.util import find_spec
from pathlib import Path

from backroom.engine.errors import BadSetup

from .interfaces import Storage
from .sqlite import storage as sqlite


async def open_storage(place: Path | str) -> Storage:
    """The storage in a file, or at an address, that has been migrated."""
    if isinstance(place, Path):
        return await sqlite.open_storage(place)
    check_driver()
    from .postgres import storage as postgres

    return await postgres.open_storage(place)


def migrate(place: Path | str) -> None:
    """Bring a database up to the schema of this version, all the way or not at all."""
    if isinstance(place, Path):
        sqlite.migrate(place)
        return
    check_driver()
    from .postgres.database import migrate

    asyncio.run(migrate(place))


def check_driver() -> None:
    """Refuse PostgreSQL where its driver was not installed: few houses need it."""
    if any(find_spec(name) is None for name in ("aiohttp", "asyncpg", "greenlet")):
        raise BadSetup("extra-missing", {"what": "PostgreSQL", "extra": "cluster"})
