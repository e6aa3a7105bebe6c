"""People, sessions, links, mutes and bans as a database keeps them."""

import asyncio
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Column, Connection, delete, func, insert, select, tuple_, update

from backroom.server.storage.records import ChatLine, Holiday, Person
from backroom.server.storage.schema import (
    accounts,
    bans,
    blocks,
    challenges,
    chat,
    club_members,
    club_scores,
    deeds,
    evening_people,
    friend_links,
    holidays,
    links,
    measures,
    mentions,
    mutes,
    notice_settings,
    notices,
    passkeys,
    people,
    players,
    ratings,
    recovery_codes,
    reports,
    sessions,
    subscriptions,
    table_invitations,
    tables,
    ties,
    waits,
)

from . import bites
from .database import Database
from .holidays import add_holiday, end_holiday, holidays_of
from .ratings import forget_steps, forget_surpluses, nobody_in_particular
from .tables import keep_again, read_docs

# So many rows are changed at once: no write lock lasts more than some milliseconds.
BITE: Final = 5
# That a session was seen is noted so precisely: it expires after days.
SEEN_SECONDS: Final = 600.0
# What is about nobody else.
OWN: Final = (
    accounts,
    passkeys,
    recovery_codes,
    challenges,
    holidays,
    ratings,
    deeds,
    reports,
    measures,
    evening_people,
    club_members,
    club_scores,
    sessions,
    links,
    friend_links,
    notices,
    notice_settings,
    subscriptions,
    waits,
)
# What is between a person and others, by either of them.
SHARED: Final = (
    reports.c.reporter,
    mutes.c.person,
    mutes.c.muted,
    ties.c.person,
    ties.c.other,
    blocks.c.person,
    blocks.c.blocked,
    table_invitations.c.person,
    table_invitations.c.by,
    notices.c.subject,
)
# Where all of that stands.
BELONGINGS: Final = (*SHARED, *(table.c.person for table in OWN))


class SqlPeople:
    """People in a database; what is promised stands in `storage.interfaces.PeopleStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # One person at a time: bites of several would leave no time between them.
        self._forgetting = asyncio.Lock()

    async def add_person(self, person: Person, session: str, at: float) -> None:
        """Keep a new person with their first session."""
        await self._database.run(_add_person, person, session, at)

    async def add_session(self, person: str, session: str, at: float) -> None:
        """Keep another session of a person."""
        await self._database.run(add_session, person, session, at)

    async def find_session(self, session: str, at: float, since: float) -> Person | None:
        """Whose session it is, if it was seen since then; now it was seen at this moment."""
        return await self._database.run(_find_session, session, at, since)

    async def end_session(self, session: str) -> None:
        """Forget one session, so that its cookie opens nothing any more."""
        await self._database.run(_end_session, session)

    async def end_sessions(self, person: str) -> None:
        """Forget every session and link of a person."""
        await self._database.run(_end_sessions, person)

    async def is_known(self, person: str) -> bool:
        """Whether somebody has this id."""
        return await self._database.run(_is_known, person)

    async def names(self, people: list[str]) -> dict[str, str]:
        """What these people are called."""
        return await self._database.run(_names, people)

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""
        await self._database.run(_rename, person, name)

    async def forget(self, person: str, name: str) -> None:
        """Put another name wherever a person's stands, and end their sessions."""
        # In bites, so that no table waits long; the session is last, so that whoever is cut
        # off by a crash can ask again. Matches and words stay, for the others.
        async with self._forgetting:
            while await bites.change(self._database, _forget_played, person, name):
                pass
            nobody = nobody_in_particular()
            while await bites.change(self._database, forget_steps, person, nobody, BITE):
                pass
            while await bites.change(self._database, forget_surpluses, person, nobody, BITE):
                pass
            while await bites.change(self._database, _forget_said, person, name):
                pass
            after: str | None = ""
            while after is not None:
                after = await bites.change(
                    self._database, _forget_at_tables, person, name, after
                )
            await drop_in_bites(self._database, person)
            await bites.change(self._database, _forget_person, person, name)

    async def add_link(self, person: str, link: str, expires: float) -> None:
        """Keep a link for another device of a person."""
        await self._database.run(_add_link, person, link, expires)

    async def use_link(self, link: str, session: str, at: float) -> Person | None:
        """Turn a link that has not expired into a session, once."""
        return await self._database.run(_use_link, link, session, at)

    async def count_sessions(self, person: str) -> int:
        """How many devices know a person."""
        return await self._database.run(_count_sessions, person)

    async def end_other_sessions(self, person: str, session: str) -> None:
        """Forget every session and link of a person but this session."""
        await self._database.run(_end_other_sessions, person, session)

    async def add_holiday(self, holiday: Holiday) -> None:
        """Keep that a person is away."""
        await self._database.run(add_holiday, holiday)

    async def end_holiday(self, person: str, at: float) -> None:
        """Let a holiday end now that would last longer; one that has not begun never was."""
        await self._database.change(end_holiday, person, at)

    async def holidays(self, people: list[str], since: float) -> list[Holiday]:
        """The holidays of these people that lasted at least until then, oldest first."""
        return await self._database.run(holidays_of, people, since)

    async def chat_of(self, person: str) -> list[ChatLine]:
        """Every line of chat that a person wrote, oldest first."""
        return await self._database.run(_chat_of, person)

    async def muted_by(self, person: str) -> set[str]:
        """Those a person does not want to hear."""
        return await self._database.run(_muted_by, person)

    async def mute(self, person: str, muted: str, on: bool) -> None:
        """Keep that a person hears somebody no more, or again."""
        await self._database.run(_mute, person, muted, on)

    async def banned(self) -> set[str]:
        """The people and addresses that are not welcome."""
        return await self._database.run(_banned)

    async def ban(self, target: str, on: bool) -> None:
        """Keep that a person or an address is not welcome, or is again."""
        await self._database.run(_ban, target, on)


