"""The part of the seam to the database that is about what people did in their matches."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

# What somebody did in matches of a game, by the key of each deed.
Done: TypeAlias = dict[str, int]
# Takes what was done in another match of a game to what was done before.
Merge: TypeAlias = Callable[[str, Done, Done], Done]


class DeedStore(Protocol):
    """What people did in all their matches, by game; each match is counted once."""

    async def waiting(self, most: int) -> list[str]:
        """The next matches that are over and were not counted yet, the oldest first."""
        ...

    async def enter(self, match: str, done: list[Done], merge: Merge) -> None:
        """Count a match, by what was done in each seat, unless it was counted already."""
        ...

    async def counted(self, after: int, most: int) -> list[tuple[int, str]]:
        """The next matches in the order in which they were counted, with their numbers."""
        ...

    async def replace(self, last: int, sums: dict[tuple[str, str], Done]) -> bool:
        """Put sums by person and game in the place of all that are kept.

        Nothing is done, and False given, if more than the matches up to `last` were counted.
        Whoever is not known any more is left out.
        """
        ...

    async def find(self, person: str) -> dict[str, Done]:
        """What a person did, by game."""
        ...
