"""`backroom serve`: tables for people and bots, in the browser."""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from backroom.games import ALL_GAMES
from backroom.server.refusals import NotFound
from backroom.server.settings import Settings, read_settings
from backroom.texts.bundles import texts
from backroom.texts.languages import language_of

# Where the log goes, beside the data, when a person looks at the terminal.
LOG: Final = "server.log"


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `serve` and its arguments to the command line."""
    parser = commands.add_parser("serve", help="open tables for people in the browser")
    add_arguments(parser)
    parser.set_defaults(run=run)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The flags; each is a setting of the environment, too, as BACKROOM_PORT."""
    parser.add_argument(
        "--host", metavar="ADDRESS", help="an address of this machine to listen on; see --lan"
    )
    parser.add_argument("--port", type=int, metavar="N", help="8000 if left out, 0 for any")
    add_data(parser)
    parser.add_argument(
        "--node-address", metavar="URL", help="where other nodes of a shared database reach it"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="let bots that search think on a Ray cluster there"
    )
    parser.add_argument("--public-url", metavar="URL", help="where people reach the server")
    parser.add_argument(
        "--lan", action="store_true", default=None, help="let this network in, with a QR code"
    )
    parser.add_argument(
        "--trusted-proxies", metavar="ADDRESSES", help="who may say whom they speak for"
    )


def add_data(parser: argparse.ArgumentParser) -> None:
    """The folder with the one database, or the address of another one."""
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where everything is kept")
    parser.add_argument(
        "--database",
        dest="database_url",
        metavar="URL",
        help="keep everything in PostgreSQL instead: postgresql://…",
    )


def kept(args: argparse.Namespace) -> Settings:
    """The settings of a command that works on what is kept, or a refusal if nothing is."""
    settings = read_settings(vars(args), os.environ)
    if settings.database_url:
        return settings
    try:
        is_there = settings.database.exists()
    except OSError as error:
        told = {"file": str(settings.data), "reason": error.strerror or str(error)}
        raise NotFound("unreadable-file", told) from None
    if not is_there:
        raise NotFound("no-data", {"folder": str(settings.data)})
    return settings


def run(args: argparse.Namespace) -> int:
    """Run the server until somebody stops it; a person is greeted in words."""
    # The web server takes a moment to import, and no other command needs it.
    from backroom.server.serve import ByHand, serve

    settings = read_settings(vars(args), os.environ)
    by_hand = None
    if sys.stdout.isatty() and sys.stderr.isatty():
        log = settings.data / LOG
        by_hand = ByHand(greeting(log, language_of(os.environ)), log)
    serve(settings, ALL_GAMES, by_hand)
    return 0


def greeting(log: Path, language: str) -> str:
    """What somebody who opens the house by hand wants to know besides its address."""
    # Only a person is greeted.
    from .screens import in_lines

    words = texts(language)
    told = {"file": str(log)}
    return f"{in_lines().folded(words.text('serve-greeting'))}\n{words.text('serve-log', told)}"
