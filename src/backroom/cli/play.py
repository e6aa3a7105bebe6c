"""`backroom play`: a match in this terminal."""

import argparse
import os
import secrets
import shlex
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from backroom.bots.registry import best_bot
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.games import GAMES, game_named
from backroom.terminal.desk import AGAIN, BACK, AdvisedDesk, Desk
from backroom.terminal.files import (
    folder_of,
    found,
    is_unfinished,
    load,
    new_file,
    newest,
)
from backroom.terminal.lessons.lesson import lesson_of
from backroom.terminal.lessons.school import School, SchoolDesk
from backroom.terminal.play import Person, Pupil
from backroom.terminal.sitting import Sitting, seated, sit_down, sit_down_again
from backroom.terminal.wishes import Saved, Wishes
from backroom.texts.bundles import LANGUAGES, Texts, texts
from backroom.texts.languages import language_of

from .arguments import add_setup, names, setup_of
from .replay import look_back
from .screens import in_lines, is_full

# Everybody takes a lesson with the same cards.
LESSON_SEED: Final = "a lesson"
# How many of the newest records are looked through for matches to go on with.
MOST_LOOKED_AT: Final = 20


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `play` and its arguments to the command line."""
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
    parser.add_argument(
        "--resume", metavar="FILE", help="go on with a match that was saved; latest is the last"
    )
    parser.add_argument("--join", metavar="URL", help="sit down at a table of a running house")
    parser.add_argument("--name", metavar="NAME", help="what you are called there")
    parser.add_argument(
        "--lesson", action="store_true", help="learn the game first, in a few small tasks"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, go on playing, or ask what is wanted."""
    language = args.lang or language_of(os.environ)
    with suppress(ImportError):
        # Cursor keys then move through the line; not every system has it.
        import readline  # noqa: F401 - `input` uses what is imported
    if args.join:
        # The house's frames take a moment to import.
        from .joining import join

        return join(args.join, args.name, language, is_full(args.plain))
    is_filled = is_full(args.plain)
    folder = folder_of(os.environ)
    if args.resume:
        file = Path(found(args.resume, folder, unfinished=True))
        return play(resumed(args, file), language, file, is_filled)
    if args.game is None and sys.stdin.isatty():
        return from_menu(language, folder, is_filled)
    sitting = begun(args)
    if args.lesson and not take_lesson(sitting.game, language, is_filled):
        return 0
    return play(sitting, language, new_file(folder, sitting.game.name), is_filled, args.lesson)


def play(
    sitting: Sitting, language: str, file: Path, is_filled: bool, is_advised: bool = False
) -> int:
    """One match, and what is wanted after it."""
    desk = AdvisedDesk(sitting, language) if is_advised else Desk(sitting, language)
    if not is_filled:
        Person(sitting, desk, in_lines(), file, command(language)).play()
        return 0
    # The library of the full screen takes a moment to import, and line mode needs none.
    from backroom.terminal.full import match

    wanted = match.play(sitting, desk, file, command(language))
    if wanted == BACK:
        look_back(str(file), language)
    elif wanted == AGAIN:
        again = sit_down_once_more(sitting)
        return play(again, language, new_file(file.parent, again.game.name), is_filled)
    return 0


def take_lesson(game: AnyGame, language: str, is_filled: bool) -> bool:
    """The first lesson of a game; gives whether a match is wanted after it.

    A game without one goes straight to the match, in which every choice has advice.
    """
    lesson = lesson_of(game.name)
    if lesson is None:
        return True
    desk = SchoolDesk(School(game, lesson), language)
    if is_filled:
        from backroom.terminal.full.app import show
        from backroom.terminal.full.table import TableScreen

        return bool(show(TableScreen(desk, lambda: None, "")) == AGAIN)
    Pupil(desk, in_lines()).play()
    return desk.place.is_over and wants_a_match(texts(language))


def wants_a_match(words: Texts) -> bool:
    """Ask after a lesson whether the real thing is to follow."""
    try:
        return input(words.text("lesson-play-lines")).strip() == "1"
    except EOFError:
        return False


def sit_down_once_more(sitting: Sitting) -> Sitting:
    """The same game with the same players and options, and other cards."""
    players = sitting.players
    return sit_down(sitting.game, sitting.view().options, players, secrets.token_hex(16))


def from_menu(language: str, folder: Path, is_filled: bool) -> int:
    """What is wanted, then a match of it."""
    wishes = Wishes(language, saved_matches(folder))
    wanted = chosen(wishes, is_filled)
    if wanted == "resume" and wishes.chosen is not None:
        file = wishes.chosen.file
        return play(sit_down_again(*load(str(file))), wishes.language, file, is_filled)
    if not wanted:
        return 0
    is_lesson = wanted == "lesson"
    if is_lesson and not take_lesson(wishes.game, wishes.language, is_filled):
        return 0
    players = seated(0, [wishes.bot], wishes.players)
    seed = LESSON_SEED if is_lesson else secrets.token_hex(16)
    sitting = sit_down(wishes.game, wishes.option_values(), players, seed)
    file = new_file(folder, sitting.game.name)
    return play(sitting, wishes.language, file, is_filled, is_lesson)


def chosen(wishes: Wishes, is_filled: bool) -> str:
    """What somebody wants, from the menu."""
    if is_filled:
        from backroom.terminal.full.app import show
        from backroom.terminal.full.menu import MenuScreen

        wanted: str | None = show(MenuScreen(wishes))
        return wanted or ""
    return choose_in_lines(wishes)


def choose_in_lines(wishes: Wishes) -> str:
    """The menu line by line; the end of the input leaves it."""
    screen = in_lines()
    while True:
        lines = wishes.lines()
        words = texts(wishes.language)
        print(f"\n{words.text('menu-title')}")
        for number, line in enumerate(lines, 1):
            print(screen.folded(line.label, f"{number:>2} "))
        try:
            typed = input(words.text("menu-which")).strip().lower()
        except EOFError:
            return ""
        if typed in ("q", words.text("word-quit")):
            return ""
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(lines):
            line = lines[int(typed) - 1]
            line.act()
            if line.wanted:
                return line.wanted


def saved_matches(folder: Path) -> list[Saved]:
    """The newest matches that somebody can go on with."""
    saved = []
    for file in newest(folder)[:MOST_LOOKED_AT]:
        if is_unfinished(file):
            record, _ = load(str(file))
            saved.append(Saved(file, record.game, record.players))
    return saved


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
    if args.lesson and args.seed is None:
        seed = LESSON_SEED
    return sit_down(game, setup.options, seated(args.seat, bots, setup.seats), seed)


def resumed(args: argparse.Namespace, file: Path) -> Sitting:
    """A match that was saved; what is given besides must not contradict it."""
    record, match = load(str(file))
    if args.game not in (None, record.game):
        raise BadSetup("resume-other-game", {"game": record.game, "asked": args.game})
    return sit_down_again(record, match)


def command(language: str) -> str:
    """How to play on: with the language, where the environment would choose another."""
    chosen = "" if language == language_of(os.environ) else f" --lang {language}"
    return f"{program()} play{chosen}"


def program() -> str:
    """The program as it was called, or by its name alone where the shell finds it so."""
    called = shutil.which(sys.argv[0])
    found = shutil.which("backroom")
    if called is None or (found is not None and Path(called).samefile(found)):
        return "backroom"
    return shlex.quote(sys.argv[0])
