"""The socket of a tab: frames in become jobs of the table, frames out come from a queue."""

import asyncio
import contextlib
import time
from functools import partial
from typing import Final
from urllib.parse import parse_qs

import msgspec
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from backroom.engine.errors import NotYourPrompt, Refusal
from backroom.server import metrics, tracing, wire
from backroom.server.addresses import household
from backroom.server.house import House
from backroom.server.http import cookies
from backroom.server.languages import spoken
from backroom.server.messages import refused
from backroom.server.refusals import BadFrame, NoSession, NotNow, TooMany, Unavailable
from backroom.server.tables import schedule
from backroom.server.tables.seating import let_in
from backroom.server.tables.table import PLAY, WATCH, Table

from . import fanout
from .commands import COMMANDS
from .connection import Connection
from .services import SocketServices

DECODER: Final = msgspec.json.Decoder(wire.ClientFrame)
PATIENCE_WITH_FLOODS: Final = 100
# How long somebody who sends too much waits before the next frame is read.
FLOOD_PAUSE: Final = 0.05
LAST_WORDS: Final = 2.0
# A client that takes no byte for so long is let go.
SEND_SECONDS: Final = 20.0
MOST_TABS: Final = 20
# What the web server calls the short way out in a socket's scope, if it has one.
OUTLET: Final = "backroom.outlet"
# The codes with which a tab says goodbye: done, going away, and no code given.
GOODBYES: Final = (1000, 1001, 1005)


class TableSocket:
    """The socket of a table, `/api/tables/{table}/socket`, as an ASGI application."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody in, or say why not and close with the same code."""
        # A client may be gone at any moment, also while it is being let in.
        with contextlib.suppress(WebSocketDisconnect):
            await _attend(scope, receive, send)


async def _attend(scope: Scope, receive: Receive, send: Send) -> None:
    socket = WebSocket(scope, receive, send)
    house: House = socket.app.state.house
    query = parse_qs(scope["query_string"].decode("latin-1"))
    language = spoken(query.get("lang", [socket.headers.get("accept-language", "")])[0])
    try:
        table, connection = await _let_in(house, socket, query, language)
    except Refusal as refusal:
        await socket.accept()
        frame = refused(refusal, language, None)
        await socket.send_text(msgspec.json.encode(frame).decode())
        await socket.close(frame.code, refusal.id)
        return
    await _serve(house, socket, table, connection)


async def _let_in(
    house: House, socket: WebSocket, query: dict[str, list[str]], language: str
) -> tuple[Table, Connection]:
    address = socket.client.host if socket.client else ""
    session = cookies.session_of(socket)
    person = await house.sessions.find(session, address)
    if person is None:
        raise NoSession("no-session")
    house.limits.take("sockets", session, address)
    _check_room(house, address)
    table = await house.tables.open(socket.path_params["table"])
    services = SocketServices(
        house.limits, house.storage.tables, house.storage.people, house.pacer, house.desk
    )
    muted = await services.people.muted_by(person.id)
    connection = Connection(services, person, session, address, language, muted)
    invite = query.get("invite", [None])[0]
    since = _number(query.get("since", ["0"])[0])
    rank = PLAY if table.doc.seats_of(person.id) else WATCH
    await table.do(partial(_enter, table, connection, invite, since), rank)
    return table, connection


async def _enter(table: Table, connection: Connection, invite: str | None, since: int) -> None:
    await arrive(table, connection, invite)
    await welcome(table, connection, since)


def _check_room(house: House, address: str) -> None:
    """Refuse a socket when there are enough of them, in all or of one household."""
    if house.open_sockets >= house.settings.most_sockets:
        raise Unavailable("try-again")
    if house.sockets_of[household(address)] >= house.settings.most_of_address:
        raise TooMany("enough-sockets")


async def _serve(house: House, socket: WebSocket, table: Table, connection: Connection) -> None:
    home = household(connection.address)
    house.open_sockets += 1
    house.sockets_of[home] += 1
    metrics.SOCKETS.inc()
    try:
        await socket.accept()
        connection.use(socket.scope.get("extensions", {}).get(OUTLET))
        await _converse(socket, table, connection)
    finally:
        house.open_sockets -= 1
        house.sockets_of[home] -= 1
        if not house.sockets_of[home]:
            del house.sockets_of[home]
        metrics.SOCKETS.dec()
        with contextlib.suppress(Refusal):
            await table.do(partial(depart, table, connection), _rank(connection))


async def _converse(socket: WebSocket, table: Table, connection: Connection) -> None:
    """Frames in and frames out, until either side has had enough."""
    sender = asyncio.create_task(_send(socket, table, connection))
    receiver = asyncio.create_task(_receive(socket, table, connection))
    try:
        await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
        # What was sent before the line broke still counts, and what is to be told goes out.
        if sender.done() or connection.closing is not None:
            with contextlib.suppress(TimeoutError):
                async with _within(table, LAST_WORDS):
                    await asyncio.wait([sender, receiver])
    finally:
        sender.cancel()
        receiver.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender
        with contextlib.suppress(asyncio.CancelledError):
            await receiver


