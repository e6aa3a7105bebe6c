"""A terminal for tests: lines are typed beforehand, the screen is a text."""

import re
from collections.abc import Iterator, Sequence
from io import StringIO
from itertools import takewhile
from pathlib import Path
from typing import Final

from rich.console import Console

from backroom.engine.game import AnyGame
from backroom.terminal.desk import Desk
from backroom.terminal.play import Person
from backroom.terminal.screen import Screen
from backroom.terminal.sitting import Sitting, seated, sit_down

# Stands for the first number of the list that is shown.
FIRST: Final = "first"
PAGE: Final = 3000


class Room:
    """A screen of 80 by 24 without colour, and what was shown on it."""

    def __init__(self, typed: Sequence[str], terminal: bool = False) -> None:
        self.paper = StringIO()
        console = Console(
            file=self.paper,
            width=80,
            height=24,
            force_terminal=terminal,
            no_color=True,
            highlight=False,
            markup=False,
        )
        self._typed: Iterator[str] = iter(typed)
        self.screen = Screen(console, self.read)

    def read(self, question: str) -> str:
        """The next line, then the end of the input."""
        self.paper.write(question)
        line = next(self._typed, None)
        if line is None:
            raise EOFError
        return (self._first() if line == FIRST else line) + "\n"

    def _first(self) -> str:
        """The first number of the list on the page, which ends with the last line shown."""
        end = self.paper.tell()
        self.paper.seek(max(0, end - PAGE))
        below = self.paper.read().splitlines()[-2::-1]
        listed = takewhile(bool, (re.match(r" ?(\d+) ", line) for line in below))
        numbers = [found[1] for found in listed if found is not None]
        return numbers[-1] if numbers else ""

    @property
    def shown(self) -> str:
        """All that was shown."""
        return self.paper.getvalue()

    def pages(self) -> list[str]:
        """Each table that was shown, with what stood below it."""
        return re.split(r"\n── (?!what happened|wat er gebeurde)", self.shown)[1:]


def table_for(
    game: AnyGame,
    seats: int,
    seat: int = 0,
    bot: str = "lazy",
    options: tuple[int, ...] | None = None,
    seed: str = "a seed",
) -> Sitting:
    """A new match with a person in a seat."""
    chosen = game.meta.read_options({}, seats) if options is None else options
    return sit_down(game, chosen, seated(seat, [bot], seats), seed)


def play(sitting: Sitting, typed: Sequence[str], folder: Path, language: str = "en") -> Room:
    """A person types some lines at a match and leaves."""
    room = Room(typed)
    Person(sitting, Desk(sitting, language), room.screen, folder / "match.txt").play()
    return room
