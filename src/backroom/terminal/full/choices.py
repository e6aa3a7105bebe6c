"""A numbered list in columns: chosen by number, by cursor or by mouse."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from backroom.terminal.menus import Item

GAP: Final = 2
# The number before an item, and a space.
INDENT: Final = 3
# A list is laid out in columns rather than get longer than this, if it fits.
SHORT: Final = 4


class Choices(Static):
    """The items of a list; whoever holds it passes keys on and hears which one is chosen."""

    class Chosen(Message):
        """The message that an item was chosen by key or mouse."""

        def __init__(self, item: Item) -> None:
            super().__init__()
            self.item = item

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.items: list[Item] = []
        self._cursor = 0
        self._typed = ""
        self._rows = 1
        self._wide = 1
        # Which row of the list each line on the screen belongs to.
        self._row_at: list[int] = []
        self._most = SHORT
        self._columns = 0

    def offer(
        self, items: Sequence[Item], most: int, columns: int = 0, cursor: int = 0
    ) -> None:
        """Show another list in `most` lines at most; in as many columns as fit, if not told."""
        self.items = list(items)
        self._cursor = cursor
        self._columns = columns
        self._typed = ""
        self._most = max(1, most)
        self._redraw()

    def key(self, key: str) -> bool:
        """One key; gives whether it meant something here."""
        if not self.items:
            return False
        steps = {"up": -1, "down": 1, "left": -self._rows, "right": self._rows}
        if key in steps:
            self._cursor = min(max(0, self._cursor + steps[key]), len(self.items) - 1)
        elif key == "enter":
            self._enter()
        elif key.isdecimal() and len(key) == 1:
            self._type(key)
        elif key == "backspace" and self._typed:
            self._typed = self._typed[:-1]
        else:
            return False
        self._redraw()
        return True

    @property
    def typed(self) -> str:
        """The digits typed so far, where more can follow."""
        return self._typed

    def _enter(self) -> None:
        found = [one for one in self.items if str(one.number) == self._typed]
        if self._typed and not found:
            self._typed = ""
            return
        item = found[0] if found else self.items[self._cursor]
        self._typed = ""
        self.post_message(self.Chosen(item))

    def _type(self, digit: str) -> None:
        """A number is chosen as soon as it can be no other."""
        typed = self._typed + digit
        begun = [one for one in self.items if str(one.number).startswith(typed)]
        if not begun:
            self._typed = ""
        elif len(begun) == 1 and str(begun[0].number) == typed:
            self._typed = ""
            self.post_message(self.Chosen(begun[0]))
        else:
            self._typed = typed
            self._cursor = self.items.index(begun[0])

    def on_resize(self, event: events.Resize) -> None:
        """Lay the list out anew for the new width."""
        self._redraw()

    def on_click(self, event: events.Click) -> None:
        """Choose the item under the mouse."""
        if event.y >= len(self._row_at):
            return
        place = event.x // self._wide * self._rows + self._row_at[event.y]
        if place < len(self.items):
            self._cursor = place
            self.post_message(self.Chosen(self.items[place]))

    def _redraw(self) -> None:
        width = max(20, self.container_size.width or self.size.width)
        labels = [f"{item.number:>2} {item.label}" for item in self.items]
        if not labels:
            self.update("")
            return
        widest = min(width, max(map(len, labels)) + GAP)
        wanted = -(-len(labels) // min(SHORT, self._most))
        columns = self._columns or max(1, min(width // widest, wanted))
        self._rows = -(-len(labels) // columns)
        self._wide = width // columns
        row = self._cursor % self._rows
        first = max(0, min(row - self._most // 2, self._rows - self._most))
        shown = range(first, min(self._rows, first + self._most))
        parts = [self._whole(labels, row) for row in shown] if columns == 1 else []
        if not 0 < sum(map(len, parts)) <= self._most:
            parts = [[self._line(labels, row)] for row in shown]
        self._row_at = [row for row, part in zip(shown, parts, strict=True) for _ in part]
        self.update(Text("\n").join(line for part in parts for line in part))

    def _whole(self, labels: Sequence[str], row: int) -> list[Text]:
        """An item that has the width for itself, in as many lines as it takes."""
        style = "reverse" if row == self._cursor else ""
        lines = wrap(labels[row], self._wide - 1, subsequent_indent=" " * INDENT)
        return [Text(line, style) for line in lines]

    def _line(self, labels: Sequence[str], row: int) -> Text:
        line = Text(no_wrap=True, overflow="ellipsis")
        for place in range(row, len(labels), self._rows):
            cell = Text(labels[place], "reverse" if place == self._cursor else "")
            cell.truncate(self._wide - 1, overflow="ellipsis")
            line.append_text(cell)
            line.append(" " * (self._wide - cell.cell_len))
        return line
