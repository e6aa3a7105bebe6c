"""The one statement that writes a group of changes about tables, whole or not at all.

It goes to the server in one piece, so that no node holds a lock while it waits for an answer.
`fence` locks the row of the node that writes: once another node has removed that row, nothing
more is written in its name. `held` are the tables that this node may write about; changes to
others are left out, and whoever wrote them learns it from the answer.
"""

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


def _sources() -> dict[str, str]:
    """Each kind of rows as something to select from, by its parameters."""
    number, found = 3, {}
    for kind, rows in KINDS.items():
        marks = [f"${number + at}::{type}[]" for at, type in enumerate(rows.types)]
        found[kind] = f"unnest({', '.join(marks)}) AS new({', '.join(rows.columns)})"
        number += len(marks)
    return found


def _inserted(table: str, kind: str, leave_out: str = "") -> str:
    names = [f"new.{name}" for name in KINDS[kind].columns if name != leave_out]
    plain = ", ".join(name.removeprefix("new.") for name in names)
    return (
        f"INSERT INTO {table} ({plain}) SELECT {', '.join(names)} FROM {SOURCES[kind]}"
        f" WHERE new.table_id IN (SELECT table_id FROM held)"
    )


def _removed(kind: str) -> str:
    """What stands of a table that is saved and does not stand any more."""
    return f"""
        DELETE FROM {kind} WHERE table_id IN (SELECT id FROM saved) AND NOT EXISTS (
            SELECT FROM {SOURCES[kind]}
            WHERE new.person = {kind}.person AND new.table_id = {kind}.table_id)
    """


SOURCES: Final = _sources()
WRITE: Final = f"""
    WITH fence AS MATERIALIZED (
        SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE
    ), held AS MATERIALIZED (
        SELECT table_id FROM leases JOIN fence ON leases.node = fence.id
        WHERE table_id = ANY($2::text[])
    ), saved AS (
        INSERT INTO tables (id, status, doc, updated, clock, due)
        SELECT new.* FROM {SOURCES["tables"]} WHERE new.id IN (SELECT table_id FROM held)
        ON CONFLICT (id) DO UPDATE SET status = excluded.status, doc = excluded.doc,
            updated = excluded.updated, clock = excluded.clock, due = excluded.due
        RETURNING id
    ), unseated AS ({_removed("sitters")}), seated AS (
        {_inserted("sitters", "sitters")} ON CONFLICT DO NOTHING
    ), unmentioned AS ({_removed("mentions")}), mentioned AS (
        {_inserted("mentions", "mentions")} ON CONFLICT DO NOTHING
    ), begun AS (
        {_inserted("matches", "matches")}
    ), seats AS (
        {_inserted("players", "players", "table_id")}
    ), written AS (
        {_inserted("journal", "lines", "table_id")}
    ), ended AS (
        UPDATE matches SET ended = new.ended, places = new.places, ending = new.ending,
            deserted = new.deserted
        FROM {SOURCES["results"]}
        WHERE matches.id = new.match AND new.table_id IN (SELECT table_id FROM held)
    ), said AS (
        {_inserted("chat", "chat")}
    )
    SELECT table_id FROM held
"""
