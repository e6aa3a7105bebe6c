"""Friends as a database keeps them: ties, blocks, links, invitations, and who was seen."""

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from backroom.server.storage.documents import TableDoc
from backroom.server.storage.records import (
    Bond,
    Circle,
    Person,
    Profile,
    TableInvitation,
    Tie,
)
from backroom.server.storage.schema import (
    accounts,
    blocks,
    friend_links,
    mentions,
    people,
    players,
    sitters,
    table_invitations,
    tables,
    ties,
)

from . import bites
from .database import Database
from .tables import read_docs

# So many are noted at a time: it takes some milliseconds.
BITE: Final = 200
# Of so many tables those are told who were at them, too.
MET_TABLES: Final = 20
MOST_MET: Final = 40
# Of who hides nothing is told.
SEEN: Final = case((accounts.c.hidden, None), else_=func.coalesce(accounts.c.seen, 0.0))


class SqlFriends:
    """Friends in a database; what is promised stands in `storage.social.FriendStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def profile(self, person: str) -> Profile | None:
        """What others see of an account; None of a guest and of nobody at all."""
        return await self._database.run(_profile, person)

    async def circle(self, person: str, most: int) -> Circle:
        """Everybody a person is tied to, so many of each kind at most, by name."""
        return await self._database.look(_circle, person, most)

    async def bond(self, person: str, other: str) -> Bond:
        """What stands between a person and another."""
        return await self._database.run(_bond, person, other)

    async def have_met(self, person: str, other: str) -> bool:
        """Whether two people were at one table, or played a match together."""
        return await self._database.run(_have_met, person, other)

    async def count_ties(self, person: str) -> int:
        """How many friends a person has, with those they asked and wait for."""
        return await self._database.run(_count_ties, person)

    async def count_asking(self, person: str) -> int:
        """How many want to be a person's friend, without those who are blocked."""
        return await self._database.run(_count_asking, person)

    async def ask(self, person: str, other: str, at: float) -> Bond:
        """Keep that a person wants a friend; who was asked before agrees by asking back."""
        return await self._database.change(_ask, person, other, at)

    async def befriend(self, person: str, other: str, at: float) -> None:
        """Keep that two are friends, as both of them agreed."""
        await self._database.change(_befriend, person, other, at)

    async def part(self, person: str, other: str) -> None:
        """Forget what ties two people, be it a friendship or a request of either."""
        await self._database.change(_part, person, other)

    async def block(self, person: str, blocked: str, on: bool) -> None:
        """Keep that a person wants nothing of somebody, which ends all ties; or does again."""
        await self._database.change(_block, person, blocked, on)

    async def keep_link(self, person: str, link: str, expires: float) -> None:
        """Keep the link by which others become friends of a person; the one before is gone."""
        await self._database.change(_keep_link, person, link, expires)

    async def link_owner(self, link: str, at: float) -> Person | None:
        """Whose link it is, if it can still be used."""
        return await self._database.run(_link_owner, link, at)

    async def note_seen(self, people: list[str], at: float) -> None:
        """Keep that these were here; nothing about guests, and about those who hide."""
        for first in range(0, len(people), BITE):
            await bites.change(self._database, _note_seen, people[first : first + BITE], at)

    async def hide(self, person: str, hidden: bool) -> None:
        """Keep that nobody is to know whether a person is on, or that friends may again."""
        await self._database.run(_hide, person, hidden)

    async def live_tables(self, people: list[str], most: int) -> list[tuple[str, TableDoc]]:
        """Matches under way that are not by the day, with whom of these sits there."""
        return await self._database.run(_live_tables, people, most)

    async def invite(self, table: str, person: str, by: str, at: float, most: int) -> bool:
        """Keep an invitation to a table; False when that table has invited so many already."""
        return await self._database.change(_invite, table, person, by, at, most)

    async def invitations(self, person: str, since: float) -> list[TableInvitation]:
        """What a person was invited to since then and still gathers, newest first."""
        return await self._database.run(_invitations, person, since)

    async def drop_invitation(self, table: str, person: str) -> None:
        """Forget that a person was invited to a table."""
        await self._database.run(_drop_invitation, table, person)


def _profile(db: Connection, person: str) -> Profile | None:
    query = (
        select(people.c.id, people.c.name, accounts.c.created, SEEN.label("seen"))
        .join(accounts, accounts.c.person == people.c.id)
        .where(people.c.id == person, people.c.forgotten.is_(False))
    )
    row = db.execute(query).one_or_none()
    return None if row is None else Profile(Person(row.id, row.name), row.created, row.seen)