async def arrive(table: Table, connection: Connection, invite: str | None) -> None:
    """As the table: somebody wants to look, and may or may not."""
    await let_in(table, connection.person, invite)


async def welcome(table: Table, connection: Connection, since: int) -> None:
    """As the table: somebody is here, sees it all, and plays again if a bot stood in."""
    if table.present[connection.person] >= MOST_TABS:
        raise TooMany("enough-tabs")
    seats = table.doc.seats_of(connection.person)
    if seats and not table.doc.device:
        connection.seat = seats[0]
    is_first = not table.is_present(connection.person)
    table.add_tab(connection)
    schedule.note_presence(table, connection.person)
    if not (is_first and fanout.send_presence(table, connection.person)):
        fanout.send_table(table, only=connection)
    if is_first:
        await schedule.take_back(table, connection.person)
    for line in table.chat:
        if fanout.hears(table, connection, line):
            connection.send(line)
    fanout.send_update(table, connection, since)
    if table.live is None and table.doc.match is not None:
        connection.send(refused(NotNow("other-rules"), connection.language, None))


async def depart(table: Table, connection: Connection) -> None:
    """As the table: a tab is closed."""
    table.drop_tab(connection)
    schedule.note_presence(table, connection.person)
    if not table.is_present(connection.person):
        fanout.send_presence(table, connection.person)


async def _send(socket: WebSocket, table: Table, connection: Connection) -> None:
    """All that waits, in order, until the socket is to be closed or nobody reads any more."""
    # A TimeoutError is an OSError, too.
    with contextlib.suppress(OSError, RuntimeError, WebSocketDisconnect):
        while frames := await connection.next_frames():
            for data in frames:
                async with _within(table, SEND_SECONDS):
                    await socket.send({"type": "websocket.send", "text": data.decode()})
        code, reason = connection.closing or (1000, "")
        async with _within(table, SEND_SECONDS):
            await socket.close(code, reason)


async def _receive(socket: WebSocket, table: Table, connection: Connection) -> None:
    """One frame after the other; each is answered before the next is read."""
    floods = 0
    while connection.closing is None:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            if _is_goodbye(message):
                fanout.note_seen(table, connection)
            return
        try:
            frame = _read(table, connection, message.get("text"))
        except TooMany as refusal:
            floods += 1
            _refuse(table, connection, refusal, None)
            if floods > PATIENCE_WITH_FLOODS:
                connection.close(4429, refusal.id)
            await table.services.time.sleep_until(table.now() + FLOOD_PAUSE)
        except Refusal as refusal:
            _refuse(table, connection, refusal, None)
        else:
            await handle(table, connection, frame)


def _within(table: Table, seconds: float) -> asyncio.Timeout:
    return table.services.time.timeout_at(table.now() + seconds)


def _is_goodbye(message: Message) -> bool:
    """Whether a client closed its tab; over a cut line, what was sent may never have come.

    uvicorn gives a line that was cut the code 1005, which a line closed without a code has,
    too; but only what a client said comes with a reason, be it an empty one.
    """
    return "reason" in message and message.get("code") in GOODBYES


def _read(table: Table, connection: Connection, text: str | None) -> wire.ClientFrame:
    connection.take("frames")
    if text is None:
        raise BadFrame("bad-frame", {"detail": "not a text"})
    try:
        frame: wire.ClientFrame = DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise BadFrame("bad-frame", {"detail": str(error)[:200]}) from None
    return frame


async def handle(table: Table, connection: Connection, frame: wire.ClientFrame) -> None:
    """A command as the table does it; refusals and faults are told in this one place."""
    started = time.perf_counter()
    fanout.note_seen(table, connection)
    kind = type(frame).__name__.lower()
    try:
        with tracing.span(kind, table=table.doc.id, game=table.doc.game):
            await table.do(partial(_command, table, connection, frame), _rank(connection))
    except Refusal as refusal:
        _refuse(table, connection, refusal, getattr(frame, "key", None))
        return
    if isinstance(frame, wire.Move):
        metrics.MOVE_SECONDS.observe(time.perf_counter() - started)


def _rank(connection: Connection) -> int:
    """Those who play come before those who watch."""
    return WATCH if connection.seat is None else PLAY


async def _command(table: Table, connection: Connection, frame: wire.ClientFrame) -> None:
    """As the table; when a prompt was gone, the match as it is now comes before the refusal."""
    try:
        answer = await COMMANDS[type(frame)](table, connection, frame)
    except Refusal as refusal:
        if isinstance(refusal, NotYourPrompt) or refusal.id == "race-over":
            fanout.send_update(table, connection, connection.number)
        raise
    # At once, so that a move's answer and its news go out together.
    if answer is not None:
        connection.send(answer)


def _refuse(table: Table, connection: Connection, refusal: Refusal, key: str | None) -> None:
    """Tell a tab why something was not done, in its language."""
    connection.send(refused(refusal, connection.language, key, table.doc.game))


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
