"""Matches in a cupboard: headings at hand, logs and analyses fetched when asked for."""

from typing import Final

from backroom.server.storage.records import JournalLine, MatchHeading

from .cupboard import Change, Shelves, put

PREFIX: Final = "match/"


class LocalMatches:
    """Matches of one browser; what is promised stands in `storage.interfaces.MatchStore`."""

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves

    async def ids(self) -> list[str]:
        """Every match, oldest first."""
        return [one.id for one in _headings(self._shelves)]

    async def find(self, id: str) -> MatchHeading | None:
        """One match's heading, if there is such a match."""
        return self._shelves.find(PREFIX + id, MatchHeading)

    async def find_many(self, ids: list[str]) -> dict[str, MatchHeading]:
        """The headings of those of these matches that there are."""
        found = {id: await self.find(id) for id in ids}
        return {id: heading for id, heading in found.items() if heading is not None}

    async def lines(self, match: str) -> list[JournalLine]:
        """The log of a match, in order."""
        return await self._shelves.fetch(f"line/{match}/", JournalLine)

    async def read(self, id: str) -> tuple[MatchHeading, list[JournalLine]] | None:
        """A match's heading and log as of one moment."""
        lines = await self.lines(id)
        heading = await self.find(id)
        return None if heading is None else (heading, lines)

    async def of_person(self, person: str, most: int | None) -> list[tuple[MatchHeading, int]]:
        """What a person played and in which seat, the latest first."""
        latest = reversed(_headings(self._shelves))
        seats = ((one, seat) for one in latest for seat in range(one.seats))
        return [(one, seat) for one, seat in seats if one.people[seat] == person][:most]

    async def share(self, match: str) -> None:
        """Let whoever has the link see a match."""
        heading = await self.find(match)
        if heading is not None:
            await self._shelves.write(keep_heading(heading._replace(shared=True)))

    async def find_analysis(self, match: str, seat: int) -> bytes | None:
        """What was found in a match with the eyes of a seat."""
        found = await self._shelves.fetch(_analysis_key(match, seat), bytes)
        return found[0] if found else None

    async def keep_analysis(self, match: str, seat: int, data: bytes) -> None:
        """Keep what was found in a match with the eyes of a seat."""
        await self._shelves.write(put(_analysis_key(match, seat), data))


def _headings(shelves: Shelves) -> list[MatchHeading]:
    """Every heading, the oldest match first."""
    found = [heading for _, heading in shelves.each(PREFIX, MatchHeading)]
    return sorted(found, key=lambda one: one.started)


def _analysis_key(match: str, seat: int) -> str:
    return f"analysis/{match}/{seat}"


def keep_heading(heading: MatchHeading) -> Change:
    """What writes down a match as it is now."""
    return put(PREFIX + heading.id, heading)


def keep_line(line: JournalLine) -> Change:
    """What writes down a new line of a match; keys have the order of the log."""
    return put(f"line/{line.match}/{line.seq:06}", line, is_new=True)


def without_person(shelves: Shelves, person: str, name: str) -> list[Change]:
    """What puts another name wherever a person's stands in a match."""
    changes = []
    for heading in _headings(shelves):
        if person in heading.people:
            both = zip(heading.names, heading.people, strict=True)
            names = [name if who == person else old for old, who in both]
            people = [None if who == person else who for who in heading.people]
            changes.append(keep_heading(heading._replace(names=names, people=people)))
    return changes
