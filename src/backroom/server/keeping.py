"""Backup of a running server, and restore of one that does not run."""

import sqlite3
from pathlib import Path

from . import archive, running
from .refusals import NotFound, NotNow
from .settings import Settings


def back_up(settings: Settings, target: Path) -> None:
    """A whole copy as of one moment, taken while the server goes on."""
    if not settings.database.exists():
        raise NotFound("no-data")
    if target.exists():
        raise NotNow("file-exists")
    source = sqlite3.connect(settings.database)
    copy = sqlite3.connect(target)
    with source, copy:
        source.backup(copy)
    source.close()
    copy.execute("PRAGMA journal_mode=DELETE")
    copy.close()
    target.chmod(0o600)


def restore(settings: Settings, backup: Path) -> Path | None:
    """Put a backup in place; what was there is kept beside it, and its path given."""
    if running.find(settings.data) is not None:
        raise NotNow("server-runs")
    if not backup.is_file() or not archive.is_whole(str(backup)):
        raise NotFound("not-a-backup")
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    before = _set_aside(settings)
    source = sqlite3.connect(backup)
    copy = sqlite3.connect(settings.database)
    with source, copy:
        source.backup(copy)
    source.close()
    copy.close()
    return before


def _set_aside(settings: Settings) -> Path | None:
    database = settings.database
    if not database.exists():
        return None
    # Folds the write-ahead log into the file, so that it can be moved alone.
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    number = 1
    while (before := database.with_suffix(f".before-{number}.sqlite")).exists():
        number += 1
    database.rename(before)
    return before
