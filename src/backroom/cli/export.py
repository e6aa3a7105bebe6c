"""`backroom export`: the finished matches of a server as rows for statistics, without names."""

import argparse

from backroom.engine.errors import BadSetup
from backroom.games import game_named

from .data import add_files, data_set
from .serve import add_data, kept


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `export` and its arguments to the command line."""
    parser = commands.add_parser(
        "export", help="write a server's matches as rows, without names"
    )
    parser.add_argument("game", metavar="GAME")
    add_data(parser)
    add_files(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the files, and tell how many matches are in them."""
    # The database takes a moment to import, and few commands need it.
    from backroom.server.admin.export import exported

    game = game_named(args.game)
    if args.out is None and args.decisions is None:
        raise BadSetup("export-without-file")
    # Read first: a folder that is not there must not empty the files of an earlier export.
    found, left_out = exported(kept(args).place, game)
    with data_set(game, args) as data:
        assert data is not None
        for one in found:
            data.add_match(one.match, one.players, one.decisions, one.moves)
    matches = "match" if len(found) == 1 else "matches"
    print(f"{len(found)} {matches} written, {left_out} that do not replay left out")
    return 0
