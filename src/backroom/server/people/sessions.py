"""Sessions: whose device it is, remembered between requests, and who is not welcome."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from backroom.server.addresses import household
from backroom.server.refusals import NotAllowed
from backroom.server.storage.interfaces import PeopleStore
from backroom.server.storage.records import Person
from backroom.server.timekeeper import Timekeeper

MOST_KEPT: Final = 20_000
# So often the database is asked again, and told that a session is still in use.
RENEWAL: Final = 3600.0


class _Known(NamedTuple):
    """Whose session it is, and until when that is believed without asking."""

    person: Person
    until: float


class Sessions:
    """People by the hash of their session's token, and the bans that keep them out."""

    def __init__(
        self,
        store: PeopleStore,
        time: Timekeeper,
        lifetime: float,
        why_banned: Callable[[str], Awaitable[str]] | None = None,
    ) -> None:
        self._why_banned = why_banned
        self._store = store
        self._time = time
        self._lifetime = lifetime
        self._known: dict[str, _Known] = {}
        self._banned: set[str] = set()

    async def read_bans(self) -> None:
        """Learn who is banned; done once, before anybody is let in."""
        self._banned = await self._store.banned()

    async def find(self, session: str, address: str) -> Person | None:
        """Whose session it is; who is banned is refused, by person and by address."""
        person = await self._person(session) if session else None
        if household(address) in self._banned or (person and person.id in self._banned):
            raise await self._ban_of(person)
        return person

    async def _ban_of(self, person: Person | None) -> NotAllowed:
        """Why somebody is not let in, with the reason if one was written down for them."""
        if person is not None and self._why_banned is not None:
            reason = await self._why_banned(person.id)
            if reason:
                return NotAllowed("banned-because", {"reason": reason})
        return NotAllowed("banned")

    async def ban(self, target: str, on: bool) -> None:
        """Keep a person or a household out from now on, or let them in again."""
        await self._store.ban(household(target), on)
        self.note_ban(target, on)

    def note_ban(self, target: str, on: bool) -> None:
        """Remember a ban, or its end, that the database has already."""
        (self._banned.add if on else self._banned.discard)(household(target))

    def drop_all(self) -> None:
        """Remember nobody: whoever comes is asked for in the database."""
        self._known.clear()

    def rename(self, person: str, name: str) -> None:
        """Let the sessions in memory know a person's new name."""
        for session, known in self._known.items():
            if known.person.id == person:
                self._known[session] = known._replace(person=Person(person, name))

    def drop(self, person: str, session: str | None = None, but: str | None = None) -> None:
        """Remember a person's sessions no more, or one of them, or all but one."""
        for known in [one for one, who in self._known.items() if who.person.id == person]:
            if session in (None, known) and known != but:
                del self._known[known]

    async def _person(self, session: str) -> Person | None:
        now = self._time.wall()
        known = self._known.get(session)
        if known is not None and now < known.until:
            return known.person
        self._known.pop(session, None)
        person = await self._store.find_session(session, now, now - self._lifetime)
        if person is not None:
            if len(self._known) >= MOST_KEPT:
                del self._known[next(iter(self._known))]
            self._known[session] = _Known(person, now + min(RENEWAL, self._lifetime))
        return person
