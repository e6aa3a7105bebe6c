"""PostgreSQL's own programs, for backups: `pg_dump` and `pg_restore`."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit, urlunsplit

from backroom.engine.errors import BadSetup
from backroom.server.refusals import NotFound

# Which nodes there are, and what they hold, is true of one moment only.
NOT_DATA: Final = ("nodes", "leases")
OURS: Final = "TABLE DATA public journal"


def dump(url: str, target: Path) -> None:
    """Write a whole copy as of one moment, in PostgreSQL's own format."""
    left_out = [f"--exclude-table-data={table}" for table in NOT_DATA]
    with open(target, "xb", opener=_private) as file:
        _run(url, "pg_dump", "--format=custom", "--no-owner", *left_out, out=file.fileno())


def restore(url: str, backup: Path) -> None:
    """Put a copy in the place of what is there, all of it or nothing."""
    whole = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
    _run(url, "pg_restore", *whole, str(backup))


def check(backup: Path) -> None:
    """Refuse a file that is no backup of a house."""
    try:
        told = subprocess.run(
            [_program("pg_restore"), "--list", str(backup)], capture_output=True, check=True
        )
    except subprocess.CalledProcessError:
        raise NotFound("not-a-backup") from None
    if OURS not in told.stdout.decode("utf-8", "replace"):
        raise NotFound("not-a-backup")


def _run(url: str, program: str, *args: str, out: int | None = None) -> None:
    address, password = _without_password(url)
    # In the environment nobody else on this machine sees it, in the arguments everybody would.
    environment = {**os.environ, **({"PGPASSWORD": password} if password else {})}
    command = [_program(program), *args, f"--dbname={address}"]
    done = subprocess.run(
        command, env=environment, stdout=out, stderr=subprocess.PIPE, check=False
    )
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        told = {"program": program, "reason": said[0] if said else str(done.returncode)}
        raise BadSetup("program-failed", told)


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise BadSetup("no-program", {"program": name})
    return found


def _without_password(url: str) -> tuple[str, str]:
    parts = urlsplit(url)
    user, at, place = parts.netloc.rpartition("@")
    name, _, password = user.partition(":")
    return urlunsplit(parts._replace(netloc=name + at + place)), unquote(password)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
