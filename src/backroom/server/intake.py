"""Connections before anybody is known: how many there may be, and how long each may dawdle.

uvicorn itself waits for ever for a first request, and takes connections until the system has no
descriptor left, after which nobody gets in any more.
"""

import asyncio
import contextlib
import selectors
import socket
import struct
import sys
from collections import Counter
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .addresses import household
from .bell import Inbox
from .realtime.endpoint import OUTLET
from .turns import Turns

# How long a connection may be silent, and then take for the header and for the body of a call.
FIRST_BYTE_SECONDS: Final = 10.0
HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 20.0
KEEP_ALIVE_SECONDS: Final = 15
# A connection whose time is up while it waits to be read is looked at again after so long.
LATE_SECONDS: Final = 1.0
# How many connections asyncio takes at one go, before it hands over the first of them.
BACKLOG: Final = 8
# How many may wait in the system until they are taken.
WAITING: Final = 2048
# So many frames of a socket may wait to be read by the application.
MOST_UNREAD: Final = 4
# Descriptors for the database, the bots' pipes and files that are read.
OWN_DESCRIPTORS: Final = 128


def raise_descriptor_limit(wanted: int) -> int:
    """Ask the system for this many descriptors and give how many connections fit into them."""
    if sys.platform == "win32":  # has no such limit, nor the module
        return wanted
    import resource

    spare = OWN_DESCRIPTORS + BACKLOG
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + spare if hard == resource.RLIM_INFINITY else min(wanted + spare, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    room = wanted if soft == resource.RLIM_INFINITY else soft - spare
    return max(1, min(wanted, room))


class Crowd:
    """All open connections; a full house lets go of who has said least for longest."""

    def __init__(self, most: int, most_of_one: int, proxies: str) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._proxies = {one.strip() for one in proxies.split(",")}
        self._count = 0
        self._by_household: Counter[str] = Counter()
        self._asking: dict[GuardedHttp, None] = {}

    def admit(self, address: str) -> bool:
        """Count a connection in; False if it is one too many, of all or of its household."""
        one = household(address)
        if not self._is_proxy(address) and self._by_household[one] >= self._most_of_one:
            return False
        if self._count >= self._most and not self._make_room():
            return False
        self._count += 1
        self._by_household[one] += 1
        return True

    def let_go(self, address: str) -> None:
        """Count a connection out that has ended."""
        one = household(address)
        self._count -= 1
        self._by_household[one] -= 1
        if not self._by_household[one]:
            del self._by_household[one]

    def note_asking(self, connection: "GuardedHttp") -> None:
        """A connection has not said yet what it wants, so it is the first to be let go."""
        self._asking.setdefault(connection)

    def note_asked(self, connection: "GuardedHttp") -> None:
        """A connection has said what it wants."""
        self._asking.pop(connection, None)

    def _is_proxy(self, address: str) -> bool:
        """A trusted proxy speaks for many, whom the limits tell apart later."""
        return address in self._proxies or "*" in self._proxies

    def _make_room(self) -> bool:
        oldest = next(iter(self._asking), None)
        if oldest is not None:
            oldest.cut()
        return oldest is not None


class GuardedHttp(H11Protocol):
    """An HTTP connection that must say in good time what it wants."""

    def __init__(self, crowd: Crowd, turns: Turns | None, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self._crowd = crowd
        self._turns = turns
        self._is_counted = False
        self._stage: object = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it in, or hang up at once."""
        super().connection_made(transport)
        _take_turns(self._turns, transport, False)
        if not self._crowd.admit(_host(self.client)):
            transport.abort()
            return
        self._is_counted = True
        self._crowd.note_asking(self)
        self._deadline = self.loop.call_later(FIRST_BYTE_SECONDS, self._time_up)

    def data_received(self, data: bytes) -> None:
        """Take what came, then see what is still owed."""
        if self._is_counted:
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        """Wait for the next call, which has its own time again."""
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the place of a connection that has ended, for the next one from that address."""
        self._count_out()
        _take_turns(self._turns, self.transport, True)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on a socket is counted instead, with rules of its own."""
        self._count_out()
        super().handle_websocket_upgrade(event)

    def cut(self) -> None:
        """Hang up; whoever is in the middle of a call will see it fail."""
        self._count_out()
        self.transport.abort()

    def _time_up(self) -> None:
        """Hang up, unless what is owed has come and only we are late to read it."""
        line = self.transport.get_extra_info("socket")
        if line is not None and _has_unread(line):
            self._deadline = self.loop.call_later(LATE_SECONDS, self._time_up)
        else:
            self.cut()

    def _watch(self) -> None:
        """Start the time for a header or a body when it begins, and stop it when it is here."""
        stage = self.conn.their_state
        if not self._is_counted or stage is self._stage:
            return
        self._stage = stage
        self._stop_waiting()
        if stage is h11.IDLE:
            self._crowd.note_asking(self)
            if not self._is_between_calls():
                self._deadline = self.loop.call_later(HEADER_SECONDS, self._time_up)
        elif stage is h11.SEND_BODY:
            self._deadline = self.loop.call_later(BODY_SECONDS, self._time_up)

    def _is_between_calls(self) -> bool:
        """Whether uvicorn's own timer for idle connections runs; the next byte ends it."""
        is_between = self.timeout_keep_alive_task is not None
        if is_between:
            self._stage = None
        return is_between

    def _stop_waiting(self) -> None:
        self._crowd.note_asked(self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _count_out(self) -> None:
        self._stop_waiting()
        if self._is_counted:
            self._is_counted = False
            self._crowd.let_go(_host(self.client))


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket connection, counted as long as it is open."""

    def __init__(self, crowd: Crowd, turns: Turns | None, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self.queue = Inbox()  # type: ignore[assignment]
        self._crowd = crowd
        self._turns = turns
        self._is_counted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the place that the call for this socket had."""
        super().connection_made(transport)
        self._is_counted = self._crowd.admit(_host(self.client))

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the place of a connection that has ended, for the next one from that address."""
        if self._is_counted:
            self._crowd.let_go(_host(self.client))
        # The number of this line may next be the number of one to the database.
        self.come_first(True)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Offer the application the short way out."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = {**self.scope["extensions"], OUTLET: self}
            self.scope["extensions"] = extensions

    def forget_call(self) -> None:
        """Drop the headers of the call for this socket, which nobody reads any more."""
        self.scope["headers"] = []
        self.request.headers.clear()
        self.response.headers.clear()

    def take(self, frames: Sequence[bytes]) -> bool:
        """Send texts at once; False, and none is sent, if the line is not free."""
        is_free = self.writable.is_set() and self.handshake_complete and not self.close_sent
        if not is_free or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for one in frames for part in framed(one)]))
        return True

    def come_first(self, on: bool) -> None:
        """Hear this line before the crowd, or no longer."""
        _take_turns(self._turns, self.transport, on)

    def send_receive_event_to_app(self) -> None:
        """Stop reading only when some frames wait: to stop and to go on costs two calls."""
        is_paused = self.read_paused
        self.read_paused = is_paused or self.queue.qsize() < MOST_UNREAD
        super().send_receive_event_to_app()
        if self.queue.qsize() <= MOST_UNREAD:
            self.read_paused = is_paused


def framed(text: bytes) -> tuple[bytes, bytes]:
    """The head of a whole unmasked text frame (RFC 6455, 5.2), and the text."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)), text
    if length < 65536:
        return struct.pack("!BBH", 0x81, 126, length), text
    return struct.pack("!BBQ", 0x81, 127, length), text


def _take_turns(turns: Turns | None, transport: asyncio.BaseTransport, first: bool) -> None:
    """Hear a line before the crowd, or as one of it."""
    line = transport.get_extra_info("socket")
    if turns is not None and line is not None and line.fileno() >= 0:
        turns.put_first(line.fileno(), first)


def _has_unread(line: socket.socket) -> bool:
    """Whether something has come in on a line that nobody has read yet."""
    with selectors.DefaultSelector() as selector:
        selector.register(line, selectors.EVENT_READ)
        return bool(selector.select(0))


def _host(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
