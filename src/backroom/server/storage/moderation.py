"""The part of the seam to the database that is about keeping order."""

from typing import NamedTuple, Protocol

from .records import ChatLine, Person


class Report(NamedTuple):
    """Somebody tells the operator about somebody, perhaps about a table and its match."""

    id: str
    at: float
    reporter: str
    person: str
    table: str
    match: str
    reason: str
    text: str


class OpenReport(NamedTuple):
    """A report that nobody has answered yet, with the names of both."""

    report: Report
    reporter: Person
    person: Person


class Measure(NamedTuple):
    """What the operator did about a person, why, and until when it holds if it ends."""

    id: str
    at: float
    kind: str
    person: str
    reason: str
    until: float | None
    report: str


class ModerationStore(Protocol):
    """Reports, and the log of what was done about people; nothing of it is ever changed."""

    async def add_report(self, report: Report) -> None:
        """Keep what somebody told the operator about somebody."""
        ...

    async def count_open(self, reporter: str) -> int:
        """How many reports of somebody nobody has answered yet."""
        ...

    async def open_reports(self, most: int) -> list[OpenReport]:
        """The reports that nobody has answered yet, the oldest first."""
        ...

    async def reports_of(self, reporter: str) -> list[tuple[Report, bool]]:
        """What somebody reported, the oldest first, and whether it was answered."""
        ...

    async def find_report(self, id: str) -> Report | None:
        """One report, answered or not."""
        ...

    async def add_measure(self, measure: Measure) -> None:
        """Keep what was done; the report it answers is closed with it."""
        ...

    async def measures_of(self, person: str) -> list[Measure]:
        """Everything that was done about a person, the latest first."""
        ...

    async def said_at(self, table: str, most: int) -> list[ChatLine]:
        """The last lines of chat at a table, the oldest first."""
        ...
