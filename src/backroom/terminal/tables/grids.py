"""The few grids that large tables are made of."""

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text


def grid(*headings: str) -> Table:
    """A light table as wide as there is room, with a heading a column."""
    table = Table(box=None, expand=True, padding=(0, 1), header_style="bold underline")
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


def boxed(columns: int, width: int) -> Table:
    """Cells of one width with lines between, as on a board."""
    table = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=0)
    for _ in range(columns):
        table.add_column(width=width, no_wrap=True, overflow="crop")
    return table


def listed(parts: Sequence[Text], separator: str = ", ") -> Text:
    """Texts one after the other, `-` if there are none."""
    return Text(separator).join(parts) if parts else Text("-", "dim")


def asked(name: str, is_asked: bool, style: str = "") -> Text:
    """A player's name, with a mark in front if everybody waits for him."""
    return Text("► " if is_asked else "  ", "bold").append(name, style)
