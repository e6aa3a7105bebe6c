"""One server a data folder: the lock that says so, and how the admin command finds it."""

import contextlib
import errno
import fcntl
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from backroom.engine.errors import BadSetup
from backroom.server.refusals import NotNow

LOCK: Final = "server.lock"


class Running(NamedTuple):
    """Where a running server listens, and the token that only the data folder's owner reads."""

    address: str
    token: str


@contextlib.contextmanager
def hold(data: Path, running: Running) -> Iterator[None]:
    """The folder is this server's until it stops, however it stops."""
    with _lock_file(data) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise NotNow("server-runs") from None
        file.truncate(0)
        file.write(json.dumps(running._asdict()))
        file.flush()
        yield
        file.truncate(0)


def find(data: Path) -> Running | None:
    """The server that runs on a data folder."""
    path = data / LOCK
    if not path.exists():
        return None
    with path.open("r+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return Running(**json.loads(path.read_text()))
    return None


def cannot_keep(data: Path, error: OSError) -> BadSetup:
    """Why nothing can be kept in a folder."""
    is_file = isinstance(error, FileExistsError)
    reason = os.strerror(errno.ENOTDIR) if is_file else error.strerror or str(error)
    return BadSetup("bad-data", {"folder": str(data), "reason": reason})


def _lock_file(data: Path) -> TextIO:
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        return open(data / LOCK, "a+", opener=_private)
    except OSError as error:
        raise cannot_keep(data, error) from None


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
