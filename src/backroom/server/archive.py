"""Matches as the database keeps them: what a table is revived from, history, statistics."""

import sqlite3
import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, select, update

from backroom.engine.game import AnyGame
from backroom.engine.match import Entry
from backroom.engine.record import Record, write_record

from . import wire
from .journal import Line, Statement
from .live import ENTRY
from .refusals import NotFound
from .schema import chat, house, journal, matches, players, sitters, tables
from .tabledoc import TableDoc, read_doc

MOST_TABLES: Final = 100


class Kept(NamedTuple):
    """A match's heading as it is stored."""

    id: str
    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: str
    commitment: str
    nonces: list[str]
    started: float
    ended: float | None
    places: list[int]
    ending: str
    shared: bool
    names: list[str]
    people: list[str | None]


def new_match(
    id: str, doc: TableDoc, game: AnyGame, commitment: str, started: float
) -> list[Statement]:
    """The statements that begin a match, to be written with its first line."""
    nonces = [chair.nonce for chair in doc.chairs]
    heading = {
        "id": id,
        "table_id": doc.id,
        "game": doc.game,
        "rules": game.meta.rules_version,
        "seats": doc.seats,
        "options": msgspec.json.encode(doc.options),
        "seed": doc.seed,
        "commitment": commitment,
        "nonces": msgspec.json.encode(nonces),
        "started": started,
        "shared": False,
    }
    sitters = [
        {"match": id, "seat": seat, "person": one.person, "name": one.name, "level": one.level}
        for seat, one in enumerate(doc.chairs)
    ]
    return [_insert("matches", heading), *(_insert("players", row) for row in sitters)]


def _insert(table: str, row: dict[str, Any]) -> Statement:
    names = ", ".join(row)
    marks = ", ".join("?" for _ in row)
    return f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(row.values())


def find_doc(db: Connection, id: str) -> TableDoc | None:
    """A table as it was kept."""
    data = db.scalar(select(tables.c.doc).where(tables.c.id == id))
    return None if data is None else read_doc(data)


def docs_in(db: Connection, statuses: tuple[str, ...]) -> list[TableDoc]:
    """All tables in one of these states, those that changed last first."""
    query = select(tables.c.doc).where(tables.c.status.in_(statuses))
    return [read_doc(data) for data in db.scalars(query.order_by(tables.c.updated.desc()))]


def docs_of(db: Connection, person: str) -> list[TableDoc]:
    """The tables where a person sits, those that changed last first."""
    query = (
        select(tables.c.doc)
        .join(sitters, sitters.c.table_id == tables.c.id)
        .where(sitters.c.person == person, tables.c.status != "closed")
        .order_by(tables.c.updated.desc())
    )
    return [read_doc(data) for data in db.scalars(query.limit(MOST_TABLES))]


def lines_of(db: Connection, match: str) -> list[Line]:
    """The journal of a match, in order."""
    columns = [journal.c[name] for name in Line._fields]
    query = select(*columns).where(journal.c.match == match).order_by(journal.c.seq)
    return [Line(*row) for row in db.execute(query)]


def chat_of(db: Connection, table: str, most: int) -> list[tuple[str, wire.Chatted]]:
    """The last lines of a table's chat with their keys, oldest first."""
    query = select(chat).where(chat.c.table_id == table).order_by(chat.c.number.desc())
    rows = list(db.execute(query.limit(most)))
    return [(row.key, _chatted(row)) for row in reversed(rows)]


def _chatted(row: Row[Any]) -> wire.Chatted:
    at = round(row.at * 1000)
    return wire.Chatted(row.number, row.person, row.name, row.seat, row.text, at)


def find_match(db: Connection, id: str) -> Kept:
    """A match's heading, or a refusal."""
    row = db.execute(select(matches).where(matches.c.id == id)).one_or_none()
    if row is None:
        raise NotFound("no-such-match")
    return _kept(db, row)


