"""The door of the command line: `backroom COMMAND …`, and what happens when it goes wrong.

`backroom` alone opens the house: it is `backroom serve`.

Whatever a user gets wrong is answered with one line and exit code 2; nobody sees a traceback
unless BACKROOM_TRACEBACK is set.
"""

import os
import sys
from argparse import Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from backroom import __version__
from backroom.engine.errors import Refusal
from backroom.texts.bundles import texts
from backroom.texts.languages import language_of

from .arguments import Parser

# Each is a module here; only the one that is wanted is imported, so that it starts at once.
COMMANDS: Final = (
    "play",
    "serve",
    "games",
    "bots",
    "replay",
    "analyse",
    "simulate",
    "arena",
    "bench",
    "verify",
    "backup",
    "move",
    "export",
    "admin",
)
ABOUT: Final = """\
Five Prohibition-era games of bluff and betrayal.

Without a command the house opens on this machine, for people in browsers: `backroom` is
`backroom serve`. To play here in the terminal: `backroom play`."""
EXAMPLES: Final = """\
examples:
  backroom                       open the house; it says where, and Ctrl-C closes it
  backroom play                  choose a game, bots and options from a menu
  backroom play omerta           sit down with bots at once
  backroom play --join ADDRESS   sit down at a table of a running house
  backroom replay latest         look back at the last match, step by step"""
MISUSE: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; gives its exit code."""
    _accept_any_encoding()
    given = sys.argv[1:] if argv is None else list(argv)
    args = make_parser(given[0] if given else "").parse_args(given)
    language = getattr(args, "lang", None) or language_of(os.environ)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except Refusal as refusal:
        print(f"backroom: {told(refusal, language)}", file=sys.stderr)
        return MISUSE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes stdout once more at exit, which must not complain either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception as error:
        if os.environ.get("BACKROOM_TRACEBACK"):
            raise
        fault = f"{type(error).__name__}: {error}"
        print(f"backroom: {texts(language).text('fault', {'fault': fault})}", file=sys.stderr)
        return 1


def told(refusal: Refusal, language: str) -> str:
    """A refusal in words, and why, where another one stands behind it."""
    # The server's words are seldom needed, and take a moment to import.
    from backroom.server.messages import tell

    sentence = tell(refusal, language)
    why = refusal.__cause__
    if not isinstance(why, Refusal):
        return sentence
    return f"{sentence} {tell(why, language, refusal.arguments.get('game', ''))}"


def make_parser(wanted: str = "") -> Parser:
    """The command line: of one command if it is named, else of all."""
    parser = Parser(
        prog="backroom",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"backroom {__version__}")
    parser.set_defaults(run=_open_the_house)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    for name in [wanted] if wanted in COMMANDS else COMMANDS:
        import_module(f".{name}", __package__).add(commands)
    return parser


def _open_the_house(args: Namespace) -> int:
    """Serve the house to the browser, which is what `backroom` alone does."""
    from . import serve

    return serve.run(args)


def _accept_any_encoding() -> None:
    """A terminal that cannot show a character shows another one instead."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