def _add_person(db: Connection, person: Person, session: str, at: float) -> None:
    row = {"id": person.id, "name": person.name, "created": at, "forgotten": False}
    db.execute(insert(people).values(row))
    add_session(db, person.id, session, at)


def add_session(db: Connection, person: str, session: str, at: float) -> None:
    """Keep a session in a transaction that is under way."""
    row = {"hash": session, "person": person, "created": at, "seen": at}
    db.execute(insert(sessions).values(row))


def _find_session(db: Connection, session: str, at: float, since: float) -> Person | None:
    query = (
        select(people.c.id, people.c.name, sessions.c.seen)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.hash == session, people.c.forgotten.is_(False))
    )
    row = db.execute(query).one_or_none()
    if row is None:
        return None
    if row.seen < since:
        _end_session(db, session)
        return None
    # A thousand who come back at once must not each wait for the disk.
    if row.seen < at - SEEN_SECONDS:
        db.execute(update(sessions).where(sessions.c.hash == session).values(seen=at))
    return Person(row.id, row.name)


def _end_session(db: Connection, session: str) -> None:
    db.execute(delete(sessions).where(sessions.c.hash == session))


def _end_sessions(db: Connection, person: str) -> None:
    db.execute(delete(sessions).where(sessions.c.person == person))
    db.execute(delete(links).where(links.c.person == person))


def _count_sessions(db: Connection, person: str) -> int:
    return db.scalar(select(func.count()).where(sessions.c.person == person)) or 0


def _end_other_sessions(db: Connection, person: str, session: str) -> None:
    others = (sessions.c.person == person) & (sessions.c.hash != session)
    db.execute(delete(sessions).where(others))
    db.execute(delete(links).where(links.c.person == person))


def _chat_of(db: Connection, person: str) -> list[ChatLine]:
    query = select(chat).where(chat.c.person == person).order_by(chat.c.at)
    return [ChatLine(*row) for row in db.execute(query)]


def _is_known(db: Connection, person: str) -> bool:
    return db.scalar(select(people.c.id).where(people.c.id == person)) is not None


def _names(db: Connection, wanted: list[str]) -> dict[str, str]:
    query = select(people.c.id, people.c.name).where(people.c.id.in_(wanted))
    return {row.id: row.name for row in db.execute(query)}


