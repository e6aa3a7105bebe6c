"""Those who wait for people, as a database keeps them."""

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy import insert as new

from backroom.server.storage.pairing import Crowd, Lately, Wait
from backroom.server.storage.schema import blocks, people, seatings, tables, waits

from . import bites
from .database import Database

LIVE: Final = "live"
# So many who were seated last tell how long one waits.
LAST: Final = 20
# So many are noted at once: it takes some milliseconds.
BITE: Final = 500
# A node that has not made a table after so long never will.
MAKING_SECONDS: Final = 60.0
# So long somebody finds the way to a table who was not there when it was set.
KEPT_SECONDS: Final = 86_400.0
TOLD_SECONDS: Final = 28 * 86_400.0
NOT_SEATED: Final = waits.c.table_id == ""
COLUMNS: Final = [waits.c["table_id" if name == "table" else name] for name in Wait._fields]


class SqlPairing:
    """Waits in a database; what is promised stands in `storage.pairing.PairingStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def enter(self, wait: Wait) -> Wait:
        """Keep a wait, in place of one for the same game and pace, and live of any other."""
        return await self._database.change(_enter, wait)

    async def leave(self, person: str, game: str, pace: str) -> None:
        """Forget a wait, whether somebody was seated or not."""
        await self._database.run(_leave, person, game, pace)

    async def leave_all(self, person: str) -> None:
        """Forget everything that a person waits for."""
        await self._database.run(_leave_all, person)

    async def of_person(self, person: str) -> list[Wait]:
        """What a person waits for, and where they were seated."""
        return await self._database.run(_of_person, person)

    async def note_here(self, people: list[str], at: float) -> None:
        """Keep that the pages where these wait are open."""
        for first in range(0, len(people), BITE):
            await bites.change(self._database, _note_here, people[first : first + BITE], at)

    async def waiting(self, here_since: float, most: int) -> Crowd:
        """Those who wait longest, so many of each kind; live those alone who are there."""
        return await self._database.look(_waiting, here_since, most)

    async def claim(self, waits: list[Wait], table: str, at: float) -> bool:
        """Keep that these are seated at a table; False if one of them waits no more."""
        return await self._database.change(_claim, waits, table, at)

    async def release(self, table: str) -> None:
        """Let those who were to sit at a table wait on: there is none."""
        await self._database.change(_release, waits.c.table_id == table)

    async def seated_since(self, at: float) -> list[str]:
        """Those who were seated since then, by any node."""
        return await self._database.run(_seated_since, at)

    async def lately(self, game: str, pace: str, rated: bool, since: float) -> Lately:
        """How many wait, and how long the last who were seated since then had waited."""
        return await self._database.look(_lately, game, pace, rated, since)

    async def tidy(self, gone_since: float, now: float) -> None:
        """Forget those whose page was closed, and what is old; nobody stays between tables."""
        await self._database.change(_tidy, gone_since, now)


def _enter(db: Connection, wait: Wait) -> Wait:
    own = _same(wait.person, wait.game, wait.pace)
    found = db.execute(select(*COLUMNS).where(own)).one_or_none()
    before = None if found is None else Wait(*found)
    if before is not None and not before.table and before.rated == wait.rated:
        wait = wait._replace(since=before.since)
    other = and_(waits.c.person == wait.person, waits.c.pace == LIVE)
    db.execute(delete(waits).where(or_(own, other) if wait.pace == LIVE else own))
    row = wait._asdict()
    row["table_id"] = row.pop("table")
    db.execute(new(waits).values(row))
    return wait


def _same(person: str, game: str, pace: str) -> ColumnElement[bool]:
    return and_(waits.c.person == person, waits.c.game == game, waits.c.pace == pace)


def _leave(db: Connection, person: str, game: str, pace: str) -> None:
    db.execute(delete(waits).where(_same(person, game, pace)))


def _leave_all(db: Connection, person: str) -> None:
    db.execute(delete(waits).where(waits.c.person == person))


def _of_person(db: Connection, person: str) -> list[Wait]:
    query = select(*COLUMNS).where(waits.c.person == person).order_by(waits.c.since)
    return [Wait(*row) for row in db.execute(query)]


def _note_here(db: Connection, people: list[str], at: float) -> None:
    here = waits.c.person.in_(people) & (waits.c.pace == LIVE)
    db.execute(update(waits).where(here).values(seen=at))


def _waiting(db: Connection, here_since: float, most: int) -> Crowd:
    is_here = NOT_SEATED & ((waits.c.pace != LIVE) | (waits.c.seen >= here_since))
    kinds = db.execute(select(waits.c.game, waits.c.pace, waits.c.rated).distinct()).all()
    found: list[Wait] = []
    names: dict[str, str] = {}
    for game, pace, rated in kinds:
        of_kind = (waits.c.game == game) & (waits.c.pace == pace) & (waits.c.rated == rated)
        query = (
            select(*COLUMNS, people.c.name)
            .join(people, people.c.id == waits.c.person)
            .where(is_here, of_kind)
            .order_by(waits.c.since)
            .limit(most)
        )
        for *row, name in db.execute(query):
            found.append(Wait(*row))
            names[found[-1].person] = name
    return Crowd(found, names, _apart(db) if len(found) > 1 else [])


def _apart(db: Connection) -> list[tuple[str, str]]:
    """Of those who wait, the pairs of whom one wants nothing of the other."""
    waiting = select(waits.c.person).where(NOT_SEATED)
    both = blocks.c.person.in_(waiting) & blocks.c.blocked.in_(waiting)
    rows = db.execute(select(blocks.c.person, blocks.c.blocked).where(both))
    return [(row.person, row.blocked) for row in rows]


def _claim(db: Connection, party: list[Wait], table: str, at: float) -> bool:
    for one in party:
        own = _same(one.person, one.game, one.pace)
        still = own & NOT_SEATED & (waits.c.since == one.since)
        if db.execute(select(waits.c.person).where(still)).one_or_none() is None:
            return False
    for one in party:
        own = _same(one.person, one.game, one.pace)
        db.execute(update(waits).where(own).values(table_id=table, seated=at))
    rows = [
        {
            "table_id": table,
            "number": number,
            "game": one.game,
            "pace": one.pace,
            "rated": one.rated,
            "at": at,
            "waited": at - one.since,
        }
        for number, one in enumerate(party)
    ]
    db.execute(new(seatings), rows)
    return True


def _release(db: Connection, which: ColumnElement[bool]) -> None:
    for table in set(db.scalars(select(waits.c.table_id).where(which))):
        db.execute(delete(seatings).where(seatings.c.table_id == table))
    db.execute(update(waits).where(which).values(table_id="", seated=None))


def _seated_since(db: Connection, at: float) -> list[str]:
    return list(db.scalars(select(waits.c.person).where(waits.c.seated >= at)))


def _lately(db: Connection, game: str, pace: str, rated: bool, since: float) -> Lately:
    def is_same(table: Any) -> ColumnElement[bool]:
        return and_(table.c.game == game, table.c.pace == pace, table.c.rated == rated)

    count = db.scalar(select(func.count()).where(is_same(waits), NOT_SEATED)) or 0
    query = select(seatings.c.waited).where(is_same(seatings), seatings.c.at >= since)
    return Lately(count, list(db.scalars(query.order_by(seatings.c.at.desc()).limit(LAST))))


def _tidy(db: Connection, gone_since: float, now: float) -> None:
    gone = NOT_SEATED & (waits.c.pace == LIVE) & (waits.c.seen < gone_since)
    db.execute(delete(waits).where(gone))
    is_there = exists().where(tables.c.id == waits.c.table_id)
    stranded = ~NOT_SEATED & (waits.c.seated < now - MAKING_SECONDS) & ~is_there
    _release(db, stranded)
    db.execute(delete(waits).where(waits.c.seated < now - KEPT_SECONDS))
    db.execute(delete(seatings).where(seatings.c.at < now - TOLD_SECONDS))
