"""What people did in their matches, in a cupboard: a sum for each person and game."""

from backroom.server.storage.deeds import Done, Merge

from .cupboard import Change, Shelves, drop, put
from .matches import LocalMatches


class LocalDeeds:
    """Deeds of one browser; what is promised stands in `storage.deeds.DeedStore`."""

    def __init__(self, shelves: Shelves, matches: LocalMatches) -> None:
        self._shelves = shelves
        self._matches = matches

    async def waiting(self, most: int) -> list[str]:
        """The next matches that are over and were not counted yet, the oldest first."""
        counted = {id for id, _ in self._shelves.each("counted/", int)}
        new = [id for id in await self._matches.ids() if id not in counted]
        found = await self._matches.find_many(new)
        return [id for id, one in found.items() if one.ended is not None][:most]

    async def enter(self, match: str, done: list[Done], merge: Merge) -> None:
        """Count a match, by what was done in each seat, unless it was counted already."""
        heading = await self._matches.find(match)
        if heading is None or self._shelves.find(f"counted/{match}", int) is not None:
            return
        changes = [put(f"counted/{match}", self._newest() + 1)]
        sums: dict[str, Done] = {}
        for person, one in zip(heading.people, done, strict=True):
            if person is not None:
                key = f"deeds/{person}/{heading.game}"
                before = sums.get(key) or self._shelves.find(key, Done) or {}
                sums[key] = merge(heading.game, before, one)
        await self._shelves.write(*changes, *(put(key, one) for key, one in sums.items()))

    async def counted(self, after: int, most: int) -> list[tuple[int, str]]:
        """The next matches in the order in which they were counted, with their numbers."""
        found = sorted((number, id) for id, number in self._shelves.each("counted/", int))
        return [one for one in found if one[0] > after][:most]

    async def replace(self, last: int, sums: dict[tuple[str, str], Done]) -> bool:
        """Put sums in the place of all that are kept, unless more was counted since."""
        if self._newest() != last:
            return False
        old = [drop(f"deeds/{key}") for key, _ in self._shelves.each("deeds/", Done)]
        new = [
            put(f"deeds/{person}/{game}", done)
            for (person, game), done in sums.items()
            if self._shelves.find(f"person/{person}", str) is not None
        ]
        await self._shelves.write(*old, *new)
        return True

    async def find(self, person: str) -> dict[str, Done]:
        """What a person did, by game."""
        return dict(self._shelves.each(f"deeds/{person}/", Done))

    def _newest(self) -> int:
        return max((number for _, number in self._shelves.each("counted/", int)), default=0)


def without_person(shelves: Shelves, person: str) -> list[Change]:
    """What takes away all that a person did."""
    return [
        drop(f"deeds/{person}/{game}") for game, _ in shelves.each(f"deeds/{person}/", Done)
    ]
