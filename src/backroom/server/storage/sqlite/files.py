"""The files of a SQLite database: which they are, whether they are whole, and copies."""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

# SQLite keeps these beside a database while somebody has it open, and after a crash.
ENDINGS: Final = ("", "-wal", "-shm")


def parts_of(database: Path) -> list[Path]:
    """The files that a database may consist of."""
    return [database.with_name(f"{database.name}{ending}") for ending in ENDINGS]


def keep_private(database: Path) -> None:
    """Let only its owner read it: it holds the cards of matches that are being played."""
    database.touch(0o600)
    for part in parts_of(database):
        # Somebody else's file is as private as they made it.
        with contextlib.suppress(FileNotFoundError, PermissionError):
            part.chmod(0o600)


def is_whole(path: Path) -> bool:
    """Whether a file is a database of Backroom and nothing in it is damaged."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            checked = connection.execute("PRAGMA integrity_check").fetchone()
            connection.execute("SELECT count(*) FROM journal").fetchone()
            return checked is not None and checked[0] == "ok"
    except sqlite3.Error:
        return False


@contextlib.contextmanager
def copied(database: Path, folder: Path) -> Iterator[Path]:
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


def set_aside(database: Path) -> Path | None:
    """Give what was there another name, along with the log that a crash left."""
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
