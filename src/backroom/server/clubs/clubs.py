"""Clubs: people come by a link, talk, and play at tables that nobody else sees.

Whoever is not in a club gets the same answer as for one that does not exist.
"""

from collections.abc import Collection
from typing import Final

from backroom.server import wire
from backroom.server.evenings import standings as evening_standings
from backroom.server.ids import new_id
from backroom.server.moderation.desk import Desk
from backroom.server.people.accounts import FORGOTTEN, clean_name, clean_text
from backroom.server.people.presence import Presence
from backroom.server.ratings import periods
from backroom.server.refusals import BadFrame, NotAllowed, NotFound, NotNow, TooMany
from backroom.server.storage.clubs import Club, ClubStore, Membership
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.evenings import EveningStore
from backroom.server.storage.interfaces import AccountStore, PeopleStore
from backroom.server.storage.records import Person
from backroom.server.tables.description import describe, describe_doc
from backroom.server.tables.registry import TableRegistry
from backroom.server.timekeeper import Timekeeper

from . import standings

MOST_MEMBERS: Final = 60
MOST_CLUBS: Final = 10
MOST_LETTERS: Final = 40
MOST_TABLES: Final = 30
MOST_EVENINGS: Final = 20
MOST_LINES: Final = 200
MILLI: Final = 1000


