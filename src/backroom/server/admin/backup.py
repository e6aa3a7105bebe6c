"""Backup of a running server, and restore of one that does not run."""

from pathlib import Path

from backroom.server.refusals import NotFound, NotNow
from backroom.server.settings import Settings
from backroom.server.storage.opening import check_driver
from backroom.server.storage.sqlite import files

from . import lock
from .moving import check_idle


def back_up(settings: Settings, target: Path) -> None:
    """Write a whole copy as of one moment, taken while the server goes on."""
    if target.exists():
        raise NotNow("file-exists")
    if settings.database_url:
        _dump(settings.database_url, target)
        return
    if not settings.database.exists():
        raise NotFound("no-data", {"folder": str(settings.data)})
    with files.copied(settings.database, target.parent) as copy:
        copy.rename(target)


def restore(settings: Settings, backup: Path) -> Path | None:
    """Put a backup in place; what was there is kept beside it, and its path given."""
    if settings.database_url:
        return _restore_dump(settings.database_url, backup)
    if lock.find(settings.data) is not None:
        raise NotNow("server-runs")
    if not backup.is_file() or not files.is_whole(backup):
        raise NotFound("not-a-backup")
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with files.copied(backup, settings.data) as copy:
        before = files.set_aside(settings.database)
        copy.rename(settings.database)
    return before


def _dump(url: str, target: Path) -> None:
    check_driver()
    from backroom.server.storage.postgres import programs

    try:
        programs.dump(url, target)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _restore_dump(url: str, backup: Path) -> Path:
    """What was there is dumped beside the backup first."""
    check_driver()
    from backroom.server.storage.postgres import programs

    programs.check(backup)
    check_idle(url)
    number = 1
    while (before := backup.with_suffix(f".before-{number}{backup.suffix}")).exists():
        number += 1
    _dump(url, before)
    programs.restore(url, backup)
    return before
