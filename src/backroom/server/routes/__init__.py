"""All calls of the server, listed by hand."""

from typing import Final

from backroom.server.calls import Call

from . import admin, matches, people, tables

CALLS: Final[tuple[Call, ...]] = (
    *people.CALLS,
    *tables.CALLS,
    *matches.CALLS,
    *admin.CALLS,
)
