"""`backroom verify`: every stored match is run again and compared with what was kept."""

import argparse

from backroom.games import ALL_GAMES

from .serve import add_data, kept


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `verify` and its arguments to the command line."""
    parser = commands.add_parser("verify", help="run every stored match again and compare")
    add_data(parser)
    parser.add_argument("--match", metavar="ID", default="", help="this match only")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """One line for each match that is not as it should be; exit code 1 if there are any."""
    # The database takes a moment to import, and few commands need it.
    from backroom.server.admin.verify import verify

    findings = verify(kept(args).database, ALL_GAMES, args.match)
    for one in findings:
        if one.fault or one.note:
            print(f"{one.match}: {one.fault or one.note}")
    faults = sum(1 for one in findings if one.fault)
    notes = sum(1 for one in findings if one.note)
    matches = sum(1 for one in findings if one.is_match)
    print(f"{matches} matches, {faults} with faults, {notes} not re-run")
    return 1 if faults else 0