def _circle(db: Connection, person: str, most: int) -> Circle:
    blocked = select(blocks.c.blocked).where(blocks.c.person == person)
    own = ties.c.person == person
    # Who asks and is blocked is not shown, and not told so.
    asking = and_(ties.c.other == person, ties.c.person.not_in(blocked))
    named = select(people.c.id, people.c.name).where(people.c.id.in_(blocked))
    hidden = db.scalar(select(accounts.c.hidden).where(accounts.c.person == person))
    return Circle(
        _ties(db, _tied(ties.c.other).where(own, ties.c.agreed), most),
        _ties(db, _tied(ties.c.person).where(asking, ~ties.c.agreed), most),
        _ties(db, _tied(ties.c.other).where(own, ~ties.c.agreed), most),
        [Person(*row) for row in db.execute(named.order_by(people.c.name).limit(most))],
        _met(db, person, blocked),
        bool(hidden),
    )


def _met(db: Connection, person: str, blocked: Select[Any]) -> list[Person]:
    """People with an account who were at the last tables of a person, by name."""
    lately = (
        select(mentions.c.table_id)
        .join(tables, tables.c.id == mentions.c.table_id)
        .where(mentions.c.person == person)
        .order_by(tables.c.updated.desc())
        .limit(MET_TABLES)
    )
    beside = select(mentions.c.person).where(mentions.c.table_id.in_(lately))
    known = select(ties.c.other).where(ties.c.person == person)
    asking = select(ties.c.person).where(ties.c.other == person)
    query = (
        select(people.c.id, people.c.name)
        .join(accounts, accounts.c.person == people.c.id)
        .where(people.c.id.in_(beside), people.c.id != person)
        .where(*(people.c.id.not_in(one) for one in (known, asking, blocked)))
        .order_by(people.c.name, people.c.id)
    )
    return [Person(*row) for row in db.execute(query.limit(MOST_MET))]


def _tied(column: ColumnElement[str]) -> Select[Any]:
    return (
        select(people.c.id, people.c.name, ties.c.since, SEEN.label("seen"))
        .select_from(ties)
        .join(people, people.c.id == column)
        .join(accounts, accounts.c.person == column)
        .order_by(people.c.name, people.c.id)
    )


def _ties(db: Connection, query: Select[Any], most: int) -> list[Tie]:
    rows = db.execute(query.limit(most))
    return [Tie(Person(id, name), since, seen) for id, name, since, seen in rows]


def _bond(db: Connection, person: str, other: str) -> Bond:
    mine = _agreed(db, person, other)
    theirs = _agreed(db, other, person)
    return Bond(
        friends=mine is True and theirs is True,
        asks=theirs is False,
        asked=mine is False,
        blocks=_is_blocked(db, person, other),
        blocked=_is_blocked(db, other, person),
    )


def _agreed(db: Connection, person: str, other: str) -> bool | None:
    """Whether a person's tie to another is agreed; None if there is none."""
    same = (ties.c.person == person) & (ties.c.other == other)
    return db.scalar(select(ties.c.agreed).where(same))


def _is_blocked(db: Connection, person: str, other: str) -> bool:
    same = (blocks.c.person == person) & (blocks.c.blocked == other)
    return db.scalar(select(blocks.c.person).where(same)) is not None


def _have_met(db: Connection, person: str, other: str) -> bool:
    for table, place in ((mentions, "table_id"), (players, "match")):
        theirs = table.alias()
        own = table.c.person == person
        met = exists().where(theirs.c.person == other, theirs.c[place] == table.c[place])
        if db.scalar(select(table.c[place]).where(own, met).limit(1)) is not None:
            return True
    return False


def _count_ties(db: Connection, person: str) -> int:
    return db.scalar(select(func.count()).where(ties.c.person == person)) or 0


def _count_asking(db: Connection, person: str) -> int:
    blocked = select(blocks.c.blocked).where(blocks.c.person == person)
    asking = (ties.c.other == person) & ties.c.person.not_in(blocked) & ~ties.c.agreed
    return db.scalar(select(func.count()).where(asking)) or 0


