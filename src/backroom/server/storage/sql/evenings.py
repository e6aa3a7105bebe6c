"""Evenings as a database keeps them."""

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, insert, or_, select, update

from backroom.server.storage.evenings import (
    EveningDoc,
    Outcome,
    read_evening,
    write_evening,
)
from backroom.server.storage.schema import (
    accounts,
    evening_people,
    evenings,
    matches,
    tables,
)

from .database import Database
from .matches import headings


class SqlEvenings:
    """Evenings in a database; what is promised stands in `storage.evenings.EveningStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, doc: EveningDoc) -> None:
        """Keep a new evening."""
        await self._database.run(_add, doc)

    async def find(self, id: str) -> EveningDoc | None:
        """One evening, if there is such an evening."""
        return await self._database.run(_find, id)

    async def save(self, doc: EveningDoc) -> bool:
        """Keep an evening as it is now; False, and nothing kept, if somebody was faster."""
        is_kept = await self._database.change(_save, doc)
        doc.version += is_kept
        return is_kept

    async def of_person(self, person: str, most: int) -> list[EveningDoc]:
        """The evenings a person hosts or takes part in, those changed last first."""
        return await self._database.run(_of_person, person, most)

    async def of_club(self, club: str, most: int) -> list[EveningDoc]:
        """The evenings that are for a club, those changed last first."""
        return await self._database.run(_of_club, club, most)

    async def to_look_after(self, at: float) -> list[str]:
        """Those where a round is played, or begins by now."""
        return await self._database.run(_to_look_after, at)

    async def outcomes(self, tables: list[str]) -> list[Outcome]:
        """What became of those of these tables that are over or closed."""
        return await self._database.look(_outcomes, tables)

    async def drop_old(self, before: float) -> int:
        """Delete what guests hosted and nobody has changed since then; gives how many."""
        return await self._database.run(_drop_old, before)


def _row(doc: EveningDoc) -> dict[str, Any]:
    due = doc.due if doc.due and doc.is_open else None
    changed = max([doc.created, *(one.at for one in doc.played)])
    return {
        "host": doc.host,
        "status": doc.status,
        "due": due,
        "changed": changed,
        "version": doc.version,
        "club": doc.club or None,
        "doc": write_evening(doc),
    }


def _add(db: Connection, doc: EveningDoc) -> None:
    db.execute(insert(evenings).values(id=doc.id, **_row(doc)))
    _note_people(db, doc)


def _note_people(db: Connection, doc: EveningDoc) -> None:
    wanted = {doc.host, *doc.people}
    query = select(evening_people.c.person).where(evening_people.c.evening == doc.id)
    new = wanted - set(db.scalars(query))
    if new:
        rows = [{"person": one, "evening": doc.id} for one in sorted(new)]
        db.execute(insert(evening_people), rows)


def _find(db: Connection, id: str) -> EveningDoc | None:
    data = db.scalar(select(evenings.c.doc).where(evenings.c.id == id))
    return None if data is None else read_evening(data)


def _save(db: Connection, doc: EveningDoc) -> bool:
    same = (evenings.c.id == doc.id) & (evenings.c.version == doc.version)
    row = _row(replace(doc, version=doc.version + 1))
    if not db.execute(update(evenings).where(same).values(row)).rowcount:
        return False
    _note_people(db, doc)
    return True


def _of_person(db: Connection, person: str, most: int) -> list[EveningDoc]:
    query: Select[Any] = (
        select(evenings.c.doc)
        .join(evening_people, evening_people.c.evening == evenings.c.id)
        .where(evening_people.c.person == person)
        .order_by(evenings.c.changed.desc())
        .limit(most)
    )
    return [read_evening(data) for data in db.scalars(query)]


def _of_club(db: Connection, club: str, most: int) -> list[EveningDoc]:
    query = select(evenings.c.doc).where(evenings.c.club == club)
    newest = query.order_by(evenings.c.changed.desc()).limit(most)
    return [read_evening(data) for data in db.scalars(newest)]


def _to_look_after(db: Connection, at: float) -> list[str]:
    is_on = or_(evenings.c.status == "playing", evenings.c.due <= at)
    return list(db.scalars(select(evenings.c.id).where(is_on)))


def _outcomes(db: Connection, wanted: list[str]) -> list[Outcome]:
    # A table may have been played at again since: the first match that ended there counts.
    query = (
        select(matches.c.id, matches.c.table_id)
        .where(matches.c.table_id.in_(wanted), matches.c.ended.is_not(None))
        .order_by(matches.c.ended.desc())
    )
    first = {row.table_id: row.id for row in db.execute(query)}
    kept = headings(db, list(first.values()))
    closed = select(tables.c.id).where(tables.c.id.in_(wanted), tables.c.status == "closed")
    found = [
        Outcome(table, match, kept[match].people, kept[match].places, kept[match].deserted)
        for table, match in first.items()
    ]
    nothing = [Outcome(id, "", [], [], 0) for id in db.scalars(closed) if id not in first]
    return found + nothing


def _drop_old(db: Connection, before: float) -> int:
    is_kept = exists().where(accounts.c.person == evenings.c.host)
    query = select(evenings.c.id).where(evenings.c.changed < before, ~is_kept)
    old = list(db.scalars(query))
    db.execute(delete(evening_people).where(evening_people.c.evening.in_(old)))
    db.execute(delete(evenings).where(evenings.c.id.in_(old)))
    return len(old)
