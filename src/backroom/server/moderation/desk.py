"""The operator's desk: reports come in, measures go out, and everybody is told why."""

from collections.abc import Awaitable, Callable
from typing import Final

from backroom.server import logs, wire
from backroom.server.ids import new_id
from backroom.server.people.accounts import clean_text
from backroom.server.refusals import BadFrame, NotAllowed, NotFound, TooMany
from backroom.server.storage.clubs import ClubStore
from backroom.server.storage.interfaces import PeopleStore, TableStore
from backroom.server.storage.moderation import Measure, ModerationStore, OpenReport, Report
from backroom.server.timekeeper import Timekeeper

MOST_OPEN: Final = 10
MOST_SHOWN: Final = 50
MOST_CHAT: Final = 60
HOUR: Final = 3600.0


class Desk:
    """Takes reports of people and orders of the operator; the log of both is the database."""

    def __init__(
        self,
        store: ModerationStore,
        people: PeopleStore,
        tables: TableStore,
        time: Timekeeper,
        ban: Callable[[str, bool], Awaitable[None]],
        clubs: ClubStore | None = None,
    ) -> None:
        self._store = store
        self._people = people
        self._tables = tables
        self._time = time
        self._ban = ban
        self._clubs = clubs

    async def report(self, reporter: str, order: wire.SendReport) -> None:
        """Somebody reports somebody, from a table or from their name."""
        if order.person == reporter:
            raise BadFrame("report-self")
        if not await self._people.is_known(order.person):
            raise NotFound("no-such-person", {"person": order.person})
        if await self._store.count_open(reporter) >= MOST_OPEN:
            raise TooMany("enough-reports")
        doc = await self._tables.find(order.table) if order.table else None
        talk = doc.id if doc else await self._club_of(reporter, order)
        await self._store.add_report(
            Report(
                id=new_id(),
                at=self._time.wall(),
                reporter=reporter,
                person=order.person,
                table=talk,
                match=(doc.match or "") if doc else "",
                reason=order.reason,
                text=clean_text(order.text),
            )
        )

    async def _club_of(self, reporter: str, order: wire.SendReport) -> str:
        """The club whose talk a report is about: one that the reporter is in, or none."""
        if not order.club or self._clubs is None:
            return ""
        is_member = await self._clubs.is_member(order.club, reporter)
        return order.club if is_member else ""

    async def waiting(self) -> list[wire.Report]:
        """Every report that waits for an answer, with what the operator needs to know."""
        return [await self._told(one) for one in await self._store.open_reports(MOST_SHOWN)]

    async def _told(self, one: OpenReport) -> wire.Report:
        report = one.report
        chat = await self._store.said_at(report.table, MOST_CHAT) if report.table else []
        return wire.Report(
            id=report.id,
            at=round(report.at * 1000),
            reporter=report.reporter,
            reporter_name=one.reporter.name,
            person=report.person,
            person_name=one.person.name,
            reason=report.reason,
            text=report.text,
            match=report.match,
            chat=[wire.Overheard(line.person, line.name, line.text) for line in chat],
            before=[_measure(past) for past in await self._store.measures_of(report.person)],
        )

    async def match_of(self, report: str) -> str:
        """The match that a report is about."""
        found = await self._store.find_report(report)
        if found is None or not found.match:
            raise NotFound("no-such-match")
        return found.match

    async def take(self, order: wire.TakeMeasure) -> None:
        """Do what the operator decided about a person, and keep it with its reason."""
        if not await self._people.is_known(order.person):
            raise NotFound("no-such-person", {"person": order.person})
        now = self._time.wall()
        until = now + order.hours * HOUR if order.kind == "mute" else None
        reason = clean_text(order.reason)
        measure = Measure(new_id(), now, order.kind, order.person, reason, until, order.report)
        await self._store.add_measure(measure)
        if order.kind in ("ban", "unban"):
            await self._ban(order.person, order.kind == "ban")
        logs.tell("measure", kind=order.kind, person=order.person)

    async def check_may_talk(self, person: str) -> None:
        """Refuse the words of somebody who was muted, with the reason and until when."""
        past = await self._store.measures_of(person)
        last = next((one for one in past if one.kind in ("mute", "unmute")), None)
        if last is None or last.kind == "unmute" or last.until is None:
            return
        left = last.until - self._time.wall()
        if left > 0:
            hours = str(max(1, round(left / HOUR)))
            raise NotAllowed("silenced", {"hours": hours, "reason": last.reason})

    async def why_banned(self, person: str) -> str:
        """The reason a person was told to stay away; empty if none was written down."""
        past = await self._store.measures_of(person)
        return next((one.reason for one in past if one.kind == "ban"), "")

    async def sent_by(self, person: str) -> list[wire.Reported]:
        """What a person reported, for that person."""
        return [
            wire.Reported(
                round(one.at * 1000), one.person, one.table, one.reason, one.text, answered
            )
            for one, answered in await self._store.reports_of(person)
        ]

    async def about(self, person: str) -> list[wire.Measure]:
        """What was done about a person, for that person: all but the operator's own notes."""
        past = await self._store.measures_of(person)
        return [_measure(one) for one in past if one.kind not in ("note", "dismiss")]


def _measure(measure: Measure) -> wire.Measure:
    until = None if measure.until is None else round(measure.until * 1000)
    return wire.Measure(measure.kind, round(measure.at * 1000), measure.reason, until)
