"""The one statement that writes a group of changes about tables, whole or not at all.

It goes to the server in one piece, so that no node holds a lock while it waits for an answer.
`fence` locks the row of the node that writes: once another node has removed that row, nothing
more is written in its name. `held` are the tables that this node may write about; changes to
others are left out, and whoever wrote them learns it from the answer.

It has only the parts that a group needs: most groups are lines of matches and nothing else, and
all parts at once take PostgreSQL twice as long.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from backroom.server.storage.records import JournalLine


class Rows(NamedTuple):
    """A kind of rows in a group: their columns and types, and which column names the table."""

    columns: tuple[str, ...]
    types: tuple[str, ...]


TABLES: Final = Rows(
    ("id", "status", "doc", "updated", "clock", "due"),
    ("text", "text", "bytea", "float8", "float8", "float8"),
)
PAIRS: Final = Rows(("person", "table_id"), ("text", "text"))
MATCHES: Final = Rows(
    (
        "id", "table_id", "game", "rules", "seats", "options", "seed", "commitment", "nonces",
        "started", "shared", "rated",
    ),
    (
        "text", "text", "text", "int", "int", "bytea", "text", "text", "bytea",
        "float8", "bool", "bool",
    ),
)  # fmt: skip
PLAYERS: Final = Rows(
    ("table_id", "match", "seat", "person", "name", "level", "started"),
    ("text", "text", "int", "text", "text", "text", "float8"),
)
LINES: Final = Rows(
    ("table_id", *JournalLine._fields),
    ("text", "text", "int", "text", "bytea", "bytea", "bytea", "int", "float8"),
)
RESULTS: Final = Rows(
    ("table_id", "match", "ended", "places", "ending", "deserted"),
    ("text", "text", "float8", "bytea", "text", "int"),
)
CHAT: Final = Rows(
    ("table_id", "number", "key", "person", "name", "seat", "text", "at"),
    ("text", "int", "text", "text", "text", "int", "text", "float8"),
)
# In the order of the statement's parameters, after the node and the tables.
KINDS: Final = {
    "tables": TABLES,
    "sitters": PAIRS,
    "mentions": PAIRS,
    "matches": MATCHES,
    "players": PLAYERS,
    "lines": LINES,
    "results": RESULTS,
    "chat": CHAT,
}


def in_order(kinds: Iterable[str]) -> tuple[str, ...]:
    """Kinds of rows in the order of the parameters, each once."""
    found = set(kinds)
    return tuple(kind for kind in KINDS if kind in found)


@cache
def write(kinds: tuple[str, ...]) -> str:
    """The statement for a group with rows of these kinds; as few differ, they stay prepared."""
    sources = _sources(kinds)
    parts = [FENCE, *(part for kind in kinds for part in _parts(kind, sources[kind]))]
    return f"WITH {', '.join(parts)} SELECT table_id FROM held"


FENCE: Final = """
    fence AS MATERIALIZED (
        SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE
    ), held AS MATERIALIZED (
        SELECT table_id FROM leases JOIN fence ON leases.node = fence.id
        WHERE table_id = ANY($2::text[])
    )
"""


def _sources(kinds: tuple[str, ...]) -> dict[str, str]:
    """Each kind of rows as something to select from, by its parameters."""
    number, found = 3, {}
    for kind in kinds:
        rows = KINDS[kind]
        marks = [f"${number + at}::{type}[]" for at, type in enumerate(rows.types)]
        found[kind] = f"unnest({', '.join(marks)}) AS new({', '.join(rows.columns)})"
        number += len(marks)
    return found


def _parts(kind: str, source: str) -> list[str]:
    """What is done with rows of a kind."""
    if kind == "tables":
        return [f"saved AS ({_saved(source)})"]
    if kind in ("sitters", "mentions"):
        return [
            f"un{kind} AS ({_removed(kind, source)})",
            f"new_{kind} AS ({_inserted(kind, kind, source)} ON CONFLICT DO NOTHING)",
        ]
    if kind == "results":
        return [f"ended AS ({_ended(source)})"]
    table, leave_out = INTO[kind]
    return [f"new_{kind} AS ({_inserted(table, kind, source, leave_out)})"]


# Where rows go that are only ever added, and which of their columns only says whose they are.
INTO: Final = {
    "matches": ("matches", ""),
    "players": ("players", "table_id"),
    "lines": ("journal", "table_id"),
    "chat": ("chat", ""),
}


def _saved(source: str) -> str:
    return f"""
        INSERT INTO tables (id, status, doc, updated, clock, due)
        SELECT new.* FROM {source} WHERE new.id IN (SELECT table_id FROM held)
        ON CONFLICT (id) DO UPDATE SET status = excluded.status, doc = excluded.doc,
            updated = excluded.updated, clock = excluded.clock, due = excluded.due
        RETURNING id
    """


def _inserted(table: str, kind: str, source: str, leave_out: str = "") -> str:
    names = [f"new.{name}" for name in KINDS[kind].columns if name != leave_out]
    plain = ", ".join(name.removeprefix("new.") for name in names)
    return (
        f"INSERT INTO {table} ({plain}) SELECT {', '.join(names)} FROM {source}"
        f" WHERE new.table_id IN (SELECT table_id FROM held)"
    )


def _removed(kind: str, source: str) -> str:
    """What stands of a table that is saved and does not stand any more."""
    return f"""
        DELETE FROM {kind} WHERE table_id IN (SELECT id FROM saved) AND NOT EXISTS (
            SELECT FROM {source}
            WHERE new.person = {kind}.person AND new.table_id = {kind}.table_id)
    """


def _ended(source: str) -> str:
    return f"""
        UPDATE matches SET ended = new.ended, places = new.places, ending = new.ending,
            deserted = new.deserted
        FROM {source}
        WHERE matches.id = new.match AND new.table_id IN (SELECT table_id FROM held)
    """
