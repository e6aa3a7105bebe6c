"""Calls about keeping order: reports by people, and the operator's desk."""

from typing import Final

from backroom.server import wire
from backroom.server.http.operations import Ask, Call, Reply
from backroom.server.matches.records import record_text
from backroom.server.moderation.desk import Desk
from backroom.server.refusals import NotFound


def _desk(ask: Ask) -> Desk:
    if ask.house.desk is None:
        raise NotFound("not-found")
    return ask.house.desk


async def report(ask: Ask) -> wire.Done:
    """I report somebody to the operator, from a table or from their name."""
    await _desk(ask).report(ask.person.id, ask.body)
    return wire.Done()


async def measures_about_me(ask: Ask) -> list[wire.Measure]:
    """What the operator did about me, and why."""
    return await _desk(ask).about(ask.person.id)


async def reports(ask: Ask) -> list[wire.Report]:
    """The reports that wait for the operator, with chat and what was done before."""
    return await _desk(ask).waiting()


async def record(ask: Ask) -> Reply:
    """The match that a report is about, in writing, as `backroom replay` reads it."""
    house = ask.house
    found = await house.storage.matches.read(await _desk(ask).match_of(ask.params["report"]))
    if found is None or found[0].game not in house.games:
        raise NotFound("no-such-match")
    heading, lines = found
    text = record_text(house.games[heading.game], heading, lines)
    return Reply(None, data=text.encode(), kind="text/plain")


async def take_measure(ask: Ask) -> wire.Done:
    """The operator mutes, bans, notes or dismisses; whom it is about is told why."""
    await _desk(ask).take(ask.body)
    return wire.Done()


DESK: Final = "/api/admin/reports"
CALLS: Final = (
    Call("POST", "/api/reports", report, wire.Done, wire.SendReport),
    Call("GET", "/api/me/measures", measures_about_me, list[wire.Measure]),
    Call("GET", DESK, reports, list[wire.Report], open_to_all=True, for_admin=True),
    Call("GET", f"{DESK}/{{report}}/record", record, str, open_to_all=True, for_admin=True),
    Call(
        "POST",
        "/api/admin/measures",
        take_measure,
        wire.Done,
        wire.TakeMeasure,
        open_to_all=True,
        for_admin=True,
    ),
)
