"""A house moves from SQLite to PostgreSQL, or back: every row, in one transaction."""

import asyncio
from pathlib import Path
from typing import Final, NamedTuple

from backroom.engine.errors import BadSetup
from backroom.server.refusals import NotFound, NotNow
from backroom.server.settings import DATABASES, without_password
from backroom.server.storage.interfaces import StorageError
from backroom.server.storage.opening import check_driver, migrate, open_storage

from . import lock

FILE: Final = "backroom.sqlite"


class Moved(NamedTuple):
    """What a house took along."""

    people: int
    tables: int
    matches: int


def move(source: str, target: str) -> Moved:
    """Copy a house that nobody serves into a database that is empty."""
    here, there = place(source), place(target)
    if isinstance(here, Path) == isinstance(there, Path):
        raise BadSetup("move-between")
    check_driver()
    for one in (here, there):
        check_idle(one)
    if isinstance(here, Path) and not here.exists():
        raise NotFound("no-data", {"folder": str(here.parent)})
    if isinstance(there, Path):
        there.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        for one in (here, there):
            migrate(one)
        return _copy(here, there)
    except StorageError as error:
        told = {"file": shown(there), "reason": str(error)}
        raise BadSetup("unwritable-file", told) from None


def _copy(here: Path | str, there: Path | str) -> Moved:
    # The driver is not installed everywhere.
    from backroom.server.storage.postgres.moving import copied

    if isinstance(here, Path):
        assert isinstance(there, str)
        return Moved(**asyncio.run(copied(here, there, to_postgres=True)))
    assert isinstance(there, Path)
    return Moved(**asyncio.run(copied(there, here, to_postgres=False)))


def place(text: str) -> Path | str:
    """A database by its address, or a SQLite file by its folder or its own name."""
    if text.startswith(DATABASES):
        return text
    path = Path(text)
    return path if path.suffix == ".sqlite" else path / FILE


def shown(one: Path | str) -> str:
    """A place as it may be shown: without a password."""
    return str(one) if isinstance(one, Path) else without_password(one)


def check_idle(one: Path | str) -> None:
    """Refuse to touch a database that somebody serves."""
    if isinstance(one, Path):
        is_served = lock.find(one.parent) is not None
    else:
        migrate(one)
        is_served = asyncio.run(_has_nodes(one))
    if is_served:
        raise NotNow("server-runs")


async def _has_nodes(url: str) -> bool:
    storage = await open_storage(url)
    assert storage.leases is not None
    try:
        return bool(await storage.leases.alive())
    finally:
        await storage.close()
