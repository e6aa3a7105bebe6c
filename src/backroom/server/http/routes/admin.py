"""The one call of the admin command, for whoever can read the data folder."""

from functools import partial
from typing import Final

from backroom.server import wire
from backroom.server.http.operations import Ask, Call
from backroom.server.refusals import NotFound
from backroom.server.tables import seating


async def order(ask: Ask) -> wire.Done:
    """Closes tables, ends sessions, bans, deletes what is too old, counts anew."""
    house, target = ask.house, ask.body.target
    if ask.body.order == "clear-out":
        await house.retention.clear_out()
    elif ask.body.order == "ratings":
        if house.rater is not None:
            await house.rater.recompute()
    elif ask.body.order == "statistics":
        await house.statistics.recompute()
    elif ask.body.order == "standings":
        if house.standings is not None:
            await house.standings.recompute()
    elif not target:
        raise NotFound("no-target")
    elif ask.body.order == "close-table":
        table = await house.tables.open(target)
        await table.do(partial(seating.close, table))
    elif ask.body.order == "end-sessions":
        await house.storage.people.end_sessions(target)
        await house.sign_out(target)
    else:
        await house.ban(target, ask.body.order == "ban")
    return wire.Done()


CALLS: Final = (
    Call(
        "POST",
        "/api/admin",
        order,
        wire.Done,
        wire.AdminOrder,
        open_to_all=True,
        for_admin=True,
    ),
)
