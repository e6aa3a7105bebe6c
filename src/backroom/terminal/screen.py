"""The screen: coloured where that is wanted, wrapped to its width, a page at a time."""

import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import Final, NoReturn

from rich.console import Console
from rich.text import Text

LEAST_WIDTH = 40
LEAST_HEIGHT = 16
PATIENCE_SECONDS: Final = 1.0


class Paper(Console):
    """Where the screen is printed; that nobody reads any more is told to the caller."""

    def on_broken_pipe(self) -> NoReturn:
        """Rich itself would end the program with a code of its own."""
        raise BrokenPipeError


class Screen:
    """Shows lines and asks for one; on a terminal each table is a fresh page.

    `read` shows a question and gives the line that is typed after it.
    """

    def __init__(self, console: Console, read: Callable[[str], str]) -> None:
        self._console = console
        self._read = read
        self.patience = PATIENCE_SECONDS

    @property
    def width(self) -> int:
        """The columns that can be used; one is left free, so that nothing wraps by itself."""
        return max(LEAST_WIDTH, self._console.width) - 1

    @property
    def height(self) -> int:
        """How many lines fit on one page."""
        return max(LEAST_HEIGHT, self._console.height)

    def clear(self) -> None:
        """A fresh page; where there are no pages, an empty line."""
        if self._console.is_terminal:
            self._console.clear()
        else:
            self._console.print()

    def show(self, lines: Sequence[Text | str], style: str = "") -> None:
        """Lines, each cut off at the width rather than wrapped."""
        for line in lines:
            text = line if isinstance(line, Text) else Text(line, style)
            self._console.print(text, no_wrap=True, overflow="ellipsis", crop=True)

    @contextmanager
    def meanwhile(self, line: Callable[[], str]) -> Iterator[None]:
        """Tells a line if what is done takes long enough to be wondered about."""
        timer = Timer(self.patience, lambda: self.tell(line()))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()

    def tell(self, line: str) -> None:
        """A line that may be copied: whole, however long it is."""
        self._console.print(Text(line), soft_wrap=True)

    def ask(self, question: str) -> str:
        """A line that was typed, as far as it can be shown; EOFError when nobody is there."""
        typed = self._read(question)
        return "".join(one if one.isprintable() else " " for one in typed).strip()

    def wrapped(self, paragraphs: Sequence[str]) -> list[str]:
        """Paragraphs as lines; later lines of one are indented as its columns are."""
        lines: list[str] = []
        for paragraph in paragraphs:
            indent = " " * hanging(paragraph)
            found = textwrap.wrap(paragraph, self.width, subsequent_indent=indent)
            lines += found or [""]
        return lines

    def folded(self, text: str, before: str = "") -> str:
        """A text as lines that break between words, the later ones below the first."""
        indent = " " * len(before)
        return textwrap.fill(
            text,
            self.width,
            initial_indent=before,
            subsequent_indent=indent,
            break_on_hyphens=False,
        )

    def pages(self, lines: Sequence[str], more: str) -> None:
        """Lines, a page at a time; anything typed but an empty line stops."""
        size = self.height - 2
        for start in range(0, len(lines), size):
            self.show(lines[start : start + size])
            if start + size < len(lines) and self._console.is_terminal and self.ask(more):
                return


def hanging(paragraph: str) -> int:
    """Where the last column of a line of a list begins: after a run of spaces; else 2."""
    _, gap, last = paragraph.rpartition("  ")
    return len(paragraph) - len(last) if gap and last else 2
