"""What a table is given of the house: small parts, each for one purpose."""

from collections.abc import Awaitable, Callable, Collection, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

from backroom.server import wire
from backroom.server.bots.queue import ThinkingQueue
from backroom.server.bots.thinkers import Thinkers
from backroom.server.storage.clubs import ClubStore
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.interfaces import Journal
from backroom.server.storage.records import Holiday
from backroom.server.timekeeper import Timekeeper

from .uptime import Uptime


class Tab(Protocol):
    """An open tab at a table; `number` is the newest frame of the match that it was sent."""

    person: str
    name: str
    seat: int | None
    number: int
    session: str
    address: str
    muted: Collection[str]

    def send(self, frame: wire.ServerFrame) -> None:
        """Put a frame in the tab's queue."""
        ...

    def send_bytes(self, data: bytes) -> None:
        """Put an encoded frame in the tab's queue."""
        ...

    def in_turn(self, key: str, work: Callable[[], None]) -> None:
        """Do something for the tab when its turn has come among all who watch, and once."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Close the tab's socket with a code, after what is in its queue."""
        ...


@dataclass(frozen=True)
class Pace:
    """How long things take at any table of this house, in seconds."""

    bot_pace: float
    bot_patience: float
    grace: float
    race_ack: float


@dataclass(frozen=True)
class TableServices:
    """The journal, the bots and the time, shared by all tables; and who is on holiday.

    `note_over` is told when a match is over and that is durable, and whether it was rated;
    `note_asked` which decision of a table by the day is open. `clubs` knows who is at home at
    a club's table, `still_holds` whether a table is still this process' own.
    """

    journal: Journal
    bots: Thinkers
    thinking: ThinkingQueue
    time: Timekeeper
    pace: Pace
    uptime: Uptime
    holidays: Callable[[list[str], float], Awaitable[list[Holiday]]]
    note_over: Callable[[bool], None]
    note_asked: Callable[[TableDoc, str], Coroutine[Any, Any, None]]
    clubs: ClubStore | None
    still_holds: Callable[[str], Awaitable[bool]]
