"""Clubs as a database keeps them: members, tables, talk, and what was played."""

from typing import Any, Final

from msgspec.json import Decoder
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from backroom.server.storage.clubs import Club, ClubMatch, Joining, Member, Membership
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.evenings import Outcome
from backroom.server.storage.records import ChatLine, Person
from backroom.server.storage.schema import (
    accounts,
    blocks,
    chat,
    club_members,
    club_tables,
    clubs,
    matches,
    people,
    players,
    tables,
)

from .database import Database
from .friends import SEEN
from .tables import OPEN, read_docs

# One alone among bots plays for nobody's standings.
LEAST_PEOPLE: Final = 2
PLACES: Final = Decoder(list[int])


class SqlClubs:
    """Clubs in a database; what is promised stands in `storage.clubs.ClubStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, club: Club, most_clubs: int) -> bool:
        """Keep a new club with its owner in it; False if they are in so many clubs already."""
        return await self._database.change(_add, club, most_clubs)

    async def find(self, id: str) -> Club | None:
        """One club, if there is such a club."""
        return await self._database.run(_find, clubs.c.id == id)

    async def by_link(self, link: str) -> Club | None:
        """The club whose link has this token."""
        return await self._database.run(_find, clubs.c.link == link)

    async def of_person(self, person: str) -> list[Membership]:
        """The clubs a person is in, by name."""
        return await self._database.look(_of_person, person)

    async def is_member(self, club: str, person: str) -> bool:
        """Whether a person is in a club; nobody is in one that does not exist."""
        return await self._database.run(_is_member, club, person)

    async def members(self, club: str, reader: str) -> list[Member]:
        """Everybody in a club as one of them sees the others, by name."""
        return await self._database.run(_members, club, reader)

    async def join(
        self, club: str, person: str, at: float, most_members: int, most_clubs: int
    ) -> Joining:
        """Keep that a person is in a club; who is already stays so."""
        return await self._database.change(_join, club, person, at, most_members, most_clubs)

    async def leave(self, club: str, person: str, link: str) -> None:
        """Keep that a person is in a club no more; with a link, that this is its link now."""
        await self._database.change(_leave, club, person, link)

    async def hand_over(self, club: str, person: str) -> bool:
        """Keep that another member owns a club; False if they are not in it."""
        return await self._database.change(_hand_over, club, person)

    async def change(self, club: str, name: str, game: str) -> None:
        """Keep another name and another favourite game of a club."""
        await self._database.run(_change, club, {"name": name, "game": game})

    async def renew_link(self, club: str, link: str) -> None:
        """Keep another link of a club: the one before opens nothing any more."""
        await self._database.run(_change, club, {"link": link})

    async def drop(self, club: str) -> None:
        """Delete a club with what was said there; the matches stay, each for itself."""
        await self._database.change(_drop, club)

    async def note_table(self, club: str, table: str) -> None:
        """Keep that a table is a club's; once is as good as twice."""
        await self._database.change(_note_table, club, table)

    async def tables(self, club: str, most: int) -> list[TableDoc]:
        """The tables of a club that gather or play, those changed last first."""
        return await self._database.run(_tables, club, most)

    async def say(
        self, club: str, person: Person, key: str, text: str, at: float, most: int
    ) -> str:
        """Keep a line of talk, and only so many of the last; gives what this key stands for."""
        return await self._database.change(_say, club, person, key, text, at, most)

    async def said(self, club: str) -> list[ChatLine]:
        """The last lines of talk in a club, the oldest first."""
        return await self._database.run(_said, club)

    async def played(self, club: str, since: float, until: float) -> list[ClubMatch]:
        """What two or more people played to its end at a club's tables in that time."""
        return await self._database.look(_played, club, since, until)

    async def first_played(self, club: str) -> float | None:
        """When the first match at a club's tables ended."""
        return await self._database.run(_first_played, club)


def _add(db: Connection, club: Club, most_clubs: int) -> bool:
    if _count(db, club_members.c.person == club.owner) >= most_clubs:
        return False
    db.execute(insert(clubs).values(club._asdict()))
    _enter(db, club.id, club.owner, club.created)
    return True


def _enter(db: Connection, club: str, person: str, at: float) -> None:
    db.execute(insert(club_members).values(person=person, club=club, since=at))


def _count(db: Connection, of: ColumnElement[bool]) -> int:
    return db.scalar(select(func.count()).select_from(club_members).where(of)) or 0


def _find(db: Connection, same: ColumnElement[bool]) -> Club | None:
    row = db.execute(select(clubs).where(same)).one_or_none()
    return None if row is None else Club(*row)


def _of_person(db: Connection, person: str) -> list[Membership]:
    query = (
        select(clubs)
        .join(club_members, club_members.c.club == clubs.c.id)
        .where(club_members.c.person == person)
        .order_by(clubs.c.name, clubs.c.id)
    )
    return [_membership(db, Club(*row)) for row in db.execute(query)]


def _membership(db: Connection, club: Club) -> Membership:
    is_open = _of_club(select(func.count()).select_from(tables), club.id)
    members = _count(db, club_members.c.club == club.id)
    return Membership(club, members, db.scalar(is_open) or 0)


def _of_club(query: Select[Any], club: str) -> Select[Any]:
    """Of tables, those of a club that gather or play."""
    return query.join(club_tables, club_tables.c.table_id == tables.c.id).where(
        club_tables.c.club == club, tables.c.status.in_(OPEN)
    )


