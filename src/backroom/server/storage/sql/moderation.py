"""Reports and measures as a database keeps them."""

from sqlalchemy import Connection, func, insert, select, update

from backroom.server.storage.moderation import Measure, OpenReport, Report
from backroom.server.storage.records import ChatLine, Person
from backroom.server.storage.schema import chat, measures, people, reports

from .database import Database


class SqlModeration:
    """Order in a database; what is promised stands in `storage.moderation.ModerationStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_report(self, report: Report) -> None:
        """Keep what somebody told the operator about somebody."""
        await self._database.run(_add_report, report)

    async def count_open(self, reporter: str) -> int:
        """How many reports of somebody nobody has answered yet."""
        return await self._database.run(_count_open, reporter)

    async def open_reports(self, most: int) -> list[OpenReport]:
        """The reports that nobody has answered yet, the oldest first."""
        return await self._database.look(_open_reports, most)

    async def reports_of(self, reporter: str) -> list[tuple[Report, bool]]:
        """What somebody reported, the oldest first, and whether it was answered."""
        return await self._database.run(_reports_of, reporter)

    async def find_report(self, id: str) -> Report | None:
        """One report, answered or not."""
        return await self._database.run(_find_report, id)

    async def add_measure(self, measure: Measure) -> None:
        """Keep what was done; the report it answers is closed with it."""
        await self._database.run(_add_measure, measure)

    async def measures_of(self, person: str) -> list[Measure]:
        """Everything that was done about a person, the latest first."""
        return await self._database.run(_measures_of, person)

    async def said_at(self, table: str, most: int) -> list[ChatLine]:
        """The last lines of chat at a table, the oldest first."""
        return await self._database.run(_said_at, table, most)


COLUMNS = [reports.c["table_id" if name == "table" else name] for name in Report._fields]


def _add_report(db: Connection, report: Report) -> None:
    row = report._asdict()
    row["table_id"] = row.pop("table")
    db.execute(insert(reports).values(row))


def _count_open(db: Connection, reporter: str) -> int:
    is_open = (reports.c.reporter == reporter) & reports.c.closed.is_(None)
    return db.scalar(select(func.count()).where(is_open)) or 0


def _open_reports(db: Connection, most: int) -> list[OpenReport]:
    by, about = people.alias(), people.alias()
    query = (
        select(*COLUMNS, by.c.name, about.c.name)
        .join(by, by.c.id == reports.c.reporter)
        .join(about, about.c.id == reports.c.person)
        .where(reports.c.closed.is_(None))
        .order_by(reports.c.at)
        .limit(most)
    )
    found = [(Report(*row[:-2]), row[-2], row[-1]) for row in db.execute(query)]
    return [
        OpenReport(one, Person(one.reporter, by_name), Person(one.person, about_name))
        for one, by_name, about_name in found
    ]


def _reports_of(db: Connection, reporter: str) -> list[tuple[Report, bool]]:
    query = select(*COLUMNS, reports.c.closed).where(reports.c.reporter == reporter)
    rows = db.execute(query.order_by(reports.c.at))
    return [(Report(*row), closed is not None) for *row, closed in rows]


def _find_report(db: Connection, id: str) -> Report | None:
    row = db.execute(select(*COLUMNS).where(reports.c.id == id)).one_or_none()
    return None if row is None else Report(*row)


def _add_measure(db: Connection, measure: Measure) -> None:
    db.execute(insert(measures).values(measure._asdict()))
    if measure.report:
        change = update(reports).where(reports.c.id == measure.report)
        db.execute(change.values(closed=measure.at))


def _measures_of(db: Connection, person: str) -> list[Measure]:
    query = select(measures).where(measures.c.person == person)
    return [Measure(*row) for row in db.execute(query.order_by(measures.c.at.desc()))]


def _said_at(db: Connection, table: str, most: int) -> list[ChatLine]:
    query = select(chat).where(chat.c.table_id == table).order_by(chat.c.number.desc())
    return [ChatLine(*row) for row in db.execute(query.limit(most))][::-1]
