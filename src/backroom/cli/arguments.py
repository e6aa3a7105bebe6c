"""Arguments that several commands share, and what is said when they are wrong."""

import argparse
from typing import NamedTuple, NoReturn

from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line; abbreviations of flags are not understood."""

    def __init__(self, **given: object) -> None:
        super().__init__(**{"allow_abbrev": False, **given})  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        """One line on stderr, exit code 2."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())}\n")


class Setup(NamedTuple):
    """A match that can be: a game, its seats and its options."""

    game: AnyGame
    seats: int
    options: tuple[int, ...]


def add_setup(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose the number of players and the options."""
    parser.add_argument("--players", type=int, metavar="N", help="how many play")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be given more than once",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add `--json`, which prints for programs instead of people."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def setup_of(game: AnyGame, players: int | None, options: list[str]) -> Setup:
    """The match that the arguments ask for, or a refusal."""
    seats = game.meta.usual_seats if players is None else players
    return Setup(game, seats, game.meta.read_options(dict(map(pair, options)), seats))


def pair(text: str) -> tuple[str, str]:
    """The name and the value in `NAME=VALUE`, or a refusal."""
    name, equals, value = text.partition("=")
    if not equals:
        raise BadSetup("bad-option-form", {"text": text})
    return name, value


def names(text: str) -> list[str]:
    """The names in a text that has commas between them."""
    return [name.strip() for name in text.split(",")]


def count(text: str) -> int:
    """The whole number of at least one that a text holds; argparse tells if it does not."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least 1")
    return int(text)
