"""What nobody wants any more: old tables and old guests, found and deleted in small bites."""

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    delete,
    exists,
    func,
    select,
    update,
)

from backroom.server.storage.records import Found
from backroom.server.storage.schema import (
    accounts,
    chat,
    club_tables,
    journal,
    matches,
    mentions,
    people,
    players,
    sessions,
    sitters,
    table_invitations,
    tables,
)

from . import bites
from .database import Database
from .people import drop_belongings

# So many rows are looked at, and so many deleted, at a time: each takes some milliseconds.
LOOK: Final = 1000
BITE: Final = 100


class SqlRetention:
    """Retention in any database; see `storage.interfaces.RetentionStore` for its promises."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def old_tables(self, before: float, after: str) -> Found:
        """Which of the next tables, by id, nothing has happened at since then."""
        return await bites.look(self._database, _old_tables, before, after)

    async def forgotten_tables(self, before: float, after: str) -> Found:
        """Which of the next tables, by id, still gather players and are quiet since then."""
        return await bites.look(self._database, _forgotten_tables, before, after)

    async def drop_table(self, id: str) -> None:
        """Delete a table with its chat and its unfinished matches."""
        # A match loses its newest lines first and its heading last: what a crash leaves is a
        # match that can be played on, or dropped the next time.
        for match in await self._database.run(_unfinished, id):
            while await bites.change(
                self._database, _drop_newest, journal, journal.c.match == match, "seq"
            ):
                pass
            await bites.change(self._database, _drop_match, match)
        while await bites.change(
            self._database, _drop_newest, chat, chat.c.table_id == id, "number"
        ):
            pass
        await bites.change(self._database, _drop_table, id)

    async def old_guests(self, before: float, after: str) -> Found:
        """Which of the next guests, by id, no device has been known as since then."""
        return await bites.look(self._database, _old_guests, before, after)

    async def drop_guest(self, person: str) -> None:
        """Delete a guest; the matches they finished stay, with the name they had."""
        while await bites.change(self._database, _unlink, person):
            pass
        await bites.change(self._database, _drop_guest, person)


def _old_tables(db: Connection, before: float, after: str) -> Found:
    rows = _next_tables(db, after)
    old = [id for id, _, updated in rows if updated < before and _is_quiet(db, id, before)]
    return Found(old, rows[-1][0] if len(rows) == LOOK else None)


def _forgotten_tables(db: Connection, before: float, after: str) -> Found:
    rows = _next_tables(db, after)
    waiting = [id for id, status, at in rows if status == "gathering" and at < before]
    old = [id for id in waiting if _is_before(db.scalar(_last_said(id)), before)]
    return Found(old, rows[-1][0] if len(rows) == LOOK else None)


def _next_tables(db: Connection, after: str) -> list[tuple[str, str, float]]:
    query = select(tables.c.id, tables.c.status, tables.c.updated).where(tables.c.id > after)
    rows = db.execute(query.order_by(tables.c.id).limit(LOOK))
    return [(row.id, row.status, row.updated) for row in rows]


def _last_said(table: str) -> Select[Any]:
    return select(func.max(chat.c.at)).where(chat.c.table_id == table)


def _is_before(moment: float | None, before: float) -> bool:
    return moment is None or moment < before


def _is_quiet(db: Connection, table: str, before: float) -> bool:
    """Whether nothing was played or said since then, and nobody with an account sits there.

    Neither a move nor a line of chat touches the row of its table.
    """
    played = (
        select(func.max(journal.c.at))
        .join(matches, matches.c.id == journal.c.match)
        .where(matches.c.table_id == table, matches.c.ended.is_(None))
    )
    kept = (
        select(accounts.c.person)
        .join(sitters, sitters.c.person == accounts.c.person)
        .where(sitters.c.table_id == table)
    )
    moments = (db.scalar(_last_said(table)), db.scalar(played))
    is_old = all(_is_before(one, before) for one in moments)
    return is_old and db.scalar(kept.limit(1)) is None


def _unfinished(db: Connection, table: str) -> list[str]:
    query = select(matches.c.id).where(matches.c.table_id == table, matches.c.ended.is_(None))
    return list(db.scalars(query))


def _drop_newest(db: Connection, table: Table, of: ColumnElement[bool], number: str) -> bool:
    """Delete the last rows of a log; False when there are none."""
    column = table.c[number]
    newest = db.scalar(select(func.max(column)).where(of))
    if newest is None:
        return False
    db.execute(delete(table).where(of, column > newest - BITE))
    return True


def _drop_match(db: Connection, match: str) -> None:
    db.execute(delete(players).where(players.c.match == match))
    db.execute(delete(matches).where(matches.c.id == match))


def _drop_table(db: Connection, table: str) -> None:
    db.execute(delete(sitters).where(sitters.c.table_id == table))
    db.execute(delete(mentions).where(mentions.c.table_id == table))
    invited = table_invitations.c.table_id == table
    db.execute(delete(table_invitations).where(invited))
    # What was played there to its end still counts in its club.
    if db.scalar(select(matches.c.id).where(matches.c.table_id == table).limit(1)) is None:
        db.execute(delete(club_tables).where(club_tables.c.table_id == table))
    db.execute(delete(tables).where(tables.c.id == table))


def _old_guests(db: Connection, before: float, after: str) -> Found:
    is_named = exists().where(mentions.c.person == people.c.id)
    is_seen = exists().where(sessions.c.person == people.c.id, sessions.c.seen >= before)
    is_owner = exists().where(accounts.c.person == people.c.id)
    is_old = (people.c.created < before) & ~is_named & ~is_seen & ~is_owner
    query = select(people.c.id, is_old.label("old")).where(people.c.id > after)
    rows = db.execute(query.order_by(people.c.id).limit(LOOK)).all()
    return Found(
        [row.id for row in rows if row.old], rows[-1].id if len(rows) == LOOK else None
    )


def _unlink(db: Connection, person: str) -> bool:
    """Take a guest's id off a few of their matches; False when it stands at none any more."""
    some = list(
        db.scalars(select(players.c.match).where(players.c.person == person).limit(BITE))
    )
    same = (players.c.person == person) & players.c.match.in_(some)
    db.execute(update(players).where(same).values(person=None))
    return bool(some)


def _drop_guest(db: Connection, person: str) -> None:
    drop_belongings(db, person)
    db.execute(delete(people).where(people.c.id == person))
