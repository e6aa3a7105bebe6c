"""`backroom backup` and `backroom restore`: the whole house in one file."""

import argparse
import os
from pathlib import Path

from backroom.server.settings import read_settings

from .serve import add_data


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Both subcommands and their arguments."""
    backup = commands.add_parser("backup", help="copy everything to a file, also while it runs")
    restore = commands.add_parser("restore", help="put a backup back, while no server runs")
    for parser, work in ((backup, run), (restore, run_restore)):
        parser.add_argument("file", type=Path, metavar="FILE")
        add_data(parser)
        parser.set_defaults(run=work)


def run(args: argparse.Namespace) -> int:
    """Write the backup."""
    # The database takes a moment to import, and few commands need it.
    from backroom.server.keeping import back_up

    back_up(read_settings(vars(args), os.environ), args.file)
    print(f"{args.file}")
    return 0


def run_restore(args: argparse.Namespace) -> int:
    """Put the backup in place; what was there is kept beside it."""
    # The database takes a moment to import, and few commands need it.
    from backroom.server.keeping import restore

    settings = read_settings(vars(args), os.environ)
    before = restore(settings, args.file)
    print(f"{settings.database}" + (f" (before: {before})" if before else ""))
    return 0
