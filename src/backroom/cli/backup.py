"""`backroom backup` and `backroom restore`: the whole house in one file."""

import argparse
import os
import sqlite3
from pathlib import Path

from backroom.engine.errors import BadSetup
from backroom.server.admin.lock import cannot_keep
from backroom.server.settings import read_settings

from .serve import add_data, kept


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `backup` and `restore` and their arguments to the command line."""
    backup = commands.add_parser("backup", help="copy everything to a file, also while it runs")
    restore = commands.add_parser("restore", help="put a backup back, while no server runs")
    for parser, work in ((backup, run), (restore, run_restore)):
        parser.add_argument("file", type=Path, metavar="FILE")
        add_data(parser)
        parser.set_defaults(run=work)


def run(args: argparse.Namespace) -> int:
    """Write the backup and say where it lies."""
    # The database takes a moment to import, and few commands need it.
    from backroom.server.admin.backup import back_up

    settings = kept(args)
    try:
        if not args.file.parent.is_dir():
            raise BadSetup("no-such-folder", {"folder": str(args.file.parent)})
        back_up(settings, args.file)
    except (OSError, sqlite3.Error) as error:
        raise unwritable(args.file, error) from None
    print(f"{args.file}")
    return 0


def run_restore(args: argparse.Namespace) -> int:
    """Put the backup in place; what was there is kept beside it."""
    # The database takes a moment to import, and few commands need it.
    from backroom.server.admin.backup import restore

    settings = read_settings(vars(args), os.environ)
    if not args.file.exists():
        raise BadSetup("no-such-file", {"file": str(args.file)})
    try:
        before = restore(settings, args.file)
    except OSError as error:
        raise cannot_keep(settings.data, error) from None
    except sqlite3.Error as error:
        raise unwritable(settings.database, error) from None
    print(f"{settings.shown_place}" + (f" (before: {before})" if before else ""))
    return 0


def unwritable(file: Path, error: OSError | sqlite3.Error) -> BadSetup:
    """Why a copy cannot be made, as the system or the database says it."""
    reason = error.strerror if isinstance(error, OSError) else None
    return BadSetup("unwritable-file", {"file": str(file), "reason": reason or str(error)})
