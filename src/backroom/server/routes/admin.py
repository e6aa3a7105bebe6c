"""The one call of the admin command, for whoever can read the data folder."""

import hmac
from functools import partial
from typing import Final

from backroom.server import people, wire
from backroom.server.calls import Ask, Call
from backroom.server.orders import chairs
from backroom.server.refusals import NotAllowed


async def order(ask: Ask) -> wire.Done:
    """Closes a table, ends somebody's sessions, bans a person or an address."""
    known = f"Bearer {ask.house.admin_token}".encode()
    if not hmac.compare_digest(ask.authorization.encode("latin-1", "replace"), known):
        raise NotAllowed("not-host")
    house, target = ask.house, ask.body.target
    if ask.body.order == "close-table":
        table = await house.table(target)
        await table.do(partial(chairs.close, table))
    elif ask.body.order == "end-sessions":
        await house.store.run(people.end_sessions, target)
        house.drop_sessions(target)
    else:
        on = ask.body.order == "ban"
        await house.store.run(people.ban, target, on)
        (house.banned.add if on else house.banned.discard)(target)
        if on:
            house.drop_sessions(target)
    return wire.Done()


CALLS: Final = (
    Call("POST", "/api/admin", order, wire.Done, wire.AdminOrder, open_to_all=True),
)
