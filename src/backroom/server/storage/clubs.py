"""The part of the seam to the database that is about clubs."""

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol, TypeAlias

from .documents import TableDoc
from .records import ChatLine, MatchHeading, Person

# What became of somebody who wants to join: a full club and too many clubs are refused.
Joining: TypeAlias = Literal["joined", "full", "enough"]


class Club(NamedTuple):
    """A private group; whoever has an account and the token of its `link` can join."""

    id: str
    name: str
    game: str
    owner: str
    link: str
    created: float


class Member(NamedTuple):
    """Somebody in a club as another sees them; `seen` is None of who hides, or hides from them.

    Where one of the two has blocked the other, neither knows when the other is on.
    """

    person: Person
    since: float
    seen: float | None


class Membership(NamedTuple):
    """A club that a person is in, how many are, and how many of its tables are open."""

    club: Club
    members: int
    tables: int


class Score(NamedTuple):
    """What somebody has in the standings of a club."""

    points: float
    won: int
    played: int

    def and_also(self, other: "Score") -> "Score":
        """What both scores come to together."""
        return Score(
            self.points + other.points, self.won + other.won, self.played + other.played
        )


class Scored(NamedTuple):
    """In which season a match counts, and what each seat gets for it."""

    season: str
    seats: list[Score]


# What a match that is over is worth; None if it counts for nobody.
Worth: TypeAlias = Callable[[MatchHeading], Scored | None]


class ClubScores(NamedTuple):
    """The standings of a season as they are kept, all as of one moment.

    `first` is the first season of the club that is kept, if any; `matches` are counted by
    game, `scores` are by game and person, `waiting` are the matches of any season that are
    over and not summed yet, and `names` are those of everybody who is known.
    """

    first: str
    matches: dict[str, int]
    scores: dict[str, dict[str, Score]]
    waiting: list[MatchHeading]
    names: dict[str, str]


class ClubStore(Protocol):
    """Clubs: who belongs to them, what is said there, and what is played at their tables."""

    async def add(self, club: Club, most_clubs: int) -> bool:
        """Keep a new club with its owner in it; False if they are in so many clubs already."""
        ...

    async def find(self, id: str) -> Club | None:
        """One club, if there is such a club."""
        ...

    async def by_link(self, link: str) -> Club | None:
        """The club whose link has this token."""
        ...

    async def of_person(self, person: str) -> list[Membership]:
        """The clubs a person is in, by name."""
        ...

    async def is_member(self, club: str, person: str) -> bool:
        """Whether a person is in a club; nobody is in one that does not exist."""
        ...

    async def members(self, club: str, reader: str) -> list[Member]:
        """Everybody in a club as one of them sees the others, by name."""
        ...

    async def join(
        self, club: str, person: str, at: float, most_members: int, most_clubs: int
    ) -> Joining:
        """Keep that a person is in a club; who is already stays so."""
        ...

    async def leave(self, club: str, person: str, link: str) -> None:
        """Keep that a person is in a club no more; with a link, that this is its link now.

        Who has been in it longest owns what they owned, if anybody not banned does; a club
        with nobody in it is gone.
        """
        ...

    async def pass_on(self, person: str) -> None:
        """Let others own what a person owns, as when they leave, though they stay in it.

        Where there is nobody else, or nobody who is not banned, they stay the owner.
        """
        ...

    async def hand_over(self, club: str, person: str) -> bool:
        """Keep that another member owns a club; False if they are not in it."""
        ...

    async def change(self, club: str, name: str, game: str) -> None:
        """Keep another name and another favourite game of a club."""
        ...

    async def renew_link(self, club: str, link: str) -> None:
        """Keep another link of a club: the one before opens nothing any more."""
        ...

    async def drop(self, club: str) -> None:
        """Delete a club with its talk and standings; the matches stay, each for itself."""
        ...

    async def note_table(self, club: str, table: str) -> None:
        """Keep that a table is a club's; once is as good as twice."""
        ...

    async def tables(self, club: str, most: int) -> list[TableDoc]:
        """The tables of a club that gather or play, those changed last first."""
        ...

    async def say(
        self, club: str, person: Person, key: str, text: str, at: float, most: int
    ) -> str:
        """Keep a line of talk, and only so many of the last; gives what this key stands for."""
        ...

    async def said(self, club: str) -> list[ChatLine]:
        """The last lines of talk in a club, the oldest first."""
        ...

    async def settle(self, most: int, worth: Worth) -> int:
        """Take the next matches that are over into the standings of their clubs.

        Gives how many were looked at, also those of no club; each is taken in once.
        """
        ...

    async def scores(self, club: str, season: str) -> ClubScores:
        """What is kept of a season, and what is to be added to it."""
        ...

    async def summed(self) -> list[str]:
        """Every club, also those that are gone and of which a sum is left."""
        ...

    async def sum_anew(self, club: str) -> int:
        """Forget the sums of a club, so that all its matches are taken in again; how many."""
        ...
