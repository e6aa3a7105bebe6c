"""Chat: words of people, kept with the table; spectators talk among themselves."""

import time

from backroom.server import wire
from backroom.server.people.accounts import clean_text
from backroom.server.realtime import fanout
from backroom.server.realtime.connection import Connection
from backroom.server.refusals import BadFrame, NotNow
from backroom.server.storage import archive
from backroom.server.tables.table import Table

INSERT = (
    "INSERT INTO chat (table_id, number, key, person, name, seat, text, at)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)


async def run(table: Table, connection: Connection, frame: wire.Chat) -> wire.Accepted:
    """Durable, then told; the same line sent again is not said twice."""
    text = clean_text(frame.text)
    if not text:
        raise BadFrame("bad-text")
    key = f"{connection.person}:{frame.key}"
    said = table.chat_keys.get(key)
    if said is None:
        table.house.limits.take("chat", connection.session, connection.address)
        said = await _said_long_ago(table, key)
    if said is None:
        said = (text, await _say(table, connection, key, text))
    if said[0] != text:
        raise NotNow("key-used")
    return wire.Accepted(frame.key, said[1])


async def _said_long_ago(table: Table, key: str) -> tuple[str, int] | None:
    """What was said with a key, where there is more chat than the table remembers."""
    if not table.chat or table.chat[0].number == 1:
        return None
    return await table.house.store.run(archive.find_chat, table.doc.id, key)


async def _say(table: Table, connection: Connection, key: str, text: str) -> int:
    number = table.chat[-1].number + 1 if table.chat else 1
    at = time.time()
    person = connection.person
    seats = table.doc.seats_of(person)
    seat = connection.seat if connection.seat in seats else (seats[0] if seats else None)
    name = table.doc.chairs[seat].name if seat is not None else connection.name
    row = (table.doc.id, number, key, person, name, seat, text, at)
    await table.write([(INSERT, row)])
    line = wire.Chatted(number, person, name, seat, text, round(at * 1000))
    table.keep_chat(key, line)
    fanout.send_chat(table, line)
    return number
