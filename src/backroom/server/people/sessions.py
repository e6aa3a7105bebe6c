"""Sessions: whose device it is, remembered between requests, and who is not welcome."""

from typing import Final

from backroom.server.refusals import NotAllowed
from backroom.server.storage.interfaces import PeopleStore
from backroom.server.storage.records import Person
from backroom.server.timekeeper import Timekeeper

MOST_KEPT: Final = 20_000


class Sessions:
    """People by the hash of their session's token, and the bans that keep them out."""

    def __init__(self, store: PeopleStore, time: Timekeeper) -> None:
        self._store = store
        self._time = time
        self._known: dict[str, Person] = {}
        self._banned: set[str] = set()

    async def read_bans(self) -> None:
        """Learn who is banned; done once, before anybody is let in."""
        self._banned = await self._store.banned()

    async def find(self, session: str, address: str) -> Person | None:
        """Whose session it is; who is banned is refused, by person and by address."""
        person = await self._person(session) if session else None
        if address in self._banned or (person and person.id in self._banned):
            raise NotAllowed("banned")
        return person

    async def ban(self, target: str, on: bool) -> None:
        """Keep a person or an address out from now on, or let them in again."""
        await self._store.ban(target, on)
        (self._banned.add if on else self._banned.discard)(target)

    def rename(self, person: str, name: str) -> None:
        """Let the sessions in memory know a person's new name."""
        for session, known in self._known.items():
            if known.id == person:
                self._known[session] = Person(person, name)

    def drop(self, person: str, session: str | None = None) -> None:
        """Remember a person's sessions no more, or one of them."""
        for known in [one for one, who in self._known.items() if who.id == person]:
            if session in (None, known):
                del self._known[known]

    async def _person(self, session: str) -> Person | None:
        if session in self._known:
            return self._known[session]
        person = await self._store.find_session(session, self._time.wall())
        if person is not None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            self._known[session] = person
        return person
