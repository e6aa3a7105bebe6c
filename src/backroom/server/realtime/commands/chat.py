"""Chat: words of people, kept with the table; spectators talk among themselves."""

from backroom.server import wire
from backroom.server.people.accounts import clean_text
from backroom.server.realtime import fanout
from backroom.server.realtime.connection import Connection
from backroom.server.refusals import BadFrame, NotNow
from backroom.server.storage.records import ChatLine
from backroom.server.tables.table import Table


async def run(table: Table, connection: Connection, frame: wire.Chat) -> wire.Accepted:
    """Durable, then told; the same line sent again is not said twice."""
    text = clean_text(frame.text)
    if not text:
        raise BadFrame("bad-text")
    key = f"{connection.person}:{frame.key}"
    said = table.chat_keys.get(key)
    if said is None:
        connection.take("chat")
        said = await _said_long_ago(table, connection, key)
    if said is None and connection.services.desk is not None:
        await connection.services.desk.check_may_talk(connection.person)
    if said is None:
        said = (text, await _say(table, connection, key, text))
    if said[0] != text:
        raise NotNow("key-used")
    return wire.Accepted(frame.key, said[1])


async def _said_long_ago(
    table: Table, connection: Connection, key: str
) -> tuple[str, int] | None:
    """What was said with a key, where there is more chat than the table remembers."""
    if not table.chat or table.chat[0].number == 1:
        return None
    line = await connection.services.tables.find_chat(table.doc.id, key)
    return None if line is None else (line.text, line.number)


async def _say(table: Table, connection: Connection, key: str, text: str) -> int:
    person = connection.person
    seats = table.doc.seats_of(person)
    seat = connection.seat if connection.seat in seats else (seats[0] if seats else None)
    line = ChatLine(
        table=table.doc.id,
        number=table.chat[-1].number + 1 if table.chat else 1,
        key=key,
        person=person,
        name=table.doc.chairs[seat].name if seat is not None else connection.name,
        seat=seat,
        text=text,
        at=table.services.time.wall(),
    )
    await table.services.journal.add_chat(line)
    fanout.send_chat(table, table.keep_chat(line))
    return line.number