def _rename(db: Connection, person: str, name: str) -> None:
    db.execute(update(people).where(people.c.id == person).values(name=name))


def _forget_played(db: Connection, person: str, name: str) -> bool:
    """Take a name off a few matches; False when it stands at none any more."""
    place = (players.c.match, players.c.seat)
    some = select(*place).where(players.c.person == person).limit(BITE)
    nobody = {"name": name, "person": None}
    change = update(players).where(tuple_(*place).in_(some)).values(nobody)
    return db.execute(change).rowcount > 0


def _forget_said(db: Connection, person: str, name: str) -> bool:
    """Take a name off a few lines of chat; False when it stands at none any more."""
    is_named = (chat.c.person == person) & (chat.c.name != name)
    place = (chat.c.table_id, chat.c.number)
    some = select(*place).where(is_named).limit(BITE)
    change = update(chat).where(tuple_(*place).in_(some)).values(name=name)
    return db.execute(change).rowcount > 0


def _forget_at_tables(db: Connection, person: str, name: str, after: str) -> str | None:
    """Take a name off a few tables, closed ones too; gives the last, None when all are done."""
    query = (
        select(mentions.c.table_id)
        .where(mentions.c.person == person, mentions.c.table_id > after)
        .order_by(mentions.c.table_id)
        .limit(BITE)
    )
    ids = list(db.scalars(query))
    # Locked, where others write at the same time; SQLite lets nobody else write anyway.
    named = select(tables.c.id, tables.c.doc).where(tables.c.id.in_(ids)).with_for_update()
    for doc in read_docs(db.execute(named)):
        doc.forget(person, name)
        keep_again(db, doc)
    return ids[-1] if ids else None


def _forget_person(db: Connection, person: str, name: str) -> None:
    drop_belongings(db, person)
    gone = {"name": name, "forgotten": True}
    db.execute(update(people).where(people.c.id == person).values(gone))


async def drop_in_bites(database: Database, person: str) -> None:
    """Delete all but the sessions, so that little is left for one transaction to delete.

    Most of that time goes into the statements, when the first person is forgotten.
    """
    kept = [column for column in BELONGINGS if column.table is not sessions]
    for start in range(0, len(kept), BITE):
        await bites.change(database, drop_belongings, person, kept[start : start + BITE])


def drop_belongings(
    db: Connection, person: str, columns: Sequence[Column[str]] = BELONGINGS
) -> None:
    """Delete what is a person's own, and what is between them and others."""
    for column in columns:
        db.execute(delete(column.table).where(column == person))


def _add_link(db: Connection, person: str, link: str, expires: float) -> None:
    db.execute(insert(links).values(hash=link, person=person, expires=expires))


def _use_link(db: Connection, link: str, session: str, at: float) -> Person | None:
    db.execute(delete(links).where(links.c.expires < at))
    query = (
        select(people.c.id, people.c.name)
        .join(links, links.c.person == people.c.id)
        .where(links.c.hash == link, people.c.forgotten.is_(False))
    )
    row = db.execute(query).one_or_none()
    if row is None:
        return None
    # Somebody else may have used it at this very moment.
    if not db.execute(delete(links).where(links.c.hash == link)).rowcount:
        return None
    add_session(db, row.id, session, at)
    return Person(row.id, row.name)


def _muted_by(db: Connection, person: str) -> set[str]:
    return set(db.scalars(select(mutes.c.muted).where(mutes.c.person == person)))


def _mute(db: Connection, person: str, muted: str, on: bool) -> None:
    same = (mutes.c.person == person) & (mutes.c.muted == muted)
    db.execute(delete(mutes).where(same))
    if on:
        db.execute(insert(mutes).values(person=person, muted=muted))


def _banned(db: Connection) -> set[str]:
    return set(db.scalars(select(bans.c.target)))


def _ban(db: Connection, target: str, on: bool) -> None:
    db.execute(delete(bans).where(bans.c.target == target))
    if on:
        db.execute(insert(bans).values(target=target))
