"""The part of the seam to the database that is about people who wait for people."""

from typing import NamedTuple, Protocol


class Wait(NamedTuple):
    """Somebody waits for a table; `table` is where they were seated, empty until then.

    With `patience` bots take the empty chairs after so many seconds; None is never. `seen` is
    when the page where they wait was last heard of, which only counts live.
    """

    person: str
    game: str
    pace: str
    rated: bool
    least: int
    most: int
    patience: float | None
    strength: float
    since: float
    seen: float
    table: str = ""
    seated: float | None = None


class Crowd(NamedTuple):
    """Those who wait, with their names by id, and the pairs that do not sit together."""

    waits: list[Wait]
    names: dict[str, str]
    apart: list[tuple[str, str]]


class Lately(NamedTuple):
    """How many wait for the same, and how long those waited who were seated last."""

    waiting: int
    waited: list[float]


class PairingStore(Protocol):
    """Who waits for a table, on whatever node, and how long others waited lately."""

    async def enter(self, wait: Wait) -> Wait:
        """Keep a wait, in place of one for the same game and pace, and live of any other.

        Whoever already waits for the same keeps their turn. Gives the wait as it is kept.
        """
        ...

    async def leave(self, person: str, game: str, pace: str) -> None:
        """Forget a wait, whether somebody was seated or not."""
        ...

    async def leave_all(self, person: str) -> None:
        """Forget everything that a person waits for."""
        ...

    async def of_person(self, person: str) -> list[Wait]:
        """What a person waits for, and where they were seated."""
        ...

    async def note_here(self, people: list[str], at: float) -> None:
        """Keep that the pages where these wait are open."""
        ...

    async def waiting(self, here_since: float, most: int) -> Crowd:
        """Those who wait longest, so many of each kind; live those alone who are there."""
        ...

    async def claim(self, waits: list[Wait], table: str, at: float) -> bool:
        """Keep that these are seated at a table; False if one of them waits no more."""
        ...

    async def release(self, table: str) -> None:
        """Let those who were to sit at a table wait on: there is none."""
        ...

    async def seated_since(self, at: float) -> list[str]:
        """Those who were seated since then, by any node."""
        ...

    async def lately(self, game: str, pace: str, rated: bool, since: float) -> Lately:
        """How many wait, and how long the last who were seated since then had waited."""
        ...

    async def tidy(self, gone_since: float, now: float) -> None:
        """Forget those whose page was closed, and what is old; nobody stays between tables.

        Who was to be seated by a node that died before there was a table waits on.
        """
        ...
