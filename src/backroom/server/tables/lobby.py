"""The lobby: which tables are shown to whoever looks for one."""

from collections.abc import Iterable
from typing import Final

from backroom.server import wire

from .description import describe
from .table import Table

MOST_LISTED: Final = 100


def listed(tables: Iterable[Table]) -> list[wire.Table]:
    """Open tables where somebody is, those with a free chair first, then the liveliest."""
    shown = [table for table in tables if _is_listed(table)]
    shown.sort(key=lambda table: (table.doc.status != "gathering", -table.touched))
    return [describe(table) for table in shown[:MOST_LISTED]]


def together(lists: Iterable[list[wire.Table]]) -> list[wire.Table]:
    """The lists of several nodes as one: those with a free chair first."""
    tables = [table for one in lists for table in one]
    tables.sort(key=lambda table: table.status != "gathering")
    return tables[:MOST_LISTED]


def _is_listed(table: Table) -> bool:
    is_on = table.doc.status in ("gathering", "playing")
    return table.doc.access == "open" and is_on and bool(table.tabs)
