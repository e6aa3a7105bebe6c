"""A table as it is kept: plain data that is saved whole whenever it changes."""

from dataclasses import dataclass, field

import msgspec

from backroom.server import wire


@dataclass
class Chair:
    """Who has a place: a person, a bot of a level, or nobody.

    `stand_in`: a bot plays for the person. `left`: the person will not come back. By the day,
    `until` is when the time for the open question is up, 0 when nothing is asked.
    """

    person: str | None = None
    name: str = ""
    level: str | None = None
    ready: bool = False
    nonce: str = ""
    stand_in: bool = False
    left: bool = False
    until: float = 0.0

    @property
    def is_free(self) -> bool:
        """Whether anybody may still take this chair."""
        return self.person is None and self.level is None

    @property
    def bot_plays(self) -> bool:
        """A bot answers for this chair."""
        return self.level is not None or self.stand_in or self.left


@dataclass
class TableDoc:
    """All about a table but its match's log; `seed` is secret until the match is over.

    A table by the day sleeps until it is `due`: 0 when nothing is. `evening` is the one whose
    round is played here, if any; a table for a `club` is open to its members alone.
    """

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
    used: float = 0.0
    due: float = 0.0
    unwelcome: list[str] = field(default_factory=list)
    guests: list[str] = field(default_factory=list)
    tempo: wire.Tempo = "brisk"
    rated: bool = False
    patient: bool = False
    evening: str = ""
    club: str = ""

    @property
    def is_by_day(self) -> bool:
        """Whether a decision has hours or days, so that the table may sleep meanwhile."""
        return self.pace == "day"

    @property
    def live_clock(self) -> float:
        """The seconds for a decision at a table that is awake while they run; -1 by the day."""
        return -1.0 if self.is_by_day else self.clock

    @property
    def due_while_played(self) -> float | None:
        """When the table is to be woken, if it is: only while its match is played."""
        return self.due if self.due and self.status == "playing" else None

    def seats_of(self, person: str) -> list[int]:
        """The chairs a person may play for."""
        named = enumerate(self.chairs)
        return [seat for seat, chair in named if chair.person == person and not chair.left]

    def seated(self) -> list[str]:
        """The people who have a chair and did not leave it, each once."""
        return sorted({one.person for one in self.chairs if one.person and not one.left})

    def knows(self, person: str) -> bool:
        """Whether a person has a chair here, or had one and left."""
        return any(chair.person == person for chair in self.chairs)

    def mentioned(self) -> list[str]:
        """Everybody whose chair this is or was, and every guest, each once."""
        return sorted({one.person for one in self.chairs if one.person} | set(self.guests))

    def forget(self, person: str, name: str) -> None:
        """Give the chairs that are or were a person's another name; they are no guest."""
        for chair in self.chairs:
            if chair.person == person:
                chair.name = name
        self.guests = [one for one in self.guests if one != person]


def write_doc(doc: TableDoc) -> bytes:
    """A table as it is stored."""
    return msgspec.json.encode(doc)


def read_doc(data: bytes) -> TableDoc:
    """A table from its stored form."""
    return msgspec.json.decode(data, type=TableDoc)
