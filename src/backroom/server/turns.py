"""Whose turn it is on the event loop: those who play come first, a crowd a few at a time.

asyncio handles everything that has come in on any socket before it looks again. When thousands
arrive or hang up at once, whoever plays would wait for all of them.
"""

import asyncio
import contextlib
import math
import select as kernel
import selectors
import time
from collections.abc import Mapping
from selectors import EVENT_READ, EVENT_WRITE, SelectorKey
from typing import Any, Final

# How long one round of the loop should take; a crowd gets fewer events if it takes longer.
ROUND_SECONDS: Final = 0.003
MOST_OF_CROWD: Final = 16
# However much those who play have to do, whoever wants to come in gets on.
LEAST_OF_CROWD: Final = 4
HAS_EPOLL: Final = hasattr(kernel, "epoll")


class Turns(selectors.BaseSelector):
    """Two sets of sockets: of the first all events are handled, of the crowd's only some.

    Whatever comes through the door is one of the crowd until it is put first. What the house
    opens itself, its lines to the database and to other nodes, is not: when a thousand come
    back at once, each needs the database, and a node that cannot renew its lease loses all.
    """

    def __init__(self) -> None:
        self._first = kernel.epoll()
        self._crowd = kernel.epoll()
        # The set of the crowd is itself ready when anybody in it is.
        self._first.register(self._crowd.fileno(), kernel.EPOLLIN)
        self._keys: dict[int, SelectorKey] = {}
        self._of_crowd: set[int] = set()
        self._most = MOST_OF_CROWD
        self._since = time.monotonic()

    def put_first(self, fd: int, on: bool) -> None:
        """Let a socket come before the crowd, or be one of it again."""
        key = self._keys.get(fd)
        if key is not None:
            self._set_of(fd).unregister(fd)
        (self._of_crowd.discard if on else self._of_crowd.add)(fd)
        if key is not None:
            self._set_of(fd).register(fd, _mask(key.events))

    def register(self, fileobj: Any, events: int, data: Any = None) -> SelectorKey:
        """Watch a socket; asyncio always names it by its number."""
        fd = _number(fileobj)
        if fd in self._keys:
            raise KeyError(f"{fd} is already registered")
        self._set_of(fd).register(fd, _mask(events))
        key = self._keys[fd] = SelectorKey(fileobj, fd, events, data)
        return key

    def unregister(self, fileobj: Any) -> SelectorKey:
        """Watch a socket no more."""
        fd = _number(fileobj)
        key = self._keys.pop(fd)
        # The system has forgotten a socket that was closed before.
        with contextlib.suppress(OSError):
            self._set_of(fd).unregister(fd)
        return key

    def modify(self, fileobj: Any, events: int, data: Any = None) -> SelectorKey:
        """Watch a socket for something else."""
        fd = _number(fileobj)
        if events != self._keys[fd].events:
            self._set_of(fd).modify(fd, _mask(events))
        key = self._keys[fd] = SelectorKey(fileobj, fd, events, data)
        return key

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        """What has come in: of the first everything, of the crowd as much as there is time."""
        self._pace(time.monotonic() - self._since)
        # Milliseconds, rounded up as elsewhere: a timer is never early.
        wait = -1.0 if timeout is None else max(0.0, math.ceil(timeout * 1e3) * 1e-3)
        try:
            ready = self._first.poll(wait, max(1, len(self._keys)))
            crowd = self._crowd.fileno()
            if any(fd == crowd for fd, _ in ready):
                ready = [one for one in ready if one[0] != crowd]
                ready += self._crowd.poll(0, self._most)
        except InterruptedError:
            ready = []
        self._since = time.monotonic()
        keys = self._keys
        return [(keys[fd], _events(mask) & keys[fd].events) for fd, mask in ready if fd in keys]

    def close(self) -> None:
        """Watch nothing any more."""
        self._first.close()
        self._crowd.close()
        self._keys.clear()

    def get_map(self) -> Mapping[Any, SelectorKey]:
        """Every socket that is watched, by its number."""
        return self._keys

    def _pace(self, seconds: float) -> None:
        """Halve the crowd's part after a long round, and let it grow after a short one."""
        if seconds > ROUND_SECONDS:
            self._most = max(LEAST_OF_CROWD, self._most // 2)
        else:
            self._most = min(MOST_OF_CROWD, self._most + 2)

    def _set_of(self, fd: int) -> "kernel.epoll":
        return self._crowd if fd in self._of_crowd else self._first


def new_loop(turns: Turns | None) -> asyncio.AbstractEventLoop:
    """An event loop that heeds turns; an ordinary one where the system has no such sets."""
    if turns is None:
        return asyncio.new_event_loop()
    return asyncio.SelectorEventLoop(turns)


def _number(fileobj: Any) -> int:
    return fileobj if isinstance(fileobj, int) else int(fileobj.fileno())


def _mask(events: int) -> int:
    reading = kernel.EPOLLIN if events & EVENT_READ else 0
    writing = kernel.EPOLLOUT if events & EVENT_WRITE else 0
    return reading | writing


def _events(mask: int) -> int:
    """As the standard library has it: a line that broke is ready for everything."""
    reading = EVENT_READ if mask & ~kernel.EPOLLOUT else 0
    writing = EVENT_WRITE if mask & ~kernel.EPOLLIN else 0
    return reading | writing
