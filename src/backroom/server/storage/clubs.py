"""The part of the seam to the database that is about clubs."""

from typing import Literal, NamedTuple, Protocol, TypeAlias

from .documents import TableDoc
from .evenings import Outcome
from .records import ChatLine, Person

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


class ClubMatch(NamedTuple):
    """A match that ended at a table of a club."""

    game: str
    outcome: Outcome


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

        Who has been in it longest owns what they owned; a club with nobody in it is gone.
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
        """Delete a club with what was said there; the matches stay, each for itself."""
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

    async def played(self, club: str, since: float, until: float) -> list[ClubMatch]:
        """What two or more people played to its end at a club's tables in that time."""
        ...

    async def first_played(self, club: str) -> float | None:
        """When the first match at a club's tables ended."""
        ...
