"""`backroom play`: a match in this terminal."""

import argparse
import os
import secrets
import shlex
import shutil
import sys
from contextlib import suppress
from pathlib import Path

from backroom.bots.registry import best_bot
from backroom.engine.errors import BadSetup
from backroom.games import GAMES, game_named
from backroom.terminal.files import folder_of, load, new_file
from backroom.terminal.play import Person
from backroom.terminal.screen import Paper, Screen
from backroom.terminal.sitting import Sitting, seated, sit_down, sit_down_again
from backroom.texts.bundles import LANGUAGES
from backroom.texts.languages import language_of

from .arguments import add_setup, names, setup_of


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The subcommand and its arguments."""
    parser = commands.add_parser("play", help="play against bots in this terminal")
    parser.add_argument("game", nargs="?", metavar="GAME")
    add_setup(parser)
    parser.add_argument(
        "--bots",
        type=names,
        metavar="NAME[,NAME…]",
        help="one for all other seats, or one for each; scripted if left out",
    )
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="counted from 0")
    parser.add_argument("--seed", metavar="S", help="the same cards again for the same seed")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language you read")
    parser.add_argument(
        "--plain", action="store_true", help="line by line, as for pipes and screen readers"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a match that was saved")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, or go on playing."""
    language = args.lang or language_of(os.environ)
    with suppress(ImportError):
        # Cursor keys then move through the line; not every system has it.
        import readline  # noqa: F401 - `input` uses what is imported
    if args.resume:
        sitting, file = resumed(args), Path(args.resume)
    else:
        sitting = begun(args)
        file = new_file(folder_of(os.environ), sitting.game.name)
    if is_full(args):
        # The library of the full screen takes a moment to import, and line mode needs none.
        from backroom.terminal.full.match import play

        play(sitting, language, file, program())
    else:
        screen = Screen(Paper(highlight=False, markup=False, emoji=False), input)
        Person(sitting, language, screen, file, program()).play()
    return 0


def is_full(args: argparse.Namespace) -> bool:
    """Whether the terminal can be filled, and the person wants it to be."""
    wanted = not args.plain and not os.environ.get("BACKROOM_PLAIN")
    able = all(one.isatty() for one in (sys.stdin, sys.stdout, sys.stderr))
    return wanted and able and os.environ.get("TERM", "") not in ("", "dumb", "unknown")


def begun(args: argparse.Namespace) -> Sitting:
    """A new match as the arguments ask for it."""
    if args.game is None:
        raise BadSetup("no-game-named", {"known": ", ".join(GAMES)})
    game = game_named(args.game)
    players = args.players
    if players is None and args.bots and len(args.bots) > 1:
        players = len(args.bots) + 1
    setup = setup_of(game, players, args.option)
    bots = args.bots or [best_bot(game)]
    seed = secrets.token_hex(16) if args.seed is None else args.seed
    return sit_down(game, setup.options, seated(args.seat, bots, setup.seats), seed)


def resumed(args: argparse.Namespace) -> Sitting:
    """A match that was saved; what is given besides must not contradict it."""
    record, match = load(args.resume)
    if args.game not in (None, record.game):
        raise BadSetup("resume-other-game", {"game": record.game, "asked": args.game})
    return sit_down_again(record, match)


def program() -> str:
    """The program as it was called, or by its name alone where the shell finds it so."""
    called = shutil.which(sys.argv[0])
    found = shutil.which("backroom")
    if called is None or (found is not None and Path(called).samefile(found)):
        return "backroom"
    return shlex.quote(sys.argv[0])
