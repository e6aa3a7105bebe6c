"""People in a cupboard: on one device few, and nobody to keep out."""

from typing import NamedTuple

from backroom.server.storage.records import ChatLine, Holiday, Person

from . import deeds, matches, tables
from .cupboard import Change, Shelves, drop, put


class _Session(NamedTuple):
    """Whose session it is and when it was last seen."""

    person: str
    seen: float


class _Link(NamedTuple):
    """Whose link it is and how long it can be used."""

    person: str
    expires: float


class LocalPeople:
    """People of one browser; what is promised stands in `storage.interfaces.PeopleStore`."""

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves

    async def add_person(self, person: Person, session: str, at: float) -> None:
        """Keep a new person with their first session."""
        named = put(f"person/{person.id}", person.name)
        await self._shelves.write(named, _seen(session, person.id, at))

    async def add_session(self, person: str, session: str, at: float) -> None:
        """Keep another session of a person."""
        await self._shelves.write(_seen(session, person, at))

    async def find_session(self, session: str, at: float, since: float) -> Person | None:
        """Whose session it is, if it was seen since then; now it was seen at this moment."""
        found = self._shelves.find(f"session/{session}", _Session)
        if found is not None and found.seen < since:
            await self.end_session(session)
            return None
        name = self._name(found.person) if found is not None else None
        if found is None or name is None:
            return None
        await self._shelves.write(_seen(session, found.person, at))
        return Person(found.person, name)

    async def end_session(self, session: str) -> None:
        """Forget one session, so that its cookie opens nothing any more."""
        await self._shelves.write(drop(f"session/{session}"))

    async def end_sessions(self, person: str) -> None:
        """Forget every session and link of a person."""
        await self._shelves.write(*self._without_sessions(person))

    async def is_known(self, person: str) -> bool:
        """Whether somebody has this id."""
        return self._name(person) is not None

    async def names(self, people: list[str]) -> dict[str, str]:
        """What these people are called."""
        return {one: name for one in people if (name := self._name(one)) is not None}

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""
        await self._shelves.write(put(f"person/{person}", name))

    async def forget(self, person: str, name: str) -> None:
        """Put another name wherever a person's stands, and end their sessions."""
        mutes = [
            key for key, _ in self._shelves.each("mute/", bool) if person in key.split("/")
        ]
        await self._shelves.write(
            *matches.without_person(self._shelves, person, name),
            *deeds.without_person(self._shelves, person),
            *tables.without_person(self._shelves, person, name),
            *(drop(f"mute/{key}") for key in mutes),
            *self._without_sessions(person),
            drop(f"person/{person}"),
        )

    async def add_link(self, person: str, link: str, expires: float) -> None:
        """Keep a link for another tab of a person."""
        await self._shelves.write(put(f"link/{link}", _Link(person, expires)))

    async def use_link(self, link: str, session: str, at: float) -> Person | None:
        """Turn a link that has not expired into a session, once."""
        found = self._shelves.find(f"link/{link}", _Link)
        await self._shelves.write(drop(f"link/{link}"))
        name = self._name(found.person) if found is not None and found.expires >= at else None
        if found is None or name is None:
            return None
        await self.add_session(found.person, session, at)
        return Person(found.person, name)

    async def count_sessions(self, person: str) -> int:
        """How many sessions of a person this browser keeps."""
        kept = self._shelves.each("session/", _Session)
        return sum(one.person == person for _, one in kept)

    async def end_other_sessions(self, person: str, session: str) -> None:
        """Forget every session and link of a person but this session."""
        kept = drop(f"session/{session}")
        changes = self._without_sessions(person)
        await self._shelves.write(*(one for one in changes if one != kept))

    async def add_holiday(self, holiday: Holiday) -> None:
        """Whoever plays alone needs no holiday, so none is kept."""

    async def end_holiday(self, person: str, at: float) -> None:
        """There is none that could end."""

    async def holidays(self, people: list[str], since: float) -> list[Holiday]:
        """Nobody is ever away here."""
        return []

    async def chat_of(self, person: str) -> list[ChatLine]:
        """Every line of chat that a person wrote, oldest first."""
        said = (line for _, line in self._shelves.each("chat/", ChatLine))
        return sorted((one for one in said if one.person == person), key=lambda one: one.at)

    async def muted_by(self, person: str) -> set[str]:
        """Those a person does not want to hear."""
        return {muted for muted, _ in self._shelves.each(f"mute/{person}/", bool)}

    async def mute(self, person: str, muted: str, on: bool) -> None:
        """Keep that a person hears somebody no more, or again."""
        key = f"mute/{person}/{muted}"
        await self._shelves.write(put(key, True) if on else drop(key))

    async def banned(self) -> set[str]:
        """The people and addresses that are not welcome."""
        return {target for target, _ in self._shelves.each("ban/", bool)}

    async def ban(self, target: str, on: bool) -> None:
        """Keep that a person or an address is not welcome, or is again."""
        await self._shelves.write(put(f"ban/{target}", True) if on else drop(f"ban/{target}"))

    def _name(self, person: str) -> str | None:
        return self._shelves.find(f"person/{person}", str)

    def _without_sessions(self, person: str) -> list[Change]:
        sessions = self._shelves.each("session/", _Session)
        links = self._shelves.each("link/", _Link)
        return [
            *(drop(f"session/{key}") for key, one in sessions if one.person == person),
            *(drop(f"link/{key}") for key, one in links if one.person == person),
        ]


def _seen(session: str, person: str, at: float) -> Change:
    return put(f"session/{session}", _Session(person, at))
