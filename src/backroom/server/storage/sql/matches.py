"""Matches as a database keeps them: headings, logs, history, analyses."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, insert, select, update

from backroom.server.storage.records import JournalLine, MatchHeading
from backroom.server.storage.schema import analyses, journal, matches, players

from .database import Database

MOST_AT_ONCE: Final = 500


class SqlMatches:
    """Matches in a database; what is promised stands in `storage.interfaces.MatchStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ids(self) -> list[str]:
        """The ids of all matches, the oldest first."""
        return await self._database.run(_ids)

    async def find(self, id: str) -> MatchHeading | None:
        """One match's heading, if there is such a match."""
        return (await self._database.run(headings, [id])).get(id)

    async def find_many(self, ids: list[str]) -> dict[str, MatchHeading]:
        """The headings of those of these matches that there are."""
        return await self._database.run(headings, ids)

    async def lines(self, match: str) -> list[JournalLine]:
        """The log of a match, in order."""
        return (await self._database.run(lines_by_match, [match])).get(match, [])

    async def read(self, id: str) -> tuple[MatchHeading, list[JournalLine]] | None:
        """A match's heading and log as of one moment."""
        return await self._database.look(_read, id)

    async def of_person(self, person: str, most: int | None) -> list[tuple[MatchHeading, int]]:
        """What a person played and in which seat."""
        return await self._database.run(_of_person, person, most)

    async def share(self, match: str) -> None:
        """Let whoever has the link see a match."""
        await self._database.run(_share, match)

    async def find_analysis(self, match: str, seat: int) -> bytes | None:
        """What was found in a match with the eyes of a seat."""
        return await self._database.run(_find_analysis, match, seat)

    async def keep_analysis(self, match: str, seat: int, data: bytes) -> None:
        """Keep what was found in a match with the eyes of a seat."""
        await self._database.run(_keep_analysis, match, seat, data)


def _ids(db: Connection) -> list[str]:
    return list(db.scalars(select(matches.c.id).order_by(matches.c.started)))


def headings(db: Connection, ids: list[str]) -> dict[str, MatchHeading]:
    """The headings of those of these matches that there are, by id."""
    rows = db.execute(select(matches).where(matches.c.id.in_(ids))).all()
    return {one.id: one for one in _with_players(db, rows)}


def lines_by_match(db: Connection, wanted: list[str]) -> dict[str, list[JournalLine]]:
    """The logs of matches, each in order."""
    columns = [journal.c[name] for name in JournalLine._fields]
    query = select(*columns).where(journal.c.match.in_(wanted))
    found: dict[str, list[JournalLine]] = {}
    for row in db.execute(query.order_by(journal.c.match, journal.c.seq)):
        found.setdefault(row[0], []).append(JournalLine(*row))
    return found


def newest_line(db: Connection, match: str | None) -> JournalLine | None:
    """The last line of a match's log."""
    columns = [journal.c[name] for name in JournalLine._fields]
    query = select(*columns).where(journal.c.match == match)
    row = db.execute(query.order_by(journal.c.seq.desc()).limit(1)).one_or_none()
    return None if row is None else JournalLine(*row)


def _read(db: Connection, id: str) -> tuple[MatchHeading, list[JournalLine]] | None:
    heading = headings(db, [id]).get(id)
    return None if heading is None else (heading, lines_by_match(db, [id]).get(id, []))


def _with_players(db: Connection, rows: Sequence[Row[Any]]) -> list[MatchHeading]:
    """Headings of matches, each with who played it."""
    seated: dict[str, list[Row[Any]]] = {}
    query = select(players).order_by(players.c.match, players.c.seat)
    for first in range(0, len(rows), MOST_AT_ONCE):
        wanted = [row.id for row in rows[first : first + MOST_AT_ONCE]]
        for one in db.execute(query.where(players.c.match.in_(wanted))):
            seated.setdefault(one.match, []).append(one)
    return [_heading(row, seated.get(row.id, [])) for row in rows]


def _heading(row: Row[Any], seated: list[Row[Any]]) -> MatchHeading:
    return MatchHeading(
        id=row.id,
        table=row.table_id,
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        options=msgspec.json.decode(row.options),
        seed=row.seed,
        commitment=row.commitment,
        nonces=msgspec.json.decode(row.nonces),
        started=row.started,
        ended=row.ended,
        places=msgspec.json.decode(row.places) if row.places else [],
        ending=row.ending or "",
        shared=row.shared,
        names=[one.name for one in seated],
        people=[one.person for one in seated],
        levels=[one.level for one in seated],
        rated=row.rated,
        deserted=row.deserted,
    )


def _of_person(db: Connection, person: str, most: int | None) -> list[tuple[MatchHeading, int]]:
    # Their newest first and the matches then, or all that somebody ever played is read.
    latest = (
        select(players.c.match, players.c.seat, players.c.started)
        .where(players.c.person == person)
        .order_by(players.c.started.desc())
        .limit(most)
        .subquery()
    )
    query = select(matches, latest.c.seat).join(latest, latest.c.match == matches.c.id)
    rows = db.execute(query.order_by(latest.c.started.desc())).all()
    both = zip(rows, _with_players(db, rows), strict=True)
    return [(heading, row.seat) for row, heading in both]


def _share(db: Connection, match: str) -> None:
    db.execute(update(matches).where(matches.c.id == match).values(shared=True))


def _find_analysis(db: Connection, match: str, seat: int) -> bytes | None:
    same = (analyses.c.match == match) & (analyses.c.seat == seat)
    return db.scalar(select(analyses.c.data).where(same))


def _keep_analysis(db: Connection, match: str, seat: int, data: bytes) -> None:
    db.execute(insert(analyses).values(match=match, seat=seat, data=data))
