"""The rulebooks with their positions drawn: for `?` at the table, the browser and the docs.

`python -m backroom.terminal.rulebook` writes those of the browser and the docs anew.
"""

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console

from backroom.games import GAMES
from backroom.texts.bundles import LANGUAGES
from backroom.texts.rulebook import Chapter, chapters, rulebook
from backroom.texts.words import Words

from .story import Heard
from .tables.drawings import drawing_of

PLAYERS: Final = ("Anna", "Bram", "Carla", "Daan", "Eva", "Frits")
DRAWING_WIDTH: Final = 78
# A drawing stands as it is: laid out as Markdown it would be torn apart.
PICTURE: Final = re.compile(r"```text\n(.*?)\n```", re.DOTALL)
# What stands in a page of the docs from here on is written there, by hand.
BY_HAND: Final = "## Options\n"


def drawn(game: str, language: str, seats: int, seat: int, position: str) -> list[str]:
    """A position as a seat sees it, as lines without colour."""
    door = GAMES[game]
    options = door.meta.read_options({}, seats)
    view = door.observe(door.read(position, seats, options), seat)
    words = Words(door, language, PLAYERS[:seats], seat)
    lines = drawing_of(game).draw(view, words, DRAWING_WIDTH, Heard())
    return [line.plain.rstrip() for line in lines]


def rules_of(game: str, language: str) -> list[Chapter]:
    """The chapters of a game's rulebook in a language."""
    return chapters(rulebook(game, language, drawn))


def page(chapter: Chapter, width: int) -> list[str]:
    """A chapter as lines of at most a width, without colour."""
    # It brings a parser and lexers along, and nobody reads rules before the first question.
    from rich.markdown import Markdown

    paper = Console(width=width, file=io.StringIO(), color_system=None, legacy_windows=False)
    with paper.capture() as captured:
        for number, part in enumerate(PICTURE.split(chapter.text)):
            if number % 2:
                paper.print(f"\n{part}\n", markup=False, highlight=False, no_wrap=True)
            else:
                paper.print(Markdown(part))
    return [line.rstrip() for line in captured.get().splitlines()]


def files(root: Path) -> Iterator[tuple[Path, str]]:
    """Every file that is written from a rulebook, with what belongs in it."""
    for game in GAMES:
        for language in LANGUAGES:
            text = rulebook(game, language, drawn)
            folder = root / "web" / "src" / "games" / game.replace("-", "_") / "texts"
            yield folder / f"rules.{language}.md", text
            if language == "en":
                path = root / "docs" / "rules" / f"{game}.md"
                _, _, by_hand = path.read_text(encoding="utf-8").partition(BY_HAND)
                yield path, f"{text}\n{BY_HAND}{by_hand}"
            else:
                yield root / "docs" / "rules" / language / f"{game}.md", text


def stale(root: Path) -> list[str]:
    """The files that are not what the rulebooks say."""
    return [
        str(path.relative_to(root))
        for path, text in files(root)
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


if __name__ == "__main__":
    for path, text in files(Path.cwd()):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    sys.exit(0)
