"""The part of the seam to the database that is about evenings."""

from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import msgspec

from backroom.server import wire


@dataclass
class Sitting:
    """One table of a round; it has its id before it is made, so that it is made once.

    `points` are those of each person once it is over, and `match` what was played there.
    """

    table: str
    people: list[str]
    bots: int = 0
    made: bool = False
    over: bool = False
    match: str = ""
    winners: list[str] = field(default_factory=list)
    points: dict[str, float] = field(default_factory=dict)


@dataclass
class RoundDoc:
    """One round that was drawn."""

    at: float
    sittings: list[Sitting]
    byes: list[str]

    @property
    def is_over(self) -> bool:
        """Whether every table has its result."""
        return all(one.over for one in self.sittings)


@dataclass
class EveningDoc:
    """All about an evening, saved whole; people by id, so that no name has to be forgotten.

    `here` are those who take part, `gone` those who did; of a `club`'s evening its members
    can be. With `days` it is a league: a round
    begins at `due`, and the next so many days later.
    """

    id: str
    name: str
    host: str
    game: str
    options: dict[str, str]
    pace: wire.Pace
    clock: int
    least: int
    most: int
    rounds: int
    fill: str
    auto: bool
    days: int
    due: float
    seed: str
    created: float
    status: wire.EveningStatus = "gathering"
    here: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    played: list[RoundDoc] = field(default_factory=list)
    version: int = 0
    club: str = ""

    @property
    def people(self) -> list[str]:
        """Everybody who takes part or did, in the order they came."""
        return [*self.here, *self.gone]

    @property
    def is_open(self) -> bool:
        """Whether there is still something to come."""
        return self.status in ("gathering", "playing")

    def open_sittings(self) -> list[Sitting]:
        """The tables that have no result yet, in whatever round."""
        return [one for each in self.played for one in each.sittings if not one.over]


class Outcome(NamedTuple):
    """What became of a table: the first match that ended there; none if it was closed."""

    table: str
    match: str
    people: list[str | None]
    places: list[int]
    deserted: int


class EveningStore(Protocol):
    """Evenings; each is saved whole, by whoever has read its newest version."""

    async def add(self, doc: EveningDoc) -> None:
        """Keep a new evening."""
        ...

    async def find(self, id: str) -> EveningDoc | None:
        """One evening, if there is such an evening."""
        ...

    async def save(self, doc: EveningDoc) -> bool:
        """Keep an evening as it is now; False, and nothing kept, if somebody was faster."""
        ...

    async def of_person(self, person: str, most: int) -> list[EveningDoc]:
        """The evenings a person hosts or takes part in, those changed last first."""
        ...

    async def of_club(self, club: str, most: int) -> list[EveningDoc]:
        """The evenings that are for a club, those changed last first."""
        ...

    async def to_look_after(self, at: float) -> list[str]:
        """Those where a round is played, or begins by now."""
        ...

    async def outcomes(self, tables: list[str]) -> list[Outcome]:
        """What became of those of these tables that are over or closed."""
        ...

    async def drop_old(self, before: float) -> int:
        """Delete what guests hosted and nobody has changed since then; gives how many."""
        ...


def write_evening(doc: EveningDoc) -> bytes:
    """An evening as it is stored."""
    return msgspec.json.encode(doc)


def read_evening(data: bytes) -> EveningDoc:
    """An evening from its stored form."""
    return msgspec.json.decode(data, type=EveningDoc)
