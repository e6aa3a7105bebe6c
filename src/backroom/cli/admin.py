"""`backroom admin`: keep order, delete what is too old, count anew, invite, nodes."""

import argparse

from .serve import add_data, kept

ORDERS = (
    "close-table", "end-sessions", "ban", "unban", "clear-out", "ratings", "statistics",
    "invite", "nodes", "desk",
)  # fmt: skip


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `admin` and its arguments to the command line."""
    parser = commands.add_parser(
        "admin", help="keep order: close tables, end sessions, ban, invite"
    )
    parser.add_argument("order", choices=ORDERS)
    parser.add_argument(
        "target",
        metavar="ID",
        nargs="?",
        default="",
        help="a table, a person, an address or a node; some orders need none",
    )
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Ask the running server, or change the database when none runs."""
    # The database takes a moment to import, and few commands need it.
    from backroom.server.admin.actions import carry_out, desk, invite, nodes

    if args.order == "invite":
        print(invite(kept(args)))
    elif args.order == "desk":
        print(desk(kept(args)))
    elif args.order == "nodes":
        print("\n".join(nodes(kept(args), args.target)))
    else:
        carry_out(kept(args), args.order, args.target)
    return 0
