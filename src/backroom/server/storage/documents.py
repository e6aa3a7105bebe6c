"""A table as it is kept: plain data that is saved whole whenever it changes."""

import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

import msgspec

from backroom.server import wire
from backroom.server.ids import new_id
from backroom.server.matches import fairness

from .journal import Statement

SAVE: Final = "INSERT OR REPLACE INTO tables (id, status, doc, updated) VALUES (?, ?, ?, ?)"
UNSEAT: Final = "DELETE FROM sitters WHERE table_id = ?"
SEAT: Final = "INSERT INTO sitters (person, table_id) VALUES (?, ?)"
NO_VOTES: Final[Mapping[int, int]] = MappingProxyType({})


@dataclass
class Chair:
    """Who has a place: a person, a bot of a level, or nobody.

    `stand_in`: a bot plays for the person. `left`: the person will not come back.
    """

    person: str | None = None
    name: str = ""
    level: str | None = None
    ready: bool = False
    nonce: str = ""
    stand_in: bool = False
    left: bool = False

    @property
    def is_free(self) -> bool:
        """Nobody sits here."""
        return self.person is None and self.level is None

    @property
    def bot_plays(self) -> bool:
        """A bot answers for this chair."""
        return self.level is not None or self.stand_in or self.left


@dataclass
class TableDoc:
    """All about a table but its match's log; `seed` is secret until the match is over."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    access: wire.Access
    pace: wire.Pace
    clock: float
    window: float
    device: bool
    host: str
    chairs: list[Chair]
    seed: str
    invite: str
    status: wire.Status = "gathering"
    match: str | None = None
    resumed: float = 0.0
    unwelcome: list[str] = field(default_factory=list)
    guests: list[str] = field(default_factory=list)

    def seats_of(self, person: str) -> list[int]:
        """The chairs a person may play for."""
        named = enumerate(self.chairs)
        return [seat for seat, chair in named if chair.person == person and not chair.left]

    def knows(self, person: str) -> bool:
        """Whether a person has a chair here, or had one and left."""
        return any(chair.person == person for chair in self.chairs)

    def forget(self, person: str, name: str) -> None:
        """The chairs that are or were a person's bear another name; they are no guest."""
        for chair in self.chairs:
            if chair.person == person:
                chair.name = name
        self.guests = [one for one in self.guests if one != person]

    def save(self) -> list[Statement]:
        """The statements that keep it as it is now."""
        seated = sorted({one.person for one in self.chairs if one.person and not one.left})
        return [
            (SAVE, (self.id, self.status, msgspec.json.encode(self), time.time())),
            (UNSEAT, (self.id,)),
            *((SEAT, (person, self.id)) for person in seated),
        ]


def new_doc(order: wire.NewTable, options: dict[str, str], host: str) -> TableDoc:
    """An empty table with its first secret seed."""
    return TableDoc(
        id=new_id(),
        game=order.game,
        seats=order.seats,
        options=options,
        access=order.access,
        pace=order.pace,
        clock=0 if order.pace == "calm" else order.clock,
        window=order.window,
        device=order.device,
        host=host,
        chairs=[Chair() for _ in range(order.seats)],
        seed=fairness.new_seed(),
        invite=new_id(),
    )


def read_doc(data: bytes) -> TableDoc:
    """A table as it was kept."""
    return msgspec.json.decode(data, type=TableDoc)


def described(
    doc: TableDoc,
    result: wire.Reveal | None,
    present: Collection[str] = frozenset(),
    votes: Mapping[int, int] = NO_VOTES,
) -> wire.Table:
    """A table as everybody may see it, with who is there: no seed, no invitation.

    Nobody is at a table that is not in memory.
    """
    seated = {chair.person for chair in doc.chairs}
    return wire.Table(
        id=doc.id,
        game=doc.game,
        seats=doc.seats,
        options=doc.options,
        access=doc.access,
        pace=doc.pace,
        clock=doc.clock,
        window=doc.window,
        device=doc.device,
        status=doc.status,
        host=doc.host,
        chairs=[
            _described_chair(seat, chair, present, votes.get(seat, 0))
            for seat, chair in enumerate(doc.chairs)
        ],
        spectators=len([person for person in present if person not in seated]),
        commitment=fairness.commitment(doc.seed),
        match=doc.match,
        result=result,
    )


def _described_chair(
    seat: int, chair: Chair, present: Collection[str], votes: int
) -> wire.Chair:
    return wire.Chair(
        seat=seat,
        sitter="bot" if chair.level else "person" if chair.person else "nobody",
        person=chair.person,
        name=chair.name,
        level=chair.level,
        ready=chair.ready,
        present=chair.person in present,
        stand_in=chair.stand_in or chair.left,
        votes=votes,
    )
