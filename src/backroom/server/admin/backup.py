"""Backup of a running server, and restore of one that does not run."""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from backroom.server.refusals import NotFound, NotNow
from backroom.server.settings import Settings
from backroom.server.storage import archive
from backroom.server.storage.database import parts_of

from . import lock


def back_up(settings: Settings, target: Path) -> None:
    """A whole copy as of one moment, taken while the server goes on."""
    if not settings.database.exists():
        raise NotFound("no-data", {"folder": str(settings.data)})
    if target.exists():
        raise NotNow("file-exists")
    with _copied(settings.database, target.parent) as copy:
        copy.rename(target)


def restore(settings: Settings, backup: Path) -> Path | None:
    """Put a backup in place; what was there is kept beside it, and its path given."""
    if lock.find(settings.data) is not None:
        raise NotNow("server-runs")
    if not backup.is_file() or not archive.is_whole(str(backup)):
        raise NotFound("not-a-backup")
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with _copied(backup, settings.data) as copy:
        before = _set_aside(settings.database)
        copy.rename(settings.database)
    return before


@contextlib.contextmanager
def _copied(database: Path, folder: Path) -> Iterator[Path]:
    """A whole copy for its owner alone; it is gone afterwards, unless it was moved away."""
    handle, name = tempfile.mkstemp(".part", "backroom-", folder)
    os.close(handle)
    copy = Path(name)
    try:
        with closing(sqlite3.connect(database)) as old, closing(sqlite3.connect(copy)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        yield copy
    finally:
        for part in parts_of(copy):
            part.unlink(missing_ok=True)


def _set_aside(database: Path) -> Path | None:
    """What was there goes by another name, and the log that a crash left goes along."""
    if not database.exists():
        return None
    number = 1
    while (before := database.with_suffix(f".before-{number}.sqlite")).exists():
        number += 1
    # Nothing is opened: SQLite may throw away the log of a database that is damaged.
    for old, new in zip(parts_of(database), parts_of(before), strict=True):
        if old.exists():
            old.rename(new)
    return before
