"""Friends: both agree, either may end it, and who is blocked is told nothing.

Only people with an account have friends: a guest is known by a cookie and may be gone tomorrow.
Whoever wants somebody as a friend has met them at a table or has their link, so there is
nothing to ask by which one could learn who has an account here.
"""

from typing import Final

from backroom.server import wire
from backroom.server.refusals import NotAllowed, NotFound, NotNow, TooMany
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.records import Bond, Person, Profile, Tie
from backroom.server.storage.social import FriendStore
from backroom.server.timekeeper import Timekeeper

from .accounts import hashed, new_token
from .presence import Presence

LINK_SECONDS: Final = 7 * 86_400.0
INVITED_SECONDS: Final = 7 * 86_400.0
MOST_TIES: Final = 300
MOST_LISTED: Final = 300
MOST_BLOCKED: Final = 200
MOST_INVITED: Final = 30
MOST_TABLES: Final = 60
MILLI: Final = 1000


class Friends:
    """Ties people, and tells each what they may know of the others."""

    def __init__(self, store: FriendStore, presence: Presence, time: Timekeeper) -> None:
        self._store = store
        self._presence = presence
        self._time = time

    async def listed(self, person: str) -> wire.Friends:
        """Everybody a person is tied to, those who are on first."""
        circle = await self._store.circle(person, MOST_LISTED)
        on = {one.person.id for one in circle.friends if self._is_on(one)}
        seatings = await self._seatings(sorted(on), person)
        friends = [
            wire.Friend(id, name, id in on, seatings.get(id, []))
            for (id, name), _, _ in circle.friends
        ]
        return wire.Friends(
            friends=sorted(friends, key=lambda one: not one.on),
            asking=[_acquaintance(one.person) for one in circle.asking],
            asked=[_acquaintance(one.person) for one in circle.asked],
            blocked=[_acquaintance(one) for one in circle.blocked],
            met=[_acquaintance(one) for one in circle.met],
            invitations=await self.invitations(person),
            hidden=circle.hidden,
        )

    async def show(self, person: str, other: str) -> wire.Person:
        """Somebody with an account as another sees them; guests have no such page."""
        profile = await self._profile(other)
        bond = await self._store.bond(person, other)
        on, tables = False, list[wire.Seating]()
        if bond.friends or person == other:
            on = person == other or self._presence.is_on(other, profile.seen)
            tables = (await self._seatings([other], person)).get(other, []) if on else []
        return wire.Person(
            person=other,
            name=profile.person.name,
            since=round(profile.created * MILLI),
            relation="self" if person == other else _relation(bond),
            blocked=bond.blocks,
            on=on,
            tables=tables,
        )

    async def ask(self, person: str, other: str) -> wire.Person:
        """Somebody wants a friend, or agrees to be one."""
        await self._check_account(person)
        if person == other:
            raise NotNow("friend-self")
        if not await self._store.have_met(person, other):
            raise NotFound("no-such-person", {"person": other})
        if await self._store.profile(other) is None:
            raise NotNow("friend-guest")
        bond = await self._store.bond(person, other)
        if bond.blocks:
            raise NotNow("friend-blocked")
        if not bond.friends and not bond.asked:
            await self._check_room(person)
            await self._store.ask(person, other, self._time.wall())
        return await self.show(person, other)

    async def part(self, person: str, other: str) -> None:
        """Friends no more, or never: a request is withdrawn or declined in the same way."""
        await self._store.part(person, other)

    async def make_link(self, person: str) -> tuple[str, float]:
        """The token of a link that makes friends, and for how many seconds it works."""
        await self._check_account(person)
        token = new_token()
        await self._store.keep_link(person, hashed(token), self._time.wall() + LINK_SECONDS)
        return token, LINK_SECONDS

    async def read_link(self, token: str) -> Person:
        """Whose link it is."""
        owner = await self._store.link_owner(hashed(token), self._time.wall())
        if owner is None:
            raise NotFound("no-such-link")
        return owner

    async def use_link(self, person: str, token: str) -> wire.Person:
        """Become friends: the other agreed by handing out the link."""
        await self._check_account(person)
        owner = await self.read_link(token)
        if owner.id == person:
            raise NotNow("friend-self")
        bond = await self._store.bond(person, owner.id)
        if bond.blocks:
            raise NotNow("friend-blocked")
        if bond.blocked:
            raise NotFound("no-such-link")
        if not bond.friends:
            await self._check_room(person)
            await self._check_room(owner.id)
            await self._store.befriend(person, owner.id, self._time.wall())
        return await self.show(person, owner.id)

    async def block(self, person: str, other: str, on: bool) -> None:
        """Want nothing of somebody any more, or let them be a stranger again."""
        await self._check_account(person)
        if person == other:
            raise NotNow("friend-self")
        if on:
            circle = await self._store.circle(person, MOST_BLOCKED)
            if len(circle.blocked) >= MOST_BLOCKED:
                raise TooMany("enough-blocked")
            if not await self._knows(person, other):
                raise NotFound("no-such-person", {"person": other})
        await self._store.block(person, other, on)

    async def hide(self, person: str, hidden: bool) -> None:
        """Let nobody know whether a person is on, or friends again."""
        await self._check_account(person)
        await self._store.hide(person, hidden)

    async def check_friends(self, person: str, other: str) -> None:
        """Refuse what only friends may do."""
        await self._check_account(person)
        if not (await self._store.bond(person, other)).friends:
            raise NotAllowed("not-friends")

    async def invite(self, table: str, person: str, friend: str) -> None:
        """Keep that a friend is wanted at a table; once is as good as twice."""
        now = self._time.wall()
        if not await self._store.invite(table, friend, person, now, MOST_INVITED):
            raise TooMany("enough-invited")

    async def invitations(self, person: str) -> list[wire.Invitation]:
        """What a person is invited to, newest first."""
        since = self._time.wall() - INVITED_SECONDS
        return [
            wire.Invitation(
                table=one.table.id,
                game=one.table.game,
                seats=one.table.seats,
                by=_acquaintance(one.by),
                at=round(one.at * MILLI),
            )
            for one in await self._store.invitations(person, since)
        ]

    async def decline(self, table: str, person: str) -> None:
        """Do not want to be at a table; who asked is told nothing."""
        await self._store.drop_invitation(table, person)

    async def _profile(self, person: str) -> Profile:
        profile = await self._store.profile(person)
        if profile is None:
            raise NotFound("no-such-person", {"person": person})
        return profile

    async def _check_account(self, person: str) -> None:
        if await self._store.profile(person) is None:
            raise NotAllowed("friends-need-account")

    async def _check_room(self, person: str) -> None:
        if await self._store.count_ties(person) >= MOST_TIES:
            raise TooMany("enough-friends", {"most": str(MOST_TIES)})

    async def _knows(self, person: str, other: str) -> bool:
        """Whether somebody may be blocked: a guest must have been met."""
        is_known = await self._store.profile(other) is not None
        return is_known or await self._store.have_met(person, other)

    def _is_on(self, tie: Tie) -> bool:
        return self._presence.is_on(tie.person.id, tie.seen)

    async def _seatings(self, people: list[str], reader: str) -> dict[str, list[wire.Seating]]:
        """Where these play now and the reader may watch, or plays along."""
        found: dict[str, list[wire.Seating]] = {}
        for one, doc in await self._store.live_tables(people, MOST_TABLES):
            if _may_watch(doc, reader):
                names = [chair.name for chair in doc.chairs]
                found.setdefault(one, []).append(wire.Seating(doc.id, doc.game, names))
        return found


def _may_watch(doc: TableDoc, person: str) -> bool:
    if person in doc.unwelcome:
        return False
    if doc.club:
        return bool(doc.seats_of(person))
    return doc.access != "private" or person in doc.guests or bool(doc.seats_of(person))


def _relation(bond: Bond) -> wire.Relation:
    if bond.friends:
        return "friend"
    if bond.asks and not bond.blocks:
        return "asks"
    return "asked" if bond.asked else "stranger"


def _acquaintance(person: Person) -> wire.Acquaintance:
    return wire.Acquaintance(person.id, person.name)
