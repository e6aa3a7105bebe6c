"""One socket of one tab: frames wait in a queue, so that a slow reader holds up nobody."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Final, Protocol, TypeVar

import msgspec

from backroom.server import wire
from backroom.server.bell import Bell
from backroom.server.storage.records import Person

from .services import SocketServices

MOST_WAITING: Final = 256
MOST_BYTES_WAITING: Final = 4 * 1024 * 1024
Frame = TypeVar("Frame")
ENCODER: Final = msgspec.json.Encoder()


class Outlet(Protocol):
    """The short way out and in, where the web server has one: past tasks and wrappers.

    With five frames a move the long way is a third of all work (benchmarks/server.py).
    """

    def take(self, frames: Sequence[bytes]) -> bool:
        """Send these texts at once; False, and none is sent, if the line is not free."""
        ...

    def forget_call(self) -> None:
        """Drop what was only needed to let somebody in."""
        ...

    def hear_with(self, hear: Callable[[bytes], bool]) -> None:
        """Offer every text that comes in; what is not taken comes the long way."""
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
        self._is_reading = False
        self._is_heard = False
        self._quiet = Bell()

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

    def hear_with(self, hear: Callable[[bytes], bool]) -> None:
        """Let what comes in take the short way, if there is one."""
        if self._outlet is not None:
            self._outlet.hear_with(hear)

    @property
    def is_idle(self) -> bool:
        """Whether all that came before is answered, and the next frame is waited for."""
        return self._is_reading and not self._is_heard and self.closing is None

    def begin(self) -> None:
        """A frame that came the short way is being handled."""
        self._is_heard = True

    def end(self) -> None:
        """What came the short way was answered, and what came after it may go on."""
        self._is_heard = False
        self._quiet.ring()

    async def after_what_is_heard(self, coming: Awaitable[Frame]) -> Frame:
        """What comes the long way, when all that came the short way before is answered."""
        self._is_reading = True
        try:
            frame = await coming
        finally:
            self._is_reading = False
        while self._is_heard:
            await self._quiet.wait()
        return frame

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
