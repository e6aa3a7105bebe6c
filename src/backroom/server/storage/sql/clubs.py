"""Clubs as a database keeps them: members, tables, talk, and what was played."""

from typing import Any, Final

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
    text,
    union,
    update,
)

from backroom.server.storage.clubs import (
    Club,
    ClubScores,
    Joining,
    Member,
    Membership,
    Score,
    Worth,
)
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.records import ChatLine, MatchHeading, Person
from backroom.server.storage.schema import (
    accounts,
    bans,
    blocks,
    chat,
    club_members,
    club_scores,
    club_tables,
    clubs,
    matches,
    people,
    tables,
)

from . import bites
from .database import Database
from .friends import SEEN
from .matches import headings
from .tables import OPEN, read_docs

# Whose row counts the matches of a board.
NOBODY: Final = ""
ADD_TO_SUM: Final = text(
    "INSERT INTO club_scores (club, season, game, person, points, won, played)"
    " VALUES (:club, :season, :game, :person, :points, :won, :played)"
    " ON CONFLICT (club, season, game, person) DO UPDATE SET"
    " points = club_scores.points + excluded.points,"
    " won = club_scores.won + excluded.won,"
    " played = club_scores.played + excluded.played"
)


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

    async def pass_on(self, person: str) -> None:
        """Let others own what a person owns, as when they leave, though they stay in it."""
        await self._database.change(_pass_on, person)

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
        """Delete a club with its talk and standings; the matches stay, each for itself."""
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

    async def settle(self, most: int, worth: Worth) -> int:
        """Take the next matches that are over into the standings of their clubs."""
        return await bites.change(self._database, _settle, most, worth)

    async def scores(self, club: str, season: str) -> ClubScores:
        """What is kept of a season, and what is to be added to it."""
        return await self._database.look(_scores, club, season)

    async def summed(self) -> list[str]:
        """Every club, also those that are gone and of which a sum is left."""
        return await self._database.look(_summed)

    async def sum_anew(self, club: str) -> int:
        """Forget the sums of a club, so that all its matches are taken in again; how many."""
        return await bites.change(self._database, _sum_anew, club)


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
    heir: str | None = db.scalar(_heirs(club).limit(1))
    if heir is None:
        _drop(db, club)
        return
    owned = (clubs.c.id == club) & (clubs.c.owner == person)
    db.execute(update(clubs).where(owned).values(owner=heir))
    if link:
        _change(db, club, {"link": link})


def _heirs(club: str) -> Select[Any]:
    """Who is in a club, who has been longest first; those who are banned come last."""
    return (
        select(club_members.c.person)
        .where(club_members.c.club == club)
        .order_by(_IS_BANNED, club_members.c.since, club_members.c.person)
    )


_IS_BANNED: Final = exists().where(bans.c.target == club_members.c.person)


def _pass_on(db: Connection, person: str) -> None:
    for club in db.scalars(select(clubs.c.id).where(clubs.c.owner == person)).all():
        others = _heirs(club).where(club_members.c.person != person, ~_IS_BANNED)
        heir: str | None = db.scalar(others.limit(1))
        if heir is not None:
            _change(db, club, {"owner": heir})


def _hand_over(db: Connection, club: str, person: str) -> bool:
    if not _is_member(db, club, person):
        return False
    _change(db, club, {"owner": person})
    return True


def _change(db: Connection, club: str, values: dict[str, str]) -> None:
    db.execute(update(clubs).where(clubs.c.id == club).values(values))


def _drop(db: Connection, club: str) -> None:
    own = (club_members.c.club, club_tables.c.club, club_scores.c.club)
    for column in (*own, chat.c.table_id, clubs.c.id):
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


def _is_waiting() -> ColumnElement[bool]:
    return matches.c.ended.is_not(None) & matches.c.summed.is_(None)


def _settle(db: Connection, most: int, worth: Worth) -> int:
    waiting = select(matches.c.id).where(_is_waiting()).order_by(matches.c.ended).limit(most)
    ids = list(db.scalars(waiting))
    db.execute(update(matches).where(matches.c.id.in_(ids)).values(summed=True))
    query = (
        select(matches.c.id, clubs.c.id.label("club"))
        .join(club_tables, club_tables.c.table_id == matches.c.table_id)
        .join(clubs, clubs.c.id == club_tables.c.club)
        .where(matches.c.id.in_(ids))
    )
    at = {row.id: row.club for row in db.execute(query)}
    found = headings(db, list(at)).values()
    rows = [row for match in found for row in _worth_of(at[match.id], match, worth)]
    if rows:
        db.execute(ADD_TO_SUM, rows)
    return len(ids)


def _worth_of(club: str, match: MatchHeading, worth: Worth) -> list[dict[str, Any]]:
    """What a match adds to the sums of its club."""
    scored = worth(match)
    if scored is None:
        return []
    board = {"club": club, "season": scored.season, "game": match.game}
    seats = zip(match.people, scored.seats, strict=True)
    return [
        board | {"person": person} | score._asdict()
        for person, score in [(NOBODY, Score(0.0, 0, 1)), *seats]
        if person is not None
    ]


def _scores(db: Connection, club: str, season: str) -> ClubScores:
    of_club = club_scores.c.club == club
    first = db.scalar(select(func.min(club_scores.c.season)).where(of_club))
    kept = select(club_scores).where(of_club, club_scores.c.season == season)
    played: dict[str, int] = {}
    found: dict[str, dict[str, Score]] = {}
    for row in db.execute(kept):
        if row.person == NOBODY:
            played[row.game] = row.played
        else:
            score = Score(row.points, row.won, row.played)
            found.setdefault(row.game, {})[row.person] = score
    waiting = _waiting(db, club)
    who = {one for scores in found.values() for one in scores}
    who |= {one for match in waiting for one in match.people if one is not None}
    return ClubScores(first or "", played, found, waiting, _names(db, who))


def _waiting(db: Connection, club: str) -> list[MatchHeading]:
    """What ended at a club's tables and is not summed yet: as a rule nothing, or a match."""
    query = (
        select(matches.c.id)
        .join(club_tables, club_tables.c.table_id == matches.c.table_id)
        .where(_is_waiting(), club_tables.c.club == club)
    )
    return list(headings(db, list(db.scalars(query))).values())


def _names(db: Connection, who: set[str]) -> dict[str, str]:
    query = select(people.c.id, people.c.name).where(people.c.id.in_(who))
    return {row.id: row.name for row in db.execute(query.where(people.c.forgotten.is_(False)))}


def _summed(db: Connection) -> list[str]:
    return list(db.scalars(union(select(clubs.c.id), select(club_scores.c.club))))


def _sum_anew(db: Connection, club: str) -> int:
    db.execute(delete(club_scores).where(club_scores.c.club == club))
    at = select(club_tables.c.table_id).where(club_tables.c.club == club)
    is_over = matches.c.table_id.in_(at) & matches.c.ended.is_not(None)
    return db.execute(update(matches).where(is_over).values(summed=None)).rowcount