def all_matches(db: Connection) -> Iterator[Kept]:
    """Every match, oldest first."""
    rows = db.execute(select(matches).order_by(matches.c.started)).all()
    return (_kept(db, row) for row in rows)


def _kept(db: Connection, row: Row[Any]) -> Kept:
    query = select(players).where(players.c.match == row.id).order_by(players.c.seat)
    seated = db.execute(query).all()
    return Kept(
        row.id,
        row.table_id,
        row.game,
        row.rules,
        row.seats,
        msgspec.json.decode(row.options),
        row.seed,
        row.commitment,
        msgspec.json.decode(row.nonces),
        row.started,
        row.ended,
        msgspec.json.decode(row.places) if row.places else [],
        row.ending or "",
        row.shared,
        [one.name for one in seated],
        [one.person for one in seated],
    )


def share(db: Connection, match: str) -> None:
    """Whoever has the link may see the match."""
    db.execute(update(matches).where(matches.c.id == match).values(shared=True))


def history(db: Connection, person: str, most: int = 100) -> list[wire.Played]:
    """What a person played, the latest first."""
    query = (
        select(matches, players.c.seat)
        .join(players, players.c.match == matches.c.id)
        .where(players.c.person == person)
        .order_by(matches.c.started.desc())
    )
    return [_played(_kept(db, row), row.seat) for row in db.execute(query.limit(most)).all()]


def _played(kept: Kept, seat: int) -> wire.Played:
    return wire.Played(
        match=kept.id,
        game=kept.game,
        seats=kept.seats,
        players=kept.names,
        seat=seat,
        started=round(kept.started * 1000),
        ended=None if kept.ended is None else round(kept.ended * 1000),
        place=kept.places[seat] if kept.places else None,
        shared=kept.shared,
    )


def statistics(db: Connection, person: str) -> list[wire.Tally]:
    """How often a person finished in which place, by game."""
    query = (
        select(matches.c.game, matches.c.places, players.c.seat)
        .join(players, players.c.match == matches.c.id)
        .where(players.c.person == person, matches.c.ended.is_not(None))
    )
    finishes: dict[str, list[int]] = {}
    for row in db.execute(query):
        place = msgspec.json.decode(row.places)[row.seat]
        finishes.setdefault(row.game, [0] * 6)[place - 1] += 1
    tallies = sorted(finishes.items())
    return [wire.Tally(game, sum(told), told[0], told) for game, told in tallies]


def log_of(lines: list[Line]) -> list[Entry]:
    """The entries that the lines of a journal hold."""
    return [ENTRY.decode(line.entry) for line in lines]


def record_text(game: AnyGame, kept: Kept, lines: list[Line]) -> str:
    """A match in writing, with what proves its shuffle once it is over."""
    notes = {"match": kept.id, "commitment": kept.commitment}
    if kept.ended is not None:
        notes |= {"seed": kept.seed, "nonces": "|".join(kept.nonces)}
    first = lines[0].at
    notes["arrivals"] = ",".join(str(round((line.at - first) * 1000)) for line in lines)
    record = Record(
        kept.game,
        kept.rules,
        kept.seats,
        kept.options,
        tuple(kept.names),
        notes,
        tuple(log_of(lines)),
        kept.ending,
    )
    return write_record(record, game)


def last_alive(db: Connection) -> float:
    """When the server was last seen to run; 0 for never."""
    value = db.scalar(select(house.c.value).where(house.c.name == "alive"))
    return float(value or 0)


def alive_statement() -> Statement:
    """The server runs."""
    return (
        "INSERT OR REPLACE INTO house (name, value) VALUES ('alive', ?)",
        (repr(time.time()),),
    )


def is_whole(path: str) -> bool:
    """Whether a file is a database of Backroom and nothing in it is damaged."""
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
            checked = connection.execute("PRAGMA integrity_check").fetchone()
            connection.execute("SELECT count(*) FROM journal").fetchone()
            return checked is not None and checked[0] == "ok"
    except sqlite3.Error:
        return False
