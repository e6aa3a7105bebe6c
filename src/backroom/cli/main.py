"""The door of the command line: `backroom COMMAND …`, and what happens when it goes wrong.

`backroom` alone opens the house: it is `backroom serve`.

Whatever a user gets wrong is answered with one line and exit code 2; nobody sees a traceback
unless BACKROOM_TRACEBACK is set.
"""

import os
import sys
from collections.abc import Sequence
from typing import Final

from backroom import __version__
from backroom.engine.errors import Refusal
from backroom.server.messages import tell
from backroom.texts.bundles import texts
from backroom.texts.languages import language_of

from . import admin, analyse, arena, backup, bench, games, play, replay, serve, simulate, verify
from .arguments import Parser

COMMANDS: Final = (
    serve,
    games,
    play,
    simulate,
    arena,
    replay,
    analyse,
    bench,
    verify,
    backup,
    admin,
)
MISUSE: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; gives its exit code."""
    _accept_any_encoding()
    args = make_parser().parse_args(argv)
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
    sentence = tell(refusal, language)
    why = refusal.__cause__
    if not isinstance(why, Refusal):
        return sentence
    return f"{sentence} {tell(why, language, refusal.arguments.get('game', ''))}"


def make_parser() -> Parser:
    """The whole command line."""
    parser = Parser(
        prog="backroom", description="Five Prohibition-era games of bluff and betrayal."
    )
    parser.add_argument("--version", action="version", version=f"backroom {__version__}")
    parser.set_defaults(run=serve.run)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    for command in COMMANDS:
        command.add(commands)
    return parser


def _accept_any_encoding() -> None:
    """A terminal that cannot show a character shows another one instead."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