class Clubs:
    """Makes and changes clubs, and tells their members about them."""

    def __init__(
        self,
        store: ClubStore,
        evenings: EveningStore,
        accounts: AccountStore,
        people: PeopleStore,
        presence: Presence,
        desk: Desk,
        tables: TableRegistry,
        games: Collection[str],
        time: Timekeeper,
    ) -> None:
        self._store = store
        self._evenings = evenings
        self._accounts = accounts
        self._people = people
        self._presence = presence
        self._desk = desk
        self._tables = tables
        self._games = games
        self._time = time

    async def create(self, person: str, order: wire.NewClub) -> wire.Club:
        """A new club; its owner is whoever makes it."""
        await self._check_account(person)
        name, game = self._read(order)
        club = Club(new_id(), name, game, person, new_id(), self._time.wall())
        if not await self._store.add(club, MOST_CLUBS):
            raise TooMany("enough-clubs", {"most": str(MOST_CLUBS)})
        return await self._told(club, person)

    async def of_person(self, person: str) -> list[wire.ClubLine]:
        """The clubs that somebody is in, by name."""
        return [_line(one, person) for one in await self._store.of_person(person)]

    async def show(self, id: str, person: str) -> wire.Club:
        """A club, for those who are in it."""
        return await self._told(await self._find(id, person), person)

    async def change(self, id: str, person: str, order: wire.NewClub) -> wire.Club:
        """The owner gives the club another name or another favourite game."""
        await self._find_owned(id, person)
        await self._store.change(id, *self._read(order))
        return await self.show(id, person)

    async def drop(self, id: str, person: str) -> None:
        """The owner deletes the club with its talk and standings."""
        await self._find_owned(id, person)
        await self._store.drop(id)

    async def renew_link(self, id: str, person: str) -> wire.Club:
        """The owner makes a new link, and the old one lets nobody in any more."""
        await self._find_owned(id, person)
        await self._store.renew_link(id, new_id())
        return await self.show(id, person)

    async def read_link(self, token: str, person: str) -> wire.ClubDoor:
        """What whoever has a link may know before they join."""
        club = await self._linked(token)
        members = await self._store.members(club.id, person)
        names = {one.person.id: one.person.name for one in members}
        owner = names.get(club.owner, FORGOTTEN)
        return wire.ClubDoor(club.name, owner, len(members), club.id if person in names else "")

    async def join(self, token: str, person: str) -> wire.Club:
        """Come in by a link."""
        club = await self._linked(token)
        await self._check_account(person)
        now = self._time.wall()
        joined = await self._store.join(club.id, person, now, MOST_MEMBERS, MOST_CLUBS)
        if joined == "full":
            raise TooMany("club-full", {"most": str(MOST_MEMBERS)})
        if joined == "enough":
            raise TooMany("enough-clubs", {"most": str(MOST_CLUBS)})
        return await self._told(club, person)

    async def leave(self, id: str, person: str, by: str) -> None:
        """Belong to a club no more, by one's own wish or the owner's.

        Whom the owner takes out comes back by no link that was handed out before.
        """
        club = await self._find(id, by)
        if by not in (person, club.owner):
            raise NotAllowed("not-club-owner")
        if not await self._store.is_member(id, person):
            raise NotFound("not-in-club")
        await self._store.leave(id, person, "" if by == person else new_id())

    async def hand_over(self, id: str, person: str, by: str) -> wire.Club:
        """The owner makes somebody else in the club its owner."""
        await self._find_owned(id, by)
        if not await self._store.hand_over(id, person):
            raise NotFound("not-in-club")
        return await self.show(id, by)

    async def say(self, id: str, person: Person, order: wire.SayInClub) -> wire.Club:
        """Words for everybody in the club, unless the operator muted whoever says them."""
        club = await self._find(id, person.id)
        text = clean_text(order.text)
        if not text:
            raise BadFrame("bad-text")
        await self._desk.check_may_talk(person.id)
        now = self._time.wall()
        if await self._store.say(id, person, order.key, text, now, MOST_LINES) != text:
            raise NotNow("key-used")
        return await self._told(club, person.id)

    async def standings(self, id: str, person: str, season: str) -> wire.ClubStandings:
        """The standings of a season, of this one if none is named."""
        await self._find(id, person)
        now = self._time.wall()
        current = periods.named("season", now)
        season = season or current
        if periods.span(season) is None:
            raise NotFound("no-such-season")
        kept = await self._store.scores(id, season)
        members = {one.person.id for one in await self._store.members(id, person)}
        begun = periods.span(standings.first_season(kept, current))
        return wire.ClubStandings(
            season,
            periods.seasons(now if begun is None else begun[0], now),
            standings.boards(kept, season, members),
        )

    async def check_member(self, id: str, person: str) -> None:
        """Refuse whoever is not in a club, as if there were no such club."""
        await self._find(id, person)

    async def forget(self, person: str) -> None:
        """Somebody is gone for good: others own what they owned."""
        for one in await self._store.of_person(person):
            await self._store.leave(one.club.id, person, "")

    def _read(self, order: wire.NewClub) -> tuple[str, str]:
        if order.game and order.game not in self._games:
            raise NotFound("no-such-game", {"game": order.game})
        return clean_name(order.name, MOST_LETTERS), order.game

    async def _check_account(self, person: str) -> None:
        if await self._accounts.find(person) is None:
            raise NotAllowed("clubs-need-account")

    async def _linked(self, token: str) -> Club:
        club = await self._store.by_link(token)
        if club is None:
            raise NotFound("no-such-club-link")
        return club

    async def _find(self, id: str, person: str) -> Club:
        club = await self._store.find(id)
        if club is None or not await self._store.is_member(id, person):
            raise NotFound("no-such-club")
        return club

    async def _find_owned(self, id: str, person: str) -> Club:
        club = await self._find(id, person)
        if club.owner != person:
            raise NotAllowed("not-club-owner")
        return club

    async def _told(self, club: Club, reader: str) -> wire.Club:
        muted = await self._people.muted_by(reader)
        return wire.Club(
            id=club.id,
            name=club.name,
            game=club.game,
            owner=club.owner,
            link=f"/club/{club.link}" if club.owner == reader else "",
            members=[
                wire.ClubMember(
                    person=one.person.id,
                    name=one.person.name,
                    since=round(one.since * MILLI),
                    on=self._presence.is_on(one.person.id, one.seen),
                )
                for one in await self._store.members(club.id, reader)
            ],
            tables=[
                self._table(doc)
                for doc in await self._store.tables(club.id, MOST_TABLES)
                if doc.game in self._games
            ],
            evenings=[
                evening_standings.line(doc, reader)
                for doc in await self._evenings.of_club(club.id, MOST_EVENINGS)
            ],
            chat=[
                wire.ClubWords(
                    one.number, one.person, one.name, one.text, round(one.at * MILLI)
                )
                for one in await self._store.said(club.id)
                if one.person not in muted
            ],
        )

    def _table(self, doc: TableDoc) -> wire.Table:
        """As it is in memory, or as it is kept if it sleeps or another node plays it."""
        awake = self._tables.awake.get(doc.id)
        return describe_doc(doc, None) if awake is None else describe(awake)


def _line(one: Membership, person: str) -> wire.ClubLine:
    club = one.club
    owned = club.owner == person
    return wire.ClubLine(club.id, club.name, club.game, one.members, one.tables, owned)
