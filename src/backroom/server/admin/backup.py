"""Backup of a running server, and restore of one that does not run."""

from pathlib import Path

from backroom.server.refusals import NotFound, NotNow
from backroom.server.settings import Settings
from backroom.server.storage.sqlite import files

from . import lock


def back_up(settings: Settings, target: Path) -> None:
    """Write a whole copy as of one moment, taken while the server goes on."""
    if not settings.database.exists():
        raise NotFound("no-data", {"folder": str(settings.data)})
    if target.exists():
        raise NotNow("file-exists")
    with files.copied(settings.database, target.parent) as copy:
        copy.rename(target)


def restore(settings: Settings, backup: Path) -> Path | None:
    """Put a backup in place; what was there is kept beside it, and its path given."""
    if lock.find(settings.data) is not None:
        raise NotNow("server-runs")
    if not backup.is_file() or not files.is_whole(backup):
        raise NotFound("not-a-backup")
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with files.copied(backup, settings.data) as copy:
        before = files.set_aside(settings.database)
        copy.rename(settings.database)
    return before
