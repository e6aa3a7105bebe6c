"""`backroom verify`: matches are run again and compared, those of a house or exported ones."""

import argparse
from typing import Final

from backroom.games import ALL_GAMES
from backroom.terminal.files import read_file

from .serve import add_data, kept

FAIR: Final = "the moves are legal, the shuffle is fair"


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `verify` and its arguments to the command line."""
    parser = commands.add_parser("verify", help="run every stored match again and compare")
    parser.add_argument(
        "records", metavar="RECORD", nargs="*", help="an exported match, instead of stored ones"
    )
    add_data(parser)
    parser.add_argument("--match", metavar="ID", default="", help="this match only")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """One line for each match that is not as it should be; exit code 1 if there are any."""
    if args.records:
        return max([_verify_record(file) for file in args.records])
    # The database takes a moment to import, and few commands need it.
    from backroom.server.admin.verify import verify

    findings = verify(kept(args).place, ALL_GAMES, args.match)
    for one in findings:
        if one.fault or one.note:
            print(f"{one.match}: {one.fault or one.note}")
    faults = sum(1 for one in findings if one.fault)
    notes = sum(1 for one in findings if one.note)
    matches = sum(1 for one in findings if one.is_match)
    print(f"{matches} matches, {faults} with faults, {notes} not re-run")
    return 1 if faults else 0


def _verify_record(file: str) -> int:
    """One line about an exported match; exit code 1 unless it is proven to be fair."""
    from backroom.server.admin.verify import verify_record

    found = verify_record(read_file(file), ALL_GAMES)
    print(f"{file}: {found.fault or found.note or FAIR}")
    return 1 if found.fault or found.note else 0
