"""The one call of the admin command, for whoever can read the data folder."""

from functools import partial
from typing import Final

from backroom.server import wire
from backroom.server.house import House
from backroom.server.http.operations import Ask, Call
from backroom.server.people import accounts
from backroom.server.tables import seating


async def order(ask: Ask) -> wire.Done:
    """Closes a table, ends somebody's sessions, bans a person or an address."""
    house, target = ask.house, ask.body.target
    if ask.body.order == "close-table":
        table = await house.table(target)
        await table.do(partial(seating.close, table))
    elif ask.body.order == "end-sessions":
        await house.store.run(accounts.end_sessions, target)
        house.drop_sessions(target)
    else:
        on = ask.body.order == "ban"
        await house.store.run(accounts.ban, target, on)
        (house.banned.add if on else house.banned.discard)(target)
        if on:
            _show_out(house, target)
    return wire.Done()


def _show_out(house: House, banned: str) -> None:
    """The tabs of a person, or of everybody at an address, are closed."""
    for table in house.tables.values():
        for connection in table.connections:
            if banned in (connection.person, connection.address):
                connection.close(4403, "banned")


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