def _is_member(db: Connection, club: str, person: str) -> bool:
    same = (club_members.c.club == club) & (club_members.c.person == person)
    return db.scalar(select(club_members.c.person).where(same)) is not None


def _members(db: Connection, club: str, reader: str) -> list[Member]:
    pair = (blocks.c.person, blocks.c.blocked)
    between = or_(
        *(
            (one == reader) & (other == club_members.c.person)
            for one, other in (pair, pair[::-1])
        )
    )
    query = (
        select(
            people.c.id,
            people.c.name,
            club_members.c.since,
            SEEN.label("seen"),
            exists().where(between).label("apart"),
        )
        .select_from(club_members)
        .join(people, people.c.id == club_members.c.person)
        .join(accounts, accounts.c.person == club_members.c.person)
        .where(club_members.c.club == club)
        .order_by(people.c.name, people.c.id)
    )
    return [
        Member(Person(row.id, row.name), row.since, None if row.apart else row.seen)
        for row in db.execute(query)
    ]


def _join(
    db: Connection, club: str, person: str, at: float, most_members: int, most_clubs: int
) -> Joining:
    if _is_member(db, club, person):
        return "joined"
    if _count(db, club_members.c.club == club) >= most_members:
        return "full"
    if _count(db, club_members.c.person == person) >= most_clubs:
        return "enough"
    _enter(db, club, person, at)
    return "joined"


def _leave(db: Connection, club: str, person: str, link: str) -> None:
    same = (club_members.c.club == club) & (club_members.c.person == person)
    db.execute(delete(club_members).where(same))
    longest = (
        select(club_members.c.person)
        .where(club_members.c.club == club)
        .order_by(club_members.c.since, club_members.c.person)
        .limit(1)
    )
    heir = db.scalar(longest)
    if heir is None:
        _drop(db, club)
        return
    owned = (clubs.c.id == club) & (clubs.c.owner == person)
    db.execute(update(clubs).where(owned).values(owner=heir))
    if link:
        _change(db, club, {"link": link})


def _hand_over(db: Connection, club: str, person: str) -> bool:
    if not _is_member(db, club, person):
        return False
    _change(db, club, {"owner": person})
    return True


def _change(db: Connection, club: str, values: dict[str, str]) -> None:
    db.execute(update(clubs).where(clubs.c.id == club).values(values))


def _drop(db: Connection, club: str) -> None:
    for column in (club_members.c.club, club_tables.c.club, chat.c.table_id, clubs.c.id):
        db.execute(delete(column.table).where(column == club))


def _note_table(db: Connection, club: str, table: str) -> None:
    db.execute(delete(club_tables).where(club_tables.c.table_id == table))
    db.execute(insert(club_tables).values(table_id=table, club=club))


def _tables(db: Connection, club: str, most: int) -> list[TableDoc]:
    query = _of_club(select(tables.c.id, tables.c.doc), club)
    return read_docs(db.execute(query.order_by(tables.c.updated.desc()).limit(most)))


def _say(
    db: Connection, club: str, person: Person, key: str, text: str, at: float, most: int
) -> str:
    key = f"{person.id}:{key}"
    same = (chat.c.table_id == club) & (chat.c.key == key)
    before: str | None = db.scalar(select(chat.c.text).where(same))
    if before is not None:
        return before
    last = db.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == club)) or 0
    line = ChatLine(club, last + 1, key, person.id, person.name, None, text, at)
    row = line._asdict()
    row["table_id"] = row.pop("table")
    db.execute(insert(chat).values(row))
    old = (chat.c.table_id == club) & (chat.c.number <= line.number - most)
    db.execute(delete(chat).where(old))
    return text


def _said(db: Connection, club: str) -> list[ChatLine]:
    query = select(chat).where(chat.c.table_id == club).order_by(chat.c.number)
    return [ChatLine(*row) for row in db.execute(query)]


def _played(db: Connection, club: str, since: float, until: float) -> list[ClubMatch]:
    seats = (players.c.match, players.c.person, players.c.level)
    order = (players.c.match, players.c.seat)
    sat: dict[str, list[tuple[str | None, str | None]]] = {}
    for match, person, level in db.execute(
        _ended(select(*seats), club, since, until, with_players=True).order_by(*order)
    ):
        sat.setdefault(match, []).append((person, level))
    about = (matches.c.id, matches.c.table_id, matches.c.game, matches.c.places)
    found = _ended(select(*about, matches.c.deserted), club, since, until)
    return [
        ClubMatch(
            game, Outcome(table, id, [who for who, _ in sat[id]], PLACES.decode(places), left)
        )
        for id, table, game, places, left in db.execute(found.order_by(matches.c.ended))
        if sum(level is None for _, level in sat[id]) >= LEAST_PEOPLE
    ]


def _ended(
    query: Select[Any], club: str, since: float, until: float, with_players: bool = False
) -> Select[Any]:
    """Of matches, or of their players, those that ended at a club's tables in that time."""
    found = query.select_from(matches).join(
        club_tables, club_tables.c.table_id == matches.c.table_id
    )
    if with_players:
        found = found.join(players, players.c.match == matches.c.id)
    return found.where(
        club_tables.c.club == club, matches.c.ended >= since, matches.c.ended < until
    )


def _first_played(db: Connection, club: str) -> float | None:
    query = (
        select(func.min(matches.c.ended))
        .join(club_tables, club_tables.c.table_id == matches.c.table_id)
        .where(club_tables.c.club == club)
    )
    first: float | None = db.scalar(query)
    return first
