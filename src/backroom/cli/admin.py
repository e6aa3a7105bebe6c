"""`backroom admin`: close a table, end somebody's sessions, ban and unban."""

import argparse
import ipaddress
from typing import TYPE_CHECKING

from backroom.engine.errors import BadSetup
from backroom.server.refusals import NotFound
from backroom.server.settings import Settings

from .serve import add_data, kept

if TYPE_CHECKING:
    from sqlalchemy import Connection

ORDERS = ("close-table", "end-sessions", "ban", "unban")


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The subcommand and its arguments."""
    parser = commands.add_parser("admin", help="keep order: close tables, end sessions, ban")
    parser.add_argument("order", choices=ORDERS)
    parser.add_argument("target", metavar="ID", help="a table, a person or an address")
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Ask the running server, or change the database when none runs."""
    # The database takes a moment to import, and few commands need it.
    from backroom.server.ordering import carry_out

    settings = kept(args)
    check(settings, args.order, args.target)
    carry_out(settings, args.order, args.target)
    return 0


def check(settings: Settings, order: str, target: str) -> None:
    """A target that nobody knows is most likely mistyped; a table is looked for later."""
    from backroom.server.people import banned
    from backroom.server.store import Store

    store = Store(settings.database)
    try:
        if order == "unban" and target not in store.call(banned):
            raise BadSetup("not-banned", {"target": target})
        if order == "end-sessions" and not store.call(is_known, target):
            raise NotFound("no-such-person", {"person": target})
        if order == "ban" and not is_address(target) and not store.call(is_known, target):
            raise BadSetup("nobody-to-ban", {"target": target})
    finally:
        store.close()


def is_known(db: "Connection", person: str) -> bool:
    """Whether somebody has that id."""
    found = db.exec_driver_sql("SELECT 1 FROM people WHERE id = ?", (person,))
    return found.one_or_none() is not None


def is_address(text: str) -> bool:
    """Whether a text is an address of the internet, old or new."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
