"""One socket of one tab: frames wait in a queue, so that a slow reader holds up nobody."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final, Protocol

import msgspec

from backroom.server import wire
from backroom.server.bell import Bell
from backroom.server.storage.records import Person

from .services import SocketServices

MOST_WAITING: Final = 256
MOST_BYTES_WAITING: Final = 4 * 1024 * 1024
ENCODER: Final = msgspec.json.Encoder()


class Outlet(Protocol):
    """The short way out, where the web server offers one: past tasks, queues and wrappers.

    With five frames a move the long way is a third of all work (benchmarks/server.py).
    """

    def take(self, frames: Sequence[bytes]) -> bool:
        """Send these texts at once; False, and none is sent, if the line is not free."""
        ...

    def forget_call(self) -> None:
        """Drop what was only needed to let somebody in."""
        ...

    def come_first(self, on: bool) -> None:
        """Hear this line before those who only watch, or no longer."""
        ...


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
        self.number = 0
        self.muted: Collection[str] = muted
        self.closing: tuple[int, str] | None = None
        self._seat: int | None = None
        self._outlet: Outlet | None = None
        self._waiting: list[bytes] = []
        self._is_sending = False
        self._has_turn = False
        self._bell = Bell()

    @property
    def seat(self) -> int | None:
        """The seat whose eyes the tab has; None for those who watch."""
        return self._seat

    @seat.setter
    def seat(self, seat: int | None) -> None:
        if self._outlet is not None and (seat is None) != (self._seat is None):
            self._outlet.come_first(seat is not None)
        self._seat = seat

    def use(self, outlet: Outlet | None) -> None:
        """Take the short way from now on, if there is one."""
        self._outlet = outlet
        if outlet is not None:
            outlet.forget_call()
            if self._seat is not None:
                outlet.come_first(True)
        self._send()

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
            if self._seat is None and not self._has_turn:
                self.services.pacer.later(self, self._send)
            elif len(self._waiting) == 1:
                # What is told in one go is sent in one: each call to the system is dear.
                self.services.pacer.soon(self._send)

    def in_turn(self, key: str, work: Callable[[], None]) -> None:
        """Do something for this tab when it is its turn among all who watch, and once."""
        self.services.pacer.later((self, key), partial(self._take_turn, work))

    def _take_turn(self, work: Callable[[], None]) -> None:
        self._has_turn = True
        try:
            work()
        finally:
            self._has_turn = False

    def _send(self) -> None:
        """Let what waits go out at once, or by the task that waits until the line is free."""
        if not self._waiting:
            return
        is_next = not self._is_sending and self.closing is None
        if is_next and self._outlet is not None and self._outlet.take(self._waiting):
            self._waiting = []
        else:
            self._bell.ring()

    def _is_behind(self) -> bool:
        waiting = self._waiting
        return len(waiting) >= MOST_WAITING or sum(map(len, waiting)) >= MOST_BYTES_WAITING

    def close(self, code: int, reason: str) -> None:
        """What is in the queue goes out, then the socket closes with this code."""
        if self.closing is None:
            self.closing = (code, reason)
            self._bell.ring()

    async def next_frames(self) -> list[bytes]:
        """What is to go out now; empty when the socket is to be closed."""
        self._is_sending = False
        # A paced wake-up may come after what it was for has gone out.
        while not self._waiting and self.closing is None:
            await self._bell.wait()
        frames, self._waiting = self._waiting, []
        self._is_sending = True
        return frames
