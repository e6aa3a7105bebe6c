"""Matches as the database keeps them: what a table is revived from, history, statistics."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, func, insert, select, update

from backroom.engine.game import AnyGame
from backroom.engine.match import Entry
from backroom.engine.record import Record, write_record
from backroom.server import logs, wire
from backroom.server.matches.live import read_entry
from backroom.server.refusals import NotFound

from .documents import TableDoc, read_doc
from .journal import Line, Statement
from .schema import analyses, chat, journal, matches, players, sitters, tables

MOST_TABLES: Final = 100
MOST_AT_ONCE: Final = 500


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
    levels: list[str | None]


class Stored(NamedTuple):
    """A table as it lies in the database: its match, its journal, its chat with keys."""

    doc: TableDoc
    match: Kept | None
    lines: list[Line]
    chat: list[tuple[str, wire.Chatted]]


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


def playing(db: Connection) -> list[str]:
    """All tables with a match under way, those that changed last first."""
    query = select(tables.c.id).where(tables.c.status == "playing")
    return list(db.scalars(query.order_by(tables.c.updated.desc())))


def read_tables(db: Connection, ids: list[str], most_chat: int) -> list[Stored]:
    """All that tables are revived from, for many of them in a few queries."""
    docs = _docs(db.execute(select(tables.c.id, tables.c.doc).where(tables.c.id.in_(ids))))
    wanted = [doc.match for doc in docs if doc.match is not None]
    kept = find_matches(db, wanted)
    lines = _lines(db, wanted)
    said = _chats(db, ids, most_chat)
    return [_stored(doc, kept, lines, said) for doc in docs]


def _docs(rows: Iterable[Row[Any]]) -> list[TableDoc]:
    """Tables as they were kept; one that is damaged is told in the log and left out."""
    docs = []
    for row in rows:
        try:
            docs.append(read_doc(row.doc))
        except Exception as error:  # whatever is wrong with it, the others can be read
            logs.failure("reading", error, table=row.id)
    return docs


def _stored(
    doc: TableDoc,
    kept: dict[str, Kept],
    lines: dict[str, list[Line]],
    said: dict[str, list[tuple[str, wire.Chatted]]],
) -> Stored:
    match = doc.match or ""
    return Stored(doc, kept.get(match), lines.get(match, []), said.get(doc.id, []))


def _lines(db: Connection, wanted: list[str]) -> dict[str, list[Line]]:
    columns = [journal.c[name] for name in Line._fields]
    query = select(*columns).where(journal.c.match.in_(wanted))
    found: dict[str, list[Line]] = {}
    for row in db.execute(query.order_by(journal.c.match, journal.c.seq)):
        found.setdefault(row[0], []).append(Line(*row))
    return found


def _chats(
    db: Connection, ids: list[str], most: int
) -> dict[str, list[tuple[str, wire.Chatted]]]:
    """The last lines of each table's chat with their keys, oldest first."""
    newest = (
        select(chat.c.table_id, func.max(chat.c.number).label("number"))
        .where(chat.c.table_id.in_(ids))
        .group_by(chat.c.table_id)
        .subquery()
    )
    recent = (chat.c.table_id == newest.c.table_id) & (chat.c.number > newest.c.number - most)
    query = select(chat).join(newest, recent).order_by(chat.c.table_id, chat.c.number)
    found: dict[str, list[tuple[str, wire.Chatted]]] = {}
    for row in db.execute(query):
        found.setdefault(row.table_id, []).append((row.key, _chatted(row)))
    return found


def find_chat(db: Connection, table: str, key: str) -> tuple[str, int] | None:
    """What was said at a table with a key, and its number."""
    same = (chat.c.table_id == table) & (chat.c.key == key)
    row = db.execute(select(chat.c.text, chat.c.number).where(same)).one_or_none()
    return None if row is None else (row.text, row.number)


