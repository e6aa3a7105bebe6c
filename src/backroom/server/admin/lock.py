"""One server a data folder: the lock that says so, and how the admin command finds it."""

import contextlib
import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from filelock import FileLock, Timeout

from backroom.engine.errors import BadSetup
from backroom.server.refusals import NotNow, Unavailable

LOCK: Final = "server.lock"
# Beside the lock, as a locked file cannot be read everywhere.
ADDRESS: Final = "server.json"


class Running(NamedTuple):
    """Where a running server listens, and the token that only the data folder's owner reads."""

    address: str
    token: str


@contextlib.contextmanager
def hold(data: Path, running: Running) -> Iterator[None]:
    """Keep the folder for this server until it stops, however it stops."""
    lock = _lock_of(data)
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock.acquire(blocking=False)
        _write_private(data / ADDRESS, json.dumps(running._asdict()))
    except Timeout:
        raise NotNow("server-runs") from None
    except OSError as error:
        raise cannot_keep(data, error) from None
    try:
        yield
    finally:
        (data / ADDRESS).unlink(missing_ok=True)
        lock.release()


def find(data: Path) -> Running | None:
    """The server that runs on a data folder; none if nobody holds the lock."""
    if not (data / LOCK).exists():
        return None
    lock = _lock_of(data)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        return _read(data / ADDRESS)
    lock.release()
    return None


def cannot_keep(data: Path, error: OSError) -> BadSetup:
    """Why nothing can be kept in a folder."""
    is_file = isinstance(error, FileExistsError)
    reason = os.strerror(errno.ENOTDIR) if is_file else error.strerror or str(error)
    return BadSetup("bad-data", {"folder": str(data), "reason": reason})


def _lock_of(data: Path) -> FileLock:
    return FileLock(data / LOCK, mode=0o600)


def _read(path: Path) -> Running:
    try:
        return Running(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):  # it starts, or stops, at this very moment
        raise Unavailable("no-answer") from None


def _write_private(path: Path, text: str) -> None:
    """For its owner alone from the first byte on."""
    path.unlink(missing_ok=True)
    with open(path, "x", encoding="utf-8", opener=_private) as file:
        file.write(text)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
