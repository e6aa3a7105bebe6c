"""`backroom move`: a house goes from SQLite to PostgreSQL, or back, with all it has."""

import argparse


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The subcommand and its arguments."""
    parser = commands.add_parser(
        "move", help="take a house from SQLite to PostgreSQL, or back, while no server runs"
    )
    places = {"--from": "source", "--to": "target"}
    for flag, name in places.items():
        parser.add_argument(
            flag,
            dest=name,
            required=True,
            metavar="PLACE",
            help="a data folder, or postgresql://…",
        )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Move, and tell what came along."""
    # The database takes a moment to import, and few commands need it.
    from backroom.server.admin.moving import move

    moved = move(args.source, args.target)
    print(f"{moved.people} people, {moved.tables} tables, {moved.matches} matches moved")
    return 0
