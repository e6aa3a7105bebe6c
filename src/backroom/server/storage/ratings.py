"""The part of the seam to the database that is about ratings."""

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from .records import Ranked, RatedMatch, Rating, RatingStep, Surplus

# The period that never ends.
ALL_TIME: Final = "all"
# Takes in a match: changes the ratings and surpluses it is handed, by person and by person and
# opponent, and gives the rating after the match of each seat that a person had.
Judge: TypeAlias = Callable[
    [RatedMatch, dict[str, Rating], dict[tuple[str, str], Surplus]], dict[int, Rating]
]
# The periods that a moment belongs to, besides all time.
Periods: TypeAlias = Callable[[float], list[str]]


class RatingStore(Protocol):
    """What is believed of people's strength, and the rated matches that it comes from."""

    async def is_waiting(self) -> bool:
        """Whether a rated match is over that was not taken in yet."""
        ...

    async def settle(self, most: int, judge: Judge, periods: Periods) -> int:
        """Take in the next rated matches that are over; gives how many there were."""
        ...

    async def recompute(self, judge: Judge, periods: Periods, at: float) -> int:
        """Reckon all ratings anew, in the order in which matches were taken in.

        Of weeks and seasons those that are under way are kept. Gives how many matches.
        """
        ...

    async def find(self, person: str) -> dict[str, Rating]:
        """A person's ratings for all time, by game."""
        ...

    async def rank(self, game: str, period: str, person: str, least: int) -> Ranked | None:
        """Where a person stands on a leaderboard, if they do."""
        ...

    async def leaders(
        self, game: str, period: str, first: int, most: int, least: int
    ) -> list[Ranked]:
        """The next few on a leaderboard, of those with at least so many matches counted."""
        ...

    async def steps(self, person: str, game: str, most: int) -> list[RatingStep]:
        """A person's rating after each of their last matches, the oldest first."""
        ...
