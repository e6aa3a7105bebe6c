"""Rows of a table as Markdown writes them; its heading stands in the rulebook's own words."""

from collections.abc import Iterable, Sequence


def rows(lines: Iterable[Sequence[object]]) -> str:
    """A line a row, with a bar between the cells."""
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)