def _ask(db: Connection, person: str, other: str, at: float) -> Bond:
    bond = _bond(db, person, other)
    if bond.asks and not bond.blocked:
        _befriend(db, person, other, at)
    elif not bond.friends and not bond.asked:
        db.execute(insert(ties).values(person=person, other=other, since=at, agreed=False))
    return _bond(db, person, other)


def _befriend(db: Connection, person: str, other: str, at: float) -> None:
    _part(db, person, other)
    pair = ((person, other), (other, person))
    rows = [{"person": one, "other": two, "since": at, "agreed": True} for one, two in pair]
    db.execute(insert(ties), rows)


def _part(db: Connection, person: str, other: str) -> None:
    own = (ties.c.person == person) & (ties.c.other == other)
    theirs = (ties.c.person == other) & (ties.c.other == person)
    db.execute(delete(ties).where(or_(own, theirs)))
    asked = table_invitations.c
    between = or_(
        and_(asked.person == person, asked.by == other),
        and_(asked.person == other, asked.by == person),
    )
    db.execute(delete(table_invitations).where(between))


def _block(db: Connection, person: str, blocked: str, on: bool) -> None:
    same = (blocks.c.person == person) & (blocks.c.blocked == blocked)
    db.execute(delete(blocks).where(same))
    if on:
        db.execute(insert(blocks).values(person=person, blocked=blocked))
        _part(db, person, blocked)


def _keep_link(db: Connection, person: str, link: str, expires: float) -> None:
    db.execute(delete(friend_links).where(friend_links.c.person == person))
    db.execute(insert(friend_links).values(person=person, hash=link, expires=expires))


def _link_owner(db: Connection, link: str, at: float) -> Person | None:
    query = (
        select(people.c.id, people.c.name)
        .join(friend_links, friend_links.c.person == people.c.id)
        .where(friend_links.c.hash == link, friend_links.c.expires >= at)
    )
    row = db.execute(query).one_or_none()
    return None if row is None else Person(*row)


def _note_seen(db: Connection, people: list[str], at: float) -> None:
    shown = accounts.c.person.in_(people) & accounts.c.hidden.is_(False)
    db.execute(update(accounts).where(shown).values(seen=at))


def _hide(db: Connection, person: str, hidden: bool) -> None:
    own = accounts.c.person == person
    db.execute(update(accounts).where(own).values(hidden=hidden, seen=None))


def _live_tables(db: Connection, people: list[str], most: int) -> list[tuple[str, TableDoc]]:
    if not people:
        return []
    query: Select[Any] = (
        select(tables.c.id, tables.c.doc)
        .join(sitters, sitters.c.table_id == tables.c.id)
        .where(sitters.c.person.in_(people), tables.c.status == "playing", tables.c.clock >= 0)
        .order_by(tables.c.updated.desc())
        .limit(most)
    )
    # A table where several of them sit is found once for each.
    rows = {row.id: row for row in db.execute(query)}
    docs = read_docs(list(rows.values()))
    return [(one, doc) for doc in docs for one in people if doc.seats_of(one)]


def _invite(db: Connection, table: str, person: str, by: str, at: float, most: int) -> bool:
    asked = table_invitations.c
    same = (asked.table_id == table) & (asked.person == person)
    db.execute(delete(table_invitations).where(same))
    if (db.scalar(select(func.count()).where(asked.table_id == table)) or 0) >= most:
        return False
    row = {"table_id": table, "person": person, "by": by, "at": at}
    db.execute(insert(table_invitations).values(row))
    return True


def _invitations(db: Connection, person: str, since: float) -> list[TableInvitation]:
    asked = table_invitations.c
    query: Select[Any] = (
        select(tables.c.id, tables.c.doc, asked.at, people.c.id.label("by"), people.c.name)
        .join(table_invitations, asked.table_id == tables.c.id)
        .join(people, people.c.id == asked.by)
        .where(asked.person == person, asked.at >= since, tables.c.status == "gathering")
        .order_by(asked.at.desc())
    )
    rows = {row.id: row for row in db.execute(query)}
    return [
        TableInvitation(doc, Person(rows[doc.id].by, rows[doc.id].name), rows[doc.id].at)
        for doc in read_docs(list(rows.values()))
        if not doc.seats_of(person)
    ]


def _drop_invitation(db: Connection, table: str, person: str) -> None:
    same = table_invitations.c.table_id == table
    db.execute(delete(table_invitations).where(same, table_invitations.c.person == person))
