"""Players without a browser, as cheap as they can be: many in one process load one server.

They speak the protocol and nothing else, so that servers of other versions can be measured.
"""

import asyncio
import json
import struct
from typing import Final

import msgspec

# A mask of zeros leaves a text as it is.
MASK: Final = b"\0\0\0\0"
TEXT: Final = 0x81


class Told(msgspec.Struct):
    """What a player must know of a frame."""

    kind: str
    key: str | None = ""
    prompt: int = 0
    default: int | None = None
    number: int = 0


DECODER: Final = msgspec.json.Decoder(Told)


def handshake(table: str, token: str) -> bytes:
    """What a browser says to open a table."""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n"
        f"Cookie: backroom={token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


class Line(asyncio.Protocol):
    """One socket; `heard` is overridden by whoever does something with what comes."""

    def __init__(self, words: bytes) -> None:
        self._words = words
        self._data = b""
        self._is_open = False
        self.transport: asyncio.Transport | None = None
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say what is wanted."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._words)

    def data_received(self, data: bytes) -> None:
        """Take frames apart; what is not whole waits for the rest."""
        data = self._data + data if self._data else data
        start = 0
        if not self._is_open:
            head = data.find(b"\r\n\r\n")
            if head < 0:
                self._data = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self._hang_up(ConnectionRefusedError(data[:200]))
                return
            self._is_open, start = True, head + 4
            self.opened.set_result(None)
        while (found := _frame(data, start)) is not None:
            first, text, start = found
            if first == TEXT:
                self.heard(text)
            elif first == 0x89 and self.transport is not None:  # a ping wants its pong
                self.transport.write(bytes((0x8A, 0x80 | len(text))) + MASK + text)
            elif first == 0x88 and self.transport is not None:
                self.transport.close()
        self._data = data[start:]

    def _hang_up(self, error: Exception) -> None:
        self.opened.set_exception(error)
        if self.transport is not None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits for this line waits in vain."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionResetError("hung up"))

    def say(self, frame: dict[str, object]) -> None:
        """Send a frame."""
        text = json.dumps(frame).encode()
        head = struct.pack("!BBH", TEXT, 0x80 | 126, len(text))
        if self.transport is not None:
            self.transport.write(head + MASK + text)

    def heard(self, text: bytes) -> None:
        """Called with the text of every frame."""


def _frame(data: bytes, start: int) -> tuple[int, bytes, int] | None:
    """The first byte and the text of the frame that begins here, and where the next begins."""
    if len(data) < start + 2:
        return None
    length, body = data[start + 1], start + 2
    if length == 126:
        body += 2
        length = int.from_bytes(data[start + 2 : body])
    elif length == 127:
        body += 8
        length = int.from_bytes(data[start + 2 : body])
    if len(data) < body + length:
        return None
    return data[start], data[body : body + length], body + length