def docs_of(db: Connection, person: str, most: int | None = MOST_TABLES) -> list[TableDoc]:
    """The tables where a person sits, those that changed last first."""
    query = (
        select(tables.c.id, tables.c.doc)
        .join(sitters, sitters.c.table_id == tables.c.id)
        .where(sitters.c.person == person, tables.c.status != "closed")
        .order_by(tables.c.updated.desc())
    )
    return _docs(db.execute(query.limit(most)))


def docs_naming(db: Connection, person: str) -> list[TableDoc]:
    """Every table that knows a person: closed ones too, and those they left."""
    is_named = func.instr(tables.c.doc, person.encode()) > 0
    return _docs(db.execute(select(tables.c.id, tables.c.doc).where(is_named)))


def lines_of(db: Connection, match: str) -> list[Line]:
    """The journal of a match, in order."""
    return _lines(db, [match]).get(match, [])


def _chatted(row: Row[Any]) -> wire.Chatted:
    at = round(row.at * 1000)
    return wire.Chatted(row.number, row.person, row.name, row.seat, row.text, at)


def find_match(db: Connection, id: str) -> Kept:
    """A match's heading, or a refusal."""
    row = db.execute(select(matches).where(matches.c.id == id)).one_or_none()
    if row is None:
        raise NotFound("no-such-match")
    (kept,) = _with_players(db, [row])
    return kept


def find_matches(db: Connection, ids: list[str]) -> dict[str, Kept]:
    """The headings of matches, by id; of those there are."""
    rows = db.execute(select(matches).where(matches.c.id.in_(ids))).all()
    return {one.id: one for one in _with_players(db, rows)}


def match_ids(db: Connection) -> list[str]:
    """Every match, oldest first."""
    return list(db.scalars(select(matches.c.id).order_by(matches.c.started)))


def _with_players(db: Connection, rows: Sequence[Row[Any]]) -> list[Kept]:
    """Headings of matches, each with who played it."""
    seated: dict[str, list[Row[Any]]] = {}
    query = select(players).order_by(players.c.match, players.c.seat)
    for first in range(0, len(rows), MOST_AT_ONCE):
        wanted = [row.id for row in rows[first : first + MOST_AT_ONCE]]
        for one in db.execute(query.where(players.c.match.in_(wanted))):
            seated.setdefault(one.match, []).append(one)
    return [_kept(row, seated.get(row.id, [])) for row in rows]


def _kept(row: Row[Any], seated: list[Row[Any]]) -> Kept:
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
        [one.level for one in seated],
    )


def share(db: Connection, match: str) -> None:
    """Whoever has the link may see the match."""
    db.execute(update(matches).where(matches.c.id == match).values(shared=True))


def find_analysis(db: Connection, match: str, seat: int) -> bytes | None:
    """What was found in a match with the eyes of a seat."""
    same = (analyses.c.match == match) & (analyses.c.seat == seat)
    return db.scalar(select(analyses.c.data).where(same))


def keep_analysis(db: Connection, match: str, seat: int, data: bytes) -> None:
    """For whoever asks next."""
    db.execute(insert(analyses).values(match=match, seat=seat, data=data))


def history(db: Connection, person: str, most: int = 100) -> list[wire.Played]:
    """What a person played, the latest first."""
    query = (
        select(matches, players.c.seat)
        .join(players, players.c.match == matches.c.id)
        .where(players.c.person == person)
        .order_by(matches.c.started.desc())
    )
    rows = db.execute(query.limit(most)).all()
    both = zip(rows, _with_players(db, rows), strict=True)
    return [_played(kept, row.seat) for row, kept in both]


def _played(kept: Kept, seat: int) -> wire.Played:
    return wire.Played(
        match=kept.id,
        game=kept.game,
        seats=kept.seats,
        players=kept.names,
        levels=kept.levels,
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
    return [read_entry(line.entry) for line in lines]


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


def is_whole(path: str) -> bool:
    """Whether a file is a database of Backroom and nothing in it is damaged."""
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
            checked = connection.execute("PRAGMA integrity_check").fetchone()
            connection.execute("SELECT count(*) FROM journal").fetchone()
            return checked is not None and checked[0] == "ok"
    except sqlite3.Error:
        return False
