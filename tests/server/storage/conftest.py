"""A storage in a database, for what only the storages of servers do."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from backroom.server.storage.interfaces import Storage

from .test_storage import ANN, BOB, in_a_database


@pytest.fixture
async def filed(tmp_path: Path) -> AsyncIterator[Storage]:
    """A database of a server, an SQLite file or PostgreSQL, with Ann and Bob in it."""
    storage = await in_a_database(tmp_path)
    for person in (ANN, BOB):
        await storage.people.add_person(person, f"session of {person.name}", 1.0)
    yield storage
    await storage.close()
