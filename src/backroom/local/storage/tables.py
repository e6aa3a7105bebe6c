"""Tables and the chat at them in a cupboard, and the journal that writes about them."""

from typing import Final, NamedTuple

from backroom.server.storage.documents import TableDoc
from backroom.server.storage.records import (
    ChatLine,
    JournalLine,
    MatchHeading,
    MatchResult,
    Standing,
    StoredTable,
)
from backroom.server.timekeeper import Timekeeper

from .cupboard import Change, Shelves, put
from .matches import LocalMatches, keep_heading, keep_line

PREFIX: Final = "table/"


class _Kept(NamedTuple):
    """A table and when it last changed."""

    updated: float
    doc: TableDoc


class LocalTables:
    """Tables of one browser; what is promised stands in `storage.interfaces.TableStore`."""

    def __init__(self, shelves: Shelves, matches: LocalMatches) -> None:
        self._shelves = shelves
        self._matches = matches

    async def clocked(self) -> list[str]:
        """The tables with a match under way and a clock, those that changed last first."""
        on = (one.doc for one in _tables(self._shelves) if one.doc.status == "playing")
        return [doc.id for doc in on if doc.live_clock > 0]

    async def playing(self, after: str, most: int) -> list[Standing]:
        """The next few tables with a match under way and no clock, by id."""
        on = (one.doc for one in _tables(self._shelves) if one.doc.status == "playing")
        some = sorted((doc for doc in on if doc.id > after), key=lambda doc: doc.id)
        calm = [doc for doc in some if not doc.live_clock][:most]
        return [Standing(doc, await self._newest(doc.match)) for doc in calm]

    async def read(self, ids: list[str], most_chat: int) -> list[StoredTable]:
        """All that these tables are brought back from."""
        stored = []
        for doc in [one for id in ids if (one := await self.find(id)) is not None]:
            heading, lines = await self._matches.read(doc.match or "") or (None, [])
            said = [line for _, line in self._shelves.each(f"chat/{doc.id}/", ChatLine)]
            stored.append(StoredTable(doc, heading, lines, said[-most_chat:], []))
        return stored

    async def due(self, at: float, most: int) -> list[str]:
        """Tables by the day where something is due by now, those due longest first."""
        docs = (one.doc for one in _tables(self._shelves) if 0 < one.doc.due <= at)
        return [doc.id for doc in sorted(docs, key=lambda doc: doc.due)][:most]

    async def standing_of(self, person: str, most: int) -> list[Standing]:
        """The tables that are not over where a person sits, with what was played last."""
        mine = [doc for doc in await self.of_person(person, None) if doc.status != "over"]
        return [Standing(doc, await self._newest(doc.match)) for doc in mine[:most]]

    async def find(self, id: str) -> TableDoc | None:
        """One table, if there is such a table."""
        kept = self._shelves.find(PREFIX + id, _Kept)
        return None if kept is None else kept.doc

    async def of_person(self, person: str, most: int | None) -> list[TableDoc]:
        """The tables that are not closed where a person sits, those changed last first."""
        mine = (one.doc for one in _tables(self._shelves) if person in one.doc.seated())
        return [doc for doc in mine if doc.status != "closed"][:most]

    async def find_chat(self, table: str, key: str) -> ChatLine | None:
        """The line of chat that was sent to a table with a key."""
        said = self._shelves.each(f"chat/{table}/", ChatLine)
        return next((line for _, line in said if line.key == key), None)

    async def _newest(self, match: str | None) -> JournalLine | None:
        lines = await self._matches.lines(match) if match else []
        return lines[-1] if lines else None


class LocalJournal:
    """The journal of one browser; what is promised stands in `storage.interfaces.Journal`."""

    def __init__(self, shelves: Shelves, time: Timekeeper) -> None:
        self._shelves = shelves
        self._time = time

    async def save_table(self, doc: TableDoc) -> None:
        """Keep a table as it is now."""
        await self._shelves.write(self._table(doc))

    async def begin_match(
        self, doc: TableDoc, heading: MatchHeading, line: JournalLine
    ) -> None:
        """Keep a new match with its first line, and its table."""
        await self._shelves.write(keep_heading(heading), keep_line(line), self._table(doc))

    async def append(self, table: str, line: JournalLine, doc: TableDoc | None = None) -> None:
        """Keep the next line of a match, and its table if that changed, too."""
        changed = [] if doc is None else [self._table(doc)]
        await self._shelves.write(keep_line(line), *changed)

    async def end_match(self, doc: TableDoc, line: JournalLine, result: MatchResult) -> None:
        """Keep the last line of a match, its result, and its table."""
        heading = self._shelves.find(f"match/{line.match}", MatchHeading)
        ended = [] if heading is None else [keep_heading(heading._replace(**result._asdict()))]
        await self._shelves.write(*ended, keep_line(line), self._table(doc))

    async def add_chat(self, line: ChatLine) -> None:
        """Keep a line of chat."""
        await self._shelves.write(_keep_chat(line))

    def _table(self, doc: TableDoc) -> Change:
        return put(PREFIX + doc.id, _Kept(self._time.wall(), doc))


def _tables(shelves: Shelves) -> list[_Kept]:
    """Every table, those that changed last first."""
    found = [kept for _, kept in shelves.each(PREFIX, _Kept)]
    return sorted(found, key=lambda one: -one.updated)


def _keep_chat(line: ChatLine) -> Change:
    return put(f"chat/{line.table}/{line.number:06}", line)


def without_person(shelves: Shelves, person: str, name: str) -> list[Change]:
    """What puts another name wherever a person's stands at a table, chat included."""
    changes = []
    for kept in _tables(shelves):
        kept.doc.forget(person, name)
        changes.append(put(PREFIX + kept.doc.id, kept))
    for _, line in shelves.each("chat/", ChatLine):
        if line.person == person:
            changes.append(_keep_chat(line._replace(name=name)))
    return changes
