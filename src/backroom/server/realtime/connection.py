"""One socket of one tab: frames wait in a queue, so that a slow reader holds up nobody."""

import asyncio
from collections.abc import Collection
from typing import Final

import msgspec

from backroom.server import wire
from backroom.server.storage.records import Person

from .services import SocketServices

MOST_WAITING: Final = 256
MOST_BYTES_WAITING: Final = 4 * 1024 * 1024
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """Whose tab it is, which seat it shows, and which frame it has seen."""

    def __init__(
        self,
        services: SocketServices,
        person: Person,
        session: str,
        address: str,
        language: str,
        muted: set[str],
    ) -> None:
        self.services = services
        self.person = person.id
        self.name = person.name
        self.session = session
        self.address = address
        self.language = language
        self.seat: int | None = None
        self.number = 0
        self.muted: Collection[str] = muted
        self.closing: tuple[int, str] | None = None
        self._waiting: list[bytes] = []
        self._wake = asyncio.Event()

    def take(self, kind: str) -> None:
        """Count one of a kind against the limits; refused when there were too many."""
        self.services.limits.take(kind, self.session, self.address)

    def send(self, frame: wire.ServerFrame) -> None:
        """Puts a frame in the queue."""
        self.send_bytes(ENCODER.encode(frame))

    def send_bytes(self, data: bytes) -> None:
        """Puts an encoded frame in the queue; a reader too far behind is let go."""
        if self._is_behind():
            self.close(4408, "too slow")
        elif self.closing is None:
            self._waiting.append(data)
            if self.seat is None:
                self.services.pacer.wake(self._wake)
            else:
                self._wake.set()

    def _is_behind(self) -> bool:
        waiting = self._waiting
        return len(waiting) >= MOST_WAITING or sum(map(len, waiting)) >= MOST_BYTES_WAITING

    def close(self, code: int, reason: str) -> None:
        """What is in the queue goes out, then the socket closes with this code."""
        if self.closing is None:
            self.closing = (code, reason)
            self._wake.set()

    async def next_frames(self) -> list[bytes]:
        """What is to go out now; empty when the socket is to be closed."""
        # A paced wake-up may come after what it was for has gone out.
        while not self._waiting and self.closing is None:
            self._wake.clear()
            await self._wake.wait()
        frames, self._waiting = self._waiting, []
        return frames
