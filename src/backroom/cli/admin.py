"""`backroom admin`: keep order, delete what is too old, count anew, invite, nodes."""

import argparse
from typing import Final

from .serve import add_data, kept

# Every order, and what follows it, if anything does.
ORDERS: Final = {
    "close-table": ("TABLE", "close a table"),
    "end-sessions": ("PERSON", "sign a person out everywhere"),
    "ban": ("PERSON or ADDRESS", "let somebody in no more"),
    "unban": ("PERSON or ADDRESS", "let them in again"),
    "clear-out": ("", "delete now what is too old, instead of within six hours"),
    "ratings": ("", "reckon all ratings anew from the matches"),
    "statistics": ("", "count anew what people did in all their matches"),
    "standings": ("", "sum the standings of all clubs anew from the matches"),
    "invite": ("", "print a link that makes one account"),
    "nodes": ("[NODE]", "show which node plays what, where several share a database"),
    "desk": ("", "print the link to the operator's page: reports, and what to do"),
}


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `admin` and its arguments to the command line."""
    parser = commands.add_parser(
        "admin",
        help="keep order: close tables, end sessions, ban, invite",
        epilog="\n".join(["orders:", *map(_explained, ORDERS)]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("order", metavar="ORDER", choices=ORDERS, help="one of those below")
    parser.add_argument(
        "target",
        metavar="ID",
        nargs="?",
        default="",
        help="what the order is about, if it is about one thing",
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


def _explained(order: str) -> str:
    target, does = ORDERS[order]
    return f"  {f'{order} {target}':<25}{does}"
